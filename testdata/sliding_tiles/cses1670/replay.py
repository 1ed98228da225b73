"""The board of CSES 1670, ready to be drawn: a swap `1-2` is that of the cells 1 and 2."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402
from dataclasses import dataclass  # noqa: E402

from judge.rules import IllegalMove, Replay  # noqa: E402
from judge.rules.sliding_tiles_cases import grid, shortest_chain  # noqa: E402

Numbers = tuple[int, ...]
SORTED = tuple(range(1, 10))
PAIRS = {f"{first + 1}-{second + 1}": (first, second) for first in range(9)
         for second in (first + 1, first + 3)
         if second < 9 and (second == first + 3 or second % 3)}


@dataclass(frozen=True)
class Board:
    """Nine numbers, row by row."""

    numbers: Numbers

    def moves(self) -> list[str]:
        """All swaps: each is legal everywhere."""
        return list(PAIRS)

    def step(self, move: str) -> Board:
        """The board after a swap. Raises IllegalMove."""
        if move not in PAIRS:
            raise IllegalMove("these are not two neighbouring cells")
        return Board(_swapped(self.numbers, move))

    def solved(self) -> bool:
        """True when the numbers are in order."""
        return self.numbers == SORTED

    def draw(self, colour: bool = False) -> str:
        """The three rows."""
        return grid(self.numbers, 3).removesuffix("\n")

    def general_input(self) -> str:
        """Raises ValueError: a board without a blank is no case of the general solver."""
        raise ValueError("the board has no blank")


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The board with a shortest sequence of swaps: the answer is a count."""
    start = tuple(map(int, input.split()))
    chain = shortest_chain(start, SORTED,
                           lambda numbers: (_swapped(numbers, move) for move in PAIRS))
    moves = [next(move for move in PAIRS if _swapped(before, move) == after)
             for before, after in zip(chain or [], (chain or [])[1:])]
    yield Replay("board", Board(start), moves)


def _swapped(numbers: Numbers, move: str) -> Numbers:
    first, second = PAIRS[move]
    after = list(numbers)
    after[first], after[second] = after[second], after[first]
    return tuple(after)
