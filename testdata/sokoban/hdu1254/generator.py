"""Mazes for HDU 1254, as digits: by hand, and random ones up to 7 x 7."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from testdata.sokoban.poj1475.generator import Maze, place, round_trip, scattered, \
    simpler, streets, symmetries  # noqa: E402

DIGITS = str.maketrans(".#BTS", "01234")
LETTERS = str.maketrans("01234", ".#BTS")

REVISITS = ["..#/.S#/..T/#B./#..", "...#.../.#B##../......./T..#.S."]
EDGES = ["SB/.T", "TB/.S", "S.../.#B#/#T.#", "STB/..."]


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-box-crosses-its-way", text(
        maze for word in REVISITS for maze in symmetries(word.split("/"))))
    yield Case("02-edges", text(
        maze for word in EDGES for maze in symmetries(word.split("/"))[:5]))
    for number in range(3, 7):
        yield Case(f"{number:02}-random-small", text(
            scattered(random, random.between(2, 4), random.between(2, 4), 15) for _ in range(20)))
    for number in range(7, 13):
        yield Case(f"{number:02}-random-large", text(
            scattered(random, random.between(5, 7), random.between(5, 7), 5 * number - 20)
            for _ in range(20)))
    yield Case("13-open", text(scattered(random, 7, 7, 0) for _ in range(20)))
    yield Case("14-streets", text(
        place(random, streets(7, 7, 2 + i % 2)) if i else round_trip(7) for i in range(20)))
    mazes = [scattered(random, 3, 7, 10) for _ in range(5)]
    yield Case("15-crlf", text(mazes).replace("\n", "\r\n"))
    yield Case("16-no-newline", text(mazes[::-1]).rstrip("\n"))
    yield Case("17-extra-blanks", text(mazes[1:]).replace("\n", " \n\n").replace(" ", "  "))


def random_case(random: Random, size: int) -> str:
    """Mazes of up to `size` + 2 rows and columns, more of them as `size` grows."""
    side = min(size + 2, 7)
    return text(scattered(random, random.between(2, side), random.between(2, side),
                          random.between(0, 40)) for _ in range(random.between(1, 4 * size)))


def shrink(input: str) -> Iterator[str]:
    """Fewer mazes, then fewer rows and columns, then fewer walls."""
    mazes = parse(input)
    for number, maze in enumerate(mazes):
        before, after = mazes[:number], mazes[number + 1:]
        if before or after:
            yield text(before + after)
        for smaller in simpler(maze):
            if len(smaller) > 1 and len(smaller[0]) > 1:
                yield text([*before, smaller, *after])


def parse(input: str) -> list[Maze]:
    """The mazes of an input, in letters."""
    lines = input.split("\n")[1:]
    mazes, start = [], 0
    while start < len(lines) and lines[start]:
        height = int(lines[start].split()[0])
        rows = lines[start + 1:start + 1 + height]
        mazes.append([row.replace(" ", "").translate(LETTERS) for row in rows])
        start += 1 + height
    return mazes


def text(mazes: Iterator[Maze] | Sequence[Maze]) -> str:
    """An input of these mazes."""
    mazes = list(mazes)
    lines = [str(len(mazes))]
    for maze in mazes:
        lines.append(f"{len(maze)} {len(maze[0])}")
        lines += [" ".join(row.translate(DIGITS)) for row in maze]
    return "\n".join(lines) + "\n"
