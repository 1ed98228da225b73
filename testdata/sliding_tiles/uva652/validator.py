"""The input of UVa 652: N, then N boards, a blank line before each."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import re  # noqa: E402

from judge.rules.sliding_tiles_cases import scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts N boards of 1 to 8 and x, blanks between."""
    scanner = Scanner(text)
    [boards] = scanner.integers((1, 100000))
    for _ in range(boards):
        if scanner.line():
            raise scanner.fail("a blank line expected")
        line = scanner.line()
        if not re.fullmatch(r"\S( +\S){8}", line):
            raise scanner.fail("nine marks with blanks between expected")
        scan_permutation(scanner, line.split(), "12345678x")
    scanner.end()


if __name__ == "__main__":
    main(validate)
