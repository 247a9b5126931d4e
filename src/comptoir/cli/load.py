"""`comptoir bench server`: real servers, many tables of all games, four sockets at each, and moves."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from comptoir import compiled
from comptoir.server.holds import Hold, Report
from comptoir.table import Game, games

SOCKETS = 4
TABLES_EACH = 5
"""Tables of one guest, who has at most twenty sockets."""
BEAT = 5.0
"""Seconds from one move at a table to the next, unless told."""
SERVER = [sys.executable, "-m", "comptoir.server.holds"]
CHANGES = ',"changes":true'
"""What a page adds to its look: told of a move, it wants only what has changed."""
PATIENCE = 30.0
"""Seconds after which a move counts as lost."""
AS_FAST_AS_IT_GOES = [
    f"--set=limits.{name}=10000,10000" for name in ("messages_socket", "messages", "messages_address")
]
"""No person moves so quickly: what protects the others would count."""


class Load(msgspec.Struct, frozen=True):
    processes: int
    tables: int
    sockets: int
    compiled: bool
    moves_per_s: float
    errors: int
    p50_ms: float
    p99_ms: float
    """From a move until all four sockets have heard of it."""
    cpu_ms_per_move: float
    """Of all servers together, of nothing else."""
    moves_per_cpu_s: float
    """What the servers could carry out if each had a processor for itself, and whatever else is needed had others."""
    kb_per_move: float
    """Sent to all four sockets."""
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


class Measured(Protocol):
    """A server of which is known what it spends."""

    address: str

    def report(self) -> Report:
        """Since the last report."""

    def stop(self) -> float:
        """Ask it to stop; the seconds it took."""


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
        self.address = address
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
        self._http.close()  # the next table may be long in coming: nothing is kept open for it
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
        self.heard_bytes = 0
        self.errors = 0
        """Moves refused, lost, or cut off."""

    def close(self) -> None:
        for socket in self._sockets:
            socket.transport.abort()

    async def listen(self, i: int) -> None:
        """Take in what comes through one socket."""
        async for message in self._sockets[i]:
            told = read(message)
            if told.t in ("state", "change"):
                async with self._heard:
                    # The first is the answer to a look, each other tells a move.
                    self.heard_bytes += len(message) if self._versions[i] else 0
                    self._asks[i], self._versions[i] = told.ask, told.version
                    self._heard.notify_all()
            elif told.t in ("no", "bye"):
                self.errors += 1

    async def play(self, seconds: float, beat: float) -> None:
        """A move each beat, until the time is up or the game is over."""
        until = time.monotonic() + seconds
        await asyncio.sleep(self._luck.random() * min(beat, seconds))
        while time.monotonic() < until and await self.move():
            await asyncio.sleep(beat)

    async def move(self) -> bool:
        """One move; False if there is none to make, or it went wrong."""
        asked = [(i, ask) for i, ask in enumerate(self._asks) if ask is not None and ask.must]
        if not asked:
            return False
        i, ask = self._luck.choice(asked)
        self._moves += 1
        said = {"t": "move", "id": f"m{self._moves}", "seat": ask.seat, "ask": ask.id}
        said["move"] = self._luck.choice(ask.options)
        version = max(self._versions) + 1
        began = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._sockets[i].send(msgspec.json.encode(said).decode())
                async with self._heard:
                    await self._heard.wait_for(lambda: min(self._versions) >= version)
        except (TimeoutError, ConnectionClosed):
            self.errors += 1
            return False
        self.latencies.append(time.monotonic() - began)
        return True


async def sat(guest: Guest, table: str, seats: int, luck: random.Random, wants: str = CHANGES) -> Played:
    """Four sockets at a table, each of which has looked."""
    url = f"ws://{guest.address}/api/v1/tables/{table}/live"
    sockets = [
        await connect(url, additional_headers=guest.headers, compression=None, max_size=None)
        for _ in range(SOCKETS)
    ]
    for i, socket in enumerate(sockets):
        await socket.send(f'{{"t":"look","seat":{i % seats}{wants}}}')
    return Played(sockets, luck)


async def played(
    processes: Sequence[Measured],
    tables: int,
    seconds: float,
    beat: float,
    wants: str = CHANGES,
    names: Sequence[Game] = (),
) -> tuple[list[Played], list[list[Report]], float]:
    """Lay the tables, sit down, play, stop the servers; reports of the coming and the playing, seconds of the stop.

    A table is at one server with all its sockets, as a proxy sends them that goes by the address."""
    luck = random.Random("bench")
    names = names or list(games().values())
    guests = [Guest(_of(processes, number).address, number) for number in range(1, 2 + tables // TABLES_EACH)]
    rooms: list[Played] = []
    for number in range(tables):
        guest, game = guests[number // TABLES_EACH], names[number % len(names)]
        seats = min(SOCKETS, game.most)
        table = await asyncio.to_thread(guest.lays, game.name, seats)
        rooms.append(await sat(guest, table, seats, luck, wants))
    ears = [asyncio.create_task(room.listen(i)) for room in rooms for i in range(SOCKETS)]
    coming = await asyncio.to_thread(_reports, processes)
    await asyncio.gather(*(room.play(seconds, beat) for room in rooms))
    playing = await asyncio.to_thread(_reports, processes)
    for ear in ears:
        ear.cancel()
    stopped = await asyncio.to_thread(lambda: max([process.stop() for process in processes]))
    for guest in guests:
        guest.close()
    for room in rooms:
        room.close()
    return rooms, [coming, playing], stopped


def _of(processes: Sequence[Measured], number: int) -> Measured:
    return processes[number % len(processes)]


def _reports(processes: Sequence[Measured]) -> list[Report]:
    return [process.report() for process in processes]


def measured_load(
    tables: int,
    seconds: float,
    command: list[str] = SERVER,
    processes: int = 1,
    database: str = "",
    beat: float = BEAT,
) -> Load:
    """Start servers, load them, stop them."""
    with ExitStack() as held:
        folders = [Path(held.enter_context(TemporaryDirectory())) for _ in range(processes)]
        full = [*command, *AS_FAST_AS_IT_GOES, f"--set=database={database}"]
        servers = [held.enter_context(serving(full, folder)) for folder in folders]
        empty = _reports(servers)
        rooms, (coming, playing), stopped = asyncio.run(played(servers, tables, seconds, beat))
    latencies = sorted(1000 * spent for room in rooms for spent in room.latencies) or [0.0]
    moves = len(latencies)
    cpu = sum(report.cpu_s for report in playing)
    memory = sum(now.memory_kb - then.memory_kb for now, then in zip(playing, empty, strict=True))
    return Load(
        processes=processes,
        tables=tables,
        sockets=tables * SOCKETS,
        compiled=compiled(),
        moves_per_s=round(moves / seconds, 1),
        errors=sum(room.errors for room in rooms),
        p50_ms=round(latencies[moves // 2], 1),
        p99_ms=round(latencies[moves * 99 // 100], 1),
        cpu_ms_per_move=round(1000 * cpu / moves, 2),
        moves_per_cpu_s=round(processes * moves / cpu, 1),
        kb_per_move=round(sum(room.heard_bytes for room in rooms) / 1000 / moves, 1),
        kb_per_table=round(memory / tables, 1),
        longest=sorted((hold for report in (*coming, *playing) for hold in report.longest), reverse=True)[:5],
        garbage_ms=round(max(report.garbage[1] for report in (*coming, *playing)), 2),
        stop_s=round(stopped, 2),
    )
