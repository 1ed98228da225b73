"""The verdict function, row by row, and its precedence."""

from __future__ import annotations

import signal
from dataclasses import replace
from typing import Any

import pytest

from judge.verdict import Judgement, Limits, Outcome, Verdict, decide

LIMITS = Limits(cpu_s=1.0, wall_s=4.0, memory_kib=65536, output_bytes=1000)
GOOD = Outcome("exit", 0, 0, 0.5, 0.6, 2000, 10, "", 3000)
VIRTUAL = replace(LIMITS, counts_static=True)

ROWS = [
    (GOOD, LIMITS, "AC"),
    (replace(GOOD, stopped_by="start", error_text="No such file"), LIMITS, "JE"),
    (replace(GOOD, stopped_by="launcher"), LIMITS, "JE"),
    (replace(GOOD, stopped_by="memory", signal=9), LIMITS, "MLE"),
    (replace(GOOD, memory_kib=65537), LIMITS, "MLE"),
    (replace(GOOD, memory_kib=65536), LIMITS, "AC"),
    (replace(GOOD, static_kib=65537), LIMITS, "AC"),
    (replace(GOOD, static_kib=65537), VIRTUAL, "MLE"),
    (replace(GOOD, static_kib=65537, signal=signal.SIGSEGV), VIRTUAL, "MLE"),
    (replace(GOOD, signal=signal.SIGKILL), LIMITS, "MLE"),
    (replace(GOOD, signal=signal.SIGABRT, error_text="what(): std::bad_alloc"), LIMITS, "MLE"),
    (replace(GOOD, signal=signal.SIGABRT, error_text="assertion failed"), LIMITS, "RTE"),
    (replace(GOOD, exit=1, error_text="std::bad_alloc"), LIMITS, "RTE"),
    (replace(GOOD, signal=signal.SIGXFSZ), LIMITS, "OLE"),
    (replace(GOOD, output_bytes=1000), LIMITS, "OLE"),
    (replace(GOOD, output_bytes=999), LIMITS, "AC"),
    (replace(GOOD, stopped_by="cpu", signal=9), LIMITS, "TLE-cpu"),
    (replace(GOOD, signal=signal.SIGXCPU), LIMITS, "TLE-cpu"),
    (replace(GOOD, cpu_s=1.001), LIMITS, "TLE-cpu"),
    (replace(GOOD, stopped_by="wall", signal=9), LIMITS, "TLE-wall"),
    (replace(GOOD, wall_s=4.1), LIMITS, "TLE-wall"),
    (replace(GOOD, exit=3), LIMITS, "RTE"),
    (replace(GOOD, signal=signal.SIGSEGV), LIMITS, "RTE"),
    (replace(GOOD, signal=64), LIMITS, "RTE"),
]

# What makes a run bad, in the order of precedence.
FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("JE", {"stopped_by": "start"}),
    ("MLE", {"memory_kib": 99999}),
    ("OLE", {"output_bytes": 5000}),
    ("TLE-cpu", {"cpu_s": 2.0}),
    ("TLE-wall", {"wall_s": 9.0}),
    ("RTE", {"exit": 1}),
]


@pytest.mark.parametrize(("outcome", "limits", "verdict"), ROWS)
def test_row(outcome: Outcome, limits: Limits, verdict: str) -> None:
    assert decide(outcome, limits, lambda: Judgement(Verdict.AC))[0].value == verdict


@pytest.mark.parametrize("verdict", [Verdict.AC, Verdict.PE, Verdict.WA, Verdict.JE])
def test_a_clean_run_gets_what_the_look_at_its_output_says(verdict: Verdict) -> None:
    assert decide(GOOD, LIMITS, lambda: Judgement(verdict, "why")) == (verdict, "why")


def test_of_two_faults_the_earlier_one_is_the_verdict() -> None:
    for first in range(len(FAULTS)):
        faults: dict[str, Any] = {}
        for _, fault in reversed(FAULTS[first:]):
            faults |= fault
        outcome = replace(GOOD, **faults)
        assert decide(outcome, LIMITS, lambda: pytest.fail("looked"))[0].value == FAULTS[first][0]


def test_precedence_is_the_order_of_the_verdicts() -> None:
    assert [verdict.value for verdict in Verdict] == [
        "CE", "JE", "MLE", "OLE", "TLE-cpu", "TLE-wall", "RTE", "WA", "PE", "AC"]
