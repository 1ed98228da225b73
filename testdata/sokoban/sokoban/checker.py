"""Replays every level's moves; the pushes must be as few as in the answer, the walks short.

Any push-optimal solution is right; `-1` is right only where the answer has it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules import IllegalMove, play  # noqa: E402
from judge.rules.sokoban import Position, count, long_walk, parse_levels  # noqa: E402

IMPOSSIBLE = "-1"


def check(input: str, answer: str, output: str) -> None:
    """Raises Wrong for the first level whose answer is not legal, not solved or not optimal."""
    expected, found = Lines(answer), Lines(output)
    for number, level in enumerate(parse_levels(input), 1):
        best, mine = _body(number, expected), _body(number, found)
        if mine is not None:
            _replay(number, level, mine)
        _compare(number, level, best, mine)
    found.end()


def _body(number: int, lines: Lines) -> str | None:
    """The moves of a level's answer, which must be as many as it says; None for `-1`."""
    line = lines.next(f"pushes and moves of level {number}")
    if line == IMPOSSIBLE:
        return None
    if not re.fullmatch(r"(0|[1-9]\d*) (0|[1-9]\d*)", line):
        raise Wrong(f"level {number}: `PUSHES MOVES` or -1 expected, found {line[:60]!r}")
    moves = lines.next(f"the moves of level {number}")
    if not re.fullmatch("[lurdLURD]*", moves):
        raise Wrong(f"level {number}: no string of moves: {moves[:60]!r}")
    pushes, steps = count(moves)
    if line != f"{pushes} {steps}":
        raise Wrong(f"level {number}: {line[:60]!r}, but the string has {pushes} pushes and "
                    f"{steps} moves in all")
    return moves


def _replay(number: int, level: Position, moves: str) -> None:
    """Raises Wrong unless the moves are legal, solve the level and make no detour."""
    try:
        end = play(level, moves)
    except IllegalMove as illegal:
        raise Wrong(f"level {number}: {illegal}") from illegal
    if not end.solved():
        raise Wrong(f"level {number}: a box is left off the goals\n{end.draw()}")
    if detour := long_walk(level, moves):
        raise Wrong(f"level {number}: {detour}\n{level.draw()}")


def _compare(number: int, level: Position, best: str | None, mine: str | None) -> None:
    least = None if best is None else count(best)[0]
    if mine is None:
        if least is not None:
            raise Wrong(f"level {number}: {least} pushes solve it\n{level.draw()}")
        return
    pushes = count(mine)[0]
    if least is None or pushes < least:
        raise ValueError(f"level {number}: {pushes} pushes solve it, the answer has not so few")
    if pushes > least:
        raise Wrong(f"level {number}: {pushes} pushes, {least} are enough\n{level.draw()}")


if __name__ == "__main__":
    main(check)
