"""The test data of POJ 3322."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Callable, Iterator, Sequence  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.bloxorz import smaller_maps  # noqa: E402

LARGE = ("solution", "textbook/queue_memset.cpp")
Board = Sequence[str]

FIVE_AND_SIX_ROWS = ["######/#...O#/#..X.#/##.E.#/######",
                     "######/#E.X##/#..E##/#...O#/#E#..#/######"]
START_LYING = ["#####/#OXX#/#####", "#####/#XXO#/#####", "###/#X#/#X#/#O#/###", "###/#O#/#X#/#X#/###",
               "######/#XX.O#/######", "#######/#XX..O#/#######", "#####/#O..#/#X.E#/#X.##/#####",
               "#####/#.O.#/#..X#/##.X#/#####", "#####/#...#/#..##/#OXX#/#####",
               "#####/#.O.#/#E.X#/##.X#/#####", "#####/#XX.#/#...#/#..O#/#####"]
NO_RIM = ["X.../..../...O", "XX../..../O...", "...X/..../O...", "O.../.E../..EX",
          ".X.O/.XE./...E", "E.X/.../O..", "...X/...X/O.E.", "EX./.../..O/...", ".../X../.../..O",
          "......./.EEEEE./XE...EO"]
HOLE_CROSSED_LYING = ["#####/#X.O#/#####", "#####/#XO.#/#..##/#..##/#####",
                      "#####/#.E.#/#EXO#/##X.#/#####", "#####/#.O.#/#X..#/#..##/#####",
                      "#####/##.E#/#XXE#/#.O.#/#####", "#####/#...#/#OXE#/#.X##/#####",
                      "######/#OEEE#/#.XEE#/#..E.#/######", "######/#....#/#...O#/#..X.#/######",
                      "########/#..O.X.#/###..###/########"]
WEAK_ON_THE_WAY = ["######/#XEEO#/######", "######/#X.EO#/######", "######/#OE.X#/######",
                   "#####/#XEO#/#####", "#########/#XEE.EEO#/#########",
                   "#########/#XEEEEEO#/#########", "########/#O..EXX#/########",
                   "#####/#.E.#/#.E.#/#X.O#/#####", "#####/#..O#/#EE.#/#..X#/#####",
                   "#####/#...#/#O..#/#E.X#/#####", "#####/#EO.#/#X..#/#...#/#####",
                   "#####/#...#/#XX.#/#.OE#/#####", "#####/#XX##/#EE##/#EE##/#..O#/#####"]
IMPOSSIBLE = ["###/#X#/###/#O#/###", "#####/#X.O#/#####", "####/#XO#/#..#/####",
              "#######/#X..###/#..O.##/#######", "######/#X.###/#.####/###.O#/######",
              "######/#XEEE#/#E#.O#/######", "########/#XXE..O#/#E###..#/########"]
START_ENTERED_AGAIN = ["#####/#.E.#/#EXO#/##X.#/#####", "#####/#.O.#/#X..#/#..##/#####",
                       "#####/##.E#/#XXE#/#.O.#/#####", "######/#....#/#X...#/#.O..#/######",
                       "######/#.E..#/#XE..#/#X.O.#/######",
                       "######/#..EE#/#EO..#/#..EX#/######",
                       "######/#XX..#/#O...#/#....#/######"]


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-five-and-six-rows", _text(_boards(FIVE_AND_SIX_ROWS)))
    yield Case("02-start-lying", _text(_boards(START_LYING)))
    yield Case("03-no-rim", _text([*_boards(NO_RIM), *_many(random, 60, _no_rim)]))
    yield Case("04-hole-crossed-lying", _text(_boards(HOLE_CROSSED_LYING)))
    yield Case("05-weak-on-the-way", _text(_boards(WEAK_ON_THE_WAY)))
    yield Case("06-impossible", _text(_boards(IMPOSSIBLE)))
    yield Case("07-three-by-three", _text(_many(random, 400, _tiny)))
    yield Case("08-start-entered-again", _text(_boards(START_ENTERED_AGAIN)))
    yield Case("09-random-small", _text(_many(random, 1000, _small)))
    yield Case("10-many-tiny", _text(_many(random, 3000, _seven)), LARGE)
    yield Case("11-random-middle", _text(_many(random, 40, _middle)))
    yield Case("12-thin", _text([_corner_board(random, 3, 500, 0, 40),
                                 _corner_board(random, 500, 3, 0, 40),
                                 _corner_board(random, 5, 500, 4, 20), _snake(99, 120)]), LARGE)
    largest = [_corner_board(random, 500, 500, 0, 0), _corner_board(random, 500, 500, 2, 20),
               _corner_board(random, 500, 500, 1, 70)]
    largest.append(_walled_in(_corner_board(random, 500, 500, 0, 0)))
    yield Case("13-largest", _text(largest * 2), LARGE)
    some = _text(_many(random, 20, _small))
    yield Case("14-crlf", some.replace("\n", "\r\n"))
    yield Case("15-no-newline", some.removesuffix("\n"))
    yield Case("16-extra-blanks", _with_blanks(random, some))
    yield Case("17-long-snake", _text([_snake(499, 500)]), LARGE)


def random_case(random: Random, size: int) -> str:
    """Boards, more and larger ones as `size` grows."""
    return _text([_random_board(random, random.between(3, 4 + size), random.between(4, 4 + size),
                                rim=random.chance(50))
                  for _ in range(random.between(1, 4 * size))])


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
        for smaller in smaller_maps(board, {"E": ".", "#": ".", ".": "#"}):
            if _valid(smaller):
                yield _text([*boards[:number], smaller, *boards[number + 1:]])


def _text(boards: Sequence[Board]) -> str:
    return "".join(f"{len(board)} {len(board[0])}\n" + "\n".join(board) + "\n"
                   for board in boards) + "0 0\n"


def _boards(drawn: Sequence[str]) -> list[Board]:
    return [board.split("/") for board in drawn]


def _boards_of(text: str) -> list[Board]:
    words = text.split()
    boards: list[Board] = []
    while words[:2] != ["0", "0"]:
        height = int(words[0])
        boards.append(words[2:2 + height])
        del words[:2 + height]
    return boards


def _valid(board: Board) -> bool:
    letters = "".join(board)
    if len(board) < 3 or len(board[0]) < 3 or letters.count("O") != 1:
        return False
    start = [divmod(cell, len(board[0])) for cell, letter in enumerate(letters) if letter == "X"]
    return len(start) == 1 or len(start) == 2 and sum(
        abs(first - second) for first, second in zip(*start)) == 1


def _many(random: Random, count: int, board: Callable[[Random], Board]) -> list[Board]:
    return [board(random) for _ in range(count)]


def _no_rim(random: Random) -> Board:
    return _random_board(random, random.between(3, 7), random.between(3, 7), rim=False)


def _tiny(random: Random) -> Board:
    height, width = random.between(3, 4), random.between(3, 5)
    return _random_board(random, height, width, rim=height > 3 and random.chance(50))


def _small(random: Random) -> Board:
    return _random_board(random, random.between(4, 9), random.between(4, 9))


def _seven(random: Random) -> Board:
    return _random_board(random, 7, 7)


def _middle(random: Random) -> Board:
    return _random_board(random, random.between(30, 45), random.between(30, 45))


def _random_board(random: Random, height: int, width: int, rim: bool = True) -> Board:
    """A board with some void and some weak cells, few or many, the start lying every other time;
    two cells at least inside the rim."""
    while True:
        void, weak = random.choice([0, 5, 15]), random.choice([0, 15, 40, 70])
        board = _grounds(random, height, width, void, weak, rim)
        inside = [(row, column) for row in range(rim, height - rim)
                  for column in range(rim, width - rim)]
        row, column = random.choice(inside)
        board[row][column] = "X"
        below = random.chance(50)
        beside = (row + below, column + (not below))
        if random.chance(50) and beside in inside:
            board[beside[0]][beside[1]] = "X"
        row, column = random.choice(inside)
        if board[row][column] != "X":
            board[row][column] = "O"
            return ["".join(line) for line in board]


def _grounds(random: Random, height: int, width: int, void: float, weak: float,
             rim: bool) -> list[list[str]]:
    def ground(row: int, column: int) -> str:
        if rim and (row in (0, height - 1) or column in (0, width - 1)):
            return "#"
        return "#" if random.chance(void) else "E" if random.chance(weak) else "."

    return [[ground(row, column) for column in range(width)] for row in range(height)]


def _corner_board(random: Random, height: int, width: int, void: float, weak: float) -> Board:
    """From one corner to the opposite one, both cleared, so that most boards can be solved."""
    board = _grounds(random, height, width, void, weak, rim=True)
    for row in (*range(1, min(4, height - 1)), *range(max(1, height - 4), height - 1)):
        for column in (*range(1, min(4, width - 1)), *range(max(1, width - 4), width - 1)):
            board[row][column] = "."
    board[1][1], board[height - 2][width - 2] = "X", "O"
    return ["".join(line) for line in board]


def _walled_in(board: Board) -> Board:
    """The board with its hole walled in: everything is searched in vain."""
    height = len(board)
    return [line[:-4] + "##" + line[-2:] if row == height - 2 else
            line[:-4] + "####" if row == height - 3 else line for row, line in enumerate(board)]


def _snake(height: int, width: int) -> Board:
    """Corridors two cells wide, joined at their ends in turn."""
    rows = []
    for row in range(height):
        wall = row % 3 == 0
        turn = row // 3 % 2
        if row in (0, height - 1):
            rows.append("#" * width)
        elif wall:
            rows.append("#" * (width - 4) + "...#" if turn else "#..." + "#" * (width - 4))
        else:
            rows.append("#" + "." * (width - 2) + "#")
    rows[1] = "#" + "." * (width - 4) + "X.#"
    rows[height - 2] = "#O" + "." * (width - 3) + "#"
    return rows


def _with_blanks(random: Random, text: str) -> str:
    return "".join(line.replace(" ", random.choice([" ", "   ", "\t"])) +
                   random.choice(["\n", " \n", "\t \n", "\n\n", "\n \n"])
                   for line in text.splitlines())
