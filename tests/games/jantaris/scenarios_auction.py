"""The auctions (J4.3)."""

from __future__ import annotations

from comptoir.games.jantaris.state import City
from comptoir.table import asked
from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    NAMES,
    all_goods,
    all_prestige,
    answers,
    city,
    face_up,
    goods,
    heard,
    holding,
    owned,
    say,
    step,
)
from tests.games.scenarios import Expect, matches, played


def buyers(s: City, item: str) -> list[str]:
    """Who owns an item now."""
    return [NAMES[seat] for seat in range(s.players) if item in owned(s, seat)]


@played
def s12_the_visitor_must_open(expect: Expect) -> None:
    s = city(up=["coach", "cannon"], goods={ANA: "2r 4b", BEN: "2r 3b"})
    say(s, ANA, "bazaar")
    assert answers(s, ANA) == [f"open coach {bid}" for bid in expect["opening_bids"]]
    say(s, ANA, "open coach 5")
    assert answers(s, ANA, "pay") == ["1r 4b", "2r 3b"]
    say(s, ANA, "pay 2r 3b")
    assert matches(all_goods(s), expect["goods"])
    assert matches(all_prestige(s), expect["prestige"])
    assert [(told["seat"], told["how"]) for told in heard(s, "bid-passed")] == [
        (BEN, "forced"),
        (CHLOE, "forced"),
        (DINA, "forced"),
    ]


@played
def s13_the_active_player_equals_and_wins(expect: Expect) -> None:
    s = city(players=3, up=["coach", "cannon"], goods={ANA: "3r 3b", BEN: "1r 4b", CHLOE: "2r 4b"})
    say(s, ANA, "bazaar", "open coach 4")
    say(s, BEN, "bid 5")
    say(s, CHLOE, "pass")
    assert answers(s, ANA) == ["bid 5", "bid 6", "pass"]
    say(s, ANA, "bid 5")
    assert heard(s, "bid-equalled") == [{"type": "bid-equalled", "seat": ANA, "goods": 5, "how": "hand"}]
    assert heard(s, "item-bought")[0]["red"] == 2
    assert buyers(s, "coach") == [expect["winner"]]
    assert matches(all_goods(s), expect["goods"])
    assert 6 - sum(goods(s, ANA)) == expect["paid"]


@played
def s14_after_an_equal_bid_the_bidding_goes_on(expect: Expect) -> None:
    s = city(players=3, up=["small_ring", "cannon"], goods={ANA: "3r 3b", BEN: "4r 3b", CHLOE: "2r 2b"})
    say(s, ANA, "bazaar", "open small_ring 4")
    say(s, BEN, "bid 5")
    say(s, ANA, "bid 5")
    say(s, BEN, "bid 6")
    say(s, ANA, "bid 6")
    say(s, BEN, "bid 7")
    assert step(s) == "marker"
    assert buyers(s, "small_ring") == [expect["winner"]]
    assert 7 - sum(goods(s, BEN)) == expect["paid"]
    assert matches(all_goods(s), expect["goods"])
    assert matches(all_prestige(s), expect["prestige"])


@played
def s15_without_the_prices_colours_no_bid(expect: Expect) -> None:
    s = city(up=["coach", "cannon"], goods={ANA: "1r 3b", BEN: "6r 2b", CHLOE: "0r 6b", DINA: "2r 3b"})
    say(s, ANA, "bazaar", "open coach 4")
    assert [NAMES[seat] for seat in asked(s)] == expect["can_bid"]
    assert answers(s, DINA) == [*(f"bid {bid}" for bid in expect["dina_bids"]), "pass"]


@played
def s16_the_active_player_passes(expect: Expect) -> None:
    s = city(players=3, up=["historic_book", "cannon"], goods={ANA: "4r 3b", BEN: "4r 4b", CHLOE: "3r 5b"})
    say(s, ANA, "bazaar", "open historic_book 4")
    say(s, BEN, "bid 5")
    say(s, CHLOE, "bid 6")
    say(s, ANA, "pass")
    say(s, BEN, "bid 7")
    say(s, CHLOE, "bid 8")
    assert buyers(s, "historic_book") == [expect["winner"]]
    assert all_goods(s) == expect["goods"]


@played
def s17_a_rival_buys_then_the_second_auction(expect: Expect) -> None:
    s = city(players=3, up=["precious_porcelain", "coach"], goods={ANA: "6r 3b", BEN: "6r 5b"})
    say(s, ANA, "bazaar", "open precious_porcelain 9")
    say(s, BEN, "bid 10")
    assert heard(s, "item-bought")[0]["black"] == 4
    assert goods(s, BEN) == expect["goods"]["ben"]
    assert face_up(s) == ["coach"]
    assert answers(s, ANA) == [*(f"open coach {bid}" for bid in range(4, 10)), "pass"]
    say(s, ANA, "open coach 4")
    assert matches(all_goods(s), expect["goods"])
    assert matches(all_prestige(s), expect["prestige"])
    assert len(heard(s, "item-turned-up")) == expect["new_items_up"]
    assert len(face_up(s)) == 2


@played
def s18_one_item_a_turn(expect: Expect) -> None:
    s = city(up=["coach", "small_ring"], goods={ANA: "4r 5b"})
    say(s, ANA, "bazaar", "open coach 4")
    assert (step(s) == "open") == expect["second_auction"]
    assert goods(s, ANA) == expect["goods"]["ana"]
    assert len(heard(s, "item-turned-up")) == expect["new_items_up"]


@played
def s19_the_surplus_may_be_of_any_colour(expect: Expect) -> None:
    s = city(up=["barrel_of_dye", "cannon"], goods={ANA: "1r 6b"})
    say(s, ANA, "bazaar", "open barrel_of_dye 6")
    assert [holding(text) for text in answers(s, ANA, "pay")] == expect["payments"]
