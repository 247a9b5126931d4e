"""The time of the house: how long its servers have run, and what the clock on the wall showed meanwhile.

It goes on only while a server runs, by a clock that does not jump, and is kept in spans: a new one begins with every
start, and whenever the clock on the wall has been set. Clocks of players are counted in it. What a span is worth to
somebody who rests is found by the wall, as the span knows it: however the wall is set later, or at another server, the
same comes out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from comptoir.server.changes import Change, KeepSpan
from comptoir.server.errors import DatabaseGone, DiskFull, report
from comptoir.server.resting import Habits, counted, due
from comptoir.server.store import Store

TICK = 10.0
"""Seconds after which it is noted how late it is, while a clock runs: so much is given away by a crash."""
JUMP = 2.0
"""Seconds by which the clock on the wall may stray before it is said to have been set."""
ALONE = 4 * TICK
"""Seconds that a server goes on by itself when it hears nothing of the one that counts."""
CLAIM = "time"


def wall_clock() -> datetime:
    """What the clock on the wall shows."""
    return datetime.now(UTC)


class Span:
    """A time in which servers ran and nobody set the clock on the wall."""

    def __init__(self, since: float, wall: datetime) -> None:
        self.since = since
        self.wall = wall

    def shown(self, at: float) -> datetime:
        """What the clock on the wall showed at a time of the house."""
        return self.wall + timedelta(seconds=at - self.since)


class HouseTime:
    """The time of one house, which servers that share a database share too."""

    def __init__(self, store: Store, wall: Callable[[], datetime] = wall_clock) -> None:
        self._store = store
        self._wall = wall
        self._spans: list[Span] = []
        self._counts = False
        """Is it this server that begins spans?"""
        self._noted = 0.0
        """The last that was read of another server."""
        self._known = 0.0
        self._known_at = 0.0
        """When that was the time, by the clock of the loop."""
        self._beginning = asyncio.Lock()

    async def ready(self) -> None:
        """Know what time it is: to be called before anybody asks."""
        if self._spans:
            return
        async with self._beginning:
            if not self._spans:
                await self._read()
                await self._take_over()
                if not self._spans:  # another server counts, and has noted nothing yet
                    self._begin_span()

    def now(self) -> float:
        """Seconds that the house has run."""
        passed = asyncio.get_running_loop().time() - self._known_at
        return self._known + (passed if self._counts else min(passed, ALONE))

    def shown(self) -> datetime:
        """What the clock on the wall shows, as all servers agree."""
        return self._spans[-1].shown(self.now())

    def spent(self, habits: Habits | None, since: float) -> float:
        """Seconds that count since a time of the house; all of them, for who has no habits."""
        now = self.now()
        if habits is None:
            return max(0.0, now - since)
        passed = timedelta()
        ends = [*(span.since for span in self._spans[1:]), now]
        for span, end in zip(self._spans, ends, strict=True):
            if end > since:
                passed += counted(habits, span.shown(max(since, span.since)), span.shown(end))
        return passed.total_seconds()

    def until(self, habits: Habits | None, left: float) -> float:
        """Seconds from now until so many have counted."""
        if habits is None:
            return left
        shown = self.shown()
        return (due(habits, shown, timedelta(seconds=left)) - shown).total_seconds()

    def noted(self) -> Change:
        """That it is so late now."""
        span = self._spans[-1]
        return KeepSpan(
            round(1000 * span.since), span.wall.isoformat(), round(1000 * (self.now() - span.since))
        )

    async def keep(self) -> None:
        """For ever: note how late it is, see whether somebody has set the clock on the wall."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.ready()
                await self.tick()
            except (DatabaseGone, DiskFull):
                continue
            except Exception as error:
                report("the house", "could not note how late it is; trying again", error)

    async def tick(self) -> None:
        """Once more."""
        if self._store.database.shared:
            await self._read()
            if not self._counts:
                await self._take_over()
        if self._counts and abs((self._wall() - self.shown()).total_seconds()) > JUMP:
            self._begin_span()
        # Others follow by what is noted; who is alone notes it only where it matters.
        if self._counts and (self._store.database.shared or await self._store.is_timed()):
            await self._store.write(self.noted())

    async def _take_over(self) -> None:
        """Begin a span, unless another server counts."""
        if await self._store.database.claim(CLAIM):
            now = self.now()
            self._counts = True
            self._know(now)
            self._begin_span()

    def _begin_span(self) -> None:
        now = self.now()
        self._know(now)
        self._spans = [span for span in self._spans if span.since < now] + [Span(now, self._wall())]

    def _know(self, time: float) -> None:
        self._known, self._known_at = time, asyncio.get_running_loop().time()

    async def _read(self) -> None:
        """What is noted; the latest that is known of counts."""
        read = await self._store.spans()
        noted = max([(since + length) / 1000 for since, _, length in read], default=0.0)
        if noted > self._noted or not self._known_at:
            self._noted = noted
            self._know(max(noted, self.now()) if self._known_at else noted)
        if not self._counts and read:
            self._spans = [Span(since / 1000, datetime.fromisoformat(wall)) for since, wall, _ in read]
