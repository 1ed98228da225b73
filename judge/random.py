"""Random numbers for generators: the same on every machine and in every Python version.

The standard library promises the sequence of `random.random()` alone; what `randrange` or
`shuffle` make of it has changed between versions. Test data must not change with them.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Item = TypeVar("Item")

_MASK = (1 << 64) - 1


class Random:
    """SplitMix64 (Steele, Lea, Flood 2014): one 64-bit counter and a mixing function."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """An integer in [0, bound). Raises ValueError unless 1 <= bound <= 2**32."""
        if not 1 <= bound <= 1 << 32:
            raise ValueError(f"bound {bound} is not in 1..2**32")
        return (self.bits() >> 32) * bound >> 32

    def between(self, low: int, high: int) -> int:
        """An integer in [low, high], both ends included."""
        return low + self.below(high - low + 1)

    def chance(self, percent: float) -> bool:
        """True with a probability of `percent` in a hundred."""
        return self.below(1 << 30) < percent / 100 * (1 << 30)

    def choice(self, items: Sequence[Item]) -> Item:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Puts `items` into a random order, in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
