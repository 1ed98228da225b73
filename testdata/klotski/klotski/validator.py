"""The input of klotski/klotski: boards of at most 64 cells, each with a goal line."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.klotski import EMPTY, GATE, LETTERS, WALL, connected, parse_grid  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts one or more cases."""
    scanner = Scanner(text)
    _case(scanner)
    while scanner.more():
        _case(scanner)


def _case(scanner: Scanner) -> None:
    rows, columns = scanner.integers((1, 64), (1, 64))
    if rows * columns > 64:
        raise scanner.fail("more than 64 cells")
    grid = [scanner.row(columns, EMPTY + WALL + GATE + LETTERS) for _ in range(rows)]
    words = scanner.line().split(" ")
    if len(words) != 3 or words[0] not in LETTERS or len(words[0]) != 1:
        raise scanner.fail("a piece, a row and a column expected")
    goal_row, goal_column = (scanner.integer(word, 1, 64) for word in words[1:])
    if not any(words[0] in row for row in grid):
        raise scanner.fail(f"there is no piece {words[0]}")
    start = parse_grid(grid, words[0], (goal_row - 1, goal_column - 1))
    for name, cells in start.pieces.items():
        if not connected(cells):
            raise scanner.fail(f"piece {name} is in two parts")
    top, left = start.corner(words[0])
    bottom = max(row for row, _ in start.pieces[words[0]])
    right = max(column for _, column in start.pieces[words[0]])
    if goal_row + bottom - top > rows or goal_column + right - left > columns:
        raise scanner.fail("the goal is off the board")


if __name__ == "__main__":
    main(validate)
