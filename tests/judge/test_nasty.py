"""Programs that break judges: each gets its verdict, and nothing of it survives."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from judge.build import CACHE, build, launcher
from judge.checking import run_checker
from judge.problem import Case
from judge.run import Workplace
from judge.verdict import Limits, Outcome
from tests.judge.toy import NASTY, Toy

TOKENS = 'compare = "tokens"'

VERDICTS = [
    ("accepted", "AC", ""),
    ("sleeps", "TLE-wall", "waited for"),
    ("ignores_sigterm", "TLE-wall", "waited for"),
    ("waits_on_a_pipe", "TLE-wall", "waited for"),
    ("spins", "TLE-cpu", "limit is 0.3 s"),
    ("forks_a_spinner", "TLE-cpu", "limit is 0.3 s"),
    ("fork_bomb", "TLE-cpu", "limit is 0.3 s"),
    ("leaves_an_orphan", "AC", ""),
    ("no_last_newline", "AC", ""),
    ("crlf", "PE", "line 1: CRLF line end"),
    ("other_spacing", "PE", "line 1: other white space"),
    ("closes_stdout", "WA", "found the end"),
    ("wrong", "WA", "'3' expected, found '-1'"),
    ("exits_3", "RTE", "exit code 3"),
    ("aborts", "RTE", "SIGABRT"),
    ("writes_through_null", "RTE", "SIGSEGV"),
    ("overflows_the_stack", "RTE", "SIGSEGV"),
    ("eats_memory", "MLE", "the limit is 32768"),
    ("bad_alloc", "MLE", "std::bad_alloc"),
    ("touches_a_static_array", "MLE", "the limit is 32768"),
    ("untouched_static_array", "AC", ""),
    ("killed", "MLE", "killed by the system"),
    ("floods_its_output", "OLE", "bytes written"),
    ("writes_a_huge_file", "OLE", "bytes written"),
    ("odd_room", "AC", ""),
]


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


@pytest.fixture(autouse=True)
def nothing_survives() -> Iterator[None]:
    yield
    assert survivors() == []


def survivors() -> list[str]:
    """Living programs that the judge has compiled (the launcher is one of them)."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            program = os.readlink(process / "exe")
        except OSError:
            continue
        if Path(program).is_relative_to(CACHE):
            found.append(f"{process.name}: {program}")
    return found


@pytest.mark.parametrize(("nasty", "verdict", "detail"), VERDICTS, ids=[v[0] for v in VERDICTS])
def test_verdict(toy: Toy, nasty: str, verdict: str, detail: str) -> None:
    called = toy.judge_nasty(nasty)
    run = called.run()
    assert run["verdict"] == verdict, run
    assert called.exit == (0 if verdict == "AC" else 1)
    assert detail in run["cases"][-1]["detail"]


@pytest.mark.parametrize("nasty", ["crlf", "other_spacing", "no_last_newline"])
def test_token_mode_forgives_white_space(tmp_path: Path, nasty: str) -> None:
    assert Toy(tmp_path, TOKENS).judge_nasty(nasty).run()["verdict"] == "AC"


def test_static_array_counts_where_the_judge_counts_what_is_reserved(toy: Toy) -> None:
    run = toy.judge_nasty("untouched_static_array", "--judge", "noi").run()
    assert run["verdict"] == "MLE"
    assert run["static_kib"] >= 65536
    touched = toy.judge_nasty("untouched_static_array").run()
    assert touched["static_kib"] >= 65536
    assert touched["memory_kib"] < 8192


def test_compile_error(toy: Toy) -> None:
    called = toy.judge_nasty("does_not_compile")
    run = called.run()
    assert (run["verdict"], run["cases"], called.exit) == ("CE", [], 1)


@pytest.mark.parametrize(("cpu_s", "memory_kib", "reason"), [
    (0.5, 2 << 20, "TLE-cpu"), (60, 48 << 10, "MLE")])
def test_compiler_that_hangs_or_eats_memory_is_stopped(
        cpu_s: float, memory_kib: int, reason: str) -> None:
    limits = Limits(cpu_s=cpu_s, wall_s=20, memory_kib=memory_kib, output_bytes=1 << 28)
    program = build(NASTY / "hangs_the_compiler.cpp", "c++17", limits=limits)
    assert program.path is None
    assert reason in program.error


def test_empty_program_weighs_little_whatever_the_judge_holds() -> None:
    held = bytearray(b"x" * (400 << 20))
    outcome = run_alone(NASTY / "empty_main.cpp", Limits(5, 20, 1 << 20, 1 << 20))
    assert len(held) == 400 << 20
    assert 0 < outcome.memory_kib < 2048
    assert 0 < outcome.static_kib < 2048


def test_program_that_touches_64_mib_reads_64_mib() -> None:
    outcome = run_alone(NASTY / "touches_a_static_array.cpp", Limits(5, 20, 1 << 20, 1 << 20))
    assert 64 << 10 <= outcome.memory_kib <= 68 << 10


def run_alone(source: Path, limits: Limits) -> Outcome:
    program = build(source, "c++17")
    assert program.path is not None, program.error
    with Workplace(launcher()) as place:
        return place.run([str(program.path)], Path(os.devnull), limits,
                         program.static_kib).outcome


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_judge_that_is_stopped_leaves_nothing(toy: Toy, end: signal.Signals) -> None:
    command = toy.command("test", "--problem", "toy/sum", str(NASTY / "sleeps.cpp"))
    with subprocess.Popen(command, env=toy.environment(), cwd=toy.root,
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as judge:
        wait_until(lambda: len(survivors()) >= 2)
        judge.send_signal(end)
    wait_until(lambda: survivors() == [])


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    pytest.fail("waited for 10 s in vain")


CHECKERS = {
    "exits": ("import sys\ndef check(i, a, o):\n    sys.exit(7)\n", "SystemExit(7)"),
    "raises": ("def check(i, a, o):\n    return 1 // 0\n", "ZeroDivisionError"),
    "prints": ("def check(i, a, o):\n    print('junk')\n", "printed 'junk"),
    "is_broken": ("def check(i, a, o:\n", "SyntaxError"),
    "is_absent": ("", "AttributeError"),
}


@pytest.mark.parametrize("name", CHECKERS)
def test_broken_checker_is_a_judge_error(tmp_path: Path, name: str) -> None:
    text, detail = CHECKERS[name]
    toy = Toy(tmp_path, 'checker = "checker.py"', text or "# nothing\n")
    called = toy.judge_nasty("accepted")
    run = called.run()
    assert (run["verdict"], called.exit) == ("JE", 3)
    assert detail in run["cases"][0]["detail"]


def test_hanging_checker_is_a_judge_error(tmp_path: Path) -> None:
    checker = tmp_path / "checker.py"
    checker.write_text("def check(i, a, o):\n    while True:\n        try:\n"
                       "            while True: pass\n        except Exception: pass\n")
    (tmp_path / "in").write_text("")
    judgement = run_checker(checker, Case("x", tmp_path / "in", tmp_path / "in"), "", 0.2)
    assert judgement.verdict.value == "JE"
    assert "more than 0.2 s" in judgement.detail


def test_disk_does_not_fill(toy: Toy) -> None:
    before = set(Path("/tmp").glob("judge-*"))
    toy.judge_nasty("floods_its_output")
    toy.judge_nasty("writes_a_huge_file")
    assert set(Path("/tmp").glob("judge-*")) <= before


def test_a_case_costs_two_processes(toy: Toy) -> None:
    """The judge's own cost a case: one launcher, one program (seconds: `make bench`)."""
    log = toy.root / "started"
    wrapper = toy.root / "launcher"
    wrapper.write_text(f"#!/bin/sh\necho x >> {log}\nexec {launcher()} \"$@\"\n")
    wrapper.chmod(0o755)
    program = build(NASTY / "accepted.cpp", "c++17")
    for _ in range(3):
        with Workplace(wrapper) as place:
            place.run([str(program.path)], toy.data / "sample" / "001.in", Limits(1, 4, 9999, 99))
    assert log.read_text().count("x") == 3
