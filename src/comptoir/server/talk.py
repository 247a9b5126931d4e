"""Chat, and asking for another game."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from comptoir.server import contacts, names, requests, wire
from comptoir.server.changes import KeepAnswer, KeepChat, KeepTable
from comptoir.server.errors import DatabaseGone, NotNow, NotYours, Overtaken
from comptoir.server.history import History
from comptoir.server.limits import check_unfinished, clean_chat
from comptoir.server.moves import check_seat
from comptoir.server.opponents import KEEPER
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.seats import begun
from comptoir.server.tables import Remark, Seat, Table, fresh_table, now
from comptoir.table import fresh_seed, game

PHRASES = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "one-moment": "One moment, please.",
    "back-later": "I’ll be back later.",
    "your-turn": "It’s your turn.",
    "good-game": "That was a good game!",
}
"""What everybody reads in their own language: the sentence `chat-phrase-…`."""


async def chat(room: Room, person: str, said: requests.SayChat) -> None:
    """A line for everybody at the table; the oldest ones make room."""
    if room.house.notes.is_muted(person):
        raise NotYours("muted", "the host of this house has muted you: others do not read what you write")
    table = room.table
    if not await contacts.reads(room, person):
        raise NotYours(
            "chat-private", "the chat of this table is for those who sit here or were asked to come"
        )
    held = table.held_by(person)
    seat = held[0] if held else None
    name = room.house.people.called(table, person)
    n = room.chat[-1].line.n + 1 if room.chat else 1
    text = clean_chat(PHRASES[said.phrase] if said.phrase else said.text, room.house.limits.chat)
    remark = Remark(wire.ChatLine(n, now(), seat, name, text, said.phrase), person)
    kept = room.house.limits.chat_kept
    try:
        await room.house.store.write(
            KeepChat(table.id, remark, kept), KeepAnswer(table.id, person, said.id, table.version)
        )
    except (DatabaseGone, Overtaken):
        room.doubtful = True
        raise
    room.chat = [*room.chat, remark][-kept:]
    room.spoken.append(remark)


async def rematch(room: Room, person: str, said: requests.SayRematch) -> None:
    """A new table, once everybody who is still here has asked, or who asked will not wait."""
    table = room.table
    check_seat(table, person, said.seat)
    if table.status != "over":
        raise NotNow("not-over", "the game is not over")
    key = (person, said.id)
    wants = sorted({*table.wants, *table.held_by(person)})
    table = replace(table, wants=wants, next_parts={**table.next_parts, person: said.part})
    awaited = table.people() & room.present()[0] if said.wait else set()
    if table.rematch is not None or not table.willing() >= awaited:
        await room.save(table, said=key)
        return
    next_table = again(table, person)
    check_unfinished(await room.house.store.unfinished(next_table.owner), room.house.limits.unfinished)
    fresh, entries, history = await asyncio.to_thread(laid, next_table)
    fresh, more = await room.house.settled(None, fresh)
    laying = KeepTable(fresh, entries, seated=True)
    await room.save(replace(table, rematch=fresh.id), said=key, also=[laying, *more])
    room.house.adopt(fresh, history)


def laid(table: Table) -> tuple[Table, list[Logged], History | None]:
    """A table ready to save: begun, if nobody is waited for."""
    return (table, [], None) if table.has_open_seat() else begun(table)


def next_parts(table: Table, seats: list[Seat]) -> list[str]:
    """What those who asked for another game add to its deal, each at their first seat."""
    first = {seat.person: i for i, seat in reversed(list(enumerate(seats)))}
    return [
        table.next_parts.get(seat.person or "", "") if first[seat.person] == i else ""
        for i, seat in enumerate(seats)
    ]


def again(table: Table, person: str) -> Table:
    """The same options and pace, with new luck, for those who want it: a bot sits where somebody left the
    game, and the seat of who has not asked is open. `person` is here and sees to it if the owner is not."""
    willing = table.willing()
    seats: list[Seat] = []
    for seat in table.seats:
        if seat.away:
            seats.append(Seat("bot", name=names.bot([other.name for other in table.seats]), level=KEEPER))
        else:
            seats.append(seat if seat.kind == "bot" or seat.person in willing else Seat("open"))
    owner = table.owner if table.owner in willing else person
    seed, parts = table.next_seed or fresh_seed(), next_parts(table, seats)
    fresh = fresh_table(game(table.game), table.name, owner, table.options, seats, seed, parts)
    return replace(
        fresh,
        public=table.public,
        pace=table.pace,
        pause=table.pause,
        clock=table.clock,
        hints=table.hints,
        apart=table.apart,
    )
