"""The test data of CSES 1670."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from collections.abc import Iterator  # noqa: E402

from judge.generate import Case  # noqa: E402
from judge.random import Random  # noqa: E402
from judge.rules.sliding_tiles_cases import grid, odd_forms  # noqa: E402

SORTED = tuple(range(1, 10))
KNOWN = {"01-solved": SORTED, "02-one-swap": (1, 2, 3, 4, 8, 6, 7, 5, 9),
         "03-corners": (9, 2, 3, 4, 5, 6, 7, 8, 1), "04-row-end": (1, 2, 4, 3, 5, 6, 7, 8, 9),
         "05-reversed": SORTED[::-1]}
PAIRS = ((0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8),
         (0, 3), (3, 6), (1, 4), (4, 7), (2, 5), (5, 8))


def cases(seed: int) -> Iterator[Case]:
    """Every case of secret/, in order."""
    random = Random(seed)
    for name, numbers in KNOWN.items():
        yield Case(name, grid(numbers, 3))
    yield Case("06-random", _random(random))
    yield Case("07-random", _random(random))
    yield from odd_forms(random, _random(random), 8)


def random_case(random: Random, size: int) -> str:
    """A board after some swaps, more as `size` grows."""
    numbers = list(SORTED)
    for _ in range(random.below(2 * size)):
        first, second = random.choice(PAIRS)
        numbers[first], numbers[second] = numbers[second], numbers[first]
    return grid(numbers, 3)


def shrink(text: str) -> Iterator[str]:
    """Boards with one number more in its place."""
    numbers = list(map(int, text.split()))
    for cell, number in enumerate(numbers):
        if number != cell + 1:
            changed = list(numbers)
            changed[numbers.index(cell + 1)] = number
            changed[cell] = cell + 1
            yield grid(changed, 3)


def _random(random: Random) -> str:
    numbers = list(SORTED)
    random.shuffle(numbers)
    return grid(numbers, 3)
