"""The levels of an input with the moves that an output gives for them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.sokoban import parse_levels  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay a level; no moves where the output has none for it."""
    moves = _moves((output or "").split("\n"))
    for number, level in enumerate(parse_levels(input), 1):
        yield Replay(f"level {number}", level, next(moves, None))


def _moves(lines: list[str]) -> Iterator[list[str] | None]:
    """What follows each line of counts; None for `-1` and `?`."""
    place = 0
    while place < len(lines):
        solved = re.match(r"\d", lines[place])
        if solved:
            yield list(lines[place + 1].strip()) if place + 1 < len(lines) else []
        elif lines[place].strip():
            yield None
        place += 2 if solved else 1
