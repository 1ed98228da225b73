"""The second Klotski solver on the 2,000 classic layouts, which its time limit spares it."""

from __future__ import annotations

import subprocess

import pytest

from judge.build import build
from judge.checking import run_checker
from judge.problem import SOLUTIONS, Case, load
from judge.verdict import Verdict

PROBLEM = load("klotski/klotski")
CLASSIC = [case for case in PROBLEM.cases() if case.name.endswith("-flat")]


@pytest.mark.parametrize("case", CLASSIC, ids=[case.name for case in CLASSIC])
def test_second_solver_agrees_on_the_classic_sets(case: Case) -> None:
    program = build(SOLUTIONS / "klotski" / "klotski_bidirectional.cpp", PROBLEM.standard, ("-O2",))
    assert program.path is not None and PROBLEM.checker is not None
    with case.input.open() as input:
        done = subprocess.run([str(program.path)], stdin=input, capture_output=True, text=True,
                              check=True)
    judgement = run_checker(PROBLEM.checker, case, done.stdout)
    assert judgement.verdict is Verdict.AC, judgement.detail


def test_there_are_two_thousand_classic_layouts() -> None:
    assert sum(case.input.read_text().count("5 4\n") for case in CLASSIC) == 2000


@pytest.mark.parametrize("name", ["klotski", "klotski_bidirectional"])
def test_a_fault_is_told_in_one_line_behind_the_answers(name: str) -> None:
    program = build(SOLUTIONS / "klotski" / f"{name}.cpp", PROBLEM.standard, ("-O2",))
    assert program.path is not None
    done = subprocess.run([str(program.path)], input="1 2\nA.\nA 1 2\n1 3\nA.A\nA 1 2\n",
                          capture_output=True, text=True, check=False)
    assert done.stdout == "1 1\nAR\nAR\n"
    assert done.stderr == "klotski: case 2, line 5: piece A is not connected\n"
    assert done.returncode == 1
