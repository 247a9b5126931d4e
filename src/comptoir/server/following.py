"""What other servers have done at a table: read from its log, and told as if it had been done here."""

from __future__ import annotations

import asyncio

from comptoir.server.history import History, replayed
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.tables import Table

AT_ONCE = 8
"""Entries that are carried out on the loop; more of them are replayed in a thread."""


async def catch_up(room: Room) -> None:
    """Take in what was saved elsewhere. Whoever calls holds the lock."""
    store, known = room.house.store, room.table
    table = await store.table(known.id)
    if table is not None and table.revision > known.revision:
        entries = await _up_to(room, table, known.version)
        history = room.history
        try:
            if history is None or len(entries) > AT_ONCE or table.rules_kept() is not known.rules_kept():
                history = await _replayed(room, table)
            else:
                for entry in entries:
                    history.add(entry)
        except Exception as error:
            raise store.blame(table.id, "what was played elsewhere cannot be replayed", error) from error
        room.take_in(table, history)
    if await room.house.learn([room.table]):
        room.changed()
    room.hear_chat(await store.chat(known.id))
    room.hear_orders(await store.orders(known.id))


async def _replayed(room: Room, table: Table) -> History | None:
    """The whole game; None if it has not begun, or its rules are not here."""
    rules = table.rules_kept()
    if not table.version or rules is None:
        return None
    entries = await _up_to(room, table, 0)
    return await asyncio.to_thread(lambda: replayed(rules, table.opening(), entries))


async def _up_to(room: Room, table: Table, after: int) -> list[Logged]:
    """Entries of a log that goes on while it is read: as far as the table knows of them."""
    entries = await room.house.store.entries(table.id, after)
    return [entry for entry in entries if entry.n <= table.version]
