"""The data folder: held by one server, read by nobody else, and looked through before anything is opened.

What players were told of and is not there any more is a loss. The start says so and leaves every file as it is, until
whoever started it accepts the loss.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from comptoir.server import sqlite
from comptoir.server.errors import CannotServe, report
from comptoir.server.history import replayed
from comptoir.server.mark import Mark
from comptoir.server.moves import advanced
from comptoir.server.position import Logged
from comptoir.server.sqlite import Connection, SqliteDatabase
from comptoir.server.store import read_rows, read_table

KEY_BYTES = 32
NAMED = 3
"""Tables that a sentence names; the others it counts."""

log = logging.getLogger("comptoir.folder")


@contextlib.contextmanager
def claimed(data: Path) -> Iterator[None]:
    """Make the data folder if need be, and hold it: one server a folder. The hold ends with the process."""
    try:
        data.mkdir(0o700, parents=True, exist_ok=True)
        hide(data)
        with sqlite.held(data / "lock") as ours:
            if not ours:
                text = f"another server uses the data folder {data}: stop it, or choose another folder with --data"
                raise CannotServe("data-locked", text, args_={"folder": str(data)})
            yield
    except (OSError, sqlite.DiskFailure) as error:
        raise _not_writable(data, error) from error


def hide(data: Path) -> None:
    """Our files are for their owner only, also those that an older Comptoir made."""
    os.close(os.open(data / "lock", os.O_RDWR | os.O_CREAT, 0o600))
    ours = ["lock", "key", *(f"comptoir.sqlite{ending}" for ending in sqlite.BESIDE)]
    for path in (data / name for name in ours):
        if path.exists():
            path.chmod(0o600)


def _not_writable(data: Path, error: Exception) -> CannotServe:
    text = f"the data folder {data} cannot be written: {error}"
    return CannotServe("data-not-writable", text, args_={"folder": str(data)})


def opened(data: Path, accept_loss: bool) -> tuple[SqliteDatabase, bytes]:
    """The database and the key, made if there are none; `CannotServe` if something is lost that is not accepted."""
    path = data / "comptoir.sqlite"
    for loss in losses(data, path):
        if not accept_loss:
            raise loss
        log.warning("going on with a loss: %s", loss)
    with contextlib.closing(sqlite.opened(path)) as database:
        # The key comes after the database, so that a key alone is a sign of a database that was here.
        key = signing_key(data, kept_print(database))
        database.keep("key", fingerprint(key))
        if accept_loss:
            shorten(database)
    return SqliteDatabase(path), key


def losses(data: Path, path: Path) -> Iterator[CannotServe]:
    """What is not there any more, each as a sentence that says what to do."""
    mark = Mark.read(path)
    if not path.exists() or not path.stat().st_size:
        if mark or (data / "key").exists():
            text = (
                f"{path} is missing or empty, though tables were kept here: "
                "put back a copy, or begin anew with --accept-loss"
            )
            yield CannotServe("data-missing", text, args_={"file": str(path)})
        return
    with sqlite.untouched(path) as database:
        database.check(path)
        behind = mark - database.commits()
        if behind > 0:
            text = (
                f"{path} lacks the last {behind} writes (its file -wal is damaged or missing, or it is an old copy): "
                "put back the newest copy, or go on without them with --accept-loss"
            )
            yield CannotServe("data-behind", text, args_={"file": str(path), "count": behind})
        if not database.is_empty():
            yield from _short_logs(database, path)
            yield from _lost_key(database, data / "key")


def _short_logs(database: Connection, path: Path) -> Iterator[CannotServe]:
    short = database.short_of_moves()
    if short:
        tables = ", ".join(short[:NAMED]) + " …" * (len(short) > NAMED)
        text = (
            f"{path} lacks the last moves of {len(short)} tables ({tables}): "
            "put back a copy, or go on from the moves that are there with --accept-loss"
        )
        yield CannotServe(
            "log-behind", text, args_={"file": str(path), "count": len(short), "tables": tables}
        )


def _lost_key(database: Connection, path: Path) -> Iterator[CannotServe]:
    if not database.has_people():
        return
    remedy = "put back a copy, or go on with --accept-loss, and everybody here loses their name and seats"
    if not path.exists():
        yield CannotServe("key-missing", f"{path} is missing: {remedy}", args_={"file": str(path)})
    elif not fits(path.read_bytes(), kept_print(database)):
        yield CannotServe("key-damaged", f"{path} is damaged: {remedy}", args_={"file": str(path)})


def kept_print(database: Connection) -> str:
    """The fingerprint of the key that the guests' cookies were signed with; empty if it is not known."""
    return str(database.kept("key") or "")


def fingerprint(key: bytes) -> str:
    return hashlib.blake2b(key, digest_size=16, person=b"comptoir-key").hexdigest()


def fits(key: bytes, known: str) -> bool:
    return len(key) >= KEY_BYTES and known in ("", fingerprint(key))


def signing_key(data: Path, known: str) -> bytes:
    """What cookies are signed with; made at the first start, or if the one that is there will not do."""
    path = data / "key"
    if path.exists():
        key = path.read_bytes()
        if fits(key, known):
            return key
    key = secrets.token_bytes(KEY_BYTES)
    write_key(data, key)
    return key


def keep_key(data: Path, key: bytes) -> None:
    """Sign cookies with this from now on."""
    with contextlib.closing(sqlite.opened(data / "comptoir.sqlite")) as database:
        write_key(data, key)
        database.keep("key", fingerprint(key))


def write_key(data: Path, key: bytes) -> None:
    unfinished = data / "key.new"
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(data / "key")


def shorten(database: Connection) -> None:
    """Let the tables that lack their last moves go on from those that are there."""
    for name in database.short_of_moves():
        try:
            _, data = database.table(name) or ("", "")
            table, entries = read_table(data), read_rows(Logged, database.entries(name))
            history = replayed(table.rulebook(), table.opening(), entries)
            table = advanced(replace(table, version=history.version, wish=None), history.game, history.now)
        except Exception as error:
            report(f"table {name}", "it cannot go on without its last moves", error)
            continue
        log.warning("table %s goes on from its move %d", name, table.version)
        database.shorten(table)
