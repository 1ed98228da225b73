"""The maze of an input; the answer is a count, so there are no moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.sokoban import Position  # noqa: E402

MARKS = str.maketrans("SBT.", "@$. ")


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay, without moves."""
    rows = [row.translate(MARKS) for row in input.split()[2:]]
    yield Replay("the maze", Position.from_rows(rows), None)
