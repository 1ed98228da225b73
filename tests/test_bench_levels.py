"""The table of `make bench-sokoban` on two tiny levels."""

from __future__ import annotations

import resource
import subprocess
from pathlib import Path

import pytest

from judge.build import build
from judge.problem import SOLUTIONS
from judge.rules.sokoban import parse_levels
from tests.bench import sokoban_levels

LEVELS = "; two\n#######\n#@ $ .#\n#######\n\n#####\n#$@.#\n#####\n"

needs_solver = pytest.mark.skipif(not (SOLUTIONS / "sokoban" / "sokoban.cpp").is_file(),
                                  reason="the solver is not there")


@needs_solver
def test_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two.xsb"
    path.write_text(LEVELS)
    assert sokoban_levels.main(["--levels", str(path), "--seconds", "2"]) == 0
    header, first, second, totals = capsys.readouterr().out.splitlines()
    assert header.split() == ["level", "pushes", "moves", "cpu", "s", "MiB"]
    assert first.split()[:3] == ["1", "2", "3"]
    assert second.split()[:2] == ["2", "-1"]
    assert totals.startswith("1 of 2 solved") and " 2 pushes" in totals
    assert len(header) == len(first) == len(second)


@pytest.mark.parametrize("output, fault", [
    ("2 3\nrRR\n", ""),
    ("? 2\n", ""),
    ("?\n", ""),
    ("-1\n", ""),
    ("1 2\nrR\n", "a box is left off the goals"),
    ("2 4\nrRR\n", "(2, 3) by count"),
    ("2 3\nrrR\n", "step 2, 'r': a walk right, but a box stands there"),
    ("", "no answer: ''"),
])
def test_wrong_solutions_are_told(output: str, fault: str) -> None:
    level = parse_levels(LEVELS)[0]
    assert sokoban_levels.fault_of(level, output) == fault


def test_a_file_without_levels_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.xsb"
    path.write_text("nothing\n")
    with pytest.raises(SystemExit):
        sokoban_levels.main(["--levels", str(path)])


HARD = ("###########", "#     .   #", "#  .@   $ #", "# .   $$  #", "#    .    #", "#     .. .#",
        "# $$$ $   #", "#.$ $ . $ #", "#   $ . $ #", "#..       #", "###########")


@needs_solver
def test_refused_memory_is_no_crash() -> None:
    """The machine has less than `--memory` allows: the level is not proved, the next one is."""
    program = build(SOLUTIONS / "sokoban" / "sokoban.cpp", sokoban_levels.STANDARD).path
    assert program is not None
    most = 64 << 20
    run = subprocess.run([program], input="\n".join(HARD) + "\n\n#####\n#@$.#\n#####\n", text=True,
                         capture_output=True, check=True, timeout=60,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)))
    assert run.stdout == "? 0\n1 1\nR\n" and not run.stderr
