"""Replays the moves; their pushes and their length must be those of the answer."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules import IllegalMove, play  # noqa: E402
from judge.rules.sokoban import Position, count  # noqa: E402

IMPOSSIBLE = "Impossible."


def maze(input: str) -> Position:
    """The maze of an input; what was trimmed at a row's right end is floor."""
    rows = input.replace("\r\n", "\n").rstrip("\n").split("\n")
    width = max(map(len, rows))
    return Position.from_rows([row.ljust(width) for row in rows])


def check(input: str, answer: str, output: str) -> None:
    """Raises Wrong unless the moves are legal and optimal."""
    lines = Lines(output)
    expected, found = answer.strip(), lines.next("the moves")
    lines.end()
    if found == IMPOSSIBLE and expected != IMPOSSIBLE:
        raise Wrong(f"there is a way, such as {expected[:60]}")
    if found == IMPOSSIBLE:
        return
    if not re.fullmatch("[urdlURDL]+", found):
        raise Wrong(f"no string of moves: {found[:60]!r}")
    try:
        end = play(maze(input), found)
    except IllegalMove as illegal:
        raise Wrong(str(illegal)) from illegal
    if not end.solved():
        raise Wrong(f"the box does not end on the target\n{end.draw()}")
    if expected == IMPOSSIBLE:
        raise ValueError("the maze has a solution, the answer says it has none")
    _compare(count(expected), count(found))


def _compare(best: tuple[int, int], found: tuple[int, int]) -> None:
    if found < best:
        raise ValueError("the answer is not optimal")
    if found > best:
        raise Wrong(f"{found[0]} pushes and {found[1]} moves in all, "
                    f"{best[0]} and {best[1]} are enough")


if __name__ == "__main__":
    main(check)
