"""The input of Luogu P1379: nine digits, a board that can be solved."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402

GOAL = (1, 2, 3, 8, 0, 4, 7, 6, 5)


def validate(text: str) -> None:
    """Accepts one board."""
    scanner = Scanner(text)
    row = scanner.row(9, "012345678")
    scan_permutation(scanner, row, "012345678")
    if not Position(3, 3, tuple(map(int, row)), GOAL).solvable():
        raise scanner.fail("the board cannot be solved")
    scanner.end()


if __name__ == "__main__":
    main(validate)
