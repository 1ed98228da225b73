"""Sliding tiles: the 8- and 15-puzzle and every other board with one blank.

A board is R rows of C cells that hold the tiles 1 .. R*C-1 and one blank, written 0. A move is a
move of the blank, `U` `D` `L` or `R`: it changes places with the neighbour that way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.rules import IllegalMove

GENERAL = "sliding_tiles/sliding_tiles"

DIRECTIONS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
OPPOSITE = {"U": "D", "D": "U", "L": "R", "R": "L"}


def standard_goal(cells: int) -> tuple[int, ...]:
    """The goal 1 2 … and the blank in the last cell."""
    return (*range(1, cells), 0)


@dataclass(frozen=True)
class Position:
    """A board, row by row, and the goal it is to reach (empty: the standard goal).

    Raises ValueError when tiles or goal are not the numbers 0 .. rows*columns-1, each once.
    """

    rows: int
    columns: int
    tiles: tuple[int, ...]
    goal: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        cells = self.rows * self.columns
        if not self.goal:
            object.__setattr__(self, "goal", standard_goal(cells))
        for name, tiles in (("tiles", self.tiles), ("goal", self.goal)):
            if sorted(tiles) != list(range(cells)):
                raise ValueError(f"{name} of a {self.rows}x{self.columns} board: {tiles}")

    def blank(self) -> int:
        """The cell of the blank."""
        return self.tiles.index(0)

    def moves(self) -> list[str]:
        """The legal moves, in the order U D L R."""
        return [move for move in DIRECTIONS if self._target(move) is not None]

    def step(self, move: str) -> Position:
        """The position after one move of the blank. Raises IllegalMove."""
        if move not in DIRECTIONS:
            raise IllegalMove(f"a move is one of {', '.join(DIRECTIONS)}")
        target = self._target(move)
        if target is None:
            raise IllegalMove("the blank would leave the board")
        tiles, blank = list(self.tiles), self.blank()
        tiles[blank], tiles[target] = tiles[target], 0
        return Position(self.rows, self.columns, tuple(tiles), self.goal)

    def _target(self, move: str) -> int | None:
        """The cell that the blank moves to, None outside the board."""
        row, column = divmod(self.blank(), self.columns)
        down, right = DIRECTIONS[move]
        row, column = row + down, column + right
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else None

    def solved(self) -> bool:
        """True when every tile and the blank are where the goal has them."""
        return self.tiles == self.goal

    def solvable(self) -> bool:
        """True when the goal can be reached.

        Each move swaps the blank with a tile and moves the blank by one cell: the parity of the
        permutation to the goal is that of the blank's taxicab way. On a board of one row or
        column the tiles cannot pass each other: their order alone decides.
        """
        if min(self.rows, self.columns) == 1:
            return without_blank(self.tiles) == without_blank(self.goal)
        row, column = divmod(self.blank(), self.columns)
        goal_row, goal_column = divmod(self.goal.index(0), self.columns)
        way = abs(row - goal_row) + abs(column - goal_column)
        return odd(self.tiles, self.goal) == (way % 2 == 1)

    def draw(self, colour: bool = False) -> str:
        """The board in a frame, the blank empty; with `colour`, tiles in their place are green."""
        width = len(str(len(self.tiles) - 1)) + 2
        frame = "+".join(["", *["-" * width] * self.columns, ""])
        lines = [frame]
        for first in range(0, len(self.tiles), self.columns):
            cells = [self._cell(cell, width, colour)
                     for cell in range(first, first + self.columns)]
            lines += ["|".join(["", *cells, ""]), frame]
        return "\n".join(lines)

    def _cell(self, cell: int, width: int, colour: bool) -> str:
        tile = self.tiles[cell]
        text = (str(tile) if tile else "").rjust(width - 1) + " "
        if colour and tile and tile == self.goal[cell]:
            return f"\x1b[32m{text}\x1b[0m"
        return text

    def general_input(self) -> str:
        """This board as a case of the general solver, whose goal is the standard one.

        Other goals with the blank in the last cell are brought there by renaming the tiles. Raises
        ValueError for the rest: no renaming moves the goal's blank (`shortest_moves` serves them
        up to nine cells).
        """
        if self.goal[-1] != 0:
            raise ValueError("the general solver's goal has the blank in the last cell")
        name = {tile: new for tile, new in zip(self.goal, standard_goal(len(self.goal)))}
        lines = [f"{self.rows} {self.columns}"]
        for first in range(0, len(self.tiles), self.columns):
            row = self.tiles[first:first + self.columns]
            lines.append(" ".join(str(name[tile]) for tile in row))
        return "\n".join(lines) + "\n"


def without_blank(tiles: Sequence[int]) -> list[int]:
    """The tiles in reading order."""
    return [tile for tile in tiles if tile]


def odd(tiles: Sequence[int], goal: Sequence[int]) -> bool:
    """True when an odd number of swaps (of any two numbers) turns `tiles` into `goal`."""
    place = {tile: cell for cell, tile in enumerate(goal)}
    seen: set[int] = set()
    swaps = 0
    for start in range(len(tiles)):
        cell = start
        while cell not in seen:
            seen.add(cell)
            cell = place[tiles[cell]]
            swaps += cell != start
    return swaps % 2 == 1


def read_moves(text: str, letters: str = "UDLR") -> list[str]:
    """The moves that `text` writes with `letters` for up, down, left and right.

    `read_moves(text, "udlr")` takes lower-case letters. A letter that is none of the four raises
    IllegalMove with its step's number.
    """
    moves = dict(zip(letters, DIRECTIONS))
    for number, letter in enumerate(text, 1):
        if letter not in moves:
            raise IllegalMove(f"step {number}: {letter!r} is not one of {letters}")
    return [moves[letter] for letter in text]


def run(start: Position, moves: Sequence[str]) -> Position:
    """The position after all `moves`; as `judge.rules.play`, but quick enough for 10^6 moves."""
    tiles, blank = list(start.tiles), start.blank()
    row, column = divmod(blank, start.columns)
    for number, move in enumerate(moves, 1):
        down, right = DIRECTIONS.get(move, (start.rows, 0))
        row, column = row + down, column + right
        if not (0 <= row < start.rows and 0 <= column < start.columns):
            here = Position(start.rows, start.columns, tuple(tiles), start.goal)
            try:
                here.step(move)
            except IllegalMove as illegal:
                raise IllegalMove(f"step {number}, {move!r}: {illegal}\n{here.draw()}") from None
        target = row * start.columns + column
        tiles[blank], tiles[target] = tiles[target], 0
        blank = target
    return Position(start.rows, start.columns, tuple(tiles), start.goal)


def general_moves(output: str) -> list[str] | None:
    """The moves that the general solver printed for one case; None when it printed -1."""
    lines = output.split("\n")
    return None if lines[0].strip() == "-1" else read_moves("".join(lines[1:2]).strip())


def shortest_moves(start: Position) -> list[str] | None:
    """A shortest path by breadth-first search from both ends; None where there is none.

    For drawings of boards up to nine cells: no general solver serves a goal with the blank in
    another cell than the last.
    """
    if not start.solvable():
        return None
    end = Position(start.rows, start.columns, start.goal, start.tiles)
    ways = [{start.tiles: ""}, {start.goal: ""}]
    layers = [[start], [end]]
    while not (meeting := ways[0].keys() & ways[1].keys()):
        side = 0 if len(layers[0]) <= len(layers[1]) else 1
        layers[side] = _next_layer(layers[side], ways[side])
    paths = [ways[0][tiles] + "".join(OPPOSITE[move] for move in reversed(ways[1][tiles]))
             for tiles in meeting]
    shortest = min(paths, key=len)
    return list(shortest)


def _next_layer(layer: list[Position], ways: dict[tuple[int, ...], str]) -> list[Position]:
    """The positions one move beyond `layer` that `ways` lacks; adds the way to each."""
    found = []
    for position in layer:
        for move in position.moves():
            after = position.step(move)
            if after.tiles not in ways:
                ways[after.tiles] = ways[position.tiles] + move
                found.append(after)
    return found
