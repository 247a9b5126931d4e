"""A database grows with Comptoir: whatever schema it was made with, its tables are still played."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import postgres, schema, sqlite
from comptoir.server.errors import CannotServe
from comptoir.server.statements import COLUMNS
from tests.server.clients import ME, cannot_start, hot
from tests.server.clusters import Cluster

SCHEMAS = Path(__file__).with_name("schemas")
OLD = sorted(path.stem for path in SCHEMAS.glob("*.sql"))


def made(path: Path) -> dict[str, str]:
    """What is in a database, by name, but for the spaces and the order in which columns came."""
    with closing(sqlite3.connect(path)) as database:
        tables = [str(name) for (name,) in database.execute("SELECT name FROM sqlite_master")]
        return {name: str(database.execute(f"PRAGMA table_info({name})").fetchall()) for name in tables}


def taken(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


@pytest.mark.parametrize("old", OLD)
def test_what_an_older_comptoir_kept_is_played_on(tmp_path: Path, serve: Any, come: Any, old: str) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table)
    chair.look(chair.state["table"]["asked"][0])
    chair.moves("stall")
    server.stop()
    path = tmp_path / "comptoir.sqlite"
    fresh = made(path)
    with_schema(path, (SCHEMAS / f"{old}.sql").read_text(encoding="utf-8"))
    assert taken(path) == 1
    assert made(path) != fresh
    server = serve(tmp_path)
    chair = come(server, anna.cookie).looks(table)
    assert chair.version == 2
    chair.look(chair.state["table"]["asked"][0])
    assert chair.moves("stall")["version"] == 3
    server.stop()
    assert server.said == ""
    assert taken(path) == schema.NEWEST
    assert made(path) == fresh


def test_all_that_is_kept_is_copied(tmp_path: Path) -> None:
    """A backup lacks no table and no column, but for what a database keeps of itself."""
    path = tmp_path / "comptoir.sqlite"
    sqlite.opened(path).close()
    with closing(sqlite3.connect(path)) as database:
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        there = {
            name: {row[1] for row in database.execute(f"PRAGMA table_info({name})")} for (name,) in names
        }
    del there["kept"]
    assert {name: set(columns.split(", ")) for name, columns in COLUMNS.items()} == there


def with_schema(path: Path, create: str) -> None:
    """Put all that is in a database into one that was made long ago."""
    now = path.with_name("now.sqlite")
    path.rename(now)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.executescript(create)
        database.execute("ATTACH ? AS now", (str(now),))
        names = database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names:
            columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({name})"))
            database.execute(f"INSERT OR REPLACE INTO main.{name} SELECT {columns} FROM now.{name}")
        database.execute("UPDATE tables SET data = json_remove(data, '$.revision')")
    now.unlink()
    path.with_name(f"{path.name}-mark").unlink()


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "comptoir.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((SCHEMAS / f"{OLD[0]}.sql").read_text(encoding="utf-8"))
        database.execute("ALTER TABLE tables ADD COLUMN revision INTEGER")
    before = made(path)
    assert "cannot be written" in cannot_start(serve, tmp_path)
    assert (taken(path), made(path)) == (1, before)


@pytest.mark.parametrize("steps", range(1, schema.NEWEST))
def test_postgresql_takes_the_steps_it_lacks(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    whole, part = cluster.fresh(), cluster.fresh()
    postgres.opened(whole, "whole")
    cluster.sql(
        cluster.name(part),
        "CREATE SCHEMA comptoir",
        "SET search_path = comptoir",
        "".join(step.format(**schema.POSTGRES) for step in schema.STEPS[:steps]),
        "CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT)",
        f"INSERT INTO kept VALUES ('schema', '{steps}')",
        "SELECT 1",
    )
    postgres.opened(part, "part")
    columns = """SELECT table_name, column_name, data_type, is_nullable, collation_name
        FROM information_schema.columns WHERE table_schema = 'comptoir' ORDER BY 1, 2"""
    assert cluster.sql(cluster.name(part), columns) == cluster.sql(cluster.name(whole), columns)


def test_several_servers_that_start_at_once_make_one_database(cluster: Cluster) -> None:
    url = cluster.fresh()

    async def act() -> list[bytes]:
        return await asyncio.gather(*(postgres._prepared(url, "here") for _ in range(5)))

    assert len(set(asyncio.run(act()))) == 1


def test_a_database_of_a_newer_comptoir_is_left_alone(cluster: Cluster) -> None:
    url = cluster.fresh()
    postgres.opened(url, "here")
    newer = f"UPDATE comptoir.kept SET value = '{schema.NEWEST + 1}' WHERE name = 'schema'"
    cluster.sql(cluster.name(url), newer, "SELECT 1")
    with pytest.raises(CannotServe, match="here was written by a newer Comptoir"):
        postgres.opened(url, "here")
