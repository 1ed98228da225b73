"""The verb `level`: a new puzzle that takes at least so many moves, from a seed.

Random puzzles of growing size go through the puzzle's general solver until one is hard enough.
The number of tries is fixed, not the time, so that a seed gives the same puzzle everywhere.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from judge import report
from judge.build import Program, build, launcher
from judge.problem import ProblemError, load
from judge.random import Random
from judge.rules import Position, bloxorz, klotski, sliding_tiles, sokoban
from judge.run import OUTPUT_BYTES, Workplace
from judge.verdict import Judgement, Limits, Verdict, decide

LIMITS = Limits(cpu_s=10, wall_s=60, memory_kib=2 << 20, output_bytes=OUTPUT_BYTES)
Cell = tuple[int, int]


@dataclass(frozen=True)
class Maker:
    """How puzzles of one kind are made.

    make: a random puzzle, not always solvable, of a size 1, 2, … sizes. tries: how many of each
    size. count: which of the solver's first numbers is the length; unit: what it counts.
    """

    general: str
    unit: str
    count: int
    sizes: int
    tries: int
    make: Callable[[Random, int], Position]


def rolling_block(random: Random, size: int) -> Position:
    """A ragged floor with fragile cells, and a bridge that a soft switch opens."""
    rows, columns = 4 + size, 6 + 2 * size
    cells = [[random.choice("........!" + " " * 3) for _ in range(columns)] for _ in range(rows)]
    places = [(row, column) for row in range(rows) for column in range(columns)]
    random.shuffle(places)
    start, hole, switch, *bridge = places[:3 + size]
    for (row, column), letter in zip((start, hole, switch, *bridge), "$^A" + "a" * size):
        cells[row][column] = letter
    text = "\n".join("".join(row).rstrip() for row in cells)
    return next(bloxorz.read_stages(
        f"{rows} {columns}\n{text}\n2\nbridge a down\nswitch A soft toggle a\n"))


def tiles(random: Random, size: int) -> Position:
    """A random arrangement: 2 x 3, 3 x 3, then 4 x 4."""
    rows, columns = ((2, 3), (3, 3), (4, 4))[size - 1]
    order = list(range(rows * columns))
    random.shuffle(order)
    return sliding_tiles.Position(rows, columns, tuple(order))


def boxes(random: Random, size: int) -> Position:
    """A room with inner walls whose boxes were pulled away from their goals at random."""
    height, width = 4 + random.below(2 + size), 4 + random.below(3 + size)
    inner = [(row, column) for row in range(1, height + 1) for column in range(1, width + 1)]
    floor = {cell for cell in inner if not random.chance(22)}
    free = sorted(floor)
    random.shuffle(free)
    count = min(1 + random.below(1 + size), len(free) - 1)
    goals, places = set(free[:count]), set(free[:count])
    player = free[count] if len(free) > count else (0, 0)
    for _ in range(150 + 150 * size):
        player = _pull(random, floor, places, player)
    rows = []
    for row in range(height + 2):
        rows.append("".join(_mark((row, column), floor, goals, places, player)
                            for column in range(width + 2)))
    return sokoban.Position.from_rows(rows)


def _pull(random: Random, floor: set[Cell], places: set[Cell], player: Cell) -> Cell:
    """One random step of the player backwards; a box behind it comes along, most of the time."""
    down, right = random.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
    ahead = (player[0] + down, player[1] + right)
    behind = (player[0] - down, player[1] - right)
    if ahead not in floor or ahead in places:
        return player
    if behind in places and random.chance(75):
        places.remove(behind)
        places.add(player)
    return ahead


def _mark(cell: Cell, floor: set[Cell], goals: set[Cell], places: set[Cell],
          player: Cell) -> str:
    if cell == player:
        return "+" if cell in goals else "@"
    if cell in places:
        return "*" if cell in goals else "$"
    if cell in goals:
        return "."
    return " " if cell in floor else "#"


def pieces(random: Random, size: int) -> Position:
    """A full 5 x 4 board but for two cells: the 2 x 2 target at random, then dominoes."""
    rows, columns = 5, 4
    owners: dict[Cell, str] = {}
    top, left = random.below(rows - 1), random.below(columns - 1)
    for cell in ((top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)):
        owners[cell] = "A"
    names = iter(klotski.LETTERS[1:])
    free = [(row, column) for row in range(rows) for column in range(columns)
            if (row, column) not in owners]
    random.shuffle(free)
    empty = set(free[:2])
    for cell in sorted(free[2:]):
        if cell in owners or cell in empty:
            continue
        name = next(names)
        owners[cell] = name
        row, column = cell
        mates = [mate for mate in ((row, column + 1), (row + 1, column))
                 if mate in free and mate not in owners and mate not in empty]
        if mates and random.chance(70):
            owners[random.choice(mates)] = name
    board = klotski.Board(rows, columns, frozenset(), frozenset(), "A", (3, 1))
    return klotski.Position.of(board, owners)


MAKERS = {
    "bloxorz": Maker(bloxorz.GENERAL, "rolls", 0, 8, 150, rolling_block),
    "sliding_tiles": Maker(sliding_tiles.GENERAL, "moves", 0, 3, 60, tiles),
    "sokoban": Maker(sokoban.GENERAL, "pushes", 0, 4, 150, boxes),
    "klotski": Maker(klotski.GENERAL, "moves", 1, 4, 300, pieces),
}


def make_level(puzzle: str, moves: int, seed: int,
               tell: Callable[[str], None] = lambda text: None) -> tuple[Position, int]:
    """A puzzle of at least `moves` optimal moves, and their number.

    Raises ProblemError, with the best that was found, when no try is hard enough.
    """
    maker = MAKERS[puzzle]
    problem = load(maker.general)
    program = build(problem.solutions()[0], problem.standard)
    if program.path is None:
        raise ProblemError(f"{maker.general} does not compile:\n{program.error}")
    random, best = Random(seed), 0
    with Workplace(launcher()) as place:
        for size in range(1, maker.sizes + 1):
            for number in range(maker.tries):
                tell(f"size {size}, try {number + 1}: best {best} of {moves} {maker.unit}")
                position = maker.make(random, size)
                length = _length(place, program, maker, position)
                best = max(best, length)
                if length >= moves:
                    return position, length
    raise ProblemError(f"no {puzzle} puzzle of {moves} {maker.unit} in "
                       f"{maker.sizes * maker.tries} tries; the hardest took {best} (seed {seed})")


def _length(place: Workplace, program: Program, maker: Maker, position: Position) -> int:
    """The optimal length; 0 when there is no solution, or none within the limits."""
    if position.solved():
        return 0
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(position.general_input())
        file.flush()
        run = place.run([str(program.path)], Path(file.name), LIMITS, program.static_kib)
    verdict, _ = decide(run.outcome, LIMITS, lambda: Judgement(Verdict.AC))
    numbers = run.output.read_text().split("\n")[0].split()
    solved = verdict is Verdict.AC and len(numbers) > maker.count and numbers[0].isdigit()
    return int(numbers[maker.count]) if solved else 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's arguments."""
    parser.add_argument("puzzle", metavar="PUZZLE", choices=list(MAKERS),
                        help=", ".join(MAKERS))
    parser.add_argument("--moves", type=int, required=True, metavar="N",
                        help="optimal moves at least (rolls, moves, pushes, moves)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """The puzzle goes to standard output, ready for the solver; its optimum to standard error."""
    progress = report.Progress(sys.stderr)
    try:
        position, length = make_level(options.puzzle, options.moves, options.seed, progress.tell)
    finally:
        progress.clear()
    print(position.general_input(), end="")
    print(f"optimum: {length} {MAKERS[options.puzzle].unit}", file=sys.stderr)
    return 0
