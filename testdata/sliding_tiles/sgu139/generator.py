"""The test data of acm.sgu 139."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    grid, odd_forms, shuffled, simpler, solved_board, walked,
)


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-solved", _text(solved_board(4, 4)))
    yield Case("02-fourteen-fifteen", grid((*range(1, 14), 15, 14, 0), 4))
    yield Case("03-walk-7", _text(walked(random, solved_board(4, 4), 7)))
    yield Case("04-walk-8", _text(walked(random, solved_board(4, 4), 8)))
    number = 5
    for row in range(4):
        for solvable in (True, False):
            name = f"{number:02}-blank-row-{row + 1}-{'yes' if solvable else 'no'}"
            yield Case(name, _text(_with_blank_in(random, row, solvable)))
            number += 1
    yield Case("13-blank-first", grid(range(16), 4))
    yield from odd_forms(random, _text(shuffled(random, 4, 4)), 14)


def random_case(random: Random, size: int) -> str:
    """A walk of `size` moves, or any board."""
    if random.chance(50):
        return _text(shuffled(random, 4, 4))
    return _text(walked(random, solved_board(4, 4), size))


def shrink(text: str) -> Iterator[str]:
    """Boards nearer to the goal."""
    board = Position(4, 4, tuple(map(int, text.split())))
    yield from simpler([board], lambda boards: _text(boards[0]))


def _with_blank_in(random: Random, row: int, solvable: bool) -> Position:
    while True:
        board = shuffled(random, 4, 4, solvable)
        if board.blank() // 4 == row:
            return board


def _text(board: Position) -> str:
    return grid(board.tiles, 4)
