"""`python3 -m tests.bench [WORD]…`: measures, and prints a row a bench whose problem or name
contains one of the words. Exit 1 when a bar is missed.

The word `judging` adds what the judge itself costs, as no word at all does; `stressing` has
`stress` hunt every program, which takes an hour."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tests.bench
from judge.build import build, launcher
from judge.problem import SOLUTIONS, SUBMISSIONS, load, problem_of_stem
from judge.report import Progress
from judge.run import Workplace
from judge.verdict import Limits
from tests.bench import Bench, judging, stressing

LIMITS = Limits(cpu_s=600, wall_s=1800, memory_kib=8 << 20, output_bytes=1 << 30,
                stack_kib=65536)
REPORTS = {"judging": judging.report, "stressing": stressing.report}
HEADER = ("cpu s", "bar", "ratio", "bar", "MiB", "bar")


@dataclass(frozen=True)
class Measured:
    """The least CPU time and peak memory of several runs."""

    cpu_s: float
    memory_kib: int


def benches() -> Iterator[Bench]:
    """The rows of every module of this package."""
    for module in pkgutil.iter_modules(tests.bench.__path__):
        yield from getattr(importlib.import_module(f"tests.bench.{module.name}"), "BENCHES", [])


def measure(source: Path, problem: str, bench: Bench, input: Path) -> Measured:
    """Runs a program `bench.runs` times; the least counts, for the load of a machine only adds."""
    program = build(source, load(problem).standard, ("-O2", *load(problem).flags))
    if program.path is None:
        sys.exit(f"{source.name} does not compile:\n{program.error}")
    outcomes = []
    with Workplace(launcher()) as place:
        for _ in range(bench.runs):
            command = [str(program.path), *bench.args]
            outcome = place.run(command, input, LIMITS, program.static_kib).outcome
            if outcome.stopped_by != "exit" or outcome.signal:
                sys.exit(f"{bench.name}: {source.name} was stopped ({outcome.stopped_by}, "
                         f"signal {outcome.signal}): {outcome.error_text}")
            outcomes.append(outcome)
    return Measured(min(outcome.cpu_s for outcome in outcomes),
                    min(outcome.memory_kib for outcome in outcomes))


def row(bench: Bench) -> tuple[list[str], bool]:
    """The cells of one row, and whether every bar is kept."""
    puzzle, stem = bench.problem.split("/")
    problem = problem_of_stem(puzzle, stem)
    if problem is None:
        sys.exit(f"{bench.name}: no problem {bench.problem}")
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(bench.input())
        file.flush()
        ours = measure(SOLUTIONS / puzzle / f"{stem}.cpp", problem, bench, Path(file.name))
        ratio = None
        if bench.against:
            other = measure(SUBMISSIONS / problem / bench.against, problem, bench,
                            Path(file.name))
            ratio = ours.cpu_s / max(other.cpu_s, 1e-6)
    kept = [bench.bar_s is None or ours.cpu_s <= bench.bar_s,
            bench.bar_ratio is None or ratio is not None and ratio <= bench.bar_ratio,
            bench.bar_kib is None or ours.memory_kib <= bench.bar_kib]
    cells = [f"{ours.cpu_s:.4f}", _number(bench.bar_s), _number(ratio, 3),
             _number(bench.bar_ratio), f"{ours.memory_kib / 1024:.1f}",
             _number(bench.bar_kib and bench.bar_kib / 1024)]
    return cells, all(kept)


def _number(value: float | None, digits: int | None = None) -> str:
    if value is None:
        return ""
    return f"{value:g}" if digits is None else f"{value:.{digits}f}"


def main(words: list[str]) -> int:
    """Prints the table."""
    chosen = [bench for bench in benches()
              if not words or any(word in bench.problem or word in bench.name for word in words)]
    progress = Progress(sys.stderr)
    print("".join(f"{cell:>9}" for cell in HEADER) + "    bench")
    missed = 0
    for bench in chosen:
        progress.tell(f"{bench.problem}: {bench.name}")
        cells, kept = row(bench)
        progress.clear()
        missed += not kept
        against = f" (ratio to {bench.against})" if bench.against else ""
        print("".join(f"{cell:>9}" for cell in cells) + f"  {' ' if kept else '!'} "
              f"{bench.problem}: {bench.name}{against}"
              + (f" — {bench.note}" if bench.note else ""), flush=True)
    for word, report in REPORTS.items():
        if word not in (words or ["judging"]):
            continue
        text, kept = report()
        missed += not kept
        print(f"{' ' if kept else '!'} {text}")
    print(f"{len(chosen)} rows, {missed} bars missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
