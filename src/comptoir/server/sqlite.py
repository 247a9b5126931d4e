"""SQLite: every statement of the house stands here. Whoever else reads or writes does it with values.

`Database` is one connection; the functions open one, or look at a file without touching it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from comptoir.server import wire
from comptoir.server.changes import (
    Change,
    CountHour,
    KeepAnswer,
    KeepChat,
    KeepGuest,
    KeepTable,
    RenameGuest,
)
from comptoir.server.errors import CannotServe
from comptoir.server.tables import Table

APPLICATION = 0x436F6D70  # "Comp"
SCHEMA = 1
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
ADDED = """
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
INSERT OR IGNORE INTO kept VALUES ('batch', 0);
CREATE TABLE IF NOT EXISTS hours (n INTEGER PRIMARY KEY, at TEXT NOT NULL);
"""
"""What came after the first schema; an older Comptoir does not mind it."""
BESIDE = ("", "-wal", "-shm", "-journal", "-mark")
"""The files of a database: how their names end."""

ROW = "id, CAST(data AS BLOB)"
SHORT = """SELECT id FROM tables WHERE CASE WHEN json_valid(data)
    THEN coalesce((SELECT max(n) FROM log WHERE table_id = id), 0) < json_extract(data, '$.version') END"""
SAVE = """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
    SET status = excluded.status, updated = excluded.updated, data = excluded.data"""

Row = tuple[Any, ...]
Failure = sqlite3.Error
"""Whatever goes wrong in the database."""
DiskFailure = sqlite3.OperationalError
"""The same where the disk is at fault, or who else uses it, not what was to be written."""


class Database:
    """One connection. Rows come as they lie on disk: who asks makes sense of them."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.text_factory = _text
        self._connection = connection

    def close(self) -> None:
        self._connection.close()

    def _one(self, query: str, *values: str | int) -> Any:
        """The first value of the first row, None if there is none."""
        row = self._connection.execute(query, values).fetchone()
        return None if row is None else row[0]

    def name_of(self, person: str) -> str | None:
        found = self._one("SELECT name FROM people WHERE id = ?", person)
        return None if found is None else str(found)

    def has_people(self) -> bool:
        return bool(self._one("SELECT count(*) FROM people"))

    def table(self, table: str) -> Row | None:
        """Id and data of a table."""
        found = self._connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,))
        row: Row | None = found.fetchone()
        return row

    def tables(self) -> Iterator[Row]:
        return self._connection.execute(f"SELECT {ROW} FROM tables")

    def playing(self) -> Iterator[Row]:
        return self._connection.execute(f"SELECT {ROW} FROM tables WHERE status = 'playing'")

    def tables_of(self, person: str, most: int) -> Iterator[Row]:
        query = f"""SELECT {ROW} FROM sitting JOIN tables ON id = table_id
            WHERE person = ? AND status != 'closed' ORDER BY updated DESC LIMIT ?"""
        return self._connection.execute(query, (person, most))

    def lobby(self, most: int) -> Iterator[Row]:
        query = f"""SELECT {ROW} FROM tables WHERE public = 1 AND status IN ('open', 'playing')
            ORDER BY status, updated DESC LIMIT ?"""
        return self._connection.execute(query, (most,))

    def unfinished(self, owner: str) -> int:
        query = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('open', 'playing')"
        return int(self._one(query, owner))

    def open_since(self, before: str) -> list[str]:
        # Both kinds are named so that the index of the lobby serves: this is asked again and again.
        query = "SELECT id FROM tables WHERE public IN (0, 1) AND status = 'open' AND updated < ?"
        return [str(row[0]) for row in self._connection.execute(query, (before,))]

    def entries(self, table: str) -> Iterator[Row]:
        query = "SELECT n, at, kind, seat, text FROM log WHERE table_id = ? ORDER BY n"
        return self._connection.execute(query, (table,))

    def chat(self, table: str) -> Iterator[Row]:
        query = "SELECT n, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY n"
        return self._connection.execute(query, (table,))

    def said(self, table: str, person: str, client: str) -> int | None:
        query = "SELECT version FROM said WHERE table_id = ? AND person = ? AND client = ?"
        found = self._one(query, table, person, client)
        return None if found is None else int(found)

    def hours_ago(self, hours: int) -> str:
        query = "SELECT at FROM hours WHERE n = (SELECT max(n) FROM hours) - ?"
        return str(self._one(query, hours) or "")

    def latest(self) -> str:
        """When a table was last changed."""
        return str(self._one("SELECT max(updated) FROM tables") or "")

    def is_empty(self) -> bool:
        """Is there nothing in it yet?"""
        return not self._one("SELECT count(*) FROM sqlite_master")

    def kept(self, name: str) -> str | int | None:
        """What the database keeps under a name, None if it keeps nothing."""
        if not self._one("SELECT count(*) FROM sqlite_master WHERE name = 'kept'"):
            return None
        found: str | int | None = self._one("SELECT value FROM kept WHERE name = ?", name)
        return found

    def keep(self, name: str, value: str) -> None:
        self._connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, value))

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
        if self._one("PRAGMA user_version") > SCHEMA:
            text = f"{path} was written by a newer Comptoir: this one cannot read it"
            raise CannotServe("data-newer", text, args_={"file": str(path)})
        damage = self._one("PRAGMA quick_check(1)")
        if damage != "ok":
            raise corrupt(path, " ".join(str(damage).split()))

    def create(self) -> None:
        """Make what is missing."""
        create = ADDED
        if self.is_empty():
            create = (
                f"{CREATE} {ADDED} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA};"
            )
        self._connection.executescript(f"BEGIN; {create} COMMIT;")

    def commit(self, changes: Iterable[Change], later: Callable[[str], str]) -> int:
        """Carry out all of it or nothing; the number of the commit, once it is on disk.

        `later` stamps what is kept in the order in which it changed."""
        self._connection.execute("BEGIN IMMEDIATE")
        for change in changes:
            for sql, values in statements(change, later):
                self._connection.execute(sql, values)
        count = "UPDATE kept SET value = value + 1 WHERE name = 'batch' RETURNING value"
        ((number,),) = self._connection.execute(count).fetchall()
        self._connection.execute("COMMIT")
        return int(number)

    def forget(self) -> None:
        """After a commit that failed: as if it had not been tried. `Failure` if the connection is of no more use."""
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        self.is_empty()


def statements(change: Change, later: Callable[[str], str]) -> Iterator[tuple[str, Row]]:
    """What carries a change out."""
    match change:
        case KeepTable(table, entries, seated):
            data = wire.encode(table).decode()
            yield SAVE, (table.id, table.owner, int(table.public), table.status, later(table.updated), data)
            for entry in entries:
                row = (table.id, entry.n, entry.at, entry.kind, entry.seat, entry.text)
                yield "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", row
            for person in sorted(table.sitters()) if seated else ():
                yield "INSERT OR IGNORE INTO sitting VALUES (?, ?)", (person, table.id)
        case KeepAnswer(name, person, client, version):
            yield "INSERT INTO said VALUES (?, ?, ?, ?)", (name, person, client, version)
        case KeepChat(name, line, most):
            spoken = (name, line.n, line.at, line.seat, line.name, line.text)
            yield "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", spoken
            yield "DELETE FROM chat WHERE table_id = ? AND n <= ?", (name, line.n - most)
        case KeepGuest(person, name, at):
            yield "INSERT INTO people VALUES (?, ?, ?)", (person, name, at)
        case RenameGuest(person, name):
            yield "UPDATE people SET name = ? WHERE id = ?", (name, person)
        case CountHour(at, most):
            yield "INSERT INTO hours (at) VALUES (?)", (later(at),)
            yield "DELETE FROM hours WHERE n < (SELECT max(n) FROM hours) - ?", (most,)


def _text(raw: bytes) -> str:
    """A text as it lies on disk; what is no text shows, and breaks no list."""
    return raw.decode("utf-8", "replace")


def connected(path: Path) -> Database:
    """A connection to a database that is there."""
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return Database(connection)


def opened(path: Path) -> Database:
    """A connection to the database, which is made if there is none."""
    with plainly(path):
        # The files that SQLite makes beside it are as private as this one.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        database = connected(path)
        database.create()
    return database


@contextlib.contextmanager
def untouched(path: Path) -> Iterator[Database]:
    """A connection that only reads: whatever it finds, the files stay as they are."""
    # What a kill in the middle of the very first write left behind must be undone before anything can be read.
    mode = "rw" if Path(f"{path}-journal").exists() else "ro"
    with plainly(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None
        )
        with contextlib.closing(connection):
            yield Database(connection)


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
