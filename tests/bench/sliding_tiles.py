"""What the general sliding-tiles solver costs.

Korf's hundred boards are read from the file that the environment variable KORF names (a board
a line, 0 the blank, last in the goal; the optimum as a seventeenth number); without it that row
is left out. All tables are built inside the runs.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from judge.random import Random
from judge.rules.sliding_tiles import Position
from judge.rules.sliding_tiles_cases import shuffled
from tests.bench import Bench

SOLVER = "sliding_tiles/sliding_tiles"

# 80 moves from the goal, as far as a board of the 15-puzzle can be.
FARTHEST = (0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1)


def korf() -> str:
    """Korf's boards as cases of the general solver."""
    lines = Path(os.environ["KORF"]).read_text(encoding="ascii").splitlines()
    boards = [tuple(map(int, line.split()))[:16] for line in lines]
    return "".join(Position(4, 4, tiles).general_input() for tiles in boards)


def boards(count: int, rows: int, columns: int) -> Callable[[], str]:
    """Solvable boards at random."""
    def text() -> str:
        random = Random(rows * columns)
        return "".join(shuffled(random, rows, columns, True).general_input()
                       for _ in range(count))
    return text


def _farthest() -> str:
    return Position(4, 4, FARTHEST).general_input()


BENCHES = [
    Bench("60 boards of 4x4", SOLVER, boards(60, 4, 4), bar_s=1.2, bar_kib=65536,
          runs=7, note="groups of 6, 6 and 3 tiles at once"),
    Bench("one board of 4x4", SOLVER, boards(1, 4, 4), bar_s=0.35, bar_kib=65536,
          note="groups of 5 tiles"),
    Bench("a 4x4 board 80 moves deep", SOLVER, _farthest, bar_s=20.0, bar_kib=65536, runs=1,
          note="62 million nodes with groups of 5, then 6, then 7 tiles"),
    Bench("50 boards of 3x4", SOLVER, boards(50, 3, 4), bar_s=2.0),
    Bench("a board of 2x8", SOLVER, boards(1, 2, 8), bar_s=2.0,
          note="87 moves; half of the boards at random need no more than 81"),
    Bench("2 boards of 3x5", SOLVER, boards(2, 3, 5), bar_s=2.0,
          note="44 and 55 moves; half of the boards at random need no more than 49"),
    Bench("3000 boards of 3x3", SOLVER, boards(3000, 3, 3),
          against="textbook/table_from_goal.cpp", bar_ratio=0.10),
]
if "KORF" in os.environ:
    BENCHES.insert(0, Bench("Korf's 100 boards, 5305 moves in all", SOLVER, korf, bar_s=2.0,
                            bar_kib=65536, runs=7, note="16 million nodes"))
