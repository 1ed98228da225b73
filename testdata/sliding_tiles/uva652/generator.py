"""The test data of UVa 652."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    FARTHEST_EIGHT, eight_boards, eight_line, odd_forms, shuffled, simpler, solved_board, walked,
)

KNOWN = ((1, 2, 3, 4, 5, 6, 7, 8, 0), *FARTHEST_EIGHT, (8, 1, 3, 4, 0, 2, 7, 6, 5),
         (2, 1, 3, 4, 5, 6, 7, 8, 0), (2, 3, 4, 1, 5, 0, 7, 6, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8),
         (1, 2, 3, 4, 5, 6, 8, 7, 0), (1, 2, 3, 4, 5, 6, 7, 0, 8), (8, 7, 6, 5, 4, 3, 2, 1, 0))


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-known", _text([Position(3, 3, tiles) for tiles in KNOWN]))
    yield Case("02-near", _text([walked(random, solved_board(3, 3), steps)
                                 for steps in range(1, 21) for _ in range(5)]))
    yield Case("03-random", _text([shuffled(random, 3, 3) for _ in range(300)]))
    yield Case("04-one-board", _text([shuffled(random, 3, 3, True)]))
    yield Case("05-many", _text([shuffled(random, 3, 3) for _ in range(5000)]),
               ("solution", "textbook/table_from_goal.cpp"))
    yield from odd_forms(random, _text([shuffled(random, 3, 3) for _ in range(20)]), 6)


def random_case(random: Random, size: int) -> str:
    """Boards, more of them and farther from the goal as `size` grows: the brute force builds its
    table but once an input."""
    return _text([walked(random, solved_board(3, 3), random.below(3 * size)) if random.chance(70)
                  else shuffled(random, 3, 3) for _ in range(random.between(1, 10 * size))])


def shrink(text: str) -> Iterator[str]:
    """Fewer boards, then boards nearer to the goal."""
    boards = eight_boards(text.split("\n", 1)[1])
    yield from simpler([Position(3, 3, tiles) for tiles in boards], _text)


def _text(boards: Sequence[Position]) -> str:
    return f"{len(boards)}\n\n" + "\n".join(eight_line(board.tiles) for board in boards)
