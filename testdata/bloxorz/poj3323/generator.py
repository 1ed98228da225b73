"""The test data of POJ 3323."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterable, Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402

MOST = 10**9
LARGE = ("solution", "textbook/search_near_the_hole.cpp")
Line = tuple[str, int, int]


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    yield Case("01-within-twenty", _text(
        (rests, x, y) for rests in "UVH" for x in range(-20, 21) for y in range(-20, 21)))
    yield Case("02-along-the-axes", _text(
        line for rests in "UVH" for far in (*range(-400, -380), *range(380, 400))
        for off in range(-4, 5) for line in ((rests, far, off), (rests, off, far))))
    yield Case("03-largest", _text(
        (rests, sign_x * (MOST - less_x), sign_y * (MOST - less_y)) for rests in "UVH"
        for sign_x in (-1, 1) for sign_y in (-1, 1)
        for less_x in range(4) for less_y in (0, 1, 2, MOST)), LARGE)
    yield Case("04-random", _text(_random_line(random, MOST) for _ in range(15000)), LARGE)
    some = [_random_line(random, 300) for _ in range(100)]
    yield Case("05-trailing-blanks", "".join(
        f"{rests} {'  ' if x % 2 else ''}{x} {y}" + random.choice([" ", "  ", "\t", ""]) +
        random.choice(["\n", "\n", " \n\n"]) for rests, x, y in some))
    yield Case("06-crlf", _text(some).replace("\n", "\r\n"))
    yield Case("07-no-newline", _text(some).removesuffix("\n"))


def random_case(random: Random, size: int) -> str:
    """Lines, more of them and farther off as `size` grows."""
    return _text(_random_line(random, min(4 * size, 300))
                 for _ in range(random.between(1, 5 * size)))


def shrink(text: str) -> Iterator[str]:
    """Simpler variants of an input: fewer lines, then coordinates nearer to the hole."""
    lines = text.splitlines(keepends=True)
    size = len(lines) // 2
    while size:
        for first in range(0, len(lines), size):
            if len(lines) > size:
                yield "".join(lines[:first] + lines[first + size:])
        size //= 2
    for number, line in enumerate(lines):
        rests, x, y = line.split()
        for nearer in ((int(x) // 2, int(y)), (int(x), int(y) // 2), (abs(int(x)), abs(int(y)))):
            changed = f"{rests} {nearer[0]} {nearer[1]}\n"
            if changed != line:
                yield "".join([*lines[:number], changed, *lines[number + 1:]])


def _text(lines: Iterable[Line]) -> str:
    return "".join(f"{rests} {x} {y}\n" for rests, x, y in lines)


def _random_line(random: Random, most: int) -> Line:
    def coordinate() -> int:
        limit = max(1, most >> random.below(most.bit_length()))
        return random.between(0, 2 * limit) - limit

    return random.choice("UVH"), coordinate(), coordinate()
