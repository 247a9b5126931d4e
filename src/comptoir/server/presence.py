"""Who is at a table, of several servers: each tells the others who looks there, and again while somebody does.

A server that has not said it for a while has ended, and so has the look of those who were there.
"""

from __future__ import annotations

import asyncio
import time
from uuid import uuid4

from comptoir.server.changes import Present
from comptoir.server.errors import DatabaseGone
from comptoir.server.room import Company, Room
from comptoir.server.rooms import Rooms
from comptoir.server.writer import Database

TICK = 0.5
AGAIN = 5.0
"""Seconds after which it is said again who is here."""
SILENCE = 12.0
"""Seconds after which a server that says nothing has ended."""
NOBODY: Company = (frozenset(), 0)


class Presence:
    """What this server has told of its rooms, and heard of those of others."""

    def __init__(self, rooms: Rooms, database: Database) -> None:
        self._rooms = rooms
        self._database = database
        self._server = uuid4().hex
        self._told: dict[str, tuple[Company, float]] = {}
        self._heard: dict[tuple[str, str], float] = {}

    async def keep(self) -> None:
        """For ever: tell, and forget those who are silent."""
        while True:
            await asyncio.sleep(TICK)
            self._forget(time.monotonic() - SILENCE)
            try:
                await self._database.announce(self._news(time.monotonic()))
            except DatabaseGone:
                self._told.clear()

    def heard(self, present: Present) -> None:
        room = self._rooms.there(present.table)
        if room is None or present.server == self._server:
            return
        if present.asks:
            self._told[present.table] = (NOBODY, 0.0)
        self._heard[present.table, present.server] = time.monotonic()
        room.expects(present.server, (frozenset(present.people), present.watchers))

    def _news(self, at: float) -> list[Present]:
        """What the others do not know yet, or must hear again; of a room that is new here all is asked."""
        rooms = self._rooms.all()
        known = {room.table.id: self._told.get(room.table.id) for room in rooms}
        news = [self._present(room, known[room.table.id] is None) for room in rooms if self._lacks(room, at)]
        self._told = {name: told for name, told in known.items() if told is not None}
        for present in news:
            self._told[present.table] = ((frozenset(present.people), present.watchers), at)
        return news

    def _lacks(self, room: Room, at: float) -> bool:
        told, here = self._told.get(room.table.id), room.here()
        return told is None or told[0] != here or (here != NOBODY and at - told[1] > AGAIN)

    def _present(self, room: Room, asks: bool) -> Present:
        people, watchers = room.here()
        return Present(self._server, room.table.id, sorted(people), watchers, asks)

    def _forget(self, before: float) -> None:
        for table, server in [key for key, at in self._heard.items() if at < before]:
            del self._heard[table, server]
            room = self._rooms.there(table)
            if room is not None:
                room.expects(server, None)
