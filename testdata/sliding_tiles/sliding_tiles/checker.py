"""Checks the paths of the sliding-tiles solver: right, and as short as the answer's."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Lines, Wrong, main  # noqa: E402
from judge.rules.sliding_tiles_cases import check_path, general_boards  # noqa: E402


def check(input: str, answer: str, output: str) -> None:
    """Replays each path and compares the count with its length and with the answer's."""
    expected, found = Lines(answer), Lines(output)
    for number, board in enumerate(general_boards(input), 1):
        label = f"board {number}"
        right = expected.next("the answer")
        count = found.next(f"{label}: a count").strip()
        if count != right:
            raise Wrong(f"{label}: {count[:60]!r} moves, but the answer is {right!r}")
        if right == "-1":
            continue
        expected.next("the answer's path")
        path = found.next(f"{label}: a path").strip()
        length = check_path(label, board, path, "UDLR")
        if length != int(right):
            raise Wrong(f"{label}: {count} moves announced, {length} printed")
    found.end()


if __name__ == "__main__":
    main(check)
