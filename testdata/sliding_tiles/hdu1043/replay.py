"""The boards of HDU 1043, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import eight_boards, lenient_moves  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board; the general solver looks at those that are said to be unsolvable."""
    lines = output.splitlines() if output is not None else []
    for number, tiles in enumerate(eight_boards(input), 1):
        line = lines[number - 1] if number <= len(lines) else ""
        moves = None if line == "unsolvable" else lenient_moves(line, "udlr")
        yield Replay(f"board {number}", Position(3, 3, tiles), moves)
