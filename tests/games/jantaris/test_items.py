"""J8: each item works, and does nothing when it should not."""

from __future__ import annotations

import pytest

from comptoir.table import IllegalAction, asked
from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    all_goods,
    answers,
    centre,
    city,
    face_up,
    goods,
    heard,
    owned,
    pile,
    say,
    step,
    there,
    vote,
)
from tests.rules import rule

CARD = "shakara-ormeth-velisse"
THREE = "2 shakara 2 ormeth 2 velisse"


@rule("J8.3", "R32")
def test_historic_book_makes_its_owner_exchange_an_item() -> None:
    s = city(items={ANA: ["historic_book"]}, up=["coach", "cannon"], pile=["picks", "treasury"])
    say(s, ANA, "bazaar", "exchange cannon")
    assert face_up(s) == ["coach", "picks"]
    assert pile(s) == ["treasury", "cannon"]


@rule("J8.3", "R32")
def test_historic_book_does_nothing_when_another_player_visits() -> None:
    s = city(items={BEN: ["historic_book"]}, up=["coach", "cannon"], pile=["picks"])
    say(s, ANA, "bazaar")
    assert step(s) == "marker"
    assert face_up(s) == ["coach", "cannon"]


@rule("J8.3", "R31")
def test_historic_book_exchanges_nothing_with_an_empty_pile() -> None:
    s = city(items={ANA: ["historic_book"]}, up=["coach", "cannon"], pile=[], goods={ANA: "1r 3b"})
    say(s, ANA, "bazaar")
    assert step(s) == "open"


@rule("J8.4")
def test_precious_porcelain_pays_its_buyer_once() -> None:
    s = city(up=["precious_porcelain", "coach"], goods={ANA: "6r 3b"})
    say(s, ANA, "bazaar", "open precious_porcelain 9")
    assert goods(s, ANA) == [0, 2]


@rule("J8.4", "J8.1")
def test_precious_porcelain_pays_nothing_later() -> None:
    s = city("start", items={ANA: ["precious_porcelain"]})
    assert goods(s, ANA) == [0, 0]


@rule("J8.5", "R27")
def test_cannon_brings_three_red_for_each_claim() -> None:
    s = city("control", items={ANA: ["cannon"]}, at={ANA: THREE}, cards=[CARD])
    say(s, ANA, f"claim {CARD}")
    assert goods(s, ANA) == [3, 0]


@rule("J8.5", "R27")
def test_cannon_brings_nothing_for_claims_of_others_or_from_before() -> None:
    s = city("control", items={BEN: ["cannon"]}, at={ANA: THREE}, cards=[CARD])
    say(s, ANA, f"claim {CARD}")
    assert all_goods(s) == {"ana": [0, 0], "ben": [0, 0], "chloe": [0, 0], "dina": [0, 0]}
    late = city(up=["cannon", "coach"], goods={ANA: "4r 5b"})
    late.claimed[ANA] = 1
    say(late, ANA, "bazaar", "open cannon 9")
    assert goods(late, ANA) == [0, 0]


@rule("J8.7", "R41")
def test_barrel_of_dye_turns_deals_red() -> None:
    s = city("vote", markers="centre taira", moved="black", items={ANA: ["barrel_of_dye"]})
    vote(s, "deal", "strengthen", "recruitment", "strengthen")
    assert goods(s, ANA) == [2, 0]


@rule("J8.7")
def test_barrel_of_dye_leaves_the_market_and_the_black_market_alone() -> None:
    s = city(items={ANA: ["barrel_of_dye"]})
    say(s, ANA, "market black 2")
    assert goods(s, ANA) == [0, 2]
    s = city("vote", markers="centre taira", moved="black", items={BEN: ["barrel_of_dye"]})
    vote(s, "deal", "recruitment", "strengthen", "strengthen")
    assert goods(s, ANA) == [0, 2]


@rule("J8.8", "R33")
def test_seal_ring_takes_a_red_good_from_each_opponent() -> None:
    s = city(up=["seal_ring", "coach"], goods={ANA: "6r 6b", BEN: "2r", CHLOE: "1r 1b", DINA: "3b"})
    say(s, ANA, "bazaar", "open seal_ring 9")
    assert all_goods(s) == {"ana": [5, 0], "ben": [1, 0], "chloe": [0, 1], "dina": [0, 3]}


@rule("J8.8", "R33")
def test_seal_ring_takes_nothing_beyond_six_and_nothing_later() -> None:
    s = city(
        "start",
        items={ANA: ["picks"]},
        goods={ANA: "5r", BEN: "1r", CHLOE: "1r"},
        pile=["ancient_clock", "seal_ring", "royal_diamond"],
        up=["cannon", "coach"],
    )
    say(s, ANA, "use picks")
    assert all_goods(s) == {"ana": [6, 0], "ben": [0, 0], "chloe": [1, 0], "dina": [0, 0]}
    later = city("start", items={ANA: ["seal_ring"]}, goods={BEN: "1r"})
    assert goods(later, BEN) == [1, 0]


@rule("J8.9", "R18", "R36")
@pytest.mark.parametrize("phase", ["city", "vote", "fair"])
def test_ancient_clock_lets_its_owner_claim_at_the_end_of_each_phase(phase: str) -> None:
    s = city(
        phase,
        markers="taira quendar",
        at={CHLOE: THREE, DINA: "5 centre" if phase == "fair" else "4 centre"},
        items={CHLOE: ["ancient_clock"]},
        cards=[CARD],
    )
    if phase == "city":
        say(s, ANA, "market red 1")
    elif phase == "vote":
        vote(s, "deal", "deal", "black_market", "black_market")
        say(s, CHLOE, "receive 2r 0b")
        say(s, DINA, "receive 2r 0b")
    assert (asked(s), step(s)) == ((CHLOE,), "clock")
    say(s, CHLOE, f"claim {CARD}")
    assert s.prestige[CHLOE] == 3


@rule("J8.9", "R36")
def test_ancient_clock_does_not_strike_for_others_nor_after_a_fair_that_is_not_held() -> None:
    s = city(at={ANA: THREE}, items={BEN: ["ancient_clock"]}, cards=[CARD])
    say(s, ANA, "market red 1")
    assert step(s) == "marker"
    s = city("fair", at={ANA: THREE}, items={ANA: ["ancient_clock"]}, cards=[CARD])
    assert step(s) == "claim"


@rule("J8.10", "R45")
def test_majestic_statue_helps_the_poor_at_a_fair() -> None:
    s = city("fair", markers="taira ormeth", at={BEN: "5 centre"}, items={ANA: ["majestic_statue"]})
    assert goods(s, ANA) == [2, 0]


@rule("J8.10")
def test_majestic_statue_helps_nobody_with_goods_or_without_a_fair() -> None:
    rich = city(
        "fair",
        markers="taira ormeth",
        at={BEN: "5 centre"},
        items={ANA: ["majestic_statue"]},
        goods={ANA: "1b"},
    )
    assert goods(rich, ANA) == [0, 1]
    idle = city("fair", markers="taira ormeth", at={BEN: "4 centre"}, items={ANA: ["majestic_statue"]})
    assert goods(idle, ANA) == [0, 0]


@rule("J8.11", "R35")
def test_coach_takes_one_more_of_the_banished_whoever_banished_them() -> None:
    s = city("vote", markers="taira centre", at={ANA: "3 taira"}, items={ANA: ["coach"]})
    vote(s, "strengthen", "deal", "deal", "deal")
    say(s, ANA, "banish 0", "flee velisse")
    assert [there(s, ANA, area) for area in ("taira", "velisse", "quendar")] == [0, 2, 1]


@rule("J8.11", "R35")
def test_coach_may_stay_and_helps_in_no_other_move() -> None:
    s = city("vote", markers="taira centre", at={BEN: "3 taira"}, items={BEN: ["coach"]})
    vote(s, "strengthen", "deal", "deal", "deal")
    say(s, ANA, "banish 1")
    say(s, BEN, "pass")
    assert there(s, BEN, "taira") == 1
    s = city("vote", markers="taira centre", at={ANA: "3 taira"}, items={ANA: ["coach"]})
    vote(s, "strengthen", "strengthen", "strengthen", "deal")
    say(s, ANA, "send velisse 2")
    assert step(s) == "city"


@rule("J8.12", "R34")
def test_treasury_stops_black_market_alone() -> None:
    s = city("vote", markers="taira centre", goods={BEN: "3r"}, items={BEN: ["treasury"]})
    vote(s, "black_market", "deal", "deal", "deal")
    assert goods(s, ANA) == [0, 0]
    assert heard(s, "vote-lapsed")[0]["seat"] == ANA


@rule("J8.12", "R34")
def test_treasury_stops_nothing_else() -> None:
    s = city(
        "start",
        items={ANA: ["royal_obligation"], BEN: ["treasury", "royal_cape"]},
        goods={BEN: "2r"},
    )
    assert goods(s, BEN) == [1, 0]
    own = city("vote", markers="taira centre", goods={BEN: "3r"}, items={ANA: ["treasury"]})
    vote(own, "black_market", "deal", "deal", "deal")
    assert goods(own, ANA) == [1, 0]


@rule("J8.13", "R37")
def test_old_coins_bring_goods_for_everybody_in_the_centre() -> None:
    s = city(
        "fair", markers="taira ormeth", at={BEN: "3 centre", CHLOE: "2 centre"}, items={ANA: ["old_coins"]}
    )
    assert answers(s, ANA) == ["coins red", "coins black", "pass"]
    say(s, ANA, "coins red")
    assert goods(s, ANA) == [5, 0]
    assert (owned(s, ANA), pile(s)[-1]) == ([], "old_coins")


@rule("J8.13", "R51")
def test_old_coins_may_be_kept_and_are_not_spent_on_a_full_colour() -> None:
    s = city(
        "fair",
        markers="taira ormeth",
        at={BEN: "5 centre"},
        goods={ANA: "6r 1b"},
        items={ANA: ["old_coins"]},
    )
    assert answers(s, ANA) == ["coins black", "pass"]
    say(s, ANA, "pass")
    assert owned(s, ANA) == ["old_coins"]
    full = city(
        "fair", markers="taira ormeth", at={BEN: "5 centre"}, goods={ANA: "6r 6b"}, items={ANA: ["old_coins"]}
    )
    assert owned(full, ANA) == ["old_coins"]


@rule("J8.15")
def test_signal_horn_calls_a_merchant_to_the_fair() -> None:
    s = city(
        "fair",
        markers="taira ormeth",
        at={ANA: "1 velisse 1 moravel", BEN: "5 centre"},
        items={ANA: ["signal_horn"]},
    )
    assert answers(s, ANA) == ["call velisse", "call moravel"]
    say(s, ANA, "call moravel")
    assert centre(s)["ana"] == 1


@rule("J8.15", "R38")
def test_signal_horn_calls_nobody_if_one_is_there_or_none_can_come() -> None:
    there_already = city(
        "fair", markers="taira ormeth", at={ANA: "1 velisse 5 centre"}, items={ANA: ["signal_horn"]}
    )
    assert there(there_already, ANA, "velisse") == 1
    stuck = city(
        "fair", markers="taira ormeth", at={ANA: "3 taira", BEN: "5 centre"}, items={ANA: ["signal_horn"]}
    )
    assert centre(stuck)["ana"] == 0
    quiet = city(
        "fair", at={ANA: "1 velisse", BEN: "4 centre"}, markers="taira ormeth", items={ANA: ["signal_horn"]}
    )
    assert there(quiet, ANA, "velisse") == 1


@rule("J8.17", "R46")
def test_noble_horse_places_a_merchant() -> None:
    s = city(up=["noble_horse", "coach"], goods={ANA: "4r 5b"}, markers="taira ormeth")
    say(s, ANA, "bazaar", "open noble_horse 9")
    assert len(answers(s, ANA, "place")) == 6
    with pytest.raises(IllegalAction):
        say(s, ANA, "pass")
    say(s, ANA, "place moravel")
    assert there(s, ANA, "moravel") == 1


@rule("J8.17", "R22")
def test_noble_horse_stands_idle_with_an_empty_reserve_and_after_the_purchase() -> None:
    s = city(up=["noble_horse", "coach"], goods={ANA: "4r 5b"}, reserve={ANA: 0})
    say(s, ANA, "bazaar", "open noble_horse 9")
    assert step(s) == "marker"
    later = city("start", items={ANA: ["noble_horse"]})
    assert step(later) == "city"


@rule("J8.19", "R46")
def test_street_organ_plays_in_the_centre_at_once() -> None:
    s = city(up=["street_organ", "coach"], goods={ANA: "2r 3b"}, markers="taira ormeth")
    say(s, ANA, "bazaar", "open street_organ 5")
    assert centre(s)["ana"] == 1


@rule("J8.19", "R22")
def test_street_organ_is_silent_beside_a_marker_or_without_a_merchant() -> None:
    for markers, reserve in (("taira centre", 5), ("taira ormeth", 0)):
        s = city(up=["street_organ", "coach"], goods={ANA: "2r 3b"}, markers=markers, reserve={ANA: reserve})
        say(s, ANA, "bazaar", "open street_organ 5")
        assert (centre(s)["ana"], s.reserve[ANA]) == (0, reserve)


@rule("J8.25", "R37")
def test_a_player_orders_their_items_at_the_start_of_a_fair() -> None:
    held = {ANA: ["majestic_statue", "old_coins"]}
    first = city("fair", markers="taira ormeth", at={BEN: "5 centre"}, items=held)
    assert answers(first, ANA) == ["use majestic_statue", "coins red", "coins black", "pass"]
    say(first, ANA, "use majestic_statue", "coins black")
    assert goods(first, ANA) == [2, 5]
    second = city("fair", markers="taira ormeth", at={BEN: "5 centre"}, items=held)
    say(second, ANA, "coins black")
    assert goods(second, ANA) == [0, 5]


@rule("J6.4", "R19")
def test_the_items_of_a_fair_act_clockwise_from_the_active_player() -> None:
    s = city(
        "fair",
        active=CHLOE,
        markers="taira ormeth",
        at={DINA: "5 centre"},
        items={BEN: ["old_coins"], DINA: ["majestic_statue"], CHLOE: ["signal_horn"], ANA: []},
    )
    assert [told["why"] for told in heard(s, "goods-received")] == ["majestic_statue"]
    assert asked(s) == (BEN,)
