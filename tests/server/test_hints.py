"""A hint is what the merchant would do, from what the seat knows: where the table allows it, and for who asks only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from comptoir.lab.hint import hint
from comptoir.server import requests, wire
from comptoir.server.errors import fault
from comptoir.server.hints import Hints
from comptoir.server.house import House
from comptoir.server.making import make
from comptoir.server.seats import join
from comptoir.server.tables import Seat, fresh_table
from comptoir.server.thinkers import Thinkers
from comptoir.table import ComptoirError, asked, game, games, options, play, seeded
from comptoir.table.dump import dump
from tests.server.test_bots import in_house

T = TypeVar("T")
HELLER = game("heller")
ANNA = Seat("person", "anna")
A_BOT = Seat("bot", name="Otto", level="greedy")


@pytest.mark.parametrize(
    ("seats", "agreed", "allowed"),
    [
        ([ANNA, A_BOT], None, True),
        ([ANNA, A_BOT], False, False),
        ([ANNA, Seat("open")], None, False),
        ([ANNA, Seat("person", "anna", name="Oma")], None, False),
        ([ANNA, Seat("person", "ben")], None, False),
        ([ANNA, Seat("person", "ben")], True, True),
    ],
)
def test_hints_are_for_who_plays_alone_with_bots_unless_agreed(
    seats: list[Seat], agreed: bool | None, allowed: bool
) -> None:
    table = fresh_table(HELLER, "Linz", "anna", HELLER.complete({}), seats, "seed", None)
    assert replace(table, hints=agreed).allows_hints == allowed


@pytest.mark.parametrize("name", games())
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    rules, luck = game(name), seeded("hints")
    s = rules.start(rules.fewest, "hints")
    differed = 0
    for n in range(24):
        seat = asked(s)[0]
        answers = options(s, seat)
        if not n % 8:
            other = rules.redeal(s, seat, seeded(f"other {n}"))
            differed += dump(other) != dump(s)
            here, there = (hint(rules, each, seat, seeded("same"), tables=2) for each in (s, other))
            assert here == there
            assert here.why == "unlisted" or here.action in [answer.text for answer in answers]
        play(s, seat, answers[luck.below(len(answers))])
    assert differed, "no two states were different, so nothing was shown"


class Here(Thinkers):
    """Thinks at once, in this process."""

    async def ponder(self, work: Callable[..., T], *values: object) -> T:
        return work(*values)


ALONE: list[requests.NewSeat] = [requests.Me(), requests.Bot("random")]
BOTH: list[requests.NewSeat] = [requests.Me(), requests.Open()]


def taken(tmp_path: Path, seats: list[requests.NewSeat], agreed: bool | None, asks: bool = True) -> Any:
    """What comes of a wish for a hint, by who is asked or not: the code of a refusal, or the hint; the log."""

    async def act(house: House, anna: str) -> tuple[str | wire.HintTold, list[str]]:
        room = await make(house, anna, requests.NewTable("heller", seats, pace=0, hints=agreed))
        people = [anna, await house.people.make()]
        if room.table.has_open_seat():
            await join(room, people[1], requests.Join())
        while room.driver is not None and not room.driver.done():
            await room.driver
        seat = room.table.asked[0] if asks else 1 - room.table.asked[0]
        try:
            told = await Hints(Here()).take(room, people[seat], requests.SayHint("k1", seat), "")
        except ComptoirError as error:
            return fault(error).code, []
        assert told.hint.action in room.playing.texts(seat)
        assert told.ask == room.playing.question(seat)
        return told, [entry.kind for entry in room.playing.entries if entry.kind == "hint"]

    return in_house(tmp_path, act)


def test_who_plays_with_bots_is_told_what_the_merchant_would_do_and_nothing_is_noted(tmp_path: Path) -> None:
    told, noted = taken(tmp_path, ALONE, None)
    assert told.hint.level == "merchant"
    assert noted == []


def test_among_people_hints_are_agreed_and_noted_and_for_who_is_asked(tmp_path: Path) -> None:
    assert taken(tmp_path, BOTH, None)[0] == "no-hints"
    assert taken(tmp_path, BOTH, True, asks=False)[0] == "not-asked"
    told, noted = taken(tmp_path, BOTH, True)
    assert told.hint.seat in (0, 1)
    assert noted == ["hint"]
