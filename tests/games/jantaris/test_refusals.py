"""Why not: every refusal names its rule and its reason."""

from __future__ import annotations

import pytest

from comptoir.games.jantaris.state import City
from comptoir.table import IllegalAction, NotYourTurn, Unreadable
from tests.games.jantaris.vocabulary import ANA, BEN, CHLOE, JANTARIS, city, say, vote
from tests.rules import rule


def voted(*votes: str, **city_: object) -> City:
    s = city("vote", markers="taira velisse", **city_)  # type: ignore[arg-type]
    vote(s, *votes)
    return s


def auction() -> City:
    s = city(up=["coach", "cannon"], goods={ANA: "1r 4b", BEN: "2r 4b"})
    say(s, ANA, "bazaar")
    return s


def bidding() -> City:
    s = auction()
    say(s, ANA, "open coach 4")
    return s


def settling() -> City:
    s: City = JANTARIS.start(3, "a start")
    say(s, s.active, "settle taira")
    return s


def robbing() -> City:
    goods = {ANA: "1r", BEN: "2r", CHLOE: "2r", 3: "1b"}
    return voted("black_market", "deal", "deal", "deal", goods=goods, items={CHLOE: ["treasury"]})


def receiving() -> City:
    return voted("black_market", "black_market", "deal", "deal", goods={ANA: "5r 2b"})


def bringing() -> City:
    return voted("strengthen", "strengthen", "deal", "deal", at={ANA: "1 quendar 2 velisse 1 moravel"})


def claiming() -> City:
    cards = ["shakara-ormeth-velisse", "ormeth-likaran-taira"]
    return city("control", at={ANA: "2 shakara 2 ormeth 2 velisse"}, cards=cards)


def picking() -> City:
    s = city(
        "start",
        items={ANA: ["picks"]},
        pile=["cannon", "coach", "small_ring"],
        up=["treasury", "seal_ring"],
    )
    say(s, ANA, "use picks")
    return s


def exchanging() -> City:
    s = city(items={ANA: ["historic_book"]}, up=["coach", "cannon"], pile=["picks"])
    say(s, ANA, "bazaar")
    return s


def trading() -> City:
    return city("fair", markers="taira ormeth", at={ANA: "5 centre"}, goods={ANA: "4r 4b"})


def coins() -> City:
    return city(
        "fair",
        markers="taira ormeth",
        at={BEN: "5 centre"},
        goods={ANA: "6r"},
        items={ANA: ["old_coins"]},
    )


STRENGTHEN = ("strengthen", "deal", "deal", "deal")
CASES = {
    "settle taira": (settling, None, "same", "J2.6"),
    "settle centre": (settling, None, "centre", "J2.6"),
    "place taira": (lambda: city(markers="taira ormeth"), ANA, "marker", "J3.2"),
    "recall taira 1": (lambda: city(markers="taira ormeth", at={ANA: "2 taira"}), ANA, "marker", "J3.3"),
    "recall velisse 2": (lambda: city(at={ANA: "1 velisse"}), ANA, "nobody", "J4.4"),
    "place velisse": (lambda: city(reserve={ANA: 0}), ANA, "reserve", "J4.2"),
    "market red 2": (lambda: city(goods={ANA: "5r"}), ANA, "full", "J3.1"),
    "open cannon 9": (auction, ANA, "price", "J4.3h"),
    "open picks 6": (auction, ANA, "not-up", "J4.3"),
    "open coach 6": (auction, ANA, "high", "J4.3g"),
    "pass": (auction, ANA, "duty", "J3.7"),
    "bid 4": (bidding, BEN, "low", "J4.3b"),
    "bid 7": (bidding, BEN, "high", "J4.3g"),
    "max 4": (bidding, BEN, "low", "J4.3b"),
    "move red centre": (lambda: city("marker"), ANA, "marker-centre", "J3.4"),
    "move red ormeth": (lambda: city("marker", markers="taira ormeth"), ANA, "marker-there", "J5.1"),
    "banish 3": (lambda: voted(*STRENGTHEN[:3], players=3), ANA, "nobody-there", "J2.8"),
    "rob 0 red": (robbing, ANA, "self", "J5.3"),
    "rob 1 black": (robbing, ANA, "none", "J5.3"),
    "rob 2 red": (robbing, ANA, "treasury", "J8.12"),
    "receive 2r 0b": (receiving, ANA, "sum", "J5.3"),
    "bring velisse 1": (bringing, ANA, "marker", "J3.3"),
    "bring moravel 1": (bringing, ANA, "far", "J1.1"),
    "bring quendar 2": (bringing, ANA, "nobody", "J5.3"),
    "claim ormeth-likaran-taira": (claiming, ANA, "claim", "J7.1"),
    "claim likaran-velisse-quendar": (claiming, ANA, "no-card", "J7.2"),
    "use royal_crown": (lambda: city("start", items={ANA: ["picks"]}), ANA, "use", "J8.24"),
    "take cannon": (picking, ANA, "take", "J8.21"),
    "exchange picks": (exchanging, ANA, "not-up", "J4.3"),
    "pay 1r 1b": (trading, ANA, "sum", "J6.2"),
    "coins red": (coins, ANA, "full", "J3.1"),
}


@rule("J3.2", "J3.3", "J3.4", "J4.4", "J7.1")
@pytest.mark.parametrize("text", CASES)
def test_a_refusal_names_its_rule(text: str) -> None:
    make, seat, reason, clause = CASES[text]
    s = make()
    with pytest.raises(IllegalAction) as refused:
        say(s, s.active if seat is None else seat, text)
    assert refused.value.reason == f"jantaris-refused-{reason}"
    assert refused.value.clause == clause


def test_what_is_not_asked_for_is_not_possible_now() -> None:
    with pytest.raises(IllegalAction) as refused:
        say(city(), ANA, "vote deal")
    assert refused.value.reason == "refused-not-now"
    with pytest.raises(NotYourTurn):
        say(city(), BEN, "market red 1")


@pytest.mark.parametrize(
    "text", ["", "market", "market red 3", "bid 13", "open coach 3", "place ", "rob 4 red"]
)
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        JANTARIS.parse(text)


@rule("J5.3")
def test_a_full_colour_cannot_be_taken_from_others() -> None:
    goods = {ANA: "6r", BEN: "2r 1b", CHLOE: "1b"}
    s = voted("black_market", "deal", "deal", "deal", goods=goods)
    with pytest.raises(IllegalAction) as refused:
        say(s, ANA, "rob 1 red")
    assert refused.value.clause == "J3.1"
