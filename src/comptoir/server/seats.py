"""Who sits where: join, leave, come back, fill with bots, close; and the start once no seat is open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from comptoir.server import names, renewal, requests, wire
from comptoir.server.changes import Change, DropTry, KeepTry
from comptoir.server.deals import added, home_of
from comptoir.server.errors import BadField, NotNow, NotYours
from comptoir.server.history import History, replayed
from comptoir.server.limits import Budgets
from comptoir.server.moves import advanced, check_aside
from comptoir.server.opponents import KEEPER, check_level
from comptoir.server.position import Logged, logged
from comptoir.server.room import Room
from comptoir.server.store import Store
from comptoir.server.tables import Seat, Table, now


async def join(room: Room, person: str, wanted: requests.Join, address: str = "") -> None:
    """Take an open seat; nothing happens if it is mine already."""
    table = room.table
    held = table.held_by(person)
    if wanted.seat in held or (held and wanted.seat is None):
        return
    if held:
        raise NotNow("already-seated", "you have a seat at this table", field="seat")
    _check_open(table)
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    seat = free[0] if wanted.seat is None else wanted.seat
    if seat not in range(len(table.seats)):
        raise BadField("bad-seat", "there is no such seat", field="seat", seat=seat)
    if seat not in free:
        raise NotNow("seat-taken", "this seat is taken", field="seat", seat=seat)
    blocked = await room.house.people.register.shunned(table.owner)
    if any(each.other == person and each.how == "block" for each in blocked):
        raise NotYours("not-welcome", "who made this table has not opened it to you")
    home = home_of(table.seed, address)
    also: list[Change] = []
    if table.shared is not None:
        await check_first(room.house.store, table.shared, person)
        also = [KeepTry(table.shared.deal, person, table.id, "", counts=True)]
    seated = replace(table, seats=table.seated({seat: Seat("person", person, home=home)}))
    # The parts of a shared deal are empty everywhere, or it would be another.
    await _seat(room, seated if table.shared else added(seated, seat, wanted.part), also)


async def leave(room: Room, person: str, address: str = "") -> None:
    """Before the start the seat is open again; afterwards a bot keeps it. A halted game ends when the last leave."""
    table = room.table
    held = _held(table, person)
    if table.status == "open":
        for seat in held:
            table = added(table, seat, "")
        also = [] if table.shared is None else [DropTry(table.shared.deal, person)]
        await room.save(replace(table, seats=table.seated(dict.fromkeys(held, Seat("open")))), also=also)
        return
    _check_playing(table)
    here = [i for i in held if not table.seats[i].away]
    away = {i: replace(table.seats[i], away=True, level=KEEPER) for i in here}
    if away and not table.halted:
        check_played(room.house.budgets, address, replace(table, seats=table.seated(away)))
    await _exchange(room, "away", away)


async def forfeit(room: Room) -> None:
    """The time of a round is up: bots go on for whoever is asked now."""

    async def act() -> None:
        table = room.table
        late = [i for i in table.asked if not table.seats[i].plays_itself]
        if table.status == "playing":
            await _exchange(room, "away", {i: replace(table.seats[i], away=True, level=KEEPER) for i in late})

    async with room.lock:
        await room.anew(act)
        room.tell()


async def come_back(room: Room, person: str) -> None:
    """Take my seats back from the bot."""
    table = room.table
    held = _held(table, person)
    if table.status == "open":
        return
    _check_playing(table)
    gone = [i for i in held if table.seats[i].away]
    if gone:
        check_aside(room, person)
    await _exchange(room, "back", {i: replace(table.seats[i], away=False, level=None) for i in gone})


async def fill(room: Room, person: str, wanted: requests.Fill, address: str = "") -> None:
    """Bots take the open seats, and the game starts."""
    table = room.table
    _check_owner(table, person)
    _check_open(table)
    check_level(wanted.level)
    table = replace(table, seats=with_bots(table.seats, wanted.level))
    check_played(room.house.budgets, address, table)
    await _seat(room, table)


def check_played(budgets: Budgets, address: str, table: Table) -> None:
    """A table at which nobody sits is one of few: its bots wait for nobody."""
    if all(seat.plays_itself for seat in table.seats):
        budgets.bot_tables.take(address)


async def set_pace(room: Room, person: str, wanted: requests.Pace) -> None:
    """How long the bots of a table take from now on: whoever sits there may say so."""
    _held(room.table, person)
    _check_playing(room.table)
    check_aside(room, person)
    await room.save(replace(room.table, pace=wanted.pace))


async def close(room: Room, person: str) -> None:
    """Before the start: the table is gone."""
    _check_owner(room.table, person)
    _check_open(room.table)
    await room.save(replace(room.table, status="closed"))


def with_bots(seats: list[Seat], level: str) -> list[Seat]:
    """The seats, the open ones taken by bots."""
    taken = [seat.name for seat in seats]
    filled: list[Seat] = []
    for seat in seats:
        filled.append(seat if seat.kind != "open" else Seat("bot", name=names.bot(taken), level=level))
        taken.append(filled[-1].name)
    return filled


def begun(table: Table) -> tuple[Table, list[Logged], History]:
    """The table with its game started: the start, and the moves it begins with."""
    at = now()
    entries = [Logged(1, at, "start", None), *logged(table.base, table.beside, at)]
    history = replayed(table.rulebook(), table.opening(), entries)
    table = advanced(replace(table, base=[], beside=[], version=history.version), history.game, history.now)
    return table, entries, history


async def _seat(room: Room, table: Table, also: Iterable[Change] = ()) -> None:
    """Save new seats, and start if none is open."""
    if table.has_open_seat():
        await room.save(table, seated=True, also=also)
        return
    table, entries, history = await asyncio.to_thread(begun, table)
    await room.save(table, entries, history=history, seated=True, also=also)


async def check_first(store: Store, shared: wire.Sharing, person: str) -> None:
    """Nobody plays the same deal twice: they would know what comes."""
    if await store.tried(shared.deal, person) is not None:
        raise NotNow("deal-played", "you have a table at this deal already: nobody plays it twice")


async def _exchange(room: Room, kind: wire.Kind, seats: dict[int, Seat]) -> None:
    """Give seats to a bot, or back; each is an entry of the log."""
    if not seats:
        return
    at = now()
    entries = [Logged(room.table.version + i, at, kind, seat) for i, seat in enumerate(seats, 1)]
    table = replace(room.table, seats=room.table.seated(seats), version=entries[-1].n)
    if kind == "away":
        table = replace(table, lesson=None)
    if table.halted and not table.people():
        table, end = renewal.ended(table)
        entries.append(end)
    await room.save(table, entries)


def _held(table: Table, person: str) -> list[int]:
    held = table.held_by(person)
    if not held:
        raise NotYours("not-seated", "you have no seat at this table")
    return held


def _check_owner(table: Table, person: str) -> None:
    if table.owner != person:
        raise NotYours("not-owner", "only who made the table may do this")


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise NotNow("not-open", "the table is not open any more")


def _check_playing(table: Table) -> None:
    if table.status != "playing":
        raise NotNow("not-playing", "no game is under way at this table")
