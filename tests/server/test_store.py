"""What is written, and what a slow reader does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from comptoir.server import postgres
from comptoir.server.archives import archive
from comptoir.server.changes import KeepAnswer, KeepChat, KeepGuest, KeepTable
from comptoir.server.errors import DatabaseGone, Overtaken
from comptoir.server.line import Line
from comptoir.server.position import Logged
from comptoir.server.settings import Limits
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.store import Store
from comptoir.server.tables import Remark, Seat, Table, fresh_table
from comptoir.server.wire import ChatLine
from comptoir.table import fresh_seed, game
from tests.server.clusters import Cluster

AT = "2026-01-01T00:00:00.000Z"
InStore = Callable[[Callable[[Store], Awaitable[Any]]], Any]


def guest(person: str, name: str) -> KeepGuest:
    return KeepGuest(person, name, AT)


def table_of(owner: str, **more: Any) -> Table:
    rules = game("heller")
    seats = [Seat("person", owner), Seat("open")]
    table = fresh_table(rules, "Lyon", owner, rules.complete({}), seats, fresh_seed(), ["", ""])
    return replace(table, **more)


@pytest.fixture
def in_store(tmp_path: Path, url: str) -> InStore:
    """Does something with a store; the next one finds what the last one kept."""

    def in_store(act: Callable[[Store], Awaitable[Any]]) -> Any:
        database, _ = archive(url or tmp_path).opened(accept_loss=False)

        async def within() -> Any:
            store = Store(database)
            try:
                return await act(store)
            finally:
                await store.close()

        return asyncio.run(within())

    return in_store


def names(in_store: InStore, people: list[str]) -> list[str | None]:
    async def act(store: Store) -> list[str | None]:
        return [await store.name_of(person) for person in people]

    return list(in_store(act))


def test_writes_that_wait_together_are_all_answered(in_store: InStore) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.write(guest(f"{i:04}", str(i))) for i in range(1000)))

    in_store(act)
    assert names(in_store, [f"{i:04}" for i in range(1001)]) == [*map(str, range(1000)), None]


def test_a_write_that_fails_takes_no_other_with_it(in_store: InStore) -> None:
    async def act(store: Store) -> list[Any]:
        writes = [
            [guest("a", "Anna")],
            [guest("b", "Ben"), guest("a", "Anna again")],
            [guest("c", "Clara")],
        ]
        return await asyncio.gather(*(store.write(*changes) for changes in writes), return_exceptions=True)

    answers = in_store(act)
    assert [type(answer) for answer in answers] == [type(None), Overtaken, type(None)]
    assert names(in_store, ["a", "b", "c"]) == ["Anna", None, "Clara"]


def test_what_cannot_be_written_does_not_end_the_writing(in_store: InStore) -> None:
    async def act(store: Store) -> list[Any]:
        writes = (store.write(guest("a", "\udc80")), store.write(guest("b", "Ben")))
        return list(await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 5))

    failed, done = in_store(act)
    assert isinstance(failed, Exception) and not isinstance(failed, DatabaseGone)
    assert done is None
    assert names(in_store, ["a", "b"]) == [None, "Ben"]


def test_what_was_asked_for_before_closing_is_written(in_store: InStore) -> None:
    async def act(store: Store) -> asyncio.Future[None]:
        task = asyncio.ensure_future(store.write(guest("a", "Anna")))
        await asyncio.sleep(0)
        assert not task.done()
        return task

    in_store(act)
    assert names(in_store, ["a"]) == ["Anna"]


def test_who_saves_a_table_must_have_seen_the_last_that_was_saved(in_store: InStore) -> None:
    async def act(store: Store) -> list[Any]:
        table = table_of("anna")
        await store.write(KeepTable(table, seated=True))
        ours, theirs = (replace(table, name=name, revision=1) for name in ("Paris", "Brest"))
        await store.write(KeepTable(ours))
        with pytest.raises(Overtaken):
            await store.write(guest("a", "Anna"), KeepTable(theirs))
        await store.write(KeepTable(replace(theirs, revision=2)))
        found = await store.table(table.id)
        return [None if found is None else (found.name, found.revision), await store.name_of("a")]

    assert in_store(act) == [("Brest", 2), None]


def test_no_entry_of_a_log_is_written_twice(in_store: InStore) -> None:
    async def act(store: Store) -> list[Any]:
        table = table_of("anna")
        await store.write(KeepTable(table, [Logged(1, AT, "start", None)]))
        with pytest.raises(Overtaken):
            await store.write(KeepTable(replace(table, revision=1), [Logged(1, AT, "move", 0, "stall 1 A1")]))
        await store.write(KeepTable(replace(table, revision=1), [Logged(2, AT, "move", 1, "stall 2 A1")]))
        return [await store.entries(table.id), await store.entries(table.id, after=1)]

    whole, rest = in_store(act)
    assert [(entry.n, entry.kind, entry.seat) for entry in whole] == [(1, "start", None), (2, "move", 1)]
    assert rest == whole[1:]


def test_everything_that_is_kept_is_found(in_store: InStore) -> None:
    mine = table_of("anna", public=True, updated="2026-01-01T00:00:01.000Z")
    over = table_of("anna", status="over", updated="2026-01-01T00:00:03.000Z")
    theirs = table_of("ben", public=True, status="playing", updated="2026-01-01T00:00:02.000Z")
    closed = table_of("anna", status="closed", public=True)

    async def written(store: Store) -> None:
        for table in (mine, over, theirs, closed):
            await store.write(KeepTable(table, seated=True))
        for n in range(1, 6):
            await store.write(KeepChat(mine.id, Remark(ChatLine(n, AT, None, "Anna", f"line {n}"), ""), 3))
        await store.write(KeepAnswer(mine.id, "anna", "k1", 7))
        await store.count_hour(3)

    async def found(store: Store) -> dict[str, Any]:
        return {
            "mine": [table.id for table in await store.tables_of("anna", 9)],
            "lobby": [table.id for table in await store.lobby(9)],
            "playing": [table.id for table in await store.playing()],
            "unfinished": await store.unfinished("anna"),
            "waiting": await store.open_since("2026-01-01T00:00:02.000Z"),
            "chat": [said.line.text for said in await store.chat(mine.id)],
            "said": [await store.said(mine.id, "anna", word) for word in ("k1", "k2", "\0")],
            "hours": [await store.hours_ago(hours) > "" for hours in (0, 1)],
            "nowhere": await store.table("\0"),
        }

    in_store(written)
    assert in_store(found) == {
        "mine": [over.id, mine.id],
        "lobby": [mine.id, theirs.id],
        "playing": [theirs.id],
        "unfinished": 1,
        "waiting": [mine.id],
        "chat": ["line 3", "line 4", "line 5"],
        "said": [7, None, None],
        "hours": [True, False],
        "nowhere": None,
    }


def test_commits_reach_the_disk_before_they_are_answered(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "db")
    asked = ("PRAGMA synchronous", "PRAGMA journal_mode")
    assert [database._writer._connection.execute(word).fetchone() for word in asked] == [(2,), ("wal",)]
    asyncio.run(database.close())


def test_commits_reach_the_disk_whatever_the_database_is_used_to(cluster: Cluster) -> None:
    async def act() -> Any:
        connection = await postgres.connected(url)
        try:
            return await connection.fetchval("SHOW synchronous_commit")
        finally:
            await connection.close()

    url = cluster.fresh()
    cluster.sql(cluster.name(url), f"ALTER DATABASE {cluster.name(url)} SET synchronous_commit = off")
    assert asyncio.run(act()) == "on"


class Deaf:
    """A socket whose other end never reads."""

    def __init__(self) -> None:
        self.flows = False
        self.sent: list[bytes] = []
        self.aborted = False

    def send(self, *texts: bytes) -> None:
        self.sent.append(b"+".join(texts))

    def abort(self) -> None:
        self.aborted = True

    def close(self, _: int) -> None:
        self.sent.append(b"bye")


@pytest.mark.parametrize("size", [100, Limits().waiting_bytes])
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
    assert posted <= Limits().waiting + 2
    line.post(b"more")
    assert line.closing


def test_an_answer_goes_in_one_piece_with_what_follows_and_never_after_it() -> None:
    socket = Deaf()
    line = Line(socket, None)  # type: ignore[arg-type]
    socket.flows = True
    line.say_ahead("done")
    line.post(b"news")
    line.flush()
    assert socket.sent == [b'"done"+news']
    line.say_ahead("alone")
    line.flush()
    socket.flows = False
    line.say_ahead("late")
    line.post(b"news")
    assert socket.sent[1:] == [b'"alone"']
    socket.flows = True
    line.go_on()
    assert socket.sent[2:] == [b'"late"', b"news"]
