"""SQLite: a database in a file, held by one server.

`Connection` is one connection, `SqliteDatabase` the three of a server: one reads at once, one reads what takes longer,
one writes, the latter two in threads of their own. The functions open one, or look at a file without touching it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from comptoir.server import schema, wire
from comptoir.server.changes import Change
from comptoir.server.errors import CannotServe, DiskFull, Overtaken
from comptoir.server.mark import Mark
from comptoir.server.porter import Porter
from comptoir.server.statements import (
    ALL_OF,
    ENTRIES,
    INTO,
    KEEP,
    KEPT,
    TABLE,
    Fill,
    Row,
    Rows,
    carrying_out,
)
from comptoir.server.tables import Table

APPLICATION = 0x436F6D70  # "Comp"
BESIDE = ("", "-wal", "-shm", "-journal", "-mark")
"""The files of a database: how their names end."""

SHORT = """SELECT id FROM tables WHERE CASE WHEN json_valid(data)
    THEN coalesce((SELECT max(n) FROM log WHERE table_id = id), 0) < json_extract(data, '$.version') END"""

COPIED = 5_000
"""Rows that are copied in one go."""
DiskFailure = sqlite3.OperationalError
"""The disk is at fault, or who else uses it, not what was to be written."""

log = logging.getLogger("comptoir.store")


@cache
def spoken(sql: str) -> str:
    """A statement as SQLite wants it."""
    return sql.replace("$data", "CAST(data AS BLOB)")


class Connection:
    """One connection. Rows come as they lie on disk: who asks makes sense of them."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.text_factory = _text
        self._connection = connection

    def close(self) -> None:
        self._connection.close()

    def rows(self, sql: str, *values: str | int) -> list[Row]:
        return self._connection.execute(spoken(sql), values).fetchall()

    def _one(self, query: str, *values: str | int) -> Any:
        """The first value of the first row, None if there is none."""
        row = self._connection.execute(query, values).fetchone()
        return None if row is None else row[0]

    def has_people(self) -> bool:
        return bool(self._one("SELECT count(*) FROM people"))

    def table(self, table: str) -> Row | None:
        """Id and data of a table."""
        return next(iter(self.rows(TABLE, table)), None)

    def entries(self, table: str) -> list[Row]:
        return self.rows(ENTRIES, table, 0)

    def is_empty(self) -> bool:
        """Is there nothing in it yet?"""
        return not self._one("SELECT count(*) FROM sqlite_master")

    def kept(self, name: str) -> str | int | None:
        """What the database keeps under a name, None if it keeps nothing."""
        if not self._one("SELECT count(*) FROM sqlite_master WHERE name = 'kept'"):
            return None
        found: str | int | None = self._one(KEPT, name)
        return found

    def keep(self, name: str, value: str) -> None:
        self._connection.execute(KEEP, (name, value))

    def commits(self) -> int:
        """The number of the last commit."""
        return int(self.kept("batch") or 0)

    def short_of_moves(self) -> list[str]:
        """Tables whose log ends before they do."""
        return [str(row[0]) for row in self._connection.execute(SHORT).fetchall()]

    def shorten(self, table: Table) -> None:
        """Put a table back to where its log ends; it keeps its place in every list."""
        values = (table.status, wire.encode(table).decode(), table.id)
        self._connection.execute("UPDATE tables SET status = ?, data = ? WHERE id = ?", values)

    def check(self, path: Path) -> None:
        """The database is ours, whole, and of this schema; or none yet."""
        if self.is_empty():
            return
        if self._one("PRAGMA application_id") != APPLICATION:
            raise corrupt(path, "it is another program's")
        if self._one("PRAGMA user_version") > schema.NEWEST:
            text = f"{path} was written by a newer Comptoir: this one cannot read it"
            raise CannotServe("data-newer", text, args_={"file": str(path)})
        damage = self._one("PRAGMA quick_check(1)")
        if damage != "ok":
            raise corrupt(path, " ".join(str(damage).split()))

    def migrate(self) -> None:
        """Take the steps that are missing, all of them or none."""
        taken = 0 if self.is_empty() else int(self._one("PRAGMA user_version"))
        if taken < schema.NEWEST:
            ours = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {schema.NEWEST};"
            steps = schema.missing(taken, schema.SQLITE)
            self._connection.executescript(f"BEGIN IMMEDIATE; {steps} {ours} COMMIT;")

    def commit(self, changes: Sequence[Change], later: Callable[[str], str]) -> int:
        """Carry out all of it or nothing; the number of the commit, once it is on disk."""
        self._connection.execute("BEGIN IMMEDIATE")
        for change in changes:
            for sql, values in carrying_out(change, later):
                self._connection.execute(sql, values)
        count = "UPDATE kept SET value = value + 1 WHERE name = 'batch' RETURNING value"
        ((number,),) = self._connection.execute(count).fetchall()
        self._connection.execute("COMMIT")
        return int(number)

    def forget(self) -> None:
        """After a commit that failed: as if it had not been tried. Fails if the connection is of no more use."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        self.is_empty()


class SqliteDatabase:
    """The database of one data folder, made if there is none."""

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._at_once = opened(path)
        self._apart = connected(path)
        self._reading = ThreadPoolExecutor(1, "comptoir-reader")
        self._writer = connected(path)
        self._writing = Porter("comptoir-writer")
        self._mark = Mark(path)
        self._mark.set(self._writer.commits())

    async def rows(self, sql: str, *values: str | int) -> list[Row]:
        """What is found at once: few rows, by an index."""
        return self._at_once.rows(sql, *values)

    async def many_rows(self, sql: str, *values: str | int) -> list[Row]:
        """What may take a while to find."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._apart.rows, sql, *values)

    async def commit(self, changes: Sequence[Change], later: Callable[[str], str]) -> None:
        await self._writing.does(self._commit, changes, later)

    def _commit(self, changes: Sequence[Change], later: Callable[[str], str]) -> None:
        try:
            number = self._writer.commit(changes, later)
        except Exception as error:
            # Whatever it is, the next write must find somebody who writes.
            if not self._recovered() or isinstance(error, DiskFailure):
                log.error("nothing was written: %s", error)
                raise DiskFull from error
            if isinstance(error, sqlite3.IntegrityError):
                raise Overtaken from error
            raise
        self._mark.set(number)

    def _recovered(self) -> bool:
        """After a failed transaction: forget it; after a failed disk, begin with a new connection, now or later."""
        try:
            self._writer.forget()
        except sqlite3.Error as error:
            log.error("opening the database again: %s", error)
            self._writer.close()
            with contextlib.suppress(sqlite3.Error):
                self._writer = connected(self._path)
            return False
        return True

    async def listen(self, heard: object) -> None:
        """There is no other server."""

    async def announce(self, present: object) -> None:
        """Nobody hears it."""

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None: ...

    async def unclaimed(self, since: str) -> list[str]:
        """This server has claimed everything."""
        return []

    def free(self) -> int | None:
        """The bytes that are left for it."""
        return shutil.disk_usage(self._path.parent).free

    async def close(self) -> None:
        self._reading.shutdown(wait=True)
        self._writing.rest()
        for connection in (self._at_once, self._apart, self._writer):
            connection.close()
        self._mark.close()


@contextlib.asynccontextmanager
async def snapshot(path: Path) -> AsyncIterator[Rows]:
    """All that is in a database at one moment, whoever goes on writing into it."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    with plainly(path), contextlib.closing(connection):
        connection.execute("BEGIN")

        async def rows(table: str) -> AsyncIterator[list[Row]]:
            found = connection.execute(ALL_OF[table])
            while some := found.fetchmany(COPIED):
                yield some

        yield rows


@contextlib.asynccontextmanager
async def filling(path: Path) -> AsyncIterator[Fill]:
    """Put rows into a new database, all of them or none."""
    opened(path).close()
    with plainly(path), contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")

        async def fill(table: str, rows: list[Row]) -> None:
            connection.executemany(INTO[table], rows)

        yield fill
        connection.execute("COMMIT")


def _text(raw: bytes) -> str:
    """A text as it lies on disk; what is no text shows, and breaks no list."""
    return raw.decode("utf-8", "replace")


def connected(path: Path) -> Connection:
    """A connection to a database that is there."""
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return Connection(connection)


def opened(path: Path) -> Connection:
    """A connection to the database, which is made if there is none."""
    with plainly(path):
        # The files that SQLite makes beside it are as private as this one.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connected(path)
        connection.migrate()
    return connection


@contextlib.contextmanager
def untouched(path: Path) -> Iterator[Connection]:
    """A connection that only reads: whatever it finds, the files stay as they are."""
    # What a kill in the middle of the very first write left behind must be undone before anything can be read.
    mode = "rw" if Path(f"{path}-journal").exists() else "ro"
    with plainly(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None
        )
        with contextlib.closing(connection):
            yield Connection(connection)


@contextlib.contextmanager
def held(lock: Path) -> Iterator[bool]:
    """Hold a file until the process ends, or let go of it; False if another process holds it."""
    with contextlib.closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            yield False
        else:
            yield True


@contextlib.contextmanager
def plainly(path: Path) -> Iterator[None]:
    """What is wrong with a database file, in a sentence."""
    try:
        yield
    except (sqlite3.OperationalError, OSError) as error:
        folder = str(path.parent)
        if "locked" in str(error):
            text = f"{path} is in use by another program"
            raise CannotServe("data-locked", text, args_={"folder": folder}) from error
        text = f"{path} cannot be written: {error}"
        raise CannotServe("data-not-writable", text, args_={"folder": folder}) from error
    except sqlite3.DatabaseError as error:
        raise corrupt(path, str(error)) from error


def corrupt(path: Path, detail: str) -> CannotServe:
    text = f"{path} is damaged or no database of Comptoir ({detail}): put back a copy, or move it away"
    return CannotServe("data-corrupt", text, args_={"file": str(path), "detail": detail})
