"""The input of POJ 3240: n and an n x n board."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board of 1 to 10 rows."""
    scanner = Scanner(text)
    [side] = scanner.integers((1, 10))
    scan_grid(scanner, side, side)
    scanner.end()


if __name__ == "__main__":
    main(validate)
