"""Listen, serve, stop: the server as a process.

permessage-deflate is off on purpose: a move is a few kilobytes, and packing it costs three times the CPU and twice
the memory of a connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from comptoir.server import logs
from comptoir.server.annals import take_in_older
from comptoir.server.app import application
from comptoir.server.archives import Archive
from comptoir.server.connections import Terms
from comptoir.server.errors import CannotServe
from comptoir.server.house import House
from comptoir.server.settings import Settings
from comptoir.server.sockets import SILENT, Socket
from comptoir.server.tournaments import Tournaments

log = logs.logger("run")

Ready = Callable[[str, bool], None]
BACKLOG = 1024
AT_ONCE = 200
"""Sockets that are looked after in one go."""
GRACE = 3.0
"""Seconds in which requests under way may end once the server stops."""


def serve(
    settings: Settings,
    archive: Archive,
    pace: float | None,
    ready: Ready,
    accept_loss: bool = False,
    end_old_games: bool = False,
) -> None:
    """Hold the database, listen, serve until told to stop."""
    logs.begin(settings.log)
    with archive.claimed():
        sockets = bound(settings.host, settings.port)
        try:
            house = House(*archive.opened(accept_loss), pace, end_old_games, settings)
        except BaseException:
            for each in sockets:
                each.close()
            raise
        Listening(house, ready).run(sockets)


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


class Listening(uvicorn.Server):
    """Says where it listens once it does, and says goodbye before it stops."""

    def __init__(self, house: House, ready: Ready) -> None:
        self._house = house
        self._ready = ready
        super().__init__(Terms(application(house), house.settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.store.look_through()
        await self._house.notes.read()
        await super().startup(sockets)
        self._house.open(Tournaments(self._house).keep(), take_in_older(self._house))
        address, port = (sockets or [])[0].getsockname()[:2]
        everywhere = address in ("0.0.0.0", "::")
        host = "127.0.0.1" if everywhere else f"[{address}]" if ":" in address else address
        self._ready(f"http://{host}:{port}", everywhere)
        log.info("listening", address=address, port=port)
        self._watch = asyncio.create_task(self._look_after_sockets())

    async def _look_after_sockets(self) -> None:
        """For ever: notice who is gone without a word."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SILENT / 4)
            for n, connection in enumerate(list(self.server_state.connections)):
                if isinstance(connection, Socket):
                    connection.look_after(loop.time())
                if not n % AT_ONCE:
                    await asyncio.sleep(0)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping", sockets=len(self._house.lines))
        self._watch.cancel()
        for server in self.servers:
            server.close()
        await self._house.say_bye()
        hurry = asyncio.get_running_loop().call_later(GRACE, self._hang_up)
        await super().shutdown(sockets)
        hurry.cancel()
        await self._house.close()
        log.info("stopped")

    def _hang_up(self) -> None:
        """Who still has not said all, or does not take the answer, is not waited for."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the serving, not the process: the caller goes on."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)
