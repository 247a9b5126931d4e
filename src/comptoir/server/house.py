"""Everything one server holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import TypeVar
from weakref import WeakValueDictionary

from starlette.datastructures import Address

from comptoir.server import clocks, pauses, undo
from comptoir.server.changes import Change, News, Present
from comptoir.server.deals import Promises
from comptoir.server.errors import DatabaseGone, NotNow, NotYours, TooMuch, report
from comptoir.server.following import catch_up
from comptoir.server.garbage import Garbage
from comptoir.server.habits import HabitsKept
from comptoir.server.health import Checkup
from comptoir.server.hints import Hints
from comptoir.server.history import History
from comptoir.server.limits import Budgets, counted_as
from comptoir.server.line import COMES_BACK, Line
from comptoir.server.metrics import FaultCounter, Metrics
from comptoir.server.notes import Notes
from comptoir.server.notices import Notices
from comptoir.server.opponents import Opponents
from comptoir.server.passwords import Passwords
from comptoir.server.people import People, Visitor
from comptoir.server.postman import Postman
from comptoir.server.presence import Presence
from comptoir.server.ratings import Ratings
from comptoir.server.reviews import Reviews
from comptoir.server.room import Room
from comptoir.server.rooms import Rooms
from comptoir.server.running import HouseTime, wall_clock
from comptoir.server.settings import AS_USUAL, Settings
from comptoir.server.store import Store
from comptoir.server.tables import Table, now
from comptoir.server.turns import Turn, Turns, newly_asked
from comptoir.server.writer import Database
from comptoir.table import ComptoirError, games

LAST_WORDS = 1.0
HEED = 0.5
"""Seconds after which it is seen again what hosts have done."""
TAKE_OVER = 0.3
"""Seconds after which it is seen again whether a table stands still that should go on by itself."""
AT_ONCE = 50
"""Sockets that are told in one go."""
REPLAYS = 2
"""Threads for whatever must replay a game before it can go on."""
TELLERS = 1
"""Threads for what is only told: old frames, pages of logs, records."""
T = TypeVar("T")
Caller = Callable[[list[Turn]], Sequence[Change]]
"""Is told who is newly asked; the changes it answers are written with the move, or neither is."""

log = logging.getLogger("comptoir.house")


class House:
    """The store, the people, the rooms and the bots of one database."""

    def __init__(
        self,
        database: Database,
        key: bytes,
        pace: float | None,
        ends_old_games: bool = False,
        settings: Settings = AS_USUAL,
        wall: Callable[[], datetime] = wall_clock,
    ) -> None:
        for rules in games().values():  # found, and their boxes read, before anybody waits for an answer
            assert rules.box_digest is not None
        self.pace = pace
        self.settings = settings
        self.limits = settings.limits
        self.metrics = Metrics()
        self.store = Store(database, self.metrics)
        self.notes = Notes(self.store, settings.admin.people)
        self.people = People(self.store, key, self.limits.listed, self.notes.is_gone)
        self.passwords = Passwords()
        self.habits = HabitsKept(self.store, self.limits)
        self.running = HouseTime(self.store, wall)
        self.turns = Turns(self.running, self.habits.at_hand)
        self.callers: list[Caller] = []
        """Who is to know whom the table waits for, before it is saved: see `Caller`."""
        self.notices = Notices(self.people.register)
        register = self.people.register
        self.postman = Postman(self.store, register, self.notices, self.habits, settings, key, self.metrics)
        self.promises = Promises(self.store)
        self.opponents = Opponents(pace, settings=settings.bots, metrics=self.metrics)
        self.hints = Hints(self.opponents.thinkers)
        self.rooms = Rooms(self, ends_old_games)
        self.presence = Presence(self.rooms, database)
        self.reviews = Reviews(self.store, self.rooms, settings.bots.review)
        self.ratings = Ratings(self.store)
        self.lines: set[Line] = set()
        self.stops = False
        """Is it about to end?"""
        self.budgets = Budgets(self.limits)
        self.importing = asyncio.Semaphore(1)
        """Records are replayed one after the other, so that a thread is left for everybody else."""
        self._sockets: Counter[str] = Counter()
        self._replays = ThreadPoolExecutor(REPLAYS, "comptoir-replay")
        self._tellers = ThreadPoolExecutor(TELLERS, "comptoir-teller")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.health = Checkup(self.store, self.opponents, self.works)
        self.metrics.counts(Census(self))
        self._faults = FaultCounter(self.metrics)
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._garbage: Garbage | None = None

    def open(self, *chores: Coroutine[None, None, None]) -> None:
        """Begin to work: the bots go on, idle rooms are forgotten; and whatever else is to be done beside that."""
        asyncio.get_running_loop().set_default_executor(self._replays)
        self._garbage = Garbage()
        self._chores = [asyncio.create_task(self.rooms.resume()), asyncio.create_task(self.rooms.tidy())]
        self._chores += [asyncio.create_task(chore) for chore in chores]
        self._chores.append(asyncio.create_task(self.metrics.watch_the_loop()))
        self._chores.append(asyncio.create_task(self.follow_hosts()))
        self._chores.append(asyncio.create_task(self.reviews.keep()))
        self._chores.append(asyncio.create_task(self.running.keep()))
        self._chores.append(asyncio.create_task(clocks.watch(self.rooms, self.store, self.turns)))
        self._chores.append(asyncio.create_task(self.postman.keep()))
        logging.getLogger("comptoir").addHandler(self._faults)
        if self.store.database.shared:
            self._chores.append(asyncio.create_task(self.store.database.listen(self)))
            self._chores.append(asyncio.create_task(self.take_over()))
            self._chores.append(asyncio.create_task(self.presence.keep()))

    def works(self) -> bool:
        """Do the bots go on, and is tidied up? False if that has broken down as a whole."""
        return not any(chore.done() and (chore.cancelled() or chore.exception()) for chore in self._chores)

    async def learn(self, tables: Iterable[Table]) -> bool:
        """Have at hand what is told of those who sit at these tables; True if a name was not known."""
        tables = list(tables)
        await self.running.ready()
        await self.habits.learn({seat.person for table in tables for seat in table.seats if seat.person})
        return await self.people.learn(tables)

    async def settled(
        self, before: Table | None, after: Table, moved: Collection[int] = ()
    ) -> tuple[Table, list[Change]]:
        """A table that is about to be saved, with its clocks, and what is to be kept with it."""
        await self.learn([after])
        table = self.turns.settled(before, after, now(), moved)
        turns = newly_asked(before, table)
        called = [change for caller in self.callers for change in caller(turns)] if turns else []
        return table, called + ([self.running.noted()] if table.due is not None else [])

    def adopt(self, table: Table, history: History | None) -> Room:
        """A room for a table that was saved a moment ago."""
        return self.rooms.adopt(table, history)

    async def catch_up(self, room: Room) -> None:
        """Take in what other servers have done in a room."""
        await catch_up(room)

    def heard(self, news: News) -> None:
        """Another server has changed something: what of it is in memory here is read anew."""
        self.metrics.news.inc()
        if isinstance(news, Present):
            self.presence.heard(news)
            return
        self.rooms.follow(news.tables)
        for person in news.people:
            self.people.doubt([person])
            self.notices.doubt([person])
            self._errand(self.look_after(person))
            self.habits.doubt([person])
            self.rooms.follow(room.table.id for room in self.rooms.all() if room.table.held_by(person))

    def missed(self) -> None:
        """Others may have changed anything."""
        self.people.doubt()
        self.notices.doubt()
        self.habits.doubt()
        self.rooms.follow(room.table.id for room in self.rooms.all())

    async def follow_hosts(self) -> None:
        """For ever: see to what hosts do, here or elsewhere."""
        well = True
        while True:
            await asyncio.sleep(HEED)
            try:
                await self.heed_hosts()
                well = True
            except DatabaseGone:
                continue
            except Exception as error:
                if well:
                    report("the house", "could not look at what hosts did; trying again", error)
                well = False

    async def heed_hosts(self) -> None:
        for deed in await self.notes.read():
            log.info("a host: %s %s %s", deed.act, deed.who, deed.table)
            if deed.act == "prune":
                self.rooms.close_down(deed.table)
            elif deed.table:
                self.rooms.follow([deed.table])
            if deed.act == "delete":
                self.people.doubt([deed.who])
                self.habits.doubt([deed.who])
                self.rooms.follow(room.table.id for room in self.rooms.all() if room.knows(deed.who))
            if deed.act in ("ban", "delete"):
                self._show_out(deed.who)

    def _show_out(self, person: str) -> None:
        """Whoever is banned or gone has no socket any more."""
        for line in list(self.lines):
            if self.notes.is_gone(line.person or ""):
                line.bye(NotYours("gone", "this person has left the house for good"))
            elif line.person == person or self.notes.is_banned(line.person, line.address):
                line.bye(NotYours("banned", "the host of this house has closed it to you"))

    def _errand(self, work: Coroutine[None, None, None]) -> None:
        """Something to be done soon, by nobody in particular."""
        errand = asyncio.create_task(work)
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def look_after(self, person: str) -> None:
        """What is known of somebody has changed: the sockets of a log-in that has ended go with it, and so does what it
        was told elsewhere; the others are told what somebody like them reads."""
        self.notices.doubt([person])
        for line in [line for line in self.lines if line.person == person]:
            if await self.people.is_in(Visitor(person, line.login)):
                await self.acquaint(line)
            else:
                line.bye(NotYours("logged-out", "this log-in has ended: log in again"))

    async def acquaint(self, line: Line) -> None:
        """Whom somebody at a table does not want to read, and whether they were asked to come."""
        if line.person is not None:
            shunned = await self.people.register.shunned(line.person)
            for each in shunned:
                await self.people.known_by_name(each.other)
            line.shuns = frozenset(each.other for each in shunned)
            line.bidden = line.person in await self.people.register.bidden(line.at)

    async def renamed(self, person: str) -> None:
        """Tell everybody who sits with somebody that they go by another name."""
        for room in self.rooms.all():
            if room.table.held_by(person):
                room.changed()
                room.tell()
                await asyncio.sleep(0)

    async def take_over(self) -> None:
        """For ever: go on with the tables of servers that have ended."""
        while True:
            await asyncio.sleep(TAKE_OVER)
            with contextlib.suppress(DatabaseGone):
                for table in await self.store.database.unclaimed(now(timedelta(seconds=TAKE_OVER))):
                    if table not in self.store.broken | self.opponents.stopped:
                        await self._go_on(table)

    async def _go_on(self, table: str) -> None:
        try:
            self.drive(await self.rooms.open(table))
        except DatabaseGone:
            raise
        except ComptoirError as error:
            log.warning("table %s does not go on: %s", table, error)
        except Exception as error:  # the others go on
            self.store.blame(table, "it cannot be opened", error)

    def mind(self, room: Room) -> None:
        """Look to what does not wait for ever in a room: a pause, a wish to take back."""
        pauses.mind(room)
        clocks.mind(room)
        undo.mind(room)

    def drive(self, room: Room) -> None:
        """Let the bots of a room answer, if any is asked."""
        self.opponents.drive(room)

    def known_as(self, client: Address | None) -> str:
        """The address of a guest, as the limits know it."""
        return counted_as(client.host, self.limits.prefix) if client is not None else ""

    def enter(self, person: str | None, address: str) -> None:
        """One more socket of a guest and of an address."""
        most = self.limits.sockets
        if person is not None and self._sockets[person] >= most:
            raise TooMuch("too-many-sockets", f"at most {most} tables may be open at once", most=most)
        most = self.limits.sockets_address
        if self._sockets[address] >= most:
            text = f"at most {most} tables may be open at once from one address"
            raise TooMuch("too-many-sockets-address", text, most=most)
        self._sockets.update(self._who(person, address))

    def quit(self, person: str | None, address: str) -> None:
        self._sockets.subtract(self._who(person, address))
        for who in self._who(person, address):
            if not self._sockets[who]:
                del self._sockets[who]

    @staticmethod
    def _who(person: str | None, address: str) -> list[str]:
        return [address] if person is None else [person, address]

    async def tell_apart(self, who: str, tell: Callable[[], T]) -> T:
        """Tell something long in a thread, one thing at a time for each guest: nobody waits for another's reading,
        and nothing that changes a table waits for any."""
        turn = self._turns.setdefault(who, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._tellers, tell)

    async def say_bye(self) -> None:
        """The server stops: tell everybody, and give them a moment to hear it."""
        self.stops = True
        error = NotNow("server-stops", "the server stops; come back in a moment")
        if self._garbage is not None:
            self._garbage.rest()
        lines = list(self.lines)
        for n, line in enumerate(lines):
            line.bye(error, COMES_BACK)
            if not n % AT_ONCE:
                await asyncio.sleep(0)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*(line.sent() for line in lines))
        for line in lines:
            if not line.is_sent:
                line.cut()

    async def close(self) -> None:
        """Stop the clocks and the bots, write everything, let go of the files."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.reviews.close()
        await self.rooms.stop()
        await self.opponents.stop(self.rooms.all())
        if self._garbage is not None:
            self._garbage.stop()
        for errand in list(self._errands):
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self.passwords.close()
        await self.postman.close()
        self._tellers.shutdown(wait=False, cancel_futures=True)
        logging.getLogger("comptoir").removeHandler(self._faults)
        await self.store.close()


class Census:
    """What is counted of a house when somebody asks."""

    def __init__(self, house: House) -> None:
        self._house = house

    def sockets(self) -> int:
        return len(self._house.lines)

    def tables(self) -> int:
        return len(self._house.rooms.all())

    def writes_waiting(self) -> int:
        return self._house.store.writer.unanswered

    def disk_free(self) -> int:
        free = self._house.store.database.free()
        return -1 if free is None else free

    def broken_tables(self) -> int:
        return len(self._house.store.broken)

    def stopped_bots(self) -> int:
        return len(self._house.opponents.stopped)
