"""The test data of AOJ ALDS1_13_C."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    HARD_FIFTEEN, grid, odd_forms, simpler, solved_board, walked,
)

LARGE = ("solution", "textbook/walking_distance.cpp")
CONFLICTS = (1, 2, 3, 4, 9, 7, 5, 6, 10, 0, 12, 8, 13, 14, 11, 15)


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-solved", _text(solved_board(4, 4)))
    yield Case("02-one-move", _text(walked(random, solved_board(4, 4), 1)))
    yield Case("03-near", _text(walked(random, solved_board(4, 4), 12)))
    yield Case("04-sixteen", _text(walked(random, solved_board(4, 4), 16)))
    yield Case("05-conflicts", grid(CONFLICTS, 4))
    for number, board in enumerate((0, 1, 4, 6), 6):
        yield Case(f"{number:02}-hard", grid(HARD_FIFTEEN[board], 4), LARGE)
    yield from odd_forms(random, _text(walked(random, solved_board(4, 4), 14)), 10)


def random_case(random: Random, size: int) -> str:
    """A board, farther from the goal as `size` grows."""
    return _text(walked(random, solved_board(4, 4), random.below(min(16, 2 * size))))


def shrink(text: str) -> Iterator[str]:
    """Boards nearer to the goal."""
    board = Position(4, 4, tuple(map(int, text.split())))
    yield from simpler([board], lambda boards: _text(boards[0]))


def _text(board: Position) -> str:
    return grid(board.tiles, 4)
