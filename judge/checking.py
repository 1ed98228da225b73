"""Judging an output: by comparison, or by the problem's checker within the judge."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import signal
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType, ModuleType

from judge.checker import Presentation, Wrong, read_text
from judge.compare import compare
from judge.problem import Case, Problem
from judge.verdict import Judgement, Verdict

CHECKER_SECONDS = 60.0


class CheckerHangs(BaseException):
    """The checker took too long. No `except Exception` of a checker may swallow it."""


@cache
def load_module(path: Path) -> ModuleType:
    """A Python file beside the test data, as a module of its own."""
    name = "testdata." + ".".join(path.with_suffix("").parts[-3:])
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def judge_output(problem: Problem, case: Case, output: Path, mode: str,
                 seconds: float = CHECKER_SECONDS) -> Judgement:
    """What the output of a clean run is worth. `mode`: exact, tokens or checker."""
    found = output.read_bytes() if output.exists() else b""
    if problem.checker is None:
        return compare(mode, case.answer.read_bytes(), found)
    return run_checker(problem.checker, case, found.decode("utf-8", "replace"), seconds)


def run_checker(checker: Path, case: Case, output: str,
                seconds: float = CHECKER_SECONDS) -> Judgement:
    """Calls the checker in this process. Whatever it does wrong is JE, never WA.

    Must be called from the main thread: the alarm that stops a hanging checker goes there.
    """
    said = io.StringIO()
    try:
        with _alarm(seconds), contextlib.redirect_stdout(said):
            load_module(checker).check(read_text(case.input), read_text(case.answer), output)
    except Presentation as odd:
        return Judgement(Verdict.PE, str(odd))
    except Wrong as wrong:
        return Judgement(Verdict.WA, str(wrong))
    except CheckerHangs:
        return Judgement(Verdict.JE, f"the checker took more than {seconds:g} s")
    except KeyboardInterrupt:
        raise
    except BaseException as failure:  # SystemExit too: a checker has no business exiting
        return Judgement(Verdict.JE, f"the checker failed: {failure!r}")
    if said.getvalue():
        return Judgement(Verdict.JE, f"the checker printed {said.getvalue()[:60]!r}")
    return Judgement(Verdict.AC)


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise CheckerHangs

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
