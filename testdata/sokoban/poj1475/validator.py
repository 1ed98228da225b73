"""Mazes of 1..20 x 1..20 with one S, one B and one T; `0 0` ends them."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Raises Invalid unless the input follows the contract to the byte."""
    scanner = Scanner(text)
    while size := _size(scanner):
        height, width = size
        maze = "".join(scanner.row(width, "#.SBT") for _ in range(height))
        for letter in "SBT":
            if maze.count(letter) != 1:
                raise scanner.fail(f"one {letter} expected, the maze has {maze.count(letter)}")
    scanner.end()


def _size(scanner: Scanner) -> tuple[int, int] | None:
    height, width = scanner.integers((0, 20), (0, 20))
    if (height == 0) != (width == 0):
        raise scanner.fail("a maze without cells")
    return (height, width) if height else None


if __name__ == "__main__":
    main(validate)
