"""What was heard in an entry, as it is written for whoever may know it: a few bytes instead of the events.

An event is written once for all if nothing of it is anybody's secret, else for each pair of eyes by itself; what is the
same for several is kept once."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from comptoir.server import wire
from comptoir.server.position import Logged
from comptoir.table import WATCHER, Event
from comptoir.table.news import Happened, News

Tale = bytes | tuple[bytes, ...]
"""The events of an entry as a list in JSON: for all, or for who looks on and each seat in order."""
NOTHING: Final = b"[]"
PACKED: Final = 20
"""Tales that are packed together once they are not the last ones: few ask for them."""
read_tales = msgspec.msgpack.Decoder(list[Tale]).decode
read_tale = msgspec.json.Decoder(list[wire.Shown]).decode


class Echo(NamedTuple):
    """An entry that stands, and what was heard in it."""

    entry: Logged
    tale: Tale

    @property
    def is_for_all(self) -> bool:
        """Does everybody hear the same?"""
        return isinstance(self.tale, bytes)

    def heard_by(self, eyes: int) -> list[wire.Shown]:
        """What `eyes` may know of what happened, as it is sent."""
        return read_tale(self.tale if isinstance(self.tale, bytes) else self.tale[eyes + 1])


class Tales:
    """The last of them, so many that they are a page; all but the very last are packed, to a fifth."""

    __slots__ = ("_late", "_packed", "_page")

    def __init__(self, page: int, tales: Sequence[Tale] = ()) -> None:
        self._page = page
        self._packed: list[bytes] = []
        self._late: list[Tale] = []
        for each in tales:
            self.append(each)

    def append(self, told: Tale) -> None:
        self._late.append(told)
        if len(self._late) == 2 * PACKED:
            self._packed.append(zlib.compress(msgspec.msgpack.encode(self._late[:PACKED]), 1))
            del self._late[:PACKED]
            if len(self._packed) * PACKED >= self._page:
                del self._packed[0]

    def last(self, count: int) -> list[Tale]:
        """The last ones, as many as there are of so many, a page at most."""
        count, found = min(count, self._page), self._late
        for packed in reversed(self._packed):
            if len(found) >= count:
                break
            found = read_tales(zlib.decompress(packed)) + found
        return found[max(0, len(found) - count) :]


def tale(events: Sequence[Event], seats: int) -> Tale:
    """What was heard, as everybody may know it at a table of so many seats."""
    if not events:
        return NOTHING
    if all(isinstance(event, Happened) and _lies_open(event.news) for event in events):
        return _written(events, WATCHER)
    once: dict[bytes, bytes] = {}
    each = (_written(events, eyes) for eyes in range(WATCHER, seats))
    return tuple([once.setdefault(written, written) for written in each])


def _written(events: Sequence[Event], eyes: int) -> bytes:
    each = [event.told(eyes) for event in events]
    return wire.encode([told for told in each if told is not None])


@cache
def _lies_open(news: News) -> bool:
    """Is nothing of such an event anybody's secret?"""
    return not news.whispered and news.secrets is None and not any(field.secret for field in news.fields)
