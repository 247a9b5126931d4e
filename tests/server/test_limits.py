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
from tests.server.clients import BOT, ME, Guest, hot
from tests.server.test_bots import in_house
from tests.server.test_rooms import HOT, some_moves
from tests.server.test_store import Deaf
from tests.server.test_study import a_record


class Fed:
    """A websocket at which these messages have arrived already, and no more come."""

    def __init__(self, *messages: str) -> None:
        self.messages = list(messages)
        self.sent: list[dict[str, Any]] = []
        self.scope = {"abort": self.abort}
        self.gone = asyncio.Event()
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True
        self.gone.set()

    async def receive(self) -> dict[str, Any]:
        if self.messages:
            return {"type": "websocket.receive", "text": self.messages.pop(0)}
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def close(self, _: int) -> None:
        self.gone.set()


def visited(folder: Path, act: Callable[[House, Room, Callable[..., tuple[Visit, Fed]]], Any]) -> None:
    """Do something at a table with sockets that are fed."""

    async def acted(house: House, person: str) -> None:
        room = await some_moves(house, person)

        def visit(*messages: str, who: str | None = person, address: str = "10.0.0.1") -> tuple[Visit, Fed]:
            fed: Any = Fed(*messages)
            return Visit(room, Line(fed, who, address), fed), fed

        await act(house, room, visit)

    in_house(folder, acted)


def test_messages_that_wait_are_answered_one_after_the_other(tmp_path: Path) -> None:
    """Between two answers everybody else has their turn."""

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while fed.messages:
                turns += 1
                await asyncio.sleep(0)

        listening, fed = visit(*['{"t":"look"}'] * 20)
        both = asyncio.gather(listening.listen(), others())
        while fed.messages:
            await asyncio.sleep(0)
        fed.gone.set()
        await both
        assert turns >= 19

    visited(tmp_path, act)


def test_many_sockets_of_one_guest_are_one_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        for _ in range(2):
            listening, fed = visit(*['{"t":"ping"}'] * 40)
            task = asyncio.create_task(listening.listen())
            while fed.messages:
                await asyncio.sleep(0)
            fed.gone.set()
            await task
        third, _ = visit('{"t":"ping"}')
        with pytest.raises(TooMuch, match="too many messages"):
            await third.listen()

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
        listening, fed = visit(*['{"t":"look"}'] * 4)
        with pytest.raises(TooMuch):
            await listening.listen()
        assert len(fed.messages) == 1

    visited(tmp_path, act)


def test_previews_have_a_limit_of_their_own_and_say_so(tmp_path: Path) -> None:
    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        preview = {"t": "preview", "id": "p", "seat": room.table.asked[0], "move": "draw"}
        listening, fed = visit('{"t":"look"}', json.dumps(preview))
        house.budgets.previews.address.take("10.0.0.1", 200)
        task = asyncio.create_task(listening.listen())
        while not any(message["t"] == "no" for message in fed.sent):
            await asyncio.sleep(0)
        fed.gone.set()
        await task
        assert fed.sent[-1]["error"]["code"] == "too-many-requests"

    visited(tmp_path, act)


def test_an_address_has_so_many_sockets_whatever_its_cookies(tmp_path: Path) -> None:
    async def act(house: House, person: str) -> None:
        for number in range(limits.SOCKETS_ADDRESS):
            house.enter(f"guest {number}", "10.0.0.1")
        with pytest.raises(TooMuch):
            house.enter("another", "10.0.0.1")
        with pytest.raises(TooMuch):
            house.enter(None, "10.0.0.1")
        house.enter("another", "10.0.0.2")
        house.quit("guest 0", "10.0.0.1")
        house.enter(None, "10.0.0.1")

    in_house(tmp_path, act)


def test_a_socket_that_never_looks_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FIRST_LOOK", 0.01)

    async def act(house: House, room: Room, visit: Callable[..., tuple[Visit, Fed]]) -> None:
        silent, unheard = visit('{"t":"ping"}')
        await silent.listen()
        assert [message["t"] for message in unheard.sent] == ["pong", "bye"]
        assert unheard.sent[-1]["error"]["code"] == "look-late"
        looking, heard = visit('{"t":"look"}')
        task = asyncio.create_task(looking.listen())
        while heard.messages:
            await asyncio.sleep(0)
        looking._hush()
        assert not looking.line.closing
        heard.gone.set()
        await task

    visited(tmp_path, act)


def test_who_does_not_take_leave_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LAST_WORDS", 0.01)

    async def act() -> Deaf:
        deaf = Deaf()
        line = Line(deaf, None)  # type: ignore[arg-type]
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
        shares.guest.take(person, shares.guest.burst - cost)
        await bring(house, person, data, "10.0.0.1")
        with pytest.raises(TooMuch, match="records"):
            await bring(house, person, data, "10.0.0.1")
        shares.address.take("10.0.0.2", shares.address.burst - cost + 1)
        with pytest.raises(TooMuch, match="records"):
            await bring(house, await house.people.make(), data, "10.0.0.2")

    in_house(tmp_path, act)


def test_records_are_replayed_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bytes] = []
    read = making.read

    def noted(data: bytes) -> Any:
        begun.append(data)
        return read(data)

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


def test_who_has_spent_nothing_of_late_is_forgotten_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "BUCKETS", 2)
    talk = limits.Buckets(rate=0, burst=2, code="too-many", text="too many")
    talk.take("ana", cost=0)
    talk.take("ben")
    talk.take("cleo", cost=2)
    assert list(talk._of) == ["ben", "cleo"]
    with pytest.raises(TooMuch):
        talk.take("cleo")
