"""The README's tables, made from the files that they tell of: `python3 -m tests.readme`.

Each stands between `<!-- name -->` and `<!-- end name -->`. `tests/test_readme.py` checks what
does not depend on the machine.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from judge import matrix, testing
from judge.problem import SOLUTIONS, WRONG_DIRECTORIES, Problem, load, problem_names, \
    problem_of_stem
from judge.report import Progress
from judge.source import all_blocks, header, oldest_standard

README = Path(__file__).resolve().parents[1] / "README.md"
SHOWN_FILES = 4
PUZZLES = {
    "bloxorz": "The rolling block (Bloxorz, 滚方块)",
    "sliding_tiles": "Sliding tiles (8-puzzle, 15-puzzle; 八数码, 十五数码)",
    "sokoban": "Sokoban (推箱子)",
    "klotski": "Klotski (华容道)",
}


def limits(problem: Problem) -> str:
    """The strictest limits, as `1 s, 64 MiB`."""
    mib = problem.memory_kib / 1024
    return f"{problem.time_s:g} s, {mib:.0f} MiB"


def judges(problem: Problem) -> str:
    """The online judges' ids, each with `?` where its limits are unconfirmed."""
    names = [judge.id + ("?" if judge.unconfirmed else "") for judge in problem.judges
             if judge.profile != "local"]
    return ", ".join(names) or "general solver"


def strength(problem: Problem) -> str:
    """Wrong programs that the data must catch; a test fails unless it catches them all."""
    total = sum(len(problem.submissions(kind)) for kind in WRONG_DIRECTORIES)
    return f"{total}/{total}"


def files() -> str:
    """A table a puzzle: which file for which judge."""
    text = []
    for puzzle, title in PUZZLES.items():
        text += [f"### {title}", "", "| judges | file | C++ | limits | wrong programs caught |",
                 "|---|---|---|---|---:|"]
        for path in sorted(SOLUTIONS.glob(f"{puzzle}/*.cpp")):
            name = problem_of_stem(puzzle, path.stem)
            assert name is not None
            problem = load(name)
            text.append(f"| {judges(problem)} | [{puzzle}/{path.name}](solutions/{puzzle}/"
                        f"{path.name}) | {header(path)['Standard'][3:]} | {limits(problem)} | "
                        f"{strength(problem)} |")
        text.append("")
    return "\n".join(text[:-1])


def strengths() -> str:
    """Wrong programs caught, all in all."""
    problems = [load(name) for name in problem_names()]
    total = sum(len(problem.submissions(kind)) for problem in problems
                for kind in WRONG_DIRECTORIES)
    return (f"Data strength: {total} of {total} wrong programs caught, over {len(problems)} "
            "problems (a column of the first tables).")


def blocks() -> str:
    """The blocks that there are."""
    text = ["| block | hash | C++ | files |", "|---|---|---|---|"]
    for name, copies in all_blocks().items():
        names = [f"{block.file.parent.name}/{block.file.name}" for block in copies]
        where = ", ".join(names[:SHOWN_FILES])
        if len(names) > SHOWN_FILES:
            where += f" and {len(names) - SHOWN_FILES} more"
        text.append(f"| {name} | `{copies[0].hash}` | {oldest_standard(copies)[3:]} | {where} |")
    return "\n".join(text)


def matrices() -> str:
    """File x online judge, measured here and now."""
    progress = Progress(sys.stderr)
    rows = list(matrix.entries(testing.select([]), 1, progress.tell))
    progress.clear()
    return matrix.markdown(rows).rstrip("\n")


SECTIONS: dict[str, Callable[[], str]] = {
    "files": files, "strength": strengths, "blocks": blocks, "matrix": matrices,
}


def section(text: str, name: str) -> str:
    """What stands between the markers of a section."""
    found = re.search(rf"<!-- {name} -->\n(.*?)<!-- end {name} -->", text, re.DOTALL)
    if not found:
        raise ValueError(f"the README has no section {name}")
    return found[1].strip("\n")


def replace(text: str, name: str, content: str) -> str:
    """The README with another content of one section."""
    start = text.index(f"<!-- {name} -->\n")
    end = text.index(f"<!-- end {name} -->", start)
    return f"{text[:start]}<!-- {name} -->\n{content}\n{text[end:]}"


def main(names: Iterable[str]) -> None:
    """Rewrites the sections named, or all but the measured matrix."""
    text = README.read_text("utf-8")
    for name in names or [name for name in SECTIONS if name != "matrix"]:
        text = replace(text, name, SECTIONS[name]())
    README.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
