"""Rush Hour as Klotski on rails. The answer is a count, and the general solver knows no rails: the
moves to show are found here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.klotski import Board, Cell, Position  # noqa: E402

SIZE, EXIT_ROW, RED, LIMIT = 6, 2, "1", 10


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The board gets two columns more, walls but for the exit, through which red alone may go."""
    ids = iter(input.split())
    owners = {(row, column): id for row in range(SIZE) for column in range(SIZE)
              if (id := next(ids)) != "0"}
    outside = frozenset((row, column) for row in range(SIZE) for column in (SIZE, SIZE + 1))
    exit_cells = frozenset(cell for cell in outside if cell[0] == EXIT_ROW)
    board = Board(SIZE, SIZE + 2, outside - exit_cells, exit_cells, RED, (EXIT_ROW, SIZE),
                  rails=True)
    yield Replay("board", Position.of(board, owners), None)


def solve(start: Position) -> list[str] | None:
    """The least steps within the limit, None when there are none: breadth-first search."""
    found: dict[tuple[Cell, ...], tuple[Position, list[str]]] = {key(start): (start, [])}
    queue = [key(start)]
    for place in queue:
        position, moves = found[place]
        if position.solved():
            return moves
        for move in position.moves():
            after = position.step(move)
            if key(after) not in found and len(moves) + 1 + least_steps(after) <= LIMIT:
                found[key(after)] = after, [*moves, move]
                queue.append(key(after))
    return None


def key(position: Position) -> tuple[Cell, ...]:
    return tuple(position.corner(name) for name in position.pieces)


def least_steps(position: Position) -> int:
    """The red car's steps out, and one for each vehicle on its way."""
    column = position.corner(RED)[1]
    ahead = {name for cell, name in position.owners.items()
             if cell[0] == EXIT_ROW and cell[1] > column and name != RED}
    return SIZE - column + len(ahead)
