"""The test data of POJ 3240."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    FARTHEST_EIGHT, grid, odd_forms, shuffled, simpler, solved_board, walked,
)

LARGE = ("solution", "textbook/tile_by_tile.cpp")
LAST_PAIR = (1, 2, 4, 0, 5, 6, 7, 3, 9, 10, 11, 8, 13, 14, 15, 12)


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-one-cell", "1\n0\n")
    yield Case("02-two-solvable", _text(shuffled(random, 2, 2, True)))
    yield Case("03-two-unsolvable", "2\n2 1\n3 0\n")
    yield Case("04-solved", _text(solved_board(3, 3)))
    yield Case("05-hard-three", _text(Position(3, 3, FARTHEST_EIGHT[0])))
    yield Case("06-three-unsolvable", _text(Position(3, 3, (2, 1, 3, 4, 5, 6, 7, 8, 0))))
    yield Case("07-last-pair", _text(Position(4, 4, LAST_PAIR)), LARGE)
    yield Case("08-four", _text(shuffled(random, 4, 4, True)), LARGE)
    yield Case("09-four-unsolvable", _text(shuffled(random, 4, 4, False)), LARGE)
    yield Case("10-seven", _text(shuffled(random, 7, 7, True)), LARGE)
    yield Case("11-ten", _text(shuffled(random, 10, 10, True)), LARGE)
    yield Case("12-ten-reversed", _text(_reversed(10)), LARGE)
    yield Case("13-ten-unsolvable", _text(shuffled(random, 10, 10, False)), LARGE)
    yield from odd_forms(random, _text(shuffled(random, 3, 3, True)), 14)


def random_case(random: Random, size: int) -> str:
    """A board of 2 x 2 or 3 x 3."""
    side = 2 if size < 3 else 3
    if random.chance(50):
        return _text(shuffled(random, side, side))
    return _text(walked(random, solved_board(side, side), random.below(3 * size)))


def shrink(text: str) -> Iterator[str]:
    """Boards nearer to the goal."""
    side, *tiles = map(int, text.split())
    yield from simpler([Position(side, side, tuple(tiles))], lambda boards: _text(boards[0]))


def _reversed(side: int) -> Position:
    """All tiles in reverse order, the blank first or, where that cannot be solved, second."""
    tiles = tuple(range(side * side - 1, 0, -1))
    board = Position(side, side, (0, *tiles))
    return board if board.solvable() else Position(side, side, (tiles[1], tiles[0], 0, *tiles[2:]))


def _text(board: Position) -> str:
    return f"{board.rows}\n" + grid(board.tiles, board.columns)
