"""Chat, and asking for another game."""

from __future__ import annotations

from msgspec.structs import replace

from comptoir.server import limits, names, wire
from comptoir.server.errors import NotNow
from comptoir.server.moves import check_seat
from comptoir.server.opponents import KEEPER
from comptoir.server.room import Room, sitting_rows, table_rows
from comptoir.server.seats import begun
from comptoir.server.store import Statement
from comptoir.server.tables import Seat, Table, fresh_id, fresh_seed, now


async def chat(room: Room, person: str, said: wire.SayChat) -> None:
    """A line for everybody at the table; the oldest ones make room."""
    room.house.talkers.take(person)
    table = room.table
    held = table.held_by(person)
    seat = held[0] if held else None
    name = (table.seats[held[0]].name if held else "") or room.house.people.name(person)
    n = room.chat[-1].n + 1 if room.chat else 1
    line = wire.ChatLine(n, now(), seat, name, limits.clean_chat(said.text))
    also: list[Statement] = [
        ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table.id, n, line.at, seat, name, line.text)),
        ("DELETE FROM chat WHERE table_id = ? AND n <= ?", (table.id, n - limits.CHAT_KEPT)),
        ("INSERT INTO said VALUES (?, ?, ?, ?)", (table.id, person, said.id, table.version)),
    ]
    await room.house.store.write(also)
    room.said[person, said.id] = table.version
    room.chat = [*room.chat, line][-limits.CHAT_KEPT :]
    room.spoken.append(line)


async def rematch(room: Room, person: str, said: wire.SayRematch) -> None:
    """Once all people at the table have asked, a new one is laid."""
    table = room.table
    check_seat(table, person, said.seat)
    if table.status != "over":
        raise NotNow("not-over", "the game is not over")
    key = (person, said.id)
    wants = sorted({*table.wants, *table.held_by(person)})
    table = replace(table, wants=wants)
    willing = {table.seats[seat].person for seat in wants}
    if table.rematch is not None or not willing >= table.people():
        await room.save(table, said=key)
        return
    fresh, entries, history = begun(again(table))
    rows = [*table_rows(fresh, entries), *sitting_rows(fresh)]
    await room.save(replace(table, rematch=fresh.id), said=key, also=rows)
    room.house.rooms.adopt(fresh, history)


def again(table: Table) -> Table:
    """The same seats, options and pace, with new luck; a bot plays for who has left."""
    at = now()
    seats = [
        Seat("bot", name=names.bot([seat.name for seat in table.seats]), level=KEEPER) if seat.away else seat
        for seat in table.seats
    ]
    return Table(
        id=fresh_id(),
        name=table.name,
        game=table.game,
        rules=table.rulebook().version,
        options=table.options,
        seats=seats,
        seed=fresh_seed(),
        owner=table.owner,
        public=table.public,
        pace=table.pace,
        pause=table.pause,
        created=at,
        updated=at,
    )
