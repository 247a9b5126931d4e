"""How much is enough for anybody."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from comptoir.server.errors import BadField, TooMuch
from comptoir.server.names import visible
from comptoir.server.settings import Limits, Rate

KNOWN = 10_000
"""Addresses of which is remembered what they are counted as."""


@lru_cache(KNOWN)
def counted_as(address: str, prefix: int) -> str:
    """What the limits know an address by: of IPv6 so many bits, which are one household's. With the others it may call
    itself whatever it likes."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or IPv6Network((int(known), prefix), strict=False))


class Excess(NamedTuple):
    """Why there was too much of something."""

    code: str
    text: str


REQUESTS = Excess("too-many-requests", "too many requests: wait a moment")
MESSAGES = Excess("too-many-messages", "too many messages: wait a moment and come back")
RECORDS = Excess("too-many-records", "too many records, or too long ones: wait a while")
TABLES = Excess("too-many-new-tables", "too many new tables from this address: wait a while")
HINTS = Excess("too-many-hints", "too many hints: think for yourself for a moment")
TRIALS = Excess("too-many-trials", "too many moves tried out: wait a moment")
REVIEWS = Excess("too-many-reviews", "too many games to look back on: wait a while")
PICTURES = Excess("too-many-pictures", "too many pictures: wait a while")
LOG_INS = Excess("too-many-log-ins", "too many tries to log in: wait a few minutes")
HABITS = Excess("too-many-habits", "you have changed your hours too often: wait a while")
ASIDES = Excess("too-many-asides", "too many wishes and offers: wait a moment")


class Bucket:
    """So many a second, and a burst saved up."""

    __slots__ = ("at", "burst", "left", "rate")

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

    def __init__(self, rate: Rate, excess: Excess, most: int) -> None:
        self.rate = rate
        self._excess = excess
        self._most = most
        self._looked_through_at = most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> None:
        """Something more by `who`, or `TooMuch`."""
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= self._looked_through_at:
                self._of = {key: kept for key, kept in self._of.items() if not kept.full()}
                # If few can be forgotten, not everybody who is new has all of them looked through.
                self._looked_through_at = max(self._most, 2 * len(self._of))
            bucket = self._of[who] = Bucket(*self.rate)
        if not bucket.take(cost):
            raise TooMuch(*self._excess)


class Shares:
    """What a guest may spend, and what all at one address may: a guest costs nothing to make."""

    def __init__(self, guest: Rate, address: Rate, excess: Excess, most: int) -> None:
        self.guest = Buckets(guest, excess, most)
        self.address = Buckets(address, excess, most)

    def take(self, person: str | None, address: str, cost: float = 1) -> None:
        if person is not None:
            self.guest.take(person, cost)
        self.address.take(address, cost)


class Budgets:
    """How much of everything, a second and in a burst."""

    def __init__(self, limits: Limits) -> None:
        def shares(name: str, excess: Excess = REQUESTS) -> Shares:
            both: tuple[Rate, Rate] = getattr(limits, name), getattr(limits, f"{name}_address")
            return Shares(*both, excess, limits.buckets)

        def buckets(rate: Rate, excess: Excess) -> Buckets:
            return Buckets(rate, excess, limits.buckets)

        self.requests = shares("requests")
        self.messages = shares("messages", MESSAGES)
        self.previews = shares("previews")
        self.talk = shares("talk")
        self.entries = shares("entries")
        """Entries of logs told, and moves carried out again to tell them."""
        self.record_bytes = shares("record_bytes", RECORDS)
        self.record_moves = shares("record_moves", RECORDS)
        self.newcomers = buckets(limits.newcomers, REQUESTS)
        self.tables = buckets(limits.tables, TABLES)
        self.bot_tables = buckets(limits.bot_tables, TABLES)
        """Tables at which nobody sits: bots play as fast as they may, and nobody waits for them."""
        self.log_ins = shares("log_ins", LOG_INS)
        """By name and by address."""
        self.complaints = shares("complaints")
        self.tests = shares("tests")
        self.biddings = shares("biddings")
        self.hints = shares("hints", HINTS)
        self.trials = shares("trials", TRIALS)
        self.reviews = shares("reviews", REVIEWS)
        self.histories = shares("histories", RECORDS)
        self.pictures = shares("pictures", PICTURES)
        self.links = buckets(limits.links, REQUESTS)
        """Tables that are read for the preview of a link."""
        self.gazettes = shares("gazettes")
        """What is gathered from many tables: deals, clubs, tournaments, ratings, people."""
        self.asides = buckets(limits.asides, ASIDES)
        self.habits = buckets(limits.habits, HABITS)


def check_unfinished(tables: int, most: int) -> None:
    """Somebody who has so many tables may lay another, or `TooMuch`."""
    if tables >= most:
        text = f"you have {most} unfinished tables: finish, leave or close one first"
        raise TooMuch("too-many-tables", text, most=most)


def clean_chat(text: str, most: int) -> str:
    """A line of chat, not empty and of at most so many characters."""
    text = text.strip()
    if not 1 <= len(text) <= most or not visible(text.replace("\n", " ")):
        raise BadField(
            "bad-chat", f"a line has 1 to {most} characters, all of them visible", "text", most=most
        )
    return text
