"""How much is enough for anybody."""

from __future__ import annotations

import time
from typing import NamedTuple

from comptoir.server.errors import BadField, TooMuch
from comptoir.server.names import visible

MESSAGE = 16 * 1024
BODY = 64 * 1024
RECORD = 2_000_000
MOVES = 10_000
"""Moves in an imported record."""
LOG = 20_000
"""Entries of a log: no game that is played to be won comes near (`docs/protocol.md`)."""
TALKED = 10_000
"""Entries after which only what the table waits for is taken, so that every game can be finished."""
SEED = 200
CHAT = 500
CHAT_KEPT = 200
UNFINISHED = 20
SOCKETS = 20
"""Sockets a guest may have open, over all tables."""
SOCKETS_ADDRESS = 200
"""The same by address, with a guest's cookie or without: cookies cost nothing."""
FIRST_LOOK = 20.0
"""Seconds that a socket has to say what it came for."""
LAST_WORDS = 2.0
"""Seconds that a socket has to take leave."""
WISH = 60.0
"""Seconds that a wish to take back waits for an answer."""
WATCHERS = 200
"""Sockets at one table that look through no seat."""
FRAMES = 100
LISTED = 100
WAITING = 100
"""Messages waiting for one slow socket, and their bytes."""
WAITING_BYTES = 8_000_000
BUCKETS = 20_000


ASIDES_TABLE = (3, 60)
"""What is said at one table though nobody waits for it: so many a second, and a burst."""


Rate = tuple[float, float]


class Excess(NamedTuple):
    """Why there was too much of something."""

    code: str
    text: str


REQUESTS = Excess("too-many-requests", "too many requests: wait a moment")
MESSAGES = Excess("too-many-messages", "too many messages: wait a moment and come back")
RECORDS = Excess("too-many-records", "too many records, or too long ones: wait a while")
TABLES = Excess("too-many-new-tables", "too many new tables from this address: wait a while")
ASIDES = Excess("too-many-asides", "too many wishes and offers: wait a moment")


class Bucket:
    """So many a second, and a burst saved up."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """One more, or something that costs more; False when there were too many."""
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
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

    def __init__(self, rate: float, burst: float, code: str, text: str) -> None:
        self.rate = rate
        self.burst = burst
        self._excess = Excess(code, text)
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> None:
        """Something more by `who`, or `TooMuch`."""
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= BUCKETS:
                self._of = {key: kept for key, kept in self._of.items() if not kept.full()}
            bucket = self._of[who] = Bucket(self.rate, self.burst)
        if not bucket.take(cost):
            raise TooMuch(*self._excess)


class Shares:
    """What a guest may spend, and what all at one address may: a guest costs nothing to make."""

    def __init__(self, guest: Rate, address: Rate, excess: Excess = REQUESTS) -> None:
        self.guest = Buckets(*guest, *excess)
        self.address = Buckets(*address, *excess)

    def take(self, person: str | None, address: str, cost: float = 1) -> None:
        if person is not None:
            self.guest.take(person, cost)
        self.address.take(address, cost)


class Budgets:
    """How much of everything, a second and in a burst."""

    def __init__(self) -> None:
        self.requests = Shares((20, 60), (200, 800))
        self.messages = Shares((30, 80), (300, 900), MESSAGES)
        self.previews = Shares((15, 40), (60, 200))
        self.talk = Shares((1, 10), (5, 50))
        self.entries = Shares((1_000, 20_000), (5_000, 100_000))
        """Entries of logs told, and moves carried out again to tell them."""
        self.record_bytes = Shares((2_500, 2_500_000), (10_000, 10_000_000), RECORDS)
        self.record_moves = Shares((100, 100_000), (400, 400_000), RECORDS)
        self.newcomers = Buckets(2, 100, *REQUESTS)
        self.tables = Buckets(0.5, 100, *TABLES)
        self.bot_tables = Buckets(0.05, 12, *TABLES)
        """Tables at which nobody sits: bots play as fast as they may, and nobody waits for them."""
        self.asides = Buckets(1, 30, *ASIDES)


def check_unfinished(tables: int) -> None:
    """Somebody who has so many tables may lay another, or `TooMuch`."""
    if tables >= UNFINISHED:
        text = f"you have {UNFINISHED} unfinished tables: finish, leave or close one first"
        raise TooMuch("too-many-tables", text, most=UNFINISHED)


def clean_chat(text: str) -> str:
    """A line of chat of 1 to 500 characters."""
    text = text.strip()
    if not 1 <= len(text) <= CHAT or not visible(text.replace("\n", " ")):
        raise BadField(
            "bad-chat", f"a line has 1 to {CHAT} characters, all of them visible", "text", most=CHAT
        )
    return text
