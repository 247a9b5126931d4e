"""Games that are over are looked back on, one after the other, in a process that gives way to everything else.

What is wanted is noted with the last move, so no restart forgets it. Of several servers the one that claims a game
looks back on it; nobody's game waits for it, and a game that cannot be looked back on is left alone for good.
"""

from __future__ import annotations

import asyncio

import msgspec

from comptoir.lab.retrospect import MOST_MOVES, Retrospect, retrospect
from comptoir.server.changes import KeepReview
from comptoir.server.errors import DiskFull, report
from comptoir.server.rooms import Rooms
from comptoir.server.store import Store
from comptoir.server.thinkers import Thinkers
from comptoir.table import Record

LOOK_ROUND = 1.0
"""Seconds after which it is seen again whether a game waits."""
AT_ONCE = 20
"""Games of which a server tries to claim one."""
SLOW = 20
"""How much longer than its processor time a look may take, on a machine that has better things to do."""


def looked_back(record: Record, whose: list[int], seconds: float) -> Retrospect:
    """In another process: the whole look back."""
    return retrospect(record, whose, seconds=seconds)


class Reviews:
    """Who looks back for a house."""

    def __init__(self, store: Store, rooms: Rooms, seconds: float) -> None:
        self._store = store
        self._rooms = rooms
        self._seconds = seconds
        self._thinkers: Thinkers | None = None

    async def keep(self) -> None:
        """For ever: look back on what is wanted."""
        while self._seconds:
            await asyncio.sleep(LOOK_ROUND)
            try:
                if not await self.one() and self._thinkers is not None:
                    self._thinkers.rest()
            except DiskFull:
                continue  # it is still wanted when the disk, or the database, takes something again

    async def one(self) -> bool:
        """Look back on a game that nobody else looks back on; False if there is none."""
        for table in await self._store.reviews_wanted(AT_ONCE):
            claim = f"review {table}"
            if await self._store.database.claim(claim):
                try:
                    if await self._store.review(table) == ("wanted", ""):
                        await self._store.write(await self._made(table))
                        return True
                finally:
                    await self._store.database.release(claim)
        return False

    async def _made(self, table: str) -> KeepReview:
        """What is found, or that nothing is: then too, nobody tries again."""
        try:
            room = await self._rooms.open(table)
            record = await room.record()
            if len(record.moves) > MOST_MOVES:
                return KeepReview(table, "failed", "")
            whose = [seat for seat, info in enumerate(room.table.seats) if info.kind == "person"]
            if self._thinkers is None:
                self._thinkers = Thinkers(patience=self._seconds * SLOW, processes=1)
            found = await self._thinkers.ponder(looked_back, record, whose, self._seconds)
        except DiskFull:
            raise
        except Exception as error:
            report(f"table {table}", "it could not be looked back on", error)
            return KeepReview(table, "failed", "")
        return KeepReview(table, "made", msgspec.json.encode(found).decode())

    def close(self) -> None:
        if self._thinkers is not None:
            self._thinkers.close()
