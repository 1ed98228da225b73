"""The short form of `make bench P=stressing`: the random inputs of every problem are valid, every
solution is right on the first of them, and they are enough to catch a wrong program."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from judge.build import launcher
from judge.checking import load_module
from judge.problem import WRONG_DIRECTORIES, Problem, load, problem_names
from judge.run import Workplace
from judge.stress import Duel, Failure, random_inputs
from tests.bench.stressing import OUT_OF_REACH, SEED, wrong_programs

PROBLEMS = [load(name) for name in problem_names()]
FEW, MANY = 6, 100   # inputs


def id_of(value: object) -> str:
    return value.name if isinstance(value, (Problem, Path)) else str(value)


def first_failure(problem: Problem, programs: list[Path], inputs: int) -> Failure | None:
    """The first failure of any program, the inputs taken one after the other."""
    with Workplace(launcher()) as place:
        oracle = problem.submissions("brute_force")[0]
        duels = [Duel(problem, program, oracle, place) for program in programs]
        fights = (duel.fight(input) for input in islice(random_inputs(problem, SEED), inputs)
                  for duel in duels)
        return next(filter(None, fights), None)


def test_programs_out_of_reach_exist() -> None:
    names = {f"{problem.name}/{path.stem}" for problem in PROBLEMS
             for group in WRONG_DIRECTORIES for path in problem.submissions(group)}
    assert set(OUT_OF_REACH) <= names


@pytest.mark.parametrize("problem", PROBLEMS, ids=id_of)
def test_random_inputs_are_valid(problem: Problem) -> None:
    validate = load_module(problem.directory / "validator.py").validate
    for input in islice(random_inputs(problem, SEED), MANY):
        validate(input)


@pytest.mark.parametrize("problem, solution", [(problem, solution) for problem in PROBLEMS
                                               for solution in problem.solutions()], ids=id_of)
def test_solution_is_right_on_random_inputs(problem: Problem, solution: Path) -> None:
    failure = first_failure(problem, [solution], FEW)
    assert failure is None, f"seed {SEED}: {failure}"


@pytest.mark.parametrize("problem", PROBLEMS, ids=id_of)
def test_random_inputs_catch_a_wrong_program(problem: Problem) -> None:
    assert first_failure(problem, wrong_programs(problem), MANY), f"seed {SEED}"
