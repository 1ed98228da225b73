"""The input of POJ 2893: boards with one side odd at least, then 0 0."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts boards of 2 to 999 rows and columns and the closing zeros."""
    scanner = Scanner(text)
    rows, columns = scanner.integers((0, 999), (0, 999))
    while rows or columns:
        if min(rows, columns) < 2 or rows % 2 == columns % 2 == 0:
            raise scanner.fail("a board has at least 2 rows and columns, one of them odd")
        scan_grid(scanner, rows, columns)
        rows, columns = scanner.integers((0, 999), (0, 999))
    scanner.end()


if __name__ == "__main__":
    main(validate)
