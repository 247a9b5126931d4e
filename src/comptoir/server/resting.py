"""When somebody rests: quiet hours in their own time zone, and vacations. Then none of their clocks runs.

Nothing here waits, reads or writes. Instants come in with their offset and are compared in UTC: the difference of two
times of one zone would be what its clocks on the wall show, and these jump twice a year. Quiet hours begin when such a
clock first shows their beginning, or has jumped over it, and end when it has shown their end for the last time.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
"""Of the day, by the clock on the wall."""
Span = tuple[datetime, datetime]
"""From, until before; in UTC."""


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of every day; over midnight, if they end before they begin."""

    begins: Minute
    ends: Minute


class Vacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """Days on which somebody is away, the first and the last among them."""

    first: date
    last: date

    @property
    def days(self) -> int:
        return (self.last - self.first).days + 1


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has said about their days."""

    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: Quiet | None = None
    vacations: Annotated[list[Vacation], Meta(max_length=50)] = []


class Remembered(Habits, frozen=True):
    """The same as it is kept: with the instants at which their hours were last changed."""

    shifts: list[datetime] = []

    @property
    def said(self) -> Habits:
        return Habits(self.zone, self.quiet, self.vacations)


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time that everybody has: at one sitting (`live`), for each answer (`move`) or in all (`bank`) over days."""

    kind: Literal["live", "move", "bank"]
    seconds: Annotated[float, Meta(ge=60, le=90 * 86_400)]
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0
    """Seconds that are added when a turn is over."""


class Rest(msgspec.Struct, frozen=True):
    """Why somebody rests, and until when: on vacation until the quiet hours after it are over too."""

    why: Literal["quiet", "away"]
    until: datetime


ALWAYS_THERE = Remembered()


def rest_at(habits: Habits, at: datetime) -> Rest | None:
    """Why somebody rests at an instant, and until when; None: they do not."""
    at = at.astimezone(UTC)
    for begin, end in rests(habits, at):
        if begin > at:
            return None
        away = any(first <= at < last for first, last in _away(habits))
        return Rest("away" if away else "quiet", end)
    return None


def counted(habits: Habits, begin: datetime, end: datetime) -> timedelta:
    """How much time lies between two instants, without that in which they rest."""
    begin, end = begin.astimezone(UTC), end.astimezone(UTC)
    if end <= begin:
        return timedelta()
    rested = timedelta()
    for first, last in rests(habits, begin):
        if first >= end:
            break
        rested += min(last, end) - max(first, begin)
    return end - begin - rested


def due(habits: Habits, begin: datetime, needed: timedelta) -> datetime:
    """When so much time has passed for them that counts."""
    at = begin.astimezone(UTC)
    for first, last in rests(habits, at):
        if first >= at + needed:
            break
        needed -= max(first, at) - at
        at = last
    return at + needed


def rests(habits: Habits, since: datetime) -> Iterator[Span]:
    """When they rest, from an instant on, in order: none touches another. Without end, where hours are quiet."""
    since = since.astimezone(UTC)
    away = [span for span in _away(habits) if span[1] > since]
    kept: Span | None = None
    for span in _in_order(away, _quiet(habits, since)):
        if kept is not None and span[0] <= kept[1]:
            kept = kept[0], max(kept[1], span[1])
            continue
        if kept is not None:
            yield kept
        kept = span
    if kept is not None:
        yield kept


def _in_order(some: list[Span], others: Iterator[Span]) -> Iterator[Span]:
    """Spans of a short list and of an endless one, by when they begin."""
    for other in others:
        while some and some[0] < other:
            yield some.pop(0)
        yield other
    yield from some


def _away(habits: Habits) -> list[Span]:
    zone = ZoneInfo(habits.zone)
    midnight = time()
    return [
        (first_shown(zone, each.first, midnight), last_shown(zone, each.last + DAY, midnight))
        for each in sorted(habits.vacations)
    ]


def _quiet(habits: Habits, since: datetime) -> Iterator[Span]:
    """The quiet hours that are not over at an instant, day after day."""
    if habits.quiet is None:
        return
    zone = ZoneInfo(habits.zone)
    begins, ends = (time(minute // 60, minute % 60) for minute in (habits.quiet.begins, habits.quiet.ends))
    day = since.astimezone(zone).date() - 2 * DAY
    while day < date.max - 3 * DAY:
        span = first_shown(zone, day, begins), last_shown(zone, day + DAY * (ends <= begins), ends)
        if span[1] > since and span[0] < span[1]:
            yield span
        day += DAY


def first_shown(zone: ZoneInfo, day: date, at: time) -> datetime:
    """When a clock on the wall first shows a time of a day, or has jumped over it."""
    return _shown(zone, datetime.combine(day, at))[0]


def last_shown(zone: ZoneInfo, day: date, at: time) -> datetime:
    """When it shows it for the last time, or has jumped over it."""
    return _shown(zone, datetime.combine(day, at))[1]


def _shown(zone: ZoneInfo, wall: datetime) -> Span:
    """The first and the last instant at which a clock on the wall shows a time: mostly the same."""
    found = sorted(wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if found[0] == found[1] or _wall(zone, found[0]) == wall:
        return found[0], found[1]
    before, after = found
    while after - before > SECOND:  # jumped over: at which second?
        middle = before + (after - before) // 2
        middle -= timedelta(microseconds=middle.microsecond)
        before, after = (middle, after) if _wall(zone, middle) < wall else (before, middle)
    return after, after


def _wall(zone: ZoneInfo, at: datetime) -> datetime:
    return at.astimezone(zone).replace(tzinfo=None, fold=0)
