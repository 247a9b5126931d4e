"""A deal that nobody at the table can know, and that can be checked afterwards.

A server draws a seed and publishes its commitment before anybody sits down; each person's browser adds a part of its
own when it sits. The luck of the table follows from the seed and the parts in the order of the seats. What is
published and what drives the luck are made from the seed by HMAC-SHA-256 under different labels: neither tells the
other.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence

from comptoir.table.errors import Unreadable
from comptoir.table.rng import Rng, Seal

COMMITMENT = b"comptoir commitment 2"
LUCK = b"comptoir luck 2"
SEED_BYTES = 32
PART = re.compile(r"[0-9a-f]{32}")
SEED = re.compile(r"[0-9a-f]{64}")


def fresh_seed() -> str:
    """256 bits from the operating system, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is published before the game; it binds the server to the seed and tells nothing about it."""
    return _derived(seed, COMMITMENT).hex()


def sealed(seed: str, parts: Sequence[str]) -> Rng:
    """The luck of a table: parts by seat, empty for a bot or whoever added nothing."""
    if any(part and not PART.fullmatch(part) for part in parts):
        raise Unreadable("bad-part", "a part is 32 hexadecimal digits, or empty")
    return Rng(0, 0, Seal(_derived(seed, b"\n".join([LUCK, *[part.encode() for part in parts]]))))


def _derived(seed: str, label: bytes) -> bytes:
    if not SEED.fullmatch(seed):
        raise Unreadable("bad-seed", "the seed of a sealed deal is 64 hexadecimal digits")
    return hmac.digest(bytes.fromhex(seed), label, "sha256")
