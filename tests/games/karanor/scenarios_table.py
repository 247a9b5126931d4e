"""Scenarios of the start, of prestige and of the end (K1, K2, K13)."""

from __future__ import annotations

from comptoir.games.karanor import box
from comptoir.games.karanor.events import FROM_QUEST
from comptoir.games.karanor.setup import GOODS_FIRST
from comptoir.games.karanor.supply import gain_prestige
from comptoir.table import settle
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    PEOPLE,
    heard,
    history,
    islands,
    owns,
    refusal,
    say,
    supply,
)
from tests.games.scenarios import Expect, matches, played


@played
def s01_a_merchant_from_kien(expect: Expect) -> None:
    s = islands(home={ANA: "kien", BEN: "ormea"})
    for seat, tile in enumerate(["enfant_marin", "clerc", "clerc"]):
        s.merchants[seat].history = history(tile)
    s.agenda = [GOODS_FIRST]
    settle(s)
    assert matches(owns(s, ANA), expect["ana"])
    assert {name: supply(s, name) for name in expect["supply"]} == expect["supply"]


@played
def s36_draft(expect: Expect) -> None:
    s = KARANOR.start(3, "draft")
    dealt = [m.commerces[:] for m in s.merchants]
    for seat in (ANA, BEN, CHLOE):
        say(s, seat, f"keep {box.COMMERCES[dealt[seat][0]]}")
    now = [m.commerces[1:] for m in s.merchants]
    went = {PEOPLE[seat]: PEOPLE[now.index(cards[1:])] for seat, cards in enumerate(dealt)}
    assert went == expect["two_went_to"]
    before = len(s.commerce_discard)
    for seat in (ANA, BEN, CHLOE):
        say(s, seat, f"keep {box.COMMERCES[now[seat][0]]}")
    assert [len(m.commerces) for m in s.merchants] == expect["in_hand"]
    assert len(s.commerce_discard) - before == expect["discard"]


@played
def s37_cards_marked_for_four(expect: Expect) -> None:
    decks = (box.QUESTS_FOR, box.BLACKS_FOR, box.ARTEFACTS_FOR)
    for players, sizes in expect["decks"].items():
        assert [len(deck[int(players)]) for deck in decks] == sizes


@played
def s26_thresholds_pay_once(expect: Expect) -> None:
    s = islands(4, has={ANA: "gold 3", BEN: "prestige 2"}, blacks={ANA: ["rumeurs"]})
    gain_prestige(s, BEN, 1, FROM_QUEST)
    assert len(s.merchants[BEN].black_market) == expect["cards_at_the_first_3"]
    s.merchants[BEN].black_market.clear()  # so that nobody can answer
    say(s, ANA, "play rumeurs 1")
    after = {"ben_prestige": s.merchants[BEN].prestige, "ana_gold": s.merchants[ANA].gold}
    assert after == expect["after_rumeurs"]
    gain_prestige(s, BEN, 1, FROM_QUEST)
    assert len(s.merchants[BEN].black_market) == expect["cards_at_the_second_3"]


@played
def s27_one_gain_past_both_thresholds(expect: Expect) -> None:
    s = islands(has={ANA: "prestige 2"})
    gain_prestige(s, ANA, 4, FROM_QUEST)
    assert s.merchants[ANA].prestige == expect["prestige"]
    assert len(s.merchants[ANA].black_market) == expect["cards"]


@played
def s28_the_same_number_of_turns(expect: Expect) -> None:
    has = {BEN: "prestige 9 thresholds_paid 2 gold 8", CHLOE: "gold 1"}
    s = islands(4, has=has, at={BEN: "tour_mages"}, active=BEN)
    say(s, BEN, "villa")
    assert refusal(s, CHLOE, "offer 3 give gold 1")[1] == expect["refused"]
    for seat in (BEN, CHLOE, DINA):
        assert s.active == seat
        say(s, seat, "end")
    began = [told["seat"] for told in heard(s, "turn-began")]
    assert [BEN, *began] == [PEOPLE.index(name) for name in expect["turns"]]
    assert (not s.agenda and len(heard(s, "game-ended")) == 1) == expect["over"]


@played
def s29_the_end_by_number_of_players(expect: Expect) -> None:
    for players, goal in zip(range(2, 7), expect["triggered"], strict=True):
        s = islands(players)
        gain_prestige(s, ANA, goal - 1, FROM_QUEST)
        assert not s.ending
        gain_prestige(s, ANA, 1, FROM_QUEST)
        assert s.ending


@played
def s30_ties(expect: Expect) -> None:
    s = islands(has={ANA: "prestige 10 gold 4", BEN: "prestige 10 gold 7", CHLOE: "prestige 9 gold 30"})
    assert {PEOPLE[place.seat]: place.rank for place in KARANOR.standing(s)} == expect["ranks"]
    s.merchants[ANA].gold = 7
    shared = {PEOPLE[place.seat]: place.rank for place in KARANOR.standing(s)}
    assert shared == expect["ranks_with_equal_gold"]
