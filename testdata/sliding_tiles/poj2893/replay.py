"""The boards of POJ 2893, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402

LARGEST = 16  # cells that the general solver takes


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board; the answers are words. Large boards have no moves."""
    numbers = list(map(int, input.split()))
    first = number = 0
    while numbers[first]:
        number += 1
        rows, columns = numbers[first:first + 2]
        last = first + 2 + rows * columns
        start = Position(rows, columns, tuple(numbers[first + 2:last]))
        yield Replay(f"board {number}", start, None if rows * columns <= LARGEST else [])
        first = last
