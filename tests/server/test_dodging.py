"""No clock is dodged, and none costs what it should not: rests moved on and on, rounds while no server runs."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from comptoir.server import clubs, days, requests, resting, tournaments
from comptoir.server.errors import BadField, TooMuch
from comptoir.server.resting import Habits, Quiet, Vacation
from tests.server.test_clocks import DAY, World, asked, in_world


def test_no_clock_is_dodged_by_moving_quiet_hours_on_and_on(tmp_path: Path) -> None:
    """Sixteen hours are quiet, and moved on just before they are over, for weeks."""

    async def played(world: World) -> None:
        room, *_ = await world.laid(resting.Clock("bank", 3 * DAY))
        seat = asked(room)
        person = room.table.seats[seat].person or ""
        for _ in range(40):
            hour = world.shown().hour
            with suppress(TooMuch):
                await days.changed(
                    world.house, person, Habits("UTC", Quiet(hour * 60, (hour + 16) % 24 * 60))
                )
            await world.passes(15)
        assert room.table.seats[seat].away, "their time was up all the same"

    in_world(tmp_path, played)


def test_no_clock_is_dodged_by_a_vacation_that_is_taken_back_every_evening(tmp_path: Path) -> None:
    async def played(world: World) -> None:
        room, *_ = await world.laid(resting.Clock("bank", 5 * DAY))
        seat = asked(room)
        person = room.table.seats[seat].person or ""
        await world.passes(12)
        for _ in range(70):
            today = world.shown().date()
            with suppress(BadField):
                await days.changed(world.house, person, Habits("UTC", None, [Vacation(today, today)]))
            await world.passes(23)
            await days.changed(world.house, person, Habits())
            await world.passes(1)
        assert room.table.seats[seat].away, "their time was up all the same"

    in_world(tmp_path, played)


def test_the_time_of_a_round_is_counted_while_the_house_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No jump of the clock on the wall costs anybody their round, nor a night without a server."""
    monkeypatch.setattr(tournaments, "now", lambda *_: "2999-01-01T00:00:00.000Z")

    async def played(world: World) -> None:
        house = world.house
        people = [await house.people.make() for _ in range(2)]
        wanted = requests.NewTournament("Fair", "heller", 2, "swiss", 1, hours=2, level="random")
        name = (await tournaments.make(house, people[0], wanted, "")).id
        for person in people:
            await tournaments.enter(house, person, name, "")
        await tournaments.add_bot(house, people[0], name, "random")
        t = await tournaments.begin(house, people[0], name, "")
        world.wall += timedelta(days=3)
        await world.passes(1)
        await tournaments.go_on(house, await tournaments.found(house, name))

        def late() -> list[bool]:
            rooms = [house.rooms.there(table.table) for table in t.drawn[0].tables]
            return [seat.away for room in rooms if room for seat in room.table.seats]

        assert not any(late())
        told = await clubs.tournament_told(house, await tournaments.found(house, name), None)
        ends = datetime.fromisoformat(told.drawn[0].ends) - datetime.now(UTC)
        assert timedelta(minutes=59) < ends < timedelta(minutes=61), "the page says how long it is still"
        await world.passes(1)
        await tournaments.go_on(house, await tournaments.found(house, name))
        assert any(late()), "their two hours are over"

    in_world(tmp_path, played)
