"""The secret cases of the Rush Hour puzzle: one board a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402

SIZE, EXIT_ROW, RED, MOST = 6, 2, 1, 10

Grid = list[list[int]]

BY_HAND = {
    "01-red-alone": ["000000", "000000", "110000", "000000", "000000", "000000"],
    "02-red-at-the-exit": ["000000", "000000", "000011", "000000", "000000", "000000"],
    "03-truck-must-go-down": ["000002", "000002", "110002", "000000", "000000", "000000"],
    "04-car-under-the-truck": ["000002", "000002", "110002", "000000", "000000", "000033"],
    "05-horizontal-ahead": ["000000", "000000", "110022", "000000", "000000", "000000"],
    "06-horizontal-behind": ["000000", "000000", "221100", "000000", "000000", "000000"],
    "07-cars-as-hedge": ["022334", "055664", "110077", "088900", "000900", "000000"],
    "08-only-up": ["000000", "000200", "110200", "033300", "000000", "000000"],
    "09-gap-behind-a-car": ["000030", "000030", "110020", "000020", "000000", "555440"],
    "10-gap-too-narrow": ["000200", "000200", "110200", "000000", "000000", "044333"],
    "11-ten-steps": ["00AAA0", "333095", "117095", "007422", "007406", "000886"],
    "12-ten-steps-more": ["000003", "666843", "115840", "005807", "A90007", "A90022"],
    "13-eleven-steps": ["066600", "000884", "110004", "A05504", "A23300", "029977"],
    "14-eleven-steps-more": ["00AA00", "603309", "611009", "600779", "055800", "222844"],
    "15-many-states": ["022099", "00055A", "01100A", "400880", "463330", "060770"],
    "16-many-states-more": ["770022", "440556", "001106", "900AA0", "908800", "900330"],
}


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    for name, rows in BY_HAND.items():
        yield Case(name, text([[int(id, 16) for id in row] for row in rows]))
    random = Random(seed)
    for number in range(17, 41):
        vehicles = 3 + (number - 17) % 8
        yield Case(f"{number}-random-{vehicles}", text(random_board(random, vehicles)))
    plain = text(random_board(random, 5))
    yield Case("41-crlf", plain.replace("\n", "\r\n"))
    yield Case("42-no-newline", plain[:-1])
    yield Case("43-more-blanks", plain.replace(" ", "  ").replace("\n", " \n"))


def text(grid: Grid) -> str:
    """The input."""
    return "".join(" ".join(map(str, row)) + "\n" for row in grid)


def random_board(random: Random, vehicles: int) -> Grid:
    """The red car somewhere in the left of its row, then vehicles wherever there is room."""
    while True:
        grid = [[0] * SIZE for _ in range(SIZE)]
        place(grid, RED, 2, True, EXIT_ROW, random.below(4))
        placed = 1
        for _ in range(300):
            across = random.chance(50)
            line, start = random.below(SIZE), random.below(SIZE - 1)
            length = random.choice((2, 2, 3))
            if placed < vehicles and (not across or line != EXIT_ROW or random.chance(5)):
                row, column = (line, start) if across else (start, line)
                placed += place(grid, placed + 1, length, across, row, column)
        if placed == vehicles:
            return grid


def place(grid: Grid, id: int, length: int, across: bool, row: int, column: int) -> bool:
    """Puts a vehicle on the board where there is room. True if it was put."""
    cells = [(row, column + i) if across else (row + i, column) for i in range(length)]
    if any(r >= SIZE or c >= SIZE or grid[r][c] for r, c in cells):
        return False
    for r, c in cells:
        grid[r][c] = id
    return True


def random_case(random: Random, size: int) -> str:
    """A small input for `stress`."""
    return text(random_board(random, random.between(1, min(1 + size, MOST))))


def shrink(text_of_case: str) -> Iterator[str]:
    """Simpler inputs: a vehicle less."""
    grid = [[int(id) for id in line.split()] for line in text_of_case.splitlines()]
    for gone in range(2, max(id for row in grid for id in row) + 1):
        yield text([[0 if id == gone else id - (id > gone) for id in row] for row in grid])
