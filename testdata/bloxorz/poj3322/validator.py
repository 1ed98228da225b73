"""The input of POJ 3322: boards, each with one hole and a start of one X or two neighbours."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts boards of 3 to 500 rows and columns and the closing zeros."""
    scanner = Scanner(text)
    rows, columns = scanner.integers((0, 500), (0, 500))
    while rows or columns:
        if min(rows, columns) < 3:
            raise scanner.fail("a board has at least 3 rows and 3 columns")
        _board(scanner, rows, columns)
        rows, columns = scanner.integers((0, 500), (0, 500))
    scanner.end()


def _board(scanner: Scanner, rows: int, columns: int) -> None:
    board = [scanner.row(columns, ".#EXO") for _ in range(rows)]
    if sum(row.count("O") for row in board) != 1:
        raise scanner.fail("the board above has not exactly one O")
    start = [(row, column) for row, text in enumerate(board) if "X" in text
             for column, letter in enumerate(text) if letter == "X"]
    if len(start) not in (1, 2):
        raise scanner.fail(f"the board above has {len(start)} X")
    (row, column), (last_row, last_column) = start[0], start[-1]
    if len(start) == 2 and abs(last_row - row) + abs(last_column - column) != 1:
        raise scanner.fail("the two X of the board above are no neighbours")


if __name__ == "__main__":
    main(validate)
