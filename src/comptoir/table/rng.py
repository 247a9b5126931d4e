"""Luck: a small generator that lives inside the state, so that a clone carries its own."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

LOW: Final[i64] = 0xFFFFFFFF
FIRST: Final[i64] = 2131995753
SECOND: Final[i64] = 2083801278


class Rng:
    """Two multiply-with-carry generators, one exclusive-or the other.

    `a * 2**32 - 1` is a safe prime for both multipliers, so each has a period near 2**62. No product reaches
    2**63: the numbers are the same compiled and interpreted.
    """

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is less than 2**31."""
        a = FIRST * (self.first & LOW) + (self.first >> 32)
        b = SECOND * (self.second & LOW) + (self.second >> 32)
        self.first = a
        self.second = b
        return (((a ^ b) & 0x7FFFFFFF) * n) >> 31

    def shuffle(self, things: list[int]) -> None:
        """Put `things` in a random order, in place."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
            i -= 1

    def clone(self) -> Rng:
        return Rng(self.first, self.second)

    def split(self) -> Rng:
        """A new generator that goes its own way; this one moves on."""
        return seeded(
            f"{self.below(1 << 30)}.{self.below(1 << 30)}.{self.below(1 << 30)}.{self.below(1 << 30)}"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.first == other.first and self.second == other.second

    def __hash__(self) -> int:
        return hash((self.first, self.second))

    def __repr__(self) -> str:
        return f"Rng({self.first}, {self.second})"


def seeded(seed: str) -> Rng:
    """The generator that a seed stands for; any text will do, equal texts give equal luck.

    Both halves start between 1 and 2**62, inside their cycles."""
    digest = hashlib.sha256(seed.encode()).digest()
    return Rng(1 + (int.from_bytes(digest[:8], "big") >> 2), 1 + (int.from_bytes(digest[8:16], "big") >> 2))
