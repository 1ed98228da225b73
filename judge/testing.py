"""Judging programs: which ones, on which cases, and what is expected of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from judge.build import Program, build, launcher
from judge.checking import judge_output
from judge.problem import (EXPECTATIONS, EXPECTED_NAME, GROUPS, SOLUTIONS, SUBMISSIONS, Case,
                           Problem, ProblemError, load, problem_names, problem_of_stem)
from judge.profile import Profile
from judge.run import OUTPUT_BYTES, Run, Workplace
from judge.verdict import Limits, Verdict, decide

DEFAULT_FLAGS = ("-O2",)


@dataclass(frozen=True)
class Submission:
    """A program to be judged on a problem.

    expected: the verdict that it should get, None for anyone's program.
    allowed: every verdict that counts as expected.
    """

    problem: Problem
    source: Path
    expected: Verdict | None
    allowed: frozenset[Verdict]

    @property
    def name(self) -> str:
        """How reports call it: its path below solutions/ or the problem, else its file name."""
        if self.source.is_relative_to(SOLUTIONS):
            return str(self.source.relative_to(SOLUTIONS))
        if self.source.is_relative_to(SUBMISSIONS / self.problem.name):
            return str(self.source.relative_to(SUBMISSIONS / self.problem.name))
        return self.source.name


@dataclass(frozen=True)
class CaseResult:
    """One program on one case."""

    name: str
    verdict: Verdict
    cpu_s: float
    wall_s: float
    memory_kib: int
    detail: str


@dataclass
class RunResult:
    """One program on its cases. The verdict is that of the first case that is not AC."""

    submission: Submission
    judge: str | None
    static_kib: int = 0
    error: str = ""
    cases: list[CaseResult] = field(default_factory=list)

    @property
    def verdict(self) -> Verdict:
        """CE when it did not compile, else that of the first case that is not AC."""
        if self.error:
            return Verdict.CE
        return next((case.verdict for case in self.cases if case.verdict is not Verdict.AC),
                    Verdict.AC)

    @property
    def as_expected(self) -> bool:
        """True when the verdict is one that the program should get."""
        return self.verdict in self.submission.allowed

    @property
    def slowest(self) -> CaseResult | None:
        """The case that took most CPU time."""
        return max(self.cases, key=lambda case: case.cpu_s) if self.cases else None

    @property
    def memory_kib(self) -> int:
        """The largest resident peak over the cases."""
        return max((case.memory_kib for case in self.cases), default=0)


@dataclass(frozen=True)
class Options:
    """How to judge: under which profile, which groups of cases, how many at a time."""

    profile: Profile | None = None
    groups: tuple[str, ...] = GROUPS
    jobs: int = 1
    every_case: bool = False  # go on after a case that is not AC


def solution_submissions(problem: Problem) -> Iterator[Submission]:
    """The problem's files in solutions/, which must be AC."""
    for source in problem.solutions():
        yield Submission(problem, source, Verdict.AC, frozenset({Verdict.AC}))


def test_submissions(problem: Problem, kinds: Iterable[str] = tuple(EXPECTATIONS)
                     ) -> Iterator[Submission]:
    """The problem's programs under tests/submissions/, each with its directory's verdict."""
    for kind in kinds:
        for source in problem.submissions(kind):
            yield Submission(problem, source, EXPECTED_NAME[kind], EXPECTATIONS[kind])


def anyones(problem: Problem, source: Path) -> Submission:
    """A program of which nothing is expected; it succeeds when it is AC."""
    return Submission(problem, source, None, frozenset({Verdict.AC}))


def select(names: Sequence[str], with_submissions: bool = False) -> list[Submission]:
    """What the words of the command line name: problems, puzzles, or files of the project."""
    problems = problem_names()
    if not names:
        names = problems
    found: list[Submission] = []
    for name in names:
        if name.endswith(".cpp"):
            found.append(_of_file(Path(name).resolve()))
            continue
        matching = [p for p in problems if p == name or p.startswith(name.rstrip("/") + "/")]
        if not matching:
            raise ProblemError(f"no problem or puzzle {name!r}; known: {', '.join(problems)}")
        for problem in map(load, matching):
            found += solution_submissions(problem)
            if with_submissions:
                found += test_submissions(problem)
    return found


def named(names: Sequence[str], problem: str | None,
          with_submissions: bool = False) -> list[Submission]:
    """What a command line names: anyone's files with `--problem`, else see `select`."""
    if problem is None:
        return select(names, with_submissions)
    loaded = load(problem)
    if not names:
        raise ProblemError("--problem judges files: name one")
    for name in names:
        if not Path(name).is_file():
            raise ProblemError(f"there is no file {name}")
    return [anyones(loaded, Path(name).resolve()) for name in names]


def _of_file(source: Path) -> Submission:
    if not source.is_file():
        raise ProblemError(f"there is no file {source}")
    if source.is_relative_to(SOLUTIONS):
        puzzle = source.parent.name
        name = problem_of_stem(puzzle, source.stem)
        if name is None:
            raise ProblemError(f"{puzzle}/{source.name}: no problem.toml fits its name")
        return Submission(load(name), source, Verdict.AC, frozenset({Verdict.AC}))
    if source.is_relative_to(SUBMISSIONS):
        puzzle, problem, kind = source.relative_to(SUBMISSIONS).parts[:3]
        if kind not in EXPECTATIONS:
            raise ProblemError(f"{source.name}: {kind!r} is no directory with a known verdict")
        return Submission(load(f"{puzzle}/{problem}"), source, EXPECTED_NAME[kind],
                          EXPECTATIONS[kind])
    raise ProblemError(f"{source.name} is not of this project: say --problem PUZZLE/PROBLEM")


def limits_for(problem: Problem, profile: Profile | None = None) -> Limits:
    """The problem's limits, at one online judge when a profile is given."""
    time_s, memory_kib, stack_kib = problem.time_s, problem.memory_kib, 8192
    if profile is not None:
        at_judge = problem.judge(profile.key)
        if at_judge is not None:
            time_s, memory_kib = at_judge.time_s, at_judge.memory_kib
        stack_kib = profile.stack_kib or memory_kib
    return Limits(cpu_s=time_s, wall_s=3 * time_s + 1, memory_kib=memory_kib,
                  output_bytes=OUTPUT_BYTES, stack_kib=stack_kib,
                  counts_static=profile is not None and profile.memory == "virtual")


def compile_submission(submission: Submission, profile: Profile | None = None) -> Program:
    """Compiles a submission as the problem, or the profile's online judge, would."""
    problem, source = submission.problem, submission.source
    if profile is None:
        return build(source, problem.standard, (*DEFAULT_FLAGS, *problem.flags))
    size = source.stat().st_size
    if size > profile.source_bytes:
        return Program(None, f"{size} bytes of source, {profile.name} takes "
                             f"{profile.source_bytes}")
    return build(source, profile.standard, (*profile.flags, *problem.flags))


Tell = Callable[[str], None]
"""Shows what is being done now, in place of what was shown before."""


def judge_all(submissions: Sequence[Submission], options: Options,
              tell: Tell = lambda text: None) -> Iterator[RunResult]:
    """Judges submissions one after the other, `options.jobs` cases at a time.

    Programs run in threads' launchers; outputs are looked at here, in the main thread, where the
    alarm that stops a hanging checker rings.
    """
    launcher()
    with ThreadPoolExecutor(options.jobs) as threads:
        programs = _compile_all(submissions, options, threads, tell)
        for submission, program in zip(submissions, programs):
            yield _judge_one(submission, program, options, threads, tell)


def _compile_all(submissions: Sequence[Submission], options: Options, threads: Executor,
                 tell: Tell) -> list[Program]:
    compiling = [threads.submit(compile_submission, submission, options.profile)
                 for submission in submissions]
    programs: list[Program] = []
    for submission, future in zip(submissions, compiling):
        tell(f"compiling {len(programs) + 1} of {len(submissions)}: {submission.name}")
        programs.append(future.result())
    return programs


def _judge_one(submission: Submission, program: Program, options: Options, threads: Executor,
               tell: Tell) -> RunResult:
    result = RunResult(submission, options.profile.key if options.profile else None,
                       program.static_kib, program.error)
    if program.path is None:
        return result
    problem, limits = submission.problem, limits_for(submission.problem, options.profile)
    mode = problem.compare if options.profile is None else options.profile.compare
    cases = problem.cases_for(submission.source, options.groups)
    tasks = (threads.submit(_run, program, case, limits) for case in cases)
    running = list(islice(tasks, options.jobs))
    try:
        for case in cases:
            tell(f"{problem.name} {submission.name}: {case.name}")
            place, run = running.pop(0).result()
            with place:
                result.cases.append(_decide(problem, case, run, limits, mode))
            if result.verdict is not Verdict.AC and not options.every_case:
                break
            running.extend(islice(tasks, 1))
    finally:
        _discard(running)
    return result


def _run(program: Program, case: Case, limits: Limits) -> tuple[Workplace, Run]:
    place = Workplace(launcher())
    return place, place.run([str(program.path)], case.input, limits, program.static_kib)


def _decide(problem: Problem, case: Case, run: Run, limits: Limits, mode: str) -> CaseResult:
    outcome = run.outcome
    verdict, detail = decide(outcome, limits,
                             lambda: judge_output(problem, case, run.output, mode))
    return CaseResult(case.name, verdict, outcome.cpu_s, outcome.wall_s, outcome.memory_kib,
                      detail)


def _discard(running: Iterable[Future[tuple[Workplace, Run]]]) -> None:
    """Takes back runs that nobody will look at."""
    for future in running:
        if not future.cancel():
            place, _ = future.result()
            place.close()
