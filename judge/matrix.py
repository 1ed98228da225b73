"""The verb `matrix`: each file at each online judge it goes to. Would it compile there, would it
fit, would it pass, and with what margin?"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from judge import report, testing
from judge.build import compiler
from judge.problem import JudgeId, ProblemError
from judge.profile import Profile, profiles
from judge.verdict import Verdict

MARGIN = 0.5             # a share of a limit above this is marked: less than a factor of 2 is left
MINGW = "i686-w64-mingw32-g++"
EMPTY_PROGRAM = "#include <string>\nint main() { return 0; }\n"
COLUMNS = ("file", "judge", "standard", "32 bits", "source", "static", "memory", "time",
           "verdict")


@dataclass(frozen=True)
class Entry:
    """One file at one online judge.

    word_size: `yes`, `fails` or `skipped` for a judge of 32 bits, `-` for one of 64.
    source, static, memory, time: shares of that judge's limits, 1.0 = the limit.
    """

    file: str
    judge: str
    standard: str
    word_size: str
    source: float
    static: float
    memory: float
    time: float
    verdict: Verdict

    @property
    def good(self) -> bool:
        """True when the file passes there."""
        return self.verdict is Verdict.AC and self.word_size != "fails" and self.source <= 1

    def cells(self) -> list[str]:
        """The row of the table; a share that leaves less than a factor of 2 ends in `!`."""
        shares = [_share(share) for share in (self.source, self.static, self.memory, self.time)]
        return [self.file, self.judge, self.standard, self.word_size, *shares, self.verdict.value]


def _share(share: float) -> str:
    percent = share * 100
    text = "<1%" if percent < 1 else f"{percent:.0f}%"
    return f"{text}!" if share > MARGIN else text


@cache
def narrow_compilers() -> dict[str, str]:
    """What compiles for 32 bits here, and why what does not is skipped: name -> reason or ''."""
    found = {"-m32": "" if _compiles(_m32(), None) else
             "no 32-bit headers: apt-get install g++-multilib"}
    found["MinGW"] = "" if shutil.which(MINGW) else \
        "no MinGW: apt-get install g++-mingw-w64-i686-posix"
    return found


def _m32() -> list[str]:
    return [compiler(), "-m32"]


def _compiles(command: Sequence[str], source: Path | None) -> bool:
    with tempfile.TemporaryDirectory() as directory:
        if source is None:
            source = Path(directory) / "empty.cpp"
            source.write_text(EMPTY_PROGRAM)
        done = subprocess.run([*command, "-c", "-o", f"{directory}/object", str(source)],
                              capture_output=True, check=False)
    return done.returncode == 0


def word_size(source: Path, standard: str, profile: Profile) -> str:
    """Whether a file compiles for the judge's 32 bits, with every compiler there is for it."""
    if profile.bits == 64:
        return "-"
    commands = {"-m32": _m32(), "MinGW": [MINGW]}
    usable = [commands[name] for name, reason in narrow_compilers().items() if not reason]
    if not usable:
        return "skipped"
    good = all(_compiles([*command, f"-std={standard}", "-DLOCAL_JUDGE"], source)
               for command in usable)
    return "yes" if good else "fails"


def entries(submissions: Iterable[testing.Submission], jobs: int,
            tell: testing.Tell = lambda text: None) -> Iterator[Entry]:
    """A row for each file and each judge in its problem.toml."""
    for submission in submissions:
        for at in submission.problem.judges:
            if at.profile != "local":
                tell(f"{submission.name} at {at.id}")
                yield _entry(submission, at, jobs)


def _entry(submission: testing.Submission, at: JudgeId, jobs: int) -> Entry:
    profile = profiles()[at.profile]
    result = next(testing.judge_all([submission], testing.Options(profile, jobs=jobs)))
    slowest = result.slowest
    return Entry(
        file=submission.name,
        judge=at.id + ("?" if at.unconfirmed else ""),
        standard=profile.standard,
        word_size=word_size(submission.source, profile.standard, profile),
        source=submission.source.stat().st_size / profile.source_bytes,
        static=result.static_kib / at.memory_kib,
        memory=max(result.memory_kib, result.static_kib if profile.memory == "virtual" else 0)
        / at.memory_kib,
        time=(slowest.cpu_s if slowest else 0.0) / at.time_s,
        verdict=result.verdict,
    )


def markdown(rows: Iterable[Entry]) -> str:
    """The table for the README."""
    lines = [f"| {' | '.join(COLUMNS)} |", "|---|---|---|---|---:|---:|---:|---:|---|"]
    lines += [f"| {' | '.join(row.cells())} |" for row in rows]
    return "\n".join(lines) + "\n"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's arguments."""
    parser.add_argument("names", nargs="*", metavar="PROBLEM|FILE", help="nothing: all")
    parser.add_argument("--problem", metavar="P", help="the FILEs, anyone's, on problem P")
    parser.add_argument("-j", "--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--markdown", action="store_true", help="print the README's table")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Exit code 1 when a file would not pass at one of its judges."""
    submissions = testing.named(options.names, options.problem)
    progress = report.Progress(sys.stderr)
    rows = []
    if not options.markdown:
        _print(COLUMNS)
    for row in entries(submissions, options.jobs, progress.tell):
        progress.clear()
        rows.append(row)
        if not options.markdown:
            _print(row.cells())
    if not rows:
        raise ProblemError("none of these files goes to an online judge")
    if options.markdown:
        print(markdown(rows), end="")
    else:
        _explain()
    return 0 if all(row.good for row in rows) else 1


def _print(cells: Sequence[str]) -> None:
    print(f"{cells[0]:<38}{cells[1]:<22}{cells[2]:<10}"
          + "".join(f"{cell:>9}" for cell in cells[3:8]) + f"  {cells[8]}", flush=True)


def _explain() -> None:
    print("shares are of that judge's limits; ! leaves less than a factor of 2; ? after an id: "
          "its limits are unconfirmed")
    for name, reason in narrow_compilers().items():
        print(f"{name}: {'compiled' if not reason else f'skipped, {reason}'}")
