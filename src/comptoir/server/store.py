"""What lasts: SQLite, read from the event loop, written by one thread that commits in groups.

A write is answered once it is on disk, or fails and has changed nothing.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from comptoir.server.errors import CannotServe, DiskFull
from comptoir.server.position import Entry
from comptoir.server.tables import Table
from comptoir.server.wire import ChatLine

Value = str | int | bytes | None
Statement = tuple[str, Sequence[Value]]

APPLICATION = 0x436F6D70  # "Comp"
SCHEMA = 1
BATCH = 500
CREATE = """
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, public INTEGER NOT NULL, status TEXT NOT NULL,
  updated TEXT NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX lobby ON tables (public, status, updated);
CREATE INDEX owned ON tables (owner, status);
CREATE TABLE sitting (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE log (
  table_id TEXT, n INTEGER, at TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
  PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE said (
  table_id TEXT, person TEXT, client TEXT, version INTEGER NOT NULL,
  PRIMARY KEY (table_id, person, client)) WITHOUT ROWID;
CREATE TABLE chat (
  table_id TEXT, n INTEGER, at TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (table_id, n)) WITHOUT ROWID;
"""

log = logging.getLogger("comptoir.store")
read_table = msgspec.json.Decoder(Table).decode


class Store:
    """The database of one data folder."""

    def __init__(self, path: Path) -> None:
        self._reader = _opened(path)
        self._writer = Writer(path)
        self._writer.start()

    async def write(self, statements: Iterable[Statement]) -> None:
        """Carry out all of it or nothing; returns once it is on disk."""
        await self._writer.write(list(statements))

    def close(self) -> None:
        """Everything asked for is written first."""
        self._writer.finish()
        self._reader.close()

    def name_of(self, person: str) -> str | None:
        row = self._reader.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
        return None if row is None else str(row[0])

    def table(self, table: str) -> Table | None:
        row = self._reader.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else read_table(row[0])

    def entries(self, table: str) -> list[Entry]:
        rows = self._reader.execute(
            "SELECT n, at, kind, seat, text FROM log WHERE table_id = ? ORDER BY n", (table,)
        )
        return [Entry(*row) for row in rows]

    def said(self, table: str, person: str, client: str) -> int | None:
        """The version that was answered to a message, by its client id; None if it was not done."""
        query = "SELECT version FROM said WHERE table_id = ? AND person = ? AND client = ?"
        row = self._reader.execute(query, (table, person, client)).fetchone()
        return None if row is None else int(row[0])

    def chat(self, table: str) -> list[ChatLine]:
        rows = self._reader.execute(
            "SELECT n, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY n", (table,)
        )
        return [ChatLine(*row) for row in rows]

    def tables_of(self, person: str, most: int) -> list[Table]:
        """Where `person` holds or held a seat, the latest first."""
        query = """SELECT data FROM sitting JOIN tables ON id = table_id
            WHERE person = ? AND status != 'closed' ORDER BY updated DESC LIMIT ?"""
        return [read_table(row[0]) for row in self._reader.execute(query, (person, most))]

    def lobby(self, most: int) -> list[Table]:
        """Public tables: open ones first, then those playing; the latest first."""
        query = """SELECT data FROM tables WHERE public = 1 AND status IN ('open', 'playing')
            ORDER BY status, updated DESC LIMIT ?"""
        return [read_table(row[0]) for row in self._reader.execute(query, (most,))]

    def unfinished(self, owner: str) -> int:
        query = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('open', 'playing')"
        return int(self._reader.execute(query, (owner,)).fetchone()[0])

    def open_since(self, before: str) -> list[str]:
        """Tables that still wait for players, unchanged since a time."""
        # Both kinds are named so that the index of the lobby serves: this is asked again and again.
        query = "SELECT id FROM tables WHERE public IN (0, 1) AND status = 'open' AND updated < ?"
        return [str(row[0]) for row in self._reader.execute(query, (before,))]

    def playing(self) -> list[Table]:
        """All games under way."""
        rows = self._reader.execute("SELECT data FROM tables WHERE status = 'playing'")
        return [read_table(row[0]) for row in rows]


class Write:
    """Some statements, and who waits for them."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def answer(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer(threading.Thread):
    """The only one who writes: takes what is waiting, commits it at once, then answers."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="comptoir-writer", daemon=True)
        self._path = path
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._connection = _connected(path)

    async def write(self, statements: list[Statement]) -> None:
        write = Write(statements)
        self._waiting.put(write)
        await write.done

    def finish(self) -> None:
        self._waiting.put(None)
        self.join()
        self._connection.close()

    def run(self) -> None:
        going = True
        while going:
            batch, going = self._drain()
            if batch:
                self._commit(batch)

    def _drain(self) -> tuple[list[Write], bool]:
        """All that is waiting, at least one; False after the last."""
        batch: list[Write] = []
        first = self._waiting.get()
        while first is not None:
            batch.append(first)
            if len(batch) == BATCH or self._waiting.empty():
                return batch, True
            first = self._waiting.get()
        return batch, False

    def _commit(self, batch: list[Write]) -> None:
        error = self._try(batch)
        if error is not None and len(batch) > 1:
            # One that cannot be written must not take the others with it.
            for write in batch:
                self._answer([write], self._try([write]))
            return
        self._answer(batch, error)

    def _try(self, batch: list[Write]) -> Exception | None:
        """Write in one transaction; what went wrong, if anything, with nothing written."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                for sql, values in write.statements:
                    connection.execute(sql, values)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._recover()
            if isinstance(error, sqlite3.OperationalError):
                log.error("nothing was written: %s", error)
                return DiskFull()
            return error
        return None

    def _recover(self) -> None:
        """After a failed transaction: forget it; after a failed disk, begin with a new connection."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            log.error("opening the database again: %s", error)
            self._connection.close()
            self._connection = _connected(self._path)

    @staticmethod
    def _answer(batch: list[Write], error: Exception | None) -> None:
        def answer() -> None:
            for write in batch:
                write.answer(error)

        batch[0].loop.call_soon_threadsafe(answer)


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to a database that is ours, whole, and of this schema; made if there is none."""
    try:
        connection = _connected(path)
        _checked(connection, path)
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise CannotServe(
                "data-locked", f"{path} is in use by another program", args_={"folder": str(path.parent)}
            ) from error
        raise CannotServe(
            "data-not-writable", f"{path} cannot be written: {error}", args_={"folder": str(path.parent)}
        ) from error
    except sqlite3.DatabaseError as error:
        raise _corrupt(path, str(error)) from error
    return connection


def _checked(connection: sqlite3.Connection, path: Path) -> None:
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    schema = connection.execute("PRAGMA user_version").fetchone()[0]
    if application == 0 and not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        connection.executescript(
            f"BEGIN; {CREATE} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA}; COMMIT;"
        )
        return
    if application != APPLICATION:
        raise _corrupt(path, "it is another program's")
    if schema > SCHEMA:
        text = f"{path} was written by a newer Comptoir: this one cannot read it"
        raise CannotServe("data-newer", text, args_={"file": str(path)})
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if damage != "ok":
        raise _corrupt(path, " ".join(str(damage).split()))


def _corrupt(path: Path, detail: str) -> CannotServe:
    text = f"{path} is damaged or no database of Comptoir ({detail}): put back a copy, or move it away"
    return CannotServe("data-corrupt", text, args_={"file": str(path), "detail": detail})
