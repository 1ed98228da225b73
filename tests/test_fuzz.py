"""The short form of `make fuzz`, and a planted program that shows what it finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.problem import SOLUTIONS
from tests.fuzz.__main__ import compiled, edited, fuzz, seeds

PLANTED = """
#include <cstdio>
#include <vector>
int main() {
    std::vector<char> room(4096);
    const std::size_t size = std::fread(room.data(), 1, room.size(), stdin);
    const std::vector<char> text(room.begin(), room.begin() + static_cast<long>(size));
    for (const char letter : text) {
        if (letter == 'C') std::printf("%d", text.data()[text.size()]);
        while (letter == 'H') std::printf("%d", letter);
    }
    return 1;
}
"""


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("planted")
    source = directory / "planted.cpp"
    source.write_text(PLANTED)
    return compiled(source, directory / "built")


def test_an_exit_code_is_no_finding(planted: Path) -> None:
    fuzzed = fuzz(planted, ["a b\n", ""], 150)
    assert (fuzzed.inputs, fuzzed.findings, fuzzed.text) == (150, 0, "")


def test_a_read_behind_the_end_is_found_and_the_input_saved(planted: Path) -> None:
    fuzzed = fuzz(planted, ["a C\n"], 100)
    assert fuzzed.findings == 10  # then it stops
    first = fuzzed.text.splitlines()[0]
    assert ": Aborted, see " in first
    saved = Path(first.partition("see ")[2])
    assert b"C" in saved.read_bytes()
    assert "heap-buffer-overflow" in saved.with_suffix(".log").read_text()


def test_a_hang_is_found(planted: Path) -> None:
    fuzzed = fuzz(planted, ["H H H H H"], 1, seconds=1)
    assert fuzzed.findings == 1
    assert "out of CPU time" in fuzzed.text


def test_the_same_seed_makes_the_same_inputs(planted: Path) -> None:
    first, again, other = (fuzz(planted, ["a C\n"], 40, seed).text for seed in (5, 5, 6))
    assert first == again != other


def test_no_reader_outlives_its_input() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SOLUTIONS.glob("*/*.cpp")]
    assert any("static WindowReader reader(stdin);" in text for text in texts)
    assert not any("static WindowReader" in edited(text) for text in texts)


@pytest.mark.parametrize("name", ["sliding_tiles/sgu139", "bloxorz/poj3323"])
def test_solutions(name: str, tmp_path: Path) -> None:
    source = SOLUTIONS / f"{name}.cpp"
    fuzzed = fuzz(compiled(source, tmp_path / "built"), seeds(source), 2000)
    assert (fuzzed.inputs, fuzzed.text) == (2000, "")
