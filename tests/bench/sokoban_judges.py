"""What Sokoban's judge files cost: the largest mazes, against the textbook programs."""

from __future__ import annotations

from collections.abc import Callable

from judge.random import Random
from testdata.sokoban.hdu1254 import generator as hdu1254
from testdata.sokoban.hdu1732 import generator as hdu1732
from testdata.sokoban.leetcode1263 import generator as leetcode1263
from testdata.sokoban.poj1475 import generator as poj1475
from testdata.sokoban.sgu472 import generator as sgu472
from tests.bench import Bench


def many_mazes() -> str:
    """Sixty mazes of 20 x 20: open ones, cluttered ones, corridors."""
    random = Random(1)
    return poj1475.text([maze for _ in range(20) for maze in (
        poj1475.scattered(random, 20, 20, 0), poj1475.scattered(random, 20, 20, 15),
        poj1475.braided(random, 20, 20, 45))])


def many_small_mazes() -> str:
    """500 mazes of 7 x 7, more than the statement promises."""
    random = Random(2)
    return hdu1254.text([poj1475.scattered(random, 7, 7, 20) for _ in range(500)])


def one_maze() -> str:
    """A 20 x 20 room whose target no box can reach: every place of the box is tried."""
    return leetcode1263.text(sgu472.enclosed(20))


def case(name: str) -> Callable[[], str]:
    """The input of one of sgu472's secret cases."""
    return lambda: next(c.input for c in sgu472.cases(472) if c.name == name)


def boards(word: str, number: int) -> Callable[[], str]:
    """The same board of hdu1732, `number` times."""
    return lambda: hdu1732.text([word.split("/")] * number)


SGU = "sokoban/sgu472"
HDU = "sokoban/hdu1732"
NESTED = "textbook/nested_dijkstra.cpp"
SORTED = "textbook/sorted_codes.cpp"

BENCHES = [
    Bench("100 x 100, open", SGU, case("22-open-corner"), NESTED, bar_s=0.3, bar_kib=65536,
          note="thousands of shortest ways"),
    Bench("100 x 100, target enclosed", SGU, case("23-open-enclosed"), NESTED, bar_s=0.3,
          bar_kib=65536, note="every place of the box, from every side"),
    Bench("100 x 100, streets", SGU, case("24-streets"), NESTED, bar_s=0.3, bar_kib=65536),
    Bench("100 x 100, stairs", SGU, case("26-stairs"), NESTED, bar_s=0.3, bar_kib=65536,
          note="a walk round a block at every turn"),
    Bench("100 x 100, corridors", SGU, case("30-braided"), NESTED, bar_s=0.3, bar_kib=65536),
    Bench("8 x 8, all states", HDU, boards(hdu1732.ALL_STATES, 1), SORTED, bar_s=0.5,
          bar_kib=65535),
    Bench("8 x 8, open", HDU, boards(hdu1732.OPEN, 1), SORTED, bar_s=0.5, bar_kib=65535),
    Bench("8 x 8, all states, 20 boards", HDU, boards(hdu1732.ALL_STATES, 20), SORTED,
          bar_kib=65535),
    Bench("60 mazes of 20 x 20", "sokoban/poj1475", many_mazes, "textbook/two_key_dijkstra.cpp",
          bar_s=1.0, bar_kib=32768),
    Bench("500 mazes of 7 x 7", "sokoban/hdu1254", many_small_mazes, "textbook/nested_search.cpp",
          bar_s=1.0, bar_kib=32768),
    Bench("20 x 20, target enclosed", "sokoban/leetcode1263", one_maze,
          "textbook/nested_search.cpp", bar_s=1.0),
]
