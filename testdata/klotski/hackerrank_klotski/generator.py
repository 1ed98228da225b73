"""The secret cases of HackerRank's Klotski: one puzzle a file, all of them solvable."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.klotski import Board, Cell, Position, connected  # noqa: E402

LARGEST, LARGEST_BLOCK = 6, 3
FAST = ("solution", "textbook/pictures_in_a_set.cpp")  # where blocks by name are too many

Grid = list[list[str]]  # names, "." where empty

# Rows of one-letter names between slashes, the target, its goal.
BY_HAND = {
    "01-solved": ("AAB/.CB", "B", (0, 2)),
    "02-single-cell": ("A", "A", (0, 0)),
    "03-one-block": ("A...../....../....../....../....../......", "A", (5, 4)),
    "04-turns": ("AB../.B../CC../....", "A", (3, 3)),
    "05-corner-not-covered": (".AB./AAB./ACC./...D", "A", (1, 1)),
    "06-equal-blocks": ("ABC/DE.", "A", (1, 2)),
    "07-block-with-a-hole": ("AAA.../A.A.../AAA.../BBCC../......", "A", (2, 0)),
    "08-out-of-a-hook": ("AAA./AB../AAA./CCC./D...", "A", (1, 1)),
    "09-barrier": ("A.B./..B./..B./..C.", "A", (0, 3)),
}
LARGE = {
    "18-target-has-twins": ("AABB/CCDD/E.F./....", "A", (3, 2)),
    "19-heng-dao-li-ma": ("ABBC/ABBC/DEEF/DGHF/I..J", "B", (3, 1)),
    "20-bing-fen-san-lu": ("ABBC/DBBE/DFFE/GHIJ/G..J", "B", (3, 1)),
    "21-si-mian-chu-ge": ("ABCD/AEED/FEEG/HIIG/H..J", "E", (3, 1)),
    "22-ceng-ceng-she-fang": ("ABBC/DBBE/DFFE/GHHI/.JJ.", "B", (3, 1)),
    "23-feng-hui-lu-zhuan": ("ABCD/EEFD/EEFG/.HHG/.IJJ", "E", (3, 1)),
    "24-eleven-blocks": ("ABBC/ABBC/DEFG/HHII/J..K", "B", (3, 1)),
    "25-square-5x5": ("AAA.B/CD.BB/EDFGG/HFFGG/IIJ.K", "G", (0, 0)),
    "26-hook-5x5": ("ABB.C/DDEEC/DFFGC/.HGGI/JKKLM", "D", (3, 3)),
    "27-largest-6x6": ("ABCDDD/EBCF.G/HIIJJ./HIIJJK/HLLLMN/OPQRMS", "I", (3, 3)),
}


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    for name, (layout, target, goal) in BY_HAND.items():
        yield Case(name, text(grid_of(layout), target, goal))
    yield Case("10-rows-of-dots", many_dots())
    yield Case("11-long-names", long_names(), FAST)
    for number, (rows, columns, empty) in enumerate(
            ((2, 5, 2), (3, 3, 2), (3, 4, 4), (4, 3, 3), (4, 4, 3), (5, 2, 2)), 12):
        yield Case(f"{number}-random-{rows}x{columns}", random_puzzle(random, rows, columns, empty))
    for name, (layout, target, goal) in LARGE.items():
        yield Case(name, text(grid_of(layout), target, goal), FAST)
    plain = text(grid_of("AAC./ABC./BB.."), "B", (0, 1))
    yield Case("28-crlf", plain.replace("\n", "\r\n"))
    yield Case("29-no-newline", plain[:-1])
    yield Case("30-more-blanks", plain.replace(" ", "  ").replace("\n", " \n"))


def many_dots() -> str:
    """Empty cells as one dot and as many."""
    grid = grid_of("AAB./.CB./CC..")
    for row, line in enumerate(grid):
        grid[row] = [cell * (1 + row + column) if cell == "." else cell
                     for column, cell in enumerate(line)]
    return text(grid, "C", (0, 0))


def long_names() -> str:
    """Names of several letters, some with the same first one, some with dots."""
    names = dict(zip("ABCDEF", ("CaoCao", "Cao", "C", "Zhang-Fei", "Z.F.", ".x.")))
    grid = [[names.get(cell, cell) for cell in row] for row in grid_of("AABC/AADD/EF../....")]
    return text(grid, "CaoCao", (2, 2))


def grid_of(rows: str) -> Grid:
    return [list(row) for row in rows.split("/")]


def text(grid: Grid, target: str, goal: Cell) -> str:
    """The input."""
    lines = [f"{len(grid)} {len(grid[0])}"]
    lines += [" ".join(row) for row in grid]
    lines += [target, f"{goal[0]} {goal[1]}"]
    return "\n".join(lines) + "\n"


def random_puzzle(random: Random, rows: int, columns: int, empty: int) -> str:
    """Random blocks; the goal is where a random walk has left the target.

    Three cells at least: on two, a walk of even length leads back for ever.
    """
    while True:
        grid = random_grid(random, rows, columns, empty)
        names = sorted({name for row in grid for name in row} - {"."})
        target = random.choice(names)
        first = position = position_of(grid, target, (0, 0))
        for _ in range(40 * rows * columns):
            moves = list(position.moves())
            if moves:
                position = position.step(random.choice(moves))
        if position.corner(target) != first.corner(target):
            return text(grid, target, position.corner(target))


def position_of(grid: Grid, target: str, goal: Cell) -> Position:
    owners = {(row, column): name for row, line in enumerate(grid)
              for column, name in enumerate(line) if name != "."}
    return Position.of(Board(len(grid), len(grid[0]), frozenset(), frozenset(), target, goal),
                       owners)


def random_grid(random: Random, rows: int, columns: int, empty: int) -> Grid:
    """A board cut into blocks of one to four cells, `empty` cells left out."""
    grid = [["."] * columns for _ in range(rows)]
    free = [(row, column) for row in range(rows) for column in range(columns)]
    random.shuffle(free)
    for _ in range(empty):
        grid_cell = free.pop()
        grid[grid_cell[0]][grid_cell[1]] = " "
    number = 0
    while free:
        block = grow(random, grid, free[-1], random.choice((1, 2, 2, 2, 3, 4)))
        for row, column in block:
            grid[row][column] = f"B{number}"
            free.remove((row, column))
        number += 1
    return [["." if name == " " else name for name in row] for row in grid]


def grow(random: Random, grid: Grid, seed: Cell, size: int) -> list[Cell]:
    """A connected set of up to `size` dots around `seed` that fits 3x3."""
    block = [seed]
    for _ in range(4 * size):
        row, column = random.choice(block)
        down, right = random.choice(((-1, 0), (1, 0), (0, -1), (0, 1)))
        cell = row + down, column + right
        inside = 0 <= cell[0] < len(grid) and 0 <= cell[1] < len(grid[0])
        if (len(block) < size and inside and cell not in block
                and grid[cell[0]][cell[1]] == "." and fits([*block, cell])):
            block.append(cell)
    return block


def fits(cells: list[Cell]) -> bool:
    """True when the cells fit 3x3."""
    return all(max(values) - min(values) < LARGEST_BLOCK for values in zip(*cells))


def random_case(random: Random, size: int) -> str:
    """A small input for `stress`."""
    rows = random.between(1, min(1 + size, 4))
    columns = random.between(2 if rows > 1 else 3, min(2 + size, 4))
    return random_puzzle(random, rows, columns, random.between(1, min(3, rows * columns - 1)))


def shrink(text_of_case: str) -> Iterator[str]:
    """Simpler inputs, most of them still solvable: a block less, a cell of a block less."""
    lines = text_of_case.splitlines()
    grid = [line.split() for line in lines[1:-2]]
    target, goal = lines[-2], lines[-1]
    head, tail = lines[0], f"{target}\n{goal}\n"
    names = sorted({name for row in grid for name in row if name.strip(".")} - {target})
    for gone in names:
        yield joined(head, [["." if name == gone else name for name in row] for row in grid], tail)
    for row, line in enumerate(grid):
        for column, name in enumerate(line):
            rest = [(r, c) for r, others in enumerate(grid) for c, other in enumerate(others)
                    if other == name and (r, c) != (row, column)]
            if name in names and rest and connected(rest):
                smaller = [list(other) for other in grid]
                smaller[row][column] = "."
                yield joined(head, smaller, tail)


def joined(head: str, grid: Grid, tail: str) -> str:
    return "\n".join([head, *(" ".join(row) for row in grid)]) + "\n" + tail
