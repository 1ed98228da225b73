"""Rows of one length, at most 100 x 100, one man, box and target; the man cannot leave."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Invalid, Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Raises Invalid unless the input follows the contract to the byte."""
    scanner = Scanner(text)
    rows = [scanner.line()]
    while scanner.more():
        rows.append(scanner.row(len(rows[0]), "#@$. "))
    Scanner(rows[0] + "\n").row(len(rows[0]), "#@$. ")
    if len(rows) > 100 or len(rows[0]) > 100:
        raise Invalid(f"{len(rows)} x {len(rows[0])} is more than 100 x 100")
    for letter, what in (("@", "man"), ("$", "box"), (".", "target")):
        if (number := "".join(rows).count(letter)) != 1:
            raise Invalid(f"one {what} expected, the maze has {number}")
    _check_closed(rows)


def _check_closed(rows: list[str]) -> None:
    trail = [(row, column) for row, line in enumerate(rows)
             for column, letter in enumerate(line) if letter == "@"]
    seen = set(trail)
    for row, column in trail:
        if row in (0, len(rows) - 1) or column in (0, len(rows[0]) - 1):
            raise Invalid(f"the man can leave at row {row + 1}, column {column + 1}")
        for to in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if rows[to[0]][to[1]] != "#" and to not in seen:
                seen.add(to)
                trail.append(to)


if __name__ == "__main__":
    main(validate)
