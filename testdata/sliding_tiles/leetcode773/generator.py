"""The test data of LeetCode 773."""

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

KNOWN = {"01-solved": (1, 2, 3, 4, 5, 0), "02-unsolvable": (1, 2, 3, 5, 4, 0),
         "03-farthest": (4, 5, 0, 1, 2, 3), "04-row-end": (1, 2, 4, 0, 5, 3),
         "05-blank-first": (0, 1, 2, 3, 4, 5)}


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    for name, tiles in KNOWN.items():
        yield Case(name, grid(tiles, 3))
    yield Case("06-random", _text(shuffled(random, 2, 3, True)))
    yield Case("07-random", _text(shuffled(random, 2, 3, True)))
    yield Case("08-random-unsolvable", _text(shuffled(random, 2, 3, False)))
    yield from odd_forms(random, _text(shuffled(random, 2, 3, True)), 9)


def random_case(random: Random, size: int) -> str:
    """A board, farther from the goal as `size` grows."""
    if random.chance(30):
        return _text(shuffled(random, 2, 3))
    return _text(walked(random, solved_board(2, 3), random.below(2 * size)))


def shrink(text: str) -> Iterator[str]:
    """Boards nearer to the goal."""
    board = Position(2, 3, tuple(map(int, text.split())))
    yield from simpler([board], lambda boards: _text(boards[0]))


def _text(board: Position) -> str:
    return grid(board.tiles, 3)
