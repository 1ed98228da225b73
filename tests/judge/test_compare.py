"""Comparing outputs: exact with presentation errors, and by tokens."""

from __future__ import annotations

import pytest

from judge.compare import compare

ROWS = [
    # answer, output, exact, tokens
    (b"1 2\n3\n", b"1 2\n3\n", "AC", "AC"),
    (b"1 2\n3\n", b"1 2\n3", "AC", "AC"),
    (b"1 2\n3", b"1 2\n3\n", "AC", "AC"),
    (b"1 2\n3\n", b"1 2\r\n3\r\n", "PE", "AC"),
    (b"1 2\n3\n", b"1  2\n3\n", "PE", "AC"),
    (b"1 2\n3\n", b"1 2 \n3\n", "PE", "AC"),
    (b"1 2\n3\n", b"1 2\n\n3\n", "PE", "AC"),
    (b"1 2\n3\n", b"1 2\n3\n\n", "PE", "AC"),
    (b"1 2\n3\n", b"1 23\n", "WA", "WA"),
    (b"1 2\n3\n", b"1 2\n", "WA", "WA"),
    (b"1 2\n3\n", b"1 2\n3\n4\n", "WA", "WA"),
    (b"1 2\n3\n", b"", "WA", "WA"),
    (b"", b"", "AC", "AC"),
    (b"\n", b"", "PE", "AC"),
    (b"YES\n", b"yes\n", "WA", "WA"),
    (b"1\n", b"01\n", "WA", "WA"),
    (b"\xff\n", b"\xfe\n", "WA", "WA"),
]


@pytest.mark.parametrize(("answer", "output", "exact", "tokens"), ROWS)
def test_row(answer: bytes, output: bytes, exact: str, tokens: str) -> None:
    assert compare("exact", answer, output).verdict.value == exact
    assert compare("tokens", answer, output).verdict.value == tokens


@pytest.mark.parametrize(("answer", "output", "detail"), [
    (b"1 2\n3\n", b"1 2\n4\n", "line 2: '3' expected, found '4'"),
    (b"1 2\n3\n", b"1 2\n", "line 1: '3' expected, found the end"),
    (b"1\n", b"1\n2\n", "line 2: the end expected, found '2'"),
    (b"1\n", b"x" * 100, "line 1: '1' expected, found '" + "x" * 40 + "…'"),
])
def test_detail_names_the_first_difference(answer: bytes, output: bytes, detail: str) -> None:
    assert compare("tokens", answer, output).detail == detail


def test_detail_names_the_odd_line() -> None:
    assert compare("exact", b"1\n2\n", b"1\n2\r\n").detail == "line 2: CRLF line end"
    assert compare("exact", b"1\n2\n", b"1\n 2\n").detail == "line 2: other white space"
