"""The great fair and market control (J6, J7)."""

from __future__ import annotations

from comptoir.games.jantaris.box import AREAS
from comptoir.table import asked
from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    NAMES,
    all_goods,
    all_prestige,
    answers,
    centre,
    city,
    goods,
    heard,
    holding,
    pile,
    say,
    step,
    there,
)
from tests.games.scenarios import Expect, matches, played


@played
def s33_fair_or_no_fair(expect: Expect) -> None:
    for case, third in (("a", ""), ("b", "1 centre")):
        s = city("fair", markers="taira ormeth", at={ANA: "2 centre", BEN: "2 centre", CHLOE: third})
        assert bool(heard(s, "fair-opened")) == expect["fair"][case]


@played
def s34_round_and_round(expect: Expect) -> None:
    s = city(
        "fair",
        players=3,
        markers="taira ormeth",
        at={ANA: "2 centre", BEN: "2 centre", CHLOE: "1 centre"},
        goods={ANA: "5r 4b", BEN: "5r", CHLOE: "3b"},
        fairs=[(4, 1), (5, 1)],
    )
    say(s, ANA, "pay 4r 0b", "leave moravel")
    say(s, BEN, "leave moravel")
    assert asked(s) == (ANA,)
    say(s, ANA, "pay 1r 3b", "leave moravel")
    assert [told["seat"] for told in heard(s, "traded")] == [ANA, BEN, ANA]
    assert all_prestige(s) == expect["prestige"]
    assert all_goods(s) == expect["goods"]
    assert centre(s) == expect["centre"]
    assert {NAMES[seat]: there(s, seat, "moravel") for seat in (ANA, BEN, CHLOE)} == expect["moravel"]
    assert s.fairs == [0, 1]


@played
def s35_a_trade_is_a_duty(expect: Expect) -> None:
    s = city(
        "fair",
        players=3,
        markers="taira ormeth",
        at={BEN: "3 centre", CHLOE: "2 centre"},
        goods={BEN: "6r 5b", CHLOE: "5r 4b"},
        fairs=[(10, 3)],
    )
    assert asked(s) == (BEN,)
    assert sorted(holding(text) for text in answers(s, BEN, "pay")) == expect["payments"]
    assert len(answers(s, BEN)) == len(expect["payments"])
    say(s, BEN, "pay 5r 5b", "leave velisse")
    assert step(s) == "city"
    assert matches(all_prestige(s), expect["prestige"])
    assert sum(centre(s).values()) == expect["centre_left"]


@played
def s36_a_merchant_from_the_fair_decides(expect: Expect) -> None:
    s = city(
        "fair",
        players=3,
        markers="taira issenda",
        at={ANA: "1 shakara 4 centre", BEN: "2 quendar 2 moravel 1 shakara 1 centre"},
        goods={BEN: "4r"},
        cards=["quendar-moravel-shakara"],
    )
    say(s, BEN, "leave shakara", "claim quendar-moravel-shakara")
    assert matches(all_prestige(s), expect["prestige"])


@played
def s37_dominating(expect: Expect) -> None:
    s = city(
        markers="taira centre",
        at={
            ANA: "2 shakara 2 ormeth 1 likaran 3 velisse 1 taira",
            BEN: "1 shakara 2 ormeth 2 velisse 2 taira",
            CHLOE: "1 shakara 2 velisse",
        },
    )
    for district, name in expect["dominates"].items():
        ruler = s.ruler(AREAS.index(district))
        assert (NAMES[ruler] if ruler >= 0 else "") == name


@played
def s38_the_card_turned_up_can_be_claimed(expect: Expect) -> None:
    s = city(
        "control",
        players=3,
        at={BEN: "2 shakara 2 ormeth 2 velisse 2 taira 2 moravel"},
        cards=["shakara-ormeth-velisse", "taira-quendar-issenda", "quendar-moravel-shakara"],
        card_pile=["velisse-taira-moravel", "likaran-velisse-quendar"],
    )
    assert answers(s, BEN, "claim") == ["shakara-ormeth-velisse"]
    say(s, BEN, "claim shakara-ormeth-velisse", "claim velisse-taira-moravel")
    assert step(s) == "city"
    assert s.prestige[BEN] == expect["prestige"]["ben"]
    assert len(s.controls_up) == expect["control_up"]


@played
def s39_claims_go_clockwise(expect: Expect) -> None:
    s = city(
        "control",
        players=3,
        active=CHLOE,
        at={ANA: "2 shakara 2 ormeth 2 velisse", CHLOE: "2 taira 2 quendar 2 issenda"},
        cards=["shakara-ormeth-velisse", "taira-quendar-issenda", "quendar-moravel-shakara"],
        card_pile=["likaran-velisse-quendar"],
    )
    seats = []
    for text in ("pass", "claim shakara-ormeth-velisse", "claim taira-quendar-issenda"):
        seats.append(NAMES[asked(s)[0]])
        say(s, asked(s)[0], text)
    assert seats == expect["asked"]
    assert all_prestige(s) == expect["prestige"]
    assert step(s) == "city"


@played
def s64_a_whole_turn(expect: Expect) -> None:
    s = city(
        "start",
        players=3,
        markers="taira ormeth",
        at={ANA: "2 shakara 1 moravel 2 quendar 1 centre", BEN: "1 shakara 2 centre", CHLOE: "1 centre"},
        goods={ANA: "1r 2b", BEN: "3r 1b", CHLOE: "4b"},
        items={ANA: ["royal_crown"]},
        cards=["quendar-moravel-shakara", "ormeth-likaran-taira", "issenda-shakara-likaran"],
        fairs=[(5, 1)],
    )
    assert goods(s, ANA) == [1, 3]
    say(s, ANA, "market red 2", "move black likaran", "vote recruitment")
    say(s, BEN, "vote recruitment")
    say(s, CHLOE, "vote deal")
    assert goods(s, CHLOE) == [0, 6]
    say(s, ANA, "pay 2r 3b", "leave moravel")
    say(s, CHLOE, "leave moravel")
    assert there(s, CHLOE, "moravel") == 1
    say(s, ANA, "claim quendar-moravel-shakara")
    assert all_prestige(s) == expect["prestige"]
    assert all_goods(s) == expect["goods"]
    assert centre(s) == expect["centre"]
    assert asked(s) == (BEN,)


@played
def s51_old_coins(expect: Expect) -> None:
    s = city(
        "fair",
        markers="taira ormeth",
        at={ANA: "3 centre", BEN: "2 centre"},
        goods={ANA: "1r 2b"},
        items={ANA: ["old_coins"]},
        fairs=[(6, 1)],
    )
    say(s, ANA, "coins black")
    assert goods(s, ANA) == expect["goods_after_coins"]
    say(s, ANA, "pay 1r 5b", "leave moravel")
    assert goods(s, ANA) == expect["goods_after_fair"]
    assert s.prestige[ANA] == expect["prestige"]["ana"]
    assert s.known == 1 and pile(s)[-1] == expect["pile_bottom"]
    idle = city("fair", markers="taira ormeth", at={ANA: "4 centre"}, items={ANA: ["old_coins"]})
    assert step(idle) == "city"


@played
def s53_signal_horn(expect: Expect) -> None:
    s = city(
        "fair",
        players=3,
        markers="taira ormeth",
        at={ANA: "3 centre", BEN: "2 taira 1 velisse", CHLOE: "2 centre"},
        goods={BEN: "4r"},
        items={BEN: ["signal_horn"], CHLOE: ["old_coins"]},
    )
    assert asked(s) == (CHLOE,)
    say(s, CHLOE, "coins red")
    assert goods(s, CHLOE)[0] == expect["chloe_red_from_coins"]
    say(s, BEN, "leave velisse")
    say(s, CHLOE, "leave moravel")
    assert matches(all_prestige(s), expect["prestige"])
    assert {area: there(s, BEN, area) for area in expect["ben"]} == expect["ben"]
