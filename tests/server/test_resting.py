"""Quiet hours and vacations: how much time counts, in zones whose clocks jump."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.server.resting import Habits, Quiet, Vacation, counted, due, rest_at

NIGHT = Quiet(22 * 60, 7 * 60)
PARIS = Habits("Europe/Paris", NIGHT)
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
ZONES = [
    "UTC",
    "Europe/Paris",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Lord_Howe",  # jumps half an hour
    "America/Asuncion",  # its days begin at one, once a year
    "Pacific/Apia",
]


def paris(*when: int, fold: int = 0) -> datetime:
    wall = datetime(*when, tzinfo=ZoneInfo("Europe/Paris"), fold=fold)  # type: ignore[arg-type, misc]
    return wall.astimezone(UTC)


def test_quiet_hours_do_not_count() -> None:
    evening, noon = paris(2026, 6, 1, 20), paris(2026, 6, 2, 12)
    assert counted(PARIS, evening, noon) == 7 * HOUR
    assert due(PARIS, evening, 7 * HOUR) == noon
    assert rest_at(PARIS, evening) is None
    asleep = rest_at(PARIS, paris(2026, 6, 2, 3))
    assert asleep is not None and (asleep.why, asleep.until) == ("quiet", paris(2026, 6, 2, 7))
    assert rest_at(PARIS, paris(2026, 6, 2, 7)) is None


def test_hours_in_the_middle_of_a_day_can_be_quiet_too() -> None:
    nap = Habits("Europe/Paris", Quiet(13 * 60, 14 * 60))
    assert counted(nap, paris(2026, 6, 1, 12), paris(2026, 6, 1, 15)) == 2 * HOUR
    assert rest_at(nap, paris(2026, 6, 1, 13, 30)) is not None
    assert rest_at(nap, paris(2026, 6, 1, 3)) is None


def test_a_night_in_autumn_is_an_hour_longer_and_one_in_spring_an_hour_shorter() -> None:
    awake = Habits("Europe/Paris")
    assert counted(awake, paris(2026, 10, 24, 22), paris(2026, 10, 25, 22)) == 25 * HOUR
    assert counted(PARIS, paris(2026, 10, 24, 22), paris(2026, 10, 25, 22)) == 15 * HOUR
    assert counted(awake, paris(2026, 3, 28, 22), paris(2026, 3, 29, 22)) == 23 * HOUR
    assert counted(PARIS, paris(2026, 3, 28, 22), paris(2026, 3, 29, 22)) == 15 * HOUR


def test_hours_that_end_in_a_repeated_hour_end_once_the_second_time() -> None:
    early = Habits("Europe/Paris", Quiet(0, 2 * 60 + 30))
    first, second = paris(2026, 10, 25, 2, 45), paris(2026, 10, 25, 2, 15, fold=1)
    for at in (first, second):
        rest = rest_at(early, at)
        assert rest is not None and rest.until == paris(2026, 10, 25, 2, 30, fold=1)


def test_hours_that_begin_or_end_in_an_hour_that_is_left_out_do_so_at_the_jump() -> None:
    jump = datetime(2026, 3, 29, 1, tzinfo=UTC)
    until = rest_at(Habits("Europe/Paris", Quiet(0, 2 * 60 + 30)), jump - MINUTE)
    assert until is not None and until.until == jump
    begins = Habits("Europe/Paris", Quiet(2 * 60 + 30, 8 * 60))
    assert rest_at(begins, jump - MINUTE) is None and rest_at(begins, jump) is not None


def test_a_vacation_lasts_until_the_quiet_hours_after_it_are_over() -> None:
    away = Habits("Europe/Paris", NIGHT, [Vacation(date(2026, 7, 1), date(2026, 7, 14))])
    rest = rest_at(away, paris(2026, 7, 4, 15))
    assert rest is not None and (rest.why, rest.until) == ("away", paris(2026, 7, 15, 7))
    assert counted(away, paris(2026, 6, 30, 21), paris(2026, 7, 15, 8)) == 2 * HOUR
    before = rest_at(away, paris(2026, 6, 30, 23))
    assert before is not None and (before.why, before.until) == ("quiet", paris(2026, 7, 15, 7))


@pytest.mark.parametrize("zone", ZONES)
def test_who_never_rests_is_always_counted(zone: str) -> None:
    begin = datetime(2026, 3, 1, tzinfo=UTC)
    assert counted(Habits(zone), begin, begin + 300 * HOUR) == 300 * HOUR
    assert counted(Habits(zone), begin + HOUR, begin) == timedelta()
    assert due(Habits(zone), begin, 5 * HOUR) == begin + 5 * HOUR


def rests_by_the_wall(habits: Habits, at: datetime) -> bool:
    """As `rest_at` says, found by looking at the clock on the wall: has the day's hour begun, and not yet ended?"""
    zone = ZoneInfo(habits.zone)
    walls = [(at + n * MINUTE).astimezone(zone).replace(tzinfo=None) for n in range(-60, 61)]
    earlier, here, later = walls[:60], walls[60], walls[61:]
    for each in habits.vacations:
        first, last = (datetime.combine(day, time()) for day in (each.first, each.last + timedelta(days=1)))
        if (here >= first or any(wall >= first for wall in earlier)) and (
            here < last or any(wall < last for wall in later)
        ):
            return True
    if habits.quiet is None:
        return False
    for ago in range(-1, 3):
        day = datetime.combine(here.date() - timedelta(days=ago), time())
        begins = day + habits.quiet.begins * MINUTE
        over = timedelta(days=habits.quiet.ends <= habits.quiet.begins)
        ends = day + over + habits.quiet.ends * MINUTE
        begun = here >= begins or any(wall >= begins for wall in earlier)
        lasts = here < ends or any(wall < ends for wall in later)
        if begun and lasts:
            return True
    return False


MINUTES = st.integers(0, 24 * 60 - 1)
JUMPS = st.sampled_from(
    [
        datetime(2026, 3, 29, 1, tzinfo=UTC),
        datetime(2026, 10, 25, 1, tzinfo=UTC),
        datetime(2026, 3, 8, 7, tzinfo=UTC),
        datetime(2026, 11, 1, 6, tzinfo=UTC),
        datetime(2026, 4, 4, 15, tzinfo=UTC),
        datetime(2026, 10, 3, 15, 30, tzinfo=UTC),
        datetime(2026, 6, 10, tzinfo=UTC),
    ]
)


@st.composite
def habits(draw: st.DrawFn) -> Habits:
    begins, ends = draw(st.tuples(MINUTES, MINUTES).filter(lambda both: both[0] != both[1]))
    quiet = draw(st.sampled_from([None, Quiet(begins, ends)]))
    first = draw(st.dates(date(2026, 3, 1), date(2026, 11, 30)))
    some = [Vacation(first, first + timedelta(days=draw(st.integers(0, 3))))]
    return Habits(draw(st.sampled_from(ZONES)), quiet, draw(st.sampled_from([[], some])))


@settings(max_examples=150, deadline=None)
@given(habits(), JUMPS, st.integers(-40 * 60, 40 * 60))
def test_somebody_rests_when_the_clock_on_their_wall_says_so(said: Habits, jump: datetime, off: int) -> None:
    at = jump + off * MINUTE
    rest = rest_at(said, at)
    assert (rest is not None) == rests_by_the_wall(said, at)
    if rest is not None:
        assert rest.until > at and rest_at(said, rest.until) is None


@settings(max_examples=60, deadline=None)
@given(habits(), JUMPS, st.integers(-40 * 60, 0), st.integers(0, 70 * 60))
def test_what_counts_is_every_minute_in_which_they_do_not_rest(
    said: Habits, jump: datetime, off: int, length: int
) -> None:
    begin = jump + off * MINUTE
    end = begin + length * MINUTE
    awake = sum(rest_at(said, begin + n * MINUTE) is None for n in range(length))
    assert counted(said, begin, end) == awake * MINUTE
    middle = begin + length // 2 * MINUTE
    assert counted(said, begin, end) == counted(said, begin, middle) + counted(said, middle, end)


@settings(max_examples=100, deadline=None)
@given(habits(), JUMPS, st.integers(-40 * 60, 40 * 60), st.integers(1, 5000))
def test_a_time_is_up_when_so_much_of_it_has_counted(
    said: Habits, jump: datetime, off: int, needed: int
) -> None:
    begin = jump + off * MINUTE
    end = due(said, begin, needed * MINUTE)
    assert counted(said, begin, end) == needed * MINUTE
    assert counted(said, begin, end - MINUTE) < needed * MINUTE
