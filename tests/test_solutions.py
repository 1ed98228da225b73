"""Every solution on every case, every wrong program caught, every answer accepted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from judge.build import Program

from judge.checking import load_module, run_checker
from judge.problem import TESTDATA, WRONG_DIRECTORIES, Case, Problem, load, problem_names
from judge.testing import Options, RunResult, Submission, compile_submission, judge_all, \
    solution_submissions, test_submissions as submissions_of
from judge.validator import Invalid
from judge.verdict import Verdict

JOBS = os.cpu_count() or 1
PROBLEMS = [load(name) for name in problem_names()]


Compiled = dict[Path, Future[Program]]


@pytest.fixture(scope="module")
def compiled(request: pytest.FixtureRequest) -> Iterator[Compiled]:
    """Compiles what the chosen tests of this file judge, on every core and ahead of them."""
    chosen = [value for item in request.session.items
              if isinstance(item, pytest.Function) and hasattr(item, "callspec")
              for value in item.callspec.params.values() if isinstance(value, Submission)]
    with ThreadPoolExecutor(JOBS) as threads:
        yield {each.source: threads.submit(compile_submission, each) for each in chosen}
        threads.shutdown(cancel_futures=True)


def judge_one(submission: Submission, compiled: Compiled) -> RunResult:
    compiled[submission.source].result()
    return next(judge_all([submission], Options(jobs=JOBS)))


def explain(result: RunResult) -> str:
    bad = [case for case in result.cases if case.verdict is not Verdict.AC]
    details = [f"{case.name}: {case.verdict.value} {case.detail[:500]}" for case in bad]
    return "\n".join([f"{result.submission.name}: {result.verdict.value}", *details, result.error])


def name_of(value: object) -> str:
    if isinstance(value, Submission):
        return f"{value.problem.name}/{value.name}" if value.expected else value.name
    return getattr(value, "name", str(value))


@pytest.mark.parametrize(
    "submission", [s for p in PROBLEMS for s in solution_submissions(p)], ids=name_of)
def test_solution_is_accepted_on_every_case(submission: Submission, compiled: Compiled) -> None:
    result = judge_one(submission, compiled)
    assert result.verdict is Verdict.AC, explain(result)


@pytest.mark.parametrize(
    "submission", [s for p in PROBLEMS for s in submissions_of(p, WRONG_DIRECTORIES)],
    ids=name_of)
def test_wrong_program_is_caught(submission: Submission, compiled: Compiled) -> None:
    result = judge_one(submission, compiled)
    assert result.as_expected, explain(result)


@pytest.mark.parametrize(
    "submission", [s for p in PROBLEMS for s in submissions_of(p, ("brute_force", "textbook"))],
    ids=name_of)
def test_slow_program_is_never_wrong(submission: Submission, compiled: Compiled) -> None:
    result = judge_one(submission, compiled)
    assert result.as_expected, explain(result)
    assert any(case.verdict is Verdict.AC for case in result.cases), explain(result)


@pytest.mark.parametrize("problem", PROBLEMS, ids=name_of)
def test_checker_takes_every_answer_and_tells_good_from_bad(problem: Problem) -> None:
    if problem.checker is None:
        pytest.skip("outputs are compared, there is no checker")
    for case in problem.cases():
        judgement = run_checker(problem.checker, case, case.answer.read_text())
        assert judgement.verdict is Verdict.AC, f"{case.name}: {judgement.detail}"
    for group, right in (("valid_output", True), ("invalid_output", False)):
        triples = sorted((problem.directory / group).glob("*.out"))
        assert triples, f"{group} is empty"
        for out in triples:
            case = Case(out.stem, out.with_suffix(".in"), out.with_suffix(".ans"))
            judgement = run_checker(problem.checker, case, out.read_bytes().decode())
            good = judgement.verdict is Verdict.AC if right \
                else judgement.verdict in (Verdict.WA, Verdict.PE)
            assert good, f"{group}/{out.stem}: {judgement.verdict.value} {judgement.detail}"


@pytest.mark.parametrize("problem", PROBLEMS, ids=name_of)
def test_every_secret_case_is_described(problem: Problem) -> None:
    names = [case.name.split("/")[1] for case in problem.cases(("secret",))]
    assert list(problem.descriptions) == names
    assert problem.lenient <= set(names)


@pytest.mark.parametrize("problem", PROBLEMS, ids=name_of)
def test_validator_takes_every_input_and_rejects_the_invalid(problem: Problem) -> None:
    validate = load_module(problem.directory / "validator.py").validate
    for case in problem.cases():
        text = case.input.read_bytes().decode()
        if case.name.split("/")[1] not in problem.lenient:
            validate(text)
    invalid = sorted((problem.directory / "invalid_input").glob("*.in"))
    assert invalid, "invalid_input is empty"
    for path in invalid:
        with pytest.raises(Invalid):
            validate(path.read_bytes().decode())
            pytest.fail(f"{path.relative_to(TESTDATA)} was taken")
