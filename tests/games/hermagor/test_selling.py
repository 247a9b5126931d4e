"""Phase 3 and the end, where no scenario shows them."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.games.hermagor.state import Land
from comptoir.table import asked, settle
from comptoir.table.ranks import ranks
from tests.games.hermagor.vocabulary import (
    BLUE,
    GREEN,
    HERMAGOR,
    RED,
    YELLOW,
    all_discs,
    answers,
    asks,
    at_the_end,
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
    told_of,
    view,
)
from tests.rules import rule


def preview(s: Land, move: str) -> dict[str, Any]:
    told: dict[str, Any] = HERMAGOR.preview(s, asked(s)[0], HERMAGOR.parse(move))
    return told


@rule("H5.8", "H5.9")
def test_several_merchants_may_stand_in_one_village() -> None:
    s = give(on_the_road(3), BLUE, at="lindrach", stations=["lindrach"])
    say(s, "move lindrach")
    assert s.colours[RED].at == s.colours[BLUE].at == node("lindrach")


@rule("H5.15", "H5.16", "R46")
def test_a_village_is_sold_in_once_for_the_whole_game() -> None:
    s = give(on_the_road(3, hand=2), RED, cash=40, tiles=[13])
    say(s, "sell lindrach", "stay", "stay")
    assert refused(s, "sell").clause == "H5.15" and refused(s, "sell lindrach").clause == "H5.11"
    say(s, "sell wolfsriegl", "stay", "stay")
    assert stations_of(s, RED) == {"lindrach", "wolfsriegl"}
    give(s, RED, at="steinhag", tiles=[11])
    s.agenda = on_the_road(3).agenda
    s.colours[RED].hand = 1
    assert refused(s, "sell lindrach").clause == "H5.9"


@rule("H5.14", "R24", "R51")
def test_a_step_that_strands_a_merchant_is_announced() -> None:
    s = give(on_the_road(3, hand=2), RED, cash=3, at="steinhag", tiles=[13])
    assert preview(s, "move ursenfeld")["stranded"], "1 cash left, no books within reach"
    rich = give(on_the_road(3, hand=2), RED, cash=30, tiles=[13])
    assert not preview(rich, "sell lindrach")["stranded"]
    patient = give(on_the_road(3, hand=3), RED, cash=7, at="steinhag", tiles=[13])
    assert not preview(patient, "move ursenfeld")["stranded"], (
        "half the way in one action, the sale in the next"
    )
    last = give(on_the_road(3, hand=1), RED, cash=3, at="steinhag", tiles=[13])
    assert not preview(last, "move ursenfeld")["stranded"], "there is no further action to miss"
    broke = give(on_the_road(3), RED, cash=0, tiles=[13])
    assert answers(broke) == ["stay"], "no cash, nothing to sell: only staying is left"


@rule("H5.22", "R26")
def test_regions_are_handled_in_an_order_the_player_chooses() -> None:
    s = on_the_road(3)
    give(
        s, RED, cash=20, tiles=[4], stations=["brennau", "honigbuehl", "erlgraben", "kreuzwang", "wolfsriegl"]
    )
    s.colours[RED].discs = 2
    say(s, "sell moosling")
    assert asks(s) == "build"
    assert set(answers(s)) == {
        "build herrenau nobility",
        "build bienenau salt",
        "build bienenau blessing",
        "build totenrain relic",
    }
    say(s, "build totenrain relic")
    told = say(s, "build herrenau nobility")
    assert [each["region"] for each in told_of(told, "region-lost")] == ["bienenau"]
    assert s.colours[RED].discs == 0 and all_discs(s) == 2


@rule("H5.22", "H5.23", "R26", "R53")
def test_what_leaves_no_choice_is_done_at_once_nobility_first() -> None:
    s = on_the_road(3)
    give(s, RED, cash=20, tiles=[4], stations=["brennau", "erlgraben", "kreuzwang", "wolfsriegl"])
    told = say(s, "sell moosling")
    placed = [(each["region"], each["row"], each["cash"]) for each in told_of(told, "disc-placed")]
    assert placed == [("herrenau", "nobility", 3), ("totenrain", "relic", 5)]
    assert asked(s) == (BLUE,)


@rule("H5.23", "H5.27")
def test_a_full_row_leaves_the_other_building_of_the_region() -> None:
    s = on_the_road(3)
    give(s, RED, cash=40, tiles=[7], stations=["zollnitz", "rebstall", "kornleiten"])
    discs(s, "salt", BLUE, GREEN)
    assert view(s, RED).prices[4].pays is None
    told = say(s, "sell weidnau")
    assert [(each["region"], each["row"]) for each in told_of(told, "disc-placed")] == [
        ("rebgrund", "blessing")
    ]


@rule("H5.25", "H5.26", "R45")
def test_a_rise_uncovers_squares_and_moves_no_disc() -> None:
    s = discs(on_the_road(3), "relic", BLUE, GREEN)
    assert view(s, RED).prices[7].discs == [BLUE, GREEN, None, None]
    assert view(s, RED).prices[7].usable == [True, True, False, False]
    prices(s, relic=6)
    assert view(s, RED).prices[7].discs == [BLUE, GREEN, None, None]
    assert view(s, RED).prices[7].pays == 1
    prices(s, relic=7)
    discs(s, "relic", RED)
    assert view(s, RED).prices[7].pays == 0, "the last square pays nothing, but a disc may lie there"
    give(s, RED, cash=20, tiles=[13], stations=["moosling", "erlgraben", "kreuzwang"])
    [disc] = told_of(say(s, "sell wolfsriegl"), "disc-placed")
    assert disc["cash"] == 0 and row(s, "relic") == [BLUE, GREEN, RED, RED]


@rule("H5.30", "H5.31")
def test_a_full_nobility_row_is_shown_as_full() -> None:
    s = discs(on_the_road(3), "nobility", RED, BLUE, GREEN, RED, BLUE, GREEN)
    assert view(s, RED).prices[-1].pays is None
    assert view(s, RED).prices[-1].discs == [RED, BLUE, GREEN, RED, BLUE, GREEN]


@rule("H7.4", "R32")
def test_the_loss_on_the_route_may_lead_below_zero() -> None:
    s = give(give(at_the_end(3), RED, cash=2), BLUE, stations=["steinhag"])
    settle(s)
    assert cash(s)["red"] == -3
    places = HERMAGOR.standing(s)
    assert places[BLUE].rank == 1 and places[RED].score == -3


@rule("H7.6", "H7.7", "R34")
def test_a_noble_beats_none_and_the_rest_share() -> None:
    s = at_the_end(4)
    discs(s, "nobility", BLUE)
    discs(s, "maize", GREEN, RED)
    assert [ranks(s.worths())[seat] for seat in (BLUE, GREEN, RED)] == [1, 2, 2]
    assert ranks(s.worths())[YELLOW] == 4
    equal = at_the_end(3)
    settle(equal)
    assert [place.rank for place in HERMAGOR.standing(equal)] == [1, 1, 1]


@rule("H5.19", "H5.5")
@pytest.mark.parametrize(("move", "paid"), [("sell brennau", 1), ("move brennau", 0)])
def test_neighbours_are_paid_for_sales_only(move: str, paid: int) -> None:
    s = give(give(on_the_road(3), RED, tiles=[2]), GREEN, stations=["brennau"])
    before = cash(s)["green"]
    say(s, move)
    assert cash(s)["green"] - before == paid
