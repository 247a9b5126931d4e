"""A table in memory: its log replayed, who looks at it, and the one way to change it.

Whoever changes something holds `lock`, calls `save` (disk first, then memory), then `tell`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from comptoir.server import door, pauses, wire
from comptoir.server.errors import NotNow
from comptoir.server.history import Entry, History, Led
from comptoir.server.store import Statement
from comptoir.server.tables import Table, now, summary
from comptoir.table import WATCHER

if TYPE_CHECKING:
    from comptoir.server.house import House
    from comptoir.server.line import Line

REMEMBERED = 512
"""Refusals kept, so that a repeated message is refused alike."""


class Room:
    """A table, its history once it has started, and the sockets that look at it."""

    def __init__(self, house: House, table: Table, history: History | None) -> None:
        self.house = house
        self.table = table
        self.history = history
        self.lock = asyncio.Lock()
        self.lines: list[Line] = []
        self.said = house.store.said(table.id)
        self.refused: OrderedDict[tuple[str, str], wire.No] = OrderedDict()
        self.chat = house.store.chat(table.id)
        self.spoken: list[wire.ChatLine] = []
        """Lines of chat that are saved and not yet told."""
        self.driver: asyncio.Task[None] | None = None
        self.pause: pauses.Pause | None = None
        """While the table does not wait for ever."""
        self.heard_out = 0
        """The version at which the bots that may speak unasked had nothing to say."""
        self.touched = time.monotonic()
        self.edition = 0
        """Counts what changes about the table, the log included."""

    @property
    def playing(self) -> History:
        """The history of a game under way, or over."""
        if self.history is None:
            raise NotNow("not-started", "the game has not started")
        return self.history

    def online(self) -> set[str]:
        return {line.person for line in self.lines if line.person is not None}

    def watchers(self) -> int:
        """Sockets that look through no seat."""
        return sum(line.looks_through(self.table) == WATCHER for line in self.lines)

    def summary(self, person: str | None) -> wire.Summary:
        names = self.house.people.names(self.table)
        return summary(self.table, person, names, self.online(), self.house.pace, self.watchers())

    async def save(
        self,
        table: Table,
        entries: Iterable[Entry] = (),
        led: Led | None = None,
        history: History | None = None,
        said: tuple[str, str] | None = None,
        also: Iterable[Statement] = (),
    ) -> None:
        """Write the table, the new entries of its log and the answered message; then take them in.

        `led` is what a single move led to, `history` what all the entries of a game that starts do."""
        entries = list(entries)
        table = replace(table, updated=now())
        if entries:
            table = replace(table, version=entries[-1].n, wish=None)
        statements = [*table_rows(table, entries), *also]
        if said is not None:
            row = (table.id, *said, table.version)
            statements.append(("INSERT INTO said VALUES (?, ?, ?, ?)", row))
        await self.house.store.write(statements)
        if said is not None:
            self.said[said] = table.version
        self.touched = time.monotonic()
        self.table = table
        self.edition += 1
        if history is not None:
            self.history = history
            return
        for entry in entries:
            self.playing.add(entry, led)

    def changed(self) -> None:
        """Something about the table that is not saved (a name, who is here) is to be told."""
        self.edition += 1

    def tell(self) -> None:
        """Send everybody what is new to them, and let the bots think."""
        pauses.mind(self)
        telling = Telling(self)
        for line in list(self.lines):
            if line.seen < self.table.version or line.eyes != line.looks_through(self.table):
                line.post(telling.state(line, line.seen))
            elif line.edition < self.edition:
                line.post(telling.table(line))
            if self.spoken:
                line.say(wire.ChatTold(self.spoken))
        self.spoken = []
        self.house.opponents.drive(self)

    def show(self, line: Line, since: int) -> None:
        """Answer a look: how things stand, and the chat."""
        telling = Telling(self)
        line.post(telling.state(line, since))
        line.post(wire.encode(wire.ChatTold(self.chat)))

    def refuse(self, person: str, said: wire.No) -> None:
        """Remember a refusal for the case that the message comes again."""
        assert said.id is not None
        self.refused[(person, said.id)] = said
        if len(self.refused) > REMEMBERED:
            self.refused.popitem(last=False)

    @property
    def idle_since(self) -> float | None:
        """Since when nobody needs this room, None while somebody does."""
        driven = self.driver is not None and not self.driver.done()
        busy = self.lines or self.lock.locked() or driven or self.pause is not None
        return None if busy else self.touched


class Telling:
    """One round of telling: what is the same for several sockets is built once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tables: dict[str | None, msgspec.Raw] = {}
        self._seen: dict[int, tuple[Any, Any, Any]] = {}
        self._logs: dict[tuple[int, int], msgspec.Raw] = {}

    def table(self, line: Line) -> bytes:
        line.edition = self.room.edition
        return wire.encode(wire.TableTold(self._summary(line.person)))

    def state(self, line: Line, since: int) -> bytes:
        """How things stand for one socket, with the log it lacks."""
        room = self.room
        eyes = line.looks_through(room.table)
        history = room.history
        if history is None or line.eyes != eyes or not history.knows(since):
            since = 0
        line.eyes, line.seen, line.edition = eyes, room.table.version, room.edition
        view, ask, undo = self._sees(eyes)
        return wire.encode(
            wire.StateTold(
                version=room.table.version,
                since=since,
                seat=None if eyes == WATCHER else eyes,
                view=view,
                ask=ask,
                left=None if room.pause is None else round(1000 * room.pause.left),
                undo=undo,
                log=self._log(eyes, since),
                table=self._summary(line.person),
            )
        )

    def _summary(self, person: str | None) -> msgspec.Raw:
        if person not in self._tables:
            self._tables[person] = msgspec.Raw(wire.encode(self.room.summary(person)))
        return self._tables[person]

    def _sees(self, eyes: int) -> tuple[Any, Any, Any]:
        history = self.room.history
        if history is None:
            return None, None, None
        if eyes not in self._seen:
            view = msgspec.Raw(wire.encode(door.view(history.game, history.now, eyes)))
            undo = door.undo(self.room.table, history, eyes)
            self._seen[eyes] = (view, door.ask(history, eyes), undo)
        return self._seen[eyes]

    def _log(self, eyes: int, since: int) -> msgspec.Raw:
        if (eyes, since) not in self._logs:
            history = self.room.history
            entries = [] if history is None else door.log(history, eyes, since)
            self._logs[eyes, since] = msgspec.Raw(wire.encode(entries))
        return self._logs[eyes, since]


def table_rows(table: Table, entries: Iterable[Entry]) -> list[Statement]:
    """The statements that save a table, new or changed, and new entries of its log."""
    data = wire.encode(table).decode()
    statements: list[Statement] = [
        (
            """INSERT INTO tables VALUES (?, ?, ?, ?, later(?), ?) ON CONFLICT (id) DO UPDATE
               SET status = excluded.status, updated = excluded.updated, data = excluded.data""",
            (table.id, table.owner, int(table.public), table.status, table.updated, data),
        )
    ]
    for entry in entries:
        row = (table.id, entry.n, entry.at, entry.kind, entry.seat, entry.text)
        statements.append(("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", row))
    return statements


def sitting_rows(table: Table) -> list[Statement]:
    """The statements that remember who sat here, for their own list of tables."""
    people = sorted({seat.person for seat in table.seats if seat.person is not None} | {table.owner})
    return [("INSERT OR IGNORE INTO sitting VALUES (?, ?)", (person, table.id)) for person in people]
