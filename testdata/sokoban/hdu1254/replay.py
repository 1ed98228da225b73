"""The mazes of an input; the answer is a count, so there are no moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.sokoban import Position  # noqa: E402

MARKS = dict(zip("01234", " #$.@"))


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay a maze, without moves."""
    tokens = input.split()
    start = 1
    for number in range(1, int(tokens[0]) + 1):
        height, width = int(tokens[start]), int(tokens[start + 1])
        start += 2
        rows = [[MARKS[digit] for digit in tokens[start + row * width:start + (row + 1) * width]]
                for row in range(height)]
        start += height * width
        yield Replay(f"case {number}", Position.from_rows(["".join(row) for row in rows]), None)
