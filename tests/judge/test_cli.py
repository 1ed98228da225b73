"""The command line: exit codes, the report for machines, what a person sees."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.judge.toy import NASTY, ROOT, Toy

CHECKER = '''\
from judge.checker import Wrong, main

def check(input: str, answer: str, output: str) -> None:
    if output.split() != answer.split():
        raise Wrong("not the sum")

if __name__ == "__main__":
    main(check)
'''


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path, cases=2)


def test_solution_as_expected_exits_0(toy: Toy) -> None:
    toy.solution("accepted")
    called = toy.judge("test")
    assert called.exit == 0
    assert "toy/sum: Sum" in called.out
    assert re.search(r"^  AC +\d\.\d\d +\d\.\d\d +\d\.\d +\d\.\d +3  toy/sum.cpp$", called.out,
                     re.MULTILINE), called.out
    assert "1 of 1 as expected" in called.out
    assert re.search(r"^slowest: .* on s", called.out, re.MULTILINE)
    assert re.search(r"^largest: .* MiB, toy/sum ", called.out, re.MULTILINE)
    assert called.err == ""


def test_solution_that_is_wrong_exits_1_and_says_where(toy: Toy) -> None:
    toy.solution("wrong")
    called = toy.judge("test", "toy")
    assert called.exit == 1
    assert "! WA" in called.out and "sample/001" in called.out
    assert "line 1: '3' expected, found '-1'" in called.out
    assert "secret/01-small" not in called.out


def test_every_case_goes_on(toy: Toy) -> None:
    toy.solution("wrong")
    assert "secret/01-small" in toy.judge("test", "--every-case").out


def test_submissions_are_judged_by_their_directory(toy: Toy) -> None:
    toy.solution("accepted")
    toy.submission("wrong_answer", "wrong")
    toy.submission("wrong_answer", "crlf")
    toy.submission("run_time_error", "exits_3")
    toy.submission("memory_limit_exceeded", "bad_alloc")
    toy.submission("time_limit_exceeded", "spins")
    called = toy.judge("test", "toy/sum", "--submissions", "-j", "2")
    assert called.exit == 0, called.out
    assert re.search(r"toy/sum +5/5", called.out)
    toy.submission("wrong_answer", "no_last_newline")
    called = toy.judge("test", "toy/sum", "--submissions", "-j", "2")
    assert called.exit == 1
    assert re.search(r"toy/sum +5/6", called.out)


def test_expected_is_null_for_anyones_file(toy: Toy) -> None:
    toy.solution("accepted")
    assert toy.judge_nasty("accepted").run()["expected"] is None
    assert toy.judge("test", "--json", "-").run()["expected"] == "AC"
    toy.submission("wrong_answer", "wrong")
    wrong = "tests/submissions/toy/sum/wrong_answer/wrong.cpp"
    assert toy.judge("test", wrong, "--json", "-").run()["expected"] == "WA"


def test_json_is_the_contract(toy: Toy) -> None:
    run = toy.judge_nasty("wrong", "--judge", "noi").run()
    assert list(run) == ["problem", "solution", "judge", "verdict", "expected", "cpu_s", "wall_s",
                         "memory_kib", "static_kib", "cases"]
    assert (run["problem"], run["solution"], run["judge"]) == ("toy/sum", "wrong.cpp", "noi")
    assert run["verdict"] == "WA"
    case = run["cases"][0]
    assert list(case) == ["name", "verdict", "cpu_s", "wall_s", "memory_kib", "detail"]
    assert case["name"] == "sample/001"
    assert toy.judge_nasty("wrong").run()["judge"] is None


def test_json_goes_to_a_file_beside_the_table(toy: Toy) -> None:
    toy.solution("accepted")
    called = toy.judge("test", "--json", "report.json")
    assert "toy/sum.cpp" in called.out
    assert json.loads((toy.root / "report.json").read_text())["runs"][0]["verdict"] == "AC"


def test_markdown(toy: Toy) -> None:
    toy.solution("accepted")
    lines = toy.judge("test", "--markdown").out.splitlines()
    assert lines[0].startswith("| problem | program | verdict |")
    assert lines[2].startswith("| toy/sum | toy/sum.cpp | AC |")


def test_sample_alone(toy: Toy) -> None:
    names = [case["name"] for case in toy.judge_nasty("accepted", "--sample").run()["cases"]]
    assert names == ["sample/001", "sample/002"]


def test_verbose_shows_every_case(toy: Toy) -> None:
    toy.solution("accepted")
    out = toy.judge("test", "-v").out
    assert [name for name in ("sample/001", "sample/002", "secret/01-small") if name in out] \
        == ["sample/001", "sample/002", "secret/01-small"]


def test_cases_of_a_second_solution(toy: Toy) -> None:
    toy.solution("accepted")
    second = toy.root / "solutions" / "toy" / "sum_slow.cpp"
    second.write_bytes((NASTY / "accepted.cpp").read_bytes())
    with (toy.data / "problem.toml").open("a") as file:
        file.write('\n[[solutions]]\nfile = "sum_slow.cpp"\ncases = "sample/*2"\n')
    called = toy.judge("test", "solutions/toy/sum_slow.cpp", "--json", "-")
    assert [case["name"] for case in called.run()["cases"]] == ["sample/002"]


WRONG_CALLS: list[tuple[list[str], str]] = [
    (["test", "toy/nothing"], "no problem or puzzle 'toy/nothing'; known: toy/sum"),
    (["test", "--problem", "toy/none", "x.cpp"], "no problem 'toy/none'"),
    (["test", "--problem", "toy/sum", "x.cpp"], "there is no file x.cpp"),
    (["test", "--problem", "toy/sum"], "name one"),
    (["test", "x.cpp"], "there is no file"),
    (["test", "--judge", "nobody"], "invalid choice"),
    (["test", "--judge", "poj"], "none of these problems is on POJ"),
    (["test", "-j", "0"], "not positive"),
    (["generate", "toy/sum"], "there is no generator.py"),
    (["block", "show", "nothing"], "no block 'nothing'"),
    ([], "required"),
    (["nonsense"], "invalid choice"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG_CALLS)
def test_wrong_call_exits_2_and_says_why(toy: Toy, arguments: list[str], message: str) -> None:
    toy.solution("accepted")
    called = toy.judge(*arguments)
    assert called.exit == 2
    assert message in called.err


@pytest.mark.parametrize(("old", "new", "message"), [
    ('title = "Sum"', 'title = 7', "title = 7 has the wrong type"),
    ('title = "Sum"', '', "title is missing"),
    ('title = "Sum"', 'title = "Sum"\nmisspelt = 1', "unknown key 'misspelt'"),
    ('title = "Sum"', 'title = ', "problem.toml: "),
    ('"exact"', '"almost"', "compare = 'almost' is not exact or tokens"),
    ('time_s = 0.3', 'time_s = -1', "time_s = -1 is not positive"),
    ('profile = "noi"', 'profile = "nobody"', "no profile 'nobody'"),
    ('id = "sum"', '', "[[judges]]: id is missing"),
    ('compare = "exact"', 'checker = "checker.py"', "there is no checker.py"),
])
def test_malformed_problem_exits_2(toy: Toy, old: str, new: str, message: str) -> None:
    toy.solution("accepted")
    text = (toy.data / "problem.toml").read_text()
    assert old in text
    toy.write("problem.toml", text.replace(old, new, 1))
    called = toy.judge("test")
    assert (called.exit, called.err.count("\n")) == (2, 1), called
    assert message in called.err


@pytest.mark.parametrize("missing", ["sample/001.ans", "sample/002.in"])
def test_missing_half_of_a_case_exits_2(toy: Toy, missing: str) -> None:
    toy.solution("accepted")
    (toy.data / missing).unlink()
    called = toy.judge("test")
    assert called.exit == 2
    assert missing in called.err


def test_source_longer_than_the_judge_takes_is_a_compile_error(toy: Toy) -> None:
    source = toy.root / "long.cpp"
    source.write_text((NASTY / "accepted.cpp").read_text() + "//" + "x" * 110_000)
    run = toy.judge("test", "--problem", "toy/sum", str(source), "--judge", "noi", "--json",
                    "-").run()
    assert run["verdict"] == "CE"


def test_compiled_once(toy: Toy) -> None:
    source = toy.root / "mine.cpp"
    marker = os.urandom(8).hex()
    source.write_text((NASTY / "accepted.cpp").read_text() + f"// {marker}\n")
    compiler = toy.root / "counting-g++"
    compiler.write_text('#!/bin/sh\necho "$@" >> ' + str(toy.root / "log") + '\nexec g++ "$@"\n')
    compiler.chmod(0o755)
    environment = toy.environment() | {"CXX": str(compiler)}
    command = toy.command("test", "--problem", "toy/sum", str(source))
    calls: list[list[str]] = [[], [], ["--judge", "noi"]]
    for flags in calls:
        subprocess.run([*command, *flags], env=environment, check=True, capture_output=True)
    compiled = [line for line in (toy.root / "log").read_text().splitlines()
                if line.endswith("mine.cpp")]
    assert len(compiled) == 2
    source.write_text(source.read_text() + "// changed\n")
    subprocess.run(command, env=environment, check=True, capture_output=True)
    compiled = [line for line in (toy.root / "log").read_text().splitlines()
                if line.endswith("mine.cpp")]
    assert len(compiled) == 3


def on_a_terminal(toy: Toy, extra: dict[str, str]) -> str:
    """What the judge writes when its output is a terminal."""
    master, slave = pty.openpty()
    with subprocess.Popen(toy.command("test"), env=toy.environment() | extra, cwd=toy.root,
                          stdout=slave, stderr=slave) as judge:
        os.close(slave)
        text = b""
        try:
            while chunk := os.read(master, 4096):
                text += chunk
        except OSError:
            pass
        judge.wait()
    os.close(master)
    return text.decode()


def test_colour_and_progress_on_a_terminal_alone(toy: Toy) -> None:
    toy.solution("accepted")
    shown = on_a_terminal(toy, {"NO_COLOR": ""})
    assert "\x1b[32mAC" in shown
    assert "\x1b[2Kcompiling 1 of 1" in shown
    assert "\x1b[32m" not in on_a_terminal(toy, {"NO_COLOR": "1"})
    assert "\x1b" not in toy.judge("test").out


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-m", "judge", "block", "list"], cwd=ROOT,
                          stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_checker_alone_speaks_both_protocols(tmp_path: Path) -> None:
    toy = Toy(tmp_path, 'checker = "checker.py"', CHECKER)
    files = {"in": "1 2\n", "ans": "3\n", "good": "3\n", "bad": "4\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)

    def call(*arguments: str, output: str = "") -> int:
        python = toy.command()[0]
        return subprocess.run([python, str(toy.data / "checker.py"), *arguments], input=output,
                              text=True, cwd=tmp_path, env=toy.environment(), check=False,
                              capture_output=True).returncode

    assert call("in", "ans", ".", output="3\n") == 42
    assert call("in", "ans", ".", output="4\n") == 43
    assert (tmp_path / "judgemessage.txt").read_text() == "not the sum\n"
    assert call("in", "good", "ans") == 0
    assert call("in", "bad", "ans") == 1
    assert call("in") == 3
    toy.write("checker.py", CHECKER.replace("answer.split()", "nothing.split()"))
    assert call("in", "good", "ans") == 3
    assert call("in", "ans", ".", output="3\n") not in (42, 43)
