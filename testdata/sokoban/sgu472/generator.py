"""Mazes for acm.sgu 472: one a case, small ones first, then up to 100 x 100."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from testdata.sokoban.poj1475.generator import Maze, braided, place, round_trip, scattered, \
    simpler, streets  # noqa: E402

MARKS = str.maketrans(".SBT", " @$.")
LETTERS = str.maketrans(" @$.", ".SBT")
LARGE = ("solution", "textbook/nested_dijkstra.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-crosses-its-way", walled("..#/.S#/..T/#B./#..".split("/")))
    yield Case("02-crosses-its-way", walled("S.##.#./..B..../.T.#.../.#.#..#/....##.".split("/")))
    yield Case("03-fewest-moves-push-more", walled(
        "..../.##./.#../.#../.#.B/.##S/..../###T".split("/")))
    yield Case("04-walks-count", walled("...../..BS./.#.#./T....".split("/")))
    yield Case("05-no-room-behind", walled(["BS.", "..T"]))
    yield Case("06-cut-off", walled(["S#...", "##.B.", "....T"]))
    yield Case("07-space-outside", "  ####   \n###  ####\n#     $ #\n# #  #@ #\n# . ### #\n#########\n")
    yield Case("08-long-way-round", walled(round_trip(12)))
    for number in range(9, 17):
        yield Case(f"{number:02}-random", walled(scattered(random, 7, 8, 3 * number - 20)))
    yield Case("17-crlf", walled(scattered(random, 5, 6, 10)).replace("\n", "\r\n"))
    yield Case("18-no-newline", walled(scattered(random, 5, 6, 10)).rstrip("\n"))
    yield Case("19-trimmed", "  ####\n###  ####\n#     $ #\n# #  #@ #\n# .  ####\n######\n")
    yield Case("20-random-30", walled(scattered(random, 30, 30, 15)))
    yield Case("21-braided-30", walled(braided(random, 31, 31, 40)))
    yield Case("22-open-corner", walled(across(["." * 98] * 98, 1, 97)), LARGE)
    yield Case("23-open-enclosed", walled(enclosed(98)), LARGE)
    yield Case("24-streets", walled(across(streets(98, 98, 2), 2, 96)), LARGE)
    yield Case("25-streets", walled(across(streets(97, 97, 4), 4, 92)), LARGE)
    yield Case("26-stairs", walled(across(stairs(98, 4), 4, 92)), LARGE)
    yield Case("27-stairs", walled(across(stairs(98, 12), 12, 96)), LARGE)
    yield Case("28-cluttered", walled(scattered(random, 98, 98, 10)), LARGE)
    yield Case("29-cluttered", walled(scattered(random, 98, 98, 20)), LARGE)
    yield Case("30-braided", walled(braided(random, 97, 97, 45)), LARGE)
    yield Case("31-long-way-round", walled(round_trip(98)), LARGE)


def random_case(random: Random, size: int) -> str:
    """A maze of up to `size` + 2 rows and columns inside its wall."""
    side = min(size + 2, 98)
    return walled(scattered(random, random.between(1, side), random.between(3, side),
                            random.between(0, 40)))


def shrink(input: str) -> Iterator[str]:
    """Fewer rows and columns, then fewer walls."""
    inside = [row[1:-1].translate(LETTERS) for row in input.split("\n")[1:-2]]
    return map(walled, simpler(inside))


def across(maze: Maze, start: int, end: int) -> Maze:
    """The maze with the box near one corner, the target near the other, the man at the first."""
    rows = [list(row) for row in maze]
    rows[0][0], rows[start][start], rows[end][end] = "S", "B", "T"
    return ["".join(row) for row in rows]


def enclosed(side: int) -> Maze:
    """An open room whose target no box can reach: every place of the box is tried."""
    maze = ["." * side for _ in range(side)]
    maze[-3:] = [row[:-3] + end for row, end in zip(maze[-3:], ("###", "#.#", "#.T"))]
    return across(maze, side // 2, side - 1)


def stairs(side: int, gap: int) -> Maze:
    """The streets beside the diagonal alone: a box has to turn at every corner."""
    return ["".join(cell if abs(row - column) <= gap else "#" for column, cell in enumerate(line))
            for row, line in enumerate(streets(side, side, gap))]


def walled(maze: Maze) -> str:
    """An input of this maze with a wall around it."""
    rim = "#" * (len(maze[0]) + 2)
    return "\n".join([rim, *(f"#{row.translate(MARKS)}#" for row in maze), rim]) + "\n"
