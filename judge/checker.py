"""What a checker (special judge) needs: its exceptions, a token reader, the two protocols.

A checker is a file `checker.py` beside the test data with one function

    def check(input: str, answer: str, output: str) -> None

which returns when the output is right and raises `Wrong` when it is not. The judge calls it
in its own process; run alone it speaks the ICPC and the testlib protocol (`main`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

Check = Callable[[str, str, str], None]

ICPC_ACCEPT, ICPC_REJECT = 42, 43
TESTLIB_OK, TESTLIB_WRONG, TESTLIB_PRESENTATION, TESTLIB_FAIL = 0, 1, 2, 3


class Wrong(Exception):
    """The output is wrong. The message says where and why, with the board where that helps."""


class Presentation(Wrong):
    """The answer is right but not in the form that the problem asks for."""


class Lines:
    """The lines of an output, one at a time, with CRLF taken as LF and no last newline needed.

    Characters that are neither ASCII's letters and marks nor its white space come as escapes
    (`\\xa0`): Python takes more for blanks and digits than the judges do.
    """

    def __init__(self, text: str) -> None:
        plain = re.sub(r"[^\t-\r -~]", lambda odd: ascii(odd[0])[1:-1], text)
        self._lines = plain.replace("\r\n", "\n").split("\n")
        if self._lines and self._lines[-1] == "":
            self._lines.pop()
        self.number = 0

    def more(self) -> bool:
        """True while there are lines left."""
        return self.number < len(self._lines)

    def next(self, what: str) -> str:
        """The next line; raises Wrong, naming `what` was expected, when there is none."""
        if not self.more():
            raise Wrong(f"line {self.number + 1}: {what} expected, the output ends here")
        self.number += 1
        return self._lines[self.number - 1]

    def end(self) -> None:
        """Raises Wrong when anything but blank space is left."""
        while self.more():
            line = self.next("")
            if line.strip():
                raise Wrong(f"line {self.number}: nothing more expected, found {line[:60]!r}")


def main(check: Check) -> None:
    """Runs `check` on the files named on the command line and exits by the caller's protocol.

    `checker input answer feedback_dir < output` is ICPC's: exit 42 accept, 43 reject, the
    message in feedback_dir/judgemessage.txt. `checker input output answer` is testlib's: exit
    0 right, 1 wrong, 2 presentation, 3 failure. A directory as third argument tells them apart.
    """
    if len(sys.argv) < 4:
        print(f"usage: {sys.argv[0]} INPUT ANSWER FEEDBACK_DIR < OUTPUT\n"
              f"   or: {sys.argv[0]} INPUT OUTPUT ANSWER", file=sys.stderr)
        sys.exit(TESTLIB_FAIL)
    first, second, third = (Path(argument) for argument in sys.argv[1:4])
    if third.is_dir():
        sys.exit(_icpc(check, first, second, third))
    sys.exit(_testlib(check, first, second, third))


def read_text(path: Path) -> str:
    """A file as text; bytes that are not UTF-8 become U+FFFD, line ends stay as they are."""
    return path.read_bytes().decode("utf-8", "replace")


def _icpc(check: Check, input: Path, answer: Path, feedback: Path) -> int:
    output = sys.stdin.buffer.read().decode("utf-8", "replace")
    try:
        check(read_text(input), read_text(answer), output)
    except Wrong as wrong:
        (feedback / "judgemessage.txt").write_text(f"{wrong}\n")
        return ICPC_REJECT
    return ICPC_ACCEPT


def _testlib(check: Check, input: Path, output: Path, answer: Path) -> int:
    try:
        check(read_text(input), read_text(answer), read_text(output))
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return TESTLIB_PRESENTATION if isinstance(wrong, Presentation) else TESTLIB_WRONG
    except Exception as failure:  # a broken checker must not look like a verdict
        print(f"checker failed: {failure!r}", file=sys.stderr)
        return TESTLIB_FAIL
    return TESTLIB_OK
