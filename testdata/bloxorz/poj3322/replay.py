"""The boards of POJ 3322, ready to be drawn. The answers are counts, they hold no moves."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.bloxorz import map_position  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board."""
    words = iter(input.split())
    for number, height in enumerate(words, 1):
        if next(words, "0") == "0":
            return
        rows = [next(words) for _ in range(int(height))]
        yield Replay(f"case {number}", map_position(rows, "#.EO", "X"), None)
