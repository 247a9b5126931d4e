"""Luck: a small generator that lives inside the state, so that a clone carries its own.

A quick one can be worked out from what it has drawn: it serves play-outs, re-deals and games of one's own. A sealed
one cannot: it serves the tables of a server (`deal.py` says where its key comes from).
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

from comptoir.table.data import Data

LOW: Final[i64] = 0xFFFFFFFF
WORD: Final[i64] = 4
BLOCK: Final[i64] = 64
FIRST: Final[i64] = 2131995753
SECOND: Final[i64] = 2083801278
LABEL: Final = b"comptoir-luck-2"

N = TypeVar("N", bound=int)
"""Whatever kind of number a pile is of."""


class Rng(Data):
    """Two multiply-with-carry generators, one exclusive-or the other; or a seal, which draws in their stead.

    `a * 2**32 - 1` is a safe prime for both multipliers, so each has a period near 2**62. No product reaches
    2**63: the numbers are the same compiled and interpreted.
    """

    def __init__(self, first: i64, second: i64, seal: Seal | None = None) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.seal: Final = seal

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is less than 2**31."""
        if self.seal is not None:
            return self.seal.below(n)
        a = FIRST * (self.first & LOW) + (self.first >> 32)
        b = SECOND * (self.second & LOW) + (self.second >> 32)
        self.first = a
        self.second = b
        return (((a ^ b) & 0x7FFFFFFF) * n) >> 31

    def shuffle(self, things: list[N]) -> None:
        """Put `things` in a random order, in place."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
            i -= 1

    def shuffled(self, things: list[N]) -> list[N]:
        """The same things in a random order."""
        cards = things[:]
        self.shuffle(cards)
        return cards

    def reshuffled(self, things: list[N]) -> list[N]:
        """The same things in a random order that tells nothing of the one they were in: for re-deals."""
        cards = sorted(things)
        self.shuffle(cards)
        return cards

    def draw(self, bag: list[int]) -> i64:
        """Take any of the things in a bag, each as likely; the order of a bag means nothing."""
        i = self.below(len(bag))
        thing = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return thing

    def clone(self) -> Rng:
        return Rng(self.first, self.second, None if self.seal is None else self.seal.clone())

    def split(self) -> Rng:
        """A new generator that goes its own way; this one moves on."""
        assert self.seal is None, "what is imagined must not follow from a table's own luck"
        return seeded(
            f"{self.below(1 << 30)}.{self.below(1 << 30)}.{self.below(1 << 30)}.{self.below(1 << 30)}"
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rng) or self.seal != other.seal:
            return False
        return self.first == other.first and self.second == other.second

    def __hash__(self) -> int:
        return hash((self.first, self.second, self.seal))

    def __repr__(self) -> str:
        return f"Rng({self.first}, {self.second})" if self.seal is None else "<Rng, sealed>"


class Seal(Data):
    """Keyed BLAKE2b in counter mode: whoever has seen any number of draws, but not the key, cannot tell the next.

    Block n is the 64-byte digest of n (8 bytes, little-endian) under the key, with LABEL as its person. A draw takes
    the next 4 bytes of the block (little-endian) times n and keeps the upper half, passing over words that would
    favour some numbers."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.block: bytes = b""
        self.blocks: i64 = 0
        self.at: i64 = BLOCK

    def below(self, n: i64) -> i64:
        while True:
            if self.at == BLOCK:
                self.block = _block(self.key, self.blocks)
                self.blocks += 1
                self.at = 0
            product = _word(self.block, self.at) * n
            self.at += WORD
            low = product & LOW
            if low >= n or low >= (LOW + 1) % n:
                return product >> 32

    def clone(self) -> Seal:
        copy = Seal(self.key)
        copy.block, copy.blocks, copy.at = self.block, self.blocks, self.at
        return copy

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seal):
            return False
        return self.key == other.key and self.blocks == other.blocks and self.at == other.at

    def __hash__(self) -> int:
        return hash((self.key, self.blocks, self.at))

    def __repr__(self) -> str:
        return "<Seal>"


def _block(key: bytes, n: i64) -> bytes:
    return hashlib.blake2b(int(n).to_bytes(8, "little"), key=key, person=LABEL).digest()


def _word(block: bytes, at: i64) -> i64:
    first: i64 = block[at]
    second: i64 = block[at + 1]
    third: i64 = block[at + 2]
    fourth: i64 = block[at + 3]
    return first | second << 8 | third << 16 | fourth << 24


def seeded(seed: str) -> Rng:
    """The generator that a seed stands for; any text will do, equal texts give equal luck.

    Both halves start between 1 and 2**62, inside their cycles."""
    digest = hashlib.sha256(seed.encode()).digest()
    return Rng(1 + (int.from_bytes(digest[:8], "big") >> 2), 1 + (int.from_bytes(digest[8:16], "big") >> 2))
