"""All stored games, replayed under the present rules: which of them hold, and what is wrong with the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from comptoir.server import door, renewal
from comptoir.server.errors import Broken, whereabouts
from comptoir.server.position import Logged
from comptoir.server.store import Store
from comptoir.server.tables import Table

Verdict = Literal["holds", "moves-on", "old-rules", "rules-gone", "broken"]


class Finding(msgspec.Struct, frozen=True):
    """What became of one game: `why` for those that are broken."""

    table: str
    game: str
    rules: int
    moves: int
    verdict: Verdict
    why: str = ""


async def audit(store: Store) -> AsyncIterator[Finding]:
    """Every game that has begun, one after the other."""
    for table in await store.begun():
        try:
            entries = [entry for entry in await store.entries(table.id) if entry.n <= table.version]
        except Broken:
            yield _finding(table, "broken", "its log cannot be read")
            continue
        yield await asyncio.to_thread(judged, table, entries)
    for broken in sorted(store.broken):
        yield Finding(broken, "", 0, 0, "broken", "its row cannot be read")


def judged(table: Table, entries: list[Logged]) -> Finding:
    """A game played again: it must end where it stands, and look the same to everybody."""
    try:
        found = renewal.opened(table, entries, end=False)
    except Exception as error:
        return _finding(table, "broken", whereabouts(error))
    if found.history is None:
        return _finding(table, "rules-gone")
    if found.entry is not None:
        return _finding(table, "moves-on")
    if not table.ended and not renewal.means_the_same(
        table, door.digest(found.history.game, found.history.now)
    ):
        return _finding(table, "broken", "it leads elsewhere")
    return _finding(table, "holds" if table.is_current else "old-rules")


def _finding(table: Table, verdict: Verdict, why: str = "") -> Finding:
    return Finding(table.id, table.game, table.rules, table.version, verdict, why)
