"""One socket's side of a table: who looks, through which seat, and what waits to be sent.

Posting never waits: a client that does not read fills its own line until it is cut.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from comptoir.server import limits, wire
from comptoir.server.errors import fault
from comptoir.server.tables import Table
from comptoir.table import WATCHER, ComptoirError

GOING_AWAY = 1001
POLICY = 1008


class Line:
    """The messages for one socket, in order, sent by a task of its own."""

    def __init__(self, websocket: WebSocket, person: str | None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.wanted: int | None = None
        self.eyes: int | None = None
        """The eyes of the last state sent; None before the first."""
        self.seen = 0
        """The version and the edition of the table that were last told."""
        self.edition = 0
        self._websocket = websocket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._presence: bytes | None = None
        """The last message, if it only says how the table is."""
        self._news = asyncio.Event()
        self._closing: int | None = None
        self._drop: asyncio.TimerHandle | None = None
        self._sender = asyncio.create_task(self._send())

    def looks_through(self, table: Table) -> int:
        """The seat wanted if it is theirs; the first of theirs if none was named; else a watcher's eyes."""
        held = table.held_by(self.person)
        if self.wanted is None:
            return held[0] if held else WATCHER
        return self.wanted if self.wanted in held else WATCHER

    def post(self, message: bytes) -> None:
        """Send in its turn; cut the line if too much waits already."""
        if self._closing is not None:
            return
        self._presence = None
        self._append(message)

    def post_table(self, message: bytes) -> None:
        """Send how the table is; one that still waits, with nothing after it, is out of date and goes."""
        if self._closing is not None:
            return
        if self._waiting and self._waiting[-1] is self._presence:
            self._bytes -= len(self._waiting.pop())
        self._presence = message
        self._append(message)

    def _append(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)
        too_long = len(self._waiting) > limits.WAITING
        if too_long or (self._bytes > limits.WAITING_BYTES and len(self._waiting) > 1):
            self.cut()
        self._news.set()

    def say(self, message: object) -> None:
        self.post(wire.encode(message))

    def bye(self, error: ComptoirError, code: int = POLICY) -> None:
        """The last words, then close; who does not take leave is dropped."""
        if self._closing is None:
            self.say(wire.Bye(fault(error)))
            self._closing = code
            self._news.set()
            self._drop = asyncio.get_running_loop().call_later(limits.LAST_WORDS, self.cut)

    def cut(self) -> None:
        """Nobody reads at the other end: drop the connection, whatever is in it."""
        self._waiting.clear()
        self._closing = GOING_AWAY
        self._sender.cancel()
        abort: Callable[[], None] | None = self._websocket.scope.get("abort")
        if abort is not None:
            abort()

    @property
    def is_sent(self) -> bool:
        """Has all gone that was to be sent?"""
        return self._sender.done()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    async def sent(self) -> None:
        """Wait until all that was posted before `bye` is sent."""
        await asyncio.wait([self._sender])

    def stop(self) -> None:
        """The other end is gone."""
        self._sender.cancel()
        if self._drop is not None:
            self._drop.cancel()
            self._drop = None

    async def _send(self) -> None:
        try:
            while True:
                while self._waiting:
                    message = self._waiting.popleft()
                    self._bytes -= len(message)
                    await self._websocket.send_text(message.decode())
                if self._closing is not None:
                    await self._websocket.close(self._closing)
                    return
                self._news.clear()
                await self._news.wait()
        except (WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            # The other end went away between two messages (the reading side notices and tidies up), or the line was
            # stopped. A task that ends as cancelled would keep its error, and with it this line, for ever.
            self._closing = GOING_AWAY
