"""Rush Hour as Klotski on rails; the answer is a count, there are no moves to show."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.klotski import Board, Position  # noqa: E402

SIZE, EXIT_ROW, RED = 6, 2, "1"


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
