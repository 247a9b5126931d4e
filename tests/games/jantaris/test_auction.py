"""J4.3n: a maximum bids as its owner would by hand, and nobody else learns of it."""

from __future__ import annotations

import msgspec
import pytest

from comptoir.games.jantaris.state import City
from comptoir.table import WATCHER, IllegalAction, NotYourTurn, asked, dump, seeded, welcome
from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    JANTARIS,
    answers,
    city,
    goods,
    heard,
    owned,
    say,
    step,
)
from tests.rules import rule


def opened(text: str = "open small_ring 4") -> City:
    """Ana has opened Small Ring (2r 2b); Ben and Chloe can follow, Dina cannot."""
    s = city(up=["small_ring", "cannon"], goods={ANA: "4r 4b", BEN: "5r 4b", CHLOE: "3r 3b", DINA: "1r 6b"})
    say(s, ANA, "bazaar", text)
    return s


@rule("J4.3n")
def test_a_maximum_raises_by_as_little_as_possible_and_asks_again_beyond() -> None:
    s = opened()
    say(s, BEN, "max 7")
    say(s, CHLOE, "bid 6")
    assert asked(s) == (ANA,)
    say(s, ANA, "bid 6")
    assert [told["goods"] for told in heard(s, "bid-raised")] == [5, 6, 7]
    assert [told["how"] for told in heard(s, "bid-raised")] == ["hand", "hand", "standing"]
    say(s, ANA, "bid 8")
    assert asked(s) == (BEN,)
    assert answers(s, BEN) == ["bid 9", "pass"]


@rule("J4.3n", "J4.3c")
def test_the_maximum_of_the_active_player_equals() -> None:
    s = opened("open small_ring 4 max 6")
    say(s, BEN, "bid 5")
    say(s, CHLOE, "pass")
    assert asked(s) == (BEN,)
    assert heard(s, "bid-equalled") == [{"type": "bid-equalled", "seat": ANA, "goods": 5, "how": "standing"}]
    say(s, BEN, "pass")
    say(s, ANA, "pay 3r 2b")
    assert owned(s, ANA) == ["small_ring"]


@rule("J4.3n")
def test_a_waiting_bidder_may_set_change_and_take_back_a_maximum() -> None:
    s = opened()
    assert welcome(s) == (BEN, ANA, CHLOE)
    assert answers(s, CHLOE) == ["max 5", "max 6"]
    say(s, CHLOE, "max 5", "max 6")
    assert answers(s, CHLOE) == ["max 5", "max 6", "max 0"]
    say(s, CHLOE, "max 0")
    say(s, BEN, "bid 5")
    assert asked(s) == (CHLOE,)
    with pytest.raises(NotYourTurn):
        say(s, DINA, "max 7")


@rule("J4.3n")
def test_a_maximum_given_in_advance_bids_when_its_turn_comes() -> None:
    s = opened()
    say(s, CHLOE, "max 6")
    say(s, BEN, "bid 5")
    assert asked(s) == (ANA,)
    assert JANTARIS.view(s, ANA).auction.bid == 6


def played_by_hand(limits: dict[int, int]) -> City:
    """Everybody raises by as little as possible, up to a limit of their own."""
    s = opened()
    while step(s) == "bid":
        seat = asked(s)[0]
        lowest = int(s.needed(seat))
        say(s, seat, f"bid {lowest}" if lowest <= limits[seat] else "pass")
    return s


def played_by_maxima(limits: dict[int, int], early: bool) -> City:
    """Everybody tells the table their limit, as soon as they are asked or before."""
    s = opened(f"open small_ring 4 max {limits[ANA]}" if limits[ANA] > 4 else "open small_ring 4")
    if early and limits[CHLOE] > 4:
        say(s, CHLOE, f"max {limits[CHLOE]}")
    while step(s) == "bid":
        seat = asked(s)[0]
        say(s, seat, f"max {limits[seat]}" if s.needed(seat) <= limits[seat] else "pass")
    return s


@rule("J4.3n")
@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("anas", [4, 6, 8])
@pytest.mark.parametrize("bens", [0, 5, 6, 8, 9])
@pytest.mark.parametrize("chloes", [0, 5, 6])
def test_maxima_lead_to_the_same_table_as_bidding_by_hand(
    anas: int, bens: int, chloes: int, early: bool
) -> None:
    limits = {ANA: anas, BEN: bens, CHLOE: chloes}
    hand, proxy = played_by_hand(limits), played_by_maxima(limits, early)
    for s in (hand, proxy):
        if step(s) == "pay":
            say(s, asked(s)[0], answers(s, asked(s)[0])[0])
        s.reveals = 0
    assert dump(hand) == dump(proxy)


@rule("J4.3n", "R21")
def test_nobody_else_learns_of_a_maximum() -> None:
    plain, secret = opened(), opened()
    say(plain, BEN, "bid 5")
    say(secret, BEN, "max 9")
    for eyes in (ANA, CHLOE, DINA, WATCHER):
        assert msgspec.json.encode(JANTARIS.view(plain, eyes)) == msgspec.json.encode(
            JANTARIS.view(secret, eyes)
        )
        assert heard(secret, "maximum-set", eyes) == []
    assert JANTARIS.view(secret, BEN).auction.maximum == 9
    assert heard(secret, "maximum-set", BEN) == [{"type": "maximum-set", "seat": BEN, "goods": 9}]
    guesses = {JANTARIS.redeal(secret, ANA, seeded(f"guess {n}")).auction.maxima[BEN] for n in range(60)}
    assert guesses == {0, 6, 7, 8, 9}


@rule("J4.3n", "R21")
@pytest.mark.parametrize("bens", ["bid 5", "max 5", "max 9"])
def test_a_bid_that_shows_whether_others_have_a_maximum_cannot_be_taken_back(bens: str) -> None:
    s = opened()
    say(s, BEN, bens)
    for seat, text in ((CHLOE, "bid 6"), (ANA, "pass")):
        before = s.reveals
        say(s, seat, text)
        assert s.reveals > before


@rule("J4.3n", "R21")
def test_an_opening_and_a_maximum_named_while_waiting_may_be_taken_back() -> None:
    s = opened()
    assert s.reveals == 0, "nobody could name a maximum before there was an auction"
    say(s, CHLOE, "max 6")
    assert s.reveals == 0, "and to name one now shows nothing"


@rule("J4.3n", "J4.3g")
def test_a_maximum_is_refused_where_such_a_bid_would_be() -> None:
    s = opened()
    for text in ("max 4", "max 10"):
        with pytest.raises(IllegalAction):
            say(s, BEN, text)
    with pytest.raises(NotYourTurn):
        say(s, CHLOE, "bid 6")
    s = city(up=["coach", "cannon"], goods={ANA: "1r 4b"})
    say(s, ANA, "bazaar")
    with pytest.raises(IllegalAction):
        say(s, ANA, "open coach 4 max 6")
    say(s, ANA, "open coach 4 max 5")
    assert goods(s, ANA) == [0, 1]


@rule("J4.3n")
def test_a_maximum_ends_with_its_auction() -> None:
    s = city(players=3, up=["small_ring", "coach"], goods={ANA: "6r 6b", BEN: "6r 6b"})
    say(s, ANA, "bazaar", "open small_ring 4 max 5")
    say(s, BEN, "bid 6")
    say(s, ANA, "pass")
    say(s, BEN, "pay 3r 3b")
    say(s, ANA, "open coach 4")
    assert s.auction is not None
    assert s.auction.maxima == [0, 0, 0, 0]


@rule("J4.3b", "J4.3d")
def test_the_view_shows_a_ladder_with_limits_and_the_bid_that_nobody_can_beat() -> None:
    s = opened()
    say(s, BEN, "bid 5")
    auction = JANTARIS.view(s, CHLOE).auction
    assert [rung.goods for rung in auction.ladder] == [4, 5, 6, 7, 8, 9, 10]
    assert [(rung.goods, rung.bids) for rung in auction.ladder if rung.bids] == [(4, [ANA]), (5, [BEN])]
    assert [(rung.goods, rung.limits) for rung in auction.ladder if rung.limits] == [
        (6, [CHLOE]),
        (8, [ANA]),
        (9, [BEN]),
    ]
    assert auction.lowest == [5, None, 6, None]
    assert auction.safe == [None, None, None, None]
    assert (auction.leader, auction.bidding, auction.out) == (BEN, CHLOE, [False, False, False, False])
