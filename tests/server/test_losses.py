"""What was kept and is not there any more: the start says so, touches nothing, and goes on when told to."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from comptoir.languages import LANGUAGES
from comptoir.server import mark as marks
from comptoir.server.changes import KeepGuest
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.store import Store
from comptoir.words import Words
from tests.server.clients import BOT, ME, OPEN, Guest, Server, cannot_start, hot


def files(folder: Path) -> dict[str, bytes]:
    """What is in a folder, but for locks, empty files, and the index that SQLite makes anew at any time."""
    found = {path.name: path.read_bytes() for path in folder.iterdir()}
    return {
        name: data
        for name, data in found.items()
        if data and not name.startswith("lock") and "-shm" not in name
    }


def played(server: Server, come: Any, moves: int) -> tuple[Guest, str]:
    """Somebody new, and a table of theirs some moves old."""
    anna = come(server)
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table)
    for _ in range(moves):
        chair.look(chair.state["table"]["asked"][0])
        chair.moves("stall")
    return anna, table


def version(server: Server, come: Any, anna: Guest, table: str) -> int:
    return int(come(server, anna.cookie).looks(table).version)


def damage_middle(wal: Path) -> None:
    data = bytearray(wal.read_bytes())
    data[len(data) // 2] ^= 0xFF
    wal.write_bytes(data)


def damage_head(wal: Path) -> None:
    wal.write_bytes(b"\0" * 32 + wal.read_bytes()[32:])


def cut_short(wal: Path) -> None:
    wal.write_bytes(wal.read_bytes()[: -3 * 4120])


@pytest.mark.parametrize(
    "harm", [damage_middle, damage_head, cut_short, Path.unlink], ids=lambda f: f.__name__
)
def test_a_damaged_wal(tmp_path: Path, serve: Any, come: Any, harm: Callable[[Path], None]) -> None:
    server = serve(tmp_path)
    played(server, come, 8)
    server.kill()
    harm(tmp_path / "comptoir.sqlite-wal")
    before = files(tmp_path)
    said = cannot_start(serve, tmp_path)
    assert "comptoir.sqlite lacks the last" in said and "--accept-loss" in said
    assert cannot_start(serve, tmp_path) == said
    assert files(tmp_path) == before
    server = serve(tmp_path, accept_loss=True)
    assert come(server).get("/health")["ok"] is True
    server.stop()
    assert "going on with a loss" in server.said
    assert serve(tmp_path).stop() == 0


def test_an_older_copy_of_the_database(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna, table = played(server, come, 2)
    server.stop()
    copy = (tmp_path / "comptoir.sqlite").read_bytes()
    server = serve(tmp_path)
    come(server, anna.cookie).post("/me", {"name": "Anna"})
    server.stop()
    (tmp_path / "comptoir.sqlite").write_bytes(copy)
    assert "lacks the last 1 writes" in cannot_start(serve, tmp_path)
    server = serve(tmp_path, accept_loss=True)
    assert version(server, come, anna, table) == 3


def test_what_a_kill_in_the_middle_of_a_commit_leaves_is_no_loss(
    tmp_path: Path, serve: Any, come: Any
) -> None:
    """A commit that reached the log in part was answered to nobody."""
    server = serve(tmp_path)
    anna, table = played(server, come, 3)
    server.kill()
    wal = tmp_path / "comptoir.sqlite-wal"
    whole = wal.read_bytes()
    database = tmp_path / "comptoir.sqlite"
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("SELECT count(*) FROM log").fetchone()
        other.execute("UPDATE kept SET value = value + 1 WHERE name = 'batch'")
        more = wal.read_bytes()[len(whole) :]
        blank = b"\0" * len(more)
        for number, torn in enumerate((more[:10], more[:100], more[:-1], blank, more[:24] + blank[24:])):
            fork = tmp_path / f"torn-{number}"
            fork.mkdir()
            for path in (database, tmp_path / "key", tmp_path / "comptoir.sqlite-mark"):
                (fork / path.name).write_bytes(path.read_bytes())
            (fork / wal.name).write_bytes(whole + torn)
            server = serve(fork)
            assert version(server, come, anna, table) == 4
            server.stop()
            assert server.said == ""


def test_a_mark_that_lags_or_is_gone_is_no_loss(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna, table = played(server, come, 3)
    mark = tmp_path / "comptoir.sqlite-mark"
    early = mark.read_bytes()
    come(server, anna.cookie).post("/me", {"name": "Anna"})
    server.kill()
    assert mark.read_bytes() > early
    for left in (early, b"", b"nonsense"):
        mark.write_bytes(left)
        server = serve(tmp_path)
        server.kill()
        assert server.said == ""
    mark.unlink()
    server = serve(tmp_path)
    assert version(server, come, anna, table) == 4
    server.stop()
    assert server.said == ""


@pytest.mark.parametrize("moment", ["nothing", "an empty file", "no schema", "no key"])
def test_a_first_start_that_was_killed_is_no_loss(tmp_path: Path, serve: Any, moment: str) -> None:
    database = tmp_path / "comptoir.sqlite"
    if moment == "an empty file":
        database.touch()
    elif moment == "no schema":
        with closing(sqlite3.connect(database)) as begun:
            begun.execute("PRAGMA journal_mode = WAL")
    elif moment == "no key":
        serve(tmp_path).kill()
        (tmp_path / "key").unlink()
    server = serve(tmp_path)
    assert server.stop() == 0
    assert server.said == ""


@pytest.mark.parametrize(
    "left", [["key"], ["comptoir.sqlite-mark"], ["key", "comptoir.sqlite-mark"]], ids=str
)
@pytest.mark.parametrize("empty", [True, False])
def test_a_database_that_is_gone(tmp_path: Path, serve: Any, come: Any, left: list[str], empty: bool) -> None:
    server = serve(tmp_path)
    anna, _ = played(server, come, 1)
    server.stop()
    for path in list(tmp_path.iterdir()):
        if path.name not in left:
            path.unlink()
    if empty:
        (tmp_path / "comptoir.sqlite").touch()
    before = files(tmp_path)
    said = cannot_start(serve, tmp_path)
    assert "comptoir.sqlite is missing or empty" in said and "--accept-loss" in said
    assert files(tmp_path) == before
    server = serve(tmp_path, accept_loss=True)
    assert come(server, anna.cookie).get("/hello")["me"] is None
    server.stop()
    serve(tmp_path).stop()


@pytest.mark.parametrize("key", [None, b"", b"short", b"\0" * 32, b"x" * 40], ids=repr)
def test_a_lost_or_damaged_key(tmp_path: Path, serve: Any, come: Any, key: bytes | None) -> None:
    server = serve(tmp_path)
    anna, table = played(server, come, 1)
    server.stop()
    path = tmp_path / "key"
    good = path.read_bytes()
    path.unlink() if key is None else path.write_bytes(key)
    before = files(tmp_path)
    said = cannot_start(serve, tmp_path)
    assert str(path) in said and "--accept-loss" in said
    assert files(tmp_path) == before
    path.write_bytes(good)
    server = serve(tmp_path)
    assert come(server, anna.cookie).table(table)["mine"] is True
    server.stop()
    path.unlink() if key is None else path.write_bytes(key)
    server = serve(tmp_path, accept_loss=True)
    assert come(server, anna.cookie).get("/hello")["me"] is None
    server.stop()
    assert "going on with a loss" in server.said
    serve(tmp_path).stop()


def test_a_key_that_nobody_needs_yet_is_made_again(tmp_path: Path, serve: Any) -> None:
    serve(tmp_path).stop()
    (tmp_path / "key").write_bytes(b"short")
    server = serve(tmp_path)
    assert server.stop() == 0
    assert len((tmp_path / "key").read_bytes()) == 32


def test_a_log_that_lacks_its_last_rows(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna, table = played(server, come, 5)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database, database:
        database.execute("DELETE FROM log WHERE n > 4")
    said = cannot_start(serve, tmp_path)
    assert table in said and "--accept-loss" in said
    server = serve(tmp_path, accept_loss=True)
    chair = come(server, anna.cookie).looks(table)
    assert chair.version == 4
    chair.look(chair.state["table"]["asked"][0])
    assert chair.moves()["version"] == 5
    server.stop()
    assert f"table {table} goes on from its move 4" in server.said
    server = serve(tmp_path)
    assert version(server, come, anna, table) == 5


def test_a_table_whose_whole_log_is_gone_is_broken_and_the_others_go_on(
    tmp_path: Path, serve: Any, come: Any
) -> None:
    server = serve(tmp_path)
    anna, table = played(server, come, 2)
    other = anna.lays(ME, BOT, OPEN, public=True)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database, database:
        database.execute("DELETE FROM log WHERE table_id = ?", (table,))
    server = serve(tmp_path, accept_loss=True)
    anna = come(server, anna.cookie)
    assert anna.sits(table).bye()["error"]["code"] == "broken-table"
    assert anna.looks(other).version == 0
    assert anna.get("/health")["tables"] == {"broken": 1}


CODES = ["data-missing", "data-behind", "log-behind", "key-missing", "key-damaged"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_loss_names_the_file_and_what_to_do(code: str, lang: str) -> None:
    sentence = Words(lang).say(f"error-{code}", file="the/file", count=3, tables="abc")
    assert "the/file" in sentence and "--accept-loss" in sentence
    assert sentence.count(". ") == 0


def test_all_files_are_for_their_owner_only(tmp_path: Path, serve: Any, come: Any) -> None:
    folder = tmp_path / "new" / "data"
    server = serve(folder)
    come(server).lays(ME, BOT)
    names = [
        "comptoir.sqlite",
        *(f"comptoir.sqlite-{more}" for more in ("wal", "shm", "mark")),
        "key",
        "lock",
    ]
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert modes == dict.fromkeys([*names, "lock-journal"], 0o600)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    server.kill()
    for path in folder.iterdir():
        path.chmod(0o644)
    folder.chmod(0o755)
    serve(folder)
    assert {stat.S_IMODE((folder / name).stat().st_mode) for name in names} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755


def test_the_mark_is_never_ahead_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written when the commit is on disk, and before anybody is told."""
    order: list[str] = []
    mark = marks.Mark.set

    def marked(self: marks.Mark, number: int) -> None:
        with closing(sqlite3.connect(tmp_path / "db")) as database:
            kept = database.execute("SELECT value FROM kept WHERE name = 'batch'").fetchone()[0]
        order.append("marked" if kept == number else "too early")
        mark(self, number)

    async def act() -> None:
        store = Store(SqliteDatabase(tmp_path / "db"))
        await store.write(KeepGuest("a", "Anna", "now"))
        order.append("answered")
        await store.close()

    monkeypatch.setattr(marks.Mark, "set", marked)
    asyncio.run(act())
    assert order == ["marked", "marked", "answered"]
