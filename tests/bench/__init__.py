"""`make bench`: what the solutions cost, against the textbook programs of the same run.

Each module of this package with a list `BENCHES` is one part of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Bench:
    """One row of the table.

    problem: `puzzle/problem`, or `puzzle/file` for a second solution's file name without .cpp.
    input: makes the input's text; called once.
    against: a program below tests/submissions/<problem>/ to compare with.
    bar_s, bar_ratio, bar_kib: what the project promises: CPU seconds, the share of `against`'s
        CPU time, peak resident KiB. The row is marked where one is missed.
    runs: the least CPU time of so many runs counts, for both programs.
    args: arguments of the program.
    note: what the row shows, where the name does not say it.
    """

    name: str
    problem: str
    input: Callable[[], str]
    against: str | None = None
    bar_s: float | None = None
    bar_ratio: float | None = None
    bar_kib: int | None = None
    runs: int = 3
    args: tuple[str, ...] = ()
    note: str = ""
