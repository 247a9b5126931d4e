"""One guest cannot hurt the others: what each person and each address may do, and how often."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from comptoir.server import limits, making
from comptoir.server.errors import TooMuch
from comptoir.server.house import House
from comptoir.server.line import Line
from comptoir.server.live import Visit
from comptoir.server.making import bring, make
from comptoir.server.room import Room
from comptoir.server.settings import Limits
from tests.server.clients import BOT, ME, Guest, Server, hot
from tests.server.fed import Fed
from tests.server.test_bots import in_house
from tests.server.test_rooms import HOT, some_moves
from tests.server.test_store import Deaf
from tests.server.test_study import a_record


def visited(
    folder: Path, act: Callable[[House, Room, Callable[..., tuple[Visit, Fed]]], Any], **limits: float
) -> None:
    """Do something at a table with sockets that are fed."""

    async def acted(house: House, person: str) -> None:
        room = await some_moves(house, person)

        def visit(*messages: str, who: str | None = person, address: str = "10.0.0.1") -> tuple[Visit, Fed]:
            fed: Any = Fed()
            visit = Visit(house, fed, who, address).come(room.table.id)
            for message in messages:
                visit.hears(message)
            return visit, fed

        await act(house, room, visit)

    in_house(folder, acted, **limits)


def test_messages_that_wait_are_answered_one_after_the_other(tmp_path: Path) -> None:
    """Between two answers everybody else has their turn."""

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        turns = 0
        listening, fed = visit(*['{"t":"look"}'] * 20)
        assert fed.held, "what waits is enough"
        while fed.held:
            turns += 1
            await asyncio.sleep(0)
        await fed.answered()
        assert turns >= 19
        assert len(fed.sent) == 40, "each look is a state and the chat"
        listening.ends()
        assert not room.lines and not house.lines

    visited(tmp_path, act)


def test_what_was_said_before_a_socket_went_is_done(tmp_path: Path) -> None:
    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        going, fed = visit('{"t":"look"}', '{"t":"chat","id":"c","text":"Farewell"}')
        going.ends()
        await fed.answered()
        assert [said.line.text for said in room.chat] == ["Farewell"]
        assert not room.lines and not house.lines

    visited(tmp_path, act)


def test_many_sockets_of_one_guest_are_one_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        for _ in range(2):
            _, fed = visit(*['{"t":"ping"}'] * 40)
            await fed.answered()
            assert not fed.closed
        _, third = visit('{"t":"ping"}')
        await third.answered()
        assert third.closed and third.sent[-1]["error"]["code"] == "too-many-messages"

    visited(tmp_path, act)


def test_many_guests_at_one_address_share_its_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        for number in range(30):
            house.budgets.messages.take(f"guest {number}", "10.0.0.7", 30)
        with pytest.raises(TooMuch):
            house.budgets.messages.take("guest 30", "10.0.0.7", 30)
        house.budgets.messages.take("guest 30", "10.0.0.8", 30)

    visited(tmp_path, act)


def test_looks_are_charged_by_what_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        house.budgets.entries.take(None, "10.0.0.1", 100_000 - 250)
        _, fed = visit(*['{"t":"look"}'] * 4)
        await fed.answered()
        assert [message["t"] for message in fed.sent] == ["state", "chat"] * 2 + ["bye"]

    visited(tmp_path, act)


def test_previews_have_a_limit_of_their_own_and_say_so(tmp_path: Path) -> None:
    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        preview = {"t": "preview", "id": "p", "seat": room.table.asked[0], "move": "draw"}
        _, fed = visit('{"t":"look"}', json.dumps(preview))
        house.budgets.previews.address.take("10.0.0.1", 200)
        await fed.answered()
        assert fed.sent[-1]["error"]["code"] == "too-many-requests"

    visited(tmp_path, act)


def test_an_address_has_so_many_sockets_whatever_its_cookies(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        for number in range(house.limits.sockets_address):
            house.enter(f"guest {number}", "10.0.0.1")
        with pytest.raises(TooMuch):
            house.enter("another", "10.0.0.1")
        with pytest.raises(TooMuch):
            house.enter(None, "10.0.0.1")
        house.enter("another", "10.0.0.2")
        house.quit("guest 0", "10.0.0.1")
        house.enter(None, "10.0.0.1")

    in_house(tmp_path, act)


def test_a_socket_that_never_looks_is_closed(tmp_path: Path) -> None:
    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        _, unheard = visit('{"t":"ping"}')
        while not unheard.closed:
            await asyncio.sleep(0)
        assert [message["t"] for message in unheard.sent] == ["pong", "bye"]
        assert unheard.sent[-1]["error"]["code"] == "look-late"
        looking, heard = visit('{"t":"look"}')
        await heard.answered()
        looking._hush()
        assert not looking.line.closing

    visited(tmp_path, act, first_look=0.01)


def test_who_does_not_take_leave_is_dropped() -> None:
    async def act() -> Deaf:
        deaf = Deaf()
        line = Line(deaf, None, limits=Limits(last_words=0.01))  # type: ignore[arg-type]
        line.bye(TooMuch(*limits.MESSAGES))
        await line.sent()
        return deaf

    assert asyncio.run(act()).aborted


def test_tables_without_people_are_few(anna: Guest) -> None:
    for _ in range(12):
        anna.lays(BOT, BOT)
    wanted = {"game": "heller", "seats": [BOT, BOT]}
    assert anna.refused("/tables", wanted) == (429, "too-many-new-tables", "")
    table = anna.lays({"kind": "open"}, {"kind": "open"})
    assert anna.refused(f"/tables/{table}/fill", {"level": "random"}) == (429, "too-many-new-tables", "")
    anna.lays(ME, hot("Oma"))


def test_an_address_makes_so_many_tables_and_guests(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        house.budgets.tables.take("10.0.0.1", 99)
        await make(house, person, HOT, "10.0.0.1")
        with pytest.raises(TooMuch):
            await make(house, person, HOT, "10.0.0.1")
        await make(house, person, HOT, "10.0.0.2")
        house.budgets.newcomers.take("10.0.0.1", 100)
        with pytest.raises(TooMuch):
            house.budgets.newcomers.take("10.0.0.1")

    in_house(tmp_path, act)


@pytest.mark.parametrize("budget", ["record_bytes", "record_moves"])
def test_records_have_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, budget: str) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    record = a_record(moves=40)
    data = record.to_json()
    cost = len(data) if budget == "record_bytes" else len(record.moves)

    async def act(house: House, person: str) -> None:
        shares = getattr(house.budgets, budget)
        shares.guest.take(person, shares.guest.rate[1] - cost)
        await bring(house, person, data, "10.0.0.1")
        with pytest.raises(TooMuch, match="records"):
            await bring(house, person, data, "10.0.0.1")
        shares.address.take("10.0.0.2", shares.address.rate[1] - cost + 1)
        with pytest.raises(TooMuch, match="records"):
            await bring(house, await house.people.make(), data, "10.0.0.2")

    in_house(tmp_path, act)


def test_records_are_replayed_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bytes] = []
    read = making.read

    def noted(data: bytes, limits: Limits) -> Any:
        begun.append(data)
        return read(data, limits)

    monkeypatch.setattr(making, "read", noted)

    async def act(house: House, person: str) -> None:
        async with house.importing:
            assert house.importing.locked()
            second = asyncio.create_task(bring(house, person, a_record(moves=9).to_json()))
            while not house.importing._waiters:
                await asyncio.sleep(0)
            assert not begun
        await second
        assert len(begun) == 1

    in_house(tmp_path, act)


def test_who_has_spent_nothing_of_late_is_forgotten_when_there_are_too_many() -> None:
    talk = limits.Buckets((0, 2), limits.REQUESTS, most=2)
    talk.take("ana", cost=0)
    talk.take("ben")
    talk.take("cleo", cost=2)
    assert list(talk._of) == ["ben", "cleo"]
    with pytest.raises(TooMuch):
        talk.take("cleo")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_an_address_of_ipv6_is_known_by_its_prefix(address: str, counted: str) -> None:
    assert limits.counted_as(address, Limits().prefix) == counted


def test_a_host_may_count_larger_households() -> None:
    assert limits.counted_as("2001:db8:1:2::", 56) == "2001:db8:1::/56"


def test_many_addresses_that_are_all_busy_are_not_looked_through_for_each_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0
    full = limits.Bucket.full

    def looked(bucket: limits.Bucket) -> bool:
        nonlocal looks
        looks += 1
        return full(bucket)

    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(limits.Bucket, "full", looked)
    buckets = limits.Buckets((1, 5), limits.REQUESTS, most=10)
    for number in range(1000):
        buckets.take(f"2001:db8:{number:x}::/48")
    assert looks < 3000


def test_one_household_with_many_addresses_shares_its_limits(server: Server, come: Any) -> None:
    told = []
    for number in range(1, 240):
        guest = come(server)
        guest.http.headers["X-Forwarded-For"] = f"2001:db8:5:5::{number:x}"
        told.append(guest.http.post("/me", json={"name": "Eve"}).status_code)
        if told[-1] == 429:
            break
    assert 429 in told
    elsewhere = come(server)
    elsewhere.http.headers["X-Forwarded-For"] = "2001:db8:5:6::1"
    assert elsewhere.post("/me", {"name": "Eve"}) == {"name": "Eve"}


@pytest.mark.parametrize(
    "path",
    [
        "/daily",
        "/club",
        "/clubs/x",
        "/ratings/heller",
        "/people/me",
        "/tournaments/x",
        "/me/missed",
        "/me/orders",
    ],
)
def test_what_is_gathered_from_many_tables_has_a_budget_of_its_own(
    serve: Any, tmp_path: Path, come: Any, path: str
) -> None:
    guest = come(serve(tmp_path, terms={"limits.gazettes": "0,3"}))
    guest.post("/me", {"name": "Anna"})
    for _ in range(3):
        guest.http.get(path)
    assert guest.refused(path, method="GET")[:2] == (429, "too-many-requests")
    guest.get("/tables")
