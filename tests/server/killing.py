"""kill -9 in the middle of play, at every game: what was acknowledged is on disk, once, and nobody heard of more."""

from __future__ import annotations

import itertools
import queue
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed, InvalidMessage

from comptoir.table import games
from tests.server.clients import BOT, ME, Chair, Guest, Nursery, Server, hot
from tests.server.forgetful import Forgetful

GONE = (
    *(ConnectionClosed, InvalidMessage, EOFError, ConnectionError),
    *(httpx2.NetworkError, httpx2.RemoteProtocolError),
)
INSTANT = 0.01
LOG = "SELECT table_id, n, kind, seat, text FROM log ORDER BY table_id, n"
Entry = tuple[int, str, int | None, str]


class Screen:
    """Somebody who plays all seats but a bot's on one screen, and writes down what was told to anybody."""

    def __init__(self, game: str, rng: random.Random, heard: queue.SimpleQueue[str]) -> None:
        self.game = game
        self.rng = rng
        self.people = games()[game].fewest
        self.cookie: str | None = None
        self.table = ""
        self.words = 0
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        self.told: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self._heard = heard

    def live(self, address: str, watched_at: str) -> None:
        """Play until the server is gone; somebody looks on, at this server or another."""
        guest = Guest(address, self.cookie)
        watcher = Guest(watched_at)
        try:
            if not self.table:
                self.lay(guest)
            chair = guest.looks(self.table)
            self.settle(chair)
            looking = threading.Event()
            watching = threading.Thread(target=self.watch, args=(watcher, self.table, looking))
            watching.start()
            try:
                while True:
                    if chair.state["table"]["status"] == "over":
                        self.lay(guest)
                        chair = guest.looks(self.table)
                    self.move(chair)
            finally:
                looking.wait()
                with suppress(*GONE):
                    watcher.leaves()
                watching.join()
        finally:
            with suppress(*GONE):
                watcher.leaves()
            with suppress(*GONE):
                guest.leaves()

    def lay(self, guest: Guest) -> None:
        if guest.cookie is None:
            guest.post("/me", {"name": "Anna"})
            self.cookie = guest.cookie
        seats = [ME, *(hot(f"Oma {number}") for number in range(1, self.people)), BOT]
        self.table = guest.lays(*seats[: games()[self.game].most], game=self.game, pause=None)
        self.acknowledged[self.table] = {}
        self.told[self.table] = 0

    def watch(self, watcher: Guest, table: str, looking: threading.Event) -> None:
        """Somebody else looks on, until they leave."""
        with suppress(*GONE):
            try:
                chair = watcher.looks(table)
            finally:
                looking.set()
            while True:
                self.hears(table, chair.state)
                chair.hear("state")

    def hears(self, table: str, state: dict[str, Any]) -> None:
        self.told[table] = max(self.told[table], state["version"])
        self._heard.put(table)

    def settle(self, chair: Chair) -> None:
        """What was not answered is said again, twice: it happens once."""
        if self.unanswered is not None:
            message = self.unanswered
            first = chair.asks(**message)
            assert chair.asks(**message) == first, "a repeated message gets the same answer"
            self.answered(message, first)

    def goes_on(self, address: str) -> float:
        """Come back at another server and make a move there; the moment when it was acknowledged."""
        guest = Guest(address, self.cookie)
        chair = guest.looks(self.table)
        self.settle(chair)
        words = self.words
        while self.words == words and chair.state["table"]["status"] != "over":
            self.move(chair)
        moment = time.monotonic()
        guest.leaves()
        return moment

    def answered(self, message: dict[str, Any], answer: dict[str, Any]) -> None:
        self.unanswered = None
        if answer["t"] == "done":
            known = self.acknowledged[self.table]
            assert answer["version"] not in known, "two moves have one number"
            known[answer["version"]] = (message["seat"], message["move"])
        else:
            assert answer["error"]["code"] == "stale", answer

    def move(self, chair: Chair) -> None:
        """One move of whoever is asked, once somebody on this screen is."""
        state = chair.state
        self.hears(self.table, state)
        mine = [seat for seat in state["table"]["asked"] if not state["table"]["seats"][seat]["level"]]
        if not mine:
            if state["table"]["status"] != "over":
                chair.hear("state")
            return
        if state["seat"] not in mine or state["ask"] is None:
            chair.look(mine[0])
            return
        self.words += 1
        self.unanswered = {
            "t": "move",
            "id": f"m{self.words}",
            "seat": state["seat"],
            "ask": state["ask"]["id"],
            "move": self.rng.choice(state["ask"]["options"]),
        }
        answer = chair.asks(**self.unanswered)
        self.answered(self.unanswered, answer)
        if answer["t"] == "done":
            chair.until(answer["version"])

    def check(self, log: dict[str, list[Entry]]) -> None:
        """Everything told is on disk, each entry once and in order, and nothing was played that was not said."""
        for table, known in self.acknowledged.items():
            entries = log.get(table, [])
            assert [n for n, *_ in entries] == list(range(1, len(entries) + 1)), f"{table}: a gap in the log"
            assert self.told[table] <= len(entries), (
                f"{table}: version {self.told[table]} was told and is not there"
            )
            played = {n: (seat, text) for n, kind, seat, text in entries if kind == "move"}
            assert known.items() <= played.items(), f"{table}: an acknowledged move is not there"
            mine = {n for n, (seat, _) in played.items() if seat is not None and seat < self.humans}
            waiting = self.unanswered is not None and table == self.table
            assert len(mine - known.keys()) <= waiting, f"{table}: a move was played that nobody said"

    @property
    def humans(self) -> int:
        """Seats 0 and up that are this screen's; the last is the bot's, unless the box is too small for one more."""
        return min(self.people, games()[self.game].most)


class Killing:
    """Lives of one database, each ended by kill -9 after so many messages that anybody heard."""

    def __init__(self, read_log: Callable[[str], Iterable[Any]], seed: str) -> None:
        self._read_log = read_log
        self.rng = random.Random(
            seed
        )  # of the moments; each screen, in a thread of its own, has its own luck
        self.heard: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.screens = [Screen(game, random.Random(f"{seed} {game}"), self.heard) for game in games()]
        self.errors: list[BaseException] = []
        self.moments: list[float] = []
        """When each table went on at another server."""

    @property
    def acknowledged(self) -> int:
        return sum(len(moves) for screen in self.screens for moves in screen.acknowledged.values())

    def life(self, server: Server, other: Server | None = None) -> float:
        """Play at all tables, be killed in the middle of it, look at the disk.

        If there is another server, somebody looks on there, and all tables go on there; the seconds until the last
        of them has."""
        self.moments.clear()
        threads = [
            threading.Thread(target=self._live, args=(screen, server, other)) for screen in self.screens
        ]
        for thread in threads:
            thread.start()
        stalled = not self._hear(self.rng.randint(1, 60))
        # The instant is nobody's: not always the moment after a message.
        threading.Event().wait(self.rng.random() * INSTANT)
        killed = time.monotonic()
        server.kill()
        for thread in threads:
            thread.join()
        if self.errors:
            raise self.errors[0]
        assert not stalled, "nobody heard anything for a long time"
        assert not server.said, server.said
        log = self.log()
        for screen in self.screens:
            screen.check(log)
        self.heard = queue.SimpleQueue()
        for screen in self.screens:
            screen._heard = self.heard
        return max(self.moments, default=killed) - killed

    def _hear(self, messages: int) -> bool:
        """Wait until so many were heard; False if they do not come."""
        with suppress(queue.Empty):
            for _ in range(messages):
                self.heard.get(timeout=30)
            return True
        return False

    def _live(self, screen: Screen, server: Server, other: Server | None) -> None:
        try:
            with suppress(*GONE):
                screen.live(server.address, (other or server).address)
            if other is not None and screen.table:
                self.moments.append(screen.goes_on(other.address))
        except BaseException as error:
            self.errors.append(error)

    def log(self) -> dict[str, list[Entry]]:
        """The log as the dead server left it."""
        found: dict[str, list[Entry]] = {}
        for table, *entry in self._read_log(LOG):
            found.setdefault(table, []).append(tuple(entry))
        return found


def in_folder(data: Path) -> Callable[[str], list[Any]]:
    """Reads from a folder without touching it."""

    def read(sql: str) -> list[Any]:
        path = f"{(data / 'comptoir.sqlite').as_uri()}?mode=ro"
        with closing(sqlite3.connect(path, uri=True)) as database:
            return database.execute(sql).fetchall()

    return read


class PowerCuts:
    """Lives of one folder, each ended by a power cut: the process is gone, and whatever was not synced."""

    def __init__(self, nursery: Nursery, folder: Path, seed: str) -> None:
        self._nursery = nursery
        self._folder = folder
        self._copies = itertools.count()
        self.killing = Killing(self._read, seed)

    def life(self) -> None:
        self._disk = Forgetful(self._folder / "mounted", self._folder / "kept")
        self.killing.life(Server(self._nursery, self._disk.mounted / "data"))

    def last(self) -> str:
        """Start once more from what is left; what the server has to say."""
        server = Server(self._nursery, self._folder / "kept" / "data")
        assert server.stop() == 0
        return server.said

    def _read(self, sql: str) -> list[Any]:
        """The power goes, and a copy of what is left is read: reading would mend it."""
        self._disk.cut()
        copy = self._folder / f"copy-{next(self._copies)}"
        shutil.copytree(self._disk.kept / "data", copy)
        return in_folder(copy)(sql)
