"""What somebody has noted for themselves at a table: nobody else reads it."""

from __future__ import annotations

from comptoir.server import requests, wire
from comptoir.server.changes import KeepMemo
from comptoir.server.errors import BadField, NotYours
from comptoir.server.names import visible
from comptoir.server.room import Room


async def memo(room: Room, person: str, said: requests.SayMemo) -> wire.MemoTold:
    """Note a text in place of the last, or read it."""
    store, most = room.house.store, room.house.limits.memo
    if not room.table.held_by(person):
        raise NotYours("memo-seat", "who sits at a table may take notes there")
    if said.text is None:
        return wire.MemoTold(said.id, await store.memo(room.table.id, person))
    text = said.text.strip()
    if len(text) > most or (text and not visible(text.replace("\n", " "))):
        raise BadField(
            "bad-memo", f"notes have at most {most} characters, all of them visible", "text", most=most
        )
    room.house.budgets.asides.take(person)
    await store.write(KeepMemo(room.table.id, person, text))
    return wire.MemoTold(said.id, text)
