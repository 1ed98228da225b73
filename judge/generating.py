"""Rewriting test data: the generator makes the inputs, two programs agree on the answers."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from judge import problem as problems
from judge.build import Program, build, launcher
from judge.checking import load_module, run_checker
from judge.compare import compare
from judge.generate import Case
from judge.problem import Problem, ProblemError
from judge.run import OUTPUT_BYTES, Workplace
from judge.verdict import Judgement, Limits, Verdict, decide

ANSWER_LIMITS = Limits(cpu_s=600, wall_s=1200, memory_kib=8 << 20, output_bytes=OUTPUT_BYTES,
                       stack_kib=65536)
KEPT = "-kept-"  # in the name of a case that `stress --keep` saved: no generator makes it
SUMS = "SHA256SUMS"
DATA = ("sample", "secret", "invalid_input", "valid_output", "invalid_output")
Tell = Callable[[str], None]


def generate(problem: Problem, check: bool, tell: Tell, answers: bool = True) -> list[str]:
    """Rewrites secret/ from generator.py and the list of the data's hashes; returns the files that
    changed (or, with `check`, would change), as paths below testdata/.

    Files that the generator does not make are removed, but for those that `stress` kept. Without
    `answers`, which may take minutes, only the inputs are made; an answer stays as it is.

    Raises ProblemError when two programs do not agree on an answer, or one fails.
    """
    made = {f"secret/{case.name}.{kind}": text for case in _cases(problem)
            for kind, text in _files(problem, case, answers, tell)}
    there = {f"secret/{path.name}": path.read_bytes()
             for path in problem.directory.glob("secret/*") if KEPT not in path.name}
    if not answers:
        made |= {name: text for name, text in there.items()
                 if name.endswith(".ans") and f"{name[:-4]}.in" in made}
    changed = sorted(name for name in made.keys() | there.keys()
                     if made.get(name) != there.get(name))
    if not check:
        for name in changed:
            _put(problem.directory / name, made.get(name))
    return [f"{problem.name}/{name}" for name in changed + list_sums(problem, check)]


def sums(problem: Problem) -> str:
    """The SHA-256 of every data file, in the form that `sha256sum -c` reads in the problem's
    directory."""
    files = sorted(path for group in DATA for path in (problem.directory / group).glob("*"))
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  "
                   f"{path.relative_to(problem.directory).as_posix()}\n" for path in files)


def list_sums(problem: Problem, check: bool = False) -> list[str]:
    """Rewrites the list of the hashes; its name if it changed (with `check`: would change)."""
    path, text = problem.directory / SUMS, sums(problem)
    if path.is_file() and path.read_text("utf-8") == text:
        return []
    if not check:
        path.write_text(text, "utf-8")
    return [SUMS]


def _put(path: Path, content: bytes | None) -> None:
    if content is None:
        path.unlink()
    else:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)


def _cases(problem: Problem) -> Iterator[Case]:
    path = problem.directory / "generator.py"
    if not path.is_file():
        raise ProblemError(f"{problem.name}: there is no generator.py")
    cases: Iterator[Case] = load_module(path).cases(problem.seed)
    return cases


def _files(problem: Problem, case: Case, answers: bool,
           tell: Tell) -> Iterator[tuple[str, bytes]]:
    tell(f"{problem.name}: {case.name}")
    yield "in", case.input.encode()
    if answers:
        yield "ans", answer(problem, case)


def answer(problem: Problem, case: Case) -> bytes:
    """The output of the case's first program, once all of its programs agree on it."""
    sources = [_program_source(problem, name) for name in case.answers]
    outputs = [_output(problem, source, case) for source in sources]
    for source, output in zip(sources[1:], outputs[1:]):
        judgement = _agree(problem, case, outputs[0], output)
        if judgement.verdict is not Verdict.AC:
            raise ProblemError(f"{problem.name}, {case.name}: {sources[0].name} and {source.name} "
                               f"do not agree: {judgement.detail}")
    return outputs[0]


def _program_source(problem: Problem, name: str) -> Path:
    if name == "solution":
        return problem.solutions()[0]
    if name.endswith(".cpp"):
        return problems.SUBMISSIONS / problem.name / name
    return problem.submissions(name)[0]


def _output(problem: Problem, source: Path, case: Case) -> bytes:
    program: Program = build(source, problem.standard, ("-O2", *problem.flags))
    if program.path is None:
        raise ProblemError(f"{problem.name}: {source.name} does not compile:\n{program.error}")
    with Workplace(launcher()) as place, tempfile.NamedTemporaryFile() as input:
        input.write(case.input.encode())
        input.flush()
        run = place.run([str(program.path)], Path(input.name), ANSWER_LIMITS, program.static_kib)
        verdict, detail = decide(run.outcome, ANSWER_LIMITS, lambda: Judgement(Verdict.AC))
        if verdict is not Verdict.AC:
            raise ProblemError(f"{problem.name}, {case.name}: {source.name} ends in "
                               f"{verdict.value}: {detail}")
        return run.output.read_bytes()


def _agree(problem: Problem, case: Case, first: bytes, second: bytes) -> Judgement:
    if problem.checker is None:
        return compare("exact", first, second)
    with tempfile.TemporaryDirectory() as directory:
        files = problems.Case(case.name, Path(directory) / "in", Path(directory) / "ans")
        files.input.write_bytes(case.input.encode())
        files.answer.write_bytes(first)
        return run_checker(problem.checker, files, second.decode("utf-8", "replace"))
