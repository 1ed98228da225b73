"""What the rolling block's solutions cost."""

from __future__ import annotations

from collections.abc import Callable

from judge.random import Random
from tests.bench import Bench


def boards(count: int, size: int, void: float, weak: float) -> str:
    """Square boards of POJ 3322, from one corner to the opposite one; every other one is open."""
    random = Random(size)

    def ground(open_board: int) -> str:
        if open_board:
            return "."
        return "#" if random.chance(void) else "E" if random.chance(weak) else "."

    cases = []
    for number in range(count):
        rows = [["#", *(ground(number % 2) for _ in range(size - 2)), "#"]
                for _ in range(size - 2)]
        rows[0][1], rows[-1][-2] = "X", "O"
        rim = "#" * size
        cases.append("\n".join([f"{size} {size}", rim, *map("".join, rows), rim, ""]))
    return "".join(cases) + "0 0\n"


def _later(count: int, size: int, void: float, weak: float) -> Callable[[], str]:
    return lambda: boards(count, size, void, weak)


BENCHES = [
    Bench("10 boards of 500 x 500", "bloxorz/poj3322", _later(10, 500, 2, 20),
          against="textbook/queue_memset.cpp", bar_ratio=0.20, bar_kib=4096, runs=7,
          note="half open, half with 2 % holes and 20 % weak cells"),
    Bench("3000 boards of 7 x 7", "bloxorz/poj3322", _later(3000, 7, 10, 10),
          against="textbook/queue_memset.cpp", bar_ratio=0.05, bar_kib=4096, runs=7),
]
