"""What a person, and a program, get to see of a judging."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from judge.testing import CaseResult, RunResult
from judge.verdict import Verdict

JSON_VERSION = 1
SHOWN_LINES, SHOWN_WIDTH = 12, 160
COLOURS = {Verdict.AC: "32", Verdict.PE: "33", Verdict.JE: "35"}
OTHER_COLOUR = "31"


def coloured(stream: TextIO) -> bool:
    """True on a terminal, unless NO_COLOR is set (no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


class Progress:
    """One line on a terminal that says what is being done; nothing elsewhere."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._on = stream.isatty()

    def tell(self, text: str) -> None:
        """Shows `text` in place of what was shown before."""
        if self._on:
            self._stream.write(f"\r\x1b[2K{text[:100]}")
            self._stream.flush()

    def clear(self) -> None:
        """Takes the line away."""
        self.tell("")
        if self._on:
            self._stream.write("\r")


def crop(text: str) -> str:
    """A long text with its middle left out, long lines cut."""
    lines = [line if len(line) <= SHOWN_WIDTH else f"{line[:SHOWN_WIDTH]}…"
             for line in text.rstrip("\n").split("\n")]
    if len(lines) > SHOWN_LINES:
        half = SHOWN_LINES // 2
        lines[half:-half] = [f"… {len(lines) - 2 * half} lines …"]
    return "\n".join(lines)


class Table:
    """The verdict table, written line by line as the runs end."""

    HEADER = ("verdict", "cpu s", "wall s", "MiB", "static", "cases", "program")

    def __init__(self, stream: TextIO, verbose: bool) -> None:
        self._stream = stream
        self._verbose = verbose
        self._colour = coloured(stream)
        self._results: list[RunResult] = []
        self._problem = ""

    def add(self, result: RunResult) -> None:
        """A run: one line, then only what is not as expected (all cases when verbose)."""
        problem = result.submission.problem
        if not self._results:
            self._line("", *self.HEADER)
        if problem.name != self._problem:
            self._problem = problem.name
            self._print(f"{problem.name}: {problem.title}")
        self._results.append(result)
        slowest = result.slowest
        self._line(_mark(result), result.verdict, f"{slowest.cpu_s:.2f}" if slowest else "-",
                   f"{slowest.wall_s:.2f}" if slowest else "-", _mib(result.memory_kib),
                   _mib(result.static_kib), str(len(result.cases)), result.submission.name)
        if result.error and (self._verbose or not result.as_expected):
            self._print(_indent(crop(result.error)))
        for case in result.cases:
            if self._verbose or case.verdict is not Verdict.AC and not result.as_expected:
                self._case(case)

    def close(self) -> None:
        """The last lines: how many were as expected, what was slowest, what was largest."""
        good = sum(result.as_expected for result in self._results)
        self._print(f"{good} of {len(self._results)} as expected")
        runs = [(case, result) for result in self._results for case in result.cases
                if result.verdict is Verdict.AC]
        if not runs:
            return
        slow_case, slow = max(runs, key=lambda run: run[0].cpu_s)
        large_case, large = max(runs, key=lambda run: run[0].memory_kib)
        self._print(f"slowest: {slow_case.cpu_s:.2f} s, {slow.submission.problem.name} "
                    f"{slow.submission.name} on {slow_case.name}\n"
                    f"largest: {_mib(large_case.memory_kib)} MiB, {large.submission.problem.name} "
                    f"{large.submission.name} on {large_case.name}")

    def _case(self, case: CaseResult) -> None:
        self._line("", case.verdict, f"{case.cpu_s:.2f}", f"{case.wall_s:.2f}",
                   _mib(case.memory_kib), "", "", case.name)
        if case.detail:
            self._print(_indent(crop(case.detail)))

    def _line(self, mark: str, verdict: str, *cells: str) -> None:
        text = verdict.value if isinstance(verdict, Verdict) else verdict
        padded = f"{text:<8}"
        if self._colour and isinstance(verdict, Verdict):
            padded = f"\x1b[{COLOURS.get(verdict, OTHER_COLOUR)}m{padded}\x1b[0m"
        numbers = "".join(f"{cell:>8}" for cell in cells[:-1])
        self._print(f"{mark:<2}{padded}{numbers}  {cells[-1]}")

    def _print(self, text: str) -> None:
        self._stream.write(f"{text}\n")
        self._stream.flush()


def _mark(result: RunResult) -> str:
    return "" if result.as_expected else "!"


def _mib(kib: int) -> str:
    return f"{kib / 1024:.1f}"


def _indent(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.split("\n"))


def as_json(results: Sequence[RunResult]) -> dict[str, Any]:
    """The machine's report; its shape is a contract, told by `version`."""
    return {"version": JSON_VERSION, "runs": [_run_json(result) for result in results]}


def write_json(results: Sequence[RunResult], path: str) -> None:
    """Writes the machine's report to a file, `-` for standard output."""
    text = json.dumps(as_json(results), indent=1, ensure_ascii=False) + "\n"
    if path == "-":
        sys.stdout.write(text)
    else:
        Path(path).write_text(text, encoding="utf-8")


def _run_json(result: RunResult) -> dict[str, Any]:
    submission = result.submission
    return {
        "problem": submission.problem.name,
        "solution": submission.name,
        "judge": result.judge,
        "verdict": result.verdict.value,
        "expected": submission.expected.value if submission.expected else None,
        "cpu_s": round(max((case.cpu_s for case in result.cases), default=0.0), 6),
        "wall_s": round(max((case.wall_s for case in result.cases), default=0.0), 6),
        "memory_kib": result.memory_kib,
        "static_kib": result.static_kib,
        "cases": [{
            "name": case.name, "verdict": case.verdict.value, "cpu_s": round(case.cpu_s, 6),
            "wall_s": round(case.wall_s, 6), "memory_kib": case.memory_kib,
            "detail": case.detail,
        } for case in result.cases],
    }


def markdown(results: Sequence[RunResult]) -> str:
    """The verdict table in Markdown."""
    lines = ["| problem | program | verdict | cpu s | MiB | static MiB | cases |",
             "|---|---|---|---:|---:|---:|---:|"]
    for result in results:
        cpu_s = max((case.cpu_s for case in result.cases), default=0.0)
        lines.append(f"| {result.submission.problem.name} | {result.submission.name} | "
                     f"{result.verdict.value} | {cpu_s:.2f} | {_mib(result.memory_kib)} | "
                     f"{_mib(result.static_kib)} | {len(result.cases)} |")
    return "\n".join(lines) + "\n"


def strength(results: Sequence[RunResult]) -> str:
    """Data strength a problem: how many of its wrong programs the data caught."""
    lines = ["data strength (wrong programs caught / total):"]
    wrong = [result for result in results if result.submission.expected not in (None, Verdict.AC)]
    for name in sorted({result.submission.problem.name for result in wrong}):
        mine = [result for result in wrong if result.submission.problem.name == name]
        lines.append(f"  {name:<36}{sum(r.as_expected for r in mine)}/{len(mine)}")
    return "\n".join(lines)
