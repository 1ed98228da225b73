"""What the general Klotski solvers cost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from judge.checking import load_module
from judge.problem import TESTDATA
from judge.random import Random
from tests.bench import Bench

CLASSIC = "5 4\nABBC\nABBC\nDEEF\nDGHF\nI..J\nB 4 2\n"
HARDEST = "5 4\nABCD\nEEFD\nEEFG\n.HHG\n.IJJ\nE 4 2\n"
GENERATOR: Path = TESTDATA / "klotski" / "klotski" / "generator.py"


def mixed_layouts(count: int) -> str:
    """Random layouts of all two-empty 5 x 4 piece sets with one 2 x 2, in no order."""
    generator = load_module(GENERATOR)
    random = Random(5)
    return "".join(generator.two_empty(random, *random.choice(generator.TWO_EMPTY_SETS))
                   for _ in range(count))


def all_sets() -> str:
    """One layout of each two-empty 5 x 4 piece set with one 2 x 2."""
    generator = load_module(GENERATOR)
    random = Random(6)
    return "".join(generator.two_empty(random, *pieces) for pieces in generator.TWO_EMPTY_SETS)


def _methods(name: str, input: Callable[[], str], expanded: dict[str, str]) -> list[Bench]:
    return [Bench(f"{name}, {method}", "klotski/klotski_bidirectional", input, args=(method,),
                  note=f"{count} states expanded, both metrics")
            for method, count in expanded.items()]


BENCHES = [
    Bench("the classic 5 x 4", "klotski/klotski", lambda: CLASSIC,
          against="textbook/queue_of_boards.cpp", bar_s=0.008, runs=15,
          note="116 steps, 81 moves; process start included"),
    Bench("the hardest 5 x 4", "klotski/klotski", lambda: HARDEST,
          against="textbook/queue_of_boards.cpp", bar_s=0.015, runs=15,
          note="179 steps, 138 moves; process start included"),
    Bench("1000 layouts of mixed sets", "klotski/klotski", lambda: mixed_layouts(1000),
          bar_s=0.7, bar_kib=262144, runs=5),
    Bench("all 1,588,914 two-empty layouts", "klotski/klotski", all_sets, bar_s=1.0,
          bar_kib=262144, runs=5, args=("--table",),
          note="tabulated in both metrics, one table a piece set"),
    *_methods("the classic 5 x 4", lambda: CLASSIC,
              {"plain": "23,886", "bidirectional": "23,886", "database": "22,675"}),
    *_methods("the hardest 5 x 4", lambda: HARDEST,
              {"plain": "42,103", "bidirectional": "42,103", "database": "36,267"}),
    *_methods("100 layouts of mixed sets", lambda: mixed_layouts(100),
              {"plain": "874,971", "bidirectional": "874,437", "database": "604,509"}),
]
