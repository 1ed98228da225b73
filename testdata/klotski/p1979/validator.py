"""The input of NOIP 2013 Huarong Dao, strict to the byte."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402

LARGEST, MOST_QUERIES = 30, 500


def validate(text: str) -> None:
    """Blank, piece and target stand on movable cells, blank and piece on different ones."""
    scanner = Scanner(text)
    rows, columns, queries = scanner.integers((1, LARGEST), (1, LARGEST), (1, MOST_QUERIES))
    movable = [scanner.integers(*[(0, 1)] * columns) for _ in range(rows)]
    for _ in range(queries):
        places = scanner.integers(*[(1, rows), (1, columns)] * 3)
        blank, piece, target = zip(places[::2], places[1::2])
        for what, (row, column) in (("blank", blank), ("piece", piece), ("target", target)):
            if not movable[row - 1][column - 1]:
                raise scanner.fail(f"the {what} is on a fixed cell")
        if blank == piece:
            raise scanner.fail("the blank is on the piece")
    scanner.end()


if __name__ == "__main__":
    main(validate)
