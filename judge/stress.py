"""The verb `stress`: random inputs until a program and the brute force disagree; then the input
is shrunk as far as it still fails, printed with both answers, drawn, and on demand kept."""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from judge import report
from judge.build import Program, build, launcher
from judge.checking import judge_output, load_module
from judge.frames import frames
from judge.generating import KEPT, list_sums
from judge.problem import Case, Problem, ProblemError, load
from judge.random import Random
from judge.run import Workplace
from judge.show import replays
from judge.source import code_hash
from judge.testing import limits_for
from judge.verdict import Judgement, Limits, Verdict, decide

INPUTS_A_SIZE = 20          # random inputs before the size grows by one
LARGEST_SIZE = 12
SHRINK_SECONDS = 20.0
ORACLE_SECONDS = 10.0


@dataclass(frozen=True)
class Failure:
    """An input on which a program fails."""

    input: str
    answer: str   # the oracle's
    output: str   # the program's
    verdict: Verdict
    detail: str


class TooSlow(ProblemError):
    """The oracle needs more time or memory for an input than it may have."""


class Duel:
    """One program against the oracle, on one input after another."""

    def __init__(self, problem: Problem, source: Path, oracle: Path,
                 workplace: Workplace) -> None:
        if code_hash(source.read_text("utf-8")) == code_hash(oracle.read_text("utf-8")):
            raise ProblemError(f"{source.name} is the brute force itself: a program compared "
                               "with itself is always right")
        self.problem = problem
        self._place = workplace
        self._program, self._oracle = self._build(source), self._build(oracle)
        self._files = Case("stress", workplace.file("in"), workplace.file("ans"))

    def _build(self, source: Path) -> Program:
        program = build(source, self.problem.standard, ("-O2", *self.problem.flags))
        if program.path is None:
            raise ProblemError(f"{source.name} does not compile:\n{program.error}")
        return program

    def fight(self, input: str) -> Failure | None:
        """The failure on this input, or None when the program is right.

        Raises ProblemError when the oracle itself fails: then nothing is known; TooSlow when more
        time or memory could help.
        """
        self._files.input.write_bytes(input.encode())
        limits = limits_for(self.problem)
        slow = Limits(ORACLE_SECONDS, 3 * ORACLE_SECONDS, 4 << 20, limits.output_bytes, 65536)
        verdict, detail, answer = self._run(self._oracle, slow, lambda: Judgement(Verdict.AC))
        if verdict is not Verdict.AC:
            more_could_help = verdict in (Verdict.TLE_CPU, Verdict.TLE_WALL, Verdict.MLE)
            raise (TooSlow if more_could_help else ProblemError)(
                f"the brute force ends in {verdict.value}: {detail}")
        self._files.answer.write_bytes(answer.encode())
        verdict, detail, output = self._run(
            self._program, limits,
            lambda: judge_output(self.problem, self._files, self._place.output,
                                 self.problem.compare))
        if verdict is Verdict.AC:
            return None
        return Failure(input, answer, output, verdict, detail)

    def _run(self, program: Program, limits: Limits,
             look: Callable[[], Judgement]) -> tuple[Verdict, str, str]:
        run = self._place.run([str(program.path)], self._files.input, limits, program.static_kib)
        verdict, detail = decide(run.outcome, limits, look)
        text = run.output.read_bytes() if run.output.exists() else b""
        return verdict, detail, text.decode("utf-8", "replace")


def random_inputs(problem: Problem, seed: int) -> Iterator[str]:
    """Random inputs without end, growing slowly; the n-th depends on the seed and n alone."""
    generator = load_module(problem.directory / "generator.py")
    number = 0
    while True:
        size = min(1 + number // INPUTS_A_SIZE, LARGEST_SIZE)
        yield generator.random_case(Random(seed * 1_000_003 + number), size)
        number += 1


def shrink(duel: Duel, failure: Failure, until: float,
           tell: Callable[[str], None] = lambda text: None) -> Failure:
    """The smallest input found that still fails: the first simpler variant that does, again and
    again, until none does or the time (of time.monotonic) is over."""
    generator = load_module(duel.problem.directory / "generator.py")
    if not hasattr(generator, "shrink"):
        return failure
    smaller: Failure | None = failure
    while smaller is not None:
        failure = smaller
        tell(f"shrinking: {len(failure.input)} bytes")
        smaller = _first_failing(duel, generator.shrink(failure.input), until)
    return failure


def _first_failing(duel: Duel, variants: Iterator[str], until: float) -> Failure | None:
    for variant in variants:
        if time.monotonic() > until:
            return None
        try:
            failure = duel.fight(variant)
        except ProblemError:
            continue  # a variant that the oracle cannot answer
        if failure is not None:
            return failure
    return None


def stress(problem: Problem, source: Path, seconds: float, seed: int,
           tell: Callable[[str], None] = lambda text: None,
           shrinking: bool = True) -> tuple[Failure | None, int]:
    """The first failure, shrunk if wanted, or None when the time is over; and how many inputs
    were drawn. One that the brute force is too slow for is passed over."""
    oracles = problem.submissions("brute_force")
    if not oracles:
        raise ProblemError(f"{problem.name} has no brute force")
    until = time.monotonic() + seconds
    with Workplace(launcher()) as place:
        duel = Duel(problem, source, oracles[0], place)
        for count, input in enumerate(random_inputs(problem, seed), 1):
            tell(f"{problem.name} {source.name}: input {count}")
            with contextlib.suppress(TooSlow):
                failure = duel.fight(input)
                if failure is not None:
                    if shrinking:
                        failure = shrink(duel, failure, time.monotonic() + SHRINK_SECONDS, tell)
                    return failure, count
            if time.monotonic() > until:
                return None, count
    raise AssertionError("the random inputs have an end")


def keep(problem: Problem, failure: Failure, seed: int) -> str:
    """Saves the failing case under secret/ with the next number, its hashes in the list, and
    describes it in problem.toml; returns its name."""
    secret = problem.directory / "secret"
    numbers = [int(path.stem.split("-")[0]) for path in secret.glob("*.in")]
    name = f"{max(numbers, default=0) + 1:02}{KEPT}{code_hash(failure.input)}"
    secret.mkdir(exist_ok=True)
    (secret / f"{name}.in").write_bytes(failure.input.encode())
    (secret / f"{name}.ans").write_bytes(failure.answer.encode())
    toml = problem.directory / "problem.toml"
    toml.write_text(_described(toml.read_text("utf-8"), name,
                               f"found by stress, seed {seed}: {failure.verdict.value}"), "utf-8")
    list_sums(problem)
    return name


def _described(toml: str, name: str, what: str) -> str:
    """problem.toml with one more line at the end of its [cases] table."""
    lines = toml.rstrip("\n").split("\n")
    if "[cases]" not in lines:
        lines += ["", "[cases]"]
    start = lines.index("[cases]") + 1
    end = next((i for i in range(start, len(lines)) if lines[i].startswith("[")), len(lines))
    while not lines[end - 1].strip():
        end -= 1
    lines.insert(end, f'"{name}" = "{what}"')
    return "\n".join(lines) + "\n"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's arguments."""
    parser.add_argument("problem", metavar="PROBLEM")
    parser.add_argument("file", metavar="FILE", nargs="?", help="nothing: the project's solution")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S")
    parser.add_argument("--seed", type=int, metavar="N", help="nothing: a new one each time")
    parser.add_argument("--keep", action="store_true",
                        help="save the failing case under secret/ with the next number")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Exit code 1 when the program fails."""
    problem = load(options.problem)
    source = Path(options.file) if options.file else problem.solutions()[0]
    if not source.is_file():
        raise ProblemError(f"there is no file {source}")
    seed = options.seed if options.seed is not None else time.time_ns() % 1_000_000
    progress = report.Progress(sys.stderr)
    failure, count = stress(problem, source, options.seconds, seed, progress.tell)
    progress.clear()
    if failure is None:
        print(f"{problem.name} {source.name}: right on {count} random inputs (seed {seed})")
        return 0
    print(f"{problem.name} {source.name}: {failure.verdict.value} on input {count} (seed {seed}), "
          f"shrunk to:\n{report.crop(failure.input)}")
    print(f"expected:\n{report.crop(failure.answer)}\nfound:\n{report.crop(failure.output)}")
    if failure.detail:
        print(report.crop(failure.detail))
    _draw(problem, failure)
    if options.keep:
        print(f"kept as secret/{keep(problem, failure, seed)}")
    return 1


def _draw(problem: Problem, failure: Failure) -> None:
    for replay in replays(problem, failure.input, failure.answer):
        print(f"{replay.label}:")
        print(next(frames(replay)).position.draw(report.coloured(sys.stdout)))
