"""Scenarios of building (K7)."""

from __future__ import annotations

from comptoir.games.karanor import box
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    PEOPLE,
    answers,
    islands,
    owns,
    refusal,
    say,
    step,
)
from tests.games.scenarios import Expect, matches, played


@played
def s03_worked_turn_2(expect: Expect) -> None:
    s = islands(
        at={CHLOE: "kien"},
        home={CHLOE: "port_feral"},
        has={CHLOE: "gold 13 fruit 1 meat 1 cloth 1 income 2"},
        commerces={CHLOE: ["auberge_populaire", "forge"]},
        active=CHLOE,
    )
    m = s.merchants[CHLOE]
    say(s, CHLOE, "work")
    assert m.gold == expect["gold_after_work"]
    say(s, CHLOE, "build auberge_populaire", "take deck")
    assert matches(owns(s, CHLOE), expect["after_build"])
    assert len(m.commerces) == expect["hand"] and len(s.row) == expect["display"]
    say(s, CHLOE, "move champs_lin", "move tour_mages", "villa")
    assert matches(owns(s, CHLOE), expect["after_purchase"])
    assert PEOPLE[s.villas[box.TERRITORIES.index("tour_mages")]] == expect["villa_owner"]
    say(s, CHLOE, "end")
    assert m.gold == expect["gold_after_income"]


@played
def s04_the_bonus_is_bought_with_the_building(expect: Expect) -> None:
    s = islands(
        at={ANA: "ormea"},
        has={ANA: "gold 9 fruit 1 meat 1 cloth 1 income 2"},
        commerces={ANA: ["auberge_populaire"]},
    )
    say(s, ANA, "build auberge_populaire bonus", "take deck")
    assert matches(owns(s, ANA), expect["ana"])
    say(s, ANA, "move coteaux")
    assert 1 + s.steps == expect["reach"]


@played
def s05_the_bonus_cannot_be_bought_later(expect: Expect) -> None:
    has = {ANA: "gold 16 fruit 1 meat 1 cloth 1"}
    s = islands(at={ANA: "ormea"}, has=has, commerces={ANA: ["auberge_populaire"]})
    say(s, ANA, "build auberge_populaire", "take deck")
    before = s.actions
    assert refusal(s, ANA, "build auberge_populaire bonus")[1] == expect["refused"]
    assert matches(owns(s, ANA), expect["ana"])
    assert before - s.actions == expect["actions_used"]


@played
def s13_architects_tools(expect: Expect) -> None:
    s = islands(
        at={ANA: "valdrune"},
        home={ANA: "kien"},
        artefacts={ANA: ["outils_architecte"]},
        has={ANA: "gold 6 fruit 1 wine 1 ore 1 income 2"},
        commerces={ANA: ["apothicaire"]},
    )
    say(s, ANA, "build apothicaire bonus")
    assert step(s) == "keep" and len(answers(s, ANA, "keep")) == expect["drawn"]
    say(s, ANA, answers(s, ANA, "keep")[0], "take deck")
    assert matches(owns(s, ANA), expect["ana"])
    assert len(s.merchants[ANA].artefacts) - 1 == expect["kept"]


@played
def s19_one_commerce_per_player_per_city(expect: Expect) -> None:
    s = islands(
        home={ANA: "kien", BEN: "salanche"}, has={ANA: "gold 5 meat 2"}, commerces={ANA: ["boucherie"]}
    )
    assert refusal(s, ANA, "build boucherie")[1] == expect["refused"]
    salanche = box.territory("salanche")
    s.merchants[ANA].at = salanche
    say(s, ANA, "build boucherie", "take deck")
    there = [PEOPLE[seat] for seat, m in enumerate(s.merchants) if salanche in m.commerce_pawns]
    assert there == expect["in_salanche"]


@played
def s20_front_man(expect: Expect) -> None:
    s = islands(
        home={ANA: "kien"},
        has={ANA: "gold 5 meat 2"},
        commerces={ANA: ["boucherie"]},
        blacks={ANA: ["prete_nom"]},
    )
    before = s.merchants[ANA].income
    say(s, ANA, "play prete_nom", "build boucherie", "take deck")
    assert matches(owns(s, ANA), expect["ana"])
    assert s.merchants[ANA].income - before == expect["income_gain"]


@played
def s39_disputed_permit(expect: Expect) -> None:
    s = islands(
        at={ANA: "ormea"},
        has={ANA: "gold 6 ore 2 wood 1"},
        commerces={ANA: ["forge"]},
        blacks={BEN: ["faux_permis"]},
    )
    s.actions = 3
    say(s, ANA, "build forge")
    say(s, BEN, "play faux_permis")
    assert matches(owns(s, ANA), expect["ana"])
    assert s.actions == expect["actions_left"]
