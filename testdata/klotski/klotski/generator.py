"""Klotski: the classic 5 x 4 piece sets, and random boards with walls, gates and odd shapes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.klotski import LETTERS, Position, connected, parse_grid, parse_input  # noqa: E402

# (vertical dominoes, horizontal ones) beside the 2 x 2; singles fill all but two cells.
CLASSIC_SETS = (4, 1), (3, 2), (2, 3), (1, 4)
TWO_EMPTY_SETS = [(vertical, horizontal)
                  for vertical in range(7) for horizontal in range(8 - vertical)]

TWO_METRICS = (  # a popular program says 73 and 57 moves
    "ABBC/DBBE/DFFE/GHIJ/G..J B 4 2",
    "ABCD/AEED/FEEG/HIIG/H..J E 4 2")
KNOWN = (
    "ABBC/ABBC/DEEF/GHIJ/G..J B 4 2",
    "ABBC/DBBE/DFFE/GHHI/.JJ. B 4 2",
    "ABCD/EEFD/EEFG/.HHG/.IJJ E 4 2",
    "ABBC/ABBC/DEFG/DEHG/I..J B 4 2",
    "ABBC/ABBC/DEEF/DGHF/I..J B 4 2")
TINY = (
    "A A 1 1",                        # one cell, solved
    "A. A 1 2",
    "A.B A 1 3",                      # B is in the way for ever
    "AB/.. A 2 2",
    "A#. A 1 3",                      # a wall between
    "A.# A 1 3",                      # a wall at the goal
    "AB/-C/.. A 3 1",                 # the target passes the gate
    "BA/-C/.. A 3 1",                 # B does not
    "AA/B-/.. A 3 1",                 # the target stops over a gate
    "A.../.BB./.... B 1 1",
    "AAB/A.B/... A 2 1",              # corners that are no cell of the piece
    ".A/AA/.. A 2 1",
    "ABC/D.E/FGH A 3 3",              # the 8-puzzle without numbers
    "AB./CCD C 1 2",
    "AA/BB/CC/.. B 4 1")
MIRROR = (  # folding these boards onto their mirror image is wrong
    "A.B/C.D A 1 3", "A.B/.../CDE D 1 1", ".A./BCD/E.. A 3 3", "AAB/.../CDD A 3 1",
    "A.#/BCD/#.. A 3 3", "AB./.C./D.E C 1 3")
TARGET = (  # other pieces have the target's shape
    "AB/.C A 2 1", "AAB/CCB/DD. A 3 1", "ABC/D.E A 1 3", "ABCC/ABDD/EE.. A 1 3",
    "AABB/CCDD/EE.. C 1 3", "AB/CD/.. D 1 1")
GAPS = "A.B.C/.#D#./E.... A 3 5", "A.#../.BB.#/..C.D A 3 4", "AA.B#/..#../C...D A 3 4"
FAR = (  # one move takes the target further than one cell
    "A.../BC../D... A 3 4", "AA.../..BC./.D... A 3 4", "A..B/..../C..D A 3 3",
    "AB../CC../.... A 3 4", "AA../AA../BC.. A 1 3", "A..../####./B.... A 3 1")


def cases(seed: int) -> Iterator[Case]:
    """Hand-made boards, known layouts, random ones, thousands, odd forms."""
    random = Random(seed)
    both = "brute_force", "solution"

    def many(count: int, make: Callable[[], str]) -> str:
        return "".join(make() for _ in range(count))

    yield Case("01-tiny", _written(TINY), both)
    yield Case("02-mirror", _written(MIRROR), both)
    yield Case("03-target-among-equals", _written(TARGET), both)
    yield Case("04-gaps", _written(GAPS), both)
    yield Case("05-far-in-one-move", _written(FAR), both)
    yield Case("06-random-small", many(60, lambda: random_case(random, 4)), both)
    yield Case("07-first-meeting", many(24, lambda: _tight(random)), both)
    yield Case("08-two-metrics", _written(TWO_METRICS), both)
    yield Case("09-known", _written(KNOWN), both)
    yield Case("10-odd-shapes", many(80, lambda: random_case(random, 6)), both)
    yield Case("11-gates", many(60, lambda: _random_board(random, 4, 4, 1, 3, 3)), both)
    yield Case("12-largest-boards", _largest(random), both)
    yield Case("13-crlf", _written(TINY[:4]).replace("\n", "\r\n"), both)
    yield Case("14-no-newline", _written(TINY[:4])[:-1], both)
    yield Case("15-extra-blanks", "\n" + _written(TINY[:4]).replace("\n", " \n") + "\n \n", both)
    for number, (vertical, horizontal) in enumerate(CLASSIC_SETS, 20):
        yield Case(f"{number}-{vertical}-upright-{horizontal}-flat",
                   many(500, lambda: two_empty(random, vertical, horizontal)), both)
    yield Case("24-mixed-sets",
               many(300, lambda: two_empty(random, *random.choice(TWO_EMPTY_SETS))),
               ("solution", "textbook/queue_of_boards.cpp"))
    yield Case("25-equal-and-tiny", many(2000, lambda: random_case(random, 1)), both)


def random_case(random: Random, size: int) -> str:
    """A board of at most 3 + size/2 rows and columns, with a few blanks, walls and gates."""
    most = min(3 + size // 2, 5)
    rows, columns = random.between(1, most), random.between(2, most)
    return _random_board(random, rows, columns, random.below(3), random.below(2),
                         random.between(1, 2 + (rows * columns < 14)))


def two_empty(random: Random, vertical: int, horizontal: int) -> str:
    """A 5 x 4 layout of one 2 x 2, dominoes, singles and two empty cells; goal bottom middle."""
    while True:
        cells = [""] * 20
        corner = random.below(4) * 4 + random.below(3)
        for cell in (corner, corner + 1, corner + 4, corner + 5):
            cells[cell] = "A"
        left = {"upright": vertical, "flat": horizontal,
                "single": 14 - 2 * vertical - 2 * horizontal, "empty": 2}
        if _fill(random, cells, left):
            rows = "/".join("".join(cells[i:i + 4]) for i in range(0, 20, 4))
            return _written([f"{rows} A 4 2"])


def _fill(random: Random, cells: list[str], left: dict[str, int]) -> bool:
    """Fills the board in reading order with what is left, at random; False at a dead end."""
    names = iter(LETTERS[1:])
    for cell in range(20):
        if cells[cell]:
            continue
        fits = {"upright": cell + 4 < 20 and not cells[cell + 4],
                "flat": cell % 4 < 3 and not cells[cell + 1], "single": True, "empty": True}
        kinds = [kind for kind, count in left.items() if fits[kind] for _ in range(count)]
        if not kinds:
            return False
        kind = random.choice(kinds)
        left[kind] -= 1
        cells[cell] = "." if kind == "empty" else next(names)
        if kind in ("upright", "flat"):
            cells[cell + (4 if kind == "upright" else 1)] = cells[cell]
    return True


def _random_board(random: Random, rows: int, columns: int, walls: int, gates: int,
                  blanks: int) -> str:
    """Random polyominoes of one to four cells; the target and its goal at random."""
    cells = ["?"] * (rows * columns)
    for symbol, count in (("#", walls), ("-", gates), (".", blanks)):
        for _ in range(min(count, cells.count("?") - 1)):
            cells[random.choice([i for i, cell in enumerate(cells) if cell == "?"])] = symbol
    names = iter(LETTERS)
    used = []
    for first in range(len(cells)):
        if cells[first] != "?":
            continue
        used.append(next(names))
        _grow(random, cells, columns, first, used[-1], random.choice((1, 1, 2, 2, 3, 4)))
    grid = ["".join(cells[i:i + columns]) for i in range(0, len(cells), columns)]
    target = random.choice(used)
    start = parse_grid(grid, target, (0, 0))
    top, left = start.corner(target)
    bottom = max(row for row, _ in start.pieces[target])
    right = max(column for _, column in start.pieces[target])
    row, column = random.between(1, rows - bottom + top), random.between(1, columns - right + left)
    return _written([f"{'/'.join(grid)} {target} {row} {column}"])


def _grow(random: Random, cells: list[str], columns: int, first: int, name: str,
          size: int) -> None:
    """Takes `first` and then free neighbours at random until the piece has its size."""
    cells[first] = name
    for _ in range(size - 1):
        near = [to for cell, owner in enumerate(cells) if owner == name
                for to in (cell + columns, cell + 1 if (cell + 1) % columns else -1)
                if 0 <= to < len(cells) and cells[to] == "?"]
        if near:
            cells[random.choice(near)] = name


def _tight(random: Random) -> str:
    """A board of 4 x 4 with a 2 x 2, dominoes, singles and two empty cells, without walls."""
    return _random_board(random, 4, 4, 0, 0, 2)


def _largest(random: Random) -> str:
    """Boards of 64 and 49 cells: a maze, one blank among singles, a corridor."""
    mazes = "".join(_random_board(random, 8, 8, 24, 2, 34) for _ in range(12))
    singles = f"{LETTERS[:48]}."
    rows = "/".join(singles[i:i + 7] for i in range(0, 49, 7))
    corridor = "/".join("A" + "." * 63)
    return mazes + _written([f"{rows} A 7 7", f"A{'.' * 63} A 1 64", f"{corridor} A 64 1"])


def shrink(text: str) -> Iterator[str]:
    """Simpler variants of an input: fewer cases, then one board without a row or a piece."""
    positions = [position.general_input() for position in parse_input(text)]
    size = len(positions) // 2
    while size:
        for first in range(0, len(positions), size):
            if len(positions) > size:
                yield "".join(positions[:first] + positions[first + size:])
        size //= 2
    for number, position in enumerate(parse_input(text)):
        for simpler in _simpler(position):
            yield "".join([*positions[:number], simpler, *positions[number + 1:]])


def _simpler(position: Position) -> Iterator[str]:
    board = position.board
    rows = [position.row(row) for row in range(board.rows)]
    columns = ["".join(column) for column in zip(*rows)]
    row, column = board.goal
    for number in range(board.rows):
        yield from _valid(rows[:number] + rows[number + 1:], board.target, row - (number < row),
                          column)
    for number in range(board.columns):
        left = columns[:number] + columns[number + 1:]
        yield from _valid(["".join(line) for line in zip(*left)], board.target, row,
                          column - (number < column))
    for symbol in sorted({*position.pieces, "#", "-"} - {board.target}):
        if any(symbol in line for line in rows):
            yield from _valid([line.replace(symbol, ".") for line in rows], board.target, row,
                              column)


def _valid(grid: Sequence[str], target: str, row: int, column: int) -> Iterator[str]:
    """The case, if it is one."""
    if not grid or not grid[0] or not any(target in line for line in grid):
        return
    position = parse_grid(list(grid), target, (row, column))
    top, left = position.corner(target)
    bottom = max(row for row, _ in position.pieces[target])
    right = max(column for _, column in position.pieces[target])
    inside = row >= 0 and column >= 0 and row + bottom - top < len(grid) \
        and column + right - left < len(grid[0])
    if inside and all(connected(cells) for cells in position.pieces.values()):
        yield position.general_input()


def _written(boards: Sequence[str]) -> str:
    """`rows/…/rows TARGET R C` as the problem's input."""
    texts = []
    for board in boards:
        grid, goal = board.split(" ", 1)
        rows = grid.split("/")
        texts.append("\n".join([f"{len(rows)} {len(rows[0])}", *rows, goal, ""]))
    return "".join(texts)
