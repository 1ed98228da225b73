"""`python3 -m tests.bench stressing`: every wrong program falls to `stress` within 10 s, and every
solution survives 60 s."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from judge.problem import WRONG_DIRECTORIES, Problem, load, problem_names
from judge.report import Progress
from judge.source import code_hash
from judge.stress import stress

SEED = 20261129
WRONG_SECONDS = 10.0
SOLUTION_SECONDS = 60.0


def wrong_programs(problem: Problem) -> list[Path]:
    """The submissions that must not pass, but for the brute force itself where it is too slow."""
    oracle = code_hash(problem.submissions("brute_force")[0].read_text("utf-8"))
    return [path for group in WRONG_DIRECTORIES for path in problem.submissions(group)
            if code_hash(path.read_text("utf-8")) != oracle]


def survivors(problems: list[Problem], seconds: float, progress: Progress) -> Iterator[str]:
    """The wrong programs that `stress` does not catch in the time."""
    for problem in problems:
        for program in wrong_programs(problem):
            failure, count = stress(problem, program, seconds, SEED, progress.tell,
                                    shrinking=False)
            if failure is None:
                yield f"{problem.name} {program.name}: still right after {count} inputs"


def fallen(problems: list[Problem], seconds: float, progress: Progress) -> Iterator[str]:
    """The solutions that `stress` catches in the time."""
    for problem in problems:
        for solution in problem.solutions():
            failure, count = stress(problem, solution, seconds, SEED, progress.tell)
            if failure is not None:
                yield f"{problem.name} {solution.name}: {failure.verdict.value} on input " \
                      f"{count}:\n{failure.input}"


def report() -> tuple[str, bool]:
    """The lines of the table, and whether every program ended as it must. Takes an hour."""
    problems, progress = [load(name) for name in problem_names()], Progress(sys.stderr)
    wrong = [*survivors(problems, WRONG_SECONDS, progress),
             *fallen(problems, SOLUTION_SECONDS, progress)]
    progress.clear()
    total = sum(len(wrong_programs(problem)) for problem in problems)
    text = f"stress: {total} wrong programs fall in {WRONG_SECONDS:g} s each, " \
           f"{sum(len(problem.solutions()) for problem in problems)} solutions survive " \
           f"{SOLUTION_SECONDS:g} s each (seed {SEED})"
    return "\n  ".join([text, *(f"not so: {line}" for line in wrong)]), not wrong
