"""The input of UVa 10181: N, then N boards."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts at most 1000 boards (that 45 moves are enough is not checked)."""
    scanner = Scanner(text)
    [boards] = scanner.integers((1, 1000))
    for _ in range(boards):
        scan_grid(scanner, 4, 4)
    scanner.end()


if __name__ == "__main__":
    main(validate)
