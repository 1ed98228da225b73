"""The puzzle of AtCoder ABC224 D, ready to be drawn: the move `5` is that of the piece there."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402
from dataclasses import dataclass  # noqa: E402

from judge.rules import IllegalMove, Replay  # noqa: E402
from judge.rules.sliding_tiles_cases import shortest_chain  # noqa: E402

Pieces = tuple[int, ...]  # on the vertices 1 to 9; 0: none
Edges = frozenset[tuple[int, int]]  # both ways
GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


@dataclass(frozen=True)
class Puzzle:
    """The graph and the piece on each vertex."""

    edges: Edges
    pieces: Pieces

    def moves(self) -> list[str]:
        """The vertices beside the empty one."""
        gap = self.pieces.index(0) + 1
        return [str(v) for u, v in sorted(self.edges) if u == gap]

    def step(self, move: str) -> Puzzle:
        """The puzzle after the piece on a vertex moved to the empty one. Raises IllegalMove."""
        if move not in self.moves():
            raise IllegalMove("no edge joins this vertex and the empty one")
        pieces, vertex = list(self.pieces), int(move) - 1
        pieces[self.pieces.index(0)], pieces[vertex] = pieces[vertex], 0
        return Puzzle(self.edges, tuple(pieces))

    def solved(self) -> bool:
        """True when piece j is on vertex j."""
        return self.pieces == GOAL

    def draw(self, colour: bool = False) -> str:
        """Each vertex with its piece and its neighbours."""
        return "\n".join(f"{vertex}: {piece or '-'}   beside " +
                         " ".join(str(v) for u, v in sorted(self.edges) if u == vertex)
                         for vertex, piece in enumerate(self.pieces, 1))

    def general_input(self) -> str:
        """Raises ValueError: a graph is no case of the general solver."""
        raise ValueError("the board is a graph")


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The puzzle with a shortest way: the answer is a count."""
    lines = [list(map(int, line.split())) for line in input.splitlines()]
    edges = frozenset((u, v) for a, b in lines[1:-1] for u, v in ((a, b), (b, a)))
    pieces = [0] * 9
    for piece, vertex in enumerate(lines[-1], 1):
        pieces[vertex - 1] = piece
    start = Puzzle(edges, tuple(pieces))
    chain = shortest_chain(start, Puzzle(edges, GOAL),
                           lambda puzzle: (puzzle.step(move) for move in puzzle.moves())) or []
    yield Replay("puzzle", start, [str(after.pieces.index(0) + 1) for after in chain[1:]])
