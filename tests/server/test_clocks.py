"""Clocks: a table over days, with quiet hours, a time-out, a bot's takeover and the return."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from comptoir.server import clocks, days, making, moves, requests, resting, seats, wire
from comptoir.server.archives import archive
from comptoir.server.changes import Change
from comptoir.server.house import House
from comptoir.server.postgres import PostgresDatabase
from comptoir.server.resting import Habits, Quiet, Remembered, Vacation
from comptoir.server.room import Room
from comptoir.server.running import TICK
from comptoir.server.turns import Turn
from comptoir.table import options
from tests.server.clients import ME, OPEN, Guest
from tests.server.clusters import Cluster
from tests.server.windows import Clock, at_window, laid, until

HOUR = 3600.0
DAY = 24 * HOUR
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
NIGHT = Remembered("UTC", Quiet(22 * 60, 8 * 60))
A_DAY = resting.Clock("move", DAY)
BLITZ = resting.Clock("live", 300, 10)


class World:
    """A house, the time in it, and the clock on its wall."""

    def __init__(self, clock: Clock, wall: datetime) -> None:
        self.clock = clock
        self.begin = clock.now
        self.wall = wall
        self.house: House

    def shown(self) -> datetime:
        return self.wall + timedelta(seconds=self.clock.now - self.begin)

    async def passes(self, hours: float) -> None:
        """Time passes, and it is noted how late it is."""
        self.clock.now += hours * HOUR
        await self.house.running.tick()
        await clocks.look_round(self.house.rooms, self.house.store, self.house.turns)

    async def laid(self, clock: resting.Clock | None, **more: Any) -> tuple[Room, str, str]:
        """A table for Anna and Ben."""
        anna, ben = [await self.house.people.make() for _ in range(2)]
        wanted = requests.NewTable("heller", [requests.Me(), requests.Open()], clock=clock, **more)
        room = await making.make(self.house, anna, wanted)
        await seats.join(room, ben, requests.Join())
        room.tell()
        return room, anna, ben


def in_world(where: Path | str, act: Callable[[World], Awaitable[Any]], wall: datetime = NOON) -> Any:
    """Do something in a house whose time passes when it is told to; the clock on its wall shows `wall`."""
    opened = archive(where).opened(False)

    async def within() -> Any:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        world = World(clock, wall)
        world.house = House(*opened, 0, wall=world.shown)
        try:
            return await act(world)
        finally:
            await world.house.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(within())


def asked(room: Room) -> int:
    (seat,) = room.table.asked
    return seat


async def answers(room: Room) -> None:
    """Who is asked gives the first answer."""
    seat = asked(room)
    await moves.play(room, seat, options(room.playing.now, seat)[0])
    room.tell()


async def kinds(room: Room, after: int = 0) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in (await room.house.store.entries(room.table.id))[after:]]


def left(room: Room, seat: int) -> float:
    found = room.house.turns.left(room.table, seat)
    assert found is not None
    return found


def test_a_table_over_days_with_quiet_hours_a_time_out_a_bot_and_the_return(
    tmp_path: Path, url: str, kind: str
) -> None:
    async def first_days(world: World) -> tuple[str, str, int]:
        house = world.house
        room, *_ = await world.laid(A_DAY)
        for person in {seat.person for seat in room.table.seats}:
            await house.habits.keep(person or "", NIGHT)
        seat = asked(room)
        await world.passes(23)  # from noon to eleven: ten hours of the night did not count
        assert left(room, seat) == 11 * HOUR
        await answers(room)
        assert left(room, seat) == DAY
        seat = asked(room)
        await world.passes(33)  # until eight in the evening of the third day
        assert left(room, seat) == 24 * HOUR - (33 - 10) * HOUR
        return room.table.id, room.table.seats[seat].person or "", seat

    async def later(world: World) -> None:
        house = world.house
        await house.running.ready()
        await clocks.look_round(house.rooms, house.store, house.turns)
        room = await house.rooms.open(table)
        assert left(room, seat) == HOUR
        before = room.table.version
        await world.passes(0.9)
        assert not room.table.seats[seat].away
        await world.passes(0.2)
        await until(lambda: room.table.seats[seat].away)
        await until(lambda: room.table.asked != [seat])
        assert (await kinds(room, before))[:2] == [("timeout", seat), ("move", seat)]
        told = room.summary(None)
        assert told.seats[seat].away and told.seats[seat].since is not None
        assert [clock.runs for clock in told.clocks] == [n != seat for n in range(2)]
        await seats.come_back(room, person)
        room.tell()
        assert not room.table.seats[seat].away and left(room, seat) == DAY
        await answers(room)
        assert asked(room) == seat and room.table.clocks[seat].since is not None
        assert (await kinds(room))[-2:] == [("back", seat), ("move", 1 - seat)]

    where = url or tmp_path
    table, person, seat = in_world(where, first_days)
    # The server is down for ten days: no clock has moved meanwhile.
    in_world(where, later, NOON + timedelta(days=10, hours=-2))


def test_no_clock_moves_when_somebody_sets_the_clock_on_the_wall(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, *_ = await world.laid(A_DAY)
        seat = asked(room)
        await world.passes(1)
        for jump in (40, -90):
            world.wall += timedelta(days=jump)
            await world.passes(0)
            assert left(room, seat) == 23 * HOUR
        await world.passes(2)
        assert left(room, seat) == 21 * HOUR
        assert not room.table.seats[seat].away

    in_world(tmp_path, played)


def test_quiet_hours_are_those_of_the_wall_after_it_was_set(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, *_ = await world.laid(A_DAY)
        seat = asked(room)
        await world.house.habits.keep(room.table.seats[seat].person or "", NIGHT)
        await world.passes(4)
        world.wall += timedelta(hours=6)  # it was wrong: it is ten in the evening
        await world.passes(0)
        await world.passes(9)
        assert left(room, seat) == 20 * HOUR
        await world.passes(2)
        assert left(room, seat) == 19 * HOUR

    in_world(tmp_path, played)


def test_a_clock_that_nobody_looks_at_runs_out_all_the_same(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, *_ = await world.laid(A_DAY)
        seat, table = asked(room), room.table.id
        world.house.rooms.forget(float("inf"))
        await world.passes(17.8)
        assert world.house.rooms.there(table) is None
        await world.passes(6)  # its owner is told, and nobody needs the room
        world.house.rooms.forget(float("inf"))
        await world.passes(0.19)
        opened = world.house.rooms.there(table)
        assert opened is not None and not opened.table.seats[seat].away
        world.house.rooms.forget(float("inf"))
        assert world.house.rooms.there(table) is opened
        await world.passes(0.1)
        await until(lambda: opened.table.seats[seat].away)

    in_world(tmp_path, played)


def test_a_live_clock_has_a_bank_and_an_increment_and_knows_no_night(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, anna, ben = await world.laid(BLITZ)
        for person in (anna, ben):
            await world.house.habits.keep(person, Remembered("UTC", Quiet(11 * 60, 20 * 60)))
        seat = asked(room)
        world.clock.now += 100
        assert left(room, seat) == 200
        while asked(room) == seat:
            await answers(room)
        assert left(room, seat) == 210
        world.clock.now += 50
        assert (left(room, seat), left(room, 1 - seat)) == (210, 250)
        told = room.summary(None)
        assert [clock.left for clock in told.clocks][seat] == 210_000
        assert all(clock.rests is None for clock in told.clocks)
        world.clock.now += 249
        await asyncio.sleep(0)
        assert not room.table.seats[1 - seat].away
        world.clock.now += 1
        await until(lambda: room.table.seats[1 - seat].away)
        await seats.come_back(room, room.table.seats[1 - seat].person or "")
        assert left(room, 1 - seat) == 30

    in_world(tmp_path, played)


def test_a_vacation_stops_a_clock_and_everybody_is_told_until_when(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, *_ = await world.laid(resting.Clock("bank", 5 * DAY))
        seat, today = asked(room), world.shown().date()
        away = Habits("UTC", None, [Vacation(today, today + timedelta(days=6))])
        await world.passes(1)
        person = room.table.seats[seat].person or ""
        await days.changed(world.house, person, away)
        await world.passes(100)
        assert left(room, seat) == 5 * DAY - HOUR
        (rests,) = [clock.rests for clock in room.summary(None).clocks if clock.rests]
        assert (rests.why, rests.until) == ("away", datetime(2026, 6, 8, tzinfo=UTC))
        assert room.summary(None).clocks[1 - seat].rests is None
        await days.changed(world.house, person, Habits())
        await world.passes(7 + 3)
        assert left(room, seat) == 5 * DAY - 4 * HOUR

    in_world(tmp_path, played)


def test_in_a_pause_and_while_somebody_wishes_to_take_back_clocks_stand(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room = await laid(world.house, at_window(), clock=BLITZ)
        await room.save(room.table)
        assert room.table.pausing
        assert not any(clock.runs for clock in room.summary(None).clocks)
        room, *_ = await world.laid(BLITZ)
        seat = asked(room)
        world.clock.now += 20
        await room.save(replace(room.table, wish=wire.Wish(1 - seat, 1, [])))
        world.clock.now += 1000
        assert not any(clock.runs for clock in room.summary(None).clocks)
        assert (left(room, seat), room.table.due) == (280, None)
        await room.save(replace(room.table, wish=None))
        world.clock.now += 30
        assert left(room, seat) == 250

    in_world(tmp_path, played)


def test_who_is_asked_at_once_has_each_a_clock_of_their_own(tmp_path: Path) -> None:
    """And nothing in it depends on what a hand holds."""

    async def played(world: World) -> list[Any]:
        told = []
        for able in (True, False):
            room = await laid(world.house, at_window(able=able), pause=None, clock=BLITZ)
            await room.save(room.table)
            world.clock.now += 60
            summary = room.summary(None)
            assert [seat for seat, clock in enumerate(summary.clocks) if clock.runs] == room.table.asked
            told.append(sorted((clock.left, clock.runs) for clock in summary.clocks))
        return told

    with_card, without = in_world(tmp_path, played)
    assert with_card == without == [(240_000, True)] * 2 + [(300_000, False)] * 2


def test_whoever_is_newly_asked_is_known_before_it_is_saved(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        heard: list[Turn] = []

        def hear(turns: list[Turn]) -> list[Change]:
            heard.extend(turns)
            return []

        world.house.callers.append(hear)
        room, *_ = await world.laid(None)
        assert [(turn.table.id, turn.seat) for turn in heard] == [(room.table.id, asked(room))]
        assert heard[0].person == room.table.seats[asked(room)].person
        before = asked(room)
        while asked(room) == before:
            await answers(room)
        assert [turn.seat for turn in heard] == [before, asked(room)]
        await room.save(room.table)
        assert len(heard) == 2

    in_world(tmp_path, played)


def test_servers_agree_how_late_it_is_and_time_runs_out_once(cluster: Cluster) -> None:
    url = cluster.fresh()
    database, key = archive(url).opened(False)

    async def played() -> None:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        world, other = World(clock, NOON), World(clock, NOON + timedelta(days=3))
        world.house = House(database, key, 0, wall=world.shown)
        other.house = House(PostgresDatabase(url), key, 0, wall=other.shown)
        room, *_ = await world.laid(resting.Clock("live", 180))
        there = await other.house.rooms.open(room.table.id)
        seat = asked(room)
        for _ in range(15):
            clock.now += 10
            await world.house.running.tick()
            await other.house.running.tick()
        assert left(room, seat) == left(there, seat) == 30
        assert other.house.running.shown() == world.shown(), "the wall of the one that counts"
        clock.now += 30
        await until(lambda: room.table.seats[seat].away or there.table.seats[seat].away)
        kept = await kinds(room)
        assert [entry for entry in kept if entry[0] == "timeout"] == [("timeout", seat)]
        before = other.house.running.now()
        await world.house.close()
        clock.now += 10
        await other.house.running.tick()
        assert other.house.running.now() == before + 10
        assert other.house.running.shown() == other.shown(), "now this one counts, by its own wall"
        await other.house.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(played())


def test_what_a_crash_gives_away_is_little(tmp_path: Path) -> None:
    async def before(world: World) -> str:
        room, *_ = await world.laid(A_DAY)
        world.clock.now += 5 * HOUR
        await world.house.running.tick()
        world.clock.now += TICK / 2  # nobody notes it: this is the crash
        return room.table.id

    async def after(world: World) -> None:
        room = await world.house.rooms.open(table)
        assert left(room, asked(room)) == 19 * HOUR

    table = in_world(tmp_path, before)
    in_world(tmp_path, after, NOON + timedelta(days=100))


def test_a_clock_that_began_a_moment_before_a_crash_goes_on_after_it(tmp_path: Path) -> None:
    """However long the server had run before without a clock, and nothing was noted."""

    async def before(world: World) -> str:
        await world.house.running.ready()
        world.clock.now += 50 * HOUR
        room, *_ = await world.laid(A_DAY)
        return room.table.id

    async def after(world: World) -> None:
        room = await world.house.rooms.open(table)
        world.clock.now += HOUR
        assert left(room, asked(room)) == 23 * HOUR

    table = in_world(tmp_path, before)
    in_world(tmp_path, after)


def test_a_clock_is_chosen_with_the_table(anna: Guest) -> None:
    clock = {"kind": "move", "seconds": 86_400, "increment": 0}
    table = anna.table(anna.lays(ME, OPEN, clock=clock))
    assert (table["clock"], table["clocks"]) == (clock, [])
    assert anna.table(anna.lays(ME, OPEN))["clock"] is None
    for wrong in ({"seconds": 5}, {"kind": "egg"}, {"seconds": 1e9}, {"increment": -1}):
        wanted = {"game": "heller", "seats": [ME, OPEN], "clock": clock | wrong}
        status, _, field = anna.refused("/tables", wanted)
        assert (status, field) == (400, f"clock.{next(iter(wrong))}")


@pytest.mark.parametrize("seconds", [None, 86_400])
def test_everybody_is_told_since_when_somebody_is_asked(anna: Guest, ben: Guest, seconds: int | None) -> None:
    clock = None if seconds is None else {"kind": "move", "seconds": seconds}
    table = anna.lays(ME, OPEN, clock=clock)
    ben.joins(table)
    told = anna.table(table)
    (seat,) = told["asked"]
    waiting, other = told["clocks"][seat], told["clocks"][1 - seat]
    assert waiting["since"] is not None and other["since"] is None
    assert (waiting["runs"], other["runs"]) == (seconds is not None, False)
    assert (waiting["left"] is None) == (seconds is None)
