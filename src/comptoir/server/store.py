"""What lasts: SQLite, read from the event loop, written by one thread that commits in groups.

A write is answered once it is on disk, or fails and has changed nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from comptoir.server.database import opened
from comptoir.server.errors import UNREADABLE, Broken
from comptoir.server.position import Entry
from comptoir.server.tables import Table, now
from comptoir.server.wire import ChatLine
from comptoir.server.writer import Statement, Writer

__all__ = ["Statement", "Store"]

ROW = "id, CAST(data AS BLOB)"
LOG = "SELECT n, at, kind, seat, text FROM log WHERE table_id = ? ORDER BY n"
T = TypeVar("T", bound=msgspec.Struct)

log = logging.getLogger("comptoir.store")
read_table = msgspec.json.Decoder(Table).decode


class Store:
    """The database of one data folder.

    A row that cannot be read harms its own table and no other: lists go on without it, and the log names it once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.broken: set[str] = set()
        """Tables that cannot be read or replayed."""
        self._reader = opened(path)
        self._reader.text_factory = _text
        self.writer = Writer(path)
        self.writer.start()

    async def write(self, statements: Iterable[Statement]) -> None:
        """Carry out all of it or nothing; returns once it is on disk."""
        await self.writer.write(list(statements))

    def close(self) -> None:
        """Everything asked for is written first."""
        self.writer.finish()
        self._reader.close()

    def blame(self, table: str, why: object) -> Broken:
        """A table that cannot be read or replayed: the host is told once, whoever looks at it each time."""
        if table not in self.broken:
            self.broken.add(table)
            log.error("table %s is broken: %s", table, why)
        return Broken("broken-table", "this table's log cannot be replayed; it has been reported")

    def name_of(self, person: str) -> str | None:
        row = self._reader.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
        return None if row is None else str(row[0])

    def table(self, table: str) -> Table | None:
        """The table of that name; `Broken` if its row cannot be read."""
        found = self._reader.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone()
        return None if found is None else self._table(*found)

    def entries(self, table: str) -> list[Entry]:
        """The log of a table; `Broken` if one of its rows cannot be read."""
        try:
            return [read_row(Entry, row) for row in self._reader.execute(LOG, (table,))]
        except msgspec.ValidationError as error:
            raise self.blame(table, f"its log cannot be read: {error}") from error

    def said(self, table: str, person: str, client: str) -> int | None:
        """The version that was answered to a message, by its client id; None if it was not done."""
        query = "SELECT version FROM said WHERE table_id = ? AND person = ? AND client = ?"
        row = self._reader.execute(query, (table, person, client)).fetchone()
        return None if row is None else int(row[0])

    def chat(self, table: str) -> list[ChatLine]:
        """What was said at a table, but for lines that cannot be read."""
        rows = self._reader.execute(
            "SELECT n, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY n", (table,)
        )
        lines: list[ChatLine] = []
        for row in rows:
            try:
                lines.append(read_row(ChatLine, row))
            except msgspec.ValidationError as error:
                log.error("table %s: a line of its chat cannot be read: %s", table, error)
        return lines

    def tables_of(self, person: str, most: int) -> list[Table]:
        """Where `person` holds or held a seat, the latest first."""
        query = f"""SELECT {ROW} FROM sitting JOIN tables ON id = table_id
            WHERE person = ? AND status != 'closed' ORDER BY updated DESC LIMIT ?"""
        return list(self._readable(query, person, most))

    def lobby(self, most: int) -> list[Table]:
        """Public tables: open ones first, then those playing; the latest first."""
        query = f"""SELECT {ROW} FROM tables WHERE public = 1 AND status IN ('open', 'playing')
            ORDER BY status, updated DESC LIMIT ?"""
        return list(self._readable(query, most))

    def unfinished(self, owner: str) -> int:
        query = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('open', 'playing')"
        return int(self._reader.execute(query, (owner,)).fetchone()[0])

    def open_since(self, before: str) -> list[str]:
        """Tables that still wait for players, unchanged since a time."""
        # Both kinds are named so that the index of the lobby serves: this is asked again and again.
        query = "SELECT id FROM tables WHERE public IN (0, 1) AND status = 'open' AND updated < ?"
        found = [str(row[0]) for row in self._reader.execute(query, (before,))]
        return [table for table in found if table not in self.broken]

    def playing(self) -> list[Table]:
        """All games under way."""
        return list(self._readable(f"SELECT {ROW} FROM tables WHERE status = 'playing'"))

    def look_through(self) -> None:
        """Read every table once, so that the host hears of those that cannot be read."""
        for _ in self._readable(f"SELECT {ROW} FROM tables"):
            pass

    async def count_hour(self, most: int) -> None:
        """One more hour in which the server ran; the last `most` are remembered."""
        await self.write(
            [
                ("INSERT INTO hours (at) VALUES (later(?))", (now(),)),
                ("DELETE FROM hours WHERE n < (SELECT max(n) FROM hours) - ?", (most,)),
            ]
        )

    def hours_ago(self, hours: int) -> str:
        """When the server had run so many hours less; before everything if it never had."""
        query = "SELECT at FROM hours WHERE n = (SELECT max(n) FROM hours) - ?"
        row = self._reader.execute(query, (hours,)).fetchone()
        return "" if row is None else str(row[0])

    def _readable(self, query: str, *values: str | int) -> Iterator[Table]:
        for found in self._reader.execute(query, values):
            try:
                yield self._table(*found)
            except Broken:
                continue

    def _table(self, name: str, data: Any) -> Table:
        try:
            return read_table(data)
        except (*UNREADABLE, TypeError) as error:
            raise self.blame(name, f"its row cannot be read: {error}") from error


def _text(raw: bytes) -> str:
    """A text as it lies on disk; what is no text shows, and breaks no list."""
    return raw.decode("utf-8", "replace")


def read_row(kind: type[T], row: tuple[Any, ...]) -> T:
    """A row as `kind`, every field of the type it should have."""
    return msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind)
