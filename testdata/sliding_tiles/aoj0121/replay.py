"""The boards of AOJ 0121, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position, shortest_moves  # noqa: E402
from judge.rules.sliding_tiles_cases import chunks  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board with a shortest path: the answers are counts, and the general solver has
    another goal."""
    for number, tiles in enumerate(chunks(list(map(int, input.split())), 8), 1):
        start = Position(2, 4, tiles, tuple(range(8)))
        moves = shortest_moves(start) if output is not None else None
        yield Replay(f"board {number}", start, moves)
