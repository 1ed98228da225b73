"""Replays the moves and compares the number of rolls with the least one."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import main  # noqa: E402
from judge.rules.bloxorz import check_solutions, read_stages  # noqa: E402


def check(input: str, answer: str, output: str) -> None:
    """Raises Wrong unless every stage is solved in the least number of rolls."""
    check_solutions(read_stages(input), answer, output)


if __name__ == "__main__":
    main(check)
