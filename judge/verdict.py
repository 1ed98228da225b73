"""The verdict: one total function over what was measured, with a fixed precedence."""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Verdict(str, Enum):
    """In the order of precedence: of two that hold, the earlier one is the verdict."""

    CE = "CE"
    JE = "JE"
    MLE = "MLE"
    OLE = "OLE"
    TLE_CPU = "TLE-cpu"
    TLE_WALL = "TLE-wall"
    RTE = "RTE"
    WA = "WA"
    PE = "PE"
    AC = "AC"


@dataclass(frozen=True)
class Limits:
    """What one run may use. `counts_static`: the judge counts memory reserved, not touched."""

    cpu_s: float
    wall_s: float
    memory_kib: int
    output_bytes: int
    stack_kib: int = 8192
    counts_static: bool = False


@dataclass(frozen=True)
class Outcome:
    """One run as the launcher measured it.

    stopped_by: `exit` when the program ended by itself, `cpu`, `wall` or `memory` when a limit
    ended it, `start` when it could not be started, `launcher` when the launcher failed.
    """

    stopped_by: str
    exit: int
    signal: int
    cpu_s: float
    wall_s: float
    memory_kib: int
    output_bytes: int
    error_text: str
    static_kib: int


@dataclass(frozen=True)
class Judgement:
    """What comparison or checker say of a clean run: AC, PE, WA or JE, and why."""

    verdict: Verdict
    detail: str = ""


OUT_OF_MEMORY_TEXT = ("std::bad_alloc", "std::bad_array_new_length", "out of memory")


def out_of_memory(outcome: Outcome, limits: Limits) -> str:
    """Why the run is out of memory, or an empty string.

    Exhaustion has many faces: a static array that does not fit dies with SIGSEGV before main,
    an exception nobody catches with SIGABRT, and the kernel kills with SIGKILL.
    """
    if outcome.stopped_by == "memory" or outcome.memory_kib > limits.memory_kib:
        return f"{outcome.memory_kib} KiB, the limit is {limits.memory_kib}"
    if limits.counts_static and outcome.static_kib > limits.memory_kib:
        return f"{outcome.static_kib} KiB reserved, the limit is {limits.memory_kib}"
    ended_itself = outcome.stopped_by == "exit"
    if ended_itself and outcome.signal == signal.SIGKILL:
        return "killed by the system, as it does when memory runs out"
    aborted = ended_itself and outcome.signal == signal.SIGABRT
    if aborted and any(text in outcome.error_text for text in OUT_OF_MEMORY_TEXT):
        return "an allocation failed (std::bad_alloc)"
    return ""


def decide(outcome: Outcome, limits: Limits,
           look: Callable[[], Judgement]) -> tuple[Verdict, str]:
    """The verdict of one run and its reason. `look` judges the output; it is called only when
    everything else is in order."""
    if outcome.stopped_by in ("start", "launcher"):
        return Verdict.JE, f"could not be run: {outcome.error_text or outcome.stopped_by}"
    memory = out_of_memory(outcome, limits)
    if memory:
        return Verdict.MLE, memory
    if outcome.signal == signal.SIGXFSZ or outcome.output_bytes >= limits.output_bytes:
        return Verdict.OLE, f"{limits.output_bytes} bytes written"
    out_of_time = outcome.stopped_by == "cpu" or outcome.signal == signal.SIGXCPU
    if out_of_time or outcome.cpu_s > limits.cpu_s:
        return Verdict.TLE_CPU, f"the limit is {limits.cpu_s:g} s"
    if outcome.stopped_by == "wall" or outcome.wall_s > limits.wall_s:
        return (Verdict.TLE_WALL,
                f"waited for {outcome.wall_s:.1f} s, {outcome.cpu_s:.2f} s of them at work")
    if outcome.signal:
        return Verdict.RTE, _signal_name(outcome.signal)
    if outcome.exit:
        return Verdict.RTE, f"exit code {outcome.exit}"
    judgement = look()
    return judgement.verdict, judgement.detail


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
