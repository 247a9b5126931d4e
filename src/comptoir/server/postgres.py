"""PostgreSQL: a database that several servers share.

A few connections read, one writes what has come together, in one transaction. Everything lies in a schema of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache, partial

import asyncpg
import msgspec

from comptoir.server import schema
from comptoir.server.changes import Change, News, Present, Touched, touched
from comptoir.server.errors import CannotServe, DatabaseGone, Overtaken
from comptoir.server.statements import (
    ALL_OF,
    INTO,
    KEEP,
    KEPT,
    NUMBERED,
    Fill,
    Row,
    Rows,
    Statement,
    carrying_out,
)
from comptoir.server.writer import Heeding

READERS = 4
PATIENCE = 5.0
"""Seconds in which it must answer."""
MIGRATING = 0x436F6D70  # "Comp"
SETTINGS = {
    "application_name": "comptoir",
    "search_path": "comptoir",
    "synchronous_commit": "on",
    # A server that has vanished from the network is noticed soon, and its claims end.
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "1",
}
KEY = "signing-key"
PROBE = "UPDATE kept SET value = value WHERE name = 'batch'"
"""What is written when nothing is to be written, to see whether it arrives."""

CHANNEL = "comptoir"
NOTIFY = "SELECT pg_notify(?, ?)"
NAMED = 200
"""Names in one piece of news, which has at most 8,000 bytes."""
SERVED = """SELECT count(*) FROM pg_stat_activity WHERE application_name = 'comptoir'
    AND datname = current_database() AND pid != pg_backend_pid()"""
COPIED = 5_000
"""Rows that are copied in one go."""
BEAT = 1.0
"""Seconds after which it is seen whether the connection that listens still does."""
AGAIN = 0.2

CLAIMED = MIGRATING
CLAIM = f"SELECT pg_try_advisory_lock({CLAIMED}, hashtext($1))"
RELEASE = f"SELECT pg_advisory_unlock({CLAIMED}, hashtext($1))"
UNCLAIMED = f"""SELECT id FROM tables WHERE alone = 1 AND updated < ? AND NOT EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {CLAIMED}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND objid::bigint = hashtext(id)::bigint & 4294967295)"""

# A connection that is cut in the middle of something may also fail as if it were used twice.
BROKEN_OFF = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOST = (OSError, TimeoutError, *BROKEN_OFF)
AWAY = (
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
)

read_news = msgspec.json.Decoder(News).decode

log = logging.getLogger("comptoir.store")


@cache
def spoken(sql: str) -> str:
    """A statement as PostgreSQL wants it."""
    pieces = sql.replace("$data", "data").split("?")
    return pieces[0] + "".join(f"${n}{piece}" for n, piece in enumerate(pieces[1:], 1))


def payloads(touched: Touched) -> Iterator[str]:
    """News for other servers, each short enough for PostgreSQL."""
    for names in batched(touched.tables):
        yield msgspec.json.encode(Touched(names, [])).decode()
    for names in batched(touched.people):
        yield msgspec.json.encode(Touched([], names)).decode()


def batched(names: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(names), NAMED):
        yield names[first : first + NAMED]


def grouped(statements: Iterator[Statement]) -> dict[str, list[Row]]:
    """The rows for each statement, so that all of them go at once; what is removed is older than what is added."""
    found: dict[str, list[Row]] = {}
    for sql, values in statements:
        found.setdefault(sql, []).append(values)
    return found


class PostgresDatabase:
    """The database at an address that was looked at before (`opened`); connections are made when they are needed."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._readers: asyncpg.Pool | None = None
        self._writer: asyncpg.Connection | None = None
        self._connecting = asyncio.Lock()
        self._claims: asyncpg.Connection | None = None
        self._claiming = asyncio.Lock()
        self._gone = False

    async def rows(self, sql: str, *values: str | int) -> list[Row]:
        if any("\0" in value for value in values if isinstance(value, str)):
            return []  # it keeps no such text, so there is none
        async with self._answering():
            try:
                return await self._read(sql, values)
            except LOST:
                return await self._read(sql, values)  # by another connection: this one was cut

    many_rows = rows

    async def _read(self, sql: str, values: tuple[str | int, ...]) -> list[Row]:
        readers = await self._reading()
        return [tuple(row) for row in await readers.fetch(spoken(sql), *values)]

    async def commit(self, changes: Sequence[Change], later: Callable[[str], str]) -> None:
        rows = grouped(statement for change in changes for statement in carrying_out(change, later))
        try:
            async with self._answering():
                writer = await self._writing()
                async with writer.transaction():
                    for sql, values in rows.items():
                        await writer.executemany(spoken(sql), values)
                    if not rows:
                        await writer.execute(PROBE)
                    for news in payloads(touched(changes)):
                        await writer.execute(spoken(NOTIFY), CHANNEL, news)
        except DatabaseGone:
            if self._writer is not None:
                self._writer.terminate()
            self._writer = None
            raise
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Overtaken from error

    async def _reading(self) -> asyncpg.Pool:
        async with self._connecting:
            if self._readers is None:
                self._readers = await asyncpg.create_pool(
                    self._url,
                    min_size=0,
                    max_size=READERS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=SETTINGS,
                )
            return self._readers

    async def _writing(self) -> asyncpg.Connection:
        if self._writer is None or self._writer.is_closed():
            self._writer = await connected(self._url)
        return self._writer

    async def listen(self, heard: Heeding) -> None:
        """Whoever was cut off has missed things, and is told so."""
        while True:
            try:
                connection = await connected(self._url)
                try:
                    await connection.add_listener(CHANNEL, partial(self._hear, heard))
                    heard.missed()
                    while True:
                        await asyncio.sleep(BEAT)
                        await connection.execute("SELECT 1")
                finally:
                    connection.terminate()
            except (*LOST, *AWAY) as error:
                self._mourn(error)
                await asyncio.sleep(AGAIN)

    def _hear(self, heard: Heeding, _: object, process: int, __: str, news: str) -> None:
        if self._writer is None or self._writer.is_closed() or process != self._writer.get_server_pid():
            heard.heard(read_news(news))

    async def announce(self, present: Sequence[Present]) -> None:
        for each in present:
            await self.rows(NOTIFY, CHANNEL, msgspec.json.encode(each).decode())

    async def claim(self, table: str) -> bool:
        """A claim is a lock of its connection: it ends with the process that made it, however that ends."""
        async with self._answering(), self._claiming:
            if self._claims is None or self._claims.is_closed():
                self._claims = await connected(self._url)
            return bool(await self._claims.fetchval(CLAIM, table))

    async def release(self, table: str) -> None:
        async with self._claiming:
            with contextlib.suppress(*LOST):
                if self._claims is not None:
                    await self._claims.fetchval(RELEASE, table)

    async def unclaimed(self, since: str) -> list[str]:
        return [str(table) for (table,) in await self.rows(UNCLAIMED, since)]

    @contextlib.asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """`DatabaseGone` if it does not answer."""
        try:
            yield
        except (*LOST, *AWAY) as error:
            self._mourn(error)
            raise DatabaseGone from error
        if self._gone:
            self._gone = False
            log.warning("the database answers again")

    def _mourn(self, error: Exception) -> None:
        """Say once that it is gone, not whenever somebody asks for it."""
        if not self._gone:
            self._gone = True
            log.error("the database does not answer: %s", type(error).__name__)

    def free(self) -> int | None:
        return None

    async def close(self) -> None:
        with contextlib.suppress(*LOST):
            if self._readers is not None:
                await asyncio.wait_for(self._readers.close(), PATIENCE)
            for connection in (self._writer, self._claims):
                if connection is not None:
                    await connection.close(timeout=PATIENCE)


@contextlib.asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[Rows]:
    """All that is in a database at one moment, whoever goes on writing into it."""
    connection = await connected(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):

            async def rows(table: str) -> AsyncIterator[list[Row]]:
                cursor = await connection.cursor(ALL_OF[table])
                while some := await cursor.fetch(COPIED):
                    yield [tuple(row) for row in some]

            yield rows
    finally:
        await connection.close(timeout=PATIENCE)


@contextlib.asynccontextmanager
async def filling(url: str) -> AsyncIterator[Fill]:
    """Put rows into a new database, all of them or none."""
    connection = await connected(url)
    try:
        async with connection.transaction():

            async def fill(table: str, rows: list[Row]) -> None:
                await connection.executemany(spoken(INTO[table]), rows, timeout=None)

            yield fill
            for table in NUMBERED:
                await connection.execute(
                    f"SELECT setval(pg_get_serial_sequence('{table}', 'n'), max(n)) FROM {table}"
                )
    finally:
        await connection.close(timeout=PATIENCE)


async def served(url: str) -> bool:
    """Does a server use it now?"""
    connection = await connected(url)
    try:
        return bool(await connection.fetchval(SERVED))
    finally:
        await connection.close(timeout=PATIENCE)


async def connected(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS)


def opened(url: str, shown: str) -> tuple[PostgresDatabase, bytes]:
    """The database, with all that belongs into it, and the key that all its servers share.

    `shown` is its address without what is secret in it."""
    return PostgresDatabase(url), asyncio.run(_prepared(url, shown))


async def _prepared(url: str, shown: str) -> bytes:
    try:
        connection = await connected(url)
        try:
            async with connection.transaction():
                # Of several servers that start at once, one takes the steps.
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await _migrate(connection, shown)
                return await _signing_key(connection)
        finally:
            await connection.close(timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        detail = " ".join(str(error).split()) or type(error).__name__
        text = f"the database {shown} cannot be used: {detail}"
        raise CannotServe("database-unusable", text, args_={"database": shown, "detail": detail}) from error


async def _migrate(connection: asyncpg.Connection, shown: str) -> None:
    """Take the steps that are missing."""
    await connection.execute("CREATE SCHEMA IF NOT EXISTS comptoir")
    taken = 0
    if await connection.fetchval("SELECT to_regclass('comptoir.kept')") is not None:
        taken = int(await connection.fetchval(spoken(KEPT), "schema"))
    if taken > schema.NEWEST:
        text = f"{shown} was written by a newer Comptoir: this one cannot read it"
        raise CannotServe("data-newer", text, args_={"file": shown})
    if taken < schema.NEWEST:
        await connection.execute(schema.missing(taken, schema.POSTGRES))
        await connection.execute(spoken(KEEP), "schema", str(schema.NEWEST))


async def keep_key(url: str, key: bytes) -> None:
    """Sign cookies with this from now on."""
    connection = await connected(url)
    try:
        await connection.execute(spoken(KEEP), KEY, key.hex())
    finally:
        await connection.close(timeout=PATIENCE)


async def _signing_key(connection: asyncpg.Connection) -> bytes:
    """What cookies are signed with; made at the first start."""
    found = await connection.fetchval(spoken(KEPT), KEY)
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(spoken(KEEP), KEY, found)
    return bytes.fromhex(found)
