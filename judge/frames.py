"""The pictures of a replay, one a move, up to the first that is illegal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.rules import IllegalMove, Position, Replay


@dataclass(frozen=True)
class Frame:
    """One picture of a replay.

    move: what led here, empty for the start. error: why the move is illegal, or why the end is
    none; `position` is then the one before the move.
    """

    position: Position
    move: str = ""
    error: str = ""


def frames(replay: Replay) -> Iterator[Frame]:
    """The pictures of a replay: the start, a picture a move; an error ends them."""
    position = replay.start
    yield Frame(position)
    for move in replay.moves or ():
        try:
            position = position.step(move)
        except IllegalMove as illegal:
            yield Frame(position, move, f"illegal: {illegal}")
            return
        yield Frame(position, move)
    if replay.moves is not None and not position.solved():
        yield Frame(position, "", "the moves end here, and the board is not solved")
