"""The test data of POJ 2893."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402
from itertools import permutations  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import grid, shuffled, simpler  # noqa: E402

LARGE = ("solution", "textbook/fenwick.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-smallest", _text([Position(rows, columns, tiles)
                                     for rows, columns in ((2, 3), (3, 2))
                                     for tiles in list(permutations(range(6)))[::6]]))
    yield Case("02-three-by-three", _many(random, [3], [3], 40))
    yield Case("03-odd-by-even", _many(random, [3, 5, 7], [2, 4, 6], 60), LARGE)
    yield Case("04-even-by-odd", _many(random, [2, 4, 6], [3, 5, 7], 60), LARGE)
    yield Case("05-thin", _text([shuffled(random, rows, columns, solvable)
                                 for rows, columns in ((2, 75), (75, 2), (3, 90), (90, 3))
                                 for solvable in (True, False)]), LARGE)
    yield Case("06-large", _text([shuffled(random, 301, 300, True),
                                  shuffled(random, 300, 301, False)]), LARGE)
    some = _many(random, [3], [2, 3], 10)
    yield Case("07-crlf", some.replace("\n", "\r\n"))
    yield Case("08-no-newline", some.removesuffix("\n"))
    yield Case("09-longest-sides", _text([shuffled(random, rows, columns, solvable)
                                          for rows, columns in ((2, 999), (999, 2))
                                          for solvable in (True, False)]), LARGE)
    yield Case("10-reversed", _text([_reversed(301, 400), _reversed(601, 600)]), LARGE)


def random_case(random: Random, size: int) -> str:
    """A few boards of at most nine cells, one side odd."""
    shapes = [(2, 3), (3, 2), (3, 3)][:1 + size]
    return _text([shuffled(random, *random.choice(shapes)) for _ in range(random.between(1, 3))])


def shrink(text: str) -> Iterator[str]:
    """Fewer boards, then boards nearer to the goal."""
    numbers = list(map(int, text.split()))
    boards = []
    while numbers[0]:
        (rows, columns), cells = numbers[:2], numbers[0] * numbers[1]
        boards.append(Position(rows, columns, tuple(numbers[2:2 + cells])))
        del numbers[:2 + cells]
    yield from simpler(boards, _text)


def _reversed(rows: int, columns: int) -> Position:
    """All tiles in reverse order: as many inversions as there can be."""
    return Position(rows, columns, (*range(rows * columns - 1, 0, -1), 0))


def _many(random: Random, heights: Sequence[int], widths: Sequence[int], count: int) -> str:
    return _text([shuffled(random, random.choice(heights), random.choice(widths))
                  for _ in range(count)])


def _text(boards: Sequence[Position]) -> str:
    return "".join(f"{board.rows} {board.columns}\n" + grid(board.tiles, board.columns)
                   for board in boards) + "0 0\n"
