"""The verb `export`: an ICPC problem package, format 2025-09, ready for Kattis and DOMjudge."""

from __future__ import annotations

import argparse
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

from judge.problem import TESTDATA, Problem, ProblemError, load

FORMAT = "2025-09"
JUDGE = Path(__file__).resolve().parent
NAMESPACE = uuid.UUID("a9a1c5d2-3f6f-5bd0-8c1e-6f6d1d3f0b7e")

# Where each of our directories of programs goes; the format has none for memory.
SUBMISSIONS = {
    "brute_force": "brute_force", "textbook": "brute_force", "wrong_answer": "wrong_answer",
    "time_limit_exceeded": "time_limit_exceeded", "run_time_error": "run_time_error",
    "memory_limit_exceeded": "rejected",
}
VALIDATOR_ARGUMENTS = {"exact": "[case_sensitive, space_change_sensitive]",
                       "tokens": "[case_sensitive]"}
RUN = """\
#!/bin/sh
# Runs {script} with the few modules of the judge that it needs; Python 3.11 or newer.
exec python3 "$(dirname "$0")/testdata/{name}/{script}" "$@"
"""


def package_name(problem: Problem) -> str:
    """The package's directory: small letters and digits alone, as the format asks."""
    return problem.name.split("/")[1].replace("_", "")


def export(problem: Problem, directory: Path) -> Path:
    """Writes the package below `directory`; returns its path. Never writes over one.

    Cases whose form is odd on purpose (CRLF, no last newline) stay out: the format forbids them.
    """
    package = directory / package_name(problem)
    if package.exists():
        raise ProblemError(f"{package} exists")
    statement = problem.directory / "statement.md"
    if not statement.is_file():
        raise ProblemError(f"{problem.name}: there is no statement.md")
    package.mkdir(parents=True)
    (package / "problem.yaml").write_text(_problem_yaml(problem), "utf-8")
    _copy(statement, package / "statement" / "problem.en.md")
    _copy(problem.directory / "generator.py", package / "generators" / "generator.py")
    _data(problem, package / "data")
    _program(problem, "validator.py", package / "input_validators" / "validator")
    if problem.checker is not None:
        _program(problem, "checker.py", package / "output_validator")
    _submissions(problem, package / "submissions")
    return package


def _problem_yaml(problem: Problem) -> str:
    source = "".join(f"\n  - {judge.id}" for judge in problem.judges)
    return f"""\
problem_format_version: {FORMAT}
name: {_quoted(problem.title)}
uuid: {uuid.uuid5(NAMESPACE, problem.name)}
source:{source}
license: cc0
rights_owner: The maintainers of this project
limits:
  time_limit: {problem.time_s:g}
  memory: {problem.memory_kib // 1024}
  output: 64
keywords: [puzzle, {problem.puzzle}, shortest path]
"""


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _data(problem: Problem, data: Path) -> None:
    for group in ("sample", "secret", "invalid_input", "valid_output", "invalid_output"):
        for path in sorted((problem.directory / group).glob("*")):
            if group == "secret" and path.stem in problem.lenient:
                continue
            _copy(path, data / group / path.name)
    for name, description in problem.descriptions.items():
        if name not in problem.lenient:
            (data / "secret" / f"{name}.yaml").write_text(
                f"description: {_quoted(description)}\n", "utf-8")
    if problem.compare in VALIDATOR_ARGUMENTS:
        for group in ("sample", "secret"):
            (data / group / "test_group.yaml").write_text(
                f"output_validator_args: {VALIDATOR_ARGUMENTS[problem.compare]}\n", "utf-8")


def _program(problem: Problem, script: str, target: Path) -> None:
    """A validator or checker as a program of its own: the script, what it imports, and `run`."""
    for path in _modules(problem):
        _copy(path, target / "testdata" / path.relative_to(TESTDATA))
    for path in JUDGE.glob("*.py"):
        _copy(path, target / "judge" / path.name)
    for path in (*JUDGE.glob("rules/*.py"), *JUDGE.glob("*.toml")):
        _copy(path, target / "judge" / path.relative_to(JUDGE))
    run = target / "run"
    run.write_text(RUN.format(name=problem.name, script=script), "utf-8")
    run.chmod(0o755)


def _modules(problem: Problem) -> Iterator[Path]:
    """The Python files beside the data of this problem and of its puzzle, which they share."""
    yield from TESTDATA.glob(f"{problem.puzzle}/*/*.py")


def _submissions(problem: Problem, target: Path) -> None:
    for source in problem.solutions():
        if source.name not in problem.only_cases:
            _submission(source, target / "accepted" / source.name)
    for kind, directory in SUBMISSIONS.items():
        for source in problem.submissions(kind):
            _submission(source, target / directory / f"{kind}_{source.name}")


def _submission(source: Path, target: Path) -> None:
    """A program as it is; one that has a `main` for the local judge alone gets it for good."""
    text = source.read_text("utf-8")
    if "LOCAL_JUDGE" in text:
        text = f"#define LOCAL_JUDGE\n{text}"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's arguments."""
    parser.add_argument("problem", metavar="PROBLEM")
    parser.add_argument("directory", metavar="DIR", type=Path,
                        help="the package becomes a directory in DIR")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Writes one package."""
    print(f"written: {export(load(options.problem), options.directory)}")
    return 0
