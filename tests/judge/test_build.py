"""Building: errors, sizes, what the cache sees; random numbers that never change."""

from __future__ import annotations

from pathlib import Path

from judge.build import build, compiler, static_size_kib
from judge.random import Random
from judge.source import code_hash
from tests.judge.toy import NASTY


def test_error_says_what_the_compiler_said() -> None:
    program = build(NASTY / "does_not_compile.cpp", "c++17")
    assert program.path is None
    assert "nothing_of_this_name" in program.error


def test_static_size_counts_arrays_that_no_file_holds() -> None:
    program = build(NASTY / "untouched_static_array.cpp", "c++17")
    assert program.path is not None
    assert program.path.stat().st_size < 1 << 20
    assert 64 << 10 <= program.static_kib < 65 << 10


def test_static_size_of_no_program_is_zero(tmp_path: Path) -> None:
    (tmp_path / "script").write_text("#!/bin/sh\n")
    assert static_size_kib(tmp_path / "script") == 0


def test_own_header_is_never_taken_from_the_cache(tmp_path: Path) -> None:
    source = tmp_path / "main.cpp"
    source.write_text('#include "value.h"\nint main() { return VALUE; }\n')
    (tmp_path / "value.h").write_text("enum { VALUE = 0 };\n")
    first = build(source, "c++17")
    assert first.path is not None
    (tmp_path / "value.h").write_text("nonsense\n")
    assert build(source, "c++17").path is None
    assert Path(compiler()).is_file()


def test_random_numbers_are_those_of_every_machine() -> None:
    random = Random(2026)
    assert [random.below(1000) for _ in range(5)] == [857, 471, 667, 384, 791]
    items = list(range(8))
    random.shuffle(items)
    assert items == [3, 2, 7, 0, 1, 4, 6, 5]
    assert Random(0).bits() == 0xE220A8397B1DCDAF  # SplitMix64's published first value


def test_random_ranges() -> None:
    random = Random(1)
    assert {random.between(3, 5) for _ in range(200)} == {3, 4, 5}
    assert not any(random.chance(0) for _ in range(100))
    assert all(random.chance(100) for _ in range(100))


def test_code_hash_sees_code_alone() -> None:
    assert code_hash("int a;  // one\n") == code_hash("int a; /* two */") == code_hash("inta;")
    assert code_hash("int a;") != code_hash("int b;")
