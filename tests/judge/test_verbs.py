"""The verbs around judging: new, generate, stress, show, block, matrix."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.judge.toy import ROOT, Toy


@pytest.fixture
def fresh(tmp_path: Path) -> Toy:
    """A project that holds one problem, as `new` makes it."""
    toy = Toy(tmp_path / "project")
    called = toy.judge("new", "toy/fresh_one")
    assert called.exit == 0, called.err
    return toy


def test_new_problem_passes_as_it_is(fresh: Toy) -> None:
    called = fresh.judge("test", "toy/fresh_one", "--submissions")
    assert called.exit == 0, called.out
    assert re.search(r"toy/fresh_one +1/1", called.out)
    assert fresh.judge("generate", "toy/fresh_one", "--check").exit == 0
    unit = fresh.root / "tests" / "unit" / "toy" / "fresh_one_test.cpp"
    done = subprocess.run(["g++", "-std=c++17", "-fsyntax-only", f"-I{ROOT}/tests/unit",
                           str(unit)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_new_never_writes_over_a_problem(fresh: Toy) -> None:
    called = fresh.judge("new", "toy/fresh_one")
    assert (called.exit, "exists" in called.err) == (2, True)


@pytest.mark.parametrize("name", ["toy", "toy/a/b", "Toy/x", "toy/x-y", "../x/y"])
def test_new_takes_good_names_alone(fresh: Toy, name: str) -> None:
    assert fresh.judge("new", name).exit == 2


def test_generate_rewrites_what_was_changed(fresh: Toy) -> None:
    secret = fresh.root / "testdata" / "toy" / "fresh_one" / "secret"
    before = {path.name: path.read_bytes() for path in secret.iterdir()}
    (secret / "02-many.in").write_text("1\n")
    (secret / "01-one.ans").unlink()
    (secret / "03-stray.in").write_text("1\n")
    assert fresh.judge("generate", "toy/fresh_one", "--check").exit == 1
    assert fresh.judge("generate", "toy/fresh_one").out.count("written") == 3
    assert {path.name: path.read_bytes() for path in secret.iterdir()} == before


def test_generate_of_inputs_alone_leaves_the_answers(fresh: Toy) -> None:
    secret = fresh.root / "testdata" / "toy" / "fresh_one" / "secret"
    (secret / "01-one.ans").write_text("8\n")
    (secret / "02-many.in").write_text("1\n")
    (secret / "03-stray.ans").write_text("1\n")
    called = fresh.judge("generate", "toy/fresh_one", "--inputs")
    assert re.findall(r"fresh_one/(\S+)", called.out) == [
        "secret/02-many.in", "secret/03-stray.ans", "SHA256SUMS"]
    assert (secret / "01-one.ans").read_text() == "8\n"


def test_generate_lists_the_hashes_of_the_data(fresh: Toy) -> None:
    data = fresh.root / "testdata" / "toy" / "fresh_one"
    check = ["sha256sum", "--check", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=data, check=False).returncode == 0
    (data / "sample" / "01.in").write_text("8\n")
    assert subprocess.run(check, cwd=data, check=False, capture_output=True).returncode == 1
    called = fresh.judge("generate", "toy/fresh_one", "--check")
    assert (called.exit, called.out) == (1, "differs: toy/fresh_one/SHA256SUMS\n")


def test_generate_refuses_answers_that_two_programs_do_not_share(fresh: Toy) -> None:
    generator = fresh.root / "testdata" / "toy" / "fresh_one" / "generator.py"
    generator.write_text(generator.read_text().replace(
        '"01-one", "1\\n"', '"01-one", "1\\n", ("solution", "wrong_answer/off_by_one.cpp")'))
    called = fresh.judge("generate", "toy/fresh_one")
    assert called.exit == 2
    assert "do not agree" in called.err


OFF_BY_ONE = "tests/submissions/toy/fresh_one/wrong_answer/off_by_one.cpp"


def test_stress_shrinks_and_keeps_the_failing_case(fresh: Toy) -> None:
    program = fresh.root / "mine.cpp"
    program.write_text("#include <cstdio>\nint main() {\n    for (int n; scanf(\"%d\", &n) == 1;)"
                       "\n        printf(\"%d\\n\", n < 50 ? n : 0);\n}\n")
    called = fresh.judge("stress", "toy/fresh_one", str(program), "--seed", "5", "--keep")
    assert called.exit == 1
    assert re.search(r"mine.cpp: WA on input \d+ \(seed 5\), shrunk to:\n\d\d\nexpected:\n\d\d\n"
                     r"found:\n0\n", called.out), called.out
    name = re.search(r"kept as secret/(03-kept-\w+)", called.out)
    assert name
    assert fresh.judge("test", "toy/fresh_one", "--submissions").exit == 0
    assert fresh.judge("generate", "toy/fresh_one", "--check").exit == 0
    judged = fresh.judge("test", "--problem", "toy/fresh_one", str(program), "--json", "-").run()
    assert judged["verdict"] == "WA"
    assert f'"{name[1]}" = "found by stress, seed 5: WA"' in (
        fresh.root / "testdata" / "toy" / "fresh_one" / "problem.toml").read_text()


def test_stress_is_the_same_for_the_same_seed(fresh: Toy) -> None:
    calls = [fresh.judge("stress", "toy/fresh_one", OFF_BY_ONE, "--seed", "9") for _ in range(2)]
    assert calls[0] == calls[1]
    assert calls[0].exit == 1


def test_stress_passes_over_what_the_brute_force_is_too_slow_for(fresh: Toy) -> None:
    oracle = fresh.root / "tests/submissions/toy/fresh_one/brute_force/brute_force.cpp"
    oracle.write_text("""\
#include <iostream>
#include <vector>

int main() {
    for (int number; std::cin >> number;) {
        if (number % 2) std::vector<char>(1LL << 45);  // refused at once, on any machine
        std::cout << number << "\\n";
    }
    return 0;
}
""")
    called = fresh.judge("stress", "toy/fresh_one", OFF_BY_ONE, "--seed", "9")
    assert (called.exit, "WA on input" in called.out, called.err) == (1, True, "")


def test_stress_lets_a_right_program_live(fresh: Toy) -> None:
    (fresh.root / "solutions" / "toy" / "fresh_one.cpp").touch()
    called = fresh.judge("stress", "toy/fresh_one", "--seconds", "0.5", "--seed", "1")
    assert called.exit == 0
    assert re.search(r"right on \d+ random inputs \(seed 1\)", called.out)


def test_stress_refuses_to_compare_a_program_with_itself(fresh: Toy) -> None:
    oracle = "tests/submissions/toy/fresh_one/brute_force/brute_force.cpp"
    called = fresh.judge("stress", "toy/fresh_one", oracle)
    assert (called.exit, "is the brute force itself" in called.err) == (2, True)


BLOCK = "// [block twice]\nstatic int twice(int n) { return 2 * n; }\n// [end twice]\n"


def with_block(toy: Toy, name: str, text: str) -> Path:
    path = toy.root / "solutions" / "toy" / name
    header = "".join(f"// {field}: x\n" for field in (
        "Problem", "Judges", "Standard", "Method", "Time", "Memory", "Source", "Status"))
    path.write_text(header.replace("Standard: x", "Standard: C++98") + "#include <cstdio>\n" + text)
    return path


def test_block_list_show_and_hash(fresh: Toy) -> None:
    with_block(fresh, "one.cpp", BLOCK)
    with_block(fresh, "two.cpp", BLOCK)
    assert re.search(r"^twice +\w{6}  c\+\+98 +1  toy/one.cpp, toy/two.cpp$",
                     fresh.judge("block", "list").out, re.MULTILINE)
    assert fresh.judge("block", "show", "twice").out == BLOCK
    pasted = fresh.root / "pasted.cpp"
    pasted.write_text("static  int twice(int n)\n{ return 2*n; }  // typed by hand\n")
    assert fresh.judge("block", "hash", str(pasted)).out.split()[1] == "twice"
    pasted.write_text(BLOCK.replace("2", "3"))
    assert "CHANGED" in fresh.judge("block", "hash", str(pasted)).out


def test_block_sync_writes_one_copy_into_the_others(fresh: Toy) -> None:
    right = with_block(fresh, "one.cpp", BLOCK)
    other = with_block(fresh, "two.cpp", BLOCK.replace("2 * n", "n + n"))
    assert "COPIES DIFFER" in fresh.judge("block", "list").out
    assert fresh.judge("block", "sync", "twice").exit == 2
    assert fresh.judge("block", "sync", "twice", "--source", str(right)).exit == 0
    assert other.read_text().endswith(BLOCK)


def test_matrix_tells_what_fits_where(fresh: Toy) -> None:
    fresh.solution("untouched_static_array")
    called = fresh.judge("matrix", "toy/sum")
    assert called.exit == 1
    assert re.search(r"toy/sum.cpp +sum +c\+\+14 +- +<1% +2\d\d%! +2\d\d%! +<1%  MLE",
                     called.out), called.out
    fresh.solution("accepted")
    called = fresh.judge("matrix", "toy/sum")
    assert called.exit == 0
    assert "-m32: " in called.out and "MinGW: " in called.out
    rows = fresh.judge("matrix", "toy/sum", "--markdown").out.splitlines()
    assert rows[2].startswith("| toy/sum.cpp | sum | c++14 | - |")

