"""The input of AcWing 845 (one line) and AOJ ALDS1_13_B (three lines): a board."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid, scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts a board on one line, blank `x`, or on three lines, blank `0`."""
    scanner = Scanner(text)
    if len(text.splitlines()) == 1:
        scan_permutation(scanner, scanner.line().split(" "), "12345678x")
    else:
        scan_grid(scanner, 3, 3)
    scanner.end()


if __name__ == "__main__":
    main(validate)
