"""Setting out, the market square, the guild hall (J2, J4.1, J4.2)."""

from __future__ import annotations

import pytest

from comptoir.table import IllegalAction, asked
from tests.games.jantaris.vocabulary import (
    ANA,
    JANTARIS,
    answers,
    city,
    face_up,
    goods,
    heard,
    say,
    step,
    there,
)
from tests.games.scenarios import Expect, played


@played
def s06_setup(expect: Expect) -> None:
    for players, word in ((3, "three"), (4, "four")):
        s = JANTARIS.start(players, "a start")
        start = asked(s)[0]
        for n in range(players):
            seat = (start + n) % players
            for text in ("settle centre", "settle taira", "settle taira", "settle shakara"):
                assert asked(s) == (seat,)
                if text == "settle centre" or there(s, seat, text.split()[1]):
                    with pytest.raises(IllegalAction):
                        say(s, seat, text)
                else:
                    say(s, seat, text)
        view = JANTARIS.view(s, start)
        assert view.active == start
        assert step(s) == "city"
        assert len(view.bazaar.up) == expect["items_up"]
        assert view.bazaar.pile == expect["items_pile"]
        assert len(view.cards) == expect["control_up"][word]
        assert view.card_pile == expect["control_pile"][word]
        assert view.markers == {"red": "centre", "black": "centre"}
        for player in view.players:
            assert player.reserve == expect["reserve_each"]
            assert player.prestige == expect["prestige_each"]
            assert list(player.goods) == expect["goods_each"]


@played
def s07_market_square_stops_at_6(expect: Expect) -> None:
    s = city(goods={ANA: "5r 2b"})
    assert answers(s, ANA, "market") == ["red 1", "black 1", "black 2"]
    say(s, ANA, "market red 1")
    assert goods(s, ANA) == expect["goods"]["ana"]


@played
def s08_market_square_when_full(expect: Expect) -> None:
    for holding, colours in (("6r 4b", expect["market_a"]), ("6r 6b", expect["market_b"])):
        s = city(goods={ANA: holding})
        assert answers(s, ANA, "market") == [f"{colour} {n}" for colour in colours for n in (1, 2)]


@played
def s09_where_a_merchant_may_be_placed(expect: Expect) -> None:
    for case, markers in (("a", "centre centre"), ("b", "taira centre"), ("c", "taira shakara")):
        areas = answers(city(markers=markers), ANA, "place")
        assert len(areas) == expect["areas"][case]
        assert ("centre" in areas) == expect["centre_offered"][case]


@played
def s10_taking_back(expect: Expect) -> None:
    s = city(markers="taira shakara", at={ANA: "3 taira 1 velisse 4 quendar 2 centre"}, reserve={ANA: 4})
    choices = answers(s, ANA, "recall")
    assert sorted(choices) == ["centre 1", "centre 2", "quendar 1", "quendar 2", "velisse 1"]
    assert len(choices) == expect["choices"]
    say(s, ANA, "recall quendar 2")
    assert s.reserve[ANA] == expect["reserve"]
    assert there(s, ANA, "quendar") == expect["ana"]["quendar"]


@played
def s11_bazaar_without_means(expect: Expect) -> None:
    s = city(up=["coach", "cannon"], goods={ANA: "3r 2b"})
    say(s, ANA, "bazaar")
    assert step(s) == "marker"
    assert len(heard(s, "auction-opened")) == expect["auctions"]
    assert face_up(s) == expect["items_up"]
    assert goods(s, ANA) == expect["goods"]["ana"]
