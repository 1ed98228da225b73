"""The input of AOJ ALDS1_13_C: a 4x4 board that can be solved."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board that can be solved (its 45 moves are not checked)."""
    scanner = Scanner(text)
    if not scan_grid(scanner, 4, 4).solvable():
        raise scanner.fail("the board cannot be solved")
    scanner.end()


if __name__ == "__main__":
    main(validate)
