"""`python3 -m tests.bench.sokoban_levels --levels FILE --seconds S [--any]`: a collection, level by
level, through the general solver; every solution is replayed by the judge's own rules.

A row a level: pushes (or `? LOWER` where the time was too short, `-1` where there is no way),
moves, CPU seconds, peak memory. Exit 1 when a solution is wrong or the program failed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.build import Program, build, launcher
from judge.checker import read_text
from judge.problem import SOLUTIONS
from judge.report import Progress
from judge.rules import IllegalMove, play
from judge.rules.sokoban import Malformed, Position, count, general_moves, parse_levels
from judge.run import Workplace
from judge.verdict import Limits, Outcome

STANDARD = "c++17"
COLUMNS = "{:>6}  {:>8}  {:>8}  {:>8}  {:>7}"
HEADER = COLUMNS.format("level", "pushes", "moves", "cpu s", "MiB")


@dataclass(frozen=True)
class Row:
    """What the program made of one level."""

    number: int
    answer: str  # "97 324", "? 88", "?" or "-1"
    cpu_s: float
    memory_kib: int
    fault: str  # why the answer is wrong, empty if it is not

    @property
    def pushes(self) -> int | None:
        """The pushes of the solution, None where there is none."""
        solved = re.fullmatch(r"(\d+) \d+", self.answer)
        return int(solved[1]) if solved else None

    def __str__(self) -> str:
        unsolved = self.pushes is None
        pushes, moves = (self.answer, "") if unsolved else self.answer.split(" ")
        line = COLUMNS.format(self.number, pushes, moves, f"{self.cpu_s:.2f}",
                              f"{self.memory_kib / 1024:.1f}")
        return f"{line}  WRONG: {self.fault}" if self.fault else line


def measure(levels: list[Position], program: Program, seconds: float) -> Iterator[Row]:
    """Runs the program on each level, an input of its own."""
    limits = Limits(cpu_s=2 * seconds + 10, wall_s=20 * seconds + 60, memory_kib=8 << 20,
                    output_bytes=64 << 20, stack_kib=65536)
    command = [str(program.path), "--seconds", f"{seconds:g}"]
    with Workplace(launcher()) as place:
        input = place.file("level")
        for number, level in enumerate(levels, 1):
            input.write_text(level.general_input())
            run = place.run(command, input, limits, program.static_kib)
            output = read_text(run.output) if run.output.exists() else ""
            yield Row(number, output.split("\n")[0].strip(), run.outcome.cpu_s,
                      run.outcome.memory_kib, failure(run.outcome) or fault_of(level, output))


def failure(outcome: Outcome) -> str:
    """How the program failed; an empty text when it ended well."""
    if outcome.stopped_by == "exit" and not outcome.exit and not outcome.signal:
        return ""
    error = outcome.error_text.strip().split("\n")[-1]
    return f"stopped by {outcome.stopped_by}, exit {outcome.exit}, signal {outcome.signal} {error}"


def fault_of(level: Position, output: str) -> str:
    """What is wrong with the answer to a level; an empty text when nothing is."""
    moves = general_moves(output)
    if moves is None:
        first = output.split("\n")[0].strip()
        return "" if re.fullmatch(r"-1|\?( \d+)?", first) else f"no answer: {first[:40]!r}"
    try:
        if not play(level, moves).solved():
            return "a box is left off the goals"
    except IllegalMove as illegal:
        return str(illegal).split("\n")[0]
    promised = tuple(map(int, output.split("\n")[0].split()))
    return "" if promised == count(moves) else f"{count(moves)} by count"


def totals(rows: list[Row]) -> str:
    """The last line of the table."""
    pushes = [row.pushes for row in rows if row.pushes is not None and not row.fault]
    return (f"{len(pushes)} of {len(rows)} solved, {sum(row.cpu_s for row in rows):.1f} CPU s, "
            f"{sum(pushes)} pushes, {max(row.memory_kib for row in rows) / 1024:.1f} MiB at most")


def main(words: list[str]) -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.sokoban_levels")
    parser.add_argument("--levels", required=True, type=Path, help="a collection file")
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU seconds a level")
    parser.add_argument("--any", action="store_true", help="sokoban_any: solutions of any length")
    options = parser.parse_args(words)
    try:
        levels = parse_levels(read_text(options.levels))
    except (OSError, Malformed) as error:
        parser.error(f"{options.levels}: {error}")
    if not levels:
        parser.error(f"{options.levels}: no level")
    source = SOLUTIONS / "sokoban" / ("sokoban_any.cpp" if options.any else "sokoban.cpp")
    if not source.is_file():
        parser.error(f"there is no {source.name}")
    program = build(source, STANDARD, ("-O2",))
    if program.path is None:
        print(f"{source.name} does not compile:\n{program.error}", file=sys.stderr)
        return 1
    progress = Progress(sys.stderr)
    print(HEADER)
    rows: list[Row] = []
    progress.tell(f"level 1 of {len(levels)}")
    for row in measure(levels, program, options.seconds):
        rows.append(row)
        progress.clear()
        print(row, flush=True)
        progress.tell(f"level {len(rows) + 1} of {len(levels)}")
    progress.clear()
    print(totals(rows))
    return 1 if any(row.fault for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
