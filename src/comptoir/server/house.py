"""Everything one server holds."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from pathlib import Path

from comptoir.server import pauses
from comptoir.server.errors import NotNow, TooMuch
from comptoir.server.health import Health
from comptoir.server.limits import Buckets
from comptoir.server.line import GOING_AWAY, Line
from comptoir.server.opponents import Opponents
from comptoir.server.people import People
from comptoir.server.rooms import Rooms
from comptoir.server.store import Store

LAST_WORDS = 2.0


class House:
    """The store, the people, the rooms and the bots of one data folder."""

    def __init__(self, database: Path, key: bytes, pace: float | None) -> None:
        self.pace = pace
        self.store = Store(database)
        self.people = People(self.store, key)
        self.opponents = Opponents(pace)
        self.rooms = Rooms(self)
        self.lines: set[Line] = set()
        self.by_guest = Buckets(rate=20, burst=60)
        self.by_address = Buckets(rate=200, burst=800)
        self.newcomers = Buckets(rate=10, burst=200)
        self.talkers = Buckets(rate=1, burst=10)
        self._sockets: Counter[str] = Counter()
        self.health = Health(self)
        self._chores: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to work: the bots go on, idle rooms are forgotten."""
        self._chores = [asyncio.create_task(self.rooms.resume()), asyncio.create_task(self.rooms.tidy())]

    @property
    def works(self) -> bool:
        """Do the bots go on, and is tidied up? False if that has broken down as a whole."""
        return not any(chore.done() and (chore.cancelled() or chore.exception()) for chore in self._chores)

    def enter(self, who: str, most: int) -> None:
        """One more socket of a guest, or of an address without a guest."""
        if self._sockets[who] >= most:
            raise TooMuch("too-many-sockets", f"at most {most} tables may be open at once", most=most)
        self._sockets[who] += 1

    def quit(self, who: str) -> None:
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    async def say_bye(self) -> None:
        """The server stops: tell everybody, and give them a moment to hear it."""
        error = NotNow("server-stops", "the server stops; come back in a moment")
        lines = list(self.lines)
        for line in lines:
            line.bye(error, GOING_AWAY)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*(line.sent() for line in lines))

    async def close(self) -> None:
        """Stop the clocks and the bots, write everything, let go of the files."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await pauses.stop(self.rooms.all())
        await self.opponents.stop(self.rooms.all())
        self.store.close()
