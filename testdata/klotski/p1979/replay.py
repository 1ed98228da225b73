"""NOIP 2013 Huarong Dao as Klotski: one board of unit pieces a query, the answers are counts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.klotski import LETTERS, Board, Cell, Position  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """Fixed cells are walls, the wanted piece is the target; there are no moves to show."""
    numbers = [int(word) for word in input.split()]
    rows, columns, _ = numbers[:3]
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    movable = [cell for cell, value in zip(cells, numbers[3:]) if value]
    queries = numbers[3 + len(cells):]
    for at in range(0, len(queries) - 5, 6):
        blank, piece, target = ((queries[i] - 1, queries[i + 1] - 1) for i in (at, at + 2, at + 4))
        walls = frozenset(cells) - frozenset(movable)
        yield Replay(f"query {at // 6 + 1}",
                     position(rows, columns, walls, [c for c in movable if c != blank],
                              piece, target), None)


def position(rows: int, columns: int, walls: frozenset[Cell], pieces: list[Cell], piece: Cell,
             target: Cell) -> Position:
    """The unit `pieces` by letters, or by numbers where the letters do not suffice."""
    names = LETTERS if len(pieces) <= len(LETTERS) else [str(i) for i in range(1, len(pieces) + 1)]
    owners = dict(zip(pieces, names))
    board = Board(rows, columns, walls, frozenset(), owners[piece], target)
    return Position.of(board, owners)
