"""Everything one server holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TypeVar
from weakref import WeakValueDictionary

from comptoir.server import pauses, undo
from comptoir.server.changes import News, Present
from comptoir.server.deals import Promises
from comptoir.server.errors import DatabaseGone, NotNow, TooMuch
from comptoir.server.following import catch_up
from comptoir.server.garbage import Garbage
from comptoir.server.health import Checkup
from comptoir.server.history import History
from comptoir.server.limits import SOCKETS, SOCKETS_ADDRESS, Budgets
from comptoir.server.line import GOING_AWAY, Line
from comptoir.server.opponents import Opponents
from comptoir.server.people import People
from comptoir.server.presence import Presence
from comptoir.server.room import Room
from comptoir.server.rooms import Rooms
from comptoir.server.store import Store
from comptoir.server.tables import Table, now
from comptoir.server.writer import Database
from comptoir.table import ComptoirError, games

LAST_WORDS = 1.0
TAKE_OVER = 0.5
"""Seconds after which it is seen again whether a table stands still that should go on by itself."""
AT_ONCE = 50
"""Sockets that are told in one go."""
REPLAYS = 2
"""Threads for whatever must replay a game before it can go on."""
TELLERS = 1
"""Threads for what is only told: old frames, pages of logs, records."""
T = TypeVar("T")

log = logging.getLogger("comptoir.house")


class House:
    """The store, the people, the rooms and the bots of one database."""

    def __init__(
        self, database: Database, key: bytes, pace: float | None, ends_old_games: bool = False
    ) -> None:
        for rules in games().values():  # found, and their boxes read, before anybody waits for an answer
            assert rules.box_digest is not None
        self.pace = pace
        self.store = Store(database)
        self.people = People(self.store, key)
        self.promises = Promises(self.store)
        self.opponents = Opponents(pace)
        self.rooms = Rooms(self, ends_old_games)
        self.presence = Presence(self.rooms, database)
        self.lines: set[Line] = set()
        self.budgets = Budgets()
        self.importing = asyncio.Semaphore(1)
        """Records are replayed one after the other, so that a thread is left for everybody else."""
        self._sockets: Counter[str] = Counter()
        self._replays = ThreadPoolExecutor(REPLAYS, "comptoir-replay")
        self._tellers = ThreadPoolExecutor(TELLERS, "comptoir-teller")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.health = Checkup(self.store, self.opponents, self.works)
        self._chores: list[asyncio.Task[None]] = []
        self._garbage: Garbage | None = None

    def open(self) -> None:
        """Begin to work: the bots go on, idle rooms are forgotten."""
        asyncio.get_running_loop().set_default_executor(self._replays)
        self._garbage = Garbage()
        self._chores = [asyncio.create_task(self.rooms.resume()), asyncio.create_task(self.rooms.tidy())]
        if self.store.database.shared:
            self._chores.append(asyncio.create_task(self.store.database.listen(self)))
            self._chores.append(asyncio.create_task(self.take_over()))
            self._chores.append(asyncio.create_task(self.presence.keep()))

    def works(self) -> bool:
        """Do the bots go on, and is tidied up? False if that has broken down as a whole."""
        return not any(chore.done() and (chore.cancelled() or chore.exception()) for chore in self._chores)

    def adopt(self, table: Table, history: History | None) -> Room:
        """A room for a table that was saved a moment ago."""
        return self.rooms.adopt(table, history)

    async def catch_up(self, room: Room) -> None:
        """Take in what other servers have done in a room."""
        await catch_up(room)

    def heard(self, news: News) -> None:
        """Another server has changed something: what of it is in memory here is read anew."""
        if isinstance(news, Present):
            self.presence.heard(news)
            return
        self.rooms.follow(news.tables)
        for person in news.people:
            self.people.doubt([person])
            self.rooms.follow(room.table.id for room in self.rooms.all() if room.table.held_by(person))

    def missed(self) -> None:
        """Others may have changed anything."""
        self.people.doubt()
        self.rooms.follow(room.table.id for room in self.rooms.all())

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
        except ComptoirError as error:
            log.warning("table %s does not go on: %s", table, error)

    def mind(self, room: Room) -> None:
        """Look to what does not wait for ever in a room: a pause, a wish to take back."""
        pauses.mind(room)
        undo.mind(room)

    def drive(self, room: Room) -> None:
        """Let the bots of a room answer, if any is asked."""
        self.opponents.drive(room)

    def enter(self, person: str | None, address: str) -> None:
        """One more socket of a guest and of an address."""
        if person is not None and self._sockets[person] >= SOCKETS:
            raise TooMuch("too-many-sockets", f"at most {SOCKETS} tables may be open at once", most=SOCKETS)
        if self._sockets[address] >= SOCKETS_ADDRESS:
            text = f"at most {SOCKETS_ADDRESS} tables may be open at once from one address"
            raise TooMuch("too-many-sockets-address", text, most=SOCKETS_ADDRESS)
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
        error = NotNow("server-stops", "the server stops; come back in a moment")
        if self._garbage is not None:
            self._garbage.rest()
        lines = list(self.lines)
        for n, line in enumerate(lines):
            line.bye(error, GOING_AWAY)
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
        await self.rooms.stop()
        await self.opponents.stop(self.rooms.all())
        if self._garbage is not None:
            self._garbage.stop()
        self._tellers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
