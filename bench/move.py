"""What a move costs a server, sockets left out: it is heard, carried out, kept on disk and written for four seats.

python bench/move.py [TABLES] [MOVES] [profile]

One move after the other, with a transport that hands over what is sent. Processor time of the loop's thread, and of all
threads: of all moves the cheapest fifth, which other work on the machine has disturbed least, and the median. `profile`
names the dearest functions by the processor time of the loop's thread.
"""

from __future__ import annotations

import asyncio
import cProfile
import pstats
import random
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from comptoir.cli.load import SOCKETS, Ask, Told
from comptoir.server import making, requests
from comptoir.server.house import House
from comptoir.server.live import Visit
from comptoir.server.settings import AS_USUAL, Rate
from comptoir.server.sockets import Hall, Socket
from comptoir.server.sqlite import SqliteDatabase
from comptoir.table import games

MANY: Rate = (1e6, 1_000_000)
NAMES = ("messages_socket", "messages", "messages_address", "entries", "entries_address", "tables")
LIMITS = replace(AS_USUAL.limits, **dict.fromkeys(NAMES, MANY))
WARM = 3
"""Moves at each table before anything is measured."""
SHOWN = 60
read = msgspec.json.Decoder(Told).decode


class Wire(asyncio.Transport):
    """Takes what is sent to one socket: the question, and how far the table is."""

    def __init__(self) -> None:
        super().__init__()
        self.ask: Ask | None = None
        self.version = 0
        self.told = asyncio.Event()

    def write(self, data: Any) -> None:
        for text in _texts(bytes(data)):
            told = read(text)
            assert told.t in ("state", "change", "done", "chat", "orders"), text
            if told.t in ("state", "change"):
                self.ask, self.version = told.ask, told.version
                self.told.set()

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Seats:
    """A table with its sockets, all of one guest."""

    def __init__(self, house: House, hall: Hall, person: str, table: str, seats: int) -> None:
        self.wires = [Wire() for _ in range(SOCKETS)]
        self.sockets = [Socket(wire, hall, "here") for wire in self.wires]
        for i, socket in enumerate(self.sockets):
            socket.begin(Visit(house, socket, person, "here").come(table), b"")
            socket.data_received(_said({"t": "look", "seat": i % seats, "changes": True}))

    async def move(self, luck: random.Random, word: str) -> tuple[float, float] | None:
        """Processor time of the loop and of all threads for one move; None: the game is over."""
        asked = [(i, wire.ask) for i, wire in enumerate(self.wires) if wire.ask is not None and wire.ask.must]
        if not asked:
            return None
        i, ask = luck.choice(asked)
        said = {"t": "move", "id": word, "seat": ask.seat, "ask": ask.id, "move": luck.choice(ask.options)}
        frame = _said(said)
        for wire in self.wires:
            wire.told.clear()
        loop, all_ = time.thread_time(), time.process_time()
        self.sockets[i].data_received(frame)
        for wire in self.wires:
            await wire.told.wait()
        return time.thread_time() - loop, time.process_time() - all_


def _said(message: dict[str, Any]) -> bytes:
    return Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)


def _texts(data: bytes) -> list[bytes]:
    """What some frames of ours say."""
    found: list[bytes] = []
    while data:
        size, head = data[1], 2
        if size > 125:
            head = 4 if size == 126 else 10
            size = int.from_bytes(data[2:head], "big")
        found.append(data[head : head + size])
        data = data[head + size :]
    return found


async def measured(folder: Path, tables: int, moves: int, profile: cProfile.Profile | None) -> None:
    settings = replace(AS_USUAL, limits=LIMITS)
    house = House(SqliteDatabase(folder / "comptoir.sqlite3"), b"k" * 32, 1.0, settings=settings)
    house.open()
    hall, luck, words = Hall(LIMITS, set(), set(), Counter()), random.Random("move"), count()
    playing: list[Seats] = []
    for _, game in zip(range(tables), list(games().values()) * tables, strict=False):
        person, seats = await house.people.make(), min(SOCKETS, game.most)
        others = [requests.HotSeat(name=f"Guest {seat}") for seat in range(2, seats + 1)]
        room = await making.make(house, person, requests.NewTable(game.name, [requests.Me(), *others]))
        playing.append(Seats(house, hall, person, room.table.id, seats))
        for wire in playing[-1].wires:
            await wire.told.wait()
    for table in playing * WARM:
        await table.move(luck, f"m{next(words)}")
    spent: list[tuple[float, float]] = []
    if profile is not None:
        profile.enable()
    while len(spent) < moves and (found := [await table.move(luck, f"m{next(words)}") for table in playing]):
        spent += [each for each in found if each is not None]
        if not any(found):
            break
    if profile is not None:
        profile.disable()
    for name, times in zip(("loop", "all threads"), zip(*spent, strict=True), strict=True):
        cheapest, usual = (1e6 * value for value in (quantiles(times, n=5)[0], median(times)))
        print(
            f"{name}: {cheapest:.0f} µs the cheapest fifth, {usual:.0f} µs the median of {len(times)} moves"
        )
    await house.close()


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    watching = cProfile.Profile(time.thread_time) if given.get(2) == "profile" else None
    with TemporaryDirectory() as place:
        asyncio.run(measured(Path(place), int(given.get(0, "20")), int(given.get(1, "1000")), watching))
    if watching is not None:
        pstats.Stats(watching).sort_stats("cumtime").print_stats(SHOWN)
