"""The server is bound to its seed before anybody adds a part to the deal."""

from __future__ import annotations

from hashlib import blake2b

from msgspec.structs import replace

from comptoir.server.changes import Change, KeepPromise, TakePromise
from comptoir.server.errors import BadField, NotNow
from comptoir.server.store import Store
from comptoir.server.tables import Table
from comptoir.table import commitment, fresh_seed
from comptoir.table.deal import SEED


class Promises:
    """Seeds whose commitment somebody was given before their table stands: one a person, taken once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, person: str) -> str:
        """Draw a seed for the next table of `person`; its commitment."""
        seed = fresh_seed()
        await self._store.write(KeepPromise(person, seed))
        return commitment(seed)

    async def take(self, person: str, promised: str, part: str) -> tuple[str, list[Change]]:
        """The seed that was promised to `person`, or a fresh one for whoever was promised none and adds nothing;
        and what is to be kept with the table, so that nobody takes it again."""
        if not promised:
            if part:
                text = "ask for a deal first: a part proves something only if the server was bound before"
                raise BadField("part-unpromised", text, field="part")
            return fresh_seed(), []
        seed = await self._store.promise(person)
        if not seed or commitment(seed) != promised:
            raise NotNow("deal-gone", "this deal is no longer kept for you: ask for another", field="deal")
        return seed, [TakePromise(person, seed)]


def added(table: Table, seat: int, part: str) -> Table:
    """The table with what somebody's browser adds as they sit down, or nothing when they get up."""
    if table.parts is None:
        return table
    return replace(table, parts=[part if i == seat else kept for i, kept in enumerate(table.parts)])


def resealed(table: Table) -> Table:
    """A table that has not started, with a sealed deal in place of a quick one."""
    return replace(table, seed=fresh_seed(), parts=[""] * len(table.seats))


def home_of(seed: str, address: str) -> str:
    """An address, so that it can be compared with others at the same deal and with nothing else."""
    key = bytes.fromhex(seed) if SEED.fullmatch(seed) else seed.encode()[:64]
    return blake2b(address.encode(), key=key, digest_size=8).hexdigest() if address else ""
