"""Names can be seen, and told apart at a table."""

from __future__ import annotations

import pytest

from comptoir.server.names import BOTS, GUESTS, clean_name, likeness, told_apart
from tests.server.clients import BOT, ME, OPEN, Guest, hot

INVISIBLE = {
    "Hangul fillers": ["\u3164", "\u115f", "\u1160", "\uffa0", "Anna\u3164"],
    "braille": ["\u2800", "A\u2800"],
    "selectors": ["\ufe0f", "\ufe00", "A\ufe00", "\U000e0100"],
    "tags": ["\U000e0041", "Anna\U000e0041", "\U000e0001"],
    "joiners": ["\u200d", "\u200c\u200d", "Anna\u200d", "\u200dAnna", "An\u200d\u200dna", "A \u200dB"],
    "ignored": [
        "\u00ad",
        "An\u00adna",
        "\u034f",
        "\u061c",
        "\u180e",
        "\u2060",
        "\ufeff",
        "\U0001d173",
        "\u200b",
    ],
}


@pytest.mark.parametrize("name", [name for names in INVISIBLE.values() for name in names], ids=ascii)
def test_what_cannot_be_seen_is_no_name(anna: Guest, name: str) -> None:
    assert anna.refused("/me", {"name": name}) == (400, "bad-name", "name")


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        "李雷",
        "نازنین\u200cزهرا",
        "👩\u200d🚀",
        "❤\ufe0f",
        "👁\ufe0f\u200d🗨\ufe0f",
        "O’Hara",
        "क्\u200dष",
    ],
)
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert clean_name(name) == name


ALIKE = [
    *(("Camille", "CAMILLE"), ("Camille", "Сamillе"), ("Anna", "Αnnа"), ("Otto", "0tt0"), ("Lila", "LiIa")),
    *(
        ("Max", "Ｍａｘ"),
        ("Ida", "lda"),
        ("Bernd", "Bemd"),
        ("Zoé", "Zoe\u0301"),
        ("Vera", "𝐕𝐞𝐫𝐚"),
        ("Léa", "Lé\u200da"),
    ),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert one != other
    assert likeness(one) == likeness(other)


def test_the_names_that_are_drawn_look_different() -> None:
    drawn = [*GUESTS.split(), *BOTS.split()]
    assert len({likeness(name) for name in drawn}) == len(drawn)
    assert likeness("Léa") != likeness("Lea")


def test_whoever_looks_the_same_is_numbered() -> None:
    assert told_apart(["Camille", "Zoé", "camiIle"]) == ["Camille (1)", "Zoé", "camiIle (2)"]
    assert told_apart(["Otto"], fixed=["Otto"]) == ["Otto (2)"]
    assert len(set(told_apart(["A", "A (1)", "A", "A (2)"]))) == 4


def called(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.table(table)["seats"]]


def test_two_of_one_name_sit_down_and_are_told_apart(anna: Guest, ben: Guest) -> None:
    anna.post("/me", {"name": "Camille"})
    ben.post("/me", {"name": "Сamille"})
    table = anna.lays(ME, OPEN, hot("Oma"))
    assert called(anna, table)[0] == "Camille"
    ben.joins(table)
    assert called(anna, table) == ["Camille (1)", "Сamille (2)", "Oma"]
    chair = ben.looks(table)
    chair.asks(t="chat", text="It is me")
    chair.say(t="look", seat=None, since=None)
    chair.hear("state")
    assert [line["name"] for line in chair.hear("chat")["lines"]] == ["Сamille (2)"]


def test_nobody_at_a_table_takes_anothers_name(anna: Guest, ben: Guest) -> None:
    anna.post("/me", {"name": "Anna"})
    ben.post("/me", {"name": "Ben"})
    table = anna.lays(ME, OPEN, hot("Oma"), BOT)
    ben.joins(table)
    bot = called(anna, table)[3]
    for taken in ("Anna", "ANNA", "Аnna", "Oma", bot):
        assert ben.refused("/me", {"name": taken}) == (409, "name-taken", "name")
    ben.post("/me", {"name": "Benno"})
    ben.post("/me", {"name": "benno"})
    assert called(anna, table)[:3] == ["Anna", "benno", "Oma"]
    ben.post(f"/tables/{table}/leave")


def test_who_looks_on_is_told_apart_from_who_plays(anna: Guest, ben: Guest) -> None:
    anna.post("/me", {"name": "Anna"})
    ben.post("/me", {"name": "Anna"})
    table = anna.lays(ME, hot("Oma"), public=True)
    chair = ben.looks(table)
    chair.asks(t="chat", text="Hello")
    assert chair.hear("chat")["lines"][0]["name"] == "Anna (2)"
