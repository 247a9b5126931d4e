"""J8: the items of the start of a turn work, and do nothing when they should not."""

from __future__ import annotations

import pytest

from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    answers,
    centre,
    city,
    face_up,
    goods,
    owned,
    pile,
    say,
    step,
    vote,
)
from tests.rules import rule


@rule("J8.6", "R24", "R30", "R11")
def test_small_ring_buys_the_top_item_for_two_less() -> None:
    s = city(
        "start",
        items={ANA: ["small_ring"]},
        pile=["coach", "picks"],
        up=["cannon", "treasury"],
        goods={ANA: "1r 1b"},
        prestige=(1, 0, 0, 0),
    )
    say(s, ANA, "use small_ring", "pay 1r 1b")
    assert owned(s, ANA) == ["coach"]
    assert pile(s) == ["picks", "small_ring"]
    assert s.prestige[ANA] == 2


@rule("J8.6", "R29")
def test_small_ring_is_kept_by_who_declines_and_cannot_be_used_without_a_pile() -> None:
    s = city("start", items={ANA: ["small_ring"]})
    assert answers(s, ANA) == ["use small_ring", "pass"]
    say(s, ANA, "pass")
    assert (step(s), owned(s, ANA)) == ("city", ["small_ring"])
    empty = city("start", items={ANA: ["small_ring"]}, pile=[])
    assert step(empty) == "city"
    others = city("start", items={BEN: ["small_ring"]})
    assert step(others) == "city"


@rule("R50", "R24")
def test_small_ring_discounts_only_a_colour_of_the_price() -> None:
    s = city(
        "start",
        items={ANA: ["small_ring"]},
        pile=["barrel_of_dye", "picks"],
        up=["cannon", "treasury"],
        goods={ANA: "6r 6b"},
    )
    say(s, ANA, "use small_ring")
    assert answers(s, ANA) == ["pay 0r 1b", "pass"]


@rule("R24")
def test_small_ring_takes_off_no_more_than_the_price_has() -> None:
    s = city(
        "start",
        items={ANA: ["small_ring"]},
        pile=["coach", "picks"],
        up=["cannon", "treasury"],
        goods={ANA: "6r 6b"},
    )
    say(s, ANA, "use small_ring")
    assert answers(s, ANA) == ["pay 0r 3b", "pay 1r 1b", "pass"]


@rule("J8.6", "R30")
def test_small_ring_puts_what_is_too_dear_under_the_pile() -> None:
    s = city("start", items={ANA: ["small_ring"]}, pile=["cannon", "picks"], up=["coach", "treasury"])
    say(s, ANA, "use small_ring")
    assert step(s) == "city"
    assert pile(s) == ["picks", "small_ring", "cannon"]


@rule("J8.14", "R39")
def test_royal_obligation_collects_from_other_crowns() -> None:
    s = city("start", items={ANA: ["royal_obligation"], CHLOE: ["royal_scepter"]}, goods={CHLOE: "2r 1b"})
    assert (goods(s, ANA), goods(s, CHLOE)) == ([1, 0], [1, 1])


@rule("J8.14", "R33", "R39")
def test_royal_obligation_takes_nothing_from_the_uncrowned_nor_for_a_full_owner() -> None:
    s = city("start", items={ANA: ["royal_obligation"], CHLOE: ["coach"]}, goods={CHLOE: "2r"})
    assert goods(s, ANA) == [0, 0]
    full = city("start", items={ANA: ["royal_obligation"], BEN: ["royal_cape"]}, goods={ANA: "6r", BEN: "2r"})
    assert goods(full, BEN) == [2, 0]
    later = city("start", items={BEN: ["royal_obligation"], ANA: ["royal_cape"]}, goods={ANA: "2r"})
    assert goods(later, ANA) == [2, 0]


@rule("J8.16", "R44")
def test_royal_cape_lets_every_crown_take_one_back() -> None:
    s = city(
        "start", at={ANA: "2 taira", BEN: "1 velisse"}, items={ANA: ["royal_cape"], BEN: ["royal_crown"]}
    )
    say(s, ANA, "recall taira 1")
    say(s, BEN, "recall velisse 1")
    assert s.reserve[:2] == [13, 14]


@rule("J8.16", "R39")
def test_royal_cape_asks_nobody_beside_a_marker_or_without_a_crown() -> None:
    s = city(
        "start",
        markers="taira velisse",
        at={ANA: "2 taira", BEN: "1 velisse", CHLOE: "1 moravel"},
        items={ANA: ["royal_cape"], BEN: ["royal_crown"]},
    )
    assert step(s) == "city"


@rule("J8.18", "J8.22")
@pytest.mark.parametrize(("item", "gain"), [("royal_crown", [0, 1]), ("royal_scepter", [1, 0])])
def test_crown_and_scepter_pay_every_crown(item: str, gain: list[int]) -> None:
    s = city("start", items={ANA: [item], DINA: ["royal_cape"]})
    assert (goods(s, ANA), goods(s, BEN), goods(s, DINA)) == (gain, [0, 0], gain)


@rule("J8.18", "J8.22", "J8.23")
@pytest.mark.parametrize("item", ["royal_crown", "royal_scepter"])
def test_crown_and_scepter_pay_nothing_at_the_turn_of_another(item: str) -> None:
    s = city("start", items={BEN: [item], ANA: ["royal_cape"]})
    assert sum(s.goods) == 0


@rule("J8.20")
def test_royal_diamond_brings_a_crown_to_the_centre() -> None:
    s = city("start", markers="taira ormeth", items={ANA: ["royal_diamond"], CHLOE: ["royal_cape"]})
    say(s, ANA, "place centre")
    say(s, CHLOE, "pass")
    assert centre(s) == {"ana": 1, "ben": 0, "chloe": 0, "dina": 0}


@rule("J8.20")
def test_royal_diamond_asks_nobody_who_is_there_or_while_a_marker_is() -> None:
    s = city("start", markers="taira ormeth", at={ANA: "1 centre"}, items={ANA: ["royal_diamond"]})
    assert step(s) == "city"
    s = city("start", markers="taira centre", items={ANA: ["royal_diamond"]})
    assert step(s) == "city"


@rule("J8.21", "R12", "R28")
def test_picks_take_an_item_for_nothing_with_its_purchase_effect() -> None:
    s = city(
        "start",
        markers="taira ormeth",
        items={ANA: ["picks"]},
        pile=["cannon", "street_organ", "coach"],
        up=["treasury", "seal_ring"],
    )
    say(s, ANA, "use picks", "take street_organ")
    assert (owned(s, ANA), s.prestige[ANA], centre(s)["ana"]) == (["street_organ"], 1, 1)
    assert pile(s) == ["picks", "cannon", "coach"]


@rule("J8.21", "R28", "R29")
def test_picks_take_nothing_among_equals_and_need_a_pile() -> None:
    s = city("start", items={ANA: ["picks"]}, pile=["coach", "small_ring"], up=["treasury", "seal_ring"])
    say(s, ANA, "use picks")
    assert owned(s, ANA) == []
    assert pile(s) == ["picks", "coach", "small_ring"]
    empty = city("start", items={ANA: ["picks"]}, pile=[])
    assert (step(empty), owned(empty, ANA)) == ("city", ["picks"])


@rule("J8.1", "R40", "R11")
def test_an_item_that_went_under_the_pile_scores_again_for_its_next_buyer() -> None:
    s = city(
        "start",
        items={ANA: ["small_ring"]},
        prestige=(1, 0, 0, 0),
        pile=["cannon"],
        up=["coach"],
        goods={ANA: "1r 3b", BEN: "2r 2b"},
    )
    say(s, ANA, "use small_ring", "bazaar", "open coach 4")
    assert face_up(s) == ["small_ring", "cannon"]
    say(s, ANA, "move red taira")
    vote(s, "strengthen", "recruitment", "strengthen", "recruitment")
    say(s, BEN, "bazaar", "open small_ring 4")
    assert (s.prestige[ANA], s.prestige[BEN]) == (2, 1)


@rule("J8.2", "J8.24", "R52")
def test_the_active_player_orders_items_that_touch_the_same_goods() -> None:
    both = {ANA: ["royal_scepter", "royal_obligation"], BEN: ["royal_cape"]}
    first = city("start", items=both)
    assert answers(first, ANA) == ["use royal_obligation", "use royal_scepter"]
    say(first, ANA, "use royal_scepter")
    assert (goods(first, ANA), goods(first, BEN)) == ([2, 0], [0, 0])
    second = city("start", items=both)
    say(second, ANA, "use royal_obligation")
    assert (goods(second, ANA), goods(second, BEN)) == ([1, 0], [1, 0])


@rule("J8.24", "R52")
def test_items_whose_order_cannot_matter_act_without_a_question() -> None:
    s = city("start", items={ANA: ["royal_crown", "royal_scepter"]})
    assert step(s) == "city"
    assert goods(s, ANA) == [1, 1]


@rule("J8.24", "R20")
def test_each_start_item_acts_once_a_turn_and_an_optional_one_may_wait_for_the_others() -> None:
    s = city(
        "start",
        items={ANA: ["royal_crown", "small_ring"]},
        pile=["coach", "picks"],
        up=["cannon", "treasury"],
    )
    assert answers(s, ANA) == ["use small_ring", "use royal_crown", "pass"]
    say(s, ANA, "use royal_crown")
    assert answers(s, ANA) == ["use small_ring", "pass"]
    say(s, ANA, "pass")
    assert (step(s), goods(s, ANA)) == ("city", [0, 1])
