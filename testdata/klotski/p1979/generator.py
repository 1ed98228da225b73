"""The secret cases of NOIP 2013 Huarong Dao: one board a file, many queries."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402

LARGEST, MOST_QUERIES = 30, 500
FAST = ("solution", "textbook/spfa_over_sides.cpp")  # where the search over pairs is too slow

Cell = tuple[int, int]
Query = tuple[Cell, Cell, Cell]  # blank, piece, target, from 0
Grid = list[str]                 # rows of `.` movable and `#` fixed


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-start-is-target", start_is_target())
    yield Case("02-all-of-2x3", every_query(["...", "..."]))
    yield Case("03-all-of-a-ring", every_query(["...", ".#.", "..."]))
    yield Case("04-two-cells", every_query([".."]))
    yield Case("05-row", some_queries(random, ["." * LARGEST], MOST_QUERIES))
    yield Case("06-column", some_queries(random, ["."] * LARGEST, MOST_QUERIES))
    yield Case("07-blank-behind", blank_behind())
    yield Case("08-ring-3x9", some_queries(random, ring(3, 9), MOST_QUERIES))
    yield from small_random(random)
    yield from large(random)
    yield from odd_forms(random)


def start_is_target() -> str:
    grid = ["..#.", "..##", "####", "...#"]
    cells = movable(grid)
    return text(grid, [(blank, piece, piece) for blank in cells for piece in cells
                       if blank != piece])


def blank_behind() -> str:
    """A corridor between two rooms: the piece in it bars the way to its other side."""
    grid = ["..#####..",
            ".........",
            "..#####.."]
    inside = [(1, column) for column in range(1, 8)]
    return text(grid, [(blank, piece, target) for blank in ((0, 0), (2, 8), (1, 1))
                       for piece in inside for target in inside if blank != piece != target])


def small_random(random: Random) -> Iterator[Case]:
    """Boards that the search over pairs can do, from dense to open."""
    for number, (rows, columns, walls) in enumerate(
            ((3, 4, 20), (4, 4, 10), (5, 5, 35), (6, 6, 25), (8, 4, 15), (7, 7, 30)), 9):
        grid = random_grid(random, rows, columns, walls)
        yield Case(f"{number:02}-random-{rows}x{columns}", some_queries(random, grid, MOST_QUERIES))


def large(random: Random) -> Iterator[Case]:
    """Boards of full size."""
    boards = {
        "15-open": ["." * LARGEST] * LARGEST,
        "16-few-walls": random_grid(random, LARGEST, LARGEST, 5),
        "17-walls": random_grid(random, LARGEST, LARGEST, 15),
        "18-many-walls": random_grid(random, LARGEST, LARGEST, 30),
        "19-pillars": ["." * LARGEST if row % 2 else ".#" * (LARGEST // 2)
                       for row in range(LARGEST)],
        "20-rooms": rooms(random),
        "21-maze": maze(random),
        "22-long-ring": long_ring(),
    }
    for name, grid in boards.items():
        yield Case(name, some_queries(random, grid, MOST_QUERIES), FAST)


def odd_forms(random: Random) -> Iterator[Case]:
    """What editors and other systems make of an input."""
    grid = random_grid(random, 5, 6, 15)
    plain = some_queries(random, grid, 12)
    yield Case("23-crlf", plain.replace("\n", "\r\n"))
    yield Case("24-no-newline", plain[:-1])
    yield Case("25-more-blanks", plain.replace(" ", "  ").replace("\n", " \n"))


def text(grid: Sequence[str], queries: Sequence[Query]) -> str:
    """The input."""
    lines = [f"{len(grid)} {len(grid[0])} {len(queries)}"]
    lines += [" ".join("0" if cell == "#" else "1" for cell in row) for row in grid]
    lines += [" ".join(str(number + 1) for cell in query for number in cell) for query in queries]
    return "\n".join(lines) + "\n"


def movable(grid: Sequence[str]) -> list[Cell]:
    return [(row, column) for row, line in enumerate(grid) for column, cell in enumerate(line)
            if cell == "."]


def every_query(grid: Sequence[str]) -> str:
    cells = movable(grid)
    return text(grid, [(blank, piece, target) for blank, piece, target in product(cells, repeat=3)
                       if blank != piece])


def some_queries(random: Random, grid: Sequence[str], count: int) -> str:
    """Random queries: few with the piece at its target, some with the blank beside the piece."""
    cells = movable(grid)
    queries: list[Query] = []
    while len(queries) < count:
        blank, piece, target = (random.choice(cells) for _ in range(3))
        if random.chance(20):
            blank = random.choice(neighbours(cells, piece) or [blank])
        if blank != piece and (piece != target or random.chance(20)):
            queries.append((blank, piece, target))
    return text(grid, queries)


def neighbours(cells: Sequence[Cell], cell: Cell) -> list[Cell]:
    return [other for other in cells if abs(other[0] - cell[0]) + abs(other[1] - cell[1]) == 1]


def random_grid(random: Random, rows: int, columns: int, walls: int) -> Grid:
    """Fixed cells with a chance of `walls` percent; at least two cells stay movable."""
    while True:
        grid = ["".join("#" if random.chance(walls) else "." for _ in range(columns))
                for _ in range(rows)]
        if len(movable(grid)) >= 2:
            return grid


def ring(rows: int, columns: int) -> Grid:
    inner = "." + "#" * (columns - 2) + "."
    return ["." * columns, *[inner] * (rows - 2), "." * columns]


def rooms(random: Random) -> Grid:
    """Rooms of 4x4 with walls of one cell between, most of them with one or two doors."""
    cells = [["#" if row % 5 == 4 or column % 5 == 4 else "." for column in range(LARGEST)]
             for row in range(LARGEST)]
    for first in range(0, LARGEST, 5):
        for wall in range(4, LARGEST - 1, 5):
            for _ in range(random.between(1, 2)):
                cells[first + random.below(4)][wall] = "."
                cells[wall][first + random.below(4)] = "."
    return ["".join(row) for row in cells]


def maze(random: Random) -> Grid:
    """Corridors: a random tree over the cells of even row and column, then some more openings."""
    cells = [["#"] * LARGEST for _ in range(LARGEST)]
    cells[0][0] = "."
    path = [(0, 0)]
    while path:
        row, column = path[-1]
        ways = [(down, right) for down, right in ((-2, 0), (2, 0), (0, -2), (0, 2))
                if 0 <= row + down < LARGEST and 0 <= column + right < LARGEST
                and cells[row + down][column + right] == "#"]
        if not ways:
            path.pop()
            continue
        down, right = random.choice(ways)
        cells[row + down // 2][column + right // 2] = cells[row + down][column + right] = "."
        path.append((row + down, column + right))
    for _ in range(60):
        cells[random.below(LARGEST)][random.below(LARGEST)] = "."
    return ["".join(row) for row in cells]


def long_ring() -> Grid:
    """One corridor that winds through the whole board and comes back: the blank goes all the way
    round for every push, so that answers pass 65,535."""
    cells = [["#"] * LARGEST for _ in range(LARGEST)]
    for row in range(27):
        cells[row][0] = "."
        if row % 2 == 0:
            first = 1 if row in (0, 26) else 2
            cells[row][first:] = "." * (LARGEST - first)
        else:
            cells[row][LARGEST - 1 if row % 4 == 1 else 2] = "."
    return ["".join(row) for row in cells]


def random_case(random: Random, size: int) -> str:
    """A small input for `stress`."""
    rows, columns = random.between(1, min(1 + size, 6)), random.between(2, min(2 + size, 6))
    grid = random_grid(random, rows, columns, random.choice((0, 10, 25, 40)))
    return some_queries(random, grid, random.between(1, min(5 * size, 100)))


def shrink(text_of_case: str) -> Iterator[str]:
    """Simpler inputs: fewer queries, a row or column less, a fixed cell less."""
    grid, queries = parse(text_of_case)
    for half in (queries[:len(queries) // 2], queries[len(queries) // 2:]):
        if half and len(half) < len(queries):
            yield text(grid, half)
    for i in range(len(queries)):
        if len(queries) > 1:
            yield text(grid, queries[:i] + queries[i + 1:])
    for row in range(len(grid)):
        if len(grid) > 1 and all(cell[0] != row for query in queries for cell in query):
            yield text(grid[:row] + grid[row + 1:], [moved(query, row, 0) for query in queries])
    for column in range(len(grid[0])):
        if len(grid[0]) > 1 and all(cell[1] != column for query in queries for cell in query):
            yield text([line[:column] + line[column + 1:] for line in grid],
                       [moved(query, column, 1) for query in queries])
    for row, line in enumerate(grid):
        for column, cell in enumerate(line):
            if cell == "#":
                opened = line[:column] + "." + line[column + 1:]
                yield text([*grid[:row], opened, *grid[row + 1:]], queries)


def parse(text_of_case: str) -> tuple[Grid, list[Query]]:
    """The board and the queries of a valid input."""
    lines = [[int(word) for word in line.split()] for line in text_of_case.splitlines()]
    rows = lines[0][0]
    grid = ["".join(".#"[value == 0] for value in line) for line in lines[1:1 + rows]]
    queries = [((a - 1, b - 1), (c - 1, d - 1), (e - 1, f - 1))
               for a, b, c, d, e, f in lines[1 + rows:]]
    return grid, queries


def moved(query: Query, gone: int, axis: int) -> Query:
    """A query on the board without row (axis 0) or column (axis 1) `gone`."""
    def shift(cell: Cell) -> Cell:
        row, column = cell
        return (row - (row > gone), column) if axis == 0 else (row, column - (column > gone))

    blank, piece, target = query
    return shift(blank), shift(piece), shift(target)
