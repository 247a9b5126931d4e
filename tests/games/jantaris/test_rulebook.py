"""The rulebook, its questions and its worked examples."""

from __future__ import annotations

import pytest

from comptoir.games.jantaris import (
    auction,
    banishment,
    city,
    control,
    diplomacy,
    effects,
    fair,
    items,
    purchase,
    turn,
)
from comptoir.games.jantaris.refusals import ANSWERS
from comptoir.table import Step
from tests import rules
from tests.games.jantaris import vocabulary as v
from tests.rules import rule

MODULES = (auction, banishment, city, control, diplomacy, effects, fair, items, purchase, turn)
STEPS = {
    thing
    for module in MODULES
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__
}


def test_every_step_names_a_clause_and_every_question_its_answers() -> None:
    clauses = rules.stated(v.JANTARIS.folder / "RULES.md")
    assert {step.clause for step in STEPS} <= set(clauses)
    assert {step.name for step in STEPS if step.name} == set(ANSWERS)


def test_the_table_of_clauses_names_a_test_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main("jantaris") == 0
    printed = capsys.readouterr().out
    clauses = rules.stated(v.JANTARIS.folder / "RULES.md")
    assert len(clauses) == len(set(clauses)) == 89 + 54
    assert [line.split()[0] for line in printed.splitlines() if line[:1] in {"J", "R"}] == clauses


@rule("J5.3")
def test_example_1_two_black_markets_and_a_deal() -> None:
    s = v.city("vote", players=3, markers="centre taira", moved="black")
    v.vote(s, "black_market", "deal", "black_market")
    v.say(s, v.ANA, "receive 0r 2b")
    v.say(s, v.CHLOE, "receive 1r 1b")
    assert v.all_goods(s) == {"ana": [0, 2], "ben": [0, 2], "chloe": [1, 1]}


@rule("J5.3", "J5.9")
def test_example_2_a_first_turn() -> None:
    s = v.city("vote", markers="centre taira", moved="black", at={v.ANA: "2 taira"})
    v.vote(s, "deal", "deal", "black_market", "recruitment")
    v.say(s, v.DINA, "place velisse")
    assert v.all_goods(s) == {"ana": [0, 1], "ben": [0, 0], "chloe": [0, 1], "dina": [0, 0]}
    assert v.there(s, v.DINA, "velisse") == 1


@rule("J5.5")
@pytest.mark.parametrize(("markers", "stay"), [("taira centre", 2), ("taira velisse", 3)])
def test_example_3_banishment_of_four(markers: str, stay: int) -> None:
    s = v.city("vote", markers=markers, at={v.BEN: "4 taira"})
    v.vote(s, "strengthen", "deal", "deal", "deal")
    v.say(s, v.ANA, "banish 1")
    assert v.there(s, v.BEN, "taira") == stay


@rule("J4.1", "J3.1")
def test_example_4_the_limit() -> None:
    s = v.city(goods={v.ANA: "5r"})
    assert v.answers(s, v.ANA, "market") == ["red 1", "black 1", "black 2"]


@rule("J7.1")
@pytest.mark.parametrize(
    ("at", "ruler"),
    [
        ({0: "2 taira", 1: "1 taira", 2: "1 taira"}, 0),
        ({0: "2 taira", 1: "2 taira"}, -1),
        ({0: "1 taira"}, -1),
    ],
)
def test_example_5_dominating(at: dict[int, str], ruler: int) -> None:
    assert v.city(at=at).ruler(4) == ruler


@rule("J4.3h", "J4.3a")
def test_example_6_a_price() -> None:
    s = v.city(up=["coach", "cannon"], goods={v.ANA: "5r 2b"})
    v.say(s, v.ANA, "bazaar")
    assert v.step(s) == "marker"
    s = v.city(up=["coach", "cannon"], goods={v.ANA: "2r 3b"})
    v.say(s, v.ANA, "bazaar")
    assert v.answers(s, v.ANA) == ["open coach 4", "open coach 5"]


@rule("J6.2", "J6.3")
def test_example_7_round_and_round() -> None:
    s = v.city(
        "fair",
        players=3,
        markers="taira ormeth",
        at={v.ANA: "2 centre", v.BEN: "2 centre", v.CHLOE: "1 centre"},
        goods={v.ANA: "6r 3b", v.BEN: "5b", v.CHLOE: "3r"},
    )
    v.say(s, v.ANA, "pay 4r 0b", "leave moravel")
    v.say(s, v.BEN, "leave moravel")
    v.say(s, v.ANA, "pay 2r 2b", "leave moravel")
    assert s.prestige == [2, 1, 0]
    assert [sum(v.goods(s, seat)) for seat in range(3)] == [1, 1, 3]


@rule("J9.2")
def test_example_8_the_end() -> None:
    s = v.city("start", prestige=(12, 13, 0, 0))
    assert v.heard(s, "game-ended")[0]["winners"] == [v.BEN]
    s = v.city("start", prestige=(13, 13, 0, 0), goods={v.ANA: "1r"})
    assert v.heard(s, "game-ended")[0]["winners"] == [v.ANA]
    assert [place.rank for place in v.JANTARIS.standing(s)] == [1, 2, 3, 3]
