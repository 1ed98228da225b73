"""Mazes for POJ 1475: by hand, random small and medium ones, 20 x 20 of several kinds."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402

Maze = list[str]

TURN = [".....", "..BS.", ".#.#.", "T...."]
EDGES = ["SBT", "TBS", "S/B/T", "T/B/S", "STB", "BST", "SB./..T", "B../.S./..T", ".S./.B#/.T.",
         "S#B#T", "S.#../.#.B./#...T", "BT/S.", "T../.BS/..."]
REVISIT = ["TSB../##...", "..#/.S#/..T/#B./#..", "...#.../.#B##../......./T..#.S.",
           "T.SB../###...", "#.#####/#.#..S#/#....B#/#T#####",
           "...#..../.#.B..S./.#.#.##./.#....#T", "....####/S.B....#/.##.###T/........"]
LONG_WAYS = [
    ".TSB...../.#######./.#######./.........",
    "#########/#.TSB...#/#.#.#.#.#/#.......#/#.#.###.#/#....#..#/#########",
    "T......../.#.#####./.#.#...#./..SB...../.#.####../.#....#../......#..",
    "S........../.#########./.#......B../.#.#######./.#.......#./.#######.#./"
    ".........#./T####......"]


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-turned", text(symmetries(TURN)))
    yield Case("02-edges", text(maze for word in EDGES for maze in symmetries(word.split("/"))))
    yield Case("03-box-crosses-its-way", text(
        maze for word in REVISIT for maze in symmetries(word.split("/"))))
    yield Case("04-random-tiny", text(
        scattered(random, random.between(1, 4), random.between(3, 4), 20) for _ in range(400)))
    yield Case("05-random-small", text(
        scattered(random, random.between(3, 7), random.between(3, 7), random.between(10, 40))
        for _ in range(150)))
    yield Case("06-long-way-round", text(
        maze for ring in (*(word.split("/") for word in LONG_WAYS), round_trip(20))
        for maze in symmetries(ring)))
    yield Case("07-random-medium", text(
        scattered(random, random.between(8, 13), random.between(8, 13), random.between(15, 35))
        for _ in range(20)))
    large = ("solution", "textbook/two_key_dijkstra.cpp")
    yield Case("08-open", text(scattered(random, 20, 20, percent) for percent in (0, 0, 3, 8)),
               large)
    yield Case("09-cluttered", text(scattered(random, 20, 20, 15 + i) for i in range(10)), large)
    yield Case("10-braided", text(braided(random, 20, 20, 20 + 5 * i) for i in range(10)), large)
    yield Case("11-streets", text(
        place(random, [streets(20, 20, gap) for gap in (2, 3, 4)][i % 3]) for i in range(6)), large)
    yield Case("12-crlf", text(symmetries(TURN)).replace("\n", "\r\n"))
    yield Case("13-no-newline", text(symmetries(TURN[::-1])).rstrip("\n"))


def random_case(random: Random, size: int) -> str:
    """Mazes of up to `size` + 2 rows and columns, more of them as `size` grows."""
    side = min(size + 2, 20)
    return text(scattered(random, random.between(1, side), random.between(3, side),
                          random.between(0, 40)) for _ in range(random.between(1, 4 * size)))


def shrink(input: str) -> Iterator[str]:
    """Fewer mazes, then fewer rows and columns, then fewer walls."""
    mazes = parse(input)
    for number, maze in enumerate(mazes):
        others = mazes[:number] + mazes[number + 1:]
        if others:
            yield text(others)
        for smaller in simpler(maze):
            yield text(mazes[:number] + [smaller] + mazes[number + 1:])


def simpler(maze: Maze) -> Iterator[Maze]:
    """The maze without one row, one column or one wall."""
    for row, line in enumerate(maze):
        if len(maze) > 1 and not set(line) & set("SBT"):
            yield maze[:row] + maze[row + 1:]
    for column in range(len(maze[0])):
        if len(maze[0]) > 1 and not {line[column] for line in maze} & set("SBT"):
            yield [line[:column] + line[column + 1:] for line in maze]
    for row, line in enumerate(maze):
        for column, letter in enumerate(line):
            if letter == "#":
                yield [*maze[:row], line[:column] + "." + line[column + 1:], *maze[row + 1:]]


def parse(input: str) -> list[Maze]:
    """The mazes of an input."""
    lines = input.split("\n")
    mazes, place = [], 0
    while height := int(lines[place].split()[0]):
        mazes.append(lines[place + 1:place + 1 + height])
        place += 1 + height
    return mazes


def text(mazes: Iterator[Maze] | list[Maze]) -> str:
    """An input of these mazes."""
    parts = [f"{len(maze)} {len(maze[0])}\n" + "\n".join(maze) + "\n" for maze in mazes]
    return "".join(parts) + "0 0\n"


def symmetries(maze: Maze) -> list[Maze]:
    """The maze turned and mirrored in all eight ways."""
    turned = ["".join(column) for column in zip(*maze)]
    return [form for base in (maze, turned)
            for form in (base, base[::-1], [row[::-1] for row in base],
                         [row[::-1] for row in base[::-1]])]


def scattered(random: Random, height: int, width: int, walls: int) -> Maze:
    """A maze of random cells, `walls` in a hundred are wall. Needs three cells."""
    return place(random, ["".join("#" if random.chance(walls) else "." for _ in range(width))
                          for _ in range(height)])


def braided(random: Random, height: int, width: int, openings: int) -> Maze:
    """Corridors on even rows and columns: a random tree, `openings` % of the other walls gone."""
    cells = [["#"] * width for _ in range(height)]
    trail = [(0, 0)]
    cells[0][0] = "."
    while trail:
        row, column = trail[-1]
        ways = [(dr, dc) for dr, dc in ((0, 2), (2, 0), (0, -2), (-2, 0))
                if 0 <= row + dr < height and 0 <= column + dc < width
                and cells[row + dr][column + dc] == "#"]
        if not ways:
            trail.pop()
            continue
        dr, dc = random.choice(ways)
        cells[row + dr // 2][column + dc // 2] = cells[row + dr][column + dc] = "."
        trail.append((row + dr, column + dc))
    for row in range(height):
        for column in range(width):
            if (row + column) % 2 and random.chance(openings):
                cells[row][column] = "."
    return place(random, ["".join(line) for line in cells])


def streets(height: int, width: int, gap: int) -> Maze:
    """Blocks of wall between streets, every `gap`th row and column a street."""
    return ["".join("#" if row % gap and column % gap else "." for column in range(width))
            for row in range(height)]


def round_trip(side: int) -> Maze:
    """A street round one block; the man stands on the wrong side of the box."""
    block = ["." + "#" * (side - 2) + "."] * (side - 2)
    return ["TSB" + "." * (side - 3), *block, "." * side]


def place(random: Random, maze: Maze) -> Maze:
    """The maze with S, B and T on three cells, floor where there are enough; half of the time
    so that there is a way, if pulling the box off the target finds one."""
    width = len(maze[0])
    cells = list("".join(maze))
    floor = [cell for cell, letter in enumerate(cells) if letter == "."]
    spots = floor if len(floor) >= 3 else list(range(len(cells)))
    random.shuffle(spots)
    player, box, target = spots[:3]
    if random.chance(50):
        player, box = pulled(random, cells, width, player, target)
    if box == target:
        player, box = spots[0], spots[1]
    for letter, cell in zip("SBT", (player, box, target)):
        cells[cell] = letter
    return ["".join(cells[start:start + width]) for start in range(0, len(cells), width)]


def pulled(random: Random, cells: list[str], width: int, player: int, box: int) -> tuple[int, int]:
    """Player and box after a random walk in which the player pulls the box where he can."""
    target = box
    best = player, box
    for _ in range(20 * len(cells)):
        step = random.choice((-width, width, -1, 1))
        to = player + step
        inside = 0 <= to < len(cells) and (step in (-width, width) or to // width == player // width)
        if not inside or cells[to] == "#" or to == box:
            continue
        if player - step == box and random.chance(60):
            box = player
        player = to
        if player != target and box != target:
            best = player, box
    return best
