"""Clocks that run out: a bot keeps the seat then, and answers; who sat there may take it back. In games over days its
owner is told before.

They run wherever the room is, and the first server counts. A table that nobody has in memory is opened in time.
"""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec.structs import replace

from comptoir.server import moves
from comptoir.server.deadlines import Deadline, minded
from comptoir.server.errors import DatabaseGone, report
from comptoir.server.opponents import KEEPER
from comptoir.server.position import Logged, silences
from comptoir.server.room import SOON, Room
from comptoir.server.rooms import Rooms
from comptoir.server.store import Store
from comptoir.server.tables import now
from comptoir.server.turns import Turns

LOOK_ROUND = 15.0
"""Seconds after which it is seen again which clocks run out soon."""
AT_ONCE = 100
"""Tables that are opened in one go for that."""
LEAST = 0.05
"""Seconds that are waited at least: a clock that has a moment left does not keep the loop busy."""


def mind(room: Room) -> None:
    """Wait for the first clock that runs out, if one runs: from the beginning, whenever one was set anew."""
    turns = room.house.turns
    ends = turns.ends(room.table) if room.table.status == "playing" and room.history is not None else None
    room.clock = minded(room.clock, ends is not None, partial(_begun, room, ends or 0.0))


def _begun(room: Room, seconds: float) -> Deadline:
    clocks = room.table.clocks
    habits = [room.house.turns.habits(room.table, seat) for seat in range(len(clocks))]
    broke = partial(room.report, None, "nobody could answer for whose time was up")

    def lasts() -> bool:
        same = room.table.clocks is clocks
        return same and habits == [room.house.turns.habits(room.table, seat) for seat in range(len(clocks))]

    return Deadline(max(LEAST, seconds), lasts, partial(_answer, room), broke)


async def _answer(room: Room, clock: Deadline) -> None:
    """Let a bot keep the seats of all whose time is up, then tell; who was given more time meanwhile has it."""
    async with room.lock:
        if room.clock is clock:
            room.clock = None
            try:
                await room.anew(partial(run_out, room))
            finally:
                room.tell()


async def run_out(room: Room) -> None:
    """A bot keeps the seats of all whose time is up; what their silence stands for is their answer."""
    table = room.table
    out = room.house.turns.out(table)
    if not out or table.status != "playing":
        return
    at = now()
    entries = [Logged(table.version + i, at, "timeout", seat) for i, seat in enumerate(out, 1)]
    kept = {seat: replace(table.seats[seat], away=True, level=KEEPER) for seat in out}
    await room.save(replace(table, seats=table.seated(kept)), entries)
    for seat in out:
        action = silences(room.playing.now).get(seat)
        if action is not None:
            await moves.play(room, seat, action, kind="late")


async def warn(room: Room) -> None:
    """Save a room at which somebody has little time left: with it the letters that say so."""
    if room.table.status == "playing" and room.house.turns.to_warn(room.table):
        await room.save(room.table)


async def as_it_is(room: Room) -> None:
    """Save a room with its clocks as they are now."""
    await room.save(room.table)


async def watch(rooms: Rooms, store: Store, turns: Turns) -> None:
    """For ever: open the tables at which a clock runs out soon."""
    while True:
        try:
            await turns.running.ready()
            await look_round(rooms, store, turns)
        except DatabaseGone:
            pass
        except Exception as error:
            report("the house", "could not look for clocks that run out; trying again", error)
        await asyncio.sleep(LOOK_ROUND)


async def look_round(rooms: Rooms, store: Store, turns: Turns) -> None:
    """Once more: who has little time left is told. A clock may turn out to have more than was noted: its owner rests
    since, or the wall was set."""
    soon = round(1000 * (turns.running.now() + SOON / 2))
    for name in await store.due_before(soon, AT_ONCE):
        try:
            await _see_to(await rooms.open(name), soon)
        except DatabaseGone:
            raise
        except Exception as error:  # whatever is wrong with a table, the others go on
            report(f"table {name}", "its clocks stand still", error)


async def _see_to(room: Room, soon: int) -> None:
    turns = room.house.turns
    act = as_it_is if (turns.due(room.table) or 0) > soon else warn
    if act is as_it_is or turns.to_warn(room.table):
        async with room.lock:
            await room.anew(partial(act, room))
            room.tell()
