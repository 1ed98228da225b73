"""The test data of Luogu P1379."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    eight_boards, eight_line, shuffled, simpler, solved_board, walked,
)

GOAL = (1, 2, 3, 8, 0, 4, 7, 6, 5)
FARTHEST = (5, 6, 7, 4, 0, 8, 3, 2, 1)


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-solved", _text(solved_board(3, 3, GOAL)))
    yield Case("02-standard-goal", _text(Position(3, 3, (1, 2, 3, 4, 5, 6, 8, 7, 0), GOAL)))
    yield Case("03-blank-first", _text(Position(3, 3, (0, 1, 2, 3, 4, 5, 6, 8, 7), GOAL)))
    yield Case("04-near", _text(walked(random, solved_board(3, 3, GOAL), 8)))
    yield Case("05-random", _random(random))
    yield Case("06-random", _random(random))
    yield Case("07-farthest", _text(Position(3, 3, FARTHEST, GOAL)))
    yield Case("08-crlf", _random(random).replace("\n", "\r\n"))
    yield Case("09-no-newline", _random(random).removesuffix("\n"))


def random_case(random: Random, size: int) -> str:
    """A board, farther from the goal as `size` grows."""
    return _text(walked(random, solved_board(3, 3, GOAL), random.below(3 * size)))


def shrink(text: str) -> Iterator[str]:
    """Boards nearer to the goal."""
    boards = [Position(3, 3, tiles, GOAL) for tiles in eight_boards(text)]
    yield from simpler(boards, lambda left: _text(left[0]))


def _random(random: Random) -> str:
    return _text(shuffled(random, 3, 3, True, GOAL))


def _text(board: Position) -> str:
    return eight_line(board.tiles, "0", "")
