"""The test data of the rolling block."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.bloxorz import smaller_maps  # noqa: E402

LARGE = ("solution", "textbook/queue_memset.cpp")
Board = Sequence[str]

# The boards drawn here, rows by "/", are the smallest on which a wrong program differs.
WEAK_CELLS = ["S.OX", "XOOS", "S#OOX", "SO.OX", ".##..S/#.X#O.", "#.#/.##/.#S/O#X",
              "##./OS./.../#.X/.#.", "O#.S/#. #/X.##/#.#O", ".X./.../#.S/#.O",
              "OS#O/ .#./ #.#/X..O", "O. #. / O##../###..X/ .# ../ O #S / . .. ",
              "#.#####./ ..#O #./O ..S#.#/X..O..##", "S..O..X", "S..O..O..X"]
HOLE = ["X#S", "S.X", "SX#", " .#S/ #.X/ # .", "###/##./S#X", ".XS/O##/O..", ".. /X##/.S.",
        ".# /S.#/OX.", ".S./..#/X##", "#.X/..#/.S#/##.", ".../#S./#../X..", "..#./.S../#..X"]
DOTS_AND_VOID = ["S.#X", "X..S", "S..X", "#####X#/##S#...", "#.O/..X/##S/.O#/###/###",
                 ". . /.X##/#.##/##S#/###./###.", "X  /S  ", "X##/S. ", "X   /S#..", "S.#/   /X. ",
                 "X### /#.S##/ .#.#", "#.S# /##.#./#X..#", "##. /.#../#.#S/O.X.",
                 "#.   /##.#X/ .#.#/ .S#.",
                 "  #####  /  #...#  /###O#O###/#S.....X#/###...# #/  #####  "]
SMALL = ["SX", "S/X", "X/S", "S..X", "S/#/#/X", "S..../....X", "S#/#X", "S..#..X", "S...X"]
UNSOLVABLE = ["S  X", "S. X", "S.#.X", " # /#S#/ # /  X", "S..#/...#/    /...X", "S....X",
              "...../.S.../...../    O/   OX"]
NOT_BY_ESTIMATE = ["#.#/#.#/..S/##./X#./##.", "# S./...X/..../..#./..#.",
                   "..##X/.#.../S##../.##.#", "#.#X/..../.#S#/#.../###.", "..#../XS.##/.#..#",
                   ".####/S...X/..###", "#.#../S##.X/#....", "..#../XS###/.###."]
NOT_AT_FIRST_MEETING = ["###/S#./###/X..", "O##/S##/.##/X.#", "..#../XS.##/.#..#",
                        "#.#/.#S/#.#/#.X/#.."]


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-weak-cells", _text(_boards(WEAK_CELLS)))
    yield Case("02-hole", _text(_boards(HOLE)))
    yield Case("03-dots-and-void", _text(_boards(DOTS_AND_VOID)))
    yield Case("04-small", _text(_boards(SMALL)))
    yield Case("05-unsolvable", _text(_boards(UNSOLVABLE)))
    yield Case("06-not-by-estimate", _text(_boards(NOT_BY_ESTIMATE)))
    yield Case("07-not-at-first-meeting", _text(_boards(NOT_AT_FIRST_MEETING)))
    yield Case("08-random-small", _text([_random_board(random, 8) for _ in range(1500)]))
    yield Case("09-random-middle", _text([_corner_board(random, 60, 5, 3) for _ in range(20)]))
    yield Case("10-largest", _text([_corner_board(random, 1000, 1, 2),
                                    _walled_in(_corner_board(random, 1000, 0, 0))]), LARGE)
    some = _text([_random_board(random, 8) for _ in range(20)])
    yield Case("11-crlf", some.replace("\n", "\r\n"))
    yield Case("12-no-newline", some.removesuffix("\n"))
    boards = [_random_board(random, 8) for _ in range(20)]
    yield Case("13-blank-lines", "".join(
        "\n" + _text([board]).replace("\n", " \n", random.between(1, len(board))) + " \n"
        for board in boards))
    yield Case("14-long-snake", _text([_snake(547)]), LARGE)


def random_case(random: Random, size: int) -> str:
    """Boards, more and larger ones as `size` grows."""
    return _text([_random_board(random, 2 + size) for _ in range(random.between(1, 4 * size))])


def shrink(text: str) -> Iterator[str]:
    """Simpler variants of an input: without some boards, then with one board made simpler."""
    boards = _boards_of(text)
    size = len(boards) // 2
    while size:
        for first in range(0, len(boards), size):
            if len(boards) > size:
                yield _text(boards[:first] + boards[first + size:])
        size //= 2
    for number, board in enumerate(boards):
        for smaller in smaller_maps(board, {"O": ".", "#": ".", " ": ".", ".": " "}):
            if all("".join(smaller).count(letter) == 1 for letter in "SX"):
                yield _text([*boards[:number], smaller, *boards[number + 1:]])


def _text(boards: Sequence[Board]) -> str:
    return "".join(f"{len(board)} {len(board[0])}\n" +
                   "".join(row.rstrip() + "\n" for row in board) for board in boards)


def _boards(drawn: Sequence[str]) -> list[Board]:
    return [board.split("/") for board in drawn]


def _boards_of(text: str) -> list[Board]:
    lines = iter(text.splitlines())
    boards: list[Board] = []
    for header in lines:
        height, width = map(int, header.split())
        boards.append([next(lines).ljust(width) for _ in range(height)])
    return boards


def _random_board(random: Random, most: int) -> Board:
    height, width = random.between(1, most), random.between(2, most)
    void, weak = random.choice([0, 10, 30]), random.choice([0, 10, 30, 50])
    board = _grounds(random, height, width, void, weak)
    cells = [(row, column) for row in range(height) for column in range(width)]
    random.shuffle(cells)
    for (row, column), letter in zip(cells, "SX"):
        board[row][column] = letter
    return ["".join(row) for row in board]


def _grounds(random: Random, height: int, width: int, void: float, weak: float) -> list[list[str]]:
    def ground() -> str:
        return " " if random.chance(void) else "O" if random.chance(weak) else random.choice(".#")

    return [[ground() for _ in range(width)] for _ in range(height)]


def _corner_board(random: Random, size: int, void: float, weak: float) -> Board:
    """From one corner to near the opposite one, both cleared, so that most can be solved."""
    board = _grounds(random, size, size, void, weak)
    for row in (0, 1, 2, 3, -4, -3, -2, -1):
        for column in (0, 1, 2, 3, -4, -3, -2, -1):
            board[row][column] = "."
    board[0][0], board[-1][-2] = "S", "X"
    return ["".join(row) for row in board]


def _snake(size: int) -> Board:
    """Corridors one cell wide, joined at their ends in turn; `size` is one more than a multiple of
    six, so that the block stands upright at each end and comes to the last one's right end."""
    corridor = "S" + "." * (size - 1)
    rows = [corridor.replace("S", ".") if row % 3 == 0 else
            ("." if row // 3 % 2 else " " * (size - 1) + ".").ljust(size) for row in range(size)]
    rows[0], rows[-1] = corridor, "." * (size - 1) + "X"
    return rows


def _walled_in(board: Board) -> Board:
    """The board with its hole walled in: everything is searched in vain."""
    return [*board[:-2], board[-2][:-3] + "   ", board[-1][:-3] + " X "]
