"""Scenarios of the first two phases."""

from __future__ import annotations

from comptoir.games.hermagor.box import COSTS, PLACE_NAMES
from comptoir.games.hermagor.state import Land
from comptoir.table import asked, seeded
from tests.games.hermagor.vocabulary import (
    BLUE,
    COLOURS,
    DOUBLES,
    GREEN,
    HERMAGOR,
    RED,
    YELLOW,
    answers,
    asks,
    at_market,
    by_colour,
    cash,
    check_market,
    give,
    lay,
    price,
    prices,
    refused,
    say,
    seat_of,
    stand,
    start,
    tiles_of,
    told_of,
)
from tests.games.scenarios import Expect, played

LETTERS = "ABCDEFGHIJKL"
BOOTH_OF = {letter: f"r{2 + i // 4}c{1 + i % 4}" for i, letter in enumerate(LETTERS)}
TILE_OF = dict(zip(LETTERS, DOUBLES, strict=True))
PLACED = {
    RED: ["h2v1", "h2v2", "h2v3", "h2c2"],
    BLUE: ["r3c1", "h3v3", "h3c3", "r4c4"],
    GREEN: ["r2c1", "v1r2", "h3c1", "r4c1"],
}


def printed_market() -> Land:
    """The market of the printed examples: twelve tiles A to L, nobody has placed yet."""
    s = at_market(3)
    return lay(s, {BOOTH_OF[letter]: TILE_OF[letter] for letter in LETTERS})


@played
def s01_buzz(expect: Expect) -> None:
    s = printed_market()
    before = cash(s)
    turns = zip(*PLACED.values(), strict=True)
    told = say(s, *[f"place {place}" for turn in turns for place in turn])
    buzz = {COLOURS[each["seat"]]: each["cash"] for each in told_of(told, "buzz-paid")}
    paid = told_of(told, "buyer-placed")
    assert {c: sum(p["cost"] for p in paid if p["seat"] == seat_of(c)) for c in before} == expect[
        "placement_cost"
    ]
    assert buzz == expect["buzz"]
    assert cash(s) == expect["cash"]


@played
def s02_acquisition(expect: Expect) -> None:
    s = printed_market()
    for colour, places in PLACED.items():
        stand(s, colour, *places)
    told = check_market(s)
    won = {each["booth"]: COLOURS[each["seat"]] for each in told_of(told, "tile-won")}
    stays = {each["booth"] for each in told_of(told, "tile-stayed")}
    for colour in ("green", "red", "blue"):
        assert [letter for letter in LETTERS if won.get(BOOTH_OF[letter]) == colour] == expect[colour]
        assert tiles_of(s, seat_of(colour)) == [str(TILE_OF[letter]) for letter in expect[colour]]
    assert stays == {BOOTH_OF[letter] for letter in expect["stays"]}
    assert [each["booth"] for each in told if "booth" in each] == list(BOOTH_OF.values())


@played
def s09_setup(expect: Expect) -> None:
    for word, players in (("two", 2), ("three", 3), ("four", 4), ("five", 5)):
        wanted = expect[word]
        before = HERMAGOR.setup(players, seeded("a start"), HERMAGOR.complete({}))
        s = start(players, "a start")
        assert sorted(before.stack) == wanted["action_tiles"]
        assert s.rounds() == wanted["rounds"] == len(s.stack) + 1
        assert len(before.bag) == wanted["tiles_before_filling"]
        assert sum(tile != 0 for tile in s.booths) == wanted["booths_filled"]
        assert len(s.bag) == wanted["tiles_left_in_bag"]


@played
def s10_starting_position(expect: Expect) -> None:
    s = next(s for seed in "abcdefgh" if (s := start(3, seed)).actions == 4)
    for merchant in s.colours:
        assert merchant.cash == expect["cash"]
        assert merchant.hand == expect["stations_in_hand"]
        assert merchant.supply == expect["stations_in_supply_of_his_colour"]
        assert (merchant.buyers, merchant.discs, merchant.tiles) == (4, 9, [])
    seen = HERMAGOR.view(s, RED)
    assert {merchant.at for merchant in seen.merchants} == {"hermagor"}
    assert [row.price for row in seen.prices[:-1]] == [5] * 8


@played
def s12_left_over_tiles(expect: Expect) -> None:
    s = printed_market()
    for place in ("r2c1", "r2c2", "r2c3", "r2c4", "r3c1", "r3c2", "r3c3", "r4c1"):
        stand(s, RED, place)
    stand(s, BLUE, "r4c3", "r4c4")
    check_market(s)
    left = {booth: s.booths[PLACE_NAMES.index(booth)] for booth in ("r3c4", "r4c2")}
    assert asks(s) == "draw" and asked(s) == (GREEN,)
    told = say(s, "no draw", f"start {RED}")
    while not told_of(told, "market-filled"):
        told += say(s, "stay")
    [filled] = told_of(told, "market-filled")
    assert filled["count"] == expect["tiles_drawn"]
    assert filled["tiles"][0]["booth"] == expect["first_booth_filled"]
    assert filled["tiles"][-1]["booth"] == expect["last_booth_filled"]
    assert [each["booth"] for each in filled["tiles"]] == [b for b in BOOTH_OF.values() if b not in left]
    assert {booth: s.booths[PLACE_NAMES.index(booth)] for booth in left} == left
    assert not any(s.booths[:4] + s.booths[16:])


@played
def s13_costs_and_occupied_places(expect: Expect) -> None:
    s = at_market(3)
    say(s, "place h2v2")
    assert refused(s, "place h2v2").clause == "H3.7"
    say(s, "place r3c2")
    assert [refused(s, f"place {place}").reason for place in ("r3c2", "r1c1")] == [
        "hermagor-refused-place-taken",
        "hermagor-refused-empty-booth",
    ]
    say(s, "place v1r1")
    assert cash(s) == expect["cash"]


@played
def s14_passing(expect: Expect) -> None:
    s = at_market(3)
    say(s, "place h2v1", "place h2v2", "place h2v3", "pass")
    placed = []
    while asks(s) == "place":
        placed.append(COLOURS[asked(s)[0]])
        say(s, next(text for text in answers(s) if text.startswith("place")))
    assert placed == ["blue", "green"] * 3
    assert {c: 1 + placed.count(c) for c in expect["buyers_placed"]} == expect["buyers_placed"]


@played
def s15_too_poor(expect: Expect) -> None:
    s = at_market(3)
    say(s, *[f"place r2c{n}" for n in (1, 2, 3)])
    say(s, *[f"place r3c{n}" for n in (1, 2, 3)])
    give(s, RED, cash=3)
    give(s, BLUE, cash=1)
    places = [text.split()[1] for text in answers(s) if text != "pass"]
    assert max(COSTS[PLACE_NAMES.index(place)] for place in places) == expect["max_cost_offered_to_red"]
    assert refused(s, "place h2v1").reason == "hermagor-refused-too-dear"
    told = say(s, "place r4c1")
    assert [each["seat"] for each in told_of(told, "too-poor")] == [BLUE]
    assert asked(s) == (GREEN,) and s.colours[BLUE].passed
    assert s.buyers.count(BLUE) - 2 == expect["blue_places"]


@played
def s16_optional_rise(expect: Expect) -> None:
    s = prices(at_market(3), salt=9, relic=10)
    stand(lay(s, {"r2c1": 2, "r2c2": 4}), RED, "r2c1", "r2c2")
    told = check_market(s)
    assert asks(s) == "raise" and asked(s) == (RED,)
    assert answers(s) == ["raise salt", "keep"]
    assert len(told_of(told, "tile-won")) == 1
    told = say(s, "raise salt")
    questions = 1 + (asks(s) == "raise")
    assert [each["type"] for each in told[:2]] == ["price-raised", "tile-won"]
    assert tiles_of(s, RED) == ["2", "4"]
    assert questions == expect["questions_asked"]
    assert price(s, "salt", "relic") == expect["price"]


@played
def s17_specials_that_act_at_once(expect: Expect) -> None:
    s = give(prices(at_market(3), maize=6), BLUE, cash=7)
    stand(lay(s, {"r2c1": "good_deal", "r2c2": "floating_market"}), BLUE, "r2c1", "r2c2")
    told = check_market(s)
    assert [each["cash"] for each in told_of(told, "good-deal")] == [5]
    assert asks(s) == "raise" and asked(s) == (BLUE,)
    say(s, "raise maize")
    assert cash(s)["blue"] == expect["cash"]["blue"]
    assert price(s, "maize") == expect["price"]
    assert tiles_of(s, BLUE) == []
    assert {"good_deal", "floating_market"} <= set(HERMAGOR.view(s, RED).bag)


@played
def s18_drawing(expect: Expect) -> None:
    s = at_market(3)
    lay(s, {"r2c1": "shortcut", "r2c2": 1, "r2c3": 3})
    stand(stand(stand(s, GREEN, "r2c1"), RED, "r2c2"), BLUE, "r2c3")
    s.bag = [22, 6]
    assert HERMAGOR.view(s, RED).bag == ["6", "good_deal"]
    check_market(s)
    assert asks(s) == "draw" and asked(s) == (GREEN,) and answers(s) == ["draw", "no draw"]
    before = cash(s)
    [drawn] = told_of(say(s, "draw"), "tile-drawn")
    assert drawn["tile"] == "6" and drawn["back"] in ([], ["good_deal"])
    assert tiles_of(s, GREEN) == [str(each) for each in expect["green_tiles"]]
    assert price(s, "maize") == expect["price"]
    assert cash(s) == before and s.bag == [22]


@played
def s19_lowest_number(expect: Expect) -> None:
    s = at_market(4)
    lay(s, {})
    for colour, tiles in ((RED, [4, 17]), (BLUE, [3, "black_market"]), (GREEN, [9]), (YELLOW, [20])):
        give(s, colour, tiles=tiles)
    check_market(s)
    assert asks(s) == "start" and COLOURS[asked(s)[0]] == expect["chooser"]
    assert answers(s) == [f"start {seat}" for seat in range(4)]
    say(s, f"start {GREEN}")
    assert COLOURS[s.starter] == expect["start_player"]
    assert asks(s) == "action" and asked(s) == (GREEN,)
    while asks(s) == "action":
        say(s, "stay")
    assert asks(s) == "place" and asked(s) == (GREEN,)


@played
def s35_a_shared_buyer_wins_a_single(expect: Expect) -> None:
    s = at_market(2)
    lay(s, {"r2c1": 15, "r4c1": 1, "r4c4": 3})
    before = cash(s)
    say(s, "place r4c1")
    assert asks(s) == "share-buyer" and asked(s) == (RED,)
    say(s, "shared buyer r2c1")
    assert by_colour([before["red"] - 2, before["blue"]]) == cash(s)
    say(s, "place r4c4", "done")
    while asks(s) == "place":
        say(s, "pass")
    assert price(s, "amulet") == expect["price"]
    paid = cash(s)["red"] - (before["red"] - 2) + cash(s)["blue"] - (before["blue"] - 2)
    assert paid == expect["paid_for_shared_buyer"]
    assert "15" in HERMAGOR.view(s, RED).bag and asks(s) == "start"
