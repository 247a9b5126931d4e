"""Markers, votes, banishment (J5)."""

from __future__ import annotations

from typing import Any

from comptoir.table import asked
from tests.games.jantaris.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    JANTARIS,
    NAMES,
    all_goods,
    answers,
    centre,
    city,
    goods,
    say,
    step,
    there,
    vote,
)
from tests.games.scenarios import Expect, matches, played


def spread(s: Any, seat: int, districts: dict[str, int]) -> dict[str, int]:
    return {district: there(s, seat, district) for district in districts}


def held(s: Any, district: str, names: dict[str, int]) -> dict[str, int]:
    return {name: there(s, NAMES.index(name), district) for name in names}


@played
def s01_two_black_markets_and_a_lone_deal(expect: Expect) -> None:
    s = city("vote", players=3, markers="centre shakara", moved="black")
    vote(s, "black_market", "deal", "black_market")
    say(s, ANA, "receive 1r 1b")
    say(s, CHLOE, "receive 2r 0b")
    assert all_goods(s) == expect["goods"]


@played
def s02_the_first_turn_of_the_printed_example(expect: Expect) -> None:
    s = city(at={ANA: "1 shakara 1 likaran", BEN: "1 ormeth 1 taira", DINA: "1 taira 1 likaran"})
    before = there(s, DINA, "likaran")
    say(s, ANA, "place shakara", "move black shakara")
    vote(s, "deal", "deal", "black_market", "recruitment")
    assert goods(s, CHLOE) == [0, 1]
    say(s, DINA, "place likaran")
    assert all_goods(s) == expect["goods"]
    assert s.reserve[ANA] == expect["ana_reserve"]
    assert there(s, DINA, "likaran") - before == expect["dina_in_likaran_gain"]
    assert asked(s) == (BEN,)
    assert step(s) == "city"


@played
def s03_banishment_of_four(expect: Expect) -> None:
    s = city("vote", markers="taira shakara", at={BEN: "4 taira"})
    vote(s, "strengthen", "deal", "deal", "deal")
    say(s, ANA, "banish 1")
    assert spread(s, BEN, expect["ben"]) == expect["ben"]
    assert step(s) == "city"


@played
def s04_banishment_with_a_marker_next_door(expect: Expect) -> None:
    s = city("vote", markers="taira quendar", at={BEN: "4 taira"})
    vote(s, "strengthen", "deal", "deal", "deal")
    say(s, ANA, "banish 1")
    assert spread(s, BEN, expect["ben"]) == expect["ben"]


@played
def s05_a_single_banished_merchant_chooses(expect: Expect) -> None:
    s = city("vote", markers="taira centre", at={BEN: "1 taira"})
    vote(s, "strengthen", "deal", "deal", "deal")
    say(s, ANA, "banish 1")
    assert asked(s) == (NAMES.index(expect["asked"]),)
    assert answers(s, BEN, "flee") == expect["offered"]
    say(s, BEN, "flee quendar")
    assert spread(s, BEN, expect["ben"]) == expect["ben"]


@played
def s20_moving_a_marker(expect: Expect) -> None:
    for case, markers in (("a", "centre centre"), ("b", "taira centre"), ("c", "taira shakara")):
        moves = answers(city("marker", markers=markers), ANA, "move")
        assert len(moves) == expect["moves"][case]
        assert not any(move.endswith(("centre", *markers.split())) for move in moves)


@played
def s21_deal_at_one_two_and_three_votes(expect: Expect) -> None:
    cases = {
        "red_a": ("deal", "strengthen", "recruitment", "strengthen"),
        "red_b": ("deal", "deal", "recruitment", "strengthen"),
        "red_c": ("deal", "deal", "deal", "deal"),
    }
    for case, votes in cases.items():
        s = city(
            "vote",
            markers="velisse moravel",
            at={ANA: "3 velisse 1 centre", BEN: "1 velisse 2 centre", CHLOE: "1 centre"},
            fairs=[(10, 3)],
        )
        vote(s, *votes)
        for name, red in expect[case].items():
            assert goods(s, NAMES.index(name)) == [red, 0]


@played
def s22_deal_above_the_limit(expect: Expect) -> None:
    s = city(
        "vote",
        markers="centre likaran",
        moved="black",
        at={ANA: "4 likaran", BEN: "2 likaran"},
        goods={ANA: "2r 3b", BEN: "6b"},
    )
    vote(s, "deal", "deal", "recruitment", "strengthen")
    assert matches(all_goods(s), expect["goods"])


@played
def s23_black_market_alone(expect: Expect) -> None:
    s = city(
        "vote",
        markers="taira centre",
        goods={ANA: "6r 1b", BEN: "2r", CHLOE: "3r 2b", DINA: "1r 1b"},
        items={CHLOE: ["treasury"]},
    )
    vote(s, "black_market", "strengthen", "recruitment", "recruitment")
    assert step(s) == "banish"
    assert matches(all_goods(s), expect["goods"])
    assert goods(s, BEN) == [2, 0]
    assert expect["choices"] == 1


@played
def s24_two_black_markets_at_the_limit(expect: Expect) -> None:
    s = city("vote", markers="taira centre", goods={ANA: "6r 5b", BEN: "6r 6b"})
    vote(s, "black_market", "black_market", "deal", "recruitment")
    assert matches(all_goods(s), expect["goods"])


@played
def s25_three_black_markets_ruin_all_three(expect: Expect) -> None:
    s = city(
        "vote",
        markers="ormeth likaran",
        at={ANA: "3 ormeth", BEN: "1 ormeth", DINA: "2 ormeth"},
        goods={ANA: "2r 2b", BEN: "5b", CHLOE: "1r", DINA: "3r 3b"},
    )
    vote(s, "black_market", "black_market", "black_market", "deal")
    assert all_goods(s) == expect["goods"]
    assert held(s, "ormeth", expect["ormeth"]) == expect["ormeth"]
    assert held(s, "shakara", expect["shakara"]) == expect["shakara"]


@played
def s26_strengthen_alone(expect: Expect) -> None:
    for case, victim in (("a", ANA), ("b", BEN)):
        s = city(
            "vote",
            markers="centre quendar",
            moved="black",
            at={ANA: "2 quendar", CHLOE: "1 quendar", DINA: "3 quendar"},
        )
        vote(s, "strengthen", "deal", "deal", "deal")
        assert len(answers(s, ANA, "banish")) == expect["nameable"]
        say(s, ANA, f"banish {victim}")
        assert spread(s, ANA, expect[case]) == expect[case]
        assert there(s, DINA, "quendar") == 3


@played
def s27_two_strengthen(expect: Expect) -> None:
    s = city("vote", markers="velisse likaran", at={ANA: "3 taira 2 likaran", BEN: "1 taira"})
    vote(s, "strengthen", "strengthen", "deal", "deal")
    assert answers(s, ANA) == ["bring taira 1", "bring taira 2", "pass"]
    say(s, ANA, "bring taira 2")
    assert answers(s, BEN) == ["bring taira 1", "pass"]
    say(s, BEN, "pass")
    assert spread(s, ANA, expect["ana"]) == expect["ana"]
    assert spread(s, BEN, expect["ben"]) == expect["ben"]


@played
def s28_three_strengthen(expect: Expect) -> None:
    s = city("vote", markers="issenda shakara", at={ANA: "3 issenda", BEN: "1 issenda"})
    vote(s, "strengthen", "strengthen", "strengthen", "deal")
    assert answers(s, ANA) == ["send moravel 1", "send moravel 2", "pass"]
    say(s, ANA, "send moravel 2")
    assert answers(s, BEN) == ["send moravel 1", "pass"]
    say(s, BEN, "send moravel 1")
    assert asked(s) == (BEN,)
    assert step(s) == "city"
    assert held(s, "issenda", expect["issenda"]) == expect["issenda"]
    assert held(s, "moravel", expect["moravel"]) == expect["moravel"]


@played
def s29_recruitment_alone(expect: Expect) -> None:
    s = city("vote", markers="taira ormeth", reserve={ANA: 3})
    vote(s, "recruitment", "deal", "deal", "deal")
    offered = answers(s, ANA)
    assert len(offered) == expect["offered"]
    assert not {"place centre", "place taira", "place ormeth", "pass"} & set(offered)
    say(s, ANA, "place velisse")
    assert s.reserve[ANA] == expect["reserve"]


@played
def s30_two_recruitments(expect: Expect) -> None:
    for case, markers in (("centre_a", "taira ormeth"), ("centre_b", "taira centre")):
        s = city("vote", markers=markers, reserve={ANA: 5, BEN: 0})
        vote(s, "recruitment", "recruitment", "deal", "strengthen")
        assert step(s) == "banish"
        assert matches(centre(s), expect[case])


@played
def s31_three_recruitments(expect: Expect) -> None:
    s = city("vote", players=3, markers="quendar centre", reserve={ANA: 1, BEN: 6, CHLOE: 6})
    vote(s, "recruitment", "recruitment", "recruitment")
    assert answers(s, ANA) == ["recruit taira 1", "recruit moravel 1", "pass"]
    say(s, ANA, "recruit taira 1")
    assert answers(s, BEN, "recruit") == ["taira 1", "taira 2", "moravel 1", "moravel 2"]
    say(s, BEN, "recruit moravel 2")
    say(s, CHLOE, "pass")
    assert spread(s, ANA, expect["ana"]) == expect["ana"]
    assert spread(s, BEN, expect["ben"]) == expect["ben"]
    assert dict(zip(NAMES, s.reserve, strict=False)) == expect["reserve"]


@played
def s32_the_votes_are_secret(expect: Expect) -> None:
    s = city("vote", markers="taira centre", at={ANA: "2 taira", BEN: "1 taira"})
    say(s, ANA, "vote deal")
    say(s, CHLOE, "vote strengthen")
    seen = JANTARIS.view(s, BEN).diplomacy
    assert sum(word is not None for word in seen.votes) == expect["visible_votes_before"]
    assert sum(seen.voted) == expect["visible_who_voted"]
    assert JANTARIS.view(s, ANA).diplomacy.votes == ["deal", None, None, None]
    say(s, BEN, "vote deal")
    say(s, DINA, "vote recruitment")
    assert JANTARIS.view(s, BEN).diplomacy.votes == ["deal", "deal", "strengthen", "recruitment"]
    say(s, CHLOE, "banish 0")
    say(s, DINA, "place velisse")
    assert [goods(s, ANA), goods(s, BEN)] == [[2, 0], [1, 0]]
    say(s, BEN, "market red 1", "move black ormeth")
    for seat in range(4):
        assert len(answers(s, seat, "vote")) == expect["cards_in_hand_next_turn"]
