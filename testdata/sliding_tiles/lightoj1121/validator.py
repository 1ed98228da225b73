"""The input of LightOJ 1121: T, then T boards, a blank line before each."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts at most 100 boards, none of them solved."""
    scanner = Scanner(text)
    [boards] = scanner.integers((1, 100))
    for _ in range(boards):
        if scanner.line():
            raise scanner.fail("a blank line expected")
        if scan_grid(scanner, 4, 4).solved():
            raise scanner.fail("the board is solved")
    scanner.end()


if __name__ == "__main__":
    main(validate)
