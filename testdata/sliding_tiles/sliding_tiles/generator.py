"""The test data of the sliding-tiles solver."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402
from itertools import permutations  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    FARTHEST_EIGHT, general_boards, odd_forms, shuffled, simpler, solved_board, walked,
)

SHAPES = [(rows, columns) for rows in range(2, 9) for columns in range(2, 9)
          if rows * columns <= 16]
LARGE = [shape for shape in SHAPES if shape[0] * shape[1] > 9]

KNOWN = (*FARTHEST_EIGHT, (8, 1, 3, 4, 0, 2, 7, 6, 5), (2, 1, 3, 4, 5, 6, 7, 8, 0),
         (0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 2, 3, 4, 5, 6, 8, 7, 0), (8, 7, 6, 5, 4, 3, 2, 1, 0))

# Boards of 2x4 with three tiles of a row in reverse, at the start or on the way, for which linear
# conflicts counted by pairs lead to a path too long.
IN_LINE = ((0, 4, 3, 1, 5, 7, 6, 2), (1, 0, 5, 2, 6, 3, 4, 7), (4, 1, 6, 2, 5, 0, 7, 3),
           (5, 4, 3, 1, 7, 6, 0, 2), (5, 0, 3, 1, 7, 4, 6, 2), (1, 3, 7, 6, 0, 2, 4, 5))


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-solved-and-one-move", _text(
        [board for shape in SHAPES
         for board in (solved_board(*shape), walked(random, solved_board(*shape), 1))]))
    yield Case("02-every-small-board", _text(
        [Position(rows, columns, tiles) for rows, columns in ((2, 2), (2, 3), (3, 2))
         for tiles in permutations(range(rows * columns))]))
    yield Case("03-known-eight", _text([Position(3, 3, tiles) for tiles in KNOWN]))
    yield Case("04-eight-boards", _text([shuffled(random, *shape) for _ in range(30)
                                         for shape in ((3, 3), (2, 4), (4, 2))]))
    yield Case("05-three-in-a-line", _text([Position(2, 4, tiles) for tiles in IN_LINE]))
    yield Case("06-many-small", _text([shuffled(random, 3, 3) for _ in range(3000)]),
               ("solution", "textbook/table_from_goal.cpp"))
    yield Case("07-near-boards", _text([walked(random, solved_board(*shape), steps)
                                        for shape in LARGE for steps in (5, 12, 18, 24)]))
    yield Case("08-unsolvable-boards", _text(
        [_swapped(random, walked(random, solved_board(*shape), 14), swap)
         for shape in LARGE for swap in (True, False)]))
    yield Case("09-fifty-3x4", _text([shuffled(random, 3, 4, True) for _ in range(50)]),
               ("solution", "textbook/ida_manhattan.cpp"))
    yield Case("10-middle-shapes", _text(
        [shuffled(random, *shape) for _ in range(3)
         for shape in ((2, 5), (5, 2), (2, 6), (6, 2), (3, 4), (4, 3))]),
        ("solution", "textbook/ida_manhattan.cpp"))
    yield Case("11-long-shapes", _text(
        [shuffled(random, *shape, True)
         for shape in ((2, 7), (7, 2), (2, 8), (8, 2), (3, 5), (5, 3))]), ("solution",))
    yield Case("12-fifteen-walks", _text(
        [walked(random, solved_board(4, 4), 90 + 3 * number) for number in range(14)]),
        ("solution", "textbook/ida_manhattan.cpp"))
    yield Case("13-three-fifteens", _text([shuffled(random, 4, 4, True) for _ in range(3)]),
               ("solution",))
    yield Case("14-many-fifteens", _text(
        [shuffled(random, *(4, 4) if number % 5 else (3, 4)) for number in range(40)]),
        ("solution",))
    yield from odd_forms(random, _text([shuffled(random, *shape) for shape in SHAPES[:4]] +
                                       [walked(random, solved_board(4, 4), 20)]), 15)


def random_case(random: Random, size: int) -> str:
    """A few boards, larger and farther from the goal as `size` grows."""
    shapes = [shape for shape in SHAPES if shape[0] * shape[1] <= min(5 + size, 16)]
    return _text([_board(random, random.choice(shapes), size)
                  for _ in range(random.between(1, 3))])


def shrink(text: str) -> Iterator[str]:
    """Fewer boards, then boards nearer to the goal."""
    yield from simpler(general_boards(text), _text)


def _board(random: Random, shape: tuple[int, int], size: int) -> Position:
    if shape[0] * shape[1] <= 8:
        return shuffled(random, *shape)
    return walked(random, solved_board(*shape), random.below(min(3 * size, 24)))


def _swapped(random: Random, board: Position, swap: bool) -> Position:
    """The board with two of its tiles changed, if `swap` is set."""
    tiles = list(board.tiles)
    places = [cell for cell, tile in enumerate(tiles) if tile]
    random.shuffle(places)
    if swap:
        tiles[places[0]], tiles[places[1]] = tiles[places[1]], tiles[places[0]]
    return Position(board.rows, board.columns, tuple(tiles))


def _text(boards: Sequence[Position]) -> str:
    return "".join(board.general_input() for board in boards)
