"""Checks the paths of UVa 10181: right, and at most 50 moves long."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import check_path, chunks  # noqa: E402

UNSOLVABLE = "This puzzle is not solvable."
LONGEST = 50


def check(input: str, answer: str, output: str) -> None:
    """Replays each path."""
    expected, found = Lines(answer), Lines(output)
    boards = chunks(list(map(int, input.split()[1:])), 16)
    for number, tiles in enumerate(boards, 1):
        right, line = expected.next("the answer"), found.next(f"board {number}: a path")
        if UNSOLVABLE in (right, line):
            if line != right:
                raise Wrong(f"board {number}: {line[:60]!r}, but the answer is {right!r}")
            continue
        length = check_path(f"board {number}", Position(4, 4, tiles), line, "UDLR")
        if length > LONGEST:
            raise Wrong(f"board {number}: {length} moves, {LONGEST} are allowed")
    found.end()


if __name__ == "__main__":
    main(check)
