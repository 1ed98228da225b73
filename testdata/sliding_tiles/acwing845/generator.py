"""The test data of AcWing 845 and AOJ ALDS1_13_B."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    FARTHEST_EIGHT, eight_boards, eight_line, grid, odd_forms, shuffled, simpler, solved_board,
    walked,
)


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-solved", eight_line(range(1, 9)).strip() + " x\n")
    yield Case("02-farthest", eight_line(FARTHEST_EIGHT[0]))
    yield Case("03-other-farthest", eight_line(FARTHEST_EIGHT[1]))
    yield Case("04-another-goal", eight_line((8, 1, 3, 4, 0, 2, 7, 6, 5)))
    yield Case("05-unsolvable", eight_line((2, 1, 3, 4, 5, 6, 7, 8, 0)))
    yield Case("06-three-lines", grid(shuffled(random, 3, 3, True).tiles, 3))
    yield Case("07-near", eight_line(walked(random, solved_board(3, 3), 9).tiles))
    yield Case("08-random", eight_line(shuffled(random, 3, 3, True).tiles))
    yield Case("09-random-unsolvable", eight_line(shuffled(random, 3, 3, False).tiles))
    yield from odd_forms(random, grid(shuffled(random, 3, 3, True).tiles, 3), 10)
    yield Case("13-double-blanks", eight_line(shuffled(random, 3, 3, True).tiles, "x", "  "))


def random_case(random: Random, size: int) -> str:
    """A board, farther from the goal as `size` grows."""
    board = walked(random, solved_board(3, 3), random.below(3 * size))
    return eight_line((board if random.chance(80) else shuffled(random, 3, 3)).tiles)


def shrink(text: str) -> Iterator[str]:
    """Boards nearer to the goal."""
    boards = [Position(3, 3, tiles) for tiles in eight_boards(text)]
    yield from simpler(boards, lambda left: eight_line(left[0].tiles))
