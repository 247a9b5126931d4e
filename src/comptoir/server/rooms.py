"""The rooms in memory: opened from the log when somebody needs one, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import timedelta
from typing import TYPE_CHECKING

from msgspec.structs import replace

from comptoir.server.deals import resealed
from comptoir.server.errors import Broken, Unknown
from comptoir.server.history import History, replayed
from comptoir.server.position import Entry
from comptoir.server.room import Room, table_rows
from comptoir.server.tables import Table, now
from comptoir.table import UnknownRules

if TYPE_CHECKING:
    from comptoir.server.house import House

IDLE = 300.0
LOOK_ROUND = 30.0
ABANDONED = timedelta(days=30)
"""How long a table may wait for players."""

log = logging.getLogger("comptoir.rooms")


class Rooms:
    """Every room by the id of its table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def open(self, table: str) -> Room:
        """The room of a table, its log replayed; `Unknown` if there is none."""
        room = self._open.get(table)
        if room is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            room = await asyncio.shield(task)
        room.touched = time.monotonic()
        return room

    def adopt(self, table: Table, history: History | None) -> Room:
        """A room for a table that was saved a moment ago."""
        room = self._open[table.id] = Room(self._house, table, history)
        room.mind()
        self._house.opponents.drive(room)
        return room

    def there(self, table: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._open.get(table)

    def all(self) -> list[Room]:
        return list(self._open.values())

    async def resume(self) -> None:
        """After a start: open the games that go on by themselves, for a bot is asked or the time runs."""
        for table in await asyncio.to_thread(self._house.store.playing):
            timed = table.pausing and table.pause is not None
            if timed or any(table.seats[seat].plays_itself for seat in table.asked):
                try:
                    await self.open(table.id)
                except (UnknownRules, Broken) as error:
                    log.warning("table %s does not go on: %s", table.id, error)

    async def stop(self) -> None:
        """The server stops: nobody waits for a room any more."""
        opening = list(self._opening.values())
        for task in opening:
            task.cancel()
        await asyncio.gather(*opening, return_exceptions=True)

    async def tidy(self) -> None:
        """For ever: forget rooms that nobody has needed for a while, close tables that nobody has joined for long."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                self.forget(time.monotonic() - IDLE)
                await self.close_abandoned(now(ABANDONED))
            except Exception:
                log.exception("could not tidy up; trying again in a while")

    async def close_abandoned(self, before: str) -> None:
        """Close the tables nobody has joined since `before`, unless somebody looks at one now."""
        for name in self._house.store.open_since(before):
            room = await self.open(name)
            async with room.lock:
                if room.table.status == "open" and not room.lines:
                    await room.save(replace(room.table, status="closed"))

    def forget(self, before: float) -> None:
        """Drop the rooms that nobody has needed since `before`; their log is on disk."""
        for room in self.all():
            if room.idle_since is not None and room.idle_since < before:
                del self._open[room.table.id]
                room.driver = None  # a task that was stopped holds its room

    async def _load(self, name: str) -> Room:
        table = self._house.store.table(name)
        if table is None:
            raise Unknown("unknown-table", "there is no such table", table=name[:40])
        if table.status == "open" and table.parts is None and not table.study:
            table = resealed(table)
            await self._house.store.write(table_rows(table, []))
        history = None
        if table.version > 0:
            history = await asyncio.to_thread(self._rebuilt, table)
        return self.adopt(table, history)

    def _rebuilt(self, table: Table) -> History:
        return _rebuilt(table, self._house.store.entries(table.id))


def _rebuilt(table: Table, entries: list[Entry]) -> History:
    game = table.rulebook()
    try:
        return replayed(game, table.opening(), entries)
    except Exception as error:
        log.exception("table %s cannot be replayed", table.id)
        raise Broken("broken-table", "this table's log cannot be replayed; it has been reported") from error
