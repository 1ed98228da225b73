"""The four puzzles, modelled independently of the solutions: legal moves, replay, drawing.

Every checker, drawing and generator of a puzzle shares one module `rules/<puzzle>.py`, whose
`Position` follows the protocol below. The models are written for clarity, not speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

LONGEST = 500_000  # moves: twice what any board here needs, replayed within a minute


class IllegalMove(Exception):
    """A move that the rules forbid. The message says why, in the puzzle's own words."""


class Position(Protocol):
    """A state of a puzzle, immutable: a move makes a new one."""

    def moves(self) -> Iterable[str]:
        """The legal moves, in a fixed order."""

    def step(self, move: str) -> Position:
        """The position after `move`. Raises IllegalMove."""

    def solved(self) -> bool:
        """True when the goal is reached."""

    def draw(self, colour: bool = False) -> str:
        """The board as text of several lines, with ANSI colours when `colour` is set."""

    def general_input(self) -> str:
        """This position as a case of the puzzle's general solver."""


@dataclass(frozen=True)
class Replay:
    """One case of an input, ready to be drawn: its start and, if known, the moves."""

    label: str
    start: Position
    moves: Sequence[str] | None  # None: the problem's answer is a count, not a path


def play(start: Position, moves: Iterable[str]) -> Position:
    """The position after all `moves`. Raises IllegalMove with the step's number in front, and for
    a walk without end."""
    position = start
    for number, move in enumerate(moves, 1):
        if number > LONGEST:
            raise IllegalMove(f"more than {LONGEST} moves, which is more than are replayed")
        try:
            position = position.step(move)
        except IllegalMove as illegal:
            raise IllegalMove(
                f"step {number}, {move!r}: {illegal}\n{position.draw()}") from illegal
    return position
