"""What the table shows at a glance: who wins what and why, what a choice would do, what is still missing."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest
from rich.console import Console

from comptoir.games.hermagor import terminal
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.wire import Journey
from comptoir.languages import LANGUAGES
from comptoir.table import WATCHER, asked, read_record
from comptoir.words import Words
from tests.games.hermagor.scenarios_market import PLACED, printed_market
from tests.games.hermagor.scenarios_road import printed_table
from tests.games.hermagor.vocabulary import (
    BLUE,
    GREEN,
    HERMAGOR,
    RED,
    at_market,
    cash,
    check_market,
    discs,
    give,
    lay,
    on_the_road,
    prices,
    say,
    stand,
    view,
)
from tests.records.test_records import RECORDS
from tests.rules import rule

LARGEST = 13_000
"""Bytes of JSON that a view may have."""


def preview(s: Land, move: str) -> dict[str, Any]:
    told: dict[str, Any] = HERMAGOR.preview(s, asked(s)[0], HERMAGOR.parse(move))
    return told


def half_placed() -> Land:
    """The printed market, before red's last buyer."""
    s = printed_market()
    for colour, places in PLACED.items():
        stand(s, colour, *(places[:3] if colour == RED else places))
    return s


@rule("H3.8", "H4.2", "H4.6")
def test_a_placing_shows_cost_buzz_and_the_tiles_that_change_hands() -> None:
    found = preview(half_placed(), "place h2c2")
    assert (found["cost"], found["cash"], found["buzz"]) == (4, 16, [9, 13])
    assert found["lines"] == [{"line": "h2", "before": 6, "after": 10}]
    tiles = {each["booth"]: each for each in found["tiles"]}
    assert set(tiles) == {"r2c2", "r3c2"} and tiles["r2c2"]["tile"] == "3"
    assert tiles["r2c2"]["before"]["strength"] == [2, 0, 1] and tiles["r2c2"]["after"]["strength"] == [
        3,
        0,
        1,
    ]
    assert not tiles["r2c2"]["changes"]
    taken = preview(half_placed(), "place r3c4")
    [tile] = taken["tiles"]
    assert (tile["before"]["winner"], tile["after"]["winner"], tile["changes"]) == (None, RED, True)
    assert tile["before"]["why"] == "tie" and tile["after"]["why"] == "majority"


@rule("H8.5", "H8.6")
def test_a_shared_buyer_costs_nothing_and_earns_no_buzz() -> None:
    s = lay(at_market(2), {"r2c1": 1})
    found = preview(s, "shared buyer r2c1")
    assert (found["cost"], found["cash"], found["buzz"]) == (0, 20, [0, 0])
    assert found["tiles"][0]["after"]["winner"] == 2


@rule("R51")
def test_a_placing_that_leaves_nothing_to_travel_with_is_announced() -> None:
    s = give(lay(at_market(3), {"r2c1": 1}), RED, cash=2)
    assert preview(s, "place r2c1")["stranded"]
    s = give(s, RED, cash=3)
    assert not preview(s, "place r2c1")["stranded"], (
        "1 cash is half the way to a village, and one may sell there next"
    )


@rule("H5.3", "H5.25", "H5.30", "H7.3", "H7.4")
def test_a_sale_shows_every_coin_and_what_changes_at_the_end() -> None:
    s = printed_table()
    found = preview(s, "sell ursenfeld")
    assert found["way"] == ["sonnwendl", "weidnau", "ursenfeld"]
    assert (found["cost"], found["price"], found["bring"], found["net"]) == (8, 7, 4 + 5, 8)
    assert found["earn"] == [0, 1, 1] and found["cash"] == 15 + 8
    assert found["regions"] == [
        {"region": "fuerstenanger", "rows": [{"row": "nobility", "pays": 4}]},
        {"region": "ursental", "rows": [{"row": "maize", "pays": 5}, {"row": "relic", "pays": 3}]},
    ]
    assert found["dukedoms"] == [0, 0] and found["route"] == [5, 5]
    say(s, "sell ursenfeld")
    assert msgspec.to_builtins(view(s, BLUE).completed) == found["regions"][1:]
    assert preview(s, "build ursental relic") == {
        "kind": "build",
        "region": "ursental",
        "row": "relic",
        "pays": 3,
        "production": [0, 0],
    }
    say(s, "build ursental maize")
    assert cash(s)["red"] == found["cash"]


@rule("H5.13")
def test_a_shortcut_shows_its_own_cost() -> None:
    s = give(on_the_road(3), RED, tiles=["shortcut", 6])
    assert preview(s, "sell glockrain")["cost"] == 7 and preview(s, "shortcut glockrain")["cost"] == 3
    assert preview(s, "shortcut glockrain")["net"] == 5 - 3
    assert preview(s, "move glockrain") == {
        "kind": "move",
        "village": "glockrain",
        "way": ["hermagor", "lindrach", "glockrain"],
        "cost": 3,
        "cash": 17,
        "stranded": False,
    }


@rule("H4.12", "H5.26", "H7.1")
def test_a_rise_shows_what_it_uncovers_and_who_gains() -> None:
    s = lay(at_market(3), {"r2c1": 2})
    discs(stand(s, BLUE, "r2c1"), "salt", GREEN)
    check_market(s)
    assert preview(s, "raise salt") == {
        "kind": "raise",
        "product": "salt",
        "price": [5, 6],
        "uncovers": [1],
        "production": [0, 0, 1],
    }
    prices(s, salt=7)
    assert preview(s, "raise salt")["uncovers"] == [] and preview(s, "raise salt")["production"] == [0, 0, 3]


@rule("H5.19", "H5.21")
def test_a_journey_tells_of_regions_and_neighbours_only_where_there_are_any() -> None:
    s = give(on_the_road(3), RED, stations=["steinhag", "ursenfeld"])
    give(s, BLUE, stations=["brennau"])
    told = {journey.village: journey for journey in view(s, RED).journeys}
    assert [each.region for each in told["brennau"].regions] == ["fuerstenanger"]
    assert told["brennau"].earn == [0, 1, 0]
    assert told["lindrach"] == Journey(village="lindrach", way=["hermagor", "lindrach"], cost=3, net=2)
    assert view(s, WATCHER).journeys == []


@rule("H7.1", "H7.3", "H7.4")
def test_the_final_income_as_it_stands() -> None:
    s = discs(prices(on_the_road(3), relic=8), "relic", RED)
    give(s, RED, stations=["steinhag", "brennau", "kreuzwang"])
    assert view(s, BLUE).merchants[RED].income == [6, 3, 5]
    assert view(s, BLUE).merchants[BLUE].income == [0, 0, -5]


def test_a_view_stays_small() -> None:
    for path in RECORDS:
        record = read_record(path.read_bytes())
        if record.game == "hermagor":
            some = islice(record.states(), 0, None, 3)
            sizes = [len(msgspec.json.encode(HERMAGOR.view(s, RED))) for s, _ in some]
            assert max(sizes) < LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["hermagor-2", "hermagor-4-open_money-officer-designer"])
def test_a_terminal_can_draw_every_phase(language: str, name: str) -> None:
    words = Words(language)
    console = Console(width=120, quiet=True)
    record = read_record(next(path for path in RECORDS if path.stem == name).read_bytes())
    seats = [words.seat(seat) for seat in range(record.seats)]
    drawn = set()
    for s, heard in record.states():
        for event in heard:
            told = event.told(RED)
            assert told is not None
            terminal.moment(told, words, seats)
        seen = HERMAGOR.view(s, RED)
        if (seen.round, seen.phase) not in drawn:
            drawn.add((seen.round, seen.phase))
            console.print(terminal.draw(seen, words, seats))
    ended = record.replay()
    assert isinstance(ended, Land)
    assert len(drawn) == 3 * ended.rounds() + 1
