"""Listen, serve, stop: the server as a process.

permessage-deflate is off on purpose: a move is a few kilobytes, and packing it costs three times the CPU and twice
the memory of a connection.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from comptoir.server.app import application
from comptoir.server.errors import CannotServe
from comptoir.server.house import House
from comptoir.server.limits import MESSAGE

Ready = Callable[[str, bool], None]
KEY_BYTES = 32
BACKLOG = 1024


def serve(host: str, port: int, data: Path, pace: float | None, ready: Ready) -> None:
    """Hold the data folder, listen, serve until told to stop."""
    with claimed(data):
        sockets = bound(host, port)
        try:
            house = House(data / "comptoir.sqlite", signing_key(data), pace)
        except BaseException:
            for each in sockets:
                each.close()
            raise
        Listening(house, ready).run(sockets)


@contextlib.contextmanager
def claimed(data: Path) -> Iterator[None]:
    """Make the data folder if need be, and hold it: one server a folder. The hold ends with the process."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        hold = sqlite3.connect(data / "lock", timeout=0, isolation_level=None)
        with contextlib.closing(hold):
            hold.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            text = (
                f"another server uses the data folder {data}: stop it, or choose another folder with --data"
            )
            raise CannotServe("data-locked", text, args_={"folder": str(data)}) from error
        raise _not_writable(data, error) from error
    except OSError as error:
        raise _not_writable(data, error) from error


def _not_writable(data: Path, error: Exception) -> CannotServe:
    text = f"the data folder {data} cannot be written: {error}"
    return CannotServe("data-not-writable", text, args_={"folder": str(data)})


def signing_key(data: Path) -> bytes:
    """What cookies are signed with; made at the first start, readable by nobody else."""
    path = data / "key"
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        key = secrets.token_bytes(KEY_BYTES)
        unfinished = data / "key.new"
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    if len(key) < KEY_BYTES:
        raise CannotServe("data-corrupt", f"{path} is damaged", args_={"file": str(path), "detail": "key"})
    return key


def bound(host: str, port: int) -> list[socket.socket]:
    """A listening socket for each address of `host`, all on one port; 0 takes any free one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise CannotServe(
            "bad-address", f"there is no address “{host}” here", args_={"host": host}
        ) from error
    sockets: list[socket.socket] = []
    trouble: OSError | None = None
    for family, _, _, _, address in dict.fromkeys(found):
        at = (address[0], port or (sockets[0].getsockname()[1] if sockets else 0))
        try:
            sockets.append(socket.create_server(at, family=family, backlog=BACKLOG))
        except OSError as error:
            trouble = error
            if error.errno == errno.EADDRINUSE:
                break
    if not sockets or (trouble is not None and trouble.errno == errno.EADDRINUSE):
        for each in sockets:
            each.close()
        raise _cannot_listen(host, port, trouble)
    return sockets


def _cannot_listen(host: str, port: int, error: OSError | None) -> CannotServe:
    if error is not None and error.errno == errno.EADDRINUSE:
        text = f"port {port} is taken: choose another with --port"
        return CannotServe("port-taken", text, args_={"port": str(port)})
    if error is not None and error.errno == errno.EACCES:
        text = f"port {port} needs the rights of an administrator: choose one from 1024 on with --port"
        return CannotServe("port-forbidden", text, args_={"port": str(port)})
    return CannotServe("bad-address", f"cannot listen on “{host}”: {error}", args_={"host": host})


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, which leaves no cycle behind when it hands a connection on."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a way to drop a connection that does not read."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]


class Listening(uvicorn.Server):
    """Says where it listens once it does, and says goodbye before it stops."""

    def __init__(self, house: House, ready: Ready) -> None:
        self._house = house
        self._ready = ready
        # Twice as large as allowed is refused with a sentence, more is cut off.
        config = uvicorn.Config(
            application(house),
            http=Http,
            ws=Wire,
            ws_max_size=2 * MESSAGE,
            ws_per_message_deflate=False,
            lifespan="off",
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._house.open()
        address, port = (sockets or [])[0].getsockname()[:2]
        everywhere = address in ("0.0.0.0", "::")
        host = "127.0.0.1" if everywhere else f"[{address}]" if ":" in address else address
        self._ready(f"http://{host}:{port}", everywhere)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._house.say_bye()
        await super().shutdown(sockets)
        await self._house.close()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the serving, not the process: the caller goes on."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)
