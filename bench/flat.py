"""Is a move as dear and a table as large, however many tables there are, and however long they have been played?

python bench/flat.py [SECONDS] [TABLES…]

Every server has played a few moves of each game before anything is measured, so that what it needs anyhow is not taken
for a table's. However many tables there are, about as many moves a second are made. Long games are those of Jantaris
and Karanor, played at random; the others are over before their 500th move.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from comptoir.cli.load import (
    AS_FAST_AS_IT_GOES,
    SERVER,
    SOCKETS,
    TABLES_EACH,
    Guest,
    Played,
    Process,
    sat,
    serving,
)
from comptoir.table import Game, game, games

RATE = 60
"""Moves a second, over all tables."""
WARM = 5
LONG = ("jantaris", "karanor")
STAGES = (0, 50, 450, 500)
LONG_TABLES = 20


class Hall:
    """A server, and everybody who plays there."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self._luck = random.Random("flat")
        self._guests = 0
        self._ears: list[asyncio.Task[None]] = []
        self.rooms: list[Played] = []

    async def lays(self, tables: int, kinds: Sequence[Game]) -> list[Played]:
        """So many more tables, by guests of their own."""
        rooms: list[Played] = []
        for number in range(tables):
            if number % TABLES_EACH == 0:
                self._guests += 1
                guest = Guest(self.server.address, self._guests)
            kind = kinds[number % len(kinds)]
            seats = min(SOCKETS, kind.most)
            table = await asyncio.to_thread(guest.lays, kind.name, seats)
            rooms.append(await sat(guest, table, seats, self._luck))
        self._ears += [asyncio.create_task(room.listen(i)) for room in rooms for i in range(SOCKETS)]
        self.rooms += rooms
        return rooms

    def leaves(self) -> None:
        for ear in self._ears:
            ear.cancel()
        for room in self.rooms:
            room.close()


@asynccontextmanager
async def warm() -> AsyncIterator[Hall]:
    """A server at which each game has been played a little."""
    with TemporaryDirectory() as folder, serving([*SERVER, *AS_FAST_AS_IT_GOES], Path(folder)) as server:
        hall = Hall(server)
        await asyncio.gather(
            *(moves(room, WARM) for room in await hall.lays(2 * len(games()), list(games().values())))
        )
        try:
            yield hall
        finally:
            hall.leaves()


async def moves(room: Played, count: int) -> int:
    """So many moves one after the other; fewer if the game is over."""
    for number in range(count):
        if not await room.move():
            return number
    return count


async def many(tables: int, seconds: float) -> None:
    async with warm() as hall:
        empty = await asyncio.to_thread(hall.server.report)
        rooms = await hall.lays(tables, list(games().values()))
        await asyncio.to_thread(hall.server.report)
        await asyncio.gather(*(room.play(seconds, tables / RATE) for room in rooms))
        playing = await asyncio.to_thread(hall.server.report)
    made = sum(len(room.latencies) for room in rooms)
    print(
        f"{tables} tables: {1000 * playing.cpu_s / made:.2f} ms of processor time a move ({made} moves), "
        f"{(playing.memory_kb - empty.memory_kb) / tables:.0f} kB a table",
        flush=True,
    )


async def long(kind: str) -> None:
    async with warm() as hall:
        empty = await asyncio.to_thread(hall.server.report)
        rooms = await hall.lays(LONG_TABLES, [game(kind)])
        await asyncio.to_thread(hall.server.report)
        for first, last in pairwise(STAGES):
            made = sum(await asyncio.gather(*(moves(room, last - first) for room in rooms)))
            playing = await asyncio.to_thread(hall.server.report)
            print(
                f"{kind}, moves {first + 1} to {last}: {1000 * playing.cpu_s / made:.2f} ms of processor time a move "
                f"({made} moves), {(playing.memory_kb - empty.memory_kb) / LONG_TABLES:.0f} kB a table",
                flush=True,
            )


if __name__ == "__main__":
    given = sys.argv[1:] or ["30"]
    for number in map(int, given[1:] or ("10", "100", "1000")):
        asyncio.run(many(number, float(given[0])))
    for name in LONG:
        asyncio.run(long(name))
