"""What checkers read an output with."""

from __future__ import annotations

import pytest

from judge.checker import Lines, Wrong


def test_lines_take_both_line_ends_and_no_last_newline() -> None:
    lines = Lines("a\r\nb \n\nc")
    assert [lines.next("a line") for _ in range(4)] == ["a", "b ", "", "c"]
    assert not lines.more()
    with pytest.raises(Wrong, match="line 5: a line expected"):
        lines.next("a line")


@pytest.mark.parametrize("odd", ["\u00a0", "\u2028", "\x1c", "\x85", "\u0661", "\u00b2", "\0"])
def test_what_only_python_takes_for_blanks_and_digits_is_neither(odd: str) -> None:
    line = Lines(f"{odd}\n").next("a line")
    assert line.strip() and not line.isdigit() and line.isascii()
    with pytest.raises(Wrong, match="nothing more expected"):
        Lines(odd).end()
