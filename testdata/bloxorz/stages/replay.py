"""The stages and the moves that solve them, ready to be drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.bloxorz import read_stages, read_solutions  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a stage."""
    solutions = read_solutions(output or "")
    for number, start in enumerate(read_stages(input), 1):
        yield Replay(f"case {number}", start, next(solutions, None))
