"""The house rules that a machine can check: every file in its room and in its form."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judge.problem import SOLUTIONS, load, problem_of_stem
from judge.profile import profiles
from judge.source import FIELDS, STANDARDS, STATUSES, all_blocks, blocks_of, header, \
    oldest_standard

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(SOLUTIONS.glob("*/*.cpp"))
WARNINGS = ["-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-pedantic-errors", "-Werror"]
SOURCE_LIMIT = 50 * 1024
LEFTOVERS = ("TO" "DO", "FIX" "ME", "XX" "X")  # split, so that this file is none itself
COMPILERS = [name for name in ("g++", "clang++") if shutil.which(name)]
INCLUDE = re.compile(r"^#include <.*>$", re.MULTILINE)

# A compiler that has no name for a standard yet knows it by its draft's.
DRAFT_NAMES = {"c++23": "c++2b"}


def file_id(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard",
                             "--", *patterns], cwd=ROOT, capture_output=True, text=True,
                            check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_header(path: Path) -> None:
    fields = header(path)
    problem = problem_of_stem(path.parent.name, path.stem)
    assert problem is not None, "no problem.toml fits the file's name"
    assert fields["Standard"].lower() == load(problem).standard
    online = [judge for judge in load(problem).judges if judge.profile != "local"]
    for judge in online:
        assert re.search(rf"(^|, ){re.escape(judge.id)}( \(|,|$)", fields["Judges"]), judge.id
    unconfirmed = any(judge.unconfirmed for judge in online)
    assert unconfirmed == ("limits unconfirmed" in fields["Judges"])
    status, _, test = fields["Status"].partition(", ")
    assert status in STATUSES
    suite, _, name = test.partition(".")
    tests = (ROOT / "tests" / "unit" / path.parent.name / f"{path.stem}_test.cpp").read_text()
    assert re.search(rf"TEST(_F|_P)?\(\s*{suite},\s*{name}\s*\)", tests), f"no test {test}"
    assert tuple(fields) == FIELDS


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < SOURCE_LIMIT
    assert "#include \"" not in text and "bits/stdc++.h" not in text
    assert "#pragma" not in text
    assert re.search(r"^int main\(", text, re.MULTILINE)
    assert re.search(r"^ *return [^;]*;\n\}\n(#endif.*\n)?\Z", text, re.MULTILINE), \
        "main does not end in a return"
    assert not re.search(rf"\b({'|'.join(LEFTOVERS)})\b", text)


def standard_of(path: Path) -> str:
    return header(path)["Standard"].lower()


def faults(compiler: str, sources: Iterable[tuple[Path, str]], *flags: str) -> str:
    """What the compiler says about the files, each with its standard, that are not clean."""
    def compile_one(job: tuple[Path, str]) -> str:
        source, standard = job
        done = subprocess.run([compiler, f"-std={DRAFT_NAMES.get(standard, standard)}",
                               "-fsyntax-only", *flags, str(source)],
                              capture_output=True, text=True, check=False)
        return "" if done.returncode == 0 else f"{source.name} {standard}:\n{done.stderr[:2000]}"

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return "\n".join(filter(None, threads.map(compile_one, sources)))


@pytest.mark.parametrize("compiler", COMPILERS)
def test_every_file_compiles_clean_under_its_own_standard(compiler: str) -> None:
    sources = [(path, standard_of(path)) for path in FILES]
    assert not faults(compiler, sources, *WARNINGS, "-DLOCAL_JUDGE")


@pytest.mark.parametrize("compiler", COMPILERS)
def test_every_file_compiles_clean_under_every_later_standard(compiler: str,
                                                              tmp_path: Path) -> None:
    """All files of a standard are compiled at once, each in a namespace of its own: the standard
    headers, which cost most of the time, are read but once."""
    sources = []
    for standard in STANDARDS[1:]:
        files = [path for path in FILES
                 if STANDARDS.index(standard_of(path)) < STANDARDS.index(standard)]
        source = tmp_path / f"{standard}.cpp"
        source.write_text(together(files))
        sources.append((source, standard))
    assert not faults(compiler, sources, *WARNINGS, "-DLOCAL_JUDGE")


def together(files: list[Path]) -> str:
    """A source that includes the files, behind all standard headers that they need."""
    headers = {line for path in files for line in INCLUDE.findall(path.read_text("utf-8"))}
    inclusions = [f'namespace {path.stem} {{\n#define main main_of_{path.stem}\n'
                  f'#include "{path}"\n#undef main\n}}' for path in files]
    return "\n".join([*sorted(headers), *inclusions, ""])


@pytest.mark.parametrize("name", all_blocks())
def test_copies_of_a_block_are_equal(name: str) -> None:
    copies = all_blocks()[name]
    assert len({block.text for block in copies}) == 1, \
        f"`python3 -m judge block sync {name} --source FILE` makes them equal"


def test_blocks_compile_alone_in_their_standard(tmp_path: Path) -> None:
    """What is pasted needs its file's headers and the blocks that it names, nothing else."""
    sources = []
    for name, copies in all_blocks().items():
        standard = oldest_standard(copies)
        source = next(block.file for block in copies
                      if header(block.file)["Standard"].lower() == standard)
        includes = INCLUDE.findall(source.read_text("utf-8"))
        needed = []
        for block in blocks_of(source):
            if block.name == name:
                break
            needed.append(block.text)
        text = "\n".join([*includes, *needed, copies[0].text])
        path = tmp_path / f"{name}.cpp"
        path.write_text(text)
        sources.append((path, standard))
    assert not faults("g++", sources)


def test_every_problem_has_its_rooms() -> None:
    for path in FILES:
        name = problem_of_stem(path.parent.name, path.stem)
        assert name is not None, path
        problem = load(name)
        for part in ("generator.py", "validator.py", "replay.py", "statement.md",
                     "sample", "secret"):
            assert (problem.directory / part).exists(), f"{name}: {part} is missing"
        for kind in ("brute_force", "textbook", "wrong_answer"):
            assert problem.submissions(kind), f"{name}: no program in {kind}/"


def test_readme_names_every_file() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [file_id(path) for path in FILES if f"{file_id(path)}.cpp" not in readme]
    assert not missing


def test_profiles_are_complete() -> None:
    for profile in profiles().values():
        assert profile.bits in (32, 64)
        assert profile.memory in ("resident", "virtual")
        assert profile.compare in ("exact", "tokens")


def test_cpp_is_formatted() -> None:
    if not shutil.which("clang-format"):
        pytest.skip("clang-format is not installed")
    sources = tracked("*.cpp", "*.h")
    done = subprocess.run(["clang-format", "--dry-run", "-Werror", "--style=file",
                           *map(str, sources)], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr[:3000]


def test_python_is_typed() -> None:
    mypy = shutil.which("mypy")
    if not mypy:
        pytest.skip("mypy is not installed")
    done = subprocess.run([mypy, "--strict", "--explicit-package-bases", "judge", "tests",
                           "testdata"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[:3000]


def test_the_judge_needs_the_standard_library_alone() -> None:
    known = sys.stdlib_module_names | {"judge", "testdata", "__future__"}
    for path in tracked("judge/*.py", "testdata/*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            found = re.match(r"\s*(?:from|import) (\w+)", line)
            assert not found or found[1] in known, f"{path.name}: {line}"


def test_no_path_of_a_machine_and_no_leftover() -> None:
    bad = re.compile(r"(?<![\w.])/(work|farm|root|home)/")
    for path in tracked():
        if path.suffix in (".in", ".ans", ".out") or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
            assert not bad.search(line), f"{path.relative_to(ROOT)}:{number}: {line}"
