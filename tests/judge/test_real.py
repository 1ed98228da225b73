"""Verbs on the project's own problems: show, level, export."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from judge.problem import load, problem_names
from judge.show import rules_of
from tests.judge.toy import ROOT

NAMES = problem_names()


def judge(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "judge", *arguments], cwd=ROOT, check=False,
                          capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("name", NAMES)
def test_show_replays_the_sample_to_its_goal(name: str) -> None:
    case = load(name).cases(("sample",))[0].name
    shown = judge("show", name, case)
    assert shown.returncode == 0, shown.stdout[-2000:] + shown.stderr
    assert re.search(r": (\d+ moves|no solution)$", shown.stdout, re.MULTILINE)
    assert "illegal" not in shown.stdout


def test_show_marks_the_first_illegal_move(tmp_path: Path) -> None:
    program = tmp_path / "wrong.cpp"
    program.write_text('#include <cstdio>\nint main() { std::puts("Maze #1\\nEEEEEEEE\\n"); }\n')
    shown = judge("show", "sokoban/poj1475", "sample/01", "--solution", str(program), "--board",
                  "1")
    assert shown.returncode == 1
    assert re.search(r"step \d+, R: illegal: ", shown.stdout)


@pytest.mark.parametrize(("arguments", "message"), [
    (["show", "sokoban/poj1475", "77"], "has no case '77'"),
    (["show", "sokoban/poj1475", "sample/01", "--board", "99"], "boards"),
    (["show", "sokoban/poj1475", "sample/01", "--solution", "none.cpp"], "there is no file"),
])
def test_show_says_what_is_not_there(arguments: list[str], message: str) -> None:
    called = judge(*arguments)
    assert (called.returncode, message in called.stderr) == (2, True), called.stderr


LEVELS = [("bloxorz", 12), ("sliding_tiles", 15), ("sokoban", 9), ("klotski", 12)]


@pytest.mark.parametrize(("puzzle", "moves"), LEVELS)
def test_level_is_as_hard_as_asked_and_the_same_again(
        puzzle: str, moves: int, tmp_path: Path) -> None:
    first = judge("level", puzzle, "--moves", str(moves), "--seed", "4")
    assert first.returncode == 0, first.stderr
    optimum = re.fullmatch(r"optimum: (\d+) \w+\n", first.stderr)
    assert optimum and int(optimum[1]) >= moves
    assert judge("level", puzzle, "--moves", str(moves), "--seed", "4").stdout == first.stdout
    general = load(rules_of(load(next(n for n in NAMES if n.startswith(puzzle)))).GENERAL)
    validator = subprocess.run([sys.executable, str(general.directory / "validator.py")],
                               input=first.stdout, text=True, capture_output=True, check=False)
    assert validator.returncode == 42, validator.stderr


def test_level_out_of_reach_says_so() -> None:
    called = judge("level", "sliding_tiles", "--moves", "500")
    assert called.returncode == 2
    assert re.search(r"no sliding_tiles puzzle of 500 moves in \d+ tries; the hardest took \d+",
                     called.stderr)


@pytest.mark.parametrize("name", NAMES)
def test_exported_package_is_whole(name: str, tmp_path: Path) -> None:
    problem = load(name)
    done = judge("export", name, str(tmp_path))
    assert done.returncode == 0, done.stderr
    package, = tmp_path.iterdir()
    assert re.fullmatch("[a-z0-9]+", package.name)
    for path in package.rglob("*"):
        assert re.fullmatch(r"[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}", path.name), path
    metadata = (package / "problem.yaml").read_text("utf-8")
    assert metadata.startswith("problem_format_version: 2025-09\n")
    statement = (package / "statement" / "problem.en.md").read_text("utf-8")
    assert "## Input" in statement and "## Output" in statement
    assert list((package / "submissions" / "accepted").glob("*.cpp"))
    assert list((package / "data" / "secret").glob("*.in"))
    validator = package / "input_validators" / "validator" / "run"
    case = next((package / "data" / "sample").glob("*.in"))
    assert run_alone([str(validator)], case.read_text("utf-8"), tmp_path) == 42
    assert run_alone([str(validator)], "junk\x00", tmp_path) == 43 \
        or name in ("sokoban/sokoban", "sokoban/sokoban_any")
    checker = package / "output_validator" / "run"
    assert checker.exists() == (problem.checker is not None)
    if checker.exists():
        answer = case.with_suffix(".ans")
        call = [str(checker), str(case), str(answer), str(tmp_path)]
        assert run_alone(call, answer.read_text("utf-8"), tmp_path) == 42
        assert run_alone(call, "", tmp_path) == 43


def run_alone(call: list[str], input: str, directory: Path) -> int:
    """Runs a program of the package where nothing of this project is on the path."""
    return subprocess.run(call, input=input, text=True, capture_output=True, check=False,
                          cwd=directory, env={"PATH": f"{Path(sys.executable).parent}:/usr/bin"
                                                      ":/bin"}).returncode


def test_export_never_writes_over_a_package(tmp_path: Path) -> None:
    assert judge("export", "sokoban/poj1475", str(tmp_path)).returncode == 0
    again = judge("export", "sokoban/poj1475", str(tmp_path))
    assert (again.returncode, "exists" in again.stderr) == (2, True)
