"""Mazes for LeetCode 1263: one a case, by hand and random ones up to 20 x 20."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from testdata.sokoban.poj1475.generator import Maze, braided, place, round_trip, scattered, \
    simpler, streets  # noqa: E402

LARGE = ("solution", "textbook/nested_search.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-one-row", text(["SB.......T"]))
    yield Case("02-one-column", text(list("T..BS")))
    yield Case("03-no-room-behind", text(["BS.", "..T"]))
    yield Case("04-crosses-its-way", text("S.##.#./..B..../.T.#.../.#.#..#/....##.".split("/")))
    yield Case("05-cut-off", text(["S#...", "##.B.", "....T"]))
    yield Case("06-two-sides-cut-off", text(["#########", "#.TBS...#", "###.#####", "#########"]))
    yield Case("07-long-way-round", text(round_trip(20)), LARGE)
    for number in range(8, 14):
        yield Case(f"{number:02}-random", text(scattered(random, 8, 9, 5 * number - 25)))
    yield Case("14-open", text(scattered(random, 20, 20, 0)), LARGE)
    for number in range(15, 19):
        yield Case(f"{number}-cluttered", text(scattered(random, 20, 20, 3 * number - 30)), LARGE)
    for number in range(19, 22):
        yield Case(f"{number}-braided", text(braided(random, 20, 20, 35)), LARGE)
    for number in range(22, 25):
        yield Case(f"{number}-streets", text(place(random, streets(20, 20, number - 20))), LARGE)


def random_case(random: Random, size: int) -> str:
    """A maze of up to `size` + 2 rows and columns."""
    side = min(size + 2, 20)
    return text(scattered(random, random.between(1, side), random.between(3, side),
                          random.between(0, 40)))


def shrink(input: str) -> Iterator[str]:
    """Fewer rows and columns, then fewer walls."""
    return map(text, simpler(input.split("\n")[1:-1]))


def text(maze: Maze) -> str:
    """An input of this maze."""
    return f"{len(maze)} {len(maze[0])}\n" + "\n".join(maze) + "\n"
