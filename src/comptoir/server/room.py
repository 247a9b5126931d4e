"""A table in memory: its log replayed, who looks at it, and the one way to change it.

Whoever changes something holds `lock`, calls `save` (disk first, then memory), then `tell`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Protocol

from msgspec.structs import replace

from comptoir.server import door, wire
from comptoir.server.changes import Change, DropOrders, KeepAnswer, KeepTable
from comptoir.server.deadlines import Deadline
from comptoir.server.differences import Trace
from comptoir.server.errors import DatabaseGone, NotNow, Overtaken, deal_sealed, report
from comptoir.server.history import History, Led, Rewound, standing
from comptoir.server.limits import Bucket, Budgets
from comptoir.server.line import Line
from comptoir.server.metrics import Metrics
from comptoir.server.notes import Notes
from comptoir.server.notices import Notices
from comptoir.server.orders import Orders, speaking
from comptoir.server.people import People
from comptoir.server.position import PLAYED, Logged, moves_of, told_beside
from comptoir.server.settings import Limits, Settings
from comptoir.server.store import Store
from comptoir.server.tables import Remark, Table, as_read_by, now, summary
from comptoir.server.telling import Telling
from comptoir.server.turns import Turns
from comptoir.table import WATCHER, Record, State

SOON = 600.0
"""Seconds: a clock that runs out later than that need not be in memory."""
REMEMBERED = 512
"""Refusals kept, so that a repeated message is refused alike."""


Company = tuple[frozenset[str], int]
"""People, and how many look through no seat."""


class Household(Protocol):
    """What a room asks of the house it is in."""

    store: Store
    people: People
    budgets: Budgets
    limits: Limits
    metrics: Metrics
    notes: Notes
    notices: Notices
    settings: Settings
    turns: Turns
    pace: float | None

    def adopt(self, table: Table, history: History | None) -> Room:
        """A room for a table that was saved a moment ago."""

    async def learn(self, tables: Iterable[Table]) -> bool:
        """Have at hand what is told of those who sit at these tables; True if a name was not known."""

    async def catch_up(self, room: Room) -> None:
        """Take in what other servers have done there."""

    async def settled(
        self, before: Table | None, after: Table, moved: Collection[int] = ()
    ) -> tuple[Table, list[Change]]:
        """A table that is about to be saved, with its clocks, and what is to be kept with it."""

    def mind(self, room: Room) -> None:
        """Look to what does not wait for ever there: a pause, a wish to take back."""

    def drive(self, room: Room) -> None:
        """Let the bots answer there, if any is asked."""


class Room:
    """A table, its history once it has started, and the sockets that look at it."""

    def __init__(
        self,
        house: Household,
        table: Table,
        history: History | None,
        chat: Iterable[Remark] = (),
        orders: dict[int, Orders] | None = None,
    ) -> None:
        self.house = house
        self.table = table
        self.history = history
        self.lock = asyncio.Lock()
        self.lines: list[Line] = []
        self.refused: OrderedDict[tuple[str, str], wire.No] = OrderedDict()
        self.chat = list(chat)
        self.spoken: list[Remark] = []
        """Lines of chat that are saved and not yet told."""
        self.orders: dict[int, Orders] = orders or {}
        """What people have ordered, by seat; each its owner's secret."""
        self.ordered_anew: set[int] = set()
        """Seats whose orders have changed and are to be told."""
        self.driver: asyncio.Task[None] | None = None
        self.pause: Deadline | None = None
        """While the table does not wait for ever."""
        self.patience: Deadline | None = None
        """While somebody wishes to take back."""
        self.clock: Deadline | None = None
        """While somebody's time runs."""
        self.asides = Bucket(*house.limits.asides_table)
        """What is said here though nobody waits for it."""
        self.doubtful = False
        """May something have been saved that is not known here?"""
        self.elsewhere: dict[str, Company] = {}
        """Who looks at other servers, by server."""
        self.heard_out = 0
        """The version at which the bots that may speak unasked had nothing to say."""
        self.told: dict[int, tuple[int, Trace]] = {}
        """What each pair of eyes was told last, and at which version, for those who want only what changes."""
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
        entries: Sequence[Logged]
        if self.history is not None:
            entries = self.history.entries
        else:
            entries = standing(await self.house.store.entries(self.table.id))[0]
        names = [seat.name for seat in self.summary(None).seats]
        return door.record(self.table, moves_of(entries), names, told_beside(entries))

    def here(self) -> Company:
        """Who looks at this server."""
        people = frozenset(line.person for line in self.lines if line.person is not None)
        return people, sum(line.looks_through(self.table) == WATCHER for line in self.lines)

    def present(self) -> tuple[set[str], int]:
        """Who looks, here or at another server, and how many sockets look through no seat."""
        companies = [self.here(), *self.elsewhere.values()]
        return set().union(*(people for people, _ in companies)), sum(watchers for _, watchers in companies)

    def expects(self, server: str, company: Company | None) -> None:
        """Who looks at another server; None: it is not heard of any more."""
        before = self.present()
        self.elsewhere.pop(server, None)
        if company is not None:
            self.elsewhere[server] = company
        if self.present() != before:
            self.changed()
            self.tell()

    def summary(self, person: str | None) -> wire.Summary:
        return self.summaries()(person)

    def summaries(self) -> Callable[[str | None], wire.Summary]:
        """The table as each person reads it; what is the same for all is looked up once."""
        table, pace = self.table, self.house.pace
        names, (online, watchers) = self.house.people.names(table), self.present()
        clocks = self.house.turns.clocks(table)
        return partial(as_read_by, table, summary(table, None, names, online, pace, clocks, watchers))

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
        # A game that is over was so at one time, whatever is said of it afterwards.
        at = table.updated if self.table.status == table.status == "over" else now()
        table = replace(table, updated=at, revision=self.table.revision + 1)
        if entries:
            table = replace(table, version=entries[-1].n, wish=None)
        moved = {entry.seat for entry in entries if entry.kind in PLAYED and entry.seat is not None}
        table, more = await self.house.settled(self.table, table, moved)
        table = replace(table, ordered=speaking(self.orders, self.history, led))
        events = led[1] if isinstance(led, tuple) else []
        letters = await self.house.notices.of(self.table, table, events)
        answered = [] if said is None else [KeepAnswer(table.id, *said, table.version)]
        dropped = [DropOrders(table.id)] if self.orders and table.status == "over" else []
        try:
            changed = [*more, *also, *letters, *dropped, *answered]
            await self.house.store.write(KeepTable(table, entries, seated), *changed)
        except (DatabaseGone, Overtaken):
            self.doubtful = True
            raise
        self.touched = time.monotonic()
        self.table = table
        if table.apart and table.status == "over" and entries:
            self.spoken = list(self.chat)  # what the others said apart may be read now
        if dropped:
            self.ordered_anew |= self.orders.keys()
            self.orders = {}
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

    def hear_chat(self, chat: list[Remark]) -> None:
        """All that was said here: what is new is to be told."""
        last = self.chat[-1].line.n if self.chat else 0
        self.spoken += [said for said in chat if said.line.n > last]
        self.chat = chat

    def hear_orders(self, orders: dict[int, Orders]) -> None:
        """All that is ordered here: what is new is to be told to its owner."""
        seats = orders.keys() | self.orders.keys()
        self.ordered_anew |= {seat for seat in seats if orders.get(seat) != self.orders.get(seat)}
        self.orders = orders

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
            sat = line.eyes != line.looks_through(self.table)
            if self.table.hides_from(line.person):
                line.bye(deal_sealed())
            elif line.seen < self.table.version or sat:
                line.post(telling.state(line, line.seen))
            elif line.edition < self.edition:
                line.post_table(telling.table(line))
            spoken = self.chat if sat and not self.table.public else self.spoken
            if heard := self.heard_by(line, spoken):
                line.say(wire.ChatTold(heard))
            if line.eyes in self.ordered_anew and (told := door.orders(self.table, self.orders, line)):
                line.say(told)
        self.spoken = []
        self.ordered_anew = set()
        self._sights = None
        looking = {line.eyes for line in self.lines if line.wants_changes}
        self.told = {eyes: told for eyes, told in self.told.items() if eyes in looking}
        self.house.drive(self)

    def show(self, line: Line, since: int) -> None:
        """Answer a look: how things stand, and the chat."""
        telling = Telling(self)
        line.table = None
        line.post(telling.state(line, since))
        line.post(wire.encode(wire.ChatTold(self.heard_by(line, self.chat))))
        if line.eyes in self.orders and (told := door.orders(self.table, self.orders, line)):
            line.say(told)

    def heard_by(self, line: Line, said: list[Remark]) -> list[wire.ChatLine]:
        """What of the chat is for somebody: at a table by invitation nothing, unless they sit there or were asked to
        come; and nothing of those whom they have muted."""
        if not said or not (self.table.public or line.bidden or self.is_at_home(line.person)):
            return []
        heard = [each.line for each in said if self.by(each) not in line.shuns]
        return door.chat(self.table, heard, line.person)

    def is_at_home(self, person: str | None) -> bool:
        """Do they sit here, or have they made the table?"""
        return person is not None and (person == self.table.owner or bool(self.table.held_by(person)))

    def by(self, said: Remark) -> str:
        """Who has said something; of old lines, who sits where it was said."""
        seat = said.line.seat
        return said.person or ("" if seat is None else self.table.seats[seat].person or "")

    def knows(self, person: str) -> bool:
        """Does anything here show somebody: a seat, or what they have said?"""
        return bool(self.table.held_by(person)) or any(said.person == person for said in self.chat)

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
        for deadline in (self.pause, self.patience, self.clock):
            if deadline is not None:
                await deadline.stop()

    @property
    def idle_since(self) -> float | None:
        """Since when nobody needs this room, None while somebody does."""
        driven = self.driver is not None and not self.driver.done()
        soon = self.clock is not None and self.clock.left < SOON
        waiting = self.pause is not None or self.patience is not None or soon
        busy = self.lines or self.lock.locked() or driven or waiting
        return None if busy else self.touched
