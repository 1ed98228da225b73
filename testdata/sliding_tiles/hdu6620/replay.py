"""The boards of HDU 6620, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import chunks  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board; the answers are words."""
    for number, tiles in enumerate(chunks(list(map(int, input.split()[1:])), 16), 1):
        yield Replay(f"board {number}", Position(4, 4, tiles), None)
