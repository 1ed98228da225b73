"""Klotski and its kin: pieces of any shape slide on a board with walls and gates.

A move is a piece and the way it goes: `GD` is piece G one cell down, `GDDR` the whole path down,
down, right. Each cell of the path must be free. A piece whose name has more than one letter is
set off by a colon: `AB:DD`. Any piece may slide in any direction; with `rails` (Rush Hour) only
along its long side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from judge.rules import IllegalMove

GENERAL = "klotski/klotski"

Cell = tuple[int, int]  # row, column

DIRECTIONS: dict[str, Cell] = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
EMPTY, WALL, GATE = ".", "#", "-"

# A corner of box lines by its arms: 1 up, 2 down, 4 left, 8 right.
_BOX = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
_TARGET_COLOUR, _PIECE_COLOUR, _WALL_COLOUR = "\033[30;41m", "\033[30;43m", "\033[90m"
_PLAIN = "\033[0m"


@dataclass(frozen=True)
class Board:
    """What never moves. `goal` is where the corner of the target's bounding box is to go."""

    rows: int
    columns: int
    walls: frozenset[Cell]
    gates: frozenset[Cell]  # only the target may cover them
    target: str
    goal: Cell
    rails: bool = False


@dataclass(frozen=True)
class Position:
    """The board and the cells of each piece."""

    board: Board
    pieces: Mapping[str, frozenset[Cell]]
    owners: Mapping[Cell, str]

    @staticmethod
    def of(board: Board, owners: Mapping[Cell, str]) -> Position:
        """The position in which each of the cells `owners` belongs to the piece it names."""
        pieces: dict[str, set[Cell]] = {}
        for cell, name in owners.items():
            pieces.setdefault(name, set()).add(cell)
        return Position(board, {name: frozenset(pieces[name]) for name in sorted(pieces)}, owners)

    def corner(self, name: str) -> Cell:
        """The top left corner of the bounding box of a piece."""
        cells = self.pieces[name]
        return min(row for row, _ in cells), min(column for _, column in cells)

    def solved(self) -> bool:
        """True when the target is at the goal."""
        return self.corner(self.board.target) == self.board.goal

    def moves(self) -> Iterator[str]:
        """The steps of one cell: pieces by name, each up, down, left, right."""
        for name in self.pieces:
            for direction in DIRECTIONS:
                if self._fault(name, direction) is None:
                    yield spell(name, direction)

    def step(self, move: str) -> Position:
        """The position after a piece has gone a path. Raises IllegalMove."""
        name, path = split(move)
        if name not in self.pieces:
            raise IllegalMove(f"there is no piece {name!r}")
        if not path:
            raise IllegalMove(f"piece {name} goes nowhere")
        position = self
        for direction in path:
            fault = position._fault(name, direction)
            if fault is not None:
                raise IllegalMove(f"piece {name} cannot go {direction}: {fault}")
            position = position._shifted(name, direction)
        return position

    def _fault(self, name: str, direction: str) -> str | None:
        """Why a piece cannot go one cell in a direction; None when it can."""
        if direction not in DIRECTIONS:
            return f"{direction!r} is no direction"
        if self.board.rails and not self._along(name, direction):
            return "it moves along its long side only"
        down, right = DIRECTIONS[direction]
        for row, column in self.pieces[name]:
            cell = row + down, column + right
            if not (0 <= cell[0] < self.board.rows and 0 <= cell[1] < self.board.columns):
                return "the board ends there"
            if cell in self.board.walls:
                return "a wall is there"
            if self.owners.get(cell, name) != name:
                return f"piece {self.owners[cell]} is there"
            if cell in self.board.gates and name != self.board.target:
                return "a gate is there"
        return None

    def _along(self, name: str, direction: str) -> bool:
        height = len({row for row, _ in self.pieces[name]})
        width = len({column for _, column in self.pieces[name]})
        return (height >= width) if direction in "UD" else (width >= height)

    def _shifted(self, name: str, direction: str) -> Position:
        down, right = DIRECTIONS[direction]
        old = self.pieces[name]
        new = frozenset((row + down, column + right) for row, column in old)
        owners = dict(self.owners)
        for cell in old:
            del owners[cell]
        for cell in new:
            owners[cell] = name
        return Position(self.board, {**self.pieces, name: new}, owners)

    def row(self, row: int) -> str:
        """A row as the general solver reads it, each piece by the first letter of its name."""
        return "".join(self._symbol((row, column)) for column in range(self.board.columns))

    def _symbol(self, cell: Cell) -> str:
        if cell in self.owners:
            return self.owners[cell][0]
        if cell in self.board.walls:
            return WALL
        return GATE if cell in self.board.gates else EMPTY

    def general_input(self) -> str:
        """This position as a case of klotski/klotski, with new letters where names are long.

        Raises ValueError where that format has no words for it: rails, a piece on a gate, more
        pieces than letters.
        """
        if self.board.rails:
            raise ValueError("the general solver knows no rails")
        if self.board.gates & set(self.owners):
            raise ValueError("a piece stands on a gate")
        names = {name: name for name in self.pieces}
        if any(name not in LETTERS or len(name) != 1 for name in names):
            if len(names) > len(LETTERS):
                raise ValueError(f"{len(names)} pieces, but {len(LETTERS)} letters")
            names = dict(zip(self.pieces, LETTERS))
        owners = {cell: names[name] for cell, name in self.owners.items()}
        renamed = Position.of(self.board, owners)
        lines = [f"{self.board.rows} {self.board.columns}"]
        lines += [renamed.row(row) for row in range(self.board.rows)]
        lines += [f"{names[self.board.target]} {self.board.goal[0] + 1} {self.board.goal[1] + 1}"]
        return "\n".join(lines) + "\n"

    def draw(self, colour: bool = False) -> str:
        """The board in box lines, each piece by its name in its first cell."""
        lines = []
        for row in range(self.board.rows + 1):
            lines.append(self._draw_line_above(row, colour))
            if row < self.board.rows:
                lines.append(self._draw_row(row, colour))
        return "\n".join(lines)

    def _draw_row(self, row: int, colour: bool) -> str:
        """The line of text through the middle of a row of cells."""
        text = ""
        for column in range(self.board.columns):
            cell = row, column
            text += self._edge((row, column - 1), cell, "│", colour)
            text += self._tint(self._owner(cell), self._label(cell), colour)
        return text + "│"

    def _draw_line_above(self, row: int, colour: bool) -> str:
        """The line of text above a row of cells (below the last one for row = rows)."""
        text = ""
        for column in range(self.board.columns + 1):
            around = [self._owner((row + down, column + right))
                      for down, right in ((-1, -1), (-1, 0), (0, -1), (0, 0))]
            northwest, northeast, southwest, southeast = around
            arms = ((northwest != northeast) | (southwest != southeast) << 1
                    | (northwest != southwest) << 2 | (northeast != southeast) << 3)
            text += _BOX[arms] if arms else self._tint(southeast, self._fill(southeast), colour)
            if column < self.board.columns:
                text += self._edge((row - 1, column), (row, column), "───", colour)
        return text

    def _edge(self, first: Cell, second: Cell, line: str, colour: bool) -> str:
        """What stands between two cells: a line, or their owner's filling."""
        owner = self._owner(second)
        if self._owner(first) != owner:
            return line
        return self._tint(owner, self._fill(owner) * len(line), colour)

    def _label(self, cell: Cell) -> str:
        owner = self._owner(cell)
        if owner == EMPTY:
            return "┄┄┄" if cell in self.board.gates else "   "
        if owner == WALL:
            return self._fill(owner) * 3
        return f"{owner:^3.3}" if cell == min(self.pieces[owner]) else "   "

    def _owner(self, cell: Cell) -> str:
        """A piece, a wall or an empty cell (a gate is one); off the board nobody."""
        if not (0 <= cell[0] < self.board.rows and 0 <= cell[1] < self.board.columns):
            return ""
        return self.owners.get(cell, WALL if cell in self.board.walls else EMPTY)

    @staticmethod
    def _fill(owner: str) -> str:
        return "▒" if owner == WALL else " "

    def _tint(self, owner: str, text: str, colour: bool) -> str:
        if not colour or owner in ("", EMPTY):
            return text
        if owner == WALL:
            return _WALL_COLOUR + text + _PLAIN
        return (_TARGET_COLOUR if owner == self.board.target else _PIECE_COLOUR) + text + _PLAIN


def spell(name: str, path: str) -> str:
    """A move as a word: piece and path."""
    return f"{name}{path}" if len(name) == 1 else f"{name}:{path}"


def split(move: str) -> tuple[str, str]:
    """A word as a move: piece and path."""
    if ":" in move[1:]:
        name, _, path = move.rpartition(":")
        return name, path
    return move[:1], move[1:]


def parse_input(text: str) -> list[Position]:
    """The cases of an input of the general solver, which must be valid."""
    words = text.split()
    positions = []
    at = 0
    while at < len(words):
        rows, columns = int(words[at]), int(words[at + 1])
        grid = words[at + 2:at + 2 + rows]
        target, row, column = words[at + 2 + rows:at + 5 + rows]
        positions.append(parse_grid(grid, target, (int(row) - 1, int(column) - 1)))
        if len(grid[0]) != columns:
            raise ValueError(f"{columns} columns expected in {grid[0]!r}")
        at += 5 + rows
    return positions


def parse_grid(grid: list[str], target: str, goal: Cell) -> Position:
    """A position from rows of `.` empty, `#` wall, `-` gate and letters, the pieces."""
    cells = {(row, column): symbol
             for row, line in enumerate(grid) for column, symbol in enumerate(line)}
    board = Board(
        rows=len(grid), columns=len(grid[0]),
        walls=frozenset(cell for cell, symbol in cells.items() if symbol == WALL),
        gates=frozenset(cell for cell, symbol in cells.items() if symbol == GATE),
        target=target, goal=goal)
    owners = {cell: symbol for cell, symbol in cells.items()
              if symbol not in (EMPTY, WALL, GATE)}
    return Position.of(board, owners)


def general_moves(output: str) -> list[str] | None:
    """The steps that the general solver printed for one case; None when it is unsolvable."""
    lines = output.split("\n")
    return None if lines[0].strip() == "-1" else lines[1].split()


def connected(cells: Iterable[Cell]) -> bool:
    """True when one can walk from each of the cells to each other."""
    left = set(cells)
    reached = [left.pop()]
    while reached:
        row, column = reached.pop()
        for down, right in DIRECTIONS.values():
            cell = row + down, column + right
            if cell in left:
                left.remove(cell)
                reached.append(cell)
    return not left
