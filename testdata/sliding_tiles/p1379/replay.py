"""The board of Luogu P1379, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position, shortest_moves  # noqa: E402
from judge.rules.sliding_tiles_cases import eight_boards  # noqa: E402

GOAL = (1, 2, 3, 8, 0, 4, 7, 6, 5)


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The board with a shortest path: the answer is a count, and the general solver has another
    goal."""
    [tiles] = eight_boards(input)
    start = Position(3, 3, tiles, GOAL)
    yield Replay("board", start, shortest_moves(start) if output is not None else None)
