"""The README tells the truth, as far as that does not depend on the machine."""

from __future__ import annotations

import re

import pytest

from judge.matrix import COLUMNS
from judge.problem import SOLUTIONS, load, problem_of_stem
from judge.profile import profiles
from tests import readme

TEXT = readme.README.read_text("utf-8")
MEASURED = {"static", "memory", "time"}


@pytest.mark.parametrize("name", ["files", "strength", "blocks"])
def test_table_is_up_to_date(name: str) -> None:
    assert readme.section(TEXT, name) == readme.SECTIONS[name](), "python3 -m tests.readme"


def test_matrix_is_true_in_what_does_not_depend_on_the_machine() -> None:
    rows = [[cell.strip() for cell in line.strip("|").split("|")]
            for line in readme.section(TEXT, "matrix").split("\n")]
    assert tuple(rows[0]) == COLUMNS
    expected = []
    for path in sorted(SOLUTIONS.glob("*/*.cpp")):
        name = problem_of_stem(path.parent.name, path.stem)
        assert name is not None
        for judge in load(name).judges:
            profile = profiles()[judge.profile]
            if profile.key == "local":
                continue
            share = path.stat().st_size / profile.source_bytes
            assert share <= 1
            expected.append((f"{path.parent.name}/{path.name}",
                             judge.id + ("?" if judge.unconfirmed else ""), profile.standard,
                             "AC"))
    found = [(row[0], row[1], row[2], row[8]) for row in rows[2:]]
    assert sorted(found) == sorted(expected), "python3 -m tests.readme matrix"
    assert not any(row[3] == "fails" for row in rows)


def test_every_section_is_filled() -> None:
    for name in re.findall(r"<!-- end (\w+) -->", TEXT):
        assert readme.section(TEXT, name), f"{name} is empty"
