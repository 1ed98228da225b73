"""The levels of an input with the solutions that an output gives for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.sokoban import parse_levels  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay a level; no moves where the output has none."""
    lines = iter((output or "").split("\n"))
    for number, level in enumerate(parse_levels(input), 1):
        counts = next(lines, "").split()
        moves = next(lines, "").strip() if len(counts) == 2 else None
        yield Replay(f"level {number}", level, moves)
