"""Whose time runs out in a game over days is told, once."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from comptoir.server import clocks, days, resting
from comptoir.server.archives import archive
from comptoir.server.house import House
from comptoir.server.letters import Way
from comptoir.server.postgres import PostgresDatabase
from comptoir.server.resting import Habits, Vacation
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
        world.clock.now += 8 * HOUR
        await until(lambda: room.table.seats[seat].away)
        assert room.table.clocks[seat].warned
        assert await told_of_time(world.house) == []

    in_world(tmp_path, played)


def test_of_several_servers_one_tells_whose_time_runs_out(cluster: Cluster) -> None:
    url = cluster.fresh()
    database, key = archive(url).opened(False)

    async def played() -> None:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        world, other = World(clock, NOON), World(clock, NOON)
        world.house = House(database, key, 0, wall=world.shown)
        other.house = House(PostgresDatabase(url), key, 0, wall=other.shown)
        room, *people = await world.laid(A_DAY)
        await hears(world.house, *people)
        there = await other.house.rooms.open(room.table.id)
        clock.now += 19 * HOUR
        for each in (world, other):
            await each.house.running.tick()
        looks = [
            clocks.look_round(each.house.rooms, each.house.store, each.house.turns) for each in (world, other)
        ]
        await asyncio.gather(*looks)
        assert await told_of_time(world.house) == [(room.table.seats[asked(room)].person, 1)]
        assert there.table.revision == room.table.revision
        for each in (world, other):
            await each.house.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(played())
