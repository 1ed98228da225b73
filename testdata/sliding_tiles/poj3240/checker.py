"""Checks the path of POJ 3240, of any length."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import check_path  # noqa: E402

UNSOLVABLE = "No Answer!"


def check(input: str, answer: str, output: str) -> None:
    """Replays the path."""
    right, found = Lines(answer).next("the answer"), Lines(output)
    side, *tiles = map(int, input.split())
    line = found.next("a path")
    if UNSOLVABLE in (right, line):
        if line != right:
            raise Wrong(f"{line[:60]!r}, but the answer is {right[:60]!r}")
    else:
        check_path("the board", Position(side, side, tuple(tiles)), line, "UDLR")
    found.end()


if __name__ == "__main__":
    main(check)
