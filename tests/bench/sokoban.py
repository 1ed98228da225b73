"""What the push-optimal Sokoban solver costs: generated levels, against the textbook program."""

from __future__ import annotations

from collections.abc import Callable

from judge.random import Random
from testdata.sokoban.sokoban import generator
from tests.bench import Bench

PROBLEM = "sokoban/sokoban"
TEXTBOOK = "textbook/push_search.cpp"


def small_levels() -> str:
    """Two hundred rooms with two boxes and three goals."""
    random = Random(1)
    return generator.text(generator.pulled(random, generator.room(random, 5, 6), 2, 1)
                          for _ in range(200))


def open_rooms(height: int, width: int, boxes: int, number: int) -> Callable[[], str]:
    """Rooms without a wall inside, the boxes pulled far from their goals."""
    def levels() -> str:
        random = Random(2)
        frame = generator.walled([" " * width] * height)
        return generator.text(generator.pulled(random, frame, boxes, 0) for _ in range(number))
    return levels


def mazes() -> str:
    """Corridors of 15 x 15 with four boxes, one goal to spare."""
    random = Random(3)
    return generator.text(generator.pulled(random, generator.corridors(random, 15, 15), 4, 1)
                          for _ in range(10))


BENCHES = [
    Bench("200 rooms, two boxes", PROBLEM, small_levels, TEXTBOOK),
    Bench("200 rooms, two boxes", "sokoban/sokoban_bfs", small_levels, TEXTBOOK),
    Bench("5 x 6, four boxes", PROBLEM, open_rooms(5, 6, 4, 4), TEXTBOOK),
    Bench("5 x 6, four boxes", "sokoban/sokoban_bfs", open_rooms(5, 6, 4, 4), TEXTBOOK),
    Bench("corridors, four boxes", PROBLEM, mazes, TEXTBOOK),
    Bench("8 x 8, eight boxes", PROBLEM, open_rooms(8, 8, 8, 4),
          note="beyond any plain search"),
]
