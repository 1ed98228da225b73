"""The boards of an input; the answer is a count, so there are no moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.sokoban import Position  # noqa: E402

MARKS = str.maketrans("X*@.", "@$. ")


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay a board, without moves."""
    words = input.split()
    start = number = 0
    while start < len(words):
        height = int(words[start])
        rows = [row.translate(MARKS) for row in words[start + 2:start + 2 + height]]
        start += 2 + height
        number += 1
        yield Replay(f"board {number}", Position.from_rows(rows), None)
