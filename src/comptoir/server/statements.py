"""What is asked of the database and what changes it, in the SQL that SQLite and PostgreSQL share.

`?` stands for a value. `$data` is the column of that name as it lies on disk: what is no text there must show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from comptoir.server import wire
from comptoir.server.changes import (
    Change,
    CountHour,
    KeepAnswer,
    KeepChat,
    KeepGuest,
    KeepPromise,
    KeepTable,
    RenameGuest,
    TakePromise,
)

Row = tuple[Any, ...]
Statement = tuple[str, Row]

ROW: Final = "id, $data"
NAME: Final = "SELECT name FROM people WHERE id = ?"
TABLE: Final = f"SELECT {ROW} FROM tables WHERE id = ?"
TABLES: Final = f"SELECT {ROW} FROM tables"
PLAYING: Final = f"SELECT {ROW} FROM tables WHERE status = 'playing'"
TABLES_OF: Final = f"""SELECT {ROW} FROM sitting JOIN tables ON id = table_id
    WHERE person = ? AND status != 'closed' ORDER BY updated DESC LIMIT ?"""
LOBBY: Final = f"""SELECT {ROW} FROM tables WHERE public = 1 AND status IN ('open', 'playing')
    ORDER BY status, updated DESC LIMIT ?"""
UNFINISHED: Final = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('open', 'playing')"
# Both kinds are named so that the index of the lobby serves: this is asked again and again.
OPEN_SINCE: Final = "SELECT id FROM tables WHERE public IN (0, 1) AND status = 'open' AND updated < ?"
ENTRIES: Final = "SELECT n, at, kind, seat, text FROM log WHERE table_id = ? AND n > ? ORDER BY n"
CHAT: Final = "SELECT n, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY n"
SAID: Final = "SELECT version FROM said WHERE table_id = ? AND person = ? AND client = ?"
HOURS_AGO: Final = "SELECT at FROM hours WHERE n = (SELECT max(n) FROM hours) - ?"
LATEST: Final = "SELECT max(updated) FROM tables"
PROMISE: Final = "SELECT seed FROM promises WHERE person = ?"
KEPT: Final = "SELECT value FROM kept WHERE name = ?"
KEEP: Final = "INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

KEEP_PROMISE: Final = """INSERT INTO promises VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET seed = excluded.seed"""

# A table that somebody else has changed meanwhile has no revision to go on to, and no table is without one.
SAVE: Final = """INSERT INTO tables (id, owner, public, status, updated, data, alone, revision)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
    SET status = excluded.status, updated = excluded.updated, data = excluded.data, alone = excluded.alone,
    revision = CASE WHEN tables.revision = excluded.revision - 1 THEN excluded.revision END"""


def carrying_out(change: Change, later: Callable[[str], str]) -> Iterator[Statement]:
    """What carries a change out; `later` stamps what is kept in the order in which it changed."""
    match change:
        case KeepTable(table, entries, seated):
            kept = (table.id, table.owner, int(table.public), table.status, later(table.updated))
            yield SAVE, (*kept, wire.encode(table).decode(), int(table.goes_on_alone), table.revision)
            for entry in entries:
                row = (table.id, entry.n, entry.at, entry.kind, entry.seat, entry.text)
                yield "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", row
            for person in sorted(table.sitters()) if seated else ():
                yield "INSERT INTO sitting VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table.id)
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
        case KeepPromise(person, seed):
            yield KEEP_PROMISE, (person, seed)
        case TakePromise(person, seed):
            # A seed that was taken already, or another one, leaves nothing, and nothing cannot be kept.
            taken = "UPDATE promises SET seed = CASE WHEN seed = ? THEN '' END WHERE person = ?"
            yield taken, (seed, person)
        case CountHour(at, most):
            yield "INSERT INTO hours (at) VALUES (?)", (later(at),)
            yield "DELETE FROM hours WHERE n < (SELECT max(n) FROM hours) - ?", (most,)
