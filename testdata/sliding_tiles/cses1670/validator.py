"""The input of CSES 1670: three rows of three, the numbers 1 to 9."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles_cases import scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one board."""
    scanner = Scanner(text)
    numbers = [number for _ in range(3) for number in scanner.integers(*[(1, 9)] * 3)]
    scan_permutation(scanner, list(map(str, numbers)), "123456789")
    scanner.end()


if __name__ == "__main__":
    main(validate)
