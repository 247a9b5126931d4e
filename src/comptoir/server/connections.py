"""Connections: how many, how long, how much, before anybody knows what is wanted.

Who does not say it, says it too slowly or at too great length, or does not listen to the answer, is cut off.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from comptoir.server.limits import MESSAGE

HEAD = 32 * 1024
"""Bytes of a request before its body."""
HEAD_TIME = 10.0
BODY_TIME = 60.0
KEEP_ALIVE = 5.0
"""Seconds between an answer and the next question."""
READING_TIME = 60.0
"""Seconds to take in an answer, counted while nothing is taken."""
SLICE = 4 * 1024
"""Bytes that are read in one round of the loop."""
HALF_OPEN = 100
"""Connections of one address that have not said yet what they want."""
HALF_OPEN_PROXY = 2000
"""The same for a proxy that is trusted to speak for others: after a restart all of them come back at once."""
CONNECTIONS = 300
"""All connections of one address; a trusted proxy has as many as it needs."""


NO_MORE = b"content-length: 0\r\nconnection: close\r\n\r\n"
NOT_READ = STATUS_LINE[400] + NO_MORE


class Terms(uvicorn.Config):
    """How connections are served, and who has how many."""

    def __init__(self, app: Callable[..., object]) -> None:
        # Twice as large as allowed is refused with a sentence, more is cut off.
        # What uvicorn warns of is what guests send: only its errors are ours.
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            ws_max_size=2 * MESSAGE,
            ws_per_message_deflate=False,
            lifespan="off",
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        self.timeout_keep_alive = KEEP_ALIVE  # type: ignore[assignment]
        self.all: Counter[str] = Counter()
        self.half_open: Counter[str] = Counter()

    def room_for(self, address: str) -> bool:
        """May this address have one more connection?"""
        if address in str(self.forwarded_allow_ips).split(","):
            return self.half_open[address] < HALF_OPEN_PROXY
        return self.half_open[address] < HALF_OPEN and self.all[address] < CONNECTIONS


def less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


class TooLong(Exception):
    """A head of more bytes than anybody needs."""


class Sliced(asyncio.Protocol):
    """Reads what came in slices, with a round of the loop between two: one guest's flood is not everybody's pause.

    Who does not take what they are sent is not waited for long."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _rest = b""
    _deaf: TimerHandle | None = None

    def take(self, data: bytes) -> None:
        """What the protocol does with a slice."""
        raise AssertionError("each protocol says it")

    def can_wait(self) -> bool:
        """May what came be read piece by piece?"""
        return True

    def listens(self) -> bool:
        """May more be read once this is?"""
        return True

    def data_received(self, data: bytes) -> None:
        if self._rest:
            self._rest += data
            return
        size = SLICE if self.can_wait() else len(data)
        self.take(data[:size])
        self._rest = data[size:]
        if self._rest and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        rest, self._rest = self._rest, b""
        if self.transport.is_closing():
            return
        if self.listens():
            self.transport.resume_reading()
        # A WebSocket may have taken over the connection meanwhile.
        self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.takes_nothing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.takes_all()

    def takes_nothing(self) -> None:
        if self._deaf is None:
            self._deaf = self.loop.call_later(READING_TIME, self.transport.abort)

    def takes_all(self) -> None:
        """What there was is taken, or there is nobody left to take it."""
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None


class Http(Sliced, HttpToolsProtocol):
    """uvicorn's HTTP, with an end to everything."""

    config: Terms
    _half_open = False
    _held = False
    _head = 0
    _begins = False
    _answering: RequestResponseCycle | None = None
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if not self.config.room_for(self._address):
            transport.abort()
            return
        self._held = True
        self.config.all[self._address] += 1
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()
        self.pipeline.clear()
        if self._answering is not None:
            # uvicorn tells only the last of several requests that nobody listens any more.
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def take(self, data: bytes) -> None:
        if not self._held:
            return
        self._begins = False
        HttpToolsProtocol.data_received(self, data)
        if not self._held or self.transport.is_closing():
            return
        if self._half_open:
            # These bytes may belong to requests before this one; those that follow do not.
            self._head += 0 if self._begins else len(data)
            if self._head > HEAD:
                self.send_400_response("")
        elif self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            # Empty lines between two requests have stopped uvicorn's own clock.
            self._await_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begins = True
        self._await_head()

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > HEAD:
            self._head = HEAD + 1
            raise TooLong
        super().on_headers_complete()
        self._has_head()
        self._deadline = self.loop.call_later(BODY_TIME, self.transport.abort)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._has_head()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._let_go()
        self.parser = None  # type: ignore[assignment]  # else the two hold each other for ever

    def send_400_response(self, msg: str) -> None:
        if self._head <= HEAD:
            super().send_400_response(msg)
        elif not self.transport.is_closing():
            self.transport.write(STATUS_LINE[431] + NO_MORE)
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.takes_nothing()

    def _await_head(self) -> None:
        self._has_head()
        self._head = 0
        self._half_open = True
        self.config.half_open[self._address] += 1
        self._deadline = self.loop.call_later(HEAD_TIME, self.transport.close)

    def _has_head(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._half_open:
            self._half_open = False
            less(self.config.half_open, self._address)

    def _let_go(self) -> None:
        """The connection is gone, or another's: a WebSocket's."""
        self._has_head()
        self.takes_all()
        if self._held:
            self._held = False
            less(self.config.all, self._address)


class Socket(Sliced, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a way to drop a connection that does not read."""

    config: Terms

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.config.all[self._address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        less(self.config.all, self._address)
        self.takes_all()

    def pause_writing(self) -> None:
        """Who does not take what they are sent, answers to pings among it, is not listened to either."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.resume_reading()

    def listens(self) -> bool:
        """Not to who does not take the answers."""
        return self._deaf is None

    def can_wait(self) -> bool:
        """The head was read as a whole already."""
        return bool(self.handshake_initiated)

    def take(self, data: bytes) -> None:
        try:
            WebSocketsSansIOProtocol.data_received(self, data)
        except Exception:
            # Before the handshake only the guest's own bytes can be at fault.
            if hasattr(self, "scope"):
                raise
        if not self.handshake_initiated and not self.transport.is_closing():
            # It was given a whole head, and could not read it.
            self.transport.write(NOT_READ)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
