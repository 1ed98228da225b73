"""Replays every maze's moves; their pushes and their length must be those of the answer.

Any optimum is right, as on POJ, ZOJ and UVa. (AcWing 174 takes one alone, which the unit test
of the solution checks.)
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Presentation, Wrong, main  # noqa: E402
from judge.rules import IllegalMove, play  # noqa: E402
from judge.rules.sokoban import Position, count  # noqa: E402

IMPOSSIBLE = "Impossible."
CELLS = str.maketrans(".SBT", " @$.")
LETTERS = str.maketrans("NSWEnswe", "UDLRudlr")


def mazes(input: str) -> list[Position]:
    """The mazes of an input, up to `0 0`."""
    tokens = input.split()
    found, place = [], 0
    while height := int(tokens[place]):
        place += 2 + height
        found.append(Position.from_rows([row.translate(CELLS)
                                         for row in tokens[place - height:place]]))
    return found


def moves(line: str) -> list[str]:
    """A line of moves as letters of a LURD string."""
    return list(line.translate(LETTERS))


def check(input: str, answer: str, output: str) -> None:
    """Raises Wrong for the first maze whose moves are not legal or not optimal."""
    expected, found = Lines(answer), Lines(output)
    for number, maze in enumerate(mazes(input), 1):
        _check_maze(number, maze, _body(expected, number), _body(found, number))
    found.end()


def _body(lines: Lines, number: int) -> str:
    """The line between the title and the blank line of a maze."""
    title = lines.next("a title")
    if title != f"Maze #{number}":
        raise Wrong(f"line {lines.number}: 'Maze #{number}' expected, found {title[:60]!r}")
    body = lines.next(f"the moves of maze {number}")
    if not lines.more():
        raise Presentation(f"no blank line after maze {number}")
    if blank := lines.next("a blank line"):
        raise Presentation(f"line {lines.number}: a blank line expected, found {blank[:60]!r}")
    return body


def _check_maze(number: int, maze: Position, expected: str, found: str) -> None:
    if found != IMPOSSIBLE and not re.fullmatch("[NSWEnswe]+", found):
        raise Wrong(f"maze {number}: no string of moves: {found[:60]!r}")
    if found == IMPOSSIBLE:
        if expected != IMPOSSIBLE:
            raise Wrong(f"maze {number}: there is a way, such as {expected[:60]}\n{maze.draw()}")
        return
    try:
        end = play(maze, moves(found))
    except IllegalMove as illegal:
        raise Wrong(f"maze {number}: {illegal}") from illegal
    if not end.solved():
        raise Wrong(f"maze {number}: the box does not end on the target\n{end.draw()}")
    if expected == IMPOSSIBLE:
        raise ValueError(f"maze {number} has a solution, the answer says it has none")
    _compare(number, count(moves(expected)), count(moves(found)))


def _compare(number: int, best: tuple[int, int], found: tuple[int, int]) -> None:
    if found < best:
        raise ValueError(f"maze {number}: the answer is not optimal")
    if found > best:
        raise Wrong(f"maze {number}: {found[0]} pushes and {found[1]} moves in all, "
                    f"{best[0]} and {best[1]} are enough")


if __name__ == "__main__":
    main(check)
