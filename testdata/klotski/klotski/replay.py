"""Each case twice: its solution in steps and its solution in moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules import Replay  # noqa: E402
from judge.rules.klotski import parse_input  # noqa: E402


def replays(input: str, output: str | None) -> Iterator[Replay]:
    """The boards with the tokens of the two solutions; an unsolvable case once, without moves."""
    lines = [] if output is None else output.replace("\r\n", "\n").split("\n")
    at = 0
    for number, start in enumerate(parse_input(input), 1):
        if at >= len(lines) or lines[at].strip() in ("-1", ""):
            at += 1
            yield Replay(f"case {number}", start, None)
            continue
        for metric, line in zip(("steps", "moves"), lines[at + 1:at + 3]):
            yield Replay(f"case {number}, {metric}", start, line.split())
        at += 3
