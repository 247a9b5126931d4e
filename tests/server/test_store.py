"""What is written, and what a slow reader does."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import limits
from comptoir.server.changes import KeepGuest
from comptoir.server.line import Line
from comptoir.server.store import Store


def guest(person: str, name: str) -> KeepGuest:
    return KeepGuest(person, name, "now")


def in_store(path: Path, act: Any) -> Any:
    async def within() -> Any:
        store = Store(path)
        try:
            return await act(store)
        finally:
            store.close()

    return asyncio.run(within())


def people(path: Path) -> list[str]:
    with sqlite3.connect(path) as database:
        found = [name for (name,) in database.execute("SELECT name FROM people ORDER BY id")]
    database.close()
    return found


def test_writes_that_wait_together_are_all_answered(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.write(guest(f"{i:04}", str(i))) for i in range(1000)))

    in_store(tmp_path / "db", act)
    assert people(tmp_path / "db") == [str(i) for i in range(1000)]


def test_a_write_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    async def act(store: Store) -> list[Any]:
        writes = [
            [guest("a", "Anna")],
            [guest("b", "Ben"), guest("a", "Anna again")],
            [guest("c", "Clara")],
        ]
        return await asyncio.gather(*(store.write(*changes) for changes in writes), return_exceptions=True)

    answers = in_store(tmp_path / "db", act)
    assert [type(answer) for answer in answers] == [type(None), sqlite3.IntegrityError, type(None)]
    assert people(tmp_path / "db") == ["Anna", "Clara"]


def test_what_cannot_be_written_does_not_end_the_writer(tmp_path: Path) -> None:
    async def act(store: Store) -> list[Any]:
        writes = (store.write(guest("a", "\udc80")), store.write(guest("b", "Ben")))
        return list(await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 5))

    answers = in_store(tmp_path / "db", act)
    assert [type(answer) for answer in answers] == [UnicodeEncodeError, type(None)]
    assert people(tmp_path / "db") == ["Ben"]


def test_what_was_asked_for_before_closing_is_written(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        task = asyncio.ensure_future(store.write(guest("a", "Anna")))
        await asyncio.sleep(0)
        assert not task.done()
        store.writer._waiting.put(None)
        await task

    in_store(tmp_path / "db", act)
    assert people(tmp_path / "db") == ["Anna"]


def test_commits_reach_the_disk_before_they_are_answered(tmp_path: Path) -> None:
    async def act(store: Store) -> Any:
        connection = store.writer._database._connection
        return connection.execute("PRAGMA synchronous").fetchone(), connection.execute(
            "PRAGMA journal_mode"
        ).fetchone()

    assert in_store(tmp_path / "db", act) == ((2,), ("wal",))


class Deaf:
    """A WebSocket whose other end never reads."""

    def __init__(self) -> None:
        self.aborted = False
        self.scope = {"abort": self.abort}

    def abort(self) -> None:
        self.aborted = True

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize("size", [100, limits.WAITING_BYTES])
def test_a_line_that_nobody_reads_is_cut(size: int) -> None:
    async def act() -> tuple[int, Deaf, Line]:
        deaf = Deaf()
        line = Line(deaf, None)  # type: ignore[arg-type]
        posted = 0
        while not line.closing:
            line.post(b"x" * size)
            posted += 1
            await asyncio.sleep(0)
        await line.sent()
        return posted, deaf, line

    posted, deaf, line = asyncio.run(act())
    assert deaf.aborted
    assert posted <= limits.WAITING + 2
    line.post(b"more")
    assert line.closing


def test_a_thread_that_still_reads_keeps_nobody_from_seeing_what_came_since(tmp_path: Path) -> None:
    async def act(store: Store) -> list[Any]:
        await store.write(guest("a", "Anna"), guest("b", "Ben"))
        rows = await asyncio.to_thread(lambda: store._reader._connection.execute("SELECT id FROM people"))
        await asyncio.to_thread(rows.fetchone)
        await store.write(guest("c", "Clara"))
        return [store.name_of("c")]

    assert in_store(tmp_path / "db", act) == ["Clara"]
