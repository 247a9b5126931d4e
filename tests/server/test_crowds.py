"""What a hostile guest tried: crowds, readers, tables left to bots, rows that contradict themselves, old promises."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from comptoir.server import belongings, clubs, outcomes, requests, sharing, store, tournaments
from comptoir.server.accounts import Accounts
from comptoir.server.changes import KeepOutcome
from comptoir.server.errors import Broken
from comptoir.server.hosting import Desk
from comptoir.server.house import House
from comptoir.server.line import Line
from comptoir.server.making import make
from comptoir.server.outcomes import Finisher, Outcome
from comptoir.server.people import Visitor
from comptoir.server.settings import Limits
from comptoir.server.standings import RoundTable
from comptoir.server.tables import now
from comptoir.server.writer import Order
from comptoir.table import Record, read_record
from tests.server.clients import BOT, ME, OPEN, Guest, Server, hot
from tests.server.test_bots import in_house
from tests.server.test_renewal import aged
from tests.server.test_store import Deaf

LAID = requests.NewTable("heller", [requests.Me(), requests.Open()])
ALL_MINE = (hot("Ana"), hot("Ben"))


def test_a_table_that_waits_takes_the_newest_rules(
    tmp_path: Path, serve: Callable[..., Server], come: Callable[..., Guest]
) -> None:
    server = serve(tmp_path)
    anna = come(server)
    table = anna.lays(ME, OPEN, game="karanor")
    server.stop()
    aged(tmp_path, rules=99, box="an older box")
    server = serve(tmp_path)
    joined = come(server).joins(table)
    assert (joined["status"], joined["halted"]) == ("playing", False)


def test_a_crowd_that_comes_and_goes_cuts_nobody_off() -> None:
    async def crowded() -> tuple[bool, int]:
        line = Line(Deaf(), "ana")  # type: ignore[arg-type]
        for n in range(5 * Limits().waiting):
            line.post_table(b"the table, the %d. time" % n)
        line.post(b"a state")
        line.post_table(b"the table once more")
        return line.closing, len(line._waiting)

    assert asyncio.run(crowded()) == (False, 3)


def test_who_reads_much_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def read(house: House, _: str) -> list[str]:
        heard: list[str] = []
        gate, begun = Event(), Event()

        def tell(word: str) -> None:
            begun.set()
            gate.wait(30)
            heard.append(word)

        reading = [
            asyncio.create_task(house.tell_apart(word[0], lambda word=word: tell(word)))  # type: ignore[misc]
            for word in ("a1", "a2", "a3", "b1")
        ]
        while not begun.is_set():
            await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.to_thread(heard.append, "a table is laid"), 30)
        gate.set()
        await asyncio.gather(*reading)
        return heard

    assert in_house(tmp_path, read) == ["a table is laid", "a1", "b1", "a2", "a3"]


def test_what_is_told_of_somebody_with_many_games_is_read_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All their games are gone through for it: neither the loop nor who opens a table waits for that."""
    read_by: list[str] = []

    def noting(read: Callable[[bytes], Any]) -> Callable[[bytes], Any]:
        def noted(data: bytes) -> Any:
            read_by.append(current_thread().name)
            return read(data)

        return noted

    async def ask(house: House, person: str) -> None:
        room = await make(house, person, LAID, "")
        seats = [Finisher("person", person, "", None, 1, 9, away=False)]
        kept = msgspec.json.encode(Outcome("Lyon", True, seats)).decode()
        await house.store.write(KeepOutcome(room.table.id, "heller", now(), False, kept, [(person, "face")]))
        monkeypatch.setattr(clubs, "read_outcome", noting(outcomes.read_outcome))
        monkeypatch.setattr(store, "read_table", noting(store.read_table))
        await belongings.told(house, Visitor(person, ""))
        assert (await clubs.person_told(house, person, None)).games[0].played == 1

    in_house(tmp_path, ask)
    assert read_by and all(name.startswith("comptoir-teller") for name in read_by), read_by


def test_of_a_house_with_very_many_games_the_last_tell_who_plays_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clubs, "LATELY", 2)

    async def ask(house: House, person: str) -> None:
        people = [person, await house.people.make(), await house.people.make()]
        for number, who in enumerate(people):
            seats = [
                Finisher("person", who, "", None, 1, 9, away=False),
                Finisher("bot", "", "Otto", "greedy", 2, 3, False),
            ]
            kept = msgspec.json.encode(Outcome("Lyon", True, seats)).decode()
            at = f"2026-11-0{number + 1}T00:00:00.000Z"
            await house.store.write(
                KeepOutcome(f"t{number}", "heller", at, False, kept, [(who, f"f{number}")])
            )
        told = await clubs.club_told(house, "", None, [])
        assert [(member.face, member.since[:10]) for member in told.members] == [
            (house.people.face(people[2]), "2026-11-03"),
            (house.people.face(people[1]), "2026-11-02"),
        ]

    in_house(tmp_path, ask)


def test_a_broken_table_holds_up_neither_who_sits_there_nor_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come in, leave for good, and have their other games; the tournament goes on without it."""

    async def ask(house: House, person: str) -> None:
        guest = await house.people.make()
        bad, good = [(await make(house, guest, LAID, "")).table.id for _ in range(2)]
        whole, row = house.rooms.open, house.store.table

        def breaking(read: Callable[[str], Any], name: str) -> Any:
            if name == bad:
                raise Broken("broken-table", "its log cannot be replayed")
            return read(name)

        monkeypatch.setattr(house.rooms, "open", lambda name: breaking(whole, name))
        monkeypatch.setattr(house.store, "table", lambda name: breaking(row, name))
        assert await Accounts(house).bring_along(guest, person) == 1
        assert house.rooms.there(good).table.owner == person  # type: ignore[union-attr]
        call: Any = SimpleNamespace(house=house)
        assert [line async for line in sharing._records(call, [bad, good])] == []
        monkeypatch.setattr(house.rooms, "there", lambda _: None)
        fair = SimpleNamespace(entrants=[])
        looked = await tournaments._looked_at(house, fair, RoundTable(bad, [0, 1]), True)  # type: ignore[arg-type]
        assert (looked.ranks, looked.away) == ([1, 1], [True, True])
        await Desk(house).delete(guest)
        assert house.people.name(guest) != await house.store.name_of(guest)

    in_house(tmp_path, ask)


def test_tables_left_to_bots_are_few(anna: Guest) -> None:
    tables = [anna.lays(ME, BOT) for _ in range(13)]
    for table in tables[:12]:
        anna.post(f"/tables/{table}/leave")
    assert anna.refused(f"/tables/{tables[12]}/leave", {}) == (429, "too-many-new-tables", "")


def test_a_rematch_is_a_table_too(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    over = [anna.http.post("/import", content=a_short_game().to_json()).json()["id"] for _ in range(2)]
    for _ in range(Limits().unfinished - 1):
        anna.lays(ME, OPEN)
    first = anna.looks(over[0]).asks(t="rematch", seat=0, wait=False)
    second = anna.looks(over[1]).asks(t="rematch", seat=0, wait=False)
    assert (first["t"], second["error"]["code"]) == ("done", "too-many-tables")


def a_short_game() -> Record:
    return read_record(Path(__file__).parents[1].joinpath("records", "heller-2-no_luck.json").read_bytes())


@pytest.mark.parametrize(
    "damage", [{"seats": []}, {"asked": [9]}, {"seed": "no seed"}, {"next_seed": "none"}, {"parts": []}]
)
def test_a_row_that_contradicts_itself_harms_its_own_table_only(
    damage: dict[str, Any], tmp_path: Path, serve: Callable[..., Server], come: Callable[..., Guest]
) -> None:
    server = serve(tmp_path, pace=10)
    anna = come(server)
    bad, good = anna.lays(ME, BOT, public=True), anna.lays(BOT, BOT, public=True)
    server.stop()
    with sqlite3.connect(tmp_path / "comptoir.sqlite") as database:
        [text] = database.execute("SELECT data FROM tables WHERE id = ?", (bad,)).fetchone()
        row = {**msgspec.json.decode(text), **damage}
        database.execute("UPDATE tables SET data = ? WHERE id = ?", (msgspec.json.encode(row).decode(), bad))
    database.close()
    server = serve(tmp_path)
    anna = come(server, anna.cookie)
    chair = anna.looks(good)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    assert [table["id"] for table in anna.get("/tables", list="mine")["tables"]] == [good]
    assert anna.get("/tables", list="lobby")["tables"] == []
    assert anna.get("/health")["tables"]["broken"] == 1
    server.stop()
    assert bad in server.said


def test_a_time_that_cannot_be_stops_no_writing() -> None:
    order = Order("9999-12-31T23:59:59.999Z")
    first = order.later("2026-01-01T00:00:00.000Z")
    assert first == "2026-01-01T00:00:00.000Z" < order.later("2025-01-01T00:00:00.000Z")


def test_a_game_dealt_before_deals_were_sealed_keeps_its_promise(
    tmp_path: Path, serve: Callable[..., Server], come: Callable[..., Guest]
) -> None:
    server = serve(tmp_path, pace=10)
    anna = come(server)
    table = anna.lays(ME, BOT)
    server.stop()
    seed = "0123456789abcdef" * 2
    aged(tmp_path, parts=None, seed=seed, next_seed="", box="", imprint="", status="playing", asked=[0, 1])
    server = serve(tmp_path)
    anna = come(server, anna.cookie)
    anna.looks(table)
    anna.post(f"/tables/{table}/leave")
    chair = anna.looks(table)
    while chair.state["table"]["status"] != "over":
        chair.hear("state")
    record = read_record(anna.http.get(f"/tables/{table}/record").content)
    record.check()
    assert record.commitment == hashlib.sha256(seed.encode()).hexdigest()


def test_not_even_bots_without_a_pace_show_how_long_they_think(tmp_path: Path) -> None:
    async def length(house: House, _: str) -> float:
        room: Any = SimpleNamespace(table=SimpleNamespace(pace=0.0, seats=[], asked=[]), pause=None)
        return house.opponents._length(room)

    assert in_house(tmp_path, length) > 0
