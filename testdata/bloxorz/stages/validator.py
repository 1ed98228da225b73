"""The input of the original game: boards, then a line for each bridge and switch."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Sequence  # noqa: E402
from string import ascii_lowercase, ascii_uppercase  # noqa: E402

from judge.validator import Scanner, main  # noqa: E402

CELLS = " .!$^" + ascii_lowercase + ascii_uppercase
ACTIONS = ("open", "close", "toggle")


def validate(text: str) -> None:
    """Accepts boards of 1 to 1000 rows and columns; a row may end early."""
    scanner = Scanner(text)
    if not scanner.more():
        raise scanner.fail("a stage expected")
    while scanner.more():
        height, width = scanner.integers((1, 1000), (1, 1000))
        board = [_row(scanner, width) for _ in range(height)]
        cells = "".join(board)
        for letter in "$^":
            if cells.count(letter) != 1:
                raise scanner.fail(f"the board above has not exactly one {letter}")
        letters = set(cells) - set(CELLS[:5])
        (count,) = scanner.integers((len(letters), len(letters)))
        for _ in range(count):
            letters.remove(_bridge_or_switch(scanner, board, letters))


def _row(scanner: Scanner, width: int) -> str:
    row = scanner.line()
    if len(row) > width:
        raise scanner.fail(f"{len(row)} characters, at most {width} expected")
    if odd := set(row) - set(CELLS):
        raise scanner.fail(f"{min(odd)!r} is no cell")
    return row.ljust(width)


def _bridge_or_switch(scanner: Scanner, board: Sequence[str], letters: set[str]) -> str:
    """Checks a line; returns its letter, one of those that have had no line yet."""
    fields = scanner.line().split(" ")
    if len(fields) < 3:
        raise scanner.fail("a line for a bridge or a switch expected")
    kind, letter, how, *words = fields
    if letter not in letters or len(letter) != 1:
        raise scanner.fail(f"{letter!r} is not on the board or has a line")
    if kind == "bridge" and letter in ascii_lowercase:
        if how not in ("up", "down") or words:
            raise scanner.fail("a bridge is up or down")
    elif kind == "switch" and letter in ascii_uppercase and how == "split":
        _split(scanner, board, words)
    elif kind == "switch" and letter in ascii_uppercase and how in ("soft", "heavy"):
        _actions(scanner, board, words)
    else:
        raise scanner.fail("a line for a bridge or a switch expected")
    return letter


def _split(scanner: Scanner, board: Sequence[str], words: Sequence[str]) -> None:
    if len(words) != 4:
        raise scanner.fail("a split has two rows and two columns")
    numbers = [scanner.integer(word, 1, (len(board), len(board[0]))[index % 2])
               for index, word in enumerate(words)]
    if numbers[:2] == numbers[2:]:
        raise scanner.fail("both halves on one cell")
    for row, column in (numbers[:2], numbers[2:]):
        if board[row - 1][column - 1] == " ":
            raise scanner.fail("a half on void")


def _actions(scanner: Scanner, board: Sequence[str], words: Sequence[str]) -> None:
    if not words or len(words) % 2:
        raise scanner.fail("pairs of an action and a bridge expected")
    for action, bridge in zip(words[::2], words[1::2]):
        on_board = any(bridge in row for row in board)
        if action not in ACTIONS or len(bridge) != 1 or bridge not in ascii_lowercase \
                or not on_board:
            raise scanner.fail(f"{action!r} {bridge!r} is no action")


if __name__ == "__main__":
    main(validate)
