"""The test data of UVa 10181."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    HARD_FIFTEEN, chunks, grid, shuffled, simpler, solved_board, walked,
)

LARGE = ("solution", "textbook/walking_distance.cpp")
WEIGHTED = (6, 2, 8, 4, 12, 14, 1, 10, 13, 15, 3, 9, 11, 0, 5, 7)


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    near = [walked(random, solved_board(4, 4), steps) for steps in range(17)]
    yield Case("01-near", _text(near))
    yield Case("02-unsolvable", _text([_changed(board) for board in near]))
    yield Case("03-weighted", _text([Position(4, 4, WEIGHTED)]), LARGE)
    yield Case("04-hard", _text([Position(4, 4, tiles) for tiles in HARD_FIFTEEN]), LARGE)
    yield Case("05-middle", _text([walked(random, solved_board(4, 4), random.between(30, 45))
                                   for _ in range(50)]), LARGE)
    far = [walked(random, solved_board(4, 4), 42) for _ in range(10)]
    yield Case("06-mixed", _text([*far, *map(_changed, far),
                                  *[shuffled(random, 4, 4, False) for _ in range(10)]]), LARGE)
    yield Case("07-crlf", _text(near[5:12]).replace("\n", "\r\n"))
    yield Case("08-no-newline", _text(near[3:9]).removesuffix("\n"))
    yield Case("09-blank-lines", "5\n" + "\n".join(_grids(near[8:13])))


def random_case(random: Random, size: int) -> str:
    """Boards, more of them and farther from the goal as `size` grows; some cannot be solved."""
    boards = [walked(random, solved_board(4, 4), random.below(min(15, 2 * size)))
              for _ in range(random.between(1, 4 * size))]
    return _text([_changed(board) if random.chance(20) else board for board in boards])


def shrink(text: str) -> Iterator[str]:
    """Fewer boards, then boards nearer to the goal."""
    boards = chunks(list(map(int, text.split()[1:])), 16)
    yield from simpler([Position(4, 4, tiles) for tiles in boards], _text)


def _changed(board: Position) -> Position:
    """The board with the tiles 1 and 2 changed: the other answer."""
    change = {1: 2, 2: 1}
    return Position(4, 4, tuple(change.get(tile, tile) for tile in board.tiles))


def _grids(boards: Sequence[Position]) -> list[str]:
    return [grid(board.tiles, 4) for board in boards]


def _text(boards: Sequence[Position]) -> str:
    return f"{len(boards)}\n" + "".join(_grids(boards))
