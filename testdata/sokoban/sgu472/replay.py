"""The maze of an input with the moves that an output gives for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from testdata.sokoban.sgu472.checker import IMPOSSIBLE, maze  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay; no moves where the output has none."""
    line = (output or IMPOSSIBLE).split("\n")[0].strip()
    yield Replay("the maze", maze(input), None if line == IMPOSSIBLE else line)
