"""One socket's side of a table: who looks, through which seat, and what waits to be sent.

Posting never waits: a client that does not read fills its own line until it is cut.
"""

from __future__ import annotations

import asyncio

from comptoir.server import wire
from comptoir.server.errors import fault
from comptoir.server.settings import AS_USUAL, Limits
from comptoir.server.sockets import Socket
from comptoir.server.tables import Seat, Table
from comptoir.table import WATCHER, ComptoirError

GOING_AWAY = 1001
COMES_BACK = 1012
"""The service restarts: call again in a moment."""
POLICY = 1008


class Line:
    """The messages for one socket, in order."""

    __slots__ = (
        *("person", "address", "login", "at", "shuns", "bidden"),
        *("_seats", "_sought", "_through"),
        *("wanted", "eyes", "seen", "edition", "wants_changes", "table"),
        *("_limits", "_socket", "_ahead", "_waiting", "_bytes", "_presence", "_closing", "_drop", "_sent"),
    )

    def __init__(
        self,
        socket: Socket,
        person: str | None,
        address: str = "",
        limits: Limits = AS_USUAL.limits,
        login: str = "",
    ) -> None:
        self.person = person
        self.address = address
        self.login = login
        """By which log-in they came: it may end."""
        self.at = ""
        """The table."""
        self.shuns: frozenset[str] = frozenset()
        """Whom they do not want to read."""
        self.bidden = False
        """Were they asked to come?"""
        self._limits = limits
        self.wanted: int | None = None
        self._seats: list[Seat] = []
        """The seats among which it was found through which it looks; most changes of a table leave them as they are."""
        self._sought: int | None = None
        self._through = WATCHER
        self.eyes: int | None = None
        """The eyes of the last state sent; None before the first."""
        self.seen = 0
        """The version and the edition of the table that were last told."""
        self.edition = 0
        self.wants_changes = False
        self.table: wire.Summary | None = None
        """The table as it was last told, for who wants only what changes."""
        self._socket = socket
        self._ahead: bytes | None = None
        """What goes in one piece with the next message."""
        self._waiting: list[bytes] = []
        """While the other end does not take what it is sent."""
        self._bytes = 0
        self._presence: bytes | None = None
        """The last message that waits, if it only says how the table is."""
        self._closing: int | None = None
        self._drop: asyncio.TimerHandle | None = None
        self._sent: asyncio.Event | None = None
        """While somebody waits for the last words to be sent."""

    def looks_through(self, table: Table) -> int:
        """The seat wanted if it is theirs; the first of theirs if none was named; else a watcher's eyes."""
        if self._seats is not table.seats or self._sought != self.wanted:
            held = table.held_by(self.person)
            first = held[0] if held else WATCHER
            wanted = self.wanted if self.wanted in held else WATCHER
            self._through = first if self.wanted is None else wanted
            self._seats, self._sought = table.seats, self.wanted
        return self._through

    def post(self, message: bytes) -> None:
        """Send in its turn; cut the line if too much waits already."""
        if self._closing is None:
            self._append(message)

    def post_table(self, message: bytes) -> None:
        """Send how the table is; one that still waits, with nothing after it, is out of date and goes."""
        if self._closing is not None:
            return
        if self._waiting and self._waiting[-1] is self._presence:
            self._bytes -= len(self._waiting.pop())
        self._append(message)
        self._presence = message if self._waiting else None

    def _append(self, *messages: bytes) -> None:
        self._presence = None
        if self._ahead is not None:
            messages, self._ahead = (self._ahead, *messages), None
        if self._socket.flows and not self._waiting:
            self._socket.send(*messages)
            return
        self._waiting += messages
        self._bytes += sum(map(len, messages))
        too_long = len(self._waiting) > self._limits.waiting
        if too_long or (self._bytes > self._limits.waiting_bytes and len(self._waiting) > 1):
            self.cut()

    def go_on(self) -> None:
        """The other end takes again what it is sent."""
        sent = 0
        while sent < len(self._waiting) and self._socket.flows:
            self._socket.send(self._waiting[sent])
            self._bytes -= len(self._waiting[sent])
            sent += 1
        del self._waiting[:sent]
        self._take_leave()

    def say(self, message: object) -> None:
        self.post(wire.encode(message))

    def say_ahead(self, message: object) -> None:
        """Send it in one piece with the next message, for which `flush` does not let it wait."""
        if self._closing is None:
            self.flush()
            self._ahead = wire.encode(message)

    def flush(self) -> None:
        if self._ahead is not None:
            self._append()

    def bye(self, error: ComptoirError, code: int = POLICY) -> None:
        """The last words, then close; who does not take leave is dropped."""
        if self._closing is None:
            self.say(wire.Bye(fault(error)))
        if self._closing is None:
            self._closing = code
            self._drop = asyncio.get_running_loop().call_later(self._limits.last_words, self.cut)
            self._take_leave()

    def _take_leave(self) -> None:
        if self._closing is not None and not self._waiting:
            self._socket.close(self._closing)
            if self._sent is not None:
                self._sent.set()

    def cut(self) -> None:
        """Nobody reads at the other end: drop the connection, whatever is in it."""
        self._waiting.clear()
        self._closing = GOING_AWAY
        self._socket.abort()
        self.stop()

    @property
    def is_sent(self) -> bool:
        """Has all gone that was to be sent?"""
        return self.closing and not self._waiting

    @property
    def closing(self) -> bool:
        return self._closing is not None

    async def sent(self) -> None:
        """Wait until all that was posted before `bye` is sent."""
        if not self.is_sent:
            self._sent = self._sent or asyncio.Event()
            await self._sent.wait()

    def stop(self) -> None:
        """The other end is gone."""
        self._waiting.clear()
        self._closing = self._closing or GOING_AWAY
        if self._sent is not None:
            self._sent.set()
        if self._drop is not None:
            self._drop.cancel()
            self._drop = None
