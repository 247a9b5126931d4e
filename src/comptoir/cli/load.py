"""`comptoir bench server`: a real server, many tables of all games, four sockets at each, and moves."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from comptoir import compiled
from comptoir.server.holds import Hold, Report
from comptoir.table import games

SOCKETS = 4
TABLES_EACH = 5
"""Tables of one guest, who has at most twenty sockets."""
BEAT = 5.0
"""Seconds from one move at a table to the next."""
SERVER = [sys.executable, "-m", "comptoir.server.holds"]


class Load(msgspec.Struct, frozen=True):
    tables: int
    sockets: int
    compiled: bool
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    """From a move until all four sockets have heard of it."""
    cpu_ms_per_move: float
    kb_per_table: float
    longest: list[Hold]
    """The longest holds of the loop, in milliseconds of its own processor time."""
    garbage_ms: float
    stop_s: float


class Ask(msgspec.Struct):
    id: int
    seat: int
    must: bool
    options: list[str]


class Told(msgspec.Struct):
    """As much of a message as is needed here."""

    t: str
    version: int = 0
    ask: Ask | None = None


read = msgspec.json.Decoder(Told).decode


class Process:
    """A server that measures itself."""

    def __init__(self, command: list[str], data: Path, pace: str = "1") -> None:
        pipe = subprocess.PIPE
        full = [*command, "127.0.0.1", "0", str(data), pace]
        self._process = subprocess.Popen(full, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self.address = self._out.readline().split()[-1].removeprefix("http://")

    def report(self) -> Report:
        self._in.write("report\n")
        return msgspec.json.decode(self._out.readline(), type=Report)

    def stop(self) -> float:
        """Ask it to stop; the seconds it took."""
        began = time.monotonic()
        self._process.terminate()
        self._process.communicate()
        return time.monotonic() - began


@contextmanager
def serving(command: list[str], data: Path, pace: str = "1") -> Iterator[Process]:
    process = Process(command, data, pace)
    try:
        yield process
    finally:
        process.stop()


class Guest:
    """Somebody at an address of their own, by HTTP."""

    def __init__(self, address: str, number: int) -> None:
        self._http = HTTPConnection(address)
        # The server believes a proxy on its own machine.
        self.headers = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}

    def post(self, path: str, body: Any) -> Any:
        self._http.request("POST", f"/api/v1{path}", msgspec.json.encode(body), self.headers)
        answer = self._http.getresponse()
        cookie = answer.getheader("set-cookie")
        if cookie is not None:
            self.headers["Cookie"] = cookie.split(";")[0]
        data = answer.read()
        assert answer.status == 200, data
        return msgspec.json.decode(data)

    def close(self) -> None:
        self._http.close()

    def lays(self, game: str, seats: int) -> str:
        """A table at which this guest holds every seat."""
        others = [{"kind": "hotseat", "name": f"Guest {seat}"} for seat in range(2, seats + 1)]
        wanted = {"game": game, "seats": [{"kind": "me"}, *others], "pause": None}
        return str(self.post("/tables", wanted)["id"])


class Played:
    """One table: four sockets, each looking through a seat, and a move now and then."""

    def __init__(self, sockets: list[ClientConnection], luck: random.Random) -> None:
        self._sockets = sockets
        self._luck = luck
        self._asks: list[Ask | None] = [None] * len(sockets)
        self._versions = [0] * len(sockets)
        self._heard = asyncio.Condition()
        self._moves = 0
        self.latencies: list[float] = []

    def close(self) -> None:
        for socket in self._sockets:
            socket.transport.abort()

    async def listen(self, i: int) -> None:
        """Take in what comes through one socket."""
        async for message in self._sockets[i]:
            told = read(message)
            if told.t == "state":
                async with self._heard:
                    self._asks[i], self._versions[i] = told.ask, told.version
                    self._heard.notify_all()

    async def play(self, seconds: float) -> None:
        """A move each beat, until the time is up or the game is over."""
        until = time.monotonic() + seconds
        await asyncio.sleep(self._luck.random() * min(BEAT, seconds))
        while time.monotonic() < until and await self._move():
            await asyncio.sleep(BEAT)

    async def _move(self) -> bool:
        asked = [(i, ask) for i, ask in enumerate(self._asks) if ask is not None and ask.must]
        if not asked:
            return False
        i, ask = self._luck.choice(asked)
        self._moves += 1
        said = {"t": "move", "id": f"m{self._moves}", "seat": ask.seat, "ask": ask.id}
        said["move"] = self._luck.choice(ask.options)
        version = max(self._versions) + 1
        began = time.monotonic()
        await self._sockets[i].send(msgspec.json.encode(said).decode())
        async with self._heard:
            await self._heard.wait_for(lambda: min(self._versions) >= version)
        self.latencies.append(time.monotonic() - began)
        return True


async def sat(address: str, guest: Guest, table: str, seats: int, luck: random.Random) -> Played:
    """Four sockets at a table, each of which has looked."""
    url = f"ws://{address}/api/v1/tables/{table}/live"
    sockets = [
        await connect(url, additional_headers=guest.headers, compression=None, max_size=None)
        for _ in range(SOCKETS)
    ]
    for i, socket in enumerate(sockets):
        await socket.send(f'{{"t":"look","seat":{i % seats}}}')
    return Played(sockets, luck)


async def played(process: Process, tables: int, seconds: float) -> tuple[list[Played], list[Report], float]:
    """Lay the tables, sit down, play, stop the server; reports of the coming and the playing, seconds of the stop."""
    luck = random.Random("bench")
    names = list(games().values())
    guests = [Guest(process.address, number) for number in range(1, 2 + tables // TABLES_EACH)]
    rooms: list[Played] = []
    for number in range(tables):
        guest, game = guests[number // TABLES_EACH], names[number % len(names)]
        seats = min(SOCKETS, game.most)
        table = await asyncio.to_thread(guest.lays, game.name, seats)
        rooms.append(await sat(process.address, guest, table, seats, luck))
    ears = [asyncio.create_task(room.listen(i)) for room in rooms for i in range(SOCKETS)]
    coming = await asyncio.to_thread(process.report)
    await asyncio.gather(*(room.play(seconds) for room in rooms))
    playing = await asyncio.to_thread(process.report)
    stopped = await asyncio.to_thread(process.stop)
    for ear in ears:
        ear.cancel()
    for guest in guests:
        guest.close()
    for room in rooms:
        room.close()
    return rooms, [coming, playing], stopped


def measured_load(tables: int, seconds: float, command: list[str] = SERVER) -> Load:
    """Start a server, load it, stop it."""
    with TemporaryDirectory() as folder, serving(command, Path(folder)) as process:
        empty = process.report()
        rooms, (coming, playing), stopped = asyncio.run(played(process, tables, seconds))
    latencies = sorted(1000 * spent for room in rooms for spent in room.latencies) or [0.0]
    moves = len(latencies)
    return Load(
        tables=tables,
        sockets=tables * SOCKETS,
        compiled=compiled(),
        moves_per_s=round(moves / seconds, 1),
        p50_ms=round(latencies[moves // 2], 1),
        p99_ms=round(latencies[moves * 99 // 100], 1),
        cpu_ms_per_move=round(1000 * playing.cpu_s / moves, 2),
        kb_per_table=round((playing.memory_kb - empty.memory_kb) / tables, 1),
        longest=sorted([*coming.longest, *playing.longest], reverse=True)[:5],
        garbage_ms=round(max(coming.garbage[1], playing.garbage[1]), 2),
        stop_s=round(stopped, 2),
    )
