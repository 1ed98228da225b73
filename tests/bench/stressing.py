"""`python3 -m tests.bench stressing`: wrong programs fall to `stress` within 10 s, but for those that
small random inputs cannot show, and every solution survives 60 s."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from judge.problem import Problem, load, problem_names
from judge.report import Progress
from judge.stress import stress

SEED = 20261129
WRONG_SECONDS = 10.0
SOLUTION_SECONDS = 60.0


# What is right on small random inputs, or on all but one in tens of thousands. The test data
# catches each of them.
LARGE, HARD, FORM, RARE = "large inputs", "boards too hard for the brute force", \
    "another form of the input", "rare boards"
OUT_OF_REACH = {
    "bloxorz/bloxorz/short_distances": LARGE,
    "bloxorz/poj3322/short_distances": LARGE,
    "bloxorz/poj3323/overflow": LARGE,
    "bloxorz/stages/bridge_may_drop_under_the_resting_half": RARE,
    "bloxorz/stages/bridges_in_a_byte": LARGE,
    "bloxorz/stages/one_switch_fires_once": RARE,
    "bloxorz/stages/split_side_by_side_fires": RARE,
    "klotski/hackerrank_klotski/two_dots_are_a_block": FORM,
    "klotski/klotski/manhattan_in_moves": RARE,
    "klotski/p1979/short_infinity": LARGE,
    "sliding_tiles/aoj_alds1_13_c/conflict_for_every_pair": HARD,
    "sliding_tiles/lightoj1121/forty_five_moves": HARD,
    "sliding_tiles/poj2893/inversions_overflow": LARGE,
    "sliding_tiles/poj2893/sides_up_to_400": LARGE,
    "sliding_tiles/sliding_tiles/linear_conflict_two_a_pair": HARD,
    "sliding_tiles/uva10181/weighted_astar": HARD,
    "sokoban/hdu1732/steps_in_a_byte": HARD,
    "sokoban/sokoban/greedy_matching": RARE,
    "sokoban/sokoban/line_without_newline_lost": FORM,
    "sokoban/sokoban/one_digit_runs": FORM,
    "sokoban/sokoban_any/boxes_alone": RARE,
    "sokoban/sokoban_any/no_run_lengths": FORM,
}


def wrong_programs(problem: Problem) -> list[Path]:
    """The submissions that a random input must catch: those that answer wrongly or crash. What is
    too slow or too large is so on large inputs alone."""
    return [path for group in ("wrong_answer", "run_time_error")
            for path in problem.submissions(group)
            if f"{problem.name}/{path.stem}" not in OUT_OF_REACH]


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
    text = f"stress: {total} wrong programs fall in {WRONG_SECONDS:g} s each ({len(OUT_OF_REACH)} " \
           f"are out of its reach), " \
           f"{sum(len(problem.solutions()) for problem in problems)} solutions survive " \
           f"{SOLUTION_SECONDS:g} s each (seed {SEED})"
    return "\n  ".join([text, *(f"not so: {line}" for line in wrong)]), not wrong
