"""The items (J8)."""

from __future__ import annotations

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
    centre,
    city,
    face_up,
    goods,
    heard,
    holding,
    owned,
    pile,
    say,
    step,
    there,
    vote,
)
from tests.games.scenarios import Expect, matches, played


@played
def s40_cannon(expect: Expect) -> None:
    s = city(
        "control",
        at={BEN: "2 shakara 2 ormeth 2 velisse"},
        goods={BEN: "4r 1b"},
        items={BEN: ["cannon"]},
        cards=["shakara-ormeth-velisse"],
    )
    assert goods(s, BEN) == [4, 1]
    say(s, BEN, "claim shakara-ormeth-velisse")
    assert goods(s, BEN) == expect["goods"]["ben"]
    assert s.prestige[BEN] == expect["prestige_gain"]


@played
def s41_historic_book(expect: Expect) -> None:
    for away, then in (("cannon", {"coach", "barrel_of_dye"}), ("coach", {"barrel_of_dye"})):
        s = city(
            up=["coach", "cannon"],
            pile=["barrel_of_dye", "picks"],
            goods={ANA: "2r 4b"},
            items={ANA: ["historic_book"]},
        )
        say(s, ANA, "bazaar")
        assert answers(s, ANA) == ["exchange coach", "exchange cannon"]
        say(s, ANA, f"exchange {away}")
        assert {text.split()[0] for text in answers(s, ANA, "open")} == then
        assert "pass" not in answers(s, ANA)
        if away == "cannon":
            assert face_up(s) == expect["items_up_before_auction"]
            assert pile(s)[-1] == expect["pile_bottom"]


@played
def s42_precious_porcelain(expect: Expect) -> None:
    s = city(up=["precious_porcelain", "coach"], goods={ANA: "6r 6b"})
    say(s, ANA, "bazaar", "open precious_porcelain 9")
    assert goods(s, ANA) == expect["first"]
    s = city(
        "start",
        items={ANA: ["picks"]},
        goods={ANA: "2r 5b"},
        pile=["ancient_clock", "precious_porcelain", "coach"],
        up=["cannon", "treasury"],
    )
    say(s, ANA, "use picks", "take precious_porcelain")
    assert goods(s, ANA) == expect["second"]


@played
def s43_small_ring_the_discount(expect: Expect) -> None:
    s = city(
        "start",
        items={ANA: ["small_ring"]},
        goods={ANA: "4r 3b"},
        prestige=(1, 0, 0, 0),
        pile=["royal_crown", "coach"],
        up=["cannon", "treasury"],
    )
    say(s, ANA, "use small_ring")
    assert [holding(text) for text in answers(s, ANA, "pay")] == expect["prices"][:1]
    say(s, ANA, "pay 4r 3b")
    assert goods(s, ANA) == expect["goods"]["ana"]
    assert s.prestige[ANA] == expect["prestige"]["ana"]
    assert owned(s, ANA) == ["royal_crown"]
    assert pile(s) == ["coach", "small_ring"]
    assert (goods(s, ANA)[1] == 1) == expect["royal_crown_acts_this_turn"]
    rich = city(
        "start",
        items={ANA: ["small_ring"]},
        goods={ANA: "6r 3b"},
        pile=["royal_crown", "coach"],
        up=["cannon", "treasury"],
    )
    say(rich, ANA, "use small_ring")
    assert [holding(text) for text in answers(rich, ANA, "pay")] == expect["prices"]


@played
def s44_small_ring_no_thank_you(expect: Expect) -> None:
    s = city(
        "start",
        items={ANA: ["small_ring"]},
        goods={ANA: "3r 4b"},
        pile=["seal_ring", "picks", "treasury"],
        up=["coach", "cannon"],
    )
    say(s, ANA, "use small_ring")
    assert bool(answers(s, ANA, "pay")) == expect["affordable_with_discount"]
    say(s, ANA, "pass")
    assert pile(s)[-2:] == expect["pile_bottom_two"]
    say(s, ANA, "bazaar", "open coach 4")
    assert goods(s, ANA) == expect["goods"]["ana"]
    assert face_up(s) == ["cannon", "picks"]


@played
def s45_barrel_of_dye(expect: Expect) -> None:
    s = city(
        "vote",
        markers="centre taira",
        moved="black",
        at={ANA: "3 taira", BEN: "2 taira"},
        goods={ANA: "5r"},
        items={ANA: ["barrel_of_dye"]},
    )
    vote(s, "deal", "deal", "strengthen", "recruitment")
    assert matches(all_goods(s), expect["goods"])


@played
def s46_seal_ring(expect: Expect) -> None:
    s = city(
        up=["seal_ring", "coach"],
        goods={ANA: "3r 6b", BEN: "2r 1b", CHLOE: "4b", DINA: "1r"},
        items={BEN: ["treasury"]},
    )
    say(s, ANA, "bazaar", "open seal_ring 9")
    assert all_goods(s) == expect["goods"]


@played
def s47_ancient_clock(expect: Expect) -> None:
    s = city(
        markers="centre centre",
        at={CHLOE: "2 ormeth 2 likaran 2 taira 2 velisse 2 moravel"},
        items={CHLOE: ["ancient_clock"]},
        cards=["ormeth-likaran-taira", "velisse-taira-moravel"],
    )
    say(s, ANA, "place shakara")
    assert (asked(s), step(s)) == ((CHLOE,), "clock")
    say(s, CHLOE, "claim ormeth-likaran-taira")
    assert s.prestige[CHLOE] == expect["prestige"]["chloe"]
    assert len(heard(s, "card-claimed")) == expect["claims_possible_at_one_phase_end"]
    assert step(s) == "marker"


@played
def s48_majestic_statue(expect: Expect) -> None:
    for has, found in (("", expect["first"]), ("1b", [0, 1 + expect["second_gain"]])):
        s = city(
            "fair",
            markers="taira ormeth",
            at={BEN: "1 centre", CHLOE: "4 centre"},
            goods={BEN: has},
            items={BEN: ["majestic_statue"]},
        )
        assert step(s) == "city"
        assert goods(s, BEN) == found
        assert s.prestige[BEN] == expect["prestige"]["ben"]


@played
def s49_coach(expect: Expect) -> None:
    cases = (
        ("a", "taira centre", "4 taira"),
        ("b", "taira velisse", "4 taira"),
        ("c", "taira centre", "2 taira"),
    )
    for case, markers, at in cases:
        s = city("vote", markers=markers, at={BEN: at}, items={BEN: ["coach"]})
        vote(s, "strengthen", "deal", "deal", "deal")
        say(s, ANA, "banish 1")
        if case != "c":
            assert answers(s, BEN)[-1] == "pass"
            say(s, BEN, "flee quendar")
        assert step(s) == "city"
        assert {area: there(s, BEN, area) for area in expect[case]} == expect[case]


@played
def s50_treasury(expect: Expect) -> None:
    for case, others in (("a", "deal"), ("b", "black_market")):
        s = city(
            "vote",
            players=3,
            markers="taira centre",
            goods={ANA: "1r", BEN: "3r 3b"},
            items={BEN: ["treasury"]},
        )
        vote(s, "black_market", others, others)
        assert matches(all_goods(s), expect[case])


@played
def s52_royal_obligation(expect: Expect) -> None:
    s = city(
        "start",
        goods={ANA: "4r", BEN: "2r", CHLOE: "3b", DINA: "5r"},
        items={ANA: ["royal_obligation"], BEN: ["royal_cape"], CHLOE: ["royal_crown"], DINA: ["coach"]},
    )
    assert all_goods(s) == expect["goods"]


@played
def s54_royal_cape(expect: Expect) -> None:
    s = city(
        "start",
        markers="taira ormeth",
        at={ANA: "2 taira 1 centre", BEN: "1 velisse", CHLOE: "1 velisse"},
        reserve={ANA: 9, BEN: 12},
        items={ANA: ["royal_cape"], BEN: ["royal_scepter"], CHLOE: ["cannon"]},
    )
    seats = []
    for text, offered in (
        ("recall centre 1", ["recall centre 1", "pass"]),
        ("pass", ["recall velisse 1", "pass"]),
    ):
        seat = asked(s)[0]
        seats.append(NAMES[seat])
        assert answers(s, seat) == offered
        say(s, seat, text)
    assert seats == expect["asked"]
    assert step(s) == "city"
    assert matches(dict(zip(NAMES, s.reserve, strict=True)), expect["reserve"])


@played
def s55_noble_horse(expect: Expect) -> None:
    for case, left in (("a", 4), ("b", 0)):
        s = city(
            markers="taira centre",
            up=["noble_horse", "royal_diamond"],
            goods={ANA: "4r 5b", BEN: "5r 5b"},
            reserve={BEN: left},
        )
        say(s, ANA, "bazaar", "open noble_horse 9")
        say(s, BEN, "bid 10")
        if left:
            assert (asked(s), step(s)) == ((BEN,), "horse")
            assert len(answers(s, BEN)) == expect["offered_a"]
            say(s, BEN, "place velisse")
        assert step(s) == "marker"
        assert s.reserve[BEN] == expect["reserve"][case]


@played
def s56_royal_crown_and_scepter(expect: Expect) -> None:
    items = {
        ANA: ["royal_crown", "royal_scepter"],
        BEN: ["royal_diamond"],
        CHLOE: ["cannon"],
        DINA: ["royal_cape"],
    }
    for starts in (1, 2, 3, 4):
        s = city("start", active=starts - 1, goods={BEN: "6r"}, items=items)
        if starts == 1:
            assert all_goods(s) == expect["goods"]
        else:
            assert goods(s, BEN) == [6, 0]
            assert sum(s.goods) == 6


@played
def s57_street_organ(expect: Expect) -> None:
    for case, markers in (("a", "taira ormeth"), ("b", "taira centre")):
        s = city(markers=markers, up=["street_organ", "coach"], goods={ANA: "2r 3b"}, reserve={ANA: 5})
        say(s, ANA, "bazaar", "open street_organ 5")
        assert centre(s)["ana"] == expect["centre"][case]
        assert s.reserve[ANA] == expect["reserve"][case]


@played
def s58_royal_diamond(expect: Expect) -> None:
    for markers in ("taira ormeth", "taira centre"):
        s = city(
            "start",
            markers=markers,
            at={ANA: "1 centre"} if markers == "taira ormeth" else {},
            reserve={BEN: 3, CHLOE: 0},
            items={ANA: ["royal_diamond"], BEN: ["royal_cape"], CHLOE: ["royal_crown"]},
        )
        if markers == "taira ormeth":
            assert [NAMES[seat] for seat in asked(s)] == expect["asked"]
            assert answers(s, BEN) == ["place centre", "pass"]
            say(s, BEN, "place centre")
            assert centre(s) == expect["centre"]
        assert step(s) == "city"


@played
def s59_picks(expect: Expect) -> None:
    s = city(
        "start",
        items={ANA: ["picks"]},
        prestige=(1, 0, 0, 0),
        up=["cannon", "treasury"],
        pile=["ancient_clock", "precious_porcelain", "coach", "seal_ring", "small_ring"],
    )
    assert answers(s, ANA) == ["use picks", "pass"]
    say(s, ANA, "use picks")
    assert answers(s, ANA, "take") == expect["offered"]
    say(s, ANA, "take precious_porcelain")
    assert matches(all_prestige(s), expect["prestige"])
    assert goods(s, ANA) == expect["goods"]["ana"]
    assert pile(s)[-3:] == expect["pile_bottom_three"]
    assert owned(s, ANA) == ["precious_porcelain"]


@played
def s60_picks_with_equal_prestige(expect: Expect) -> None:
    tops = {
        "a": ["cannon", "treasury", "noble_horse", "old_coins"],
        "b": ["cannon", "treasury", "coach"],
        "c": ["coach"],
    }
    for case, top in tops.items():
        s = city("start", items={ANA: ["picks"]}, up=["small_ring", "seal_ring"], pile=top)
        say(s, ANA, "use picks")
        assert step(s) == "city"
        assert owned(s, ANA) == expect["offered"][case]
        assert pile(s)[-1] == ("treasury" if case == "b" else top[min(2, len(top) - 1)])
