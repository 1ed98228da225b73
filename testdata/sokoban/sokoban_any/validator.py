"""A text of levels, each with one player; what is between them is free."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from judge.rules.sokoban import Malformed, parse_levels  # noqa: E402
from judge.validator import Invalid, Scanner, main  # noqa: E402


def validate(text: str) -> None:
    """Raises Invalid unless the input follows the contract to the byte."""
    Scanner(text)
    if not text.isascii() or not text.replace("\n", "").isprintable():
        raise Invalid("not plain text")
    try:
        levels = parse_levels(text)
    except Malformed as malformed:
        raise Invalid(str(malformed)) from malformed
    if not levels:
        raise Invalid("no level")


if __name__ == "__main__":
    main(validate)
