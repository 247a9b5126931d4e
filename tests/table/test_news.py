"""One form of event and one of refusal: said once, in numbers; told in words, to each what they may know."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import msgspec
import pytest

from comptoir.table import WATCHER, Field, News, News0, News1, News2, News3, News4, Refusal, State, seeded
from comptoir.table.wire import struct_of

SEAT: Field[int] = Field("seat")
COLOUR: Field[int] = Field("colour", ["red", "blue"], 1)
COUNT: Field[int] = Field("count")


class Rest(TypedDict, total=False):
    left: int


def rest(s: State, numbers: list[int]) -> Rest:
    return {"left": 10 - numbers[-1]} if numbers[-1] else {}


class Hand(TypedDict):
    cards: NotRequired[list[str]]


def hand(s: State, numbers: list[int]) -> Hand:
    return {"cards": ["x"] * numbers[1]}


DONE = News0("done")
SEEN = News1("seen", SEAT)
DRAWN = News2("drawn", SEAT, COLOUR.hidden())
WHISPERED = News2("whispered", SEAT, COLOUR, whispered=True)
PAID = News3("paid-up", SEAT, COLOUR.called("with"), COUNT, facts=rest, wire=Rest)
DEALT = News3("dealt", SEAT, COUNT, COLOUR, secrets=hand, wire=Hand)
MOVED = News4("moved", SEAT, COLOUR, COUNT, COUNT.called(""))


def told(news: News, eyes: int, *numbers: int) -> object:
    s = State(seeded("news"))
    s.heard = []
    news.tell(s, *numbers)  # type: ignore[attr-defined]
    (event,) = s.heard
    return event.told(eyes)


def test_a_number_is_told_as_its_word() -> None:
    assert told(DONE, 0) == {"type": "done"}
    assert told(SEEN, 0, 2) == {"type": "seen", "seat": 2}
    assert told(MOVED, 0, 2, 1, 7, 8) == {"type": "moved", "seat": 2, "colour": "red", "count": 7}


def test_what_is_hidden_is_told_to_one_and_what_is_whispered_is_heard_by_one() -> None:
    assert told(DRAWN, 2, 2, 1) == {"type": "drawn", "seat": 2, "colour": "red"}
    assert told(DRAWN, 1, 2, 1) == told(DRAWN, WATCHER, 2, 1) == {"type": "drawn", "seat": 2}
    assert told(WHISPERED, 2, 2, 2) == {"type": "whispered", "seat": 2, "colour": "blue"}
    assert told(WHISPERED, 1, 2, 2) is None


def test_facts_are_those_of_the_moment() -> None:
    assert told(PAID, 0, 2, 2, 3) == {"type": "paid-up", "seat": 2, "with": "blue", "count": 3, "left": 7}
    assert told(PAID, 0, 2, 2, 0) == {"type": "paid-up", "seat": 2, "with": "blue", "count": 0}


def test_secret_facts_are_told_to_one() -> None:
    dealt = {"type": "dealt", "seat": 2, "count": 2, "colour": "red"}
    assert told(DEALT, 2, 2, 2, 1) == dealt | {"cards": ["x", "x"]}
    assert told(DEALT, 1, 2, 2, 1) == told(DEALT, WATCHER, 2, 2, 1) == dealt
    seen = [msgspec.convert(told(DEALT, eyes, 2, 2, 1), struct_of(DEALT)) for eyes in (2, 1)]
    assert [each.cards for each in seen] == [["x", "x"], msgspec.UNSET]  # type: ignore[attr-defined]


def test_nothing_is_built_while_nobody_listens() -> None:
    def fails(s: State, numbers: list[int]) -> Rest:
        raise AssertionError("nobody listens")

    News1("seen", SEAT, facts=fails, wire=Rest).tell(State(seeded("news")), 0)


def test_a_kind_of_event_is_a_type_of_its_own() -> None:
    paid, drawn = struct_of(PAID), struct_of(DRAWN)
    assert paid.__name__ == "PaidUp"
    assert msgspec.convert(told(PAID, 0, 2, 2, 3), paid).left == 7  # type: ignore[attr-defined]
    assert msgspec.convert(told(DRAWN, 0, 2, 1), drawn).colour is msgspec.UNSET  # type: ignore[attr-defined]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "drawn", "seat": 2, "colour": "green"}, drawn)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "drawn", "seat": 2, "spy": 1}, drawn)


def test_a_refusal_fills_its_blanks() -> None:
    no = Refusal("hall-refused-few", "C4", "only {count} {colour} are left", [COUNT, COLOUR]).of(3, 2)
    assert (no.reason, no.clause, no.args_) == ("hall-refused-few", "C4", {"count": 3, "colour": "blue"})
    assert str(no) == "only 3 blue are left (C4)"
