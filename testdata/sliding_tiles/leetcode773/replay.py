"""The board of LeetCode 773, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The board; the answer is a count."""
    yield Replay("board", Position(2, 3, tuple(map(int, input.split()))), None)
