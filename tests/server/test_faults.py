"""Faults speak: one bad row harms one table, health tells the truth, and a clock that jumps changes nothing."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest

from comptoir import bots
from comptoir.server import api, moves, opponents, requests, tables
from comptoir.server.accounts import Accounts
from comptoir.server.app import application
from comptoir.server.errors import Broken
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.table import options
from tests.server.clients import BOT, ME, OPEN, Guest, Server, hot, play_on
from tests.server.test_bots import BOTS, ended, in_house
from tests.server.test_process import room_on_disk

HOT = requests.NewTable(game="heller", seats=[requests.Me(), requests.HotSeat("Oma")], pace=0)
WAITING = requests.NewTable(game="heller", seats=[requests.Me(), requests.Open()], public=True)

BAD_ROWS = {
    "no JSON": "UPDATE tables SET data = '{' WHERE id = ?",
    "no table": "UPDATE tables SET data = '{\"id\": 7}' WHERE id = ?",
    "no text": "UPDATE tables SET data = x'ff00' WHERE id = ?",
    "a number": "UPDATE tables SET data = 7 WHERE id = ?",
    "bytes that are no UTF-8": "UPDATE tables SET data = CAST(x'7b22ff227d' AS TEXT) WHERE id = ?",
    "a move that is none": "UPDATE log SET text = 'dance' WHERE n = 2 AND table_id = ?",
    "a kind that is none": "UPDATE log SET kind = 'dance' WHERE n = 2 AND table_id = ?",
    "a seat that is none": "UPDATE log SET seat = 'north' WHERE n = 2 AND table_id = ?",
    "an entry that is no text": "UPDATE log SET text = CAST(x'ff' AS TEXT) WHERE n = 2 AND table_id = ?",
    "a missing entry": "DELETE FROM log WHERE n = 2 AND table_id = ?",
}


@pytest.mark.parametrize("harm", BAD_ROWS.values(), ids=BAD_ROWS)
def test_one_bad_row_harms_one_table_only(tmp_path: Path, serve: Any, come: Any, harm: str) -> None:
    first = serve(tmp_path, pace=3600)
    anna = come(first)
    bad = anna.lays(ME, hot("Oma"), public=True)
    chair = anna.looks(bad)
    for _ in range(3):
        play_on(chair)
    good, alone = anna.lays(ME, OPEN, public=True), anna.lays(BOT, BOT, public=True)
    first.kill()
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database, database:
        assert database.execute(harm, (bad,)).rowcount == 1
    second = serve(tmp_path, pace=0)
    anna = come(second, anna.cookie)
    assert ended(anna, alone)["standing"]
    for which in ("lobby", "mine"):
        assert good in {table["id"] for table in anna.get("/tables", list=which)["tables"]}
    for _ in range(3):
        assert anna.sits(bad).bye()["error"]["code"] == "broken-table"
        assert anna.refused(f"/tables/{bad}/leave")[1] == "broken-table"
        assert anna.refused(f"/tables/{bad}/frames", method="GET")[1] == "broken-table"
    health = anna.get("/health")
    assert (health["ok"], health["tables"]) == (True, {"broken": 1})
    second.stop()
    assert second.said.count(f"table {bad} is broken") == 1
    assert "Traceback" not in second.said


def test_a_line_of_chat_that_cannot_be_read_is_left_out(tmp_path: Path, serve: Any, come: Any) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table = anna.lays(ME, OPEN)
    chair = anna.looks(table)
    for text in ("first", "second", "third"):
        chair.asks(t="chat", text=text)
    server.kill()
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database, database:
        database.execute("UPDATE chat SET text = x'ff' WHERE n = 2")
        database.execute("UPDATE chat SET text = CAST(x'ff' AS TEXT) WHERE n = 3")
    chair = come(serve(tmp_path), anna.cookie).looks(table)
    assert [line["text"] for line in chair.hear("chat")["lines"]] == ["first", "\ufffd"]


def health(server: Server) -> tuple[int, Any]:
    answer = httpx2.get(f"{server.address}/api/v1/health", timeout=30)
    return answer.status_code, answer.json()


def test_health_says_that_the_disk_is_full(tmp_path: Path, serve: Any) -> None:
    server = serve(tmp_path, terms={"health.FRESH": 0.0})
    status, told = health(server)
    assert (status, told["ok"], told["disk"]["ok"]) == (200, True, True)
    assert told["disk"]["free"] > 0
    assert told["writer"] == {"ok": True, "waiting": 0, "oldest": 0.0}
    assert told["bots"] == {"ok": True, "failures": 0, "stopped": 0}
    room_on_disk(server, 1)
    status, told = health(server)
    assert (status, told["ok"], told["disk"]["ok"], told["writer"]["ok"]) == (503, False, False, True)
    room_on_disk(server, resource.RLIM_INFINITY)
    assert health(server)[0] == 200


def test_health_says_that_nobody_writes_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from comptoir.server import health

    monkeypatch.setattr(health, "PATIENCE", 0.05)

    async def act(house: House, _: str) -> None:
        for_ever = asyncio.Event()
        monkeypatch.setattr(house.store.database, "commit", lambda *_: for_ever.wait())
        told = await house.health.now()
        assert (told.ok, told.disk.ok, told.writer.ok, told.writer.waiting) == (False, False, False, 1)
        for_ever.set()

    in_house(tmp_path, act)


def test_health_counts_bots_that_fail_and_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any) -> Any:
        raise ZeroDivisionError

    async def act(house: House, person: str) -> None:
        monkeypatch.setattr(bots, "choose", failing)
        room = await make(house, person, BOTS)
        assert room.driver is not None
        await room.driver
        told = await house.health.now()
        assert told.ok and told.bots.failures > 0 and told.bots.stopped == 0
        monkeypatch.setattr(opponents, "drawn", failing)
        room = await make(house, person, BOTS)
        assert room.driver is not None
        await room.driver
        assert (await house.health.now()).bots.stopped == 1

    in_house(tmp_path, act)


def test_a_move_that_breaks_the_game_is_reported_without_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: House, person: str) -> None:
        room = await make(house, person, HOT)
        seat = room.table.asked[0]
        action = options(room.playing.now, seat)[-1]

        def breaking(*_: Any) -> Any:
            raise AssertionError(f"{action.text} {room.table.seed}")

        monkeypatch.setattr(room.playing, "tried", breaking)
        with pytest.raises(Broken):
            await moves.play(room, seat, action)
        assert (
            f"table {room.table.id}, version 1, seat {seat}: a move broke the game: AssertionError"
            in caplog.text
        )
        assert room.table.seed not in caplog.text
        assert action.text not in caplog.text

    in_house(tmp_path, act)


def test_a_request_that_breaks_something_is_reported_without_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaking(_: Any) -> Any:
        raise AssertionError("the seven of coins")

    async def act(house: House, _: str) -> httpx2.Response:
        transport = httpx2.ASGITransport(application(house))
        async with httpx2.AsyncClient(transport=transport, base_url="http://comptoir.test") as guest:
            return await guest.get("/api/v1/hello")

    monkeypatch.setattr(api, "game_info", breaking)
    answer = in_house(tmp_path, act)
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
    assert "http '/api/v1/hello': a request broke something: AssertionError at api.py" in caplog.text
    assert "coins" not in caplog.text


class Wall:
    """A clock on the wall that jumps when it is told to."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self, zone: Any) -> datetime:
        return datetime.now(zone) + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr(tables, "datetime", wall)
    return wall


@pytest.mark.parametrize("days", [40, -40, 4000])
def test_a_clock_that_jumps_closes_nothing(tmp_path: Path, wall: Wall, days: int) -> None:
    async def act(house: House, person: str) -> None:
        early = await make(house, person, WAITING)
        wall.ahead = timedelta(days=days)
        late = await make(house, person, WAITING)
        await house.rooms.another_hour()
        wall.ahead = timedelta()
        await house.rooms.another_hour()
        assert {table.id for table in await house.store.lobby(9)} == {early.table.id, late.table.id}

    in_house(tmp_path, act)


def test_tables_close_after_720_hours_of_serving_however_the_clock_jumps(tmp_path: Path, wall: Wall) -> None:
    async def act(house: House, person: str) -> None:
        early = await make(house, person, WAITING)
        for hour in range(720):
            wall.ahead = timedelta(days=hour % 7 - 3)
            await house.rooms.another_hour()
        late = await make(house, person, WAITING)
        assert len(await house.store.lobby(9)) == 2
        await house.rooms.another_hour()
        assert [table.id for table in await house.store.lobby(9)] == [late.table.id]
        assert (await house.rooms.open(early.table.id)).table.status == "closed"

    in_house(tmp_path, act)


@pytest.mark.parametrize("days", [40, -40])
def test_a_clock_that_jumps_reorders_nothing(tmp_path: Path, wall: Wall, days: int) -> None:
    async def act(house: House, person: str) -> list[str]:
        laid = []
        for jump in (0, days, 0, -days, 0):
            wall.ahead = timedelta(days=jump)
            laid.append((await make(house, person, WAITING)).table.id)
        assert [table.id for table in await house.store.lobby(9)] == laid[::-1]
        return laid

    laid = in_house(tmp_path, act)

    async def later(house: House, _: str) -> None:
        room = await house.rooms.open(laid[1])
        await room.save(room.table)
        assert [table.id for table in await house.store.lobby(9)] == [laid[1], *laid[:1:-1], laid[0]]

    in_house(tmp_path, later)


def test_times_go_on_though_the_last_one_on_disk_is_nonsense(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        await make(house, person, WAITING)

    in_house(tmp_path, act)
    with closing(sqlite3.connect(tmp_path / "comptoir.sqlite")) as database, database:
        database.execute("UPDATE tables SET updated = 'zzz'")

    async def later(house: House, person: str) -> None:
        await make(house, person, WAITING)
        assert len(await house.store.lobby(9)) == 2

    in_house(tmp_path, later)


def test_the_writer_survives_a_disk_that_goes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from comptoir.server import sqlite
    from comptoir.server.errors import DiskFull

    def gone(_: Path) -> sqlite.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    async def act(house: House, person: str) -> None:
        connected = sqlite.connected
        monkeypatch.setattr(sqlite, "connected", gone)
        house.store.database._writer.close()  # type: ignore[attr-defined]
        for _ in range(2):
            with pytest.raises(DiskFull):
                await asyncio.wait_for(Accounts(house).rename(person, "Anna"), 5)
        monkeypatch.setattr(sqlite, "connected", connected)
        with pytest.raises(DiskFull):
            await Accounts(house).rename(person, "Anna")
        await Accounts(house).rename(person, "Anna")
        assert (await make(house, person, WAITING)).table.id

    in_house(tmp_path, act)


def test_the_time_of_a_table_is_still_the_time(anna: Guest) -> None:
    updated = anna.table(anna.lays(ME, OPEN))["updated"]
    assert abs(datetime.fromisoformat(updated) - datetime.now(UTC)) < timedelta(minutes=1)
