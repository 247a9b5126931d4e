"""Taking back: at once where nobody else moved, else by consent; never across something learned.

A wish to take back does not wait for ever: when nobody answers for a while, it is off.
"""

from __future__ import annotations

import asyncio
from functools import partial

from msgspec.structs import replace

from comptoir.server import door, requests, wire
from comptoir.server.deadlines import Deadline, minded
from comptoir.server.errors import NotNow, NotYours
from comptoir.server.moves import advanced, check_room, check_seat
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.tables import now


async def undo(room: Room, person: str, said: requests.SayUndo) -> None:
    """Take back to version `said.to`, or wish to; what was meant to be free does not become a wish."""
    table, history = room.table, room.playing
    check_seat(table, person, said.seat)
    free = door.way_back(table, history, said.seat, said.to).free
    if said.free and not free:
        raise NotNow("undo-stale", "somebody has moved meanwhile: it takes their consent now", field="free")
    check_room(room)
    room.house.budgets.asides.take(person)
    if free:
        await _take_back(room, said.seat, said.to, (person, said.id))
        return
    if table.wish is not None:
        raise NotNow("undo-pending", "somebody wishes to take back already")
    wish = wire.Wish(said.seat, said.to, [])
    await room.save(replace(table, wish=wish), said=(person, said.id))


async def consent(room: Room, person: str, said: requests.SayConsent) -> None:
    """Agree or not: when all have agreed it is done; when one has not, or the wisher thinks again, it is off."""
    table = room.table
    check_seat(table, person, said.seat)
    wish = table.wish
    if wish is None:
        raise NotNow("no-wish", "nobody wishes to take back")
    wisher = table.seats[wish.seat].person
    key = (person, said.id)
    if person == wisher and said.yes:
        raise NotYours("own-wish", "the others must agree, not you", field="seat")
    if not said.yes:
        await room.save(replace(table, wish=None), said=key)
        return
    agreed = sorted({*wish.agreed, *table.held_by(person)})
    if {table.seats[seat].person for seat in agreed} >= table.people() - {wisher}:
        await _take_back(room, wish.seat, wish.to, key)
    else:
        await room.save(replace(table, wish=wire.Wish(wish.seat, wish.to, agreed)), said=key)


async def _take_back(room: Room, seat: int, to: int, said: tuple[str, str]) -> None:
    history = room.playing
    rewound = await asyncio.to_thread(history.rewound, to)
    entry = Logged(history.version + 1, now(), "undo", seat, str(to))
    table = advanced(room.table, history.game, rewound.position.state)
    await room.save(table, [entry], led=rewound, said=said)


def mind(room: Room) -> None:
    """Begin to wait for the answers to a wish, go on, or stop; every answer begins it anew."""
    wish = room.table.wish
    room.patience = minded(room.patience, wish is not None, partial(_patience, room))


def _patience(room: Room) -> Deadline:
    wish = room.table.wish
    assert wish is not None
    broke = partial(room.report, wish.seat, "a wish could not be ended")
    return Deadline(room.house.limits.wish, lambda: room.table.wish is wish, partial(_lapse, room), broke)


async def _lapse(room: Room, patience: Deadline) -> None:
    """Nobody has answered: the wish is off, and all are told."""
    async with room.lock:
        if room.patience is patience:
            await room.anew(partial(_forget, room, patience))
            room.tell()


async def _forget(room: Room, patience: Deadline) -> None:
    if patience.lasts():
        await room.save(replace(room.table, wish=None))
