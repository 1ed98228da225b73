"""The test data of HDU 6620."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    chunks, grid, shuffled, simpler, solved_board, walked,
)

LARGE = ("solution", "brute_force/selection_sort.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    walks = [walked(random, solved_board(4, 4), steps) for steps in range(41)]
    yield Case("01-walks", _text([*walks, *map(_changed, walks)]))
    yield Case("02-every-blank", _text([_with_blank_on(random, cell, solvable)
                                        for cell in range(16) for solvable in (True, False)]))
    yield Case("03-random", _text([shuffled(random, 4, 4) for _ in range(300)]))
    yield Case("04-many", _text([shuffled(random, 4, 4) for _ in range(20000)]), LARGE)
    some = _text([shuffled(random, 4, 4) for _ in range(20)])
    yield Case("05-crlf", some.replace("\n", "\r\n"))
    yield Case("06-no-newline", some.removesuffix("\n"))


def random_case(random: Random, size: int) -> str:
    """Boards, walked or shuffled, more of them as `size` grows."""
    return _text([shuffled(random, 4, 4) if random.chance(50)
                  else walked(random, solved_board(4, 4), random.below(size + 1))
                  for _ in range(random.between(1, 4 * size))])


def shrink(text: str) -> Iterator[str]:
    """Fewer boards, then boards nearer to the goal."""
    boards = chunks(list(map(int, text.split()[1:])), 16)
    yield from simpler([Position(4, 4, tiles) for tiles in boards], _text)


def _changed(board: Position) -> Position:
    """The board with the tiles 1 and 2 changed: the other answer."""
    change = {1: 2, 2: 1}
    return Position(4, 4, tuple(change.get(tile, tile) for tile in board.tiles))


def _with_blank_on(random: Random, cell: int, solvable: bool) -> Position:
    tiles = list(range(1, 16))
    random.shuffle(tiles)
    tiles.insert(cell, 0)
    board = Position(4, 4, tuple(tiles))
    return board if board.solvable() == solvable else _changed(board)


def _text(boards: Sequence[Position]) -> str:
    return f"{len(boards)}\n" + "".join(grid(board.tiles, 4) for board in boards)
