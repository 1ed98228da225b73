"""The data is what its generators make, and validators and checkers reject junk: mutations of
our own data, made here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from judge.checker import read_text
from judge.checking import load_module, run_checker
from judge.generating import SUMS, generate, sums
from judge.problem import Case, Problem, load, problem_names
from judge.random import Random
from judge.validator import Invalid
from judge.verdict import Verdict

PROBLEMS = [load(name) for name in problem_names()]
WITH_CHECKER = [problem for problem in PROBLEMS if problem.checker]
LARGEST = 20_000   # bytes of a case that is worth mutating
SEED = 20261129

# Their answers take longer to make than a test may: `python3 -m judge generate --check` does it.
SLOW_ANSWERS = {
    "bloxorz/bloxorz", "bloxorz/poj3322", "bloxorz/poj3323", "klotski/hackerrank_klotski",
    "klotski/klotski", "sliding_tiles/cses1670", "sliding_tiles/hdu1043", "sliding_tiles/hdu3567",
    "sliding_tiles/poj3240", "sliding_tiles/sliding_tiles", "sliding_tiles/uva10181",
    "sliding_tiles/uva652", "sokoban/hdu1732", "sokoban/sgu472", "sokoban/sokoban"}

Mutation = Callable[[str], str]


def id_of(value: object) -> str:
    return value.name if isinstance(value, Problem) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize("problem", PROBLEMS, ids=id_of)
def test_generate_makes_the_data_byte_for_byte(problem: Problem) -> None:
    answers = problem.name not in SLOW_ANSWERS
    assert generate(problem, check=True, tell=lambda text: None, answers=answers) == []


@pytest.mark.parametrize("problem", PROBLEMS, ids=id_of)
def test_every_data_file_has_its_hash_in_the_list(problem: Problem) -> None:
    assert sums(problem) == (problem.directory / SUMS).read_text("utf-8"), \
        f"python3 -m judge generate {problem.name}"


def empty(text: str) -> str:
    return ""


def missing_newline(text: str) -> str:
    return text.rstrip("\n")


def carriage_return(text: str) -> str:
    return text.replace("\n", "\r\n", 1)


def leading_zero(text: str) -> str:
    return re.sub(r"(?<![\w.-])(\d)", r"0\1", text, count=1)


def extra_token(text: str) -> str:
    first, rest = text.split("\n", 1)
    return f"{first} 1\n{rest}"


def extra_line(text: str) -> str:
    return f"{text}?\n"


def wrong_letter(text: str) -> str:
    place = len(text) // 2
    while text[place] == "\n":
        place -= 1
    return f"{text[:place]}?{text[place + 1:]}"


def half_of_it(text: str) -> str:
    return text[:len(text) // 2].rstrip("\n")


MUTATIONS: list[Mutation] = [empty, missing_newline, carriage_return, leading_zero, extra_token,
                             extra_line, wrong_letter, half_of_it]

# Level collections are free text: a line that is no row is a title, a blank or a comment.
FREE_TEXT = {"sokoban/sokoban", "sokoban/sokoban_any"}
ONLY_IN_FORMATS = {extra_token, extra_line, wrong_letter, leading_zero, carriage_return,
                   half_of_it, missing_newline}


def small_cases(problem: Problem) -> Iterator[Case]:
    for case in problem.cases():
        plain = case.name.split("/")[1] not in problem.lenient
        if plain and case.input.stat().st_size <= LARGEST:
            yield case


@pytest.mark.parametrize("mutation", MUTATIONS, ids=id_of)
@pytest.mark.parametrize("problem", PROBLEMS, ids=id_of)
def test_validator_rejects_junk(problem: Problem, mutation: Mutation) -> None:
    if problem.name in FREE_TEXT and mutation in ONLY_IN_FORMATS:
        pytest.skip("a collection of levels is free text")
    validate = load_module(problem.directory / "validator.py").validate
    tried = 0
    for case in small_cases(problem):
        text = read_text(case.input)
        junk = mutation(text)
        if junk == text:
            continue
        tried += 1
        with pytest.raises(Invalid):
            validate(junk)
            pytest.fail(f"{case.name}: taken after {mutation.__name__}")
    if not tried:
        pytest.skip(f"{mutation.__name__} changes nothing in this format")


def mutated(answer: str, random: Random) -> Iterator[tuple[str, str]]:
    """Outputs that are wrong because the answer was right: each lacks something, or has more."""
    lines = answer.split("\n")
    full = [number for number, line in enumerate(lines) if line.strip()]
    yield "nothing", ""
    if not full:
        return
    chosen = random.choice(full)

    def with_line(*new: str) -> str:
        return "\n".join([*lines[:chosen], *new, *lines[chosen + 1:]])

    yield "a line less", with_line()
    yield "a line twice", with_line(lines[chosen], lines[chosen])
    yield "a letter less", with_line(lines[chosen][:-1])
    yield "a letter more", with_line(f"{lines[chosen]}{lines[chosen][-1]}")
    yield "other letters", with_line("?" * len(lines[chosen]))
    yield "bytes", with_line("\ufffd\x00")


@pytest.mark.parametrize("problem", WITH_CHECKER, ids=id_of)
def test_checker_rejects_mutated_answers(problem: Problem) -> None:
    random = Random(SEED)
    assert problem.checker
    for case in small_cases(problem):
        answer = read_text(case.answer)
        for what, output in mutated(answer, random):
            if output == answer or problem.compare == "checker" and not answer.strip():
                continue
            judgement = run_checker(problem.checker, case, output)
            assert judgement.verdict in (Verdict.WA, Verdict.PE), \
                f"{case.name}, {what} (seed {SEED}): {judgement.verdict.value} " \
                f"{judgement.detail[:300]}\n{output[:500]}"
