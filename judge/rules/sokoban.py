"""Sokoban: the man pushes boxes, one at a time, until every box stands on a goal.

Moves are letters of LURD strings: small = a walk, capital = a push. Fewer boxes than goals is
legal, some goals stay empty then. What lies outside the text of a level is wall.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from judge.rules import IllegalMove

GENERAL = "sokoban/sokoban"

Cell = tuple[int, int]  # row, column

DIRECTIONS: dict[str, Cell] = {"l": (0, -1), "u": (-1, 0), "r": (0, 1), "d": (1, 0)}
NAMES = {"l": "left", "u": "up", "r": "right", "d": "down"}

MAX_SIDE = 1000  # rows, and squares in a row: a longer run is a slip of the pen
_RUN = re.compile(r"(\d*)([-_#@+$*. ])")
_ROW = re.compile(r"(\d*[-_#@+$*. ])*")
_COLOURS = {"#": "90;100", "@": "1;36", "+": "1;36", "$": "1;33", "*": "1;32", ".": "31"}


class Malformed(ValueError):
    """A level that breaks the format. The message names the line."""


@dataclass(frozen=True)
class Board:
    """What never changes in a level: the lengths of its rows and the squares that are no wall."""

    widths: tuple[int, ...]
    floor: frozenset[Cell]
    goals: frozenset[Cell]


@dataclass(frozen=True)
class Position:
    """A board with the man and the boxes on it."""

    board: Board
    player: Cell
    boxes: frozenset[Cell]

    @staticmethod
    def from_rows(rows: Sequence[str]) -> Position:
        """The position drawn by `rows`, which may be ragged. Raises Malformed."""
        cells = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
        players = _marked(cells, "@+")
        if len(players) != 1:
            raise Malformed("no player" if not players else "two players")
        floor = frozenset(cell for cell, mark in cells.items() if mark != "#")
        board = Board(tuple(map(len, rows)), floor, _marked(cells, ".+*"))
        return Position(board, min(players), _marked(cells, "$*"))

    def moves(self) -> Iterator[str]:
        """The legal moves, in the order left, up, right, down."""
        for letter in DIRECTIONS:
            target = _beside(self.player, letter)
            if target in self.boxes:
                if self._open(_beside(target, letter)):
                    yield letter.upper()
            elif target in self.board.floor:
                yield letter

    def step(self, move: str) -> Position:
        """The position after one letter of a LURD string. Raises IllegalMove."""
        letter = move.lower()
        if letter not in DIRECTIONS:
            raise IllegalMove(f"{move!r} is not one of l u r d L U R D")
        target = _beside(self.player, letter)
        if target in self.boxes:
            return self._push(move, letter, target)
        if target not in self.board.floor:
            raise IllegalMove(f"the man would walk {NAMES[letter]} into a wall")
        if move.isupper():
            raise IllegalMove(f"a push {NAMES[letter]}, but no box stands there")
        return replace(self, player=target)

    def _push(self, move: str, letter: str, box: Cell) -> Position:
        if move.islower():
            raise IllegalMove(f"a walk {NAMES[letter]}, but a box stands there")
        behind = _beside(box, letter)
        if not self._open(behind):
            what = "another box" if behind in self.boxes else "a wall"
            raise IllegalMove(f"the box would be pushed {NAMES[letter]} into {what}")
        return replace(self, player=box, boxes=self.boxes - {box} | {behind})

    def solved(self) -> bool:
        """True when every box stands on a goal."""
        return self.boxes <= self.board.goals

    def draw(self, colour: bool = False) -> str:
        """The level in the usual letters."""
        text = "\n".join(self._rows())
        return "".join(map(_paint, text)) if colour else text

    def general_input(self) -> str:
        """This position as a level for the general solver, a wall around it where it needs one."""
        rows = self._rows()
        if not all("#" in row for row in rows):
            width = max(self.board.widths)
            rim = "#" * (width + 2)
            rows = [rim, *(f"#{row:#<{width}}#" for row in rows), rim]
        return "\n".join(rows) + "\n"

    def walks(self) -> dict[Cell, int]:
        """The squares that the man can reach without a push, each with the steps to it."""
        steps = {self.player: 0}
        queue = deque([self.player])
        while queue:
            cell = queue.popleft()
            for letter in DIRECTIONS:
                target = _beside(cell, letter)
                if target not in steps and self._open(target):
                    steps[target] = steps[cell] + 1
                    queue.append(target)
        return steps

    def _open(self, cell: Cell) -> bool:
        return cell in self.board.floor and cell not in self.boxes

    def _rows(self) -> list[str]:
        return ["".join(self._mark((row, column)) for column in range(width))
                for row, width in enumerate(self.board.widths)]

    def _mark(self, cell: Cell) -> str:
        on_goal = cell in self.board.goals
        if cell not in self.board.floor:
            return "#"
        if cell in self.boxes:
            return "*" if on_goal else "$"
        if cell == self.player:
            return "+" if on_goal else "@"
        return "." if on_goal else " "


def parse_levels(text: str) -> list[Position]:
    """The levels of a collection, in order. Raises Malformed, naming the level and its line."""
    levels: list[Position] = []
    for first_line, rows in _split(text):
        try:
            if len(rows) > MAX_SIDE or any(len(row) > MAX_SIDE for row in rows):
                raise Malformed(f"more than {MAX_SIDE} rows or columns")
            levels.append(Position.from_rows(rows))
        except Malformed as malformed:
            place = f"level {len(levels) + 1}, line {first_line}"
            raise Malformed(f"{place}: {malformed}") from malformed
    return levels


def general_moves(output: str) -> list[str] | None:
    """The moves in the general solver's output for one level; None where it found none."""
    lines = output.split("\n")
    if len(lines) < 2 or not re.fullmatch(r"\d+ \d+", lines[0].strip()):
        return None
    return list(lines[1].strip())


def count(moves: Iterable[str]) -> tuple[int, int]:
    """How many of `moves` are pushes, and how many there are in all."""
    letters = list(moves)
    return sum(letter.isupper() for letter in letters), len(letters)


def long_walk(start: Position, moves: Iterable[str]) -> str | None:
    """The first walk to a push (or to the end) that is longer than need be, None if all are short.

    `moves` must be legal from `start`.
    """
    position = pause = start
    steps = 0
    for number, move in enumerate(moves, 1):
        if move.islower():
            steps += 1
        else:
            if pause.walks()[position.player] < steps:
                return f"the walk to step {number}, {move!r}, takes a detour"
            steps = 0
        position = position.step(move)
        pause = position if move.isupper() else pause
    return "steps after the last push" if steps else None


def _split(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of each level with the number of its first line."""
    first_line, rows = 0, list[str]()
    for number, line in enumerate([*text.split("\n"), ""], 1):
        more = _board_rows(line.removesuffix("\r"))
        if more and not rows:
            first_line = number
        if rows and not more:
            yield first_line, rows
            rows = []
        rows += more


def _board_rows(line: str) -> list[str]:
    """The rows that a board line stands for; none when it is not a board line."""
    parts = line.split("|")
    if "#" not in line or not all(_ROW.fullmatch(part) for part in parts):
        return []
    if parts[-1] == "":  # a separator at the end of a line opens no row
        parts.pop()
    return [_expand(part) for part in parts]


def _expand(row: str) -> str:
    """A row with its runs written out (cut just above MAX_SIDE) and floor as blanks."""
    runs = ((min(int(digits[:9] or 1), MAX_SIDE + 1), mark) for digits, mark in _RUN.findall(row))
    return "".join(mark * length for length, mark in runs).translate({ord("-"): " ", ord("_"): " "})


def _marked(cells: dict[Cell, str], marks: str) -> frozenset[Cell]:
    return frozenset(cell for cell, mark in cells.items() if mark in marks)


def _beside(cell: Cell, letter: str) -> Cell:
    rows, columns = DIRECTIONS[letter]
    return cell[0] + rows, cell[1] + columns


def _paint(mark: str) -> str:
    return f"\x1b[{_COLOURS[mark]}m{mark}\x1b[0m" if mark in _COLOURS else mark
