"""`python3 -m tests.fuzz [WORD]…`: fuzzes the solutions whose path contains one of the words."""

from __future__ import annotations

import argparse
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.build import compiler
from judge.problem import ROOT, SOLUTIONS, load, problem_of_stem

DRIVER = Path(__file__).with_name("driver.cpp")
BUILD = ROOT / ".build" / "fuzz"
FLAGS = ("-std=c++17", "-O1", "-g1", "-DLOCAL_JUDGE", "-fsanitize=address,undefined",
         "-fno-sanitize-recover=all")

# The copy that is built differs in two things. A reader that outlives its input would hand what it
# has read ahead to the next one; a table of all states, the same for every input, is kept.
EDITS = [
    (re.compile(r"^ +static (?=WindowReader reader\(stdin\);)", re.MULTILINE), ""),
    (re.compile(r"^ +(?=table\.build\()", re.MULTILINE), "if (!table.built()) "),
    (re.compile(r"^ +(?=const std::vector<signed char> distance = distances\(\))", re.MULTILINE),
     "static "),
]

# A search is to take no time: the inputs to begin with are the cases of at most so many bytes, or
# these texts where a small case, too, would be searched for seconds.
LARGEST_SEED = 400
LARGEST_SEEDS = {
    "klotski/hackerrank_klotski": 45, "klotski/klotski": 160,
    "klotski/klotski_bidirectional": 160, "sliding_tiles/abc224_d": 40}
FIFTEEN = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n"
SWAPPED = "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\r\n"
SEEDS = {
    "sliding_tiles/aoj_alds1_13_c": (FIFTEEN, SWAPPED, "\n1 2\n3 4 "),
    "sliding_tiles/uva10181": ("2\n" + FIFTEEN + SWAPPED, "1 " + SWAPPED, "3\n" + 3 * SWAPPED),
    "sliding_tiles/sliding_tiles": (
        "2 2\n1 2\n0 3\n", "2 3\n1 2 3\n5 4 0\n\n3 2\n1 2\n3 0\n5 4\n",
        "2 2\n3 2 1 0\n2 2 0 1 2 3\n"),
    "sliding_tiles/cses1670": (
        "1 2 3\n4 5 6\n7 8 9\n", "2 1 3 4 5 6 7 8 9\r\n", "1 2 3 4 5 6 7 8"),
    "sokoban/hdu1732": (
        "5 5\n#####\n#X..#\n#***#\n#@@@#\n#####\n", "1 8\nX*@*@*@.\n\n3 3\n*@*\n@X@\n..*\n"),
    "sokoban/sokoban_bfs": (
        "; one\n#######\n#@ $ .#\n#######\n\n#####\n#.$@#\n#####\n", "####\n#.*#|#@ #\n4#\n",
        "Title: x\n  ####\n###  #\n#  $.#\n#+ $ #\n######\n"),
}
SEEDS["sliding_tiles/sliding_tiles_perfect"] = SEEDS["sliding_tiles/sliding_tiles"]
ARGUMENTS = {"sokoban/sokoban": ("--seconds", "0.05"), "sokoban/sokoban_any": ("--seconds", "0.05")}


@dataclass(frozen=True)
class Fuzzed:
    """What came of one solution; `text` names the findings."""

    inputs: int
    findings: int
    cpu_s: float
    text: str


def edited(text: str) -> str:
    """A solution's text as it is built into the driver."""
    for pattern, replacement in EDITS:
        text = pattern.sub(replacement, text)
    return text


def driver() -> Path:
    """The driver without a solution, built when it has changed."""
    built = BUILD / "driver.o"
    if not built.is_file() or built.stat().st_mtime < DRIVER.stat().st_mtime:
        built.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([compiler(), *FLAGS, "-c", "-o", str(built), str(DRIVER)], check=True)
    return built


def compiled(source: Path, directory: Path) -> Path:
    """The driver with the solution in it, built in `directory`, which is emptied."""
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    copy, program = directory / "solution.cpp", directory / "driver"
    copy.write_text(edited(source.read_text(encoding="utf-8")), encoding="utf-8")
    subprocess.run([compiler(), *FLAGS, "-Dmain=solution_main", "-o", str(program), str(copy),
                    str(driver())], check=True)
    return program


def seeds(source: Path) -> list[str]:
    """The inputs that a solution's mutations begin with."""
    stem = f"{source.parent.name}/{source.stem}"
    if stem in SEEDS:
        return list(SEEDS[stem])
    name = problem_of_stem(source.parent.name, source.stem)
    if name is None:
        sys.exit(f"no problem for {source}")
    inputs = [case.input for case in load(name).cases_for(source) if "hard" not in case.name]
    return [path.read_bytes().decode() for path in inputs
            if path.stat().st_size <= LARGEST_SEEDS.get(stem, LARGEST_SEED)]


def fuzz(program: Path, texts: Sequence[str], count: int, seed: int = 1, seconds: int = 10,
         arguments: Sequence[str] = ()) -> Fuzzed:
    """Runs `count` mutations of the texts through a program made by `compiled`, each in at most
    `seconds` of CPU time. What is found stands beside the program."""
    paths = [program.with_name(f"seed-{number}") for number in range(len(texts))]
    for path, text in zip(paths, texts):
        path.write_text(text, encoding="utf-8", newline="")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run([program, str(count), str(seed), str(seconds), program.parent,
                           *arguments], input="\n".join(map(str, paths)), capture_output=True,
                          text=True, check=False)
    cpu_s = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    *findings, last = done.stdout.splitlines() or [""]
    numbers = re.fullmatch(r"(\d+) inputs, (\d+) findings", last)
    if numbers is None:
        sys.exit(f"{program}: the driver broke: {done.stdout}{done.stderr}")
    return Fuzzed(int(numbers[1]), int(numbers[2]), cpu_s, "\n".join(findings))


def main(words: list[str]) -> int:
    """Prints a line a solution, and what was found."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.fuzz")
    parser.add_argument("words", nargs="*", metavar="WORD", help="part of a solution's path")
    parser.add_argument("--count", type=int, default=100_000, help="inputs a solution")
    parser.add_argument("--seed", type=int, default=1, help="of the mutations")
    options = parser.parse_args(words)
    found = 0
    for source in sorted(SOLUTIONS.glob("*/*.cpp")):
        name = f"{source.parent.name}/{source.stem}"
        if options.words and not any(word in name for word in options.words):
            continue
        program = compiled(source, BUILD / name)
        fuzzed = fuzz(program, seeds(source), options.count, options.seed,
                      arguments=ARGUMENTS.get(name, ()))
        found += fuzzed.findings
        print(f"{name}: {fuzzed.inputs} inputs from seed {options.seed}, "
              f"{fuzzed.findings} findings, {fuzzed.cpu_s:.0f} CPU s", flush=True)
        if fuzzed.text:
            print(fuzzed.text, flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
