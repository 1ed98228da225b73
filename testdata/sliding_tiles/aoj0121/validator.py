"""The input of AOJ 0121: a board a line, 0 to 7, that can be solved."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board or more."""
    scanner = Scanner(text)
    while True:
        tiles = scanner.integers(*[(0, 7)] * 8)
        scan_permutation(scanner, list(map(str, tiles)), "01234567")
        if not Position(2, 4, tuple(tiles), tuple(range(8))).solvable():
            raise scanner.fail("the board cannot be solved")
        if not scanner.more():
            return


if __name__ == "__main__":
    main(validate)
