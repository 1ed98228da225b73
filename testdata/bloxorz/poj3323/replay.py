"""The starts of POJ 3323 that are near enough to be drawn. The answers hold no moves."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.rules import Replay  # noqa: E402
from judge.rules.bloxorz import ALPHABET, HOLE, Level, Position  # noqa: E402

NEAR = 25  # the farthest coordinate that is drawn
RIM = 4  # no least way leaves the rectangle of start and hole by more


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """One Replay a line whose start is near: rows are y, columns x."""
    words = input.split()
    for number, (rests, *numbers) in enumerate(zip(words[::3], words[1::3], words[2::3]), 1):
        x, y = map(int, numbers)
        if max(abs(x), abs(y)) <= NEAR:
            start = _position(rests, x, y)
            yield Replay(f"line {number}: {rests} {x} {y}", start, [] if start.solved() else None)


def _position(rests: str, x: int, y: int) -> Position:
    left, top = min(x, 0) - RIM, min(y, 0) - RIM
    width, height = abs(x) + 2 * RIM + 2, abs(y) + 2 * RIM + 2
    rows = ["." * width] * height
    rows[-top] = rows[-top][:-left] + HOLE + rows[-top][-left + 1:]
    first = y - top, x - left
    second = first[0] + (rests == "H"), first[1] + (rests == "V")
    return Position(Level(tuple(rows), {}, False, ALPHABET), (first, second))
