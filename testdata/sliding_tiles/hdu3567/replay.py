"""The cases of HDU 3567, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import eight_boards, lenient_moves  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a case."""
    boards = eight_boards(input.split("\n", 1)[1])
    lines = output.splitlines()[1::2] if output is not None else []
    for number, (start, goal) in enumerate(zip(boards[::2], boards[1::2]), 1):
        line = lines[number - 1] if number <= len(lines) else ""
        yield Replay(f"case {number}", Position(3, 3, start, goal), lenient_moves(line, "udlr"))
