"""Boards of 2..8 x 2..8 with one X, three boxes and three holes, to the end of the input."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Invalid, Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Raises Invalid unless the input follows the contract to the byte."""
    scanner = Scanner(text)
    if not scanner.more():
        raise Invalid("no board")
    while scanner.more():
        height, width = scanner.integers((2, 8), (2, 8))
        board = "".join(scanner.row(width, ".X*#@") for _ in range(height))
        for letter, number in (("X", 1), ("*", 3), ("@", 3)):
            if board.count(letter) != number:
                raise scanner.fail(f"{number} of {letter} expected, found {board.count(letter)}")


if __name__ == "__main__":
    main(validate)
