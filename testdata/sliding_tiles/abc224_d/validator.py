"""The input of AtCoder ABC224 D: a graph on nine vertices and the places of eight pieces."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Accepts a graph without loops and double edges."""
    scanner = Scanner(text)
    [count] = scanner.integers((0, 36))
    edges: set[frozenset[int]] = set()
    for _ in range(count):
        edge = frozenset(scanner.integers((1, 9), (1, 9)))
        if len(edge) < 2 or edge in edges:
            raise scanner.fail("a loop, or an edge that is there already")
        edges.add(edge)
    if len(set(scanner.integers(*[(1, 9)] * 8))) < 8:
        raise scanner.fail("two pieces on one vertex")
    scanner.end()


if __name__ == "__main__":
    main(validate)
