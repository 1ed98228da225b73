"""The input of the rolling block: boards with one start and one hole."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts boards of 1 to 1000 rows and columns; a row may end early."""
    scanner = Scanner(text)
    if not scanner.more():
        raise scanner.fail("a board expected")
    while scanner.more():
        rows, columns = scanner.integers((1, 1000), (1, 1000))
        board = []
        for _ in range(rows):
            row = scanner.line()
            if len(row) > columns:
                raise scanner.fail(f"{len(row)} characters, at most {columns} expected")
            if odd := set(row) - set("#.OXS "):
                raise scanner.fail(f"{min(odd)!r} is no cell")
            board.append(row)
        for letter in "SX":
            if sum(row.count(letter) for row in board) != 1:
                raise scanner.fail(f"the board above has not exactly one {letter}")


if __name__ == "__main__":
    main(validate)
