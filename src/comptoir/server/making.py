"""Laying a table: a new one, one that goes on from another, one from a record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from comptoir.server import lessons, names, requests
from comptoir.server.changes import Change, KeepTable
from comptoir.server.deals import added, home_of
from comptoir.server.errors import BadField
from comptoir.server.house import House
from comptoir.server.limits import check_unfinished
from comptoir.server.logs import logger
from comptoir.server.opponents import check_level
from comptoir.server.room import Room
from comptoir.server.seats import begun, check_played
from comptoir.server.settings import Limits
from comptoir.server.tables import Seat, Table, fresh_table
from comptoir.table import ComptoirError, Game, Move, Record, game, read_record

log = logger("making")


async def make(house: House, person: str, wanted: requests.NewTable, address: str = "") -> Room:
    """A new table; it starts at once if no seat is open."""
    rules = game(wanted.game)
    seats = seated(person, wanted.seats)
    check_seats(rules, len(seats))
    chosen = rules.complete(wanted.options)
    seed, taken = await house.promises.take(person, wanted.deal, wanted.part)
    name = names.clean_name(wanted.name) if wanted.name else names.town()
    table = replace(
        fresh_table(rules, name, person, chosen, seats, seed, [""] * len(seats)),
        public=wanted.public,
        pace=wanted.pace,
        pause=wanted.pause if rules.pauses else None,
        clock=wanted.clock,
        hints=wanted.hints,
        apart=wanted.apart,
    )
    for seat in table.held_by(person)[:1]:
        table = added(table, seat, wanted.part)
    table = at_home(table, person, address)
    return await lay(house, address, table, taken)


async def fork(house: House, person: str, room: Room, wanted: requests.Fork, address: str = "") -> Room:
    """A new table that goes on from a move of a finished game, with the same luck."""
    old, rules = room.table, room.playing.game
    record = await room.record()
    if wanted.move >= len(record.moves):
        text = f"the game has {len(record.moves)} moves: go on after fewer"
        raise BadField("bad-move-number", text, field="move", most=len(record.moves) - 1)
    if len(wanted.seats) != len(old.seats):
        text = f"the game has {len(old.seats)} seats"
        raise BadField("bad-seat-count", text, field="seats", seats=len(old.seats))
    seats = seated(person, wanted.seats)
    table = studied(record, person, seats, record.moves[: wanted.move], old.name)
    before = [each for each in record.beside if each.after < wanted.move + (each.what == "late")]
    table = replace(table, beside=before, pause=wanted.pause if rules.pauses else None)
    return await lay(house, address, table)


async def bring(house: House, person: str, data: bytes, address: str = "") -> Room:
    """A table that holds a record: over, or with me on every seat. One record at a time is replayed."""
    house.budgets.record_bytes.take(person, address, len(data))
    async with house.importing:
        record = await asyncio.to_thread(read, data, house.limits)
        house.budgets.record_moves.take(person, address, len(record.moves))
        await asyncio.to_thread(checked, record)
        called = record.names or names.guests(record.seats)
        seats = [Seat("person", person, name=names.clean_name(name, "names")) for name in called]
        table = studied(record, person, seats, record.moves, names.town())
        return await lay(house, address, replace(table, beside=record.beside))


async def teach(house: House, person: str, name: str, lesson: str, address: str = "") -> Room:
    """A table for a lesson: its deal is prepared, and openly so."""
    wanted = lessons.find(name, lesson)
    rules = game(name)
    bot = requests.Bot(wanted.level)
    seats = seated(person, [requests.Me() if i == wanted.me else bot for i in range(wanted.seats)])
    options = rules.complete(wanted.options)
    table = fresh_table(rules, names.town(), person, options, seats, wanted.seed, None)
    table = replace(table, study=True, base=wanted.before, lesson=lessons.at(wanted, lesson, 0))
    return await lay(house, address, table)


def read(data: bytes, limits: Limits) -> Record:
    """A record as it was brought, not yet replayed."""
    record = read_record(data)
    check_record(record, limits)
    return record


def checked(record: Record) -> None:
    """Replay a record; whatever is wrong with it is the record's fault."""
    try:
        record.check()
    except ComptoirError:
        raise
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise BadField("bad-record", f"this is no record: {detail}", detail=detail) from error


def check_record(record: Record, limits: Limits) -> None:
    """What the record's own reading does not limit."""
    if len(record.moves) > limits.moves or len(record.beside) > limits.moves:
        text = f"a record has at most {limits.moves} moves here"
        raise BadField("bad-record-length", text, field="moves", most=limits.moves)
    if len(record.seed) > limits.seed:
        raise BadField("bad-record-seed", f"a seed has at most {limits.seed} characters", field="seed")
    if record.names and len(record.names) != record.seats:
        raise BadField("bad-record-names", "a record has a name for each seat, or none", field="names")


def studied(record: Record, person: str, seats: list[Seat], moves: list[Move], name: str) -> Table:
    """A table with the luck of a record, that begins with some of its moves."""
    rules = game(record.game)
    options = rules.complete(record.options)
    table = fresh_table(rules, name, person, options, seats, record.seed, record.parts)
    return replace(table, rules=record.version, box=record.box, study=True, base=moves)


def seated(person: str, wanted: list[requests.NewSeat]) -> list[Seat]:
    """The seats asked for."""
    if sum(isinstance(seat, requests.Me) for seat in wanted) > 1:
        raise BadField(
            "two-me", "you can sit on one seat only; the others on your screen have names", "seats"
        )
    seats: list[Seat] = []
    for i, seat in enumerate(wanted):
        if isinstance(seat, requests.Bot):
            check_level(seat.level, f"seats[{i}].level")
            seats.append(Seat("bot", name=names.bot([other.name for other in seats]), level=seat.level))
        elif isinstance(seat, requests.HotSeat):
            seats.append(Seat("person", person, name=names.clean_name(seat.name, f"seats[{i}].name")))
        else:
            seats.append(Seat("person", person) if isinstance(seat, requests.Me) else Seat("open"))
    return seats


def at_home(table: Table, person: str, address: str) -> Table:
    """The table, with where the one who lays it comes from."""
    home = home_of(seed=table.seed, address=address)
    held = {i: replace(table.seats[i], home=home) for i in table.held_by(person)}
    return replace(table, seats=table.seated(held))


def check_seats(rules: Game, seats: int) -> None:
    """As many as the box has; the rules say it themselves."""
    if not rules.fewest <= seats <= rules.most:
        rules.start(seats, "")


async def lay(house: House, address: str, table: Table, also: Iterable[Change] = ()) -> Room:
    """Keep a new table, and begin if no seat is open: one more of its owner's, and of an address's."""
    check_unfinished(await house.store.unfinished(table.owner), house.limits.unfinished)
    house.budgets.tables.take(address)
    log.info(
        "table laid", table=table.id, game=table.game, seats=len(table.seats), by=table.owner, address=address
    )
    if table.has_open_seat():
        await house.store.write(KeepTable(table, seated=True), *also)
        return house.adopt(table, None)
    check_played(house.budgets, address, table)
    table, entries, history = await asyncio.to_thread(begun, table)
    table, more = await house.settled(None, table)
    await house.store.write(KeepTable(table, entries, seated=True), *more, *also)
    return house.adopt(table, history)
