"""The input of POJ 3323: lines of a letter and two coordinates."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.validator import Scanner, main  # noqa: E402

MOST = 10**9


def validate(text: str) -> None:
    """Accepts lines with U, V or H and two integers up to 10^9 in magnitude."""
    scanner = Scanner(text)
    if not scanner.more():
        raise scanner.fail("a line expected")
    while scanner.more():
        words = scanner.line().split(" ")
        if len(words) != 3 or words[0] not in ("U", "V", "H"):
            raise scanner.fail("U, V or H and two integers expected")
        for word in words[1:]:
            scanner.integer(word, -MOST, MOST)


if __name__ == "__main__":
    main(validate)
