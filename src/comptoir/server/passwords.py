"""Passwords: kept as argon2id, looked at in threads of their own, in the same time whether there is one or not."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError

from comptoir.server.errors import BadField, TooMuch

PROFILE = "RFC_9106_LOW_MEMORY"
"""64 MB and about a fifth of a second each."""
AT_ONCE = 2
WAITING = 40
"""Who comes after so many that wait has to try again."""
SHORTEST, LONGEST = 8, 200
T = TypeVar("T")


class Passwords:
    """Makes and checks hashes, two at once; nobody else waits for it."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "comptoir-password")
        self._waiting = 0

    @cached_property
    def _hasher(self) -> PasswordHasher:
        return PasswordHasher.from_parameters(getattr(profiles, PROFILE))

    @cached_property
    def _nobodys(self) -> str:
        """What is compared where there is nothing to compare with: it takes as long."""
        return self._hasher.hash("nobody's")

    async def hash(self, password: str) -> str:
        return await self._apart(lambda: self._hasher.hash(plain(password)))

    async def fits(self, kept: str, password: str) -> bool:
        """Is it this one? With nothing kept it is none, after the same time."""
        return await self._apart(lambda: self._fits(kept or self._nobodys, plain(password)) and bool(kept))

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _apart(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise TooMuch("too-many-logins", "too many people log in just now: try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def plain(password: str) -> str:
    """The same however a keyboard composes it."""
    return unicodedata.normalize("NFKC", password)


def check(password: str, name: str) -> str:
    """A password that will do, or `BadField`."""
    if not SHORTEST <= len(password) <= LONGEST:
        text = f"a password has {SHORTEST} to {LONGEST} characters"
        raise BadField("bad-password", text, field="password", least=SHORTEST, most=LONGEST)
    if plain(password).casefold() == plain(name).casefold():
        raise BadField("password-is-name", "a password is not one's name", field="password")
    return password
