"""The input of HDU 3567: T, then a start and a goal a case, nine marks each."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sliding_tiles import Position  # noqa: E402
from judge.rules.sliding_tiles_cases import eight_boards, scan_permutation  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts at most 200 cases whose goals can be reached."""
    scanner = Scanner(text)
    [cases] = scanner.integers((1, 200))
    for _ in range(cases):
        rows = [scanner.row(9, "12345678X") for _ in range(2)]
        for row in rows:
            scan_permutation(scanner, row, "12345678X")
        start, goal = eight_boards("".join(rows))
        if not Position(3, 3, start, goal).solvable():
            raise scanner.fail("this goal cannot be reached")
    scanner.end()


if __name__ == "__main__":
    main(validate)
