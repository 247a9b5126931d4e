"""Setup, the sequence of a round, and the first two phases, where no scenario shows them."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.games.hermagor.box import ALL_BOOTHS, PLACE_NAMES, TILE_NAMES
from comptoir.games.hermagor.contest import Contest
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
    give,
    lay,
    on_the_road,
    prices,
    refused,
    say,
    stand,
    start,
    tiles_of,
    told_of,
    view,
)
from tests.rules import rule


@rule("H2.2", "H3.5", "H1.11")
def test_stations_come_from_the_supply() -> None:
    s = start(4)
    for merchant in s.colours:
        assert merchant.hand == s.actions and merchant.hand + merchant.supply == 21


@rule("H2.8")
def test_every_seat_may_become_the_first_start_player() -> None:
    first = Counter(HERMAGOR.view(HERMAGOR.start(5, f"start {n}"), RED).starter for n in range(200))
    assert set(first) == set(range(5)) and min(first.values()) > 20


@rule("H2.10", "H3.4", "H3.6", "H4.20", "R18", "R49")
def test_a_round_goes_from_the_market_to_the_villages() -> None:
    s = start(3, "the round")
    told = []
    phases = [view(s, RED).phase]
    assert s.actions > 0, "turned up before the first buyer is placed"
    while s.round == 1:
        options = answers(s)
        told += say(
            s, next((o for o in options if o.startswith(("place h", "raise", "draw", "start"))), "stay")
        )
        phases.append(view(s, RED).phase)
        if phases[-1] == 3:
            assert not view(s, RED).buyers and all(merchant.buyers == 0 for merchant in s.colours)
    assert [phase for i, phase in enumerate(phases) if i == 0 or phase != phases[i - 1]] == [1, 2, 3, 1]
    placed = [each["seat"] for each in told_of(told, "buyer-placed")]
    assert placed == [RED, BLUE, GREEN] * 4
    order = [each["type"] for each in told]
    assert order.index("buzz-paid") < order.index("tile-won") < order.index("start-named")


@rule("H1.16")
def test_the_bag_is_known_by_elimination() -> None:
    s = start(3, "a bag")
    seen = view(s, BLUE)
    laid = [booth.tile for booth in seen.market if booth]
    assert len(seen.bag) == 8 and not set(seen.bag) & set(laid)
    assert set(seen.bag) | set(laid) == set(TILE_NAMES[1:]) - {"17", "18", "19", "20"}


@rule("H3.5", "R5")
def test_a_short_supply_is_the_number_of_actions() -> None:
    s = on_the_road(3, hand=1)
    s.colours[BLUE].supply = 2
    for _ in range(3):
        say(s, "stay")
    assert s.round == 2 and s.colours[BLUE].hand == 3 and s.colours[BLUE].supply == 0
    assert s.colours[RED].hand == s.actions >= 3


@rule("H4.11", "R11")
def test_a_tile_cannot_be_refused_and_lies_open() -> None:
    s = stand(lay(at_market(3), {"r2c1": 1, "r2c4": 2}), GREEN, "r2c1", "r2c4")
    check_market(s)
    assert answers(s) == ["raise salt", "keep"] and tiles_of(s, GREEN) == ["1", "2"]
    assert view(s, RED).merchants[GREEN].tiles == ["1", "2"]
    assert view(s, RED).merchants[GREEN].wares == ["maize", "amulet", "salt"]


@rule("H4.16")
def test_shortcut_and_black_market_are_kept_to_the_end_of_the_round() -> None:
    s = lay(at_market(3), {"r2c1": "shortcut", "r2c4": "black_market", "r4c1": 1})
    stand(stand(s, RED, "r2c1", "r2c4"), BLUE, "r4c1")
    check_market(s)
    assert asks(s) == "draw" and asked(s) == (RED,)
    say(s, "no draw", "no draw", "start 0")
    assert tiles_of(s, RED) == ["shortcut", "black_market"]
    while s.round == 1:
        say(s, "stay")
    assert tiles_of(s, RED) == []


@rule("H4.7", "H4.8", "R10")
def test_a_buyer_on_the_tile_who_is_not_tied_breaks_no_tie() -> None:
    s = lay(at_market(3), {"r3c2": 1})
    stand(stand(stand(s, GREEN, "r3c2"), RED, "h2c2", "h3c2"), BLUE, "v1r3", "h2v2")
    contest = Contest(s.buyers, ALL_BOOTHS[PLACE_NAMES.index("r3c2")], 3)
    assert contest.strength == [2, 2, 1] and contest.edges == [2, 1, 0]
    assert (contest.winner, contest.why) == (RED, "edges")


@rule("H4.13", "H4.14", "R12", "R59")
def test_the_floating_market_raises_what_can_still_rise() -> None:
    low = {
        "maize": 10,
        "amulet": 10,
        "weapons": 10,
        "dragon_egg": 10,
        "salt": 10,
        "books": 10,
        "blessing": 10,
    }
    s = prices(lay(at_market(3), {"r2c1": "floating_market"}), **low)
    stand(s, BLUE, "r2c1")
    check_market(s)
    assert answers(s) == ["raise relic", "keep"]
    assert refused(s, "raise salt").clause == "H4.13"
    told = say(s, "keep")
    assert told_of(told, "price-kept") and view(s, RED).prices[-2].price == 5
    full = prices(lay(at_market(3), {"r2c1": "floating_market"}), **low, relic=10)
    told = check_market(stand(full, BLUE, "r2c1"))
    assert asks(full) == "draw" and told_of(told, "tile-won")
    assert "floating_market" in view(full, RED).bag


@rule("H4.12")
def test_a_single_raises_its_own_product_only() -> None:
    s = stand(lay(at_market(3), {"r2c1": 2}), BLUE, "r2c1")
    check_market(s)
    assert refused(s, "raise maize").reason == "hermagor-refused-other-product"
    [rise] = told_of(say(s, "raise salt"), "price-raised")
    assert (rise["product"], rise["price"]) == ("salt", 6)


@rule("H4.17", "R14", "R59")
def test_players_draw_from_the_old_start_player_clockwise() -> None:
    s = lay(at_market(3), {})
    s.starter = BLUE
    check_market(s)
    order = []
    while asks(s) == "draw":
        order.append(asked(s)[0])
        say(s, "draw")
    assert order == [BLUE, GREEN, RED]
    assert all(len(merchant.tiles) == 1 for merchant in s.colours)
    assert asks(s) == "start", "drawn tiles count for the lowest number"


@rule("H4.17", "R15", "R17")
def test_without_a_product_tile_in_the_bag_nobody_draws_and_the_start_player_stays() -> None:
    s = lay(at_market(3), {})
    s.bag = [TILE_NAMES.index("good_deal"), TILE_NAMES.index("shortcut")]
    s.starter = GREEN
    told = check_market(s)
    assert [each["why"] for each in told_of(told, "nothing-drawn")] == ["empty"] * 3
    assert asks(s) == "action" and asked(s) == (GREEN,) and s.starter == GREEN
    assert not [text for text in answers(s) if text.startswith("sell")]
    assert answers(s)[-1] == "stay" and "move lindrach" in answers(s)


@rule("H3.1", "H6.2", "R44", "R13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_market_is_full_whenever_buyers_go_there(seats: int) -> None:
    s = start(seats, "full")
    seen = []
    while s.agenda:
        if asks(s) == "place" and s.round not in seen:
            seen.append(int(s.round))
            assert sum(tile != 0 for tile in s.booths) == {2: 12, 3: 12, 4: 16, 5: 20}[seats]
        for colour in range(seats):
            give(s, colour, cash=50)
        say(s, answers(s)[0])
    assert seen == list(range(1, s.rounds() + 1))


@rule("H3.8", "H3.10", "R9")
def test_below_two_cash_a_player_is_skipped_for_the_phase() -> None:
    s = give(at_market(3), BLUE, cash=1)
    told = say(s, "place h2v1")
    assert [each["seat"] for each in told_of(told, "too-poor")] == [BLUE]
    assert asked(s) == (GREEN,) and cash(s)["blue"] == 1
    say(s, "place h3v1")
    assert asked(s) == (RED,)
