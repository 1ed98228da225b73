"""The input of the Rush Hour puzzle, strict to the byte."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402

SIZE, EXIT_ROW, RED, MOST = 6, 2, 1, 10

Cell = tuple[int, int]


def validate(text: str) -> None:
    """Cars of two cells and trucks of three, numbered without a gap, the red car in its row."""
    scanner = Scanner(text)
    vehicles: dict[int, list[Cell]] = {}
    for row in range(SIZE):
        for column, id in enumerate(scanner.integers(*[(0, MOST)] * SIZE)):
            if id:
                vehicles.setdefault(id, []).append((row, column))
    scanner.end()
    for id in range(1, max(vehicles, default=RED) + 1):
        if id not in vehicles:
            raise scanner.fail(f"there is no vehicle {id}")
        if not is_vehicle(vehicles[id]):
            raise scanner.fail(f"{id} is no straight vehicle of two or three cells")
    if [row for row, _ in vehicles[RED]] != [EXIT_ROW, EXIT_ROW]:
        raise scanner.fail("the red car is no car in row 3")


def is_vehicle(cells: list[Cell]) -> bool:
    """True for two or three cells in a line, given in reading order."""
    (row, column), (down, right) = cells[0], (int(cells[-1][1] == cells[0][1]),
                                              int(cells[-1][0] == cells[0][0]))
    line = [(row + i * down, column + i * right) for i in range(len(cells))]
    return len(cells) in (2, 3) and cells == line


if __name__ == "__main__":
    main(validate)
