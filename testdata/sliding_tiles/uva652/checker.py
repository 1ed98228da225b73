"""Checks the paths of UVa 652: right, as short as the answer's, a blank line between."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Presentation, Wrong, main  # noqa: E402
from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import check_path, eight_boards  # noqa: E402


def check(input: str, answer: str, output: str) -> None:
    """Replays each path and compares its length with the answer's."""
    expected, found = Lines(answer), Lines(output)
    boards = eight_boards(input.split("\n", 1)[1])
    for number, tiles in enumerate(boards, 1):
        if number > 1:
            expected.next("a blank line")
            if found.next("a blank line"):
                raise Presentation(f"no blank line before the path of board {number}")
        right, line = expected.next("the answer"), found.next(f"board {number}: a path")
        if right == "unsolvable" or line == "unsolvable":
            if line != right:
                raise Wrong(f"board {number}: {line[:60]!r}, but the answer is {right!r}")
            continue
        length = check_path(f"board {number}", Position(3, 3, tiles), line, "udlr")
        if length != len(right):
            raise Wrong(f"board {number}: {length} moves, but {len(right)} do")
    more = found.more()
    found.end()
    if more:
        raise Presentation("a blank line after the last path, where none follows")


if __name__ == "__main__":
    main(check)
