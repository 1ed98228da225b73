"""The test data of HDU 3567."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import (  # noqa: E402
    chunks, eight_boards, eight_line, shuffled, simpler, solved_board, walked,
)

LARGE = ("solution", "textbook/nine_tables.cpp")


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-same-board", _text([solved_board(3, 3, _goal(random)) for _ in range(3)]))
    yield Case("02-every-blank", _text([walked(random, solved_board(3, 3, _goal(random, blank)), 9)
                                        for blank in range(9) for _ in range(3)]))
    yield Case("03-tie", _text([Position(3, 3, (*goal[:cell], *goal[cell:][::-1]), goal)
                                for goal, cell in _turned(random)]))
    yield Case("04-random", _text([_pair(random) for _ in range(30)]))
    yield Case("05-most", _text([_pair(random) for _ in range(200)]), LARGE)
    yield Case("06-most-near", _text([walked(random, solved_board(3, 3, _goal(random)),
                                             random.below(13)) for _ in range(200)]), LARGE)
    some = _text([_pair(random) for _ in range(10)])
    yield Case("07-crlf", some.replace("\n", "\r\n"))
    yield Case("08-no-newline", some.removesuffix("\n"))


def random_case(random: Random, size: int) -> str:
    """A few pairs, farther apart as `size` grows, some as far as can be: there paths tie."""
    return _text([walked(random, solved_board(3, 3, _goal(random)), random.below(random.choice([2 * size, 100])))
                  for _ in range(random.between(1, 3))])


def shrink(text: str) -> Iterator[str]:
    """Fewer pairs, then pairs that differ less."""
    pairs = chunks([tile for board in eight_boards(text.split("\n", 1)[1]) for tile in board], 18)
    yield from simpler([Position(3, 3, pair[:9], pair[9:]) for pair in pairs], _text)


def _goal(random: Random, blank: int | None = None) -> tuple[int, ...]:
    """A random board, with the blank on a given cell."""
    tiles = list(range(1, 9))
    random.shuffle(tiles)
    tiles.insert(random.below(9) if blank is None else blank, 0)
    return tuple(tiles)


def _pair(random: Random) -> Position:
    return shuffled(random, 3, 3, True, _goal(random))


def _turned(random: Random) -> Iterator[tuple[tuple[int, ...], int]]:
    """Goals whose last cells, turned round, make a board that can be solved."""
    for cell in (0, 1, 4, 5) * 5:
        goal = _goal(random, 8 if cell else 4)
        if Position(3, 3, (*goal[:cell], *goal[cell:][::-1]), goal).solvable():
            yield goal, cell


def _text(boards: Sequence[Position]) -> str:
    return f"{len(boards)}\n" + "".join(eight_line(board.tiles, "X", "") +
                                        eight_line(board.goal, "X", "") for board in boards)
