"""The input of the sliding-tiles solver: boards with their size, to the end of the file."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board or more, of 4 to 16 cells."""
    scanner = Scanner(text)
    while True:
        rows, columns = scanner.integers((2, 8), (2, 8))
        if rows * columns > 16:
            raise scanner.fail(f"{rows * columns} cells, 16 are the most")
        scan_grid(scanner, rows, columns)
        if not scanner.more():
            return


if __name__ == "__main__":
    main(validate)
