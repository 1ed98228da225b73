"""A problem: what its problem.toml says, its cases, and the programs that belong to it.

The same path `<puzzle>/<problem>` names it in all three trees, `solutions/`, `testdata/` and
`tests/submissions/`, below the project's root or below $JUDGE_ROOT. Whatever is wrong with the files raises `ProblemError` with one line that
says what and where.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from judge.profile import profiles
from judge.verdict import Verdict

ROOT = Path(os.environ.get("JUDGE_ROOT") or Path(__file__).parents[1]).resolve()
SOLUTIONS = ROOT / "solutions"
TESTDATA = ROOT / "testdata"
SUBMISSIONS = ROOT / "tests" / "submissions"
GROUPS = ("sample", "secret")

AC_OR_SLOW = frozenset({Verdict.AC, Verdict.TLE_CPU, Verdict.TLE_WALL, Verdict.MLE})
EXPECTATIONS: dict[str, frozenset[Verdict]] = {
    "brute_force": AC_OR_SLOW,
    "textbook": AC_OR_SLOW,
    "wrong_answer": frozenset({Verdict.WA, Verdict.PE}),
    "time_limit_exceeded": frozenset({Verdict.TLE_CPU, Verdict.TLE_WALL}),
    "run_time_error": frozenset({Verdict.RTE}),
    "memory_limit_exceeded": frozenset({Verdict.MLE}),
}
EXPECTED_NAME = {
    "brute_force": Verdict.AC, "textbook": Verdict.AC, "wrong_answer": Verdict.WA,
    "time_limit_exceeded": Verdict.TLE_CPU, "run_time_error": Verdict.RTE,
    "memory_limit_exceeded": Verdict.MLE,
}
WRONG_DIRECTORIES = ("wrong_answer", "time_limit_exceeded", "run_time_error",
                     "memory_limit_exceeded")


class ProblemError(Exception):
    """The call names something that does not exist, or a problem's files are wrong."""


@dataclass(frozen=True)
class Case:
    """One test case; `name` is `sample/01` or `secret/07-weak`."""

    name: str
    input: Path
    answer: Path


@dataclass(frozen=True)
class JudgeId:
    """The problem at one online judge: its id there and that judge's limits."""

    profile: str
    id: str
    time_s: float
    memory_kib: int
    unconfirmed: bool


@dataclass(frozen=True)
class Problem:
    """What problem.toml says; limits are the strictest of the judges listed."""

    name: str
    title: str
    standard: str
    time_s: float
    memory_kib: int
    compare: str  # "exact", "tokens" or "checker"
    seed: int
    judges: tuple[JudgeId, ...]
    descriptions: dict[str, str]
    lenient: frozenset[str]
    flags: tuple[str, ...]
    only_cases: dict[str, str]  # file name of a second solution -> glob over case names

    @property
    def directory(self) -> Path:
        """The problem's directory under testdata/."""
        return TESTDATA / self.name

    @property
    def puzzle(self) -> str:
        """`bloxorz`, `sliding_tiles`, `sokoban` or `klotski`."""
        return self.name.split("/")[0]

    @property
    def checker(self) -> Path | None:
        """The checker's file, or None when outputs are compared."""
        return self.directory / "checker.py" if self.compare == "checker" else None

    def cases(self, groups: tuple[str, ...] = GROUPS) -> list[Case]:
        """The cases of the groups, in the order of their names."""
        found = []
        for group in groups:
            inputs = sorted((self.directory / group).glob("*.in"))
            answers = {path.stem for path in (self.directory / group).glob("*.ans")}
            for path in inputs:
                if path.stem not in answers:
                    raise ProblemError(f"{self.name}: {group}/{path.stem}.ans is missing")
                found.append(Case(f"{group}/{path.stem}", path, path.with_suffix(".ans")))
            orphans = answers - {path.stem for path in inputs}
            if orphans:
                raise ProblemError(f"{self.name}: {group}/{min(orphans)}.in is missing")
        if not found:
            raise ProblemError(f"{self.name}: no case in {' or '.join(groups)}")
        return found

    def cases_for(self, source: Path, groups: tuple[str, ...] = GROUPS) -> list[Case]:
        """The cases that a file is judged on: all, or those its [[solutions]] line names."""
        glob = self.only_cases.get(source.name, "*")
        found = [case for case in self.cases(groups) if fnmatchcase(case.name, glob)]
        if not found:
            raise ProblemError(f"{self.name}: no case matches {glob!r} of {source.name}")
        return found

    def solutions(self) -> list[Path]:
        """The files in solutions/ that solve this problem, `<problem>.cpp` first."""
        directory = SOLUTIONS / self.puzzle
        stem = self.name.split("/")[1]
        files = [path for path in sorted(directory.glob(f"{stem}*.cpp"))
                 if problem_of_stem(self.puzzle, path.stem) == self.name]
        return sorted(files, key=lambda path: (path.stem != stem, path.name))

    def submissions(self, kind: str) -> list[Path]:
        """The programs in tests/submissions/<problem>/<kind>/."""
        return sorted((SUBMISSIONS / self.name / kind).glob("*.cpp"))

    def judge(self, profile: str) -> JudgeId | None:
        """The problem at that online judge, if problem.toml lists it."""
        return next((judge for judge in self.judges if judge.profile == profile), None)


def problem_of_stem(puzzle: str, stem: str) -> str | None:
    """The problem of a solution file: the longest prefix of its name that has a problem.toml."""
    parts = stem.split("_")
    for count in range(len(parts), 0, -1):
        name = f"{puzzle}/{'_'.join(parts[:count])}"
        if (TESTDATA / name / "problem.toml").is_file():
            return name
    return None


def problem_names() -> list[str]:
    """All problems, in the order of their names."""
    return sorted(f"{path.parent.parent.name}/{path.parent.name}"
                  for path in TESTDATA.glob("*/*/problem.toml"))


@cache
def load(name: str) -> Problem:
    """The problem `<puzzle>/<problem>`."""
    path = TESTDATA / name / "problem.toml"
    if not path.is_file():
        raise ProblemError(f"no problem {name!r}; `python3 -m judge test --list` lists them")
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ProblemError(f"{name}/problem.toml: {error}") from error
    return _problem(name, Fields(f"{name}/problem.toml", table))


class Fields:
    """A TOML table whose fields are taken one by one; what is left over is an error."""

    def __init__(self, where: str, table: dict[str, Any]) -> None:
        self.where = where
        self._table = dict(table)

    def take(self, key: str, kind: type | tuple[type, ...], default: Any = None) -> Any:
        """The field `key`, of the type `kind`; the default when absent, an error without one."""
        value = self._table.pop(key, default)
        if value is None:
            raise ProblemError(f"{self.where}: {key} is missing")
        if not isinstance(value, kind) or isinstance(value, bool) and kind is not bool:
            raise ProblemError(f"{self.where}: {key} = {value!r} has the wrong type")
        return value

    def positive(self, key: str) -> Any:
        """The field `key`, a number above 0."""
        value = self.take(key, (int, float))
        if value <= 0:
            raise ProblemError(f"{self.where}: {key} = {value} is not positive")
        return value

    def end(self) -> None:
        """Raises ProblemError when a field was not taken."""
        if self._table:
            raise ProblemError(f"{self.where}: unknown key {min(self._table)!r}")


def _problem(name: str, table: Fields) -> Problem:
    checker = table.take("checker", str, "")
    compare = "checker" if checker else table.take("compare", str)
    if compare not in ("exact", "tokens", "checker"):
        raise ProblemError(f"{table.where}: compare = {compare!r} is not exact or tokens")
    if checker and not (TESTDATA / name / checker).is_file():
        raise ProblemError(f"{table.where}: there is no {checker}")
    problem = Problem(
        name=name,
        title=table.take("title", str),
        standard=table.take("standard", str),
        time_s=float(table.positive("time_s")),
        memory_kib=int(table.positive("memory_kib")),
        compare=compare,
        seed=table.take("seed", int, 1),
        judges=tuple(_judges(table.where, table.take("judges", list, []))),
        descriptions=dict(table.take("cases", dict, {})),
        lenient=frozenset(table.take("lenient", list, [])),
        flags=tuple(table.take("flags", list, [])),
        only_cases=dict(_only_cases(table.where, table.take("solutions", list, []))),
    )
    table.end()
    return problem


def _judges(where: str, rows: list[dict[str, Any]]) -> Iterator[JudgeId]:
    for row in rows:
        table = Fields(f"{where}, [[judges]]", row)
        judge = JudgeId(
            profile=table.take("profile", str),
            id=table.take("id", str),
            time_s=float(table.positive("time_s")),
            memory_kib=int(table.positive("memory_kib")),
            unconfirmed=table.take("unconfirmed", bool, False),
        )
        table.end()
        if judge.profile not in profiles():
            raise ProblemError(f"{table.where}: no profile {judge.profile!r} in profiles.toml")
        yield judge


def _only_cases(where: str, rows: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for row in rows:
        table = Fields(f"{where}, [[solutions]]", row)
        yield table.take("file", str), table.take("cases", str)
        table.end()
