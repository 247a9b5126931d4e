"""The rooms in memory: opened from the log when somebody needs one, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from comptoir.server import renewal
from comptoir.server.changes import KeepTable
from comptoir.server.deals import resealed
from comptoir.server.errors import Broken, DatabaseGone, Overtaken, Unknown, report
from comptoir.server.history import History
from comptoir.server.orders import Orders
from comptoir.server.room import Household, Room
from comptoir.server.tables import Remark, Table
from comptoir.table import ComptoirError

IDLE = 300.0
NEEDED = 60.0
"""Seconds after which a room is not read on for somebody who may still be coming."""
LOOK_ROUND = 30.0
HOUR = 3600.0
ABANDONED = 30 * 24
"""How long a table may wait for players, in hours during which the server runs: the clock on the wall may jump."""

log = logging.getLogger("comptoir.rooms")


class Rooms:
    """Every room by the id of its table."""

    def __init__(self, house: Household, ends_old_games: bool) -> None:
        self._house = house
        self._ends_old_games = ends_old_games
        """The host's word for games whose rules are gone."""
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._settling: set[asyncio.Task[None]] = set()

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

    def adopt(
        self,
        table: Table,
        history: History | None,
        chat: Iterable[Remark] = (),
        orders: dict[int, Orders] | None = None,
    ) -> Room:
        """A room for a table that was saved a moment ago."""
        room = self._open[table.id] = Room(self._house, table, history, chat, orders)
        self._house.mind(room)
        self._house.drive(room)
        return room

    def there(self, table: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._open.get(table)

    def all(self) -> list[Room]:
        return list(self._open.values())

    async def resume(self) -> None:
        """After a start: open the games that go on by themselves, for a bot is asked, something is ordered or the time
        runs, and those that were begun under other rules."""
        ordered = set(await self._house.store.ordered())
        for table in await self._house.store.playing():
            try:
                if table.goes_on_alone or table.id in ordered or not table.is_current:
                    await self.open(table.id)
            except ComptoirError as error:
                log.warning("table %s does not go on: %s", table.id, error)
            except Exception as error:
                self._house.store.blame(table.id, "it cannot be opened", error)

    async def stop(self) -> None:
        """The server stops: nobody waits for a room any more, and no room for anybody."""
        waiting = [*self._opening.values(), *self._settling]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for room in self.all():
            await room.stop()

    async def tidy(self) -> None:
        """For ever: forget rooms that nobody has needed for a while, close tables that nobody has joined for long."""
        counted = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                self.forget(time.monotonic() - IDLE)
                if time.monotonic() - counted >= HOUR:
                    counted += HOUR
                    # Of several servers one counts, until it ends.
                    if await self._house.store.database.claim("hours"):
                        await self.another_hour()
            except Exception as error:
                report("the rooms", "could not tidy up; trying again in a while", error)

    async def another_hour(self) -> None:
        """The server has run for one more: close the tables that nobody has joined for long."""
        store = self._house.store
        await store.count_hour(ABANDONED)
        await self.close_abandoned(await store.hours_ago(ABANDONED))

    async def close_abandoned(self, before: str) -> None:
        """Close the tables nobody has joined since `before`, unless somebody looks at one now."""
        for name in await self._house.store.open_since(before):
            try:
                room = await self.open(name)
                async with room.lock:
                    await room.anew(partial(_close, room))
            except (Broken, DatabaseGone):
                continue
            except Exception as error:  # the others are closed all the same
                report(f"table {name}", "it was not closed", error)

    def forget(self, before: float) -> None:
        """Drop the rooms that nobody has needed since `before`; their log is on disk."""
        for room in self.all():
            self._dropped(room, before)

    def _dropped(self, room: Room, before: float) -> bool:
        if room.idle_since is None or room.idle_since >= before:
            return False
        del self._open[room.table.id]
        if room.clock is not None:
            room.clock.end()
        room.driver = None  # a task that was stopped holds its room
        return True

    def close_down(self, table: str) -> None:
        """A table is no more: whoever looks at it is told."""
        room = self._open.pop(table, None)
        if room is not None:
            for line in room.lines:
                line.bye(_unknown(table))

    def follow(self, tables: Iterable[str]) -> None:
        """Other servers have changed these tables: read on in those that are needed here."""
        for table in tables:
            if table in self._opening:
                self._opening[table].add_done_callback(partial(self._follow_on, table))
            room = self._open.get(table)
            if room is not None and not self._dropped(room, time.monotonic() - NEEDED):
                room.doubtful = True
                task = asyncio.create_task(self._settle(room))
                self._settling.add(task)
                task.add_done_callback(self._settling.discard)

    def _follow_on(self, table: str, _: object) -> None:
        self.follow([table])

    async def _settle(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.settle()
        except ComptoirError as error:
            log.warning("table %s is not up to date: %s", room.table.id, error)

    async def _load(self, name: str) -> Room:
        while True:
            with contextlib.suppress(Overtaken):
                return await self._try_to_load(name)

    async def _try_to_load(self, name: str) -> Room:
        table = await self._house.store.table(name)
        if table is None:
            raise _unknown(name)
        if table.status == "open":
            table = await self._unstarted(table)
        history = None
        if table.version > 0:
            found = await self._opened(table)
            table, history = found.table, found.history
            if found.entry is not None:
                table = replace(table, revision=table.revision + 1)
                await self._house.store.write(KeepTable(table, [found.entry]))
        await self._house.learn([table])
        store = self._house.store
        return self.adopt(table, history, await store.chat(name), await store.orders(name))

    async def _unstarted(self, table: Table) -> Table:
        """A table that waits for players, with a sealed deal and the newest rules."""
        fresh = table if table.parts is not None or table.study else resealed(table)
        if not fresh.is_current:
            fresh = await asyncio.to_thread(renewal.waiting, fresh)
        if fresh is not table:
            fresh = replace(fresh, revision=table.revision + 1)
            await self._house.store.write(KeepTable(fresh))
        return fresh

    async def _opened(self, table: Table) -> renewal.Opened:
        """The table with its log replayed; `Broken` if that cannot be."""
        store = self._house.store
        # Another server may add to the log while it is read here.
        entries = [entry for entry in await store.entries(table.id) if entry.n <= table.version]
        try:
            return await asyncio.to_thread(renewal.opened, table, entries, self._ends_old_games)
        except Exception as error:
            raise store.blame(table.id, "its log cannot be replayed", error) from error


def _unknown(table: str) -> Unknown:
    return Unknown("unknown-table", "there is no such table", table=table[:40])


async def _close(room: Room) -> None:
    if room.table.status == "open" and not room.lines:
        await room.save(replace(room.table, status="closed"))
