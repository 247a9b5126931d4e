"""How much is enough for anybody."""

from __future__ import annotations

import time

from comptoir.server.errors import BadField, TooMuch
from comptoir.server.names import visible

MESSAGE = 16 * 1024
BODY = 64 * 1024
RECORD = 2_000_000
MOVES = 10_000
"""Moves in an imported record."""
SEED = 200
CHAT = 500
CHAT_KEPT = 200
UNFINISHED = 20
SOCKETS = 20
"""Sockets a guest may have open, over all tables."""
SOCKETS_ADDRESS = 100
"""The same for watchers who are nobody yet, by address."""
WATCHERS = 200
"""Sockets at one table that look through no seat."""
FRAMES = 100
LISTED = 100
WAITING = 100
"""Messages waiting for one slow socket, and their bytes."""
WAITING_BYTES = 8_000_000
BUCKETS = 20_000


class Bucket:
    """So many a second, and a burst saved up."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more; False when there were too many."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self) -> bool:
        self._fill()
        return self.left >= self.burst

    def _fill(self) -> None:
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at


class Buckets:
    """A bucket for each guest or address; the full ones are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """One more request by `who`, or `TooMuch`."""
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= BUCKETS:
                self._of = {key: kept for key, kept in self._of.items() if not kept.full()}
            bucket = self._of[who] = Bucket(self.rate, self.burst)
        if not bucket.take():
            raise TooMuch("too-many-requests", "too many requests: wait a moment")


def messages() -> Bucket:
    """20 messages a second, bursts of 40."""
    return Bucket(20, 40)


def clean_chat(text: str) -> str:
    """A line of chat of 1 to 500 characters."""
    text = text.strip()
    if not 1 <= len(text) <= CHAT or not visible(text.replace("\n", " ")):
        raise BadField(
            "bad-chat", f"a line has 1 to {CHAT} characters, all of them visible", "text", most=CHAT
        )
    return text
