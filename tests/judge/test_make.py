"""The Makefile: it finds a Python that will do, and says what is missing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.judge.toy import NASTY, ROOT, Toy

TOO_OLD = "#!/bin/sh\nexit 1\n"


def make(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    return subprocess.run(["make", "--no-print-directory", *arguments], cwd=ROOT, check=False,
                          env=clean | environment, capture_output=True, text=True, timeout=120)


def test_help_lists_the_targets() -> None:
    shown = make("help").stdout
    for target in ("make judge", "make test", "make bench", "make data", "make paste",
                   "make clean", "SOL=my.cpp"):
        assert target in shown


def test_a_python_that_is_too_old_is_passed_over(tmp_path: Path) -> None:
    Toy(tmp_path / "toy").solution("accepted")
    old = tmp_path / "bin" / "python3"
    old.parent.mkdir()
    old.write_text(TOO_OLD)
    old.chmod(0o755)
    done = make("judge", "P=toy/sum", JUDGE_ROOT=str(tmp_path / "toy"),
                PATH=f"{old.parent}:{os.environ['PATH']}")
    assert done.returncode == 0, done.stderr
    assert "1 of 1 as expected" in done.stdout


def test_missing_tools_are_named_in_one_line() -> None:
    for target, name, value, message in (
            ("judge", "PYTHONS", "no-python", "Python 3.11 or newer is missing: apt-get install"),
            ("pytest", "PYTHONS", "no-python", "apt-get install python3-pytest"),
            ("judge", "CXX", "no-compiler", "no C++ compiler no-compiler: apt-get install g++")):
        done = make(target, f"{name}={value}")
        assert done.returncode == 2
        assert done.stdout.count("\n") == 1 and message in done.stdout, done.stdout


def test_your_own_program(tmp_path: Path) -> None:
    toy = Toy(tmp_path)
    for nasty, code, verdict in (("accepted", 0, "AC"), ("wrong", 2, "WA")):
        done = make("judge", "P=toy/sum", f"SOL={NASTY / nasty}.cpp", JUDGE_ROOT=str(toy.root))
        assert done.returncode == code
        assert verdict in done.stdout
