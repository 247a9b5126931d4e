"""What lasts, as the house understands it: rows are read as tables, entries and lines, changes are written in groups.

A write is answered once it is on disk, or fails and has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from comptoir.server import statements
from comptoir.server.changes import Change, CountHour
from comptoir.server.errors import UNREADABLE, Broken, report
from comptoir.server.position import Logged
from comptoir.server.statements import Row
from comptoir.server.tables import Table, now
from comptoir.server.wire import ChatLine
from comptoir.server.writer import Database, Writer

T = TypeVar("T", bound=msgspec.Struct)
Apart = Callable[[Callable[[], list[Table]]], Awaitable[list[Table]]]
"""A way to do something long beside the loop."""

read_table = msgspec.json.Decoder(Table).decode


class Store:
    """A database, and who writes into it.

    A row that cannot be read harms its own table and no other: lists go on without it, and the log names it once."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.broken: set[str] = set()
        """Tables that cannot be read or replayed."""
        self.writer = Writer(database)

    async def write(self, *changes: Change) -> None:
        """Carry out all of it or nothing; returns once it is on disk."""
        await self.writer.write(changes)

    async def close(self) -> None:
        """Everything asked for is written first."""
        await self.writer.finish()
        await self.database.close()

    def blame(self, table: str, what: str, error: Exception) -> Broken:
        """A table that cannot be read or replayed: the host is told once, whoever looks at it each time."""
        if table not in self.broken:
            self.broken.add(table)
            report(f"table {table} is broken", what, error)
        return Broken("broken-table", "this table's log cannot be replayed; it has been reported")

    async def name_of(self, person: str) -> str | None:
        found = await self._one(statements.NAME, person)
        return None if found is None else str(found)

    async def table(self, table: str) -> Table | None:
        """The table of that name; `Broken` if its row cannot be read."""
        for row in await self.database.rows(statements.TABLE, table):
            return self._table(*row)
        return None

    async def entries(self, table: str, after: int = 0) -> list[Logged]:
        """The log of a table after one of its entries; `Broken` if one of its rows cannot be read."""
        rows = await self.database.many_rows(statements.ENTRIES, table, after)
        try:
            return await asyncio.to_thread(read_rows, Logged, rows)
        except msgspec.ValidationError as error:
            raise self.blame(table, "its log cannot be read", error) from error

    async def said(self, table: str, person: str, client: str) -> int | None:
        """The version that was answered to a message, by its client id; None if it was not done."""
        found = await self._one(statements.SAID, table, person, client)
        return None if found is None else int(found)

    async def chat(self, table: str) -> list[ChatLine]:
        """What was said at a table, but for lines that cannot be read."""
        lines: list[ChatLine] = []
        for row in await self.database.rows(statements.CHAT, table):
            try:
                lines += read_rows(ChatLine, [row])
            except msgspec.ValidationError as error:
                report(f"table {table}", "a line of its chat cannot be read", error)
        return lines

    async def tables_of(self, person: str, most: int, apart: Apart = asyncio.to_thread) -> list[Table]:
        """Where `person` holds or held a seat, the latest first."""
        # A game that goes on from another holds its moves until it starts: they may be many.
        rows = await self.database.many_rows(statements.TABLES_OF, person, most)
        return await apart(lambda: list(self._readable(rows)))

    async def lobby(self, most: int) -> list[Table]:
        """Public tables: open ones first, then those playing; the latest first."""
        return list(self._readable(await self.database.rows(statements.LOBBY, most)))

    async def unfinished(self, owner: str) -> int:
        """How many tables of `owner` are open or playing."""
        return int(await self._one(statements.UNFINISHED, owner))

    async def open_since(self, before: str) -> list[str]:
        """Tables that still wait for players, unchanged since a time."""
        rows = await self.database.rows(statements.OPEN_SINCE, before)
        return [str(table) for (table,) in rows if table not in self.broken]

    async def playing(self) -> list[Table]:
        """All games under way."""
        rows = await self.database.many_rows(statements.PLAYING)
        return await asyncio.to_thread(lambda: list(self._readable(rows)))

    async def look_through(self) -> None:
        """Read every table once, so that the host hears of those that cannot be read."""
        rows = await self.database.many_rows(statements.TABLES)
        await asyncio.to_thread(lambda: list(self._readable(rows)))

    async def promise(self, person: str) -> str:
        """The seed of the next table of a guest; empty if none is promised."""
        return str(await self._one(statements.PROMISE, person) or "")

    async def count_hour(self, most: int) -> None:
        """One more hour in which the server ran; the last `most` are remembered."""
        await self.write(CountHour(now(), most))

    async def hours_ago(self, hours: int) -> str:
        """When the server had run so many hours less; before everything if it never had."""
        return str(await self._one(statements.HOURS_AGO, hours) or "")

    async def _one(self, sql: str, *values: str | int) -> Any:
        """The first value of the first row, None if there is none."""
        rows = await self.database.rows(sql, *values)
        return rows[0][0] if rows else None

    def _readable(self, rows: Iterable[Row]) -> Iterator[Table]:
        for row in rows:
            try:
                yield self._table(*row)
            except Broken:
                continue

    def _table(self, name: str, data: Any) -> Table:
        try:
            table = read_table(data)
            table.check()
        except (*UNREADABLE, TypeError, ValueError) as error:
            raise self.blame(name, "its row cannot be read", error) from error
        return table


def read_rows(kind: type[T], rows: Iterable[Row]) -> list[T]:
    """Rows as `kind`, every field of the type it should have."""
    fields = kind.__struct_fields__
    return [msgspec.convert(dict(zip(fields, row, strict=True)), kind) for row in rows]
