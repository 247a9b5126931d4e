"""Connections: how many, how long, how much, before anybody knows what is wanted.

Who does not say it, says it too slowly or at too great length, or does not listen to the answer, is cut off.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from comptoir.server.errors import report
from comptoir.server.limits import counted_as
from comptoir.server.settings import AS_USUAL, Limits, Settings
from comptoir.server.sockets import Hall, Listener, Sliced, Socket, less

NO_MORE = b"content-length: 0\r\nconnection: close\r\n\r\n"
NOT_READ = STATUS_LINE[400] + NO_MORE


class Terms(uvicorn.Config):
    """How connections are served, and who has how many."""

    def __init__(self, app: Callable[..., object], settings: Settings = AS_USUAL) -> None:
        self.limits = settings.limits
        self._proxies = [ip_network(network) for network in settings.proxies]
        # What uvicorn warns of is what guests send: only its errors are ours.
        super().__init__(
            app,
            http=Http,
            ws=Opening,
            ws_per_message_deflate=False,
            lifespan="off",
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
            forwarded_allow_ips=list(settings.proxies),
        )
        self.timeout_keep_alive = self.limits.keep_alive  # type: ignore[assignment]
        self.all: Counter[str] = Counter()
        self.half_open: Counter[str] = Counter()
        self.hall: Hall | None = None

    def room_for(self, address: str) -> bool:
        """May this address have one more connection?"""
        if self.trusts(address):
            return self.half_open[address] < self.limits.half_open_proxy
        few = self.half_open[address] < self.limits.half_open
        return few and self.all[address] < self.limits.connections

    def known_as(self, peer: str) -> str:
        """What a connection is counted under."""
        return peer if self.trusts(peer) else counted_as(peer, self.limits.prefix)

    def trusts(self, address: str) -> bool:
        """Is this a proxy that speaks for others?"""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class TooLong(Exception):
    """A head of more bytes than anybody needs."""


class Http(Sliced, HttpToolsProtocol):
    """uvicorn's HTTP, with an end to everything."""

    config: Terms
    _half_open = False
    _held = False
    _head = 0
    _begins = False
    _answering: RequestResponseCycle | None = None
    _deadline: TimerHandle | None = None
    _rest = b""
    _deaf: TimerHandle | None = None

    @property
    def limits(self) -> Limits:  # type: ignore[override]
        return self.config.limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.config.known_as(self.client[0]) if self.client else ""
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
            if self._head > self.config.limits.head:
                self.send_400_response("")
        elif self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            # Empty lines between two requests have stopped uvicorn's own clock.
            self._await_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begins = True
        self._await_head()

    def on_headers_complete(self) -> None:
        most = self.config.limits.head
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > most:
            self._head = most + 1
            raise TooLong
        super().on_headers_complete()
        self._has_head()
        self._deadline = self.loop.call_later(self.config.limits.body_time, self.transport.abort)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._has_head()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._let_go()
        self.parser = None  # type: ignore[assignment]  # else the two hold each other for ever

    def send_400_response(self, msg: str) -> None:
        if self._head <= self.config.limits.head:
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
        self._deadline = self.loop.call_later(self.config.limits.head_time, self.transport.close)

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


class Opening(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket until it is let in; then the connection is a `Socket`'s."""

    config: Terms
    _early = b""
    _opened = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.config.known_as(self.client[0]) if self.client else ""
        self.config.all[self._address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        less(self.config.all, self._address)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            # What is said before the door is open waits.
            self._early += data
            self.transport.pause_reading()
            return
        try:
            super().data_received(data)
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
            self.scope["open"] = self.open  # type: ignore[typeddict-unknown-key]

    def open(self, meet: Callable[[Socket], Listener]) -> None:
        """Once it is accepted: from now on `meet` listens, over a socket of its own."""
        if self.disconnected or self._opened:
            return
        self._opened = True
        self.stop_keepalive()
        if self.config.hall is None:
            self.config.hall = Hall(self.config.limits, self.connections, self.tasks, self.config.all)
        self.connections.discard(self)
        socket = Socket(self.transport, self.config.hall, self._address)
        self.transport.set_protocol(socket)
        socket.begin(meet(socket), self._early)

    async def run_asgi(self) -> None:
        """As uvicorn does it; but when it ends, the connection need not."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception as error:
            report("a socket", "it could not be opened", error)
            self.send_500_response()
        finally:
            self.scope.clear()  # type: ignore[attr-defined]  # else the two hold each other for ever
            if not self._opened:
                self.transport.close()
