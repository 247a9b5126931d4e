"""Scenarios of the end, of the game for two and of the options of a table."""

from __future__ import annotations

from typing import Any

from comptoir.games.hermagor.box import PRODUCTS
from comptoir.games.hermagor.income import before, dukedoms, production, rank, route
from comptoir.games.hermagor.state import Land
from comptoir.table import WATCHER, asked, settle
from tests.games.hermagor.vocabulary import (
    BLUE,
    COLOURS,
    GREEN,
    HERMAGOR,
    RED,
    YELLOW,
    answers,
    asks,
    at_market,
    at_the_end,
    by_colour,
    cash,
    discs,
    give,
    heard,
    lay,
    node,
    on_the_road,
    prices,
    row,
    say,
    seat_of,
    start,
    tiles_of,
    told_of,
)
from tests.games.scenarios import Expect, played

FALKENMARK = [
    "rosstratt",
    "tannsteg",
    "falkenried",
    "silbergrub",
    "gamskar",
    "drachenegg",
    "erztratt",
    "hochkranz",
]
SONNLEITEN = [
    "ursenfeld",
    "brennau",
    "moosling",
    "kornleiten",
    "honigbuehl",
    "sonnwendl",
    "rebstall",
    "angerwies",
]
WETTERGAU = [
    "kreuzwang",
    "erlgraben",
    "wolfsriegl",
    "nebelwand",
    "muehlrast",
    "torfach",
    "grauwinkl",
    "schneebichl",
]
ROUTE = ["lindrach", "steinhag", "furtnitz", "weidnau", "zollnitz", "passhorn", "sankt_odran", "glockrain"]


def printed_end() -> Land:
    """The price table of the printed final income."""
    s = prices(at_the_end(4), maize=8, weapons=10, dragon_egg=7, salt=9, books=8, blessing=9, relic=6)
    discs(s, "maize", RED)
    discs(s, "amulet", YELLOW)
    discs(s, "weapons", RED, BLUE, GREEN)
    discs(s, "dragon_egg", RED, YELLOW)
    discs(s, "salt", YELLOW, GREEN)
    discs(s, "books", RED, GREEN, RED)
    discs(s, "blessing", BLUE)
    return discs(s, "nobility", RED, BLUE, GREEN, YELLOW)


@played
def s05_final_production(expect: Expect) -> None:
    s = printed_end()
    found = by_colour([int(production(s, seat)) for seat in range(4)])
    assert found == expect["production"]
    told = say_the_end(s)
    assert {COLOURS[each["seat"]]: each["production"] for each in told} == expect["production"]


def say_the_end(s: Land) -> list[Any]:
    """The final income of each player, as everybody is told it."""
    return told_of(heard(s, lambda: settle(s)), "income-paid")


@played
def s06_dukedoms(expect: Expect) -> None:
    for players, income in ((2, 6), (3, 6), (4, 6), (5, 8)):
        s = at_the_end(players)
        give(s, RED, stations=[*FALKENMARK, "lindrach", *SONNLEITEN[:5], *WETTERGAU[:2]])
        seen = HERMAGOR.view(s, RED).merchants[RED]
        assert seen.dukedoms == [9, 5, 2]
        assert dukedoms(s, RED) == income == seen.income[1]
        assert income == expect["income_5_players" if players == 5 else "income_2_to_4_players"]


def route_of(**stations: int) -> dict[str, int]:
    """What the principal route changes for each colour."""
    s = at_the_end(len(stations))
    for colour, count in stations.items():
        give(s, seat_of(colour), stations=ROUTE[:count])
    return by_colour(route(s))


@played
def s07_route_example_1(expect: Expect) -> None:
    assert route_of(red=6, blue=6, green=3, yellow=4, white=3) == expect["change"]


@played
def s08_route_example_2(expect: Expect) -> None:
    assert route_of(red=6, blue=6, green=3, yellow=3, white=3) == expect["change"]


@played
def s32_all_equal_on_the_route(expect: Expect) -> None:
    assert route_of(red=4, blue=4, green=4) == expect["change"]


@played
def s33_tie_breaks(expect: Expect) -> None:
    s = at_the_end(4)
    for colour, amount in ((RED, 120), (BLUE, 120), (GREEN, 120), (YELLOW, 118)):
        give(s, colour, cash=amount)
    discs(s, "nobility", YELLOW, RED, GREEN, BLUE)
    for colour, more in ((RED, 5), (BLUE, 6), (GREEN, 6), (YELLOW, 8)):
        for n in range(more):
            discs(s, PRODUCTS[n % 8], colour)
    order = sorted(range(4), key=lambda seat: rank(s, seat))
    assert [COLOURS[seat] for seat in order] == expect["ranking"]
    assert [rank(s, seat) for seat in order] == [1, 2, 3, 4]
    assert COLOURS[order[0]] == expect["winner"]
    assert before(s, GREEN, BLUE) and not before(s, BLUE, GREEN)


@played
def s34_end_of_the_game(expect: Expect) -> None:
    s = on_the_road(3, turn=BLUE, hand=0)
    s.stack = []
    give(s, BLUE, hand=1)
    give(s, BLUE, at="gamskar", tiles=["shortcut", 1])
    told = say(s, "stay")
    assert [each["type"] for each in told][-5:] == ["round-closed", *["income-paid"] * 3, "game-ended"]
    assert expect["next"] == "final_income"
    assert tiles_of(s, BLUE) == [] and {"shortcut", "1"} <= set(HERMAGOR.view(s, RED).bag)
    assert s.colours[BLUE].at == node("gamskar")
    assert asked(s) == ()


@played
def s36_squares_for_two(expect: Expect) -> None:
    s = on_the_road(2)
    paid = [max(0, int(s.row_pays(0)))]
    discs(s, "maize", RED)
    paid.append(max(0, int(s.row_pays(0))))
    prices(s, maize=6)
    paid.append(int(s.row_pays(0)))
    discs(s, "maize", BLUE)
    assert HERMAGOR.view(s, RED).prices[0].discs == [RED, None, BLUE, None]
    prices(s, maize=9)
    paid.append(max(0, int(s.row_pays(0))))
    assert paid == expect["paid"]


@played
def s37_income_beside_a_shared_station(expect: Expect) -> None:
    s = on_the_road(2, hand=2)
    give(s, RED, cash=40, tiles=[5])
    give(s, BLUE, stations=["furtnitz"])
    give(s, 2, stations=["furtnitz", "silbergrub"])
    gets = []
    for village in ("furtnitz", "silbergrub"):
        before_ = cash(s)["blue"]
        say(s, f"sell {village}", "done")
        gets.append(cash(s)["blue"] - before_)
        say(s, "stay")
    assert gets == expect["blue_gets"]


@played
def s38_a_shared_region(expect: Expect) -> None:
    s = on_the_road(2, hand=2)
    give(s, RED, at="zollnitz", tiles=[2])
    give(s, 2, stations=["glockrain", "nebelwand"])
    money = cash(s)
    say(s, "stay")
    assert asks(s) == "share-station" and "shared station sankt_odran" in answers(s)
    told = say(s, "shared station sankt_odran")
    [disc] = told_of(told, "disc-placed-by-third")
    assert disc["square"] == expect["nobility_square"] and row(s, "nobility") == [2]
    assert sum(cash(s).values()) - sum(money.values()) == expect["cash_paid"]
    assert HERMAGOR.view(s, RED).prices[-1].pays == 4
    assert asked(s) == (BLUE,)


@played
def s39_revenue_officer(expect: Expect) -> None:
    s = start(4, officer=True)
    assert asks(s) == "declare" and asked(s) == (RED,)
    for colour, amount in ((RED, 31), (BLUE, 18), (GREEN, 12), (YELLOW, 25)):
        give(s, colour, cash=amount)
    told = say(s, "declare", "declare", "pass", "pass")
    assert [each["cash"] for each in told_of(told, "cash-declared")] == [31, 18]
    assert asks(s) == "start" and COLOURS[asked(s)[0]] == expect["chooser_first"]
    say(s, f"start {YELLOW}")
    assert COLOURS[s.starter] == expect["start_first"]
    assert asks(s) == "place" and asked(s) == (YELLOW,)
    lay(s, {})
    while asks(s) != "declare":
        say(s, {"place": "pass", "draw": "no draw", "action": "stay"}[asks(s)])
    assert asked(s) == (YELLOW,)
    say(s, *["pass"] * 4)
    assert asks(s) == "start" and COLOURS[asked(s)[0]] == expect["chooser_second"]


@played
def s42_shared_pieces(expect: Expect) -> None:
    s = next(s for seed in "abcdefgh" if (s := start(2, seed)).actions == 5)
    seen = HERMAGOR.view(s, RED)
    assert [merchant.actions for merchant in seen.merchants] == [expect["own_stations"]] * 2
    assert [merchant.shared for merchant in seen.merchants] == [expect["shared_stations_each"]] * 2
    assert seen.shared_buyers == expect["shared_buyers"]
    assert 2 * expect["shared_stations_each"] * s.rounds() == expect["shared_stations_whole_game"]
    assert seen.third.cash is None and len(seen.merchants) == 2


@played
def s43_final_income_for_two(expect: Expect) -> None:
    s = at_the_end(2)
    give(s, RED, stations=[*ROUTE[:2], *FALKENMARK[:2], ROUTE[3], *SONNLEITEN[:2], ROUTE[7], *WETTERGAU[:4]])
    give(s, BLUE, stations=[*ROUTE[:3], *FALKENMARK[:3], *SONNLEITEN[:2], *WETTERGAU[:4]])
    give(s, 2, stations=ROUTE)
    seen = HERMAGOR.view(s, RED).merchants
    assert [merchant.dukedoms for merchant in seen] == [[4, 3, 5], [6, 2, 4]]
    assert [merchant.route for merchant in seen] == [4, 3]
    assert by_colour([int(dukedoms(s, seat)) for seat in (RED, BLUE)]) == expect["dukedoms"]
    assert by_colour(route(s)) == expect["route"]


@played
def s44_hidden_money(expect: Expect) -> None:
    s = at_market(3)
    shown = {RED: [20, None, None], GREEN: [None, None, 20], WATCHER: [None] * 3}
    for seat, amounts in shown.items():
        assert [merchant.cash for merchant in HERMAGOR.view(s, seat).merchants] == amounts
    told = say(s, "place h2v1")
    assert told_of(told, "buyer-placed")[0]["cost"] == 5 and expect["others_totals_during_game"] == "hidden"
    ended = at_the_end(3)
    say_the_end(ended)
    assert None not in [merchant.cash for merchant in HERMAGOR.view(ended, WATCHER).merchants]
    assert expect["others_totals_at_end"] == "shown"


@played
def s45_designers_clarifications(expect: Expect) -> None:
    s = at_market(3, designer=True)
    say(s, "pass", "place h2v1", "place h2v2")
    placed = 0
    while asks(s) == "place":
        mine = asked(s) == (RED,)
        placed += mine
        say(s, next(text for text in answers(s) if text.startswith("place")))
    assert placed == expect["buyers_red_may_still_place"]
    road = give(on_the_road(3, designer=True), RED, tiles=[13], stations=["rosstratt", "steinhag"])
    say(road, "sell lindrach")
    assert answers(road) == ["build burgwiese nobility", "decline burgwiese"]
    told = say(road, "decline burgwiese")
    assert told_of(told, "region-lost")[0]["why"] == "declined"
    assert road.colours[RED].discs == 9 and road.nobles == []
    assert HERMAGOR.view(road, RED).prices[-1].pays == expect["next_nobility"]
