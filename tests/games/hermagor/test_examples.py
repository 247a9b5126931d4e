"""The examples of the printed rulebook, each under its own letter."""

from __future__ import annotations

import pytest

from comptoir.games.hermagor.box import ALL_BOOTHS, PLACE_NAMES
from comptoir.games.hermagor.contest import Contest
from comptoir.games.hermagor.income import production
from comptoir.games.hermagor.state import Land
from tests.games.hermagor.scenarios_market import BOOTH_OF, LETTERS, PLACED, printed_market
from tests.games.hermagor.scenarios_road import printed_table
from tests.games.hermagor.scenarios_table import printed_end, route_of
from tests.games.hermagor.vocabulary import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    answers,
    at_the_end,
    cash,
    give,
    row,
    say,
    seat_of,
    stand,
    stations_of,
    told_of,
    view,
)
from tests.rules import rule

BUZZ = {"red": [10, 1, 1, 1], "blue": [3, 1], "green": [1, 1]}
TILES = {
    "A": ("green", "majority", [1, 0, 2]),
    "B": ("red", "majority", [3, 0, 1]),
    "C": ("red", "majority", [2, 0, 0]),
    "D": ("red", "majority", [1, 0, 0]),
    "E": ("blue", "tile", [1, 1, 1]),
    "F": ("red", "majority", [3, 0, 0]),
    "G": ("blue", "edges", [2, 2, 0]),
    "H": (None, "tie", [1, 1, 0]),
    "I": ("green", "majority", [0, 0, 2]),
    "J": (None, "nobody", [0, 0, 0]),
    "K": ("blue", "majority", [0, 2, 0]),
    "L": ("blue", "majority", [0, 2, 0]),
}


def after_placing() -> Land:
    s = printed_market()
    for colour, places in PLACED.items():
        stand(s, colour, *places)
    return s


@rule("H4.1", "H4.2", "H4.3")
@pytest.mark.parametrize("colour", BUZZ)
def test_buzz(colour: str) -> None:
    seen = view(after_placing(), RED)
    by_line = [pays[seat_of(colour)] for pays in seen.lines.values()]
    assert sorted(filter(None, by_line), reverse=True) == BUZZ[colour]
    assert seen.merchants[seat_of(colour)].buzz == {"red": 13, "blue": 4, "green": 2}[colour]


@rule("H4.5", "H4.6", "H4.7", "H4.8", "H4.9", "H4.10")
@pytest.mark.parametrize("letter", LETTERS)
def test_tile(letter: str) -> None:
    contest = Contest(after_placing().buyers, ALL_BOOTHS[PLACE_NAMES.index(BOOTH_OF[letter])], 3)
    colour, why, strength = TILES[letter]
    assert (COLOURS[contest.winner] if contest.winner >= 0 else None, contest.why) == (colour, why)
    assert contest.strength == strength
    seen = view(after_placing(), GREEN).market[PLACE_NAMES.index(BOOTH_OF[letter])]
    assert (seen.winner, seen.why) == (seat_of(colour) if colour else None, why)


@rule("H5.3", "H5.7", "H5.17", "H5.18", "H5.19", "H5.30", "H5.24")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_move_and_sell_and_complete_regions(letter: str) -> None:
    s = printed_table()
    before = cash(s)
    told = say(s, "sell ursenfeld", "build ursental relic")
    [sale] = told_of(told, "sold")
    noble, building = told_of(told, "disc-placed")
    paid = {COLOURS[each["seat"]]: each["cash"] for each in told_of(told, "neighbour-paid")}
    found = {
        "A": sale["cost"] == 5 + 3,
        "B": sale["village"] == "ursenfeld" and paid == {"green": 1, "blue": 1},
        "C": sale["product"] == "amulet" and sale["price"] == 7,
        "D": "ursenfeld" in stations_of(s, RED),
        "E": (noble["row"], noble["cash"]) == ("nobility", 4) and row(s, "nobility") == [BLUE, RED],
        "F": (building["row"], building["cash"]) == ("relic", 3) and row(s, "relic") == [GREEN, RED],
    }
    assert found[letter]
    assert cash(s)["red"] == before["red"] - 8 + 7 + 4 + 3


@rule("H5.26")
def test_the_blacksmith_has_no_room() -> None:
    s = printed_table()
    say(s, "sell ursenfeld")
    assert answers(s) == ["build ursental maize", "build ursental relic"]


@rule("H7.1")
@pytest.mark.parametrize(("colour", "income"), [("red", 24), ("blue", 17), ("yellow", 11), ("green", 23)])
def test_final_income(colour: str, income: int) -> None:
    assert seat_of("yellow") == YELLOW
    assert production(printed_end(), seat_of(colour)) == income


@rule("H7.3")
def test_nine_five_and_two_stations_in_the_dukedoms() -> None:
    falkenmark = ["rosstratt", "tannsteg", "falkenried", "silbergrub", "gamskar", "drachenegg", "erztratt"]
    sonnleiten = ["ursenfeld", "brennau", "moosling", "kornleiten", "honigbuehl"]
    for players, income in ((4, 6), (5, 8)):
        s = at_the_end(players)
        give(s, RED, stations=[*falkenmark, "hochkranz", "steinhag", *sonnleiten, "kreuzwang", "erlgraben"])
        assert view(s, RED).merchants[RED].income[1] == income


@rule("H7.4")
@pytest.mark.parametrize(
    ("example", "yellow", "changes"), [(1, 4, [5, 5, -5, 0, -5]), (2, 3, [5, 5, -5, -5, -5])]
)
def test_principal_route(example: int, yellow: int, changes: list[int]) -> None:
    found = route_of(red=6, blue=6, green=3, yellow=yellow, white=3)
    assert list(found.values()) == changes, f"example {example}"
