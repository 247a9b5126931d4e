"""PostgreSQL: a database that several servers share.

A few connections read, one writes what has come together, in one transaction. Everything lies in a schema of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache

import asyncpg

from comptoir.server import schema
from comptoir.server.changes import Change
from comptoir.server.errors import CannotServe, DatabaseGone, Overtaken
from comptoir.server.statements import KEEP, KEPT, Row, Statement, carrying_out

READERS = 4
PATIENCE = 5.0
"""Seconds in which it must answer."""
MIGRATING = 0x436F6D70  # "Comp"
SETTINGS = {"application_name": "comptoir", "search_path": "comptoir", "synchronous_commit": "on"}
KEY = "signing-key"
PROBE = "UPDATE kept SET value = value WHERE name = 'batch'"
"""What is written when nothing is to be written, to see whether it arrives."""

LOST = (OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError)
AWAY = (
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
)

log = logging.getLogger("comptoir.store")


@cache
def spoken(sql: str) -> str:
    """A statement as PostgreSQL wants it."""
    pieces = sql.replace("$data", "data").split("?")
    return pieces[0] + "".join(f"${n}{piece}" for n, piece in enumerate(pieces[1:], 1))


def grouped(statements: Iterator[Statement]) -> dict[str, list[Row]]:
    """The rows for each statement, so that all of them go at once; what is removed is older than what is added."""
    found: dict[str, list[Row]] = {}
    for sql, values in statements:
        found.setdefault(sql, []).append(values)
    return found


class PostgresDatabase:
    """The database at an address that was looked at before (`opened`); connections are made when they are needed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._readers: asyncpg.Pool | None = None
        self._writer: asyncpg.Connection | None = None
        self._connecting = asyncio.Lock()

    async def rows(self, sql: str, *values: str | int) -> list[Row]:
        if any("\0" in value for value in values if isinstance(value, str)):
            return []  # it keeps no such text, so there is none
        async with _answering():
            readers = await self._reading()
            return [tuple(row) for row in await readers.fetch(spoken(sql), *values)]

    many_rows = rows

    async def commit(self, changes: Sequence[Change], later: Callable[[str], str]) -> None:
        rows = grouped(statement for change in changes for statement in carrying_out(change, later))
        try:
            async with _answering():
                writer = await self._writing()
                async with writer.transaction():
                    for sql, values in rows.items():
                        await writer.executemany(spoken(sql), values)
                    if not rows:
                        await writer.execute(PROBE)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Overtaken from error

    async def _reading(self) -> asyncpg.Pool:
        async with self._connecting:
            if self._readers is None:
                self._readers = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
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

    def free(self) -> int | None:
        return None

    async def close(self) -> None:
        with contextlib.suppress(*LOST):
            if self._readers is not None:
                await asyncio.wait_for(self._readers.close(), PATIENCE)
            if self._writer is not None:
                await self._writer.close(timeout=PATIENCE)


@contextlib.asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    """`DatabaseGone` if it does not answer."""
    try:
        yield
    except (*LOST, *AWAY) as error:
        log.error("the database does not answer: %s", type(error).__name__)
        raise DatabaseGone from error


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


async def _signing_key(connection: asyncpg.Connection) -> bytes:
    """What cookies are signed with; made at the first start."""
    found = await connection.fetchval(spoken(KEPT), KEY)
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(spoken(KEEP), KEY, found)
    return bytes.fromhex(found)
