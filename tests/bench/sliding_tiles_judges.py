"""What the sliding-tile files for online judges cost, against their bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judge.random import Random
from judge.rules.sliding_tiles import Position
from judge.rules.sliding_tiles_cases import HARD_FIFTEEN, eight_line, grid, shuffled
from tests.bench import Bench


def _eight_lines(count: int) -> str:
    random = Random(1043)
    return "".join(eight_line(shuffled(random, 3, 3).tiles) for _ in range(count))


def _eight_pairs(count: int) -> str:
    random = Random(3567)
    lines = [f"{count}\n"]
    for _ in range(count):
        goal = shuffled(random, 3, 3).tiles
        start = shuffled(random, 3, 3, True, goal).tiles
        lines += [eight_line(start, "X", ""), eight_line(goal, "X", "")]
    return "".join(lines)


def _fifteen_boards(boards: Sequence[Sequence[int]]) -> str:
    return f"{len(boards)}\n" + "".join(grid(board, 4) for board in boards)


def _random_fifteen(count: int) -> str:
    random = Random(6620)
    return _fifteen_boards([shuffled(random, 4, 4).tiles for _ in range(count)])


def _one_square(side: int, solvable: bool | None = None) -> str:
    board = shuffled(Random(side), side, side, solvable)
    return grid(board.tiles, side)


def _hard(tiles: Sequence[int]) -> Callable[[], str]:
    return lambda: grid(tiles, 4)


ONE_EIGHT = "8 6 7 2 5 4 3 x 1\n"
HARDEST_FIFTEEN = (1, 2, 3, 5, 9, 10, 6, 11, 4, 7, 12, 15, 14, 13, 0, 8)
SEVEN = Position(2, 4, (7, 6, 5, 4, 3, 2, 1, 0))

BENCHES: list[Bench] = [
    Bench("100,000 random boards", "sliding_tiles/hdu1043", lambda: _eight_lines(100_000),
          against="textbook/table_from_goal.cpp", bar_s=0.3, bar_kib=32768),
    Bench("one board", "sliding_tiles/hdu1043", lambda: ONE_EIGHT,
          against="textbook/table_from_goal.cpp"),
    Bench("one board of 31 moves", "sliding_tiles/acwing845", lambda: ONE_EIGHT,
          against="textbook/unordered_map.cpp"),
    Bench("200 random pairs", "sliding_tiles/hdu3567", lambda: _eight_pairs(200),
          against="textbook/nine_tables.cpp", bar_s=0.05),
    *[Bench(f"hard board {number}, 44 or 45 moves", "sliding_tiles/aoj_alds1_13_c", _hard(tiles),
            against="textbook/walking_distance.cpp", bar_s=0.1,
            note="found by hill climbing over the boards of at most 45 moves")
      for number, tiles in enumerate(HARD_FIFTEEN, 1)],
    Bench("hard board 9, 45 moves", "sliding_tiles/aoj_alds1_13_c", _hard(HARDEST_FIFTEEN),
          against="textbook/walking_distance.cpp", bar_s=0.1,
          note="found by hill climbing against this very solver: a million nodes"),
    Bench("hard board 1, 45 moves", "sliding_tiles/uva10181",
          lambda: _fifteen_boards(HARD_FIFTEEN[:1]),
          against="textbook/walking_distance.cpp", bar_s=0.1),
    Bench("all hard boards", "sliding_tiles/uva10181", lambda: _fifteen_boards(HARD_FIFTEEN),
          against="textbook/walking_distance.cpp"),
    Bench("999 x 999", "sliding_tiles/poj2893", lambda: f"999 999\n{_one_square(999)}0 0\n",
          against="textbook/fenwick.cpp", bar_s=0.15, bar_kib=8192),
    Bench("100,000 boards", "sliding_tiles/hdu6620", lambda: _random_fifteen(100_000),
          against="textbook/inversions.cpp"),
    Bench("n = 10", "sliding_tiles/poj3240", lambda: f"10\n{_one_square(10, True)}",
          against="textbook/tile_by_tile.cpp", bar_s=0.05),
    Bench("n = 40", "sliding_tiles/poj3240", lambda: f"40\n{_one_square(40, True)}",
          note="far beyond the statement's n <= 10"),
    Bench("one board", "sliding_tiles/aoj0121", lambda: grid(SEVEN.tiles, 8),
          against="textbook/map_once.cpp"),
    Bench("all numbers in reverse order", "sliding_tiles/cses1670",
          lambda: "9 8 7\n6 5 4\n3 2 1\n", against="textbook/unordered_map.cpp"),
    Bench("the 3 x 3 grid, 31 moves", "sliding_tiles/abc224_d",
          lambda: "12\n1 2\n2 3\n4 5\n5 6\n7 8\n8 9\n1 4\n4 7\n2 5\n5 8\n3 6\n6 9\n"
                  "9 4 7 6 5 2 3 1\n",
          against="textbook/map_of_strings.cpp"),
]
