"""Scenarios of quests (K8)."""

from __future__ import annotations

from comptoir.games.karanor import box
from tests.games.karanor.vocabulary import BEN, CHLOE, answers, islands, names, owns, refusal, say, supply
from tests.games.scenarios import Expect, matches, played

THREE = ["pont", "bal", "statue"]


@played
def s07_campfire_choice_1(expect: Expect) -> None:
    s = islands(at={BEN: "salanche"}, has={BEN: "diamond 2"}, quests={BEN: ["feu_de_camp"]}, active=BEN)
    before = supply(s, "diamond")
    say(s, BEN, "fulfil feu_de_camp 1")
    assert matches(owns(s, BEN), expect["ben"])
    assert box.ACTIONS - s.actions == expect["actions_used"]
    assert supply(s, "diamond") - before == expect["diamond_supply_gain"]


@played
def s08_campfire_choice_2(expect: Expect) -> None:
    s = islands(
        at={BEN: "kien"},
        has={BEN: "gold 10"},
        quests={BEN: ["feu_de_camp"]},
        next_artefacts=["bottes", "sceau"],
        active=BEN,
    )
    say(s, BEN, "fulfil feu_de_camp 2")
    assert sorted(answers(s, BEN)) == [f"keep {name}" for name in expect["drawn"]]
    say(s, BEN, "keep sceau")
    assert matches(owns(s, BEN), expect["ben"])
    assert names(s.artefact_discard, box.ARTEFACTS) == expect["artefact_discard"]


@played
def s09_campfire_outside_a_city(expect: Expect) -> None:
    s = islands(at={BEN: "vergers_or"}, has={BEN: "diamond 2"}, quests={BEN: ["feu_de_camp"]}, active=BEN)
    assert refusal(s, BEN, "fulfil feu_de_camp 1")[1] == expect["refused"]
    assert box.ACTIONS - s.actions == expect["actions_used"]
    assert matches(owns(s, BEN), expect["ben"])


@played
def s10_the_graveyard(expect: Expect) -> None:
    s = islands(
        at={CHLOE: "cimetiere"},
        quests={CHLOE: ["cimetiere_1"]},
        next_artefacts=["corne", "bottes"],
        active=CHLOE,
    )
    m = s.merchants[CHLOE]
    say(s, CHLOE, "fulfil cimetiere_1", "choose 2", "keep corne")
    assert matches(owns(s, CHLOE), expect["chloe"])
    assert box.ACTIONS - s.actions == expect["actions_used"]
    assert refusal(s, CHLOE, "work")[1] == expect["work_refused"]
    say(s, CHLOE, "move salanche")
    assert 1 + s.steps == expect["reach"]
    m.at = box.territory("dunes")
    say(s, CHLOE, "harvest")
    assert owns(s, CHLOE)["cloth"] == expect["harvest"]


@played
def s11_the_graveyard_flight(expect: Expect) -> None:
    s = islands(at={CHLOE: "cimetiere"}, quests={CHLOE: ["cimetiere_1"]}, active=CHLOE)
    say(s, CHLOE, "fulfil cimetiere_1", "choose 1")
    assert matches(owns(s, CHLOE), expect["chloe"])


@played
def s21_the_fourth_quest(expect: Expect) -> None:
    s = islands(at={BEN: "hutas"}, quests={BEN: THREE}, next_quest="noce", active=BEN)
    say(s, BEN, "interact")
    assert answers(s, BEN) == [f"discard {name}" for name in expect["to_discard"]]
    say(s, BEN, "discard noce")
    assert owns(s, BEN)["quests"] == expect["quests"]
    assert names(s.quest_discard, box.QUESTS) == expect["discard"]


@played
def s22_an_immediate_choice(expect: Expect) -> None:
    s = islands(
        at={BEN: "hutas"}, quests={BEN: THREE}, has={BEN: "storytellers 1"}, next_quest="cheval", active=BEN
    )
    say(s, BEN, "interact")
    assert answers(s, BEN) == [f"choose {option}" for option in expect["options"]]
    say(s, BEN, "choose 2")
    assert matches(owns(s, BEN), expect["ben"])
