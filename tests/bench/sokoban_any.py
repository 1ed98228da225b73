"""What Sokoban's any-solution solver costs on levels that our generator makes."""

from __future__ import annotations

from judge.random import Random
from testdata.sokoban.sokoban_any.generator import store, two_halls
from tests.bench import Bench


def stores() -> str:
    """Stores of 8 to 16 boxes behind one door."""
    random = Random(7)
    return "\n".join(store(random, boxes, 9, 11) for boxes in range(8, 17))


BENCHES = [
    Bench("9 stores of 8 to 16 boxes", "sokoban/sokoban_any", stores, bar_s=1.0, bar_kib=1 << 20,
          note="collections: make bench-sokoban ANY=1 LEVELS=file SECONDS=10"),
    Bench("a store between two halls", "sokoban/sokoban_any", two_halls, bar_s=2.0),
]
