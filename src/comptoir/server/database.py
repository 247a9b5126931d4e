"""The database file: how it is made, opened, and looked at without touching it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from comptoir.server.errors import CannotServe

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


def connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def opened(path: Path) -> sqlite3.Connection:
    """A connection to the database, which is made if there is none."""
    with plainly(path):
        # The files that SQLite makes beside it are as private as this one.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connected(path)
        create = ADDED
        if is_empty(connection):
            create = (
                f"{CREATE} {ADDED} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA};"
            )
        connection.executescript(f"BEGIN; {create} COMMIT;")
    return connection


@contextlib.contextmanager
def untouched(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads: whatever it finds, the files stay as they are."""
    # What a kill in the middle of the very first write left behind must be undone before anything can be read.
    mode = "rw" if Path(f"{path}-journal").exists() else "ro"
    with plainly(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None
        )
        with contextlib.closing(connection):
            yield connection


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


def check(connection: sqlite3.Connection, path: Path) -> None:
    """The database is ours, whole, and of this schema; or none yet."""
    if is_empty(connection):
        return
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise corrupt(path, "it is another program's")
    if connection.execute("PRAGMA user_version").fetchone()[0] > SCHEMA:
        text = f"{path} was written by a newer Comptoir: this one cannot read it"
        raise CannotServe("data-newer", text, args_={"file": str(path)})
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if damage != "ok":
        raise corrupt(path, " ".join(str(damage).split()))


def is_empty(connection: sqlite3.Connection) -> bool:
    """Is there nothing in it yet?"""
    return not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]


def kept(connection: sqlite3.Connection, name: str) -> str | int | None:
    """What the database keeps under a name, None if it keeps nothing."""
    if not connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'kept'").fetchone()[0]:
        return None
    row = connection.execute("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()
    return None if row is None else row[0]


def marked(database: Path) -> Path:
    """Where the number of the last commit is noted."""
    return database.with_name(f"{database.name}-mark")


def corrupt(path: Path, detail: str) -> CannotServe:
    text = f"{path} is damaged or no database of Comptoir ({detail}): put back a copy, or move it away"
    return CannotServe("data-corrupt", text, args_={"file": str(path), "detail": detail})
