"""What lasts: read from the event loop, written by one thread that commits in groups.

A write is answered once it is on disk, or fails and has changed nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from comptoir.server.changes import Change, CountHour
from comptoir.server.errors import UNREADABLE, Broken, report
from comptoir.server.position import Logged
from comptoir.server.sqlite import Database, Row, connected, opened
from comptoir.server.tables import Table, now
from comptoir.server.wire import ChatLine
from comptoir.server.writer import Writer

T = TypeVar("T", bound=msgspec.Struct)

read_table = msgspec.json.Decoder(Table).decode


class Store:
    """The database of one data folder.

    A row that cannot be read harms its own table and no other: lists go on without it, and the log names it once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.broken: set[str] = set()
        """Tables that cannot be read or replayed."""
        self._own = threading.local()
        self._readers = [opened(path)]
        self._own.reader = self._readers[0]
        self.writer = Writer(path)
        self.writer.start()

    async def write(self, *changes: Change) -> None:
        """Carry out all of it or nothing; returns once it is on disk."""
        await self.writer.write(changes)

    def close(self) -> None:
        """Everything asked for is written first."""
        self.writer.finish()
        for reader in self._readers:
            reader.close()

    @property
    def _reader(self) -> Database:
        """This thread's own connection: one that another thread still reads by shows nothing that came since."""
        found: Database | None = getattr(self._own, "reader", None)
        if found is None:
            found = self._own.reader = connected(self.path)
            self._readers.append(found)
        return found

    def blame(self, table: str, what: str, error: Exception) -> Broken:
        """A table that cannot be read or replayed: the host is told once, whoever looks at it each time."""
        if table not in self.broken:
            self.broken.add(table)
            report(f"table {table} is broken", what, error)
        return Broken("broken-table", "this table's log cannot be replayed; it has been reported")

    def name_of(self, person: str) -> str | None:
        return self._reader.name_of(person)

    def table(self, table: str) -> Table | None:
        """The table of that name; `Broken` if its row cannot be read."""
        found = self._reader.table(table)
        return None if found is None else self._table(*found)

    def entries(self, table: str) -> list[Logged]:
        """The log of a table; `Broken` if one of its rows cannot be read."""
        try:
            return read_rows(Logged, self._reader.entries(table))
        except msgspec.ValidationError as error:
            raise self.blame(table, "its log cannot be read", error) from error

    def said(self, table: str, person: str, client: str) -> int | None:
        """The version that was answered to a message, by its client id; None if it was not done."""
        return self._reader.said(table, person, client)

    def chat(self, table: str) -> list[ChatLine]:
        """What was said at a table, but for lines that cannot be read."""
        lines: list[ChatLine] = []
        for row in self._reader.chat(table):
            try:
                lines += read_rows(ChatLine, [row])
            except msgspec.ValidationError as error:
                report(f"table {table}", "a line of its chat cannot be read", error)
        return lines

    def tables_of(self, person: str, most: int) -> list[Table]:
        """Where `person` holds or held a seat, the latest first."""
        return list(self._readable(self._reader.tables_of(person, most)))

    def lobby(self, most: int) -> list[Table]:
        """Public tables: open ones first, then those playing; the latest first."""
        return list(self._readable(self._reader.lobby(most)))

    def unfinished(self, owner: str) -> int:
        """How many tables of `owner` are open or playing."""
        return self._reader.unfinished(owner)

    def open_since(self, before: str) -> list[str]:
        """Tables that still wait for players, unchanged since a time."""
        return [table for table in self._reader.open_since(before) if table not in self.broken]

    def playing(self) -> list[Table]:
        """All games under way."""
        return list(self._readable(self._reader.playing()))

    def look_through(self) -> None:
        """Read every table once, so that the host hears of those that cannot be read."""
        for _ in self._readable(self._reader.tables()):
            pass

    async def count_hour(self, most: int) -> None:
        """One more hour in which the server ran; the last `most` are remembered."""
        await self.write(CountHour(now(), most))

    def hours_ago(self, hours: int) -> str:
        """When the server had run so many hours less; before everything if it never had."""
        return self._reader.hours_ago(hours)

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
