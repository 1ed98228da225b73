"""Replays each solution, of whatever length; `-1` must be where no solution is."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules import IllegalMove, play  # noqa: E402
from judge.rules.sokoban import Position, count, parse_levels  # noqa: E402

GIVEN_UP, NONE = "?", "-1"


def check(input: str, answer: str, output: str) -> None:
    """Raises Wrong unless every level is answered rightly."""
    expected, found = Lines(answer), Lines(output)
    for number, level in enumerate(parse_levels(input), 1):
        known = _read(expected)
        try:
            _check_level(level, known, _read(found))
        except Wrong as wrong:
            raise Wrong(f"level {number}: {wrong}") from wrong
    found.end()


def _read(lines: Lines) -> tuple[str, str]:
    """The line of counts and the moves, which are empty where there is no solution."""
    counts = lines.next("an answer").strip()
    if counts in (GIVEN_UP, NONE):
        return counts, ""
    if not re.fullmatch(r"\d{1,9} \d{1,9}", counts):
        raise Wrong(f"two counts, ? or -1 expected, found {counts[:60]!r}")
    return counts, lines.next("the moves").strip()


def _check_level(level: Position, known: tuple[str, str], found: tuple[str, str]) -> None:
    counts, moves = found
    if counts == NONE and known[0] != NONE:
        raise Wrong(f"there is a solution, such as {known[1][:60]}")
    if counts == GIVEN_UP:
        raise Wrong("no answer was found in time")
    if counts == NONE:
        return
    try:
        end = play(level, moves)
    except IllegalMove as illegal:
        raise Wrong(str(illegal)) from illegal
    if not end.solved():
        raise Wrong(f"a box is not on a goal at the end\n{end.draw()}")
    if known[0] == NONE:
        raise ValueError("the level has a solution, the answer says it has none")
    pushes, steps = count(moves)
    if counts.split() != [str(pushes), str(steps)]:
        raise Wrong(f"the moves are {pushes} pushes, {steps} in all, the counts say {counts}")


if __name__ == "__main__":
    main(check)
