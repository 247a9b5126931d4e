"""Habits: what somebody says about their days is checked, kept, and theirs."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from comptoir.server import days, resting
from comptoir.server.changes import KeepTable
from comptoir.server.errors import BadField
from comptoir.server.house import House
from comptoir.server.position import Logged
from comptoir.server.resting import Habits, Quiet, Vacation
from comptoir.server.tables import now
from tests.server.clients import Guest
from tests.server.windows import Clock, at_turn, in_house, laid

SILENT: dict[str, Any] = {"zone": "UTC", "quiet": None, "vacations": []}
NIGHT = {"begins": 22 * 60, "ends": 7 * 60}
TODAY = datetime.now(UTC).date()


def day(ahead: int) -> str:
    return (TODAY + timedelta(days=ahead)).isoformat()


def vacation(first: int, last: int) -> dict[str, str]:
    return {"first": day(first), "last": day(last)}


def test_who_has_said_nothing_is_always_there(anna: Guest) -> None:
    assert anna.get("/me/habits") == SILENT
    assert anna.cookie is None


def test_what_somebody_says_is_kept_over_a_restart(tmp_path: Path, serve: Any, come: Any, url: str) -> None:
    server = serve(tmp_path, database=url)
    anna, ben = come(server), come(server)
    said = {"zone": "Europe/Paris", "quiet": NIGHT, "vacations": [vacation(10, 20)]}
    assert anna.post("/me/habits", said) == said
    server.stop()
    server = serve(tmp_path, database=url)
    assert come(server, anna.cookie).get("/me/habits") == said
    assert come(server, ben.cookie).get("/me/habits") == SILENT


@pytest.mark.parametrize(
    ("field", "value", "code", "where"),
    [
        ("zone", "Mars/Olympus", "bad-zone", "zone"),
        ("zone", "../../etc/passwd", "bad-zone", "zone"),
        ("zone", "Europe", "bad-zone", "zone"),
        ("zone", "a\x01b", "bad-zone", "zone"),
        ("zone", "", "bad-zone", "zone"),
        ("zone", "x" * 61, "bad-field", "zone"),
        ("quiet", {"begins": 0, "ends": 1440}, "bad-field", "quiet.ends"),
        ("quiet", {"begins": 60, "ends": 60}, "too-quiet", "quiet"),
        ("quiet", {"begins": 60, "ends": 59}, "too-quiet", "quiet"),
        ("quiet", {"begins": 60}, "bad-field", "quiet.ends"),
        ("vacations", [vacation(3, 2)], "vacation-backwards", "vacations[0]"),
        ("vacations", [vacation(1, 2), vacation(300, 400)], "vacation-far", "vacations[1]"),
        ("vacations", [vacation(0, 70)], "too-much-vacation", "vacations"),
        ("vacations", [{"first": "soon", "last": day(1)}], "bad-field", "vacations[0].first"),
        ("vacations", [{"first": "0001-01-01", "last": "9999-12-31"}], "vacation-far", "vacations[0]"),
    ],
)
def test_what_will_not_do_is_named_and_changes_nothing(
    anna: Guest, field: str, value: Any, code: str, where: str
) -> None:
    kept = anna.post("/me/habits", {"zone": "Asia/Tokyo", "quiet": NIGHT})
    status, found, at = anna.refused("/me/habits", {"zone": "Asia/Tokyo", field: value})
    assert (status, found, at) == (400, code, where)
    assert anna.get("/me/habits") == kept


def test_vacations_that_touch_are_one_and_days_that_are_over_are_not_said_anew(anna: Guest) -> None:
    said = {"vacations": [vacation(5, 8), vacation(-3, 1), vacation(9, 9), vacation(-9, -5), vacation(2, 2)]}
    assert anna.post("/me/habits", said)["vacations"] == [vacation(0, 2), vacation(5, 9)]


def test_hours_are_not_changed_all_the_time(anna: Guest) -> None:
    for _ in range(20):
        anna.post("/me/habits", SILENT)
    assert anna.refused("/me/habits", SILENT)[:2] == (429, "too-many-habits")


def test_days_of_vacation_that_are_over_are_not_taken_back_to_have_them_again(tmp_path: Path) -> None:
    begin = datetime(2026, 1, 1, 12, tzinfo=UTC)

    async def said(house: House, _: Clock) -> None:
        anna = await house.people.make()

        async def says(after: int, *some: tuple[int, int]) -> list[tuple[int, int]]:
            days = [(begin.date() + timedelta(first), begin.date() + timedelta(last)) for first, last in some]
            wanted = Habits("UTC", None, [Vacation(*both) for both in days])
            kept = await house.habits.checked(anna, wanted, begin + timedelta(days=after))
            await house.habits.keep(anna, kept)
            return [
                ((each.first - begin.date()).days, (each.last - begin.date()).days) for each in kept.vacations
            ]

        assert await says(0, (0, 39)) == [(0, 39)]
        assert await says(30) == [(0, 30)], "the day that has begun is over too"
        with pytest.raises(BadField):
            await says(30, (100, 129))
        assert await says(30, (100, 128)) == [(0, 30), (100, 128)]
        assert await says(400, (410, 439)) == [(100, 128), (410, 439)]

    in_house(tmp_path, said)


def test_hours_are_moved_on_a_few_times_in_a_month(anna: Guest) -> None:
    """Whoever has no quiet hours may travel as they like."""
    for zone in ["Asia/Tokyo", "Europe/Paris"] * 4:
        anna.post("/me/habits", {"zone": zone})
    for hour in range(6):
        kept = anna.post("/me/habits", {"zone": "UTC", "quiet": {"begins": hour * 60, "ends": 480}})
    assert anna.refused("/me/habits", {"zone": "Asia/Tokyo", "quiet": kept["quiet"]})[:2] == (
        429,
        "too-many-shifts",
    )
    assert anna.get("/me/habits") == kept
    away = anna.post("/me/habits", {**kept, "vacations": [vacation(3, 4)]})
    assert away["vacations"] == [vacation(3, 4)], "vacations are planned all the same"


def test_a_broken_table_keeps_nobody_from_saying_when_they_rest(tmp_path: Path) -> None:
    async def said(house: House, _: Clock) -> None:
        room = await laid(house, at_turn(), pause=None, clock=resting.Clock("move", 86_400))
        await room.save(room.table)
        person = room.table.seats[0].person or ""
        house.rooms.close_down(room.table.id)
        spoiled = replace(room.table, version=room.table.version + 1, revision=room.table.revision + 1)
        await house.store.write(KeepTable(spoiled, [Logged(spoiled.version, now(), "move", 0, "sing")], True))
        kept = await days.changed(house, person, Habits("UTC", Quiet(0, 60)))
        assert await house.habits.of(person) == replace(await house.habits.of(person), quiet=kept.quiet)

    in_house(tmp_path, said)
