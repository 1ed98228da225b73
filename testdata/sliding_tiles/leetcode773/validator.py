"""The input of LeetCode 773 for the local judge: a 2x3 board."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board."""
    scanner = Scanner(text)
    scan_grid(scanner, 2, 3)
    scanner.end()


if __name__ == "__main__":
    main(validate)
