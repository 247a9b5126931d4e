"""A table in memory: its log replayed, who looks at it, and the one way to change it.

Whoever changes something holds `lock`, calls `save` (disk first, then memory), then `tell`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from comptoir.server import door, limits, wire
from comptoir.server.changes import Change, KeepAnswer, KeepTable
from comptoir.server.deadlines import Deadline
from comptoir.server.errors import DatabaseGone, NotNow, Overtaken, report
from comptoir.server.history import History, Led, Rewound, standing
from comptoir.server.line import Line
from comptoir.server.people import People
from comptoir.server.position import Logged, moves_of
from comptoir.server.store import Store
from comptoir.server.tables import Table, now, summary
from comptoir.table import WATCHER, Record, State

REMEMBERED = 512
"""Refusals kept, so that a repeated message is refused alike."""


Company = tuple[frozenset[str], int]
"""People, and how many look through no seat."""


class Household(Protocol):
    """What a room asks of the house it is in."""

    store: Store
    people: People
    budgets: limits.Budgets
    pace: float | None

    def adopt(self, table: Table, history: History | None) -> Room:
        """A room for a table that was saved a moment ago."""

    async def catch_up(self, room: Room) -> None:
        """Take in what other servers have done there."""

    def mind(self, room: Room) -> None:
        """Look to what does not wait for ever there: a pause, a wish to take back."""

    def drive(self, room: Room) -> None:
        """Let the bots answer there, if any is asked."""


class Room:
    """A table, its history once it has started, and the sockets that look at it."""

    def __init__(
        self, house: Household, table: Table, history: History | None, chat: Iterable[wire.ChatLine] = ()
    ) -> None:
        self.house = house
        self.table = table
        self.history = history
        self.lock = asyncio.Lock()
        self.lines: list[Line] = []
        self.refused: OrderedDict[tuple[str, str], wire.No] = OrderedDict()
        self.chat = list(chat)
        self.spoken: list[wire.ChatLine] = []
        """Lines of chat that are saved and not yet told."""
        self.driver: asyncio.Task[None] | None = None
        self.pause: Deadline | None = None
        """While the table does not wait for ever."""
        self.patience: Deadline | None = None
        """While somebody wishes to take back."""
        self.asides = limits.Bucket(*limits.ASIDES_TABLE)
        """What is said here though nobody waits for it."""
        self.doubtful = False
        """May something have been saved that is not known here?"""
        self.elsewhere: dict[str, Company] = {}
        """Who looks at other servers, by server."""
        self.heard_out = 0
        """The version at which the bots that may speak unasked had nothing to say."""
        self._sights: door.Sights | None = None
        self.touched = time.monotonic()
        self.edition = 0
        """Counts what changes about the table, the log included."""

    @property
    def playing(self) -> History:
        """The history of a game under way, or over."""
        if self.history is None:
            if self.table.version:
                raise NotNow("old-rules", "this game was begun under rules that this server no longer has")
            raise NotNow("not-started", "the game has not started")
        return self.history

    async def record(self) -> Record:
        """The whole game, once it is over; from the disk if it cannot be replayed here."""
        if self.history is not None:
            moves = moves_of(self.history.played)
        else:
            entries = await self.house.store.entries(self.table.id)
            moves = moves_of(standing(entries)[0])
        return door.record(self.table, moves, [seat.name for seat in self.summary(None).seats])

    def here(self) -> Company:
        """Who looks at this server."""
        people = frozenset(line.person for line in self.lines if line.person is not None)
        return people, sum(line.looks_through(self.table) == WATCHER for line in self.lines)

    def online(self) -> set[str]:
        return set().union(self.here()[0], *(people for people, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        """Sockets that look through no seat."""
        return self.here()[1] + sum(watchers for _, watchers in self.elsewhere.values())

    def expects(self, server: str, company: Company | None) -> None:
        """Who looks at another server; None: it is not heard of any more."""
        before = self.online(), self.watchers()
        self.elsewhere.pop(server, None)
        if company is not None:
            self.elsewhere[server] = company
        if (self.online(), self.watchers()) != before:
            self.changed()
            self.tell()

    def summary(self, person: str | None) -> wire.Summary:
        return self.summaries()(person)

    def summaries(self) -> Callable[[str | None], wire.Summary]:
        """The table as each person reads it; what is the same for all is looked up once."""
        table, pace = self.table, self.house.pace
        names, online, watchers = self.house.people.names(table), self.online(), self.watchers()
        return lambda person: summary(table, person, names, online, pace, watchers)

    async def save(
        self,
        table: Table,
        entries: Iterable[Logged] = (),
        led: Led | Rewound | None = None,
        history: History | None = None,
        said: tuple[str, str] | None = None,
        seated: bool = False,
        also: Iterable[Change] = (),
    ) -> None:
        """Write the table, the new entries of its log and the answered message; then take them in.

        `led` is what a single entry led to, `history` what all the entries of a game that starts do.
        `seated`: somebody has sat down."""
        entries = list(entries)
        table = replace(table, updated=now(), revision=self.table.revision + 1)
        if entries:
            table = replace(table, version=entries[-1].n, wish=None)
        answered = [] if said is None else [KeepAnswer(table.id, *said, table.version)]
        try:
            await self.house.store.write(KeepTable(table, entries, seated), *also, *answered)
        except (DatabaseGone, Overtaken):
            self.doubtful = True
            raise
        self.touched = time.monotonic()
        self.table = table
        self.edition += 1
        if history is not None:
            self.history = history
            return
        if self.history is not None:
            for entry in entries:
                self.history.add(entry, led)

    async def anew(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do something that is saved; if another server was quicker, do it again, knowing what that has done."""
        for last in (False, False, True):
            await self.settle()
            try:
                await act()
            except Overtaken:
                if last:
                    raise
            else:
                return

    async def settle(self) -> None:
        """Take in what other servers may have done, and tell it. Whoever calls holds the lock."""
        if self.doubtful:
            self.doubtful = False
            try:
                await self.house.catch_up(self)
            except BaseException:
                self.doubtful = True
                raise
            self.tell()

    def take_in(self, table: Table, history: History | None) -> None:
        """The table as another server has saved it."""
        self.table, self.history = table, history
        self._sights = None
        self.edition += 1

    def hear_chat(self, chat: list[wire.ChatLine]) -> None:
        """All that was said here: what is new is to be told."""
        last = self.chat[-1].n if self.chat else 0
        self.spoken += [line for line in chat if line.n > last]
        self.chat = chat

    def sights(self, s: State) -> door.Sights:
        """What is seen of a state that is about to be saved, or to be told: kept until all have been told."""
        if self._sights is None or self._sights.state is not s:
            self._sights = door.Sights(self.playing.game, s)
        return self._sights

    def changed(self) -> None:
        """Something about the table that is not saved (a name, who is here) is to be told."""
        self.edition += 1

    def tell(self) -> None:
        """Send everybody what is new to them, and let the bots think."""
        self.house.mind(self)
        telling = Telling(self)
        for line in list(self.lines):
            if line.seen < self.table.version or line.eyes != line.looks_through(self.table):
                line.post(telling.state(line, line.seen))
            elif line.edition < self.edition:
                line.post_table(telling.table(line))
            if self.spoken:
                line.say(wire.ChatTold(self.spoken))
        self.spoken = []
        self._sights = None
        self.house.drive(self)

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

    def report(self, seat: int | None, what: str, error: Exception) -> None:
        """A word to the host about what broke here: which table, where it stood, whose turn; no card, no move."""
        where = (
            f"table {self.table.id}, version {self.table.version}, seat {'none' if seat is None else seat}"
        )
        report(where, what, error)

    async def stop(self) -> None:
        """The server stops: what is waited for has its full time again after the next start."""
        for deadline in (self.pause, self.patience):
            if deadline is not None:
                await deadline.stop()

    @property
    def idle_since(self) -> float | None:
        """Since when nobody needs this room, None while somebody does."""
        driven = self.driver is not None and not self.driver.done()
        waiting = self.pause is not None or self.patience is not None
        busy = self.lines or self.lock.locked() or driven or waiting
        return None if busy else self.touched


class Telling:
    """One round of telling: what is the same for several sockets is built once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._summaries = room.summaries()
        self._sights = None if room.history is None else room.sights(room.history.now)
        self._involved = {room.table.owner, *(seat.person for seat in room.table.seats)}
        self._tables: dict[str | None, msgspec.Raw] = {}
        self._seen: dict[int, tuple[Any, Any, Any]] = {}
        self._logs: dict[tuple[int, int], tuple[int, msgspec.Raw]] = {}

    def table(self, line: Line) -> bytes:
        line.edition = self.room.edition
        return wire.encode(wire.TableTold(self._summary(line.person)))

    def state(self, line: Line, since: int) -> bytes:
        """How things stand for one socket, with the log it lacks."""
        room = self.room
        eyes = line.looks_through(room.table)
        history = room.history
        if history is None or line.eyes != eyes or not history.knows(since) or history.lacks_pages(since):
            since = 0
        line.eyes, line.seen, line.edition = eyes, room.table.version, room.edition
        view, ask, back = self._sees(eyes)
        earlier, log = self._log(eyes, since)
        return wire.encode(
            wire.StateTold(
                version=room.table.version,
                since=since,
                seat=None if eyes == WATCHER else eyes,
                view=view,
                ask=ask,
                left=None if room.pause is None else round(1000 * room.pause.left),
                undo=back,
                earlier=earlier,
                log=log,
                table=self._summary(line.person),
            )
        )

    def _summary(self, person: str | None) -> Any:
        """To all who hold no seat and own nothing here, the table is the same."""
        who = person if person in self._involved else None
        if who not in self._tables:
            self._tables[who] = msgspec.Raw(wire.encode(self._summaries(who)))
        return self._tables[who]

    def _sees(self, eyes: int) -> tuple[Any, Any, Any]:
        history = self.room.history
        if history is None or self._sights is None:
            return None, None, None
        if eyes not in self._seen:
            view = self._sights.seen_by(eyes)
            back = door.undo(self.room.table, history, eyes)
            self._seen[eyes] = (view, door.ask(history, eyes), back)
        return self._seen[eyes]

    def _log(self, eyes: int, since: int) -> tuple[int, Any]:
        """How many entries came before, and those after version `since`."""
        if (eyes, since) not in self._logs:
            history = self.room.history
            entries = [] if history is None else door.log(history, eyes, since)
            earlier = 0 if history is None else len(history.entries) - len(entries)
            self._logs[eyes, since] = (earlier, msgspec.Raw(wire.encode(entries)))
        return self._logs[eyes, since]
