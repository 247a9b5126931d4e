"""The time to react: the same for everybody asked, whatever is said and whatever they hold."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from comptoir import bots
from comptoir.server import moves, requests, undo, wire
from comptoir.server.errors import DiskFull
from comptoir.server.house import House
from comptoir.server.opponents import LISTENS
from comptoir.server.room import Room
from comptoir.server.tables import Seat
from comptoir.server.telling import Telling
from comptoir.table import Record, asked, options
from tests.server.clients import ME, OPEN, Chair, Guest
from tests.server.windows import PAUSE, Clock, at_turn, at_window, in_house, laid, until


def waiting(room: Room) -> list[int]:
    return list(asked(room.playing.now))


def person(room: Room, seat: int) -> str:
    found = room.table.seats[seat].person
    assert found is not None
    return found


async def say(room: Room, seat: int, text: str) -> None:
    await moves.play(room, seat, room.playing.game.parse(text))
    room.tell()


def test_who_does_not_answer_in_time_has_passed(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window())
        silent, before = waiting(room), room.table.version
        clock.now += PAUSE - 0.001
        await asyncio.sleep(0)
        assert waiting(room) == silent
        clock.now += 0.001
        await until(lambda: room.table.version == before + len(silent))
        entries = (await house.store.entries(room.table.id))[before:]
        assert [(e.kind, e.seat, e.text) for e in entries] == [("late", seat, "pass") for seat in silent]
        assert [(m.seat, m.action) for m in room.playing.moves()[-2:]] == [(s, "pass") for s in silent]

    in_house(tmp_path, played)


def test_neither_an_answer_nor_an_offer_nor_taking_back_moves_the_end_of_a_pause(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window())
        first, second = waiting(room)
        clock.now += 4
        await say(room, first, "pass")
        assert room.pause is not None and room.pause.left == PAUSE - 4
        await say(room, second, f"offer {first} want gold 1")
        clock.now += 4
        await say(room, second, "withdraw 1")
        assert room.pause.left == PAUSE - 8
        await undo.undo(room, person(room, second), requests.SayUndo("u1", second, room.table.version - 1))
        room.tell()
        assert room.pause.left == PAUSE - 8
        clock.now += 2
        await until(lambda: not room.table.pausing)
        assert (await house.store.entries(room.table.id))[-1].kind == "late"

    in_house(tmp_path, played)


def test_a_window_that_follows_has_a_pause_of_its_own(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window())
        first, second = waiting(room)
        card = next(a.text for a in options(room.playing.now, first) if a.text.startswith("play"))
        clock.now += 4
        await say(room, first, card)
        await say(room, second, "pass")
        assert room.playing.now.agenda[-1].name == "window"
        assert room.pause is not None and room.pause.left == PAUSE

    in_house(tmp_path, played)


def test_after_a_restart_a_pause_has_its_full_time_again(tmp_path: Path) -> None:
    async def before(house: House, clock: Clock) -> str:
        room = await laid(house, at_window())
        clock.now += 6
        return room.table.id

    async def after(house: House, clock: Clock) -> None:
        await house.rooms.resume()
        room = house.rooms.there(name)
        assert room is not None and room.pause is not None and room.pause.left == PAUSE
        house.rooms.forget(float("inf"))
        assert house.rooms.there(name) is room
        clock.now += PAUSE
        await until(lambda: not room.table.pausing)

    name = in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_while_somebody_wishes_to_take_back_no_time_runs(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window())
        clock.now += 6
        await room.save(replace(room.table, wish=wire.Wish(0, room.table.version - 1, [])))
        room.tell()
        assert room.pause is None
        clock.now += 3600
        await undo.consent(room, person(room, 1), requests.SayConsent("c1", 1, False))
        room.tell()
        assert room.pause is not None and room.pause.left == PAUSE

    in_house(tmp_path, played)


class Ear:
    """Somebody who comes to look through a seat, or none."""

    person = table = None
    wants_changes = False

    def __init__(self, eyes: int) -> None:
        self.eyes: int | None = None
        self.seen = self.edition = 0
        self.looks_through = lambda _: eyes


def test_the_time_left_is_told_to_all_and_again_to_who_comes_back(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window())
        for left in (10_000, 6_500):
            for eyes in (-1, 0, 1, 2, 3):
                told = json.loads(Telling(room).state(Ear(eyes), 0))  # type: ignore[arg-type]
                assert told["left"] == left
            clock.now += 3.5
        for seat in waiting(room):
            await say(room, seat, "pass")
        assert json.loads(Telling(room).state(Ear(0), 0))["left"] is None  # type: ignore[arg-type]

    in_house(tmp_path, played)


def test_a_table_without_a_limit_waits_for_ever(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window(), pause=None)
        assert room.table.pausing and room.pause is None

    in_house(tmp_path, played)


def test_a_full_disk_delays_the_answer_for_the_silent_and_loses_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(house: House, clock: Clock) -> None:
        room = await laid(house, at_window())
        before, write, full = room.table.version, house.store.write, [True]

        async def written(*changes: Any) -> None:
            if full and full.pop():
                raise DiskFull
            await write(*changes)

        monkeypatch.setattr(house.store, "write", written)
        clock.now += PAUSE
        await until(lambda: not full)
        for _ in range(10):
            await asyncio.sleep(0)
        assert room.table.version == before
        clock.now += 1
        await until(lambda: not room.table.pausing)
        assert room.table.version == before + 2

    in_house(tmp_path, played)


# A bot's answer tells nothing by when it comes


async def answered_at(room: Room, clock: Clock) -> float:
    """The time at which the bots of a room give their next answer; then it has come."""
    before = room.table.version
    clock.due.clear()
    await until(lambda: bool(clock.due))
    assert room.table.version == before
    clock.now = clock.due[0]
    await until(lambda: room.table.version > before)
    return clock.now


def thinking(monkeypatch: pytest.MonkeyPatch, clock: Clock, seconds: float) -> None:
    """Bots think as they do, and it takes them so long."""
    choose = bots.choose

    def chosen(*args: Any) -> Any:
        clock.now += seconds
        return choose(*args)

    monkeypatch.setattr(bots, "choose", chosen)


def bots_everywhere(record: Record) -> list[Seat]:
    return [Seat("bot", name=f"Bot {n}", level="greedy") for n in range(record.seats)]


@pytest.mark.parametrize("able", [True, False], ids=["with a card to play", "without"])
@pytest.mark.parametrize(("thought", "beats"), [(0.0, 1), (0.7, 1), (1.9, 1), (2.5, 2)])
def test_a_bot_answers_after_whole_beats_whatever_it_holds_and_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, able: bool, thought: float, beats: int
) -> None:
    async def played(house: House, clock: Clock) -> float:
        thinking(monkeypatch, clock, thought)
        record, begin = at_window(able=able), clock.now
        room = await laid(house, record, pace=2.0, seats=bots_everywhere(record))
        return await answered_at(room, clock) - begin

    assert in_house(tmp_path, played) == beats * 2.0


@pytest.mark.parametrize(
    ("answer", "beats"), [(None, 1 + LISTENS), ("decline 1", 1 + 1)], ids=["ignored", "declined"]
)
def test_whoever_gets_an_offer_from_a_bot_has_time_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str | None, beats: int
) -> None:
    record = at_turn()
    active = asked(record.replay())[0]
    other = (active + 1) % record.seats
    script = [f"offer {other} give gold 1", "work"]
    monkeypatch.setattr(bots, "speak", lambda *_: None)
    monkeypatch.setattr(bots, "choose", lambda _, rules, *__: rules.parse(script.pop(0)))

    async def played(house: House, clock: Clock) -> float:
        seats = [Seat("bot", name="Bot", level="greedy") for _ in range(record.seats)]
        seats[other] = Seat("person", await house.people.make())
        room = await laid(house, record, pace=1.0, seats=seats)
        offered, version = await answered_at(room, clock), room.table.version
        if answer is not None:
            await say(room, other, answer)
            version += 1
        while room.table.version == version:
            await until(lambda: max(clock.due) > clock.now or room.table.version > version)
            if room.table.version == version:
                clock.now = max(clock.due)
        return clock.now - offered

    assert in_house(tmp_path, played) == beats


def test_slow_bots_hurry_so_that_all_answer_within_the_pause(tmp_path: Path) -> None:
    async def played(house: House, clock: Clock) -> list[str]:
        record = at_window(waiting=3)
        room = await laid(house, record, pause=6.0, pace=10.0, seats=bots_everywhere(record))
        before = room.table.version
        for _ in range(3):
            await answered_at(room, clock)
        return [entry.kind for entry in (await house.store.entries(room.table.id))[before:]]

    assert in_house(tmp_path, played)[:3] == ["move", "move", "move"]


# Over the wire


def imported(guest: Guest, record: Record) -> str:
    return str(guest.post("/import", json.loads(record.to_json()))["id"])


PRIVATE = ("id", "name", "created", "updated")


def public(chair: Chair) -> list[bytes]:
    """All that a chair was told, without what differs between two tables by chance."""
    return [json.dumps(without_chance(message)).encode() for message in chair.heard]


def without_chance(message: dict[str, Any]) -> dict[str, Any]:
    if "table" not in message:
        return message
    table = {key: value for key, value in message["table"].items() if key not in PRIVATE}
    table["clocks"] = [{**clock, "since": bool(clock["since"])} for clock in table.get("clocks", [])]
    return {**message, "table": table, "log": [{**entry, "at": ""} for entry in message.get("log", [])]}


@pytest.mark.parametrize("eyes", ["the cause", "another who is asked", "a watcher"])
def test_until_a_window_closes_nobody_is_told_more_of_any_answer_than_of_a_pass(
    anna: Guest, ben: Guest, eyes: str
) -> None:
    record = at_window(waiting=3)
    told = []
    for wanted in ("pass", "play", "pass turn"):
        table = imported(anna, record)
        asked = anna.table(table)["asked"]
        free = next(seat for seat in range(record.seats) if seat not in asked)
        if eyes == "a watcher":
            other = ben.looks(table)
        else:
            other = anna.looks(table, seat=free if eyes == "the cause" else asked[2])
        first, second = anna.looks(table, seat=asked[0]), anna.looks(table, seat=asked[1])
        first.moves(wanted)
        second.until(first.version)
        second.moves("pass")
        other.until(second.version)
        other.quiet()
        assert other.state["view"]["window"]["answered"] == asked[:2]
        told.append(public(other))
    assert told[0] == told[1] == told[2]


def test_the_pause_is_chosen_with_the_table_where_the_game_has_one(anna: Guest) -> None:
    infos = {info["name"]: info for info in anna.get("/hello")["games"]}
    assert infos["karanor"]["pauses"] and not infos["heller"]["pauses"]
    assert anna.table(anna.lays(ME, OPEN, game="karanor"))["pause"] == 10
    assert anna.table(anna.lays(ME, OPEN, game="karanor", pause=None))["pause"] is None
    assert anna.table(anna.lays(ME, OPEN))["pause"] is None
    for wrong in (0, 0.5, 86_401, "soon"):
        wanted = {"game": "karanor", "seats": [ME, OPEN], "pause": wrong}
        assert anna.refused("/tables", wanted)[2] == "pause"
