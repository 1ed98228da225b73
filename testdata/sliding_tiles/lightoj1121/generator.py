"""The test data of LightOJ 1121."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    HARD_FIFTEEN, chunks, grid, shuffled, simpler, solved_board, turned, walked,
)

LARGE = ("solution", "textbook/walking_distance.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    near = [walked(random, solved_board(4, 4), steps) for steps in range(1, 17)]
    yield Case("01-near", _text(near))
    yield Case("02-unsolvable", _text([_changed(board) for board in near]))
    yield Case("03-ties", _text([_with_turned_square(random) for _ in range(20)]))
    yield Case("04-middle", _text([walked(random, solved_board(4, 4), random.between(20, 35))
                                   for _ in range(50)]), LARGE)
    yield Case("05-beyond", _text([walked(random, solved_board(4, 4), random.between(36, 60))
                                   for _ in range(50)]), LARGE)
    yield Case("06-most", _text([
        *[Position(4, 4, tiles) for tiles in HARD_FIFTEEN],
        *[walked(random, solved_board(4, 4), random.between(1, 60)) for _ in range(52)],
        *[shuffled(random, 4, 4) for _ in range(40)]]), LARGE)
    yield Case("07-crlf", _text(near[5:12]).replace("\n", "\r\n"))
    yield Case("08-no-newline", _text(near[3:9]).removesuffix("\n"))


def _with_turned_square(random: Random) -> Position:
    """Six moves round a square of four cells: as far one way as the other. Then a short walk."""
    board = solved_board(4, 4)
    for move in random.choice(["LURDLU", "ULDRUL"]):
        board = board.step(move)
    return walked(random, board, random.below(7))


def random_case(random: Random, size: int) -> str:
    """Boards, more of them and farther from the goal as `size` grows; some cannot be solved."""
    boards = [turned(random, walked(random, solved_board(4, 4), random.below(6)))
              if random.chance(30) else
              walked(random, solved_board(4, 4), 1 + random.below(min(15, 2 * size)))
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


def _text(boards: Sequence[Position]) -> str:
    return f"{len(boards)}\n" + "".join("\n" + grid(board.tiles, 4) for board in boards)
