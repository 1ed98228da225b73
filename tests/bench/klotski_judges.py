"""What Klotski's judge files cost, against the textbook programs."""

from __future__ import annotations

from collections.abc import Callable

from judge.random import Random
from testdata.klotski.hackerrank_klotski import generator as hackerrank
from testdata.klotski.p1979 import generator as p1979
from testdata.klotski.qoj3128 import generator as qoj3128
from tests.bench import Bench


def queries(walls: int) -> Callable[[], str]:
    """500 queries on 30 x 30 cells, `walls` percent of them fixed."""
    def make() -> str:
        random = Random(walls)
        grid = p1979.random_grid(random, p1979.LARGEST, p1979.LARGEST, walls)
        return p1979.some_queries(random, grid, p1979.MOST_QUERIES)
    return make


def ring() -> str:
    """500 queries on one long ring: the blank goes all the way round for every push."""
    return p1979.some_queries(Random(1), p1979.long_ring(), p1979.MOST_QUERIES)


def layout(rows: str, target: str, row: int, column: int) -> Callable[[], str]:
    return lambda: hackerrank.text(hackerrank.grid_of(rows), target, (row, column))


def traffic() -> str:
    """The Rush Hour board of most states among 20,000 random ones."""
    rows = qoj3128.BY_HAND["15-many-states"]
    return qoj3128.text([[int(id, 16) for id in row] for row in rows])


P1979 = "klotski/p1979"
SPFA = "textbook/spfa_over_sides.cpp"
QOJ = "klotski/qoj3128"
HACKERRANK = "klotski/hackerrank_klotski"
PICTURES = "textbook/pictures_in_a_set.cpp"

BENCHES = [
    Bench("30 x 30, open, 500 queries", P1979, queries(0), SPFA, bar_s=0.15, bar_kib=16384),
    Bench("30 x 30, 15 % fixed, 500 queries", P1979, queries(15), SPFA, bar_s=0.15,
          bar_kib=16384, note="public programs: 0.27 and 0.45 s"),
    Bench("30 x 30, 30 % fixed, 500 queries", P1979, queries(30), SPFA, bar_s=0.15,
          bar_kib=16384),
    Bench("30 x 30, one ring, 500 queries", P1979, ring, SPFA, bar_s=0.15, bar_kib=16384,
          note="answers up to 100,000"),
    Bench("ten vehicles, most states", QOJ, traffic, "textbook/positions_in_a_map.cpp",
          bar_s=0.02),
    Bench("the classic, 81 moves", HACKERRANK, layout("ABBC/ABBC/DEEF/DGHF/I..J", "B", 3, 1),
          PICTURES, bar_ratio=0.2),
    Bench("the hardest 5 x 4, 138 moves", HACKERRANK,
          layout("ABCD/EEFD/EEFG/.HHG/.IJJ", "E", 3, 1), PICTURES, bar_ratio=0.2),
    Bench("5 x 5, 94 moves", HACKERRANK, layout("ABB.C/DDEEC/DFFGC/.HGGI/JKKLM", "D", 3, 3),
          PICTURES, bar_ratio=0.2),
    Bench("6 x 6, 46 moves", HACKERRANK,
          layout("ABCDDD/EBCF.G/HIIJJ./HIIJJK/HLLLMN/OPQRMS", "I", 4, 4), PICTURES,
          bar_ratio=0.2, runs=1),
]
