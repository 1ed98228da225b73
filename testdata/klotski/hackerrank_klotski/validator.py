"""The input of HackerRank's Klotski, strict to the byte.

That a puzzle has a solution is not checked here: its answer file shows it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.klotski import Cell, connected  # noqa: E402
from judge.validator import Scanner, main  # noqa: E402

LARGEST, LARGEST_BLOCK = 6, 3
WORD = re.compile(r"[A-Za-z0-9.-]+")


def validate(text: str) -> None:
    """Connected blocks within 3x3, a target among them, a goal at which it lies on the board."""
    scanner = Scanner(text)
    rows, columns = scanner.integers((1, LARGEST), (1, LARGEST))
    blocks: dict[str, list[Cell]] = {}
    for row in range(rows):
        words = scanner.line().split(" ")
        if len(words) != columns or not all(WORD.fullmatch(word) for word in words):
            raise scanner.fail(f"{columns} names or dots expected, one blank between")
        for column, word in enumerate(words):
            if word.strip("."):
                blocks.setdefault(word, []).append((row, column))
    for name, cells in blocks.items():
        if not connected(cells) or max(extent(cells)) > LARGEST_BLOCK:
            raise scanner.fail(f"block {name} is not connected or does not fit 3x3")
    target = scanner.line()
    if target not in blocks:
        raise scanner.fail(f"there is no block {target!r}")
    height, width = extent(blocks[target])
    scanner.integers((0, rows - height), (0, columns - width))
    scanner.end()


def extent(cells: list[Cell]) -> tuple[int, int]:
    """Height and width of the bounding box."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


if __name__ == "__main__":
    main(validate)
