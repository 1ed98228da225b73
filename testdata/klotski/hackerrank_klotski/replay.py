"""HackerRank's Klotski for `show`: the moves of an output as paths."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.checker import Wrong  # noqa: E402
from judge.rules import Replay  # noqa: E402
from testdata.klotski.hackerrank_klotski.checker import spelled, start  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The one board, and the moves up to the first that is none."""
    first = position = start(input)
    moves: list[str] = []
    for line in (output or "").splitlines()[1:]:
        try:
            moves.append(spelled(position, line))
        except Wrong:
            break
        position = position.step(moves[-1])
    yield Replay("board", first, None if output is None else moves)
