"""Scenarios of the third phase."""

from __future__ import annotations

from comptoir.games.hermagor.box import PRODUCTS
from comptoir.games.hermagor.state import Land
from comptoir.table import asked
from tests.games.hermagor.vocabulary import (
    BLUE,
    COLOURS,
    GREEN,
    HERMAGOR,
    RED,
    all_discs,
    answers,
    asks,
    cash,
    discs,
    give,
    node,
    on_the_road,
    prices,
    refused,
    row,
    say,
    stations_of,
    tiles_of,
    told_of,
)
from tests.games.scenarios import Expect, played

ROUND_URSENFELD = ["sonnwendl", "weidnau", "kornleiten", "honigbuehl", "brennau", "steinhag"]


def printed_journey() -> Land:
    """The printed example: red stands in Sonnwendl and is about to sell an amulet in Ursenfeld."""
    s = prices(on_the_road(3, hand=2), amulet=7)
    give(s, RED, cash=15, at="sonnwendl", tiles=[15], stations=ROUND_URSENFELD)
    give(s, GREEN, cash=4, stations=["ursenfeld"])
    return give(s, BLUE, cash=9, stations=["ursenfeld"])


def printed_table() -> Land:
    """The price table of the printed example, before the amulet is sold."""
    s = printed_journey()
    discs(s, "nobility", BLUE)
    discs(s, "weapons", BLUE, GREEN)
    return discs(s, "relic", GREEN)


@played
def s03_move_and_sell(expect: Expect) -> None:
    s = printed_journey()
    [sale] = told_of(say(s, "sell ursenfeld"), "sold")
    assert sale["cost"] == expect["travel_cost"]
    assert sale["way"] == ["sonnwendl", "weidnau", "ursenfeld"]
    assert "ursenfeld" in stations_of(s, RED)
    nobility = 3
    after = cash(s)
    assert after | {"red": after["red"] - nobility} == expect["cash_before_regions"]


@played
def s04_two_regions_at_once(expect: Expect) -> None:
    s = printed_table()
    before = s.colours[RED].discs
    journey = next(j for j in HERMAGOR.view(s, RED).journeys if j.village == "ursenfeld")
    assert [each.region for each in journey.regions] == expect["completed"]
    told = say(s, "sell ursenfeld")
    [noble] = told_of(told, "disc-placed")
    assert (noble["region"], noble["row"], noble["square"]) == (
        "fuerstenanger",
        "nobility",
        expect["nobility_square"],
    )
    offered = [text.split()[2] for text in answers(s)]
    assert asks(s) == "build" and set(offered) == set(expect["offered_rows"])
    assert refused(s, "build ursental weapons").clause == "H5.26"
    [building] = told_of(say(s, "build ursental relic"), "disc-placed")
    assert building["square"] == expect["building_square"]
    assert row(s, "relic") == [GREEN, RED]
    assert cash(s)["red"] == expect["cash"]["red"]
    assert s.colours[RED].discs - before == expect["red_discs_left_change"]


@played
def s11_usable_squares(expect: Expect) -> None:
    s = on_the_road(3)
    for key, wanted in expect.items():
        prices(s, salt=int(key.split("_")[1]))
        seen = HERMAGOR.view(s, RED).prices[PRODUCTS.index("salt")]
        assert [pays for pays, usable in zip(seen.squares, seen.usable, strict=True) if usable] == wanted


@played
def s20_move_without_selling(expect: Expect) -> None:
    s = give(on_the_road(3, hand=3), RED, cash=10)
    give(s, BLUE, stations=["glockrain"])
    supply, blue = s.colours[RED].supply, cash(s)["blue"]
    journey = next(j for j in HERMAGOR.view(s, RED).journeys if j.village == "glockrain")
    assert journey.cost == expect["full_cost"]
    assert journey.way == ["hermagor", "lindrach", "glockrain"]
    [moved] = told_of(say(s, "move glockrain"), "moved")
    assert moved["cost"] == expect["paid"]
    assert cash(s)["red"] == expect["cash"]["red"] and cash(s)["blue"] == blue
    assert s.colours[RED].hand == expect["unused_stations"]
    assert s.colours[RED].supply == supply + 1 and stations_of(s, RED) == set()


@played
def s21_shortcut(expect: Expect) -> None:
    s = prices(on_the_road(3, hand=2), maize=6)
    give(s, RED, cash=10, tiles=["shortcut", 6])
    assert "shortcut glockrain" in answers(s)
    say(s, "shortcut glockrain")
    assert cash(s)["red"] == expect["cash"]["red"]
    assert tiles_of(s, RED) == ["6"] and "shortcut" in HERMAGOR.view(s, BLUE).bag
    say(s, "stay", "stay")
    assert refused(s, "shortcut gamskar").clause == "H5.13"
    other = give(on_the_road(3), RED, cash=2, tiles=["shortcut"])
    assert "move glockrain" not in answers(other), "half of 7 is 3, a quarter would be 1"
    assert refused(other, "shortcut glockrain").reason == "hermagor-refused-no-ware"


@played
def s22_own_stations(expect: Expect) -> None:
    s = give(on_the_road(3), RED, at="rosstratt", stations=["rosstratt", "steinhag"])
    ends = {text.split()[1] for text in answers(s) if text.startswith("move")}
    assert "steinhag" not in ends and "furtnitz" in ends
    assert refused(s, "move steinhag").clause == "H5.9"
    journey = next(j for j in HERMAGOR.view(s, RED).journeys if j.village == "furtnitz")
    assert journey.way == ["rosstratt", "steinhag", "furtnitz"]
    assert journey.cost == expect["cost_to_furtnitz"]


@played
def s23_selling_refused(expect: Expect) -> None:
    s = give(on_the_road(3, turn=BLUE), BLUE, tiles=[12])
    clauses = [refused(s, move).clause for move in ("sell", "move hermagor", "sell lindrach")]
    give(s, BLUE, at="kreuzwang", stations=["kreuzwang"])
    clauses.append(refused(s, "sell").clause)
    assert clauses == ["H5.15", "H5.10", "H5.15", "H5.15"]
    assert len(clauses) == expect["refused"]
    assert refused(s, "sell kreuzwang").clause == "H5.11"


@played
def s24_one_tile_several_sales(expect: Expect) -> None:
    s = give(prices(on_the_road(3, turn=GREEN, hand=2), dragon_egg=6), GREEN, cash=12, tiles=[12])
    after = []
    for village in ("kreuzwang", "tannsteg"):
        say(s, f"sell {village}")
        after.append(cash(s)["green"])
        assert tiles_of(s, GREEN) == ["12"]
        if s.colours[GREEN].hand:
            say(s, "stay", "stay")
    assert after == expect["cash_after"]


@played
def s25_sell_without_moving(expect: Expect) -> None:
    s = give(on_the_road(3, hand=2), RED, cash=9, tiles=[10])
    [moved] = told_of(say(s, "move steinhag"), "moved")
    assert moved["cost"] == expect["half_cost_hermagor_steinhag"] and cash(s)["red"] == 8
    say(s, "stay", "stay")
    assert "sell" in answers(s)
    [sale] = told_of(say(s, "sell"), "sold")
    assert sale["cost"] == 0
    assert cash(s)["red"] == expect["cash"]["red"] and stations_of(s, RED) == {"steinhag"}


@played
def s26_black_market(expect: Expect) -> None:
    s = on_the_road(3, turn=BLUE, hand=1)
    give(s, BLUE, tiles=["black_market", 2], stations=["moosling"])
    give(s, RED, tiles=[4], stations=["brennau"])
    give(s, GREEN, stations=["brennau", "moosling"])
    give(s, GREEN, hand=0)
    told = say(s, "sell brennau")
    assert not told_of(told, "neighbour-paid")
    assert asked(s) == (RED,)
    paid = {
        COLOURS[each["seat"]]: each["cash"] for each in told_of(say(s, "sell moosling"), "neighbour-paid")
    }
    assert {colour: paid.get(colour, 0) for colour in expect["extra"]} == expect["extra"]


@played
def s27_nothing_free(expect: Expect) -> None:
    s = give(on_the_road(3, hand=2), RED, tiles=[11], stations=["moosling", "erlgraben", "kreuzwang"])
    discs(s, "relic", BLUE, GREEN)
    before = cash(s)["red"]
    told = say(s, "sell wolfsriegl")
    [lost] = told_of(told, "region-lost")
    assert (lost["region"], lost["why"]) == ("totenrain", "full")
    [sale] = told_of(told, "sold")
    assert cash(s)["red"] - before - sale["price"] + sale["cost"] == expect["cash_change"]
    assert 9 - s.colours[RED].discs == expect["discs_used"]
    prices(s, relic=6)
    assert HERMAGOR.view(s, RED).prices[PRODUCTS.index("relic")].pays == 1
    say(s, "stay", "stay", "sell lindrach")
    assert row(s, "relic") == [BLUE, GREEN]


@played
def s28_no_discs(expect: Expect) -> None:
    s = on_the_road(3)
    give(s, RED, tiles=[4], discs=0, stations=["brennau", "kreuzwang", "honigbuehl", "erlgraben"])
    before = cash(s)["red"]
    told = say(s, "sell moosling")
    lost = told_of(told, "region-lost")
    assert {each["region"] for each in lost} == {"herrenau", "bienenau"}
    assert {each["why"] for each in lost} == {"discs"}
    [sale] = told_of(told, "sold")
    assert cash(s)["red"] - before - sale["price"] + sale["cost"] == expect["cash_change_for_regions"]
    assert all_discs(s) == 0


@played
def s29_nobility_row(expect: Expect) -> None:
    s = on_the_road(3, hand=3)
    paid = []
    for n, (colour, stations, village, tile) in enumerate(
        [
            (RED, ["rosstratt", "steinhag"], "lindrach", 13),
            (BLUE, ["rosstratt", "steinhag"], "lindrach", 13),
            (GREEN, ["rosstratt", "steinhag"], "lindrach", 13),
            (RED, ["ursenfeld"], "brennau", 2),
            (BLUE, ["ursenfeld"], "brennau", 2),
            (GREEN, ["ursenfeld"], "brennau", 2),
            (RED, ["sonnwendl", "zollnitz"], "weidnau", 7),
        ]
    ):
        assert asked(s) == (colour,)
        give(s, colour, cash=40, stations=stations, tiles=[tile])
        told = say(s, f"sell {village}")
        paid += [each["cash"] for each in told_of(told, "disc-placed")] or [0]
        assert len(s.nobles) == min(n + 1, 6)
    assert paid == expect["paid"]
    assert told_of(told, "region-lost")[0]["region"] == "ritterwinkl"
    assert s.colours[RED].discs == 7


@played
def s30_same_region_for_several(expect: Expect) -> None:
    s = prices(on_the_road(3, hand=2), books=6)
    for colour in (RED, BLUE):
        give(s, colour, tiles=[10], stations=["furtnitz", "weidnau", "ursenfeld"])
    give(s, RED, tiles=[2], stations=["passhorn", "schneebichl", "nebelwand"], cash=60)
    paid = [told_of(say(s, "sell steinhag"), "disc-placed")[0]["cash"] for _ in (RED, BLUE)]
    say(s, "stay", "sell sankt_odran")
    assert answers(s) == ["build schneeboden maize", "build schneeboden books"]
    paid += [each["cash"] for each in told_of(say(s, "build schneeboden books"), "disc-placed")]
    assert paid == expect["paid"]
    assert row(s, "books") == [RED, BLUE, RED]


@played
def s31_travel_must_be_affordable(expect: Expect) -> None:
    for designer in (False, True):
        s = give(prices(on_the_road(3, designer=designer), salt=9), RED, cash=3, tiles=[2])
        if designer:
            say(s, "sell brennau")
            assert cash(s)["red"] == expect["cash_with_option"]
        else:
            no = refused(s, "sell brennau")
            assert no.clause == expect["refused"]
            assert no.args_ == {"cost": 4, "cash": 3}


@played
def s40_every_action_uses_a_station(expect: Expect) -> None:
    s = on_the_road(3, turn=BLUE, hand=3)
    supply = s.colours[GREEN].supply
    order = []
    while asks(s) == "action":
        order.append(COLOURS[asked(s)[0]])
        second = order.count("green") == 2 and order[-1] == "green"
        say(s, "stay" if second else next(text for text in answers(s) if text.startswith("move")))
    assert order == expect["order"] and len(order) == expect["actions"]
    assert s.colours[GREEN].supply + s.colours[GREEN].hand == supply + 3
    assert s.round == 2, "nobody had a station left, so the next round began"


@played
def s41_no_zero_length_move(expect: Expect) -> None:
    s = give(on_the_road(3), RED, at="steinhag", tiles=[10, "shortcut"])
    for move in ("move steinhag", "sell steinhag", "shortcut steinhag"):
        assert refused(s, move).clause == expect["refused"]
    assert "sell" in answers(s)
    assert s.colours[RED].at == node("steinhag")
    say(s, "sell")
    assert tiles_of(s, RED) == ["10", "shortcut"]
