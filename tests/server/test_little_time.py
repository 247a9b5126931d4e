"""Whose time runs out in a game over days is told, once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from comptoir.server import clocks, days, requests, resting, seats, tournaments
from comptoir.server.archives import archive
from comptoir.server.house import House
from comptoir.server.letters import Way
from comptoir.server.notices import still_true
from comptoir.server.postgres import PostgresDatabase
from comptoir.server.resting import Habits, Vacation
from comptoir.server.room import Room
from comptoir.server.standings import Tournament
from comptoir.server.tables import now
from tests.server.clusters import Cluster
from tests.server.test_clocks import A_DAY, BLITZ, DAY, HOUR, NOON, World, answers, asked, in_world
from tests.server.windows import Clock, until

FAR = "9999"


async def hears(house: House, *people: str) -> None:
    """There is a way by which each of them is told."""
    await house.store.write(
        *(Way(person, "bell", "webhook", "https://bell.example/", NOON.isoformat()) for person in people)
    )
    house.notices.doubt(people)


async def told_of_time(house: House) -> list[tuple[str, int]]:
    """Whom letters that wait tell that their time runs out, and how often."""
    letters = await house.people.register.letters_due(FAR, 100)
    return [(letter.person, letter.steps) for letter in letters if letter.kind == "time"]


def with_two_servers(cluster: Cluster, played: Callable[[World, World], Awaitable[None]]) -> None:
    """Play something at a house that two servers keep, on one database and by one clock."""
    url = cluster.fresh()
    database, key = archive(url).opened(False)

    async def both() -> None:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        world, other = World(clock, NOON), World(clock, NOON)
        world.house = House(database, key, 0, wall=world.shown)
        other.house = House(PostgresDatabase(url), key, 0, wall=other.shown)
        try:
            await played(world, other)
        finally:
            for each in (world, other):
                await each.house.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(both())


def test_who_has_a_quarter_of_a_move_left_is_told_once_and_no_more_once_it_is_given(
    tmp_path: Path, url: str
) -> None:
    async def first(world: World) -> tuple[str, str]:
        room, *people = await world.laid(A_DAY)
        await hears(world.house, *people)
        person = room.table.seats[asked(room)].person or ""
        world.house.rooms.forget(float("inf"))
        await world.passes(17.95)
        assert await told_of_time(world.house) == [], "it is looked at in time, and told when it is so"
        await world.passes(0.1)
        assert await told_of_time(world.house) == [(person, 1)]
        await world.passes(0.1)
        return room.table.id, person

    async def later(world: World) -> None:
        await world.house.running.ready()
        await world.passes(1)
        room = await world.house.rooms.open(table)
        await room.save(room.table)
        assert await told_of_time(world.house) == [(person, 1)]
        await answers(room)
        assert await told_of_time(world.house) == [], "it is not true any more"
        seat = asked(room)
        await world.passes(19)
        assert await told_of_time(world.house) == [(room.table.seats[seat].person, 1)]

    where = url or tmp_path
    table, person = in_world(where, first)
    in_world(where, later)


def test_of_a_bank_its_last_quarter_is_told_once(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, *people = await world.laid(resting.Clock("bank", 4 * DAY))
        await hears(world.house, *people)
        seat = asked(room)
        await world.passes(71)
        assert await told_of_time(world.house) == []
        await world.passes(2)
        assert await told_of_time(world.house) == [(room.table.seats[seat].person, 1)]
        while asked(room) == seat:
            await answers(room)
        while asked(room) != seat:
            await answers(room)
        await world.passes(1)
        assert await told_of_time(world.house) == [], "its owner knows"

    in_world(tmp_path, played)


def test_nobody_is_told_at_one_sitting_nor_while_they_rest_nor_for_a_bot(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        live, *people = await world.laid(BLITZ)
        await hears(world.house, *people)
        world.clock.now += 290
        await live.save(live.table)
        assert await told_of_time(world.house) == []
        room, *people = await world.laid(A_DAY)
        await hears(world.house, *people)
        seat, today = asked(room), world.shown().date()
        person = room.table.seats[seat].person or ""
        await world.passes(17)
        away = Habits("UTC", None, [Vacation(today, today + timedelta(days=6))])
        await days.changed(world.house, person, away)
        await world.passes(20)
        assert await told_of_time(world.house) == []
        await days.changed(world.house, person, Habits())
        world.clock.now += (23 + 8) * HOUR
        await until(lambda: room.table.seats[seat].away)
        assert room.table.clocks[seat].warned
        assert await told_of_time(world.house) == []

    in_world(tmp_path, played)


def test_of_several_servers_one_tells_whose_time_runs_out(cluster: Cluster) -> None:
    async def played(world: World, other: World) -> None:
        room, *people = await world.laid(A_DAY)
        await hears(world.house, *people)
        await other.house.rooms.open(room.table.id)
        before = room.table.revision
        world.clock.now += 19 * HOUR
        for each in (world, other):
            await each.house.running.tick()
        looks = [
            clocks.look_round(each.house.rooms, each.house.store, each.house.turns) for each in (world, other)
        ]
        await asyncio.gather(*looks)
        assert await told_of_time(world.house) == [(room.table.seats[asked(room)].person, 1)]
        kept = await world.house.store.table(room.table.id)
        assert kept and kept.revision == before + 1

    with_two_servers(cluster, played)


def test_a_table_that_breaks_stops_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def played(world: World) -> None:
        broken, whole = [(await world.laid(A_DAY))[0].table.id for _ in range(2)]
        world.house.rooms.forget(float("inf"))
        opens = world.house.rooms.open

        async def opened(table: str) -> Room:
            if table == broken:
                raise ZeroDivisionError("whatever may be wrong with it")
            return await opens(table)

        monkeypatch.setattr(world.house.rooms, "open", opened)
        await world.passes(23.99)
        assert world.house.rooms.there(whole) is not None
        assert f"table {broken}" in caplog.text and "stand still" in caplog.text

    in_world(tmp_path, played)


def test_a_server_that_dies_in_the_middle_of_a_time_out_leaves_one_and_another_goes_on(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has saved that a bot keeps the seat, and dies before the bot has answered."""

    async def played(world: World, other: World) -> None:
        room, *_ = await world.laid(A_DAY)
        seat, person = asked(room), room.table.seats[asked(room)].person or ""
        monkeypatch.setattr(world.house, "drive", lambda _: None)
        world.clock.now += 24 * HOUR
        await until(lambda: room.table.seats[seat].away)
        await world.house.close()
        await other.house.running.tick()
        waiting = await other.house.store.database.unclaimed(now(-timedelta(hours=1)))
        assert waiting == [room.table.id]
        await other.house._go_on(room.table.id)
        there = other.house.rooms.there(room.table.id)
        assert there is not None
        await until(lambda: there.table.asked != [seat])
        entries = [(entry.kind, entry.seat) for entry in await other.house.store.entries(room.table.id)]
        assert [kind for kind, _ in entries if kind != "move"] == ["start", "timeout"]
        assert all(who == seat for kind, who in entries if kind == "move")
        await seats.come_back(there, person)
        assert not there.table.seats[seat].away

    with_two_servers(cluster, played)


def test_who_is_asked_when_little_of_a_round_is_left_is_told_once(tmp_path: Path) -> None:
    """A quarter before they would forfeit; who has answered before the letter leaves is not told any more."""

    async def played(world: World) -> None:
        house = world.house
        people = [await house.people.make() for _ in range(3)]
        await hears(house, *people)
        wanted = requests.NewTournament("Fair", "heller", 2, "swiss", 1, hours=4, level="random")
        name = (await tournaments.make(house, people[0], wanted, "")).id
        for person in people:
            await tournaments.enter(house, person, name, "")
        await tournaments.begin(house, people[0], name, "")

        async def looked() -> Tournament:
            return await tournaments.go_on(house, await tournaments.found(house, name))

        await world.passes(2.9)
        await looked()
        assert await told_of_time(house) == []
        await world.passes(0.2)
        round_ = (await looked()).drawn[0]
        table = await house.store.table(round_.tables[0].table)
        assert table is not None
        told = [(str(table.seats[table.asked[0]].person), 1)]
        assert round_.warned and await told_of_time(house) == told
        await looked()
        assert await told_of_time(house) == told, "once"
        letters = await house.people.register.letters_due(FAR, 100)
        letter = next(letter for letter in letters if letter.kind == "time")
        assert still_true(letter, table)
        assert not still_true(letter, replace(table, asked=[])), "they have answered"

    in_world(tmp_path, played)
