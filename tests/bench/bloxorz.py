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


def plain_boards(count: int, size: int) -> str:
    """Square boards of the general solvers, from one corner to near the opposite one; every other
    one is open, the others have 1 % void and 2 % weak cells."""
    random = Random(size)

    def ground(open_board: int) -> str:
        if open_board:
            return "."
        return " " if random.chance(1) else "O" if random.chance(2) else "."

    cases = []
    for number in range(count):
        rows = [[ground(number % 2) for _ in range(size)] for _ in range(size)]
        for row in (0, 1, 2, -3, -2, -1):
            for column in (0, 1, 2, 3, -4, -3, -2, -1):
                rows[row][column] = "."
        rows[0][0], rows[-1][-2] = "S", "X"
        cases.append("\n".join([f"{size} {size}", *map("".join, rows), ""]))
    return "".join(cases)


def lines_far_away() -> str:
    """Lines of POJ 3323."""
    random = Random(3323)
    return "".join(f"{random.choice('UVH')} {random.between(0, 2 * 10**9) - 10**9} "
                   f"{random.between(0, 2 * 10**9) - 10**9}\n" for _ in range(10**5))


def stages() -> str:
    """100 boards of the original's size, 10 x 15, with four bridges, as many switches and a split,
    on random cells."""
    random = Random(33)
    cases = []
    for _ in range(100):
        rows = [["." if random.chance(90) else " " for _ in range(15)] for _ in range(10)]
        cells = [(row, column) for row in range(10) for column in range(15)]
        random.shuffle(cells)
        for (row, column), letter in zip(cells, "$^aabbccddABCDE.."):
            rows[row][column] = letter
        halves = " ".join(f"{row + 1} {column + 1}" for row, column in cells[15:17])
        cases.append("\n".join([
            "10 15", *map("".join, rows), "9",
            *(f"bridge {name} {random.choice(['up', 'down'])}" for name in "abcd"),
            *(f"switch {name} {random.choice(['soft', 'heavy'])} toggle {name.lower()}"
              for name in "ABCD"),
            f"switch E split {halves}", ""]))
    return "".join(cases)


def largest_stages() -> str:
    """20 such boards, open, with a hole that cannot be stood on: all their 169,352 states are
    reached."""
    rows = [list("." * 15) for _ in range(10)]
    for row, column, letter in [(2, 2, "A"), (2, 12, "B"), (7, 2, "C"), (7, 12, "D"), (4, 7, "E"),
                                (4, 3, "a"), (4, 11, "b"), (5, 4, "c"), (5, 12, "d"),
                                (0, 0, "$"), (9, 14, "^"), (9, 13, " "), (8, 14, " ")]:
        rows[row][column] = letter
    lines = [line for name in "ABCD" for line in (
        f"bridge {name.lower()} up", f"switch {name} soft toggle {name.lower()}")]
    board = "\n".join(["10 15", *map("".join, rows), "9", *lines, "switch E split 1 1 10 12", ""])
    return 20 * board


BENCHES = [
    Bench("10 boards of 500 x 500", "bloxorz/poj3322", _later(10, 500, 2, 20),
          against="textbook/queue_memset.cpp", bar_ratio=0.20, bar_kib=4096, runs=7,
          note="half open, half with 2 % holes and 20 % weak cells"),
    Bench("3000 boards of 7 x 7", "bloxorz/poj3322", _later(3000, 7, 10, 10),
          against="textbook/queue_memset.cpp", bar_ratio=0.05, bar_kib=4096, runs=7),
    Bench("4 boards of 1000 x 1000", "bloxorz/bloxorz", lambda: plain_boards(4, 1000),
          against="textbook/queue_memset.cpp", bar_ratio=0.25, bar_kib=65536),
    Bench("4 boards of 1000 x 1000", "bloxorz/bloxorz_bidirectional",
          lambda: plain_boards(4, 1000), against="textbook/queue_memset.cpp", bar_kib=65536),
    Bench("4 boards of 1000 x 1000", "bloxorz/bloxorz_astar", lambda: plain_boards(4, 1000),
          against="textbook/queue_memset.cpp", bar_kib=65536, note="by the centre"),
    Bench("4 boards of 1000 x 1000", "bloxorz/bloxorz_astar", lambda: plain_boards(4, 1000),
          bar_kib=65536, args=("--relaxed",), note="by relaxation"),
    Bench("100000 lines", "bloxorz/poj3323", lines_far_away,
          against="textbook/search_near_the_hole.cpp", bar_s=0.1),
    Bench("100 boards of the original's size", "bloxorz/stages", stages,
          against="textbook/map_of_states.cpp", bar_s=0.5, note="the bar is 5 ms a board"),
    Bench("20 boards of the original's size, all states", "bloxorz/stages", largest_stages,
          note="169,352 states a board, the most there are"),
]
