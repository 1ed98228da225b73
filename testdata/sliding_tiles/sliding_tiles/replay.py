"""The boards of the sliding-tiles solver, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles_cases import general_boards, lenient_moves  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board; an unsolvable board has no moves."""
    lines = iter(output.splitlines() if output is not None else [])
    for number, board in enumerate(general_boards(input), 1):
        count = next(lines, "-1").strip()
        moves = None if count == "-1" else lenient_moves(next(lines, "").strip(), "UDLR")
        yield Replay(f"board {number}", board, moves)
