"""The verb `new`: the skeleton of a problem in all three trees. It passes as it is."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from judge import problem as problems
from judge.generating import generate
from judge.problem import ProblemError, load

SKELETON = Path(__file__).with_name("skeleton")
NAME = re.compile(r"(?P<puzzle>[a-z][a-z0-9_]*)/(?P<problem>[a-z][a-z0-9_]*)")

BRUTE_FORCE = {"WHAT": "another algorithm, slow and obvious", "CHANGE": ""}
TEXTBOOK = {"WHAT": "what a contestant writes first", "CHANGE": ""}
WRONG = {"WHAT": "what is wrong with it, in one line", "CHANGE": " + 1"}


def files(name: str) -> dict[str, str]:
    """The skeleton's files, as paths below the project's root, with their text."""
    match = NAME.fullmatch(name)
    if not match:
        raise ProblemError(f"{name!r} is not of the form puzzle/problem, in small letters")
    words = {"NAME": name, "PUZZLE": match["puzzle"], "PROBLEM": match["problem"],
             "TITLE": match["problem"].replace("_", " ").capitalize(),
             "SUITE": "".join(part.capitalize() for part in match["problem"].split("_"))}
    data, programs = f"testdata/{name}", f"tests/submissions/{name}"
    templates: dict[str, tuple[str, dict[str, str]]] = {
        f"solutions/{name}.cpp": ("solution.cpp", {}),
        f"{data}/problem.toml": ("problem.toml", {}),
        f"{data}/generator.py": ("generator.py", {}),
        f"{data}/validator.py": ("validator.py", {}),
        f"{data}/replay.py": ("replay.py", {}),
        f"{data}/statement.md": ("statement.md", {}),
        f"{programs}/brute_force/brute_force.cpp": ("other.cpp", BRUTE_FORCE),
        f"{programs}/textbook/textbook.cpp": ("other.cpp", TEXTBOOK),
        f"{programs}/wrong_answer/off_by_one.cpp": ("other.cpp", WRONG),
        f"tests/unit/{name}_test.cpp": ("test.cpp", {}),
    }
    made = {path: _fill(template, words | more) for path, (template, more) in templates.items()}
    return made | {f"{data}/sample/01.in": "7\n", f"{data}/sample/01.ans": "7\n",
                   f"{data}/invalid_input/01-empty.in": "",
                   f"{data}/invalid_input/02-leading-zero.in": "07\n"}


def _fill(template: str, words: dict[str, str]) -> str:
    text = (SKELETON / f"{template}.txt").read_text("utf-8")
    return re.sub(r"@([A-Z]+)@", lambda match: words[match[1]], text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's arguments."""
    parser.add_argument("name", metavar="PUZZLE/PROBLEM")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Writes the files; never over one that exists."""
    made = files(options.name)
    there = [path for path in made if (problems.ROOT / path).exists()]
    if there:
        raise ProblemError(f"{there[0]} exists")
    for path, text in made.items():
        target = problems.ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        print(f"written: {path}")
    for path in generate(load(options.name), check=False, tell=lambda text: None):
        print(f"written: testdata/{path}")
    print(f"now: make judge P={options.name}, then fill in what says `fill in`, and give it a row "
          "in the README")
    return 0
