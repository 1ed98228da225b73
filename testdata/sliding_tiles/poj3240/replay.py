"""The board of POJ 3240, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import lenient_moves  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The board and the path of the output. Where that is none, the general solver looks at the
    boards that it takes."""
    side, *tiles = map(int, input.split())
    line = (output or "").split("\n")[0].strip()
    unsolvable = line.startswith("No") and 1 < side <= 4
    moves = None if unsolvable else lenient_moves(line, "UDLR")
    yield Replay("board", Position(side, side, tuple(tiles)), moves)
