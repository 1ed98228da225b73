"""The boards of UVa 10181, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import chunks, lenient_moves  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a board; the general solver looks at those that are said to be unsolvable."""
    lines = output.splitlines() if output is not None else []
    for number, tiles in enumerate(chunks(list(map(int, input.split()[1:])), 16), 1):
        line = lines[number - 1] if number <= len(lines) else ""
        moves = None if line.startswith("This") else lenient_moves(line, "UDLR")
        yield Replay(f"board {number}", Position(4, 4, tiles), moves)
