"""The mazes of an input with the moves that an output gives for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from testdata.sokoban.poj1475.checker import IMPOSSIBLE, mazes, moves  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One replay a maze; no moves where the output has none for it."""
    lines = [line.strip() for line in (output or "").split("\n")]
    bodies = [lines[i + 1] for i, line in enumerate(lines[:-1]) if line.startswith("Maze #")]
    for number, maze in enumerate(mazes(input)):
        body = bodies[number] if number < len(bodies) else IMPOSSIBLE
        yield Replay(f"Maze #{number + 1}", maze, None if body == IMPOSSIBLE else moves(body))
