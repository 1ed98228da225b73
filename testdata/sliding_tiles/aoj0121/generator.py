"""The test data of AOJ 0121."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    chunks, grid, odd_forms, shuffled, simpler, solved_board, walked,
)

GOAL = tuple(range(8))
FARTHEST = (3, 2, 5, 4, 7, 6, 1, 0)
LARGE = ("solution", "textbook/map_once.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-solved", _text([_solved()]))
    yield Case("02-near", _text([walked(random, _solved(), steps) for steps in range(1, 21)]))
    yield Case("03-farthest", _text([Position(2, 4, FARTHEST, GOAL)]))
    last = Position(2, 4, (1, 2, 3, 4, 5, 6, 7, 0), GOAL)
    yield Case("04-blank-last", _text([walked(random, _brought_round(last), steps)
                                       for steps in range(5)]))
    yield Case("05-many", _text([_random(random) for _ in range(5000)]), LARGE)
    yield from odd_forms(random, _text([_random(random) for _ in range(20)]), 6)


def random_case(random: Random, size: int) -> str:
    """Boards, more of them and farther from the goal as `size` grows."""
    return _text([walked(random, _solved(), random.below(3 * size))
                  for _ in range(random.between(1, 4 * size))])


def shrink(text: str) -> Iterator[str]:
    """Fewer boards, then boards nearer to the goal."""
    boards = chunks(list(map(int, text.split())), 8)
    yield from simpler([Position(2, 4, tiles, GOAL) for tiles in boards], _text)


def _solved() -> Position:
    return solved_board(2, 4, GOAL)


def _brought_round(board: Position) -> Position:
    """The board, or the one with its last two tiles changed: the one that can be solved."""
    if board.solvable():
        return board
    changed = (*board.tiles[:5], board.tiles[6], board.tiles[5], board.tiles[7])
    return Position(2, 4, changed, GOAL)


def _random(random: Random) -> Position:
    return shuffled(random, 2, 4, True, GOAL)


def _text(boards: Sequence[Position]) -> str:
    return "".join(grid(board.tiles, 8) for board in boards)
