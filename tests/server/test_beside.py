"""What happens to seats beside the moves: time-outs, takeovers and returns are in the record, and come back with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from comptoir.server import making, requests, seats
from comptoir.server.looking import frames
from comptoir.server.room import Room
from comptoir.table import Beside, Record, read_record
from tests.server.clients import Guest
from tests.server.test_clocks import A_DAY, World, answers, asked, in_world
from tests.server.windows import until


async def over(world: World) -> tuple[Room, list[Beside]]:
    """A game in which somebody's time ran out and they came back, played to its end; what its record is to tell."""
    room, *_ = await world.laid(A_DAY)
    await answers(room)
    seat = asked(room)
    moves = len(room.playing.played)
    await world.passes(25)
    await until(lambda: room.table.asked != [seat])
    later = len(room.playing.played)
    await seats.come_back(room, room.table.seats[seat].person or "")
    room.tell()
    while room.table.status == "playing":
        await answers(room)
    return room, [Beside(moves, seat, "timeout"), Beside(later, seat, "back")]


def told(room: Room) -> list[tuple[int, str, int | None]]:
    """What the replay tells beside the moves, by the number of the move before."""
    history = room.playing
    total = len(history.played) + 1
    answer = frames(history.game, total, 0, history.reel(), -1, history.beside(0, total))
    found = json.loads(bytes(answer.body))["frames"]
    return [(each["n"], entry["kind"], entry["seat"]) for each in found for entry in each.get("beside", [])]


def test_time_outs_and_returns_are_in_the_record_and_come_back_with_it(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, expected = await over(world)
        record = await room.record()
        assert record.beside == expected
        assert told(room) == [(each.after, each.what, each.seat) for each in expected]
        kept = read_record(record.to_json())
        kept.check()
        person = await world.house.people.make()
        again = await making.bring(world.house, person, kept.to_json())
        assert again.table.status == "over"
        assert told(again) == told(room), "the replay of what was brought tells them too"
        assert (await again.record()).beside == expected
        on: list[requests.NewSeat] = [requests.Me(), requests.HotSeat("Oma")]
        fork = await making.fork(world.house, person, again, requests.Fork(expected[1].after, on))
        assert [entry.kind for entry in fork.playing.entries if entry.kind in ("timeout", "back")] == [
            "timeout"
        ]

    in_world(tmp_path, played)


def test_a_stretch_of_a_replay_tells_what_happened_in_it_and_no_more(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, [out, back] = await over(world)
        history = room.playing
        assert [*history.beside(0, out.after)] == []
        assert [*history.beside(out.after, out.after + 1)] == [out.after]
        assert [*history.beside(out.after + 1, 10_000)] == [back.after]
        assert [*history.beside(10_000, 10_050)] == []

    in_world(tmp_path, played)


def test_a_record_that_tells_of_what_cannot_have_been_is_refused(anna: Guest) -> None:
    record: dict[str, Any] = msgspec.to_builtins(
        Record(game="heller", version=1, options={}, seats=2, seed="linden", moves=[], names=["A", "B"])
    )
    wrong = record | {"beside": [[3, 0, "timeout"]]}
    assert anna.refused("/import", wrong) == (400, "bad-record-beside", "")
    assert anna.refused("/import", record | {"beside": [[0, 0, "slept"]]})[1] == "bad-record"


def test_a_move_for_who_was_silent_stays_one(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, _ = await over(world)
        record = await room.record()
        late = msgspec.structs.replace(
            record, beside=[Beside(3, record.moves[2].seat, "late"), *record.beside]
        )
        ordered = msgspec.structs.replace(late, beside=sorted(late.beside, key=lambda each: each.after))
        again = await making.bring(world.house, await world.house.people.make(), ordered.to_json())
        assert again.playing.played[2].kind == "late"
        assert (await again.record()).beside == ordered.beside

    in_world(tmp_path, played)
