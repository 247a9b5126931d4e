"""The game for two, the revenue officer and the designer's clarifications, where no scenario shows them."""

from __future__ import annotations

import pytest

from comptoir.table import asked
from tests.games.hermagor.vocabulary import (
    BLUE,
    GREEN,
    HERMAGOR,
    RED,
    answers,
    asks,
    at_market,
    cash,
    check_market,
    discs,
    give,
    lay,
    on_the_road,
    prices,
    refused,
    row,
    say,
    stand,
    start,
    told_of,
    view,
)
from tests.rules import rule

THIRD = 2


@rule("H8.5", "R35", "R36", "R58")
def test_a_shared_buyer_before_an_own_one_binds_to_place_it() -> None:
    s = lay(at_market(2), {"r2c1": 1, "r2c2": 3})
    before = cash(s)["red"]
    say(s, "shared buyer h2v1")
    assert cash(s)["red"] == before and asked(s) == (RED,)
    assert refused(s, "pass").reason == "hermagor-refused-must-follow"
    assert refused(s, "shared buyer h2v2").reason == "hermagor-refused-shared-once"
    say(s, "place h2v2")
    assert asked(s) == (BLUE,), "one shared buyer a turn, so nothing is asked after the own one"
    say(s, "pass")
    assert asked(s) == (RED,), "who passes places no shared buyer"
    say(s, "place h3v1", "shared buyer h3v2")
    assert s.shared_buyers == 0
    assert refused(s, "shared buyer h4v1").reason == "hermagor-refused-no-shared-buyer"


@rule("H8.5", "R58")
def test_a_shared_buyer_may_not_take_the_last_place_one_can_pay_for() -> None:
    s = lay(at_market(2), {"r2c1": 1})
    cheap = ["v1r1", "v3r1", "h1c1", "h1c4", "h4c1", "h4c4", "v1r5", "v3r5"]
    stand(s, BLUE, *cheap)
    give(s, RED, cash=2)
    assert [text for text in answers(s) if text.startswith("place")] == ["place r2c1"]
    assert refused(s, "shared buyer r2c1").reason == "hermagor-refused-must-follow"
    assert "shared buyer h2v2" in answers(s)


@rule("H8.7", "R38", "R52")
def test_the_third_colour_competes_and_ties_like_a_player() -> None:
    s = lay(at_market(2), {"r2c1": 1, "r2c4": "good_deal", "r4c1": 3, "r4c4": 15})
    stand(stand(s, THIRD, "h2c1", "r2c4"), RED, "v1r2", "h4c1")
    stand(stand(s, BLUE, "r4c4"), THIRD, "h3c1")
    prices(s, amulet=10)
    money = cash(s)
    told = check_market(s)
    by_booth = {each["booth"]: each["type"] for each in told if "booth" in each}
    assert by_booth == {
        "r2c1": "tile-stayed",
        "r2c4": "tile-won-by-third",
        "r4c1": "tile-stayed",
        "r4c4": "tile-won",
    }
    assert cash(s)["blue"] == money["blue"] and "good_deal" in view(s, RED).bag


@rule("H8.7", "R38")
def test_a_rise_by_the_third_colour_stops_at_ten() -> None:
    s = prices(lay(at_market(2), {"r2c1": 15}), amulet=10)
    told = check_market(stand(s, THIRD, "r2c1"))
    assert told_of(told, "tile-won-by-third") and not told_of(told, "price-raised-by-third")


@rule("H8.8", "R39")
def test_one_shared_station_a_turn_and_the_rest_goes_home() -> None:
    s = give(on_the_road(2, hand=2), RED, cash=30, tiles=[2], stations=["brennau"])
    s.colours[RED].shared = s.colours[BLUE].shared = 2
    supply = s.colours[THIRD].supply
    say(s, "shared station brennau")
    assert asked(s) == (RED,) and s.colours[RED].at == 32
    assert refused(s, "shared station sankt_odran").reason == "hermagor-refused-shared-once"
    say(s, "stay")
    assert asked(s) == (BLUE,), "the shared station of this turn is built"
    say(s, "stay")
    assert asked(s) == (RED,), "blue has no tile, so there is nothing to ask"
    assert refused(s, "shared station brennau").reason == "hermagor-refused-shared-there"
    assert refused(s, "shared station lindrach").reason == "hermagor-refused-no-ware"
    assert refused(s, "shared station hermagor").reason == "hermagor-refused-no-sale-in-city"
    say(s, "stay", "done", "stay")
    assert s.round == 2 and s.colours[THIRD].supply == supply + 3 - 4
    assert view(s, RED).stations["brennau"] == [RED, THIRD]


@rule("H8.9", "R40")
def test_the_player_whose_turn_it_is_chooses_for_the_third_colour() -> None:
    s = give(on_the_road(2, hand=2), RED, tiles=[2])
    give(s, THIRD, stations=["passhorn", "schneebichl", "nebelwand"])
    give(s, RED, stations=["glockrain"])
    s.colours[RED].shared = 1
    say(s, "shared station sankt_odran")
    assert asks(s) == "build" and asked(s) == (RED,)
    assert answers(s) == ["build schneeboden maize", "build schneeboden books"]
    money = cash(s)
    [disc] = told_of(say(s, "build schneeboden books"), "disc-placed-by-third")
    assert disc["square"] == 5 and row(s, "books") == [THIRD] and cash(s) == money
    assert asks(s) == "action" and asked(s) == (RED,)
    assert s.colours[THIRD].discs == 8


@rule("H8.9", "R40")
def test_the_third_colour_too_runs_out_of_discs() -> None:
    s = give(on_the_road(2), RED, tiles=[2])
    give(s, THIRD, stations=["glockrain", "nebelwand"], discs=0)
    s.colours[RED].shared = 1
    [lost] = told_of(say(s, "shared station sankt_odran"), "region-lost-by-third")
    assert (lost["region"], lost["why"]) == ("abtsforst", "discs")


@rule("H8.10", "R54")
def test_the_black_market_silences_the_opponent_beside_a_shared_station() -> None:
    cases: list[tuple[list[str | int], int]] = [([2], 2), ([2, "black_market"], 0)]
    for tiles, paid in cases:
        s = give(on_the_road(2), RED, tiles=tiles)
        give(give(s, BLUE, stations=["brennau"]), THIRD, stations=["brennau"])
        before = cash(s)["blue"]
        assert (view(s, RED).journeys[4].earn or [0, 0]) == [0, paid]
        say(s, "sell brennau")
        assert cash(s)["blue"] - before == paid


@rule("H8.1")
def test_there_is_a_third_colour_only_for_two() -> None:
    s = at_market(3)
    assert refused(s, "shared buyer h2v1").clause == "H8.1" and view(s, RED).third is None
    road = give(on_the_road(3), RED, tiles=[2])
    assert refused(road, "shared station brennau").clause == "H8.1"


@rule("H9.1", "H9.2", "R43", "R55")
def test_the_officer_comes_before_the_action_tile() -> None:
    s = start(3, officer=True)
    seen = view(s, BLUE)
    assert asks(s) == "declare" and seen.phase == 1 and seen.actions == 0 and len(seen.to_come) == 5
    assert all(booth for booth in seen.market[4:16])
    told = say(s, "declare")
    assert view(s, BLUE).merchants[RED].declared == 20 and view(s, BLUE).merchants[RED].cash is None
    told += say(s, "declare", "pass")
    assert [each["cash"] for each in told_of(told, "cash-declared")] == [20, 20]
    assert asks(s) == "start" and asked(s) == (RED,), "R42: the first of equals"
    assert view(s, BLUE).phase == 1
    told = say(s, "start 2")
    assert [each["type"] for each in told] == ["start-named", "actions-turned-up"]
    assert view(s, BLUE).merchants[RED].declared is None and asked(s) == (GREEN,)


@rule("H9.1")
def test_with_the_officer_no_tile_names_a_start_player() -> None:
    s = start(3, officer=True)
    say(s, "pass", "pass", "pass", "start 0")
    lay(s, {"r2c1": 1})
    told = check_market(stand(s, BLUE, "r2c1"))
    assert told_of(told, "tile-won")
    while asks(s) == "draw":
        say(s, "draw")
    assert asks(s) == "action" and asked(s) == (RED,)


@rule("H9.3", "R42", "R56")
@pytest.mark.parametrize(
    ("said", "chooser"),
    [
        (["declare", "declare", "declare"], BLUE),
        (["declare", "pass", "declare"], GREEN),
        (["declare", "pass", "pass"], RED),
        (["pass", "pass", "pass"], RED),
    ],
)
def test_the_least_of_those_who_declared(said: list[str], chooser: int) -> None:
    s = start(3, officer=True)
    for colour, amount in ((RED, 14), (BLUE, 9), (GREEN, 9)):
        give(s, colour, cash=amount)
    say(s, *said)
    assert asks(s) == "start" and asked(s) == (chooser,)


@rule("H10.2", "R57")
def test_regions_pay_for_the_way_but_a_choice_must_leave_enough() -> None:
    s = prices(on_the_road(3, designer=True), salt=5)
    give(s, RED, cash=0, at="drachenegg", tiles=[2], stations=["passhorn", "schneebichl", "nebelwand"])
    assert "sell sankt_odran" not in answers(s), "the way costs more than sale and regions bring"
    give(s, RED, at="lindrach")
    discs(s, "maize", BLUE)
    assert "sell sankt_odran" in answers(s)
    say(s, "sell sankt_odran")
    assert s.colours[RED].cash == 0 + 5 - 8
    assert answers(s) == ["build schneeboden maize", "build schneeboden books"]
    assert refused(s, "decline schneeboden").clause == "H10.2"
    say(s, "build schneeboden maize")
    assert cash(s)["red"] == 0 and row(s, "maize") == [BLUE, RED]


@rule("H10.2", "R57")
def test_a_row_that_pays_too_little_is_not_offered() -> None:
    s = on_the_road(3, designer=True)
    give(s, RED, cash=0, at="rosstratt", tiles=[2], stations=["passhorn", "schneebichl", "nebelwand"])
    prices(s, maize=6)
    discs(s, "maize", BLUE, GREEN)
    assert "sell sankt_odran" not in answers(s), "12 for the way, 5 for salt, 5 for books"
    give(s, RED, cash=3)
    say(s, "sell sankt_odran")
    assert answers(s) == ["build schneeboden books"]
    assert refused(s, "build schneeboden maize").clause == "H10.2"
    say(s, "build schneeboden books")
    assert cash(s)["red"] == 1


@rule("H10.1", "R8")
def test_without_the_option_a_pass_is_for_good() -> None:
    for designer, red_again in ((False, False), (True, True)):
        s = at_market(3, designer=designer)
        say(s, "pass", "place h2v1", "place h3v1")
        assert (asked(s) == (RED,)) == red_again


@rule("H10.3", "R53")
def test_without_the_option_a_disc_cannot_be_declined() -> None:
    s = give(on_the_road(3), RED, cash=30, tiles=[2], stations=["passhorn", "schneebichl", "nebelwand"])
    say(s, "sell sankt_odran")
    assert refused(s, "decline schneeboden").reason == "hermagor-refused-no-decline"


@rule("H10.3", "R60")
def test_a_disc_of_the_third_colour_cannot_be_declined() -> None:
    s = give(on_the_road(2, hand=2, designer=True), RED, tiles=[2])
    give(s, THIRD, stations=["passhorn", "schneebichl", "nebelwand"])
    s.colours[RED].shared = 1
    say(s, "shared station sankt_odran")
    assert answers(s) == ["build schneeboden maize", "build schneeboden books"]
    assert refused(s, "decline schneeboden").reason == "hermagor-refused-no-decline"


def test_unknown_choices_are_no_options() -> None:
    assert [option.name for option in HERMAGOR.options] == ["open_money", "officer", "designer"]
    assert not any(option.default for option in HERMAGOR.options)
