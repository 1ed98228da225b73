"""What judging itself costs: 100 trivial cases."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from judge.build import launcher
from tests.judge.toy import Toy

CASES = 100
BAR_S = 1.0


def report() -> tuple[str, bool]:
    """A line of the table, and whether the bar is kept. The seconds are wall time, the program
    compiled before; the least of three runs counts."""
    launcher()
    with tempfile.TemporaryDirectory() as directory:
        toy = Toy(Path(directory), cases=CASES - 1)
        toy.solution("accepted")
        toy.judge("test")
        seconds = []
        for _ in range(3):
            start = time.monotonic()
            toy.judge("test", "-j", "2")
            seconds.append(time.monotonic() - start)
    return f"judging {CASES} trivial cases: {min(seconds):.2f} s of wall time, the bar is " \
           f"{BAR_S:g} s", min(seconds) <= BAR_S
