"""Boards for HDU 1732: by hand, random ones up to 8 x 8, and the worst for a search."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402

Board = list[str]

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ["@..@/.**./.*X./@...", "@.@/*.*/X../.*./@.."]
IN_THE_WAY = ["X.....##/.*@*@*@#/......##/######..", "######/#X*@.#/#*@..#/#.*..#/#..@.#/######",
              "#..###../.*@..*.X/#.@##*@./#######."]
TWO_BOXES = ["X**@@/###.*/...@./.....", "X**.@@/....../.*@.../......"]
NO_WAY = ["*..@/.*.@/..*@/X...", "#X#/#.#/***/@@@", "X#*.*.*#/.#@.@.@./########"]
LARGE = ("solution", "textbook/sorted_codes.cpp")
OPEN = "X......./......../..*.*.../...*..../......../......../.......@/.....@.@"
ALL_STATES = "@#....../#......./..*.*.../...*..../.....X../......../.......@/.......@"
STREETS = "@#....../#.#..#../..*.*.../...*..../..#..#../.....X../.......@/..#..#.@"

# Found by hill climbing over boards of this size.
LONG_WAY = "....#.../......#./#.##..../#.###..X/.....##./.*.*..#@/.##*#.#@/..#....@"


def cases(seed: int) -> Iterator[Case]:
    """Every secret case, in order."""
    random = Random(seed)
    yield Case("01-corners", text(turned(CORNERS)))
    yield Case("02-hole-on-the-way", text(turned(IN_THE_WAY)))
    yield Case("03-boxes-in-a-row", text(turned(TWO_BOXES)))
    yield Case("04-no-way", text(turned(NO_WAY)))
    yield Case("05-random-small", text(scattered(random, 4) for _ in range(100)))
    yield Case("06-pulled-small", text(pulled(random, 4, 15) for _ in range(100)))
    yield Case("07-pulled-medium", text(pulled(random, 5, 25) for _ in range(40)))
    for number in range(8, 12):
        yield Case(f"{number:02}-pulled-large", text(
            pulled(random, 8, 8 * number - 62) for _ in range(4)), LARGE)
    yield Case("12-open", text([OPEN.split("/")]), LARGE)
    yield Case("13-all-states", text([ALL_STATES.split("/")]), LARGE)
    yield Case("14-all-states-streets", text([STREETS.split("/")]), LARGE)
    yield Case("15-crlf", text(turned(CORNERS[:1])).replace("\n", "\r\n"))
    yield Case("16-no-newline", text(turned(CORNERS[1:])).rstrip("\n"))
    yield Case("17-long-way", text([LONG_WAY.split("/")]), LARGE)


def random_case(random: Random, size: int) -> str:
    """One or two boards of up to `size` + 3 rows and columns."""
    side = min(size + 3, 8)
    return text(pulled(random, side, 20) if random.chance(50) else scattered(random, side)
                for _ in range(random.between(1, 2)))


def shrink(input: str) -> Iterator[str]:
    """Fewer boards, then fewer rows and columns, then fewer walls."""
    boards = parse(input)
    for number, board in enumerate(boards):
        before, after = boards[:number], boards[number + 1:]
        if before or after:
            yield text(before + after)
        for smaller in simpler(board):
            yield text([*before, smaller, *after])


def simpler(board: Board) -> Iterator[Board]:
    """The board without one row, one column or one wall."""
    for row, line in enumerate(board):
        if len(board) > 2 and set(line) <= set(".#"):
            yield board[:row] + board[row + 1:]
    for column in range(len(board[0])):
        if len(board[0]) > 2 and {line[column] for line in board} <= set(".#"):
            yield [line[:column] + line[column + 1:] for line in board]
    for row, line in enumerate(board):
        for column, letter in enumerate(line):
            if letter == "#":
                yield [*board[:row], line[:column] + "." + line[column + 1:], *board[row + 1:]]


def parse(input: str) -> list[Board]:
    """The boards of an input."""
    words = input.split()
    boards, start = [], 0
    while start < len(words):
        height = int(words[start])
        boards.append(words[start + 2:start + 2 + height])
        start += 2 + height
    return boards


def text(boards: Iterable[Board]) -> str:
    """An input of these boards."""
    return "".join(f"{len(board)} {len(board[0])}\n" + "\n".join(board) + "\n"
                   for board in boards)


def turned(words: list[str]) -> Iterator[Board]:
    """Boards written as rows with `/` between, each turned and mirrored in all eight ways."""
    for word in words:
        board = word.split("/")
        for base in (board, ["".join(column) for column in zip(*board)]):
            yield from (base, base[::-1], [row[::-1] for row in base],
                        [row[::-1] for row in base[::-1]])


def scattered(random: Random, side: int) -> Board:
    """A board of about `side` x `side` with everything on random cells."""
    height, width = _size(random, side)
    cells = [letter if not random.chance(15) else "#" for letter in "." * (height * width)]
    spots = list(range(len(cells)))
    random.shuffle(spots)
    for letter, cell in zip("X***@@@", spots):
        cells[cell] = letter
    return _rows(cells, width)


def pulled(random: Random, side: int, walls: int) -> Board:
    """A board that has a way, if `side` leaves room: the boxes start on holes, pulled about."""
    for _ in range(100):
        if board := _pull_off(random, side, walls):
            return board
    return scattered(random, side)


def _pull_off(random: Random, side: int, walls: int) -> Board | None:
    """One try: None when man and boxes never were all off the holes."""
    height, width = _size(random, side)
    cells = ["." if not random.chance(walls) else "#" for _ in range(height * width)]
    spots = list(range(len(cells)))
    random.shuffle(spots)
    player, holes, boxes = spots[0], spots[1:4], spots[1:4]
    for cell in spots[:7]:  # at least seven cells are floor
        cells[cell] = "."
    apart: tuple[int, list[int]] | None = None  # the last position with nothing on a hole
    for _ in range(40 * len(cells)):
        player = _pull(random, cells, width, player, boxes)
        if not {player, *boxes} & set(holes):
            apart = player, list(boxes)
    if apart is None:
        return None
    for letter, places in (("@", holes), ("*", apart[1]), ("X", apart[:1])):
        for cell in places:
            cells[cell] = letter
    return _rows(cells, width)


def _pull(random: Random, cells: list[str], width: int, player: int, boxes: list[int]) -> int:
    """The player's cell after a step that may pull the box behind him along, in `boxes` too."""
    rows, columns = random.choice(STEPS)
    row, column = player // width + rows, player % width + columns
    to = row * width + column
    inside = 0 <= row < len(cells) // width and 0 <= column < width
    if not inside or cells[to] == "#" or to in boxes:
        return player
    behind = player - (to - player)
    on_line = rows != 0 or 0 <= player % width - columns < width
    if on_line and behind in boxes and random.chance(60):
        boxes[boxes.index(behind)] = player
    return to


def _size(random: Random, side: int) -> tuple[int, int]:
    return random.between(max(3, side - 1), side), random.between(max(3, side - 1), side)


def _rows(cells: list[str], width: int) -> Board:
    return ["".join(cells[start:start + width]) for start in range(0, len(cells), width)]
