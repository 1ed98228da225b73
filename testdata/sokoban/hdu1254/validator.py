"""T (1..20) mazes of 2..7 x 2..7 digits 0..4 with one box, one target and one man."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Raises Invalid unless the input follows the contract to the byte."""
    scanner = Scanner(text)
    for _ in range(scanner.integers((1, 20))[0]):
        height, width = scanner.integers((2, 7), (2, 7))
        digits = [digit for _ in range(height) for digit in scanner.integers(*[(0, 4)] * width)]
        for digit, what in ((2, "box"), (3, "target"), (4, "man")):
            if digits.count(digit) != 1:
                raise scanner.fail(f"one {what} expected, the maze has {digits.count(digit)}")
    scanner.end()


if __name__ == "__main__":
    main(validate)
