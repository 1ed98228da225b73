"""What an input validator needs: a strict scanner over the input and the ICPC protocol.

A validator is a file `validator.py` beside the test data with one function

    def validate(text: str) -> None

which returns when the input follows the problem's contract to the byte and raises `Invalid`
otherwise. Run alone it exits 42 for a valid input on standard input and 43 for any other.

Cases whose point is an odd form (CRLF, no last newline, extra blanks) are listed in the
problem's `problem.toml` under `lenient` and are not put to the validator.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

Validate = Callable[[str], None]

ICPC_VALID, ICPC_INVALID = 42, 43


class Invalid(Exception):
    """The input breaks the contract. The message names the line and what was expected."""


class Scanner:
    """Reads an input line by line; every method raises `Invalid` on the first deviation."""

    def __init__(self, text: str) -> None:
        if text and not text.endswith("\n"):
            raise Invalid("the last line has no newline")
        if "\r" in text:
            raise Invalid("a carriage return")
        self._lines = text.split("\n")[:-1]
        self.number = 0

    def fail(self, message: str) -> Invalid:
        """An `Invalid` that names the line last read, to be raised by the caller."""
        return Invalid(f"line {self.number}: {message}")

    def more(self) -> bool:
        """True while there are lines left."""
        return self.number < len(self._lines)

    def line(self) -> str:
        """The next line, whatever it holds."""
        self.number += 1
        if self.number > len(self._lines):
            raise self.fail("the input ends here, a line expected")
        return self._lines[self.number - 1]

    def integers(self, *ranges: tuple[int, int]) -> list[int]:
        """A line of exactly len(ranges) integers, one blank between, each within its range."""
        tokens = self.line().split(" ")
        if len(tokens) != len(ranges):
            raise self.fail(f"{len(ranges)} integers expected, found {len(tokens)} tokens")
        return [self.integer(token, low, high) for token, (low, high) in zip(tokens, ranges)]

    def integer(self, token: str, low: int, high: int) -> int:
        """`token` as an integer in [low, high], without a plus sign or a leading zero."""
        digits = token[1:] if token.startswith("-") else token
        plain = digits.isascii() and digits.isdigit() and (digits == "0" or digits[0] != "0")
        if not plain or token == "-0":
            raise self.fail(f"an integer expected, found {token!r}")
        value = int(token)
        if not low <= value <= high:
            raise self.fail(f"{value} is not in {low}..{high}")
        return value

    def row(self, width: int, letters: str) -> str:
        """A line of exactly `width` characters, all of them out of `letters`."""
        row = self.line()
        if len(row) != width:
            raise self.fail(f"{width} characters expected, found {len(row)}")
        for column, letter in enumerate(row, 1):
            if letter not in letters:
                raise self.fail(f"column {column}: {letter!r} is not one of {letters!r}")
        return row

    def end(self) -> None:
        """Raises `Invalid` when a line is left."""
        if self.more():
            raise Invalid(f"line {self.number + 1}: nothing more expected")


def main(validate: Validate) -> None:
    """Validates standard input; exits 42 when it is valid, else 43 with the reason on stderr."""
    try:
        validate(sys.stdin.buffer.read().decode("utf-8", "replace"))
    except Invalid as invalid:
        print(invalid, file=sys.stderr)
        sys.exit(ICPC_INVALID)
    sys.exit(ICPC_VALID)
