"""A project of one toy problem in a temporary directory, and the judge run on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NASTY = Path(__file__).resolve().parent / "nasty"

PROBLEM = """\
title = "Sum"
standard = "c++17"
time_s = {time_s}
memory_kib = 32768
{compare}

[[judges]]
profile = "local"
id = "sum"
time_s = {time_s}
memory_kib = 32768

[[judges]]
profile = "noi"
id = "sum"
time_s = {time_s}
memory_kib = 32768

[cases]
"01-small" = "two small numbers"
"""


@dataclass(frozen=True)
class Called:
    """How a call of the judge ended."""

    exit: int
    out: str
    err: str

    def run(self) -> dict[str, Any]:
        """The only run of a JSON report."""
        report = json.loads(self.out)
        assert report["version"] == 1
        assert len(report["runs"]) == 1
        run: dict[str, Any] = report["runs"][0]
        return run


class Toy:
    """The problem toy/sum: two numbers in, their sum out."""

    def __init__(self, root: Path, compare: str = 'compare = "exact"', checker: str = "",
                 cases: int = 1, time_s: float = 0.3) -> None:
        self.root = root
        self.data = root / "testdata" / "toy" / "sum"
        for group in ("sample", "secret"):
            (self.data / group).mkdir(parents=True)
        (root / "solutions" / "toy").mkdir(parents=True)
        self.write("problem.toml", PROBLEM.format(compare=compare, time_s=time_s))
        if checker:
            self.write("checker.py", checker)
        for number in range(1, cases + 1):
            self.write(f"sample/{number:03}.in", f"{number} 2\n")
            self.write(f"sample/{number:03}.ans", f"{number + 2}\n")
        self.write("secret/01-small.in", "3 4\n")
        self.write("secret/01-small.ans", "7\n")

    def write(self, name: str, text: str) -> None:
        """Writes a file of the problem."""
        (self.data / name).write_text(text)

    def submission(self, kind: str, nasty: str) -> None:
        """Puts a nasty program under tests/submissions/toy/sum/<kind>/."""
        directory = self.root / "tests" / "submissions" / "toy" / "sum" / kind
        directory.mkdir(parents=True, exist_ok=True)
        (directory / f"{nasty}.cpp").write_bytes((NASTY / f"{nasty}.cpp").read_bytes())

    def solution(self, nasty: str) -> None:
        """Puts a nasty program where the solution belongs."""
        target = self.root / "solutions" / "toy" / "sum.cpp"
        target.write_bytes((NASTY / f"{nasty}.cpp").read_bytes())

    def command(self, *arguments: str) -> list[str]:
        """The command line of the judge."""
        return [sys.executable, "-m", "judge", *arguments]

    def environment(self) -> dict[str, str]:
        """The judge's environment: this project, no colour."""
        return os.environ | {"JUDGE_ROOT": str(self.root), "PYTHONPATH": str(ROOT)}

    def judge(self, *arguments: str) -> Called:
        """Runs the judge to its end."""
        done = subprocess.run(self.command(*arguments), env=self.environment(), cwd=self.root,
                              capture_output=True, text=True, check=False, timeout=60)
        return Called(done.returncode, done.stdout, done.stderr)

    def judge_nasty(self, nasty: str, *arguments: str) -> Called:
        """Judges one nasty program as anyone's, with the machine's report."""
        return self.judge("test", "--problem", "toy/sum", str(NASTY / f"{nasty}.cpp"),
                          "--json", "-", *arguments)
