"""What lasts, as the house understands it: rows are read as tables, entries and lines, changes are written in groups.

A write is answered once it is on disk, or fails and has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar, cast

import msgspec

from comptoir.server import statements
from comptoir.server.changes import Change, CountHour, Note
from comptoir.server.errors import UNREADABLE, Broken, report
from comptoir.server.ledger import Deed
from comptoir.server.metrics import Metrics
from comptoir.server.orders import Orders
from comptoir.server.position import Logged
from comptoir.server.resting import Remembered
from comptoir.server.statements import Row
from comptoir.server.tables import Remark, Table, now
from comptoir.server.wire import ChatLine
from comptoir.server.writer import Database, Writer

T = TypeVar("T", bound=msgspec.Struct)
Apart = Callable[[Callable[[], list[Table]]], Awaitable[list[Table]]]
"""A way to do something long beside the loop."""

read_table = msgspec.json.Decoder(Table).decode
read_habits = msgspec.json.Decoder(Remembered).decode
read_orders = msgspec.json.Decoder(Orders).decode


class Store:
    """A database, and who writes into it.

    A row that cannot be read harms its own table and no other: lists go on without it, and the log names it once."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database = database
        self.broken: set[str] = set()
        """Tables that cannot be read or replayed."""
        self.writer = Writer(database, metrics or Metrics())

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

    async def chat(self, table: str) -> list[Remark]:
        """What was said at a table, but for lines that cannot be read."""
        said: list[Remark] = []
        for *row, person in await self.database.rows(statements.CHAT, table):
            try:
                said += [Remark(line, str(person)) for line in read_rows(ChatLine, [tuple(row)])]
            except msgspec.ValidationError as error:
                report(f"table {table}", "a line of its chat cannot be read", error)
        return said

    async def tables_of(self, person: str, most: int, apart: Apart = asyncio.to_thread) -> list[Table]:
        """Where `person` holds or held a seat, the latest first."""
        # A game that goes on from another holds its moves until it starts: they may be many.
        rows = await self.database.many_rows(statements.TABLES_OF, person, most)
        return await apart(lambda: list(self._readable(rows)))

    async def concerning(
        self, person: str, since: str, most: int, apart: Apart = asyncio.to_thread
    ) -> list[tuple[Table, int]]:
        """Somebody's games under way and those that ended since a time, with the version they have looked at; -1: that
        is not known."""
        rows = await self.database.many_rows(statements.CONCERNING, person, since, most)
        seen = {str(name): int(version) for name, _, version in rows}
        tables = await apart(lambda: list(self._readable((name, data) for name, data, _ in rows)))
        return [(table, seen[table.id]) for table in tables]

    async def missed(self, person: str, since: str, most: int) -> list[tuple[str, int, int, int]]:
        """Table, version looked at, seat, and how many moves that has made since then; of so many tables."""
        rows = await self.database.many_rows(statements.MISSED, person, since, most)
        return [(str(table), int(seen), int(seat), int(moves)) for table, seen, seat, moves in rows]

    async def tables_named(self, names: Sequence[str], apart: Apart = asyncio.to_thread) -> dict[str, Table]:
        """Tables by name, but for those that are not there or cannot be read."""
        if not names:
            return {}
        rows = [
            row for name in dict.fromkeys(names) for row in await self.database.rows(statements.TABLE, name)
        ]
        return {table.id: table for table in await apart(lambda: list(self._readable(rows)))}

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

    async def begun(self) -> list[Table]:
        """All games, under way or over."""
        rows = await self.database.many_rows(statements.BEGUN)
        return await asyncio.to_thread(lambda: [table for table in self._readable(rows) if table.version])

    async def look_through(self) -> None:
        """Read every table once, so that the host hears of those that cannot be read."""
        rows = await self.database.many_rows(statements.TABLES)
        await asyncio.to_thread(lambda: list(self._readable(rows)))

    async def some_tables(self, status: str, most: int) -> list[Table]:
        """Tables with a status, or all if it is empty; the latest first."""
        rows = await self.database.many_rows(statements.SOME_TABLES, status or "%", most)
        return await asyncio.to_thread(lambda: list(self._readable(rows)))

    async def tables_before(self, status: str, before: str) -> list[str]:
        """Tables with a status that have not changed since a time."""
        rows = await self.database.many_rows(statements.TABLES_BEFORE, status, before)
        return [str(table) for (table,) in rows]

    async def people(self, name: str, most: int) -> list[tuple[str, str, str]]:
        """Number, name and first day of those with a number, or in whose names there is something."""
        part = "".join(f"\\{sign}" if sign in "\\%_" else sign for sign in name)
        rows = await self.database.many_rows(statements.PEOPLE, name, f"%{part}%", most)
        return [(str(person), str(called), str(at)) for person, called, at in rows]

    async def notes(self) -> list[Note]:
        return read_rows(Note, await self.database.rows(statements.NOTES))

    async def deeds_after(self, number: int) -> list[Deed]:
        return read_rows(Deed, await self.database.rows(statements.DEEDS, number))

    async def last_deeds(self, most: int) -> list[Deed]:
        return read_rows(Deed, await self.database.rows(statements.LAST_DEEDS, most))

    async def promise(self, person: str) -> str:
        """The seed of the next table of a guest; empty if none is promised."""
        return str(await self._one(statements.PROMISE, person) or "")

    async def habits(self, person: str) -> Remembered | None:
        """What somebody has said about their days; None: nothing, or nothing that can be read."""
        for (data,) in await self.database.rows(statements.HABITS, person):
            try:
                return read_habits(data)
            except UNREADABLE as error:
                report("a person", "their habits cannot be read", error)
        return None

    async def spans(self) -> list[tuple[int, str, int]]:
        """The time of the house, span by span: since when, by the wall, and how long, in milliseconds."""
        return [(int(s), str(wall), int(n)) for s, wall, n in await self.database.rows(statements.SPANS)]

    async def is_timed(self) -> bool:
        """Does any clock run, or the time of a round?"""
        return bool(await self._one(statements.CLOCKED)) or bool(await self._one(statements.ROUNDS))

    async def due_before(self, time: int, most: int) -> list[str]:
        """Tables at which a clock runs out before a time of the house, the first of them first."""
        rows = await self.database.rows(statements.DUE_BEFORE, time, most)
        return [str(table) for (table,) in rows if table not in self.broken]

    async def review(self, table: str) -> tuple[str, str] | None:
        """How far the look back on a game is, and what was found; None if nobody wanted one."""
        for status, data in await self.database.rows(statements.REVIEW, table):
            return str(status), data.decode() if isinstance(data, bytes) else str(data)
        return None

    async def picture(self, table: str) -> str:
        """What a link to a game shows, in base 64; nothing if nobody has left it."""
        rows = await self.database.many_rows(statements.PICTURE, table)
        return str(rows[0][0]) if rows else ""

    async def has_picture(self, table: str) -> bool:
        return bool(await self._one(statements.HAS_PICTURE, table))

    async def reviews_wanted(self, most: int) -> list[str]:
        """Games that are to be looked back on, who waits longest first."""
        return [str(table) for (table,) in await self.database.rows(statements.WANTED, most)]

    async def deal(self, deal: str) -> bytes | None:
        """A shared deal, as it was kept."""
        found = await self._one(statements.DEAL, deal)
        return found.encode() if isinstance(found, str) else found

    async def deals_of(self, owner: str) -> int:
        """How many deals somebody shares, or has shared."""
        return int(await self._one(statements.DEALS_OF, owner))

    async def tried(self, deal: str, person: str) -> str | None:
        """The table at which somebody plays a shared deal."""
        return cast("str | None", await self._one(statements.TRIED, deal, person))

    async def tried_from(self, deal: str, home: str) -> bool:
        """Has anybody come to this deal from there?"""
        return bool(await self._one(statements.TRIED_FROM, deal, home))

    async def played_out(self, deal: str, person: str) -> bool:
        """Has somebody finished their own table of a shared deal?"""
        return bool(await self._one(statements.PLAYED_OUT, deal, person))

    async def tables_at(self, deal: str, most: int) -> tuple[list[Table], set[str]]:
        """The tables of a shared deal, those that count and are over first; and which of them do not count."""
        rows = await self.database.many_rows(statements.AT_DEAL, deal, deal, most)
        uncounted = await self.database.many_rows(statements.UNCOUNTED, deal)
        tables = await asyncio.to_thread(lambda: list(self._readable(rows)))
        return tables, {str(table) for (table,) in uncounted}

    async def over_of(self, person: str, most: int) -> list[str]:
        """Games of somebody that are over, the first of them first."""
        return [str(row[0]) for row in await self.database.many_rows(statements.OVER_OF, person, most)]

    async def rated_after(self, number: int) -> list[Row]:
        """Number, table, game and outcome of the games that count for ratings, after a number."""
        return await self.database.many_rows(statements.RATED_AFTER, max(0, number))

    async def outcomes_of(self, person: str, most: int) -> list[Row]:
        """Table, game, time, whether it counts, and outcome of somebody's games, the latest first."""
        return await self.database.many_rows(statements.OUTCOMES_OF, person, most)

    async def last_outcomes(self, club: str, most: int) -> list[Row]:
        """The same of a club, or of the house if it is empty."""
        if not club:
            return await self.database.many_rows(statements.LAST_OUTCOMES, most)
        return await self.database.many_rows(statements.CLUB_OUTCOMES, club, most)

    async def without_outcome(self, most: int) -> list[Table]:
        """Games that ended before outcomes were kept."""
        rows = await self.database.many_rows(statements.WITHOUT_OUTCOME, most)
        return await asyncio.to_thread(lambda: list(self._readable(rows)))

    async def faced(self, face: str) -> str | None:
        """Who is known by a face."""
        return cast("str | None", await self._one(statements.FACE, face))

    async def club(self, club: str) -> Row | None:
        """Id, name, owner and first day of a club."""
        return next(iter(await self.database.rows(statements.CLUB, club)), None)

    async def clubs(self, most: int) -> list[Row]:
        return await self.database.rows(statements.CLUBS, most)

    async def members(self, club: str, most: int) -> list[tuple[str, str]]:
        """Who belongs to a club, and since when."""
        rows = await self.database.many_rows(statements.MEMBERS, club, most)
        return [(str(person), str(at)) for person, at in rows]

    async def kept_out(self, club: str) -> dict[str, str]:
        """Whom a club has removed, and when."""
        return dict(await self.database.rows(statements.KEPT_OUT, club))

    async def club_lobby(self, club: str, most: int) -> list[Table]:
        """The public tables of a club's members."""
        if not club:
            return await self.lobby(most)
        return list(self._readable(await self.database.rows(statements.CLUB_LOBBY, club, most)))

    async def tournament(self, tournament: str) -> Row | None:
        """Data and revision of a tournament."""
        return next(iter(await self.database.rows(statements.TOURNAMENT, tournament)), None)

    async def tournaments(self, club: str, most: int) -> list[Row]:
        return await self.database.rows(statements.TOURNAMENTS, club, most)

    async def running(self) -> list[Row]:
        """The tournaments that go on."""
        return await self.database.rows(statements.RUNNING)

    async def run_by(self, owner: str) -> int:
        """How many unfinished tournaments somebody runs."""
        return int(await self._one(statements.RUN_BY, owner))

    async def orders(self, table: str) -> dict[int, Orders]:
        """What was ordered at a table, by seat, but for what cannot be read."""
        found: dict[int, Orders] = {}
        for seat, data in await self.database.rows(statements.ORDERS, table):
            try:
                found[int(seat)] = read_orders(data)
            except UNREADABLE as error:
                report(f"table {table}", "orders cannot be read", error)
        return found

    async def orders_of(self, person: str) -> list[tuple[str, int, Orders]]:
        """What somebody has ordered, by table and seat, but for what cannot be read."""
        rows = await self.database.many_rows(statements.ORDERS_OF, person)
        return await asyncio.to_thread(lambda: list(_left(rows)))

    async def ordered_by(self, person: str, most: int, apart: Apart) -> list[tuple[Table, int, Orders]]:
        """The same with the tables, those that have changed last and no more."""
        laid = await self.database.many_rows(statements.ORDERED_AT, person, most)
        rows = await self.database.many_rows(statements.ORDERS_OF, person)
        tables = {table.id: table for table in await apart(lambda: list(self._readable(laid)))}
        left = await asyncio.to_thread(lambda: list(_left(row for row in rows if row[0] in tables)))
        return [(tables[table], seat, orders) for table, seat, orders in left]

    async def memo(self, table: str, person: str) -> str:
        """What somebody has noted for themselves at a table."""
        return str(await self._one(statements.MEMO, table, person) or "")

    async def ordered(self) -> list[str]:
        """Tables at which somebody has ordered something."""
        return [str(table) for (table,) in await self.database.rows(statements.ORDERED)]

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


def _left(rows: Iterable[Row]) -> Iterator[tuple[str, int, Orders]]:
    for table, seat, data in rows:
        try:
            yield str(table), int(seat), read_orders(data)
        except UNREADABLE as error:
            report(f"table {table}", "orders cannot be read", error)


def read_rows(kind: type[T], rows: Iterable[Row]) -> list[T]:
    """Rows as `kind`, every field of the type it should have."""
    fields = kind.__struct_fields__
    return [msgspec.convert(dict(zip(fields, row, strict=True)), kind) for row in rows]
