"""Scenarios S01 to S20: setup, worked turns, movement, building."""

from __future__ import annotations

from comptoir.games.karanor import box
from comptoir.games.karanor.setup import GOODS_FIRST
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    answers,
    figures,
    give,
    held,
    islands,
    names,
    refused,
    say,
    settle,
    step,
    supply,
    where,
)


def s01() -> None:
    s = islands(home={ANA: "kien", BEN: "ormea"})
    for seat, tile in enumerate(["enfant_marin", "clerc", "clerc"]):
        s.merchants[seat].history = box.HISTORIES.index(tile)
    s.agenda = [GOODS_FIRST]
    settle(s)
    assert where(s, ANA) == "kien" and names(s.merchants[ANA].shops, box.TERRITORIES) == ["kien"]
    assert figures(s, ANA) == (3, 2, 0)
    assert held(s.merchants[ANA]) == {"wine": 1, "wood": 1, "captain": 1}
    assert (supply(s, "wine"), supply(s, "wood")) == (11, 11)


def s02() -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "gold 2 income 2"}, next_quest="noce")
    say(s, ANA, "move vergers_or", "harvest")
    assert held(s.merchants[ANA]) == {"fruit": 2} and supply(s, "fruit") == 10 and s.steps == 0
    say(s, ANA, "move tour_mages", "move hutas")
    assert s.merchants[ANA].gold == 0
    say(s, ANA, "interact")
    assert not s.inhabited[box.TERRITORIES.index("hutas")]
    assert names(s.merchants[ANA].quests, box.QUESTS) == ["noce"]
    assert s.actions == 0 and refused(s, ANA, "work") == "no-action"
    say(s, ANA, "end")
    assert s.merchants[ANA].gold == 2 and s.active == BEN


def s03() -> None:
    s = islands(
        at={ANA: "kien"},
        home={ANA: "port_feral"},
        has={ANA: "gold 13 fruit 1 meat 1 cloth 1 income 2"},
        commerces={ANA: ["auberge_populaire", "forge"]},
    )
    say(s, ANA, "work")
    assert s.merchants[ANA].gold == 14
    say(s, ANA, "build auberge_populaire", "take deck")
    assert figures(s, ANA) == (8, 3, 1) and held(s.merchants[ANA]) == {}
    assert len(s.merchants[ANA].commerces) == 2 and len(s.row) == 3
    assert box.TERRITORIES.index("kien") in s.merchants[ANA].shops
    say(s, ANA, "move champs_lin", "move tour_mages", "villa")
    assert figures(s, ANA) == (0, 3, 2) and s.villas[box.TERRITORIES.index("tour_mages")] == ANA
    say(s, ANA, "end")
    assert s.merchants[ANA].gold == 3


def s04() -> None:
    s = islands(
        at={ANA: "ormea"},
        has={ANA: "gold 9 fruit 1 meat 1 cloth 1 income 2"},
        commerces={ANA: ["auberge_populaire"]},
    )
    say(s, ANA, "build auberge_populaire bonus", "take deck")
    assert figures(s, ANA) == (0, 3, 1) and held(s.merchants[ANA]) == {"mount": 1}
    say(s, ANA, "move coteaux")
    assert s.steps == 2


def s05() -> None:
    s = islands(
        at={ANA: "ormea"}, has={ANA: "gold 16 fruit 1 meat 1 cloth 1"}, commerces={ANA: ["auberge_populaire"]}
    )
    say(s, ANA, "build auberge_populaire", "take deck")
    assert refused(s, ANA, "build auberge_populaire bonus") == "bonus-late"
    assert s.merchants[ANA].gold == 10


def s06() -> None:
    s = islands(home={ANA: "port_feral"}, has={ANA: "income 5"}, associates={ANA: ["wine", "meat"]})
    say(s, ANA, "promote meat", "end")
    assert s.merchants[ANA].gold == 6 and held(s.merchants[ANA]) == {"wine": 1} and supply(s, "wine") == 11


def s07() -> None:
    s = islands(at={BEN: "salanche"}, has={BEN: "diamond 2"}, quests={BEN: ["feu_de_camp"]}, active=BEN)
    say(s, BEN, "fulfil feu_de_camp 1")
    assert figures(s, BEN) == (8, 0, 1) and held(s.merchants[BEN]) == {}
    assert s.actions == 3 and s.merchants[BEN].quests == [] and supply(s, "diamond") == 8


def s08() -> None:
    s = islands(
        at={BEN: "kien"},
        has={BEN: "gold 10"},
        quests={BEN: ["feu_de_camp"]},
        next_artefacts=["bottes", "sceau"],
        active=BEN,
    )
    say(s, BEN, "fulfil feu_de_camp 2")
    assert sorted(answers(s, BEN)) == ["keep bottes", "keep sceau"]
    say(s, BEN, "keep sceau")
    assert figures(s, BEN) == (0, 0, 1) and names(s.merchants[BEN].artefacts, box.ARTEFACTS) == ["sceau"]
    assert names(s.artefact_discard, box.ARTEFACTS) == ["bottes"]


def s09() -> None:
    s = islands(at={ANA: "vergers_or"}, has={ANA: "diamond 2"}, quests={ANA: ["feu_de_camp"]})
    assert refused(s, ANA, "fulfil feu_de_camp 1") == "quest" and s.actions == 4


def s10() -> None:
    s = islands(at={ANA: "cimetiere"}, quests={ANA: ["cimetiere_1"]}, next_artefacts=["corne", "bottes"])
    say(s, ANA, "fulfil cimetiere_1", "choose 2", "keep corne")
    m = s.merchants[ANA]
    assert m.gold == 2 and s.actions == 3 and held(m) == {"curse": 1}
    assert names(m.artefacts, box.ARTEFACTS) == ["corne"]
    assert refused(s, ANA, "work") == "no-work"
    say(s, ANA, "move salanche")
    assert s.steps == 0
    m.at = box.TERRITORIES.index("dunes")
    say(s, ANA, "harvest")
    assert held(m)["cloth"] == 4


def s11() -> None:
    s = islands(at={ANA: "cimetiere"}, quests={ANA: ["cimetiere_1"]})
    say(s, ANA, "fulfil cimetiere_1", "choose 1")
    m = s.merchants[ANA]
    assert m.gold == 2 and held(m) == {} and m.artefacts == [] and m.quests == []


def s12() -> None:
    s = islands(
        at={ANA: "kien", BEN: "kien"},
        has={ANA: "gold 1", BEN: "gold 2"},
        blacks={ANA: ["vol_tire"]},
        active=BEN,
    )
    say(s, ANA, "play vol_tire 1")
    assert (s.merchants[BEN].gold, s.merchants[ANA].gold) == (0, 3)
    assert s.actions == 4 and names(s.black_discard, box.BLACKS) == ["vol_tire"]


def s13() -> None:
    s = islands(
        at={ANA: "kien"},
        artefacts={ANA: ["outils_architecte"]},
        has={ANA: "gold 6 fruit 1 wine 1 ore 1 income 2"},
        commerces={ANA: ["apothicaire"]},
    )
    say(s, ANA, "build apothicaire bonus")
    assert figures(s, ANA) == (0, 3, 1) and step(s) == "keep" and len(answers(s, ANA, "keep")) == 2


def s14() -> None:
    s = islands(has={ANA: "work 2"})
    say(s, ANA, "work")
    assert s.merchants[ANA].gold == 3


def s15() -> None:
    for captains, gold in ((1, 0), (2, 1)):
        s = islands(at={ANA: "tour_mages"}, has={ANA: f"gold 1 captain {captains}"})
        say(s, ANA, "move hutas")
        assert s.merchants[ANA].gold == gold
    assert refused(islands(at={ANA: "tour_mages"}, has={ANA: "gold 1"}), ANA, "move hutas") == "sea-price"


def s16() -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "gold 1", BEN: "wood 1"}, blacks={ANA: ["contrebande"]})
    say(s, ANA, "move vergers_or", "offer 1 give gold 1 want wood 1")
    say(s, BEN, "accept 1")
    say(s, ANA, "move tour_mages")
    assert s.actions == 3 and held(s.merchants[ANA]) == {"wood": 1}
    s = islands(at={ANA: "kien"}, blacks={ANA: ["contrebande"]})
    say(s, ANA, "move vergers_or", "play contrebande", "pick wood", "pick wood", "move tour_mages")
    assert s.actions == 2


def s17() -> None:
    s = islands(at={ANA: "kien"}, has={BEN: "mount 1"})
    say(s, ANA, "move vergers_or")
    say(s, BEN, "offer 0 give mount 1")
    say(s, ANA, "accept 1", "move tour_mages")
    assert s.steps == 0 and s.actions == 3
    say(s, ANA, "move plateau_destin")
    assert s.actions == 2 and s.steps == 2


def s18() -> None:
    s = islands(at={ANA: "palmeraie", BEN: "palmeraie"}, has={CHLOE: "fruit 11"}, associates={BEN: ["fruit"]})
    say(s, ANA, "harvest")
    assert held(s.merchants[ANA]) == {"fruit": 1} and supply(s, "fruit") == 0
    say(s, ANA, "end")
    assert refused(s, BEN, "harvest") == "supply-empty" and s.actions == 4
    say(s, BEN, "end")
    assert held(s.merchants[BEN]) == {}


def s19() -> None:
    s = islands(
        home={ANA: "kien", BEN: "salanche"}, has={ANA: "gold 5 meat 2"}, commerces={ANA: ["boucherie"]}
    )
    assert refused(s, ANA, "build boucherie") == "one-commerce"
    s.merchants[ANA].at = box.TERRITORIES.index("salanche")
    say(s, ANA, "build boucherie", "take deck")
    salanche = box.TERRITORIES.index("salanche")
    assert salanche in s.merchants[ANA].shops and salanche in s.merchants[BEN].shops


def s20() -> None:
    s = islands(
        home={ANA: "kien"},
        has={ANA: "gold 5 meat 2"},
        commerces={ANA: ["boucherie"]},
        blacks={ANA: ["prete_nom"]},
    )
    give(s, ANA, "")
    say(s, ANA, "play prete_nom", "build boucherie", "take deck")
    assert figures(s, ANA) == (0, 0, 1) and held(s.merchants[ANA]) == {}
    assert names(s.merchants[ANA].shops, box.TERRITORIES) == ["kien", "kien"]
