"""The input of HDU 1043: a board a line, 1 to 8 and x, blanks between."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import re  # noqa: E402

from judge.rules.sliding_tiles_cases import scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board or more."""
    scanner = Scanner(text)
    while True:
        line = scanner.line()
        if not re.fullmatch(r"\S( +\S){8}", line):
            raise scanner.fail("nine marks with blanks between expected")
        scan_permutation(scanner, line.split(), "12345678x")
        if not scanner.more():
            return


if __name__ == "__main__":
    main(validate)
