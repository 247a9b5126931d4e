"""Scenarios S21 to S40: quests, special actions, the end, trades, cards."""

from __future__ import annotations

import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.stock import gain_prestige
from comptoir.table import Unreadable, act
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    answers,
    figures,
    heard,
    held,
    islands,
    names,
    refused,
    say,
    settle,
    step,
    where,
)


def s21() -> None:
    s = islands(at={ANA: "hutas"}, quests={ANA: ["pont", "bal", "statue"]}, next_quest="noce")
    say(s, ANA, "interact")
    assert answers(s, ANA) == ["discard pont", "discard bal", "discard statue", "discard noce"]
    say(s, ANA, "discard noce")
    assert names(s.quest_discard, box.QUESTS) == ["noce"] and len(s.merchants[ANA].quests) == 3


def s22() -> None:
    s = islands(
        at={ANA: "hutas"},
        quests={ANA: ["pont", "bal", "statue"]},
        has={ANA: "storytellers 1"},
        next_quest="cheval",
    )
    say(s, ANA, "interact")
    assert answers(s, ANA) == ["choose 2"]
    say(s, ANA, "choose 2")
    assert s.merchants[ANA].gold == 2 and len(s.merchants[ANA].quests) == 3


def s23() -> None:
    s = islands(
        at={ANA: "ormea"}, has={ANA: "wood 2 cloth 1 messengers 1"}, delivery=["liv_ormea", "liv_kien"]
    )
    say(s, ANA, "deliver")
    assert figures(s, ANA) == (6, 0, 1) and held(s.merchants[ANA]) == {"messengers": 1}
    assert box.DELIVERIES[s.delivery] == "liv_kien"


def s24() -> None:
    s = islands(at={ANA: "ormea"}, has={ANA: "wood 2 cloth 1"}, delivery=["liv_ormea"])
    say(s, ANA, "deliver")
    assert refused(s, ANA, "deliver") == "no-delivery"
    assert len(KARANOR.start(3, "x").delivery_deck) + 1 == 4


def s25() -> None:
    s = islands(has={ANA: "gold 6 income 2"})
    say(s, ANA, "recruit wood", "promote wood")
    assert s.merchants[ANA].gold == 1 and s.actions == 3
    say(s, ANA, "end")
    assert s.merchants[ANA].gold == 4 and held(s.merchants[ANA]) == {}
    say(s, BEN, "end")
    say(s, CHLOE, "end")
    assert refused(s, ANA, "promote wood") == "promoted"


def s26() -> None:
    s = islands(4, has={ANA: "gold 3", BEN: "prestige 2"}, blacks={ANA: ["rumeurs"]})
    gain_prestige(s, BEN, 1, "quest")
    assert len(s.merchants[BEN].blacks) == 1
    s.merchants[BEN].blacks.clear()
    say(s, ANA, "play rumeurs 1")
    assert s.merchants[BEN].prestige == 2 and s.merchants[ANA].gold == 0
    gain_prestige(s, BEN, 1, "quest")
    assert s.merchants[BEN].blacks == []


def s27() -> None:
    s = islands(has={ANA: "prestige 2"})
    gain_prestige(s, ANA, 4, "quest")
    assert s.merchants[ANA].prestige == 6 and len(s.merchants[ANA].blacks) == 2


def s28() -> None:
    s = islands(
        4, has={BEN: "prestige 9 reached 2 gold 8", CHLOE: "gold 1"}, at={BEN: "tour_mages"}, active=BEN
    )
    say(s, BEN, "villa")
    assert refused(s, CHLOE, "offer 3 give gold 1") == "trade-ending"
    say(s, BEN, "end")
    say(s, CHLOE, "end")
    say(s, DINA, "end")
    assert not s.agenda and heard(s, "game-ended")[0]["winners"] == [BEN]


def s29() -> None:
    for players, goal in ((2, 10), (3, 10), (4, 10), (5, 9), (6, 8)):
        s = islands(players)
        gain_prestige(s, ANA, goal - 1, "quest")
        assert not s.ending
        gain_prestige(s, ANA, 1, "quest")
        assert s.ending


def s30() -> None:
    s = islands(has={ANA: "prestige 10 gold 4", BEN: "prestige 10 gold 7", CHLOE: "prestige 9 gold 30"})
    assert [place.rank for place in KARANOR.standing(s)] == [2, 1, 3]
    s.merchants[ANA].gold = 7
    assert [place.rank for place in KARANOR.standing(s)] == [1, 1, 3]


def s31() -> None:
    s = islands(
        at={ANA: "kien", BEN: "kien"},
        has={BEN: "gold 3", CHLOE: "wine 1"},
        blacks={ANA: ["vol_tire"], CHLOE: ["contre_espion"]},
    )
    say(s, BEN, "offer 2 give gold 3 want wine 1")
    say(s, ANA, "play vol_tire 1")
    say(s, CHLOE, "accept 1", "pass")
    assert (s.merchants[ANA].gold, s.merchants[BEN].gold) == (3, 0)
    assert held(s.merchants[CHLOE]) == {"wine": 1} and len(heard(s, "offer-void")) == 1


def s32() -> None:
    s = islands(has={ANA: "wood 2", BEN: "gold 4"})
    say(s, ANA, "offer 1 give wood 2 want gold 4")
    say(s, BEN, "counter 1 give gold 3 want wood 2")
    assert answers(s, ANA, "reopen") == ["reopen 1"]
    say(s, ANA, "decline 2", "reopen 1")
    say(s, BEN, "accept 1")
    assert s.merchants[ANA].gold == 4 and held(s.merchants[ANA]) == {}
    assert s.merchants[BEN].gold == 0 and held(s.merchants[BEN]) == {"wood": 2}


def s33() -> None:
    s = islands(
        has={ANA: "gold 1 wood 1 mount 1 curse 1 prestige 3"},
        artefacts={ANA: ["corne"]},
        associates={ANA: ["ore"]},
    )
    for things in ("gold 1", "wood 1", "mount 1", "curse 1", "corne 1"):
        say(s, ANA, f"offer 1 give {things}")
    say(s, ANA, "withdraw 1", "offer 1 give assoc_ore 1")
    for thing in ("villa", "commerce", "forge", "noce", "vol_tire", "prestige", "income"):
        with pytest.raises(Unreadable) as error:
            act(s, ANA, KARANOR.parse(f"offer 1 give {thing} 1"))
        assert error.value.clause in {"K14.4", "K14.6"}


def s34() -> None:
    s = islands(2, market=True, has={ANA: "gold 5 ore 2 wood 1"})
    wood, ore = box.RESOURCES.index("wood"), box.RESOURCES.index("ore")
    s.market[wood], s.market[ore] = 3, 0
    say(s, ANA, "market buy wood buy wood")
    assert s.merchants[ANA].gold == 0 and held(s.merchants[ANA])["wood"] == 3 and s.market[wood] == 1
    say(s, ANA, "market sell ore sell ore")
    assert s.merchants[ANA].gold == 3 and "ore" not in held(s.merchants[ANA]) and s.market[ore] == 2
    say(s, ANA, "market sell wood")
    assert s.merchants[ANA].gold == 4 and s.market[wood] == 2 and s.actions == 1


def s35() -> None:
    s = islands(2, market=True, has={ANA: "meat 1 diamond 1"})
    assert s.market == [1, 1, 1, 1, 1, 1, 0]
    s.market[box.RESOURCES.index("meat")] = 3
    assert refused(s, ANA, "market sell meat") == "market" and s.actions == 4
    with pytest.raises(Unreadable):
        KARANOR.parse("market sell diamond")


def s36() -> None:
    s = KARANOR.start(3, "draft")
    hands = [m.commerces[:] for m in s.merchants]
    for seat in range(3):
        say(s, seat, f"keep {box.COMMERCES[hands[seat][0]]}")
    for seat in range(3):
        assert s.merchants[seat].commerces[1:] == hands[(seat + 1) % 3][1:]
    before = len(s.commerce_discard)
    for seat in range(3):
        say(s, seat, f"keep {box.COMMERCES[s.merchants[seat].commerces[1]]}")
    assert [len(m.commerces) for m in s.merchants] == [2, 2, 2] and len(s.commerce_discard) - before == 3


def s37() -> None:
    assert [len(make(3)) for make in (box.quests_for, box.blacks_for, box.artefacts_for)] == [43, 22, 15]
    assert [len(make(4)) for make in (box.quests_for, box.blacks_for, box.artefacts_for)] == [45, 27, 17]


def s38() -> None:
    s = islands(
        at={ANA: "kien", BEN: "kien"},
        has={BEN: "wood 2"},
        blacks={ANA: ["embuscade"], CHLOE: ["contre_espion"]},
    )
    say(s, ANA, "play embuscade 1")
    say(s, CHLOE, "play contre_espion")
    assert held(s.merchants[BEN]) == {"wood": 2} and step(s) == "turn"
    assert names(s.black_discard, box.BLACKS) == ["embuscade", "contre_espion"]


def s39() -> None:
    s = islands(
        at={ANA: "ormea"},
        has={ANA: "gold 6 ore 2 wood 1"},
        commerces={ANA: ["forge"]},
        blacks={BEN: ["faux_permis"]},
    )
    s.actions = 3
    say(s, ANA, "build forge")
    say(s, BEN, "play faux_permis")
    m = s.merchants[ANA]
    assert m.gold == 8 and held(m) == {"ore": 2, "wood": 1} and names(m.commerces, box.COMMERCES) == ["forge"]
    assert len(m.shops) == 1 and s.actions == 2


def s40() -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "curse 1"}, blacks={BEN: ["barrage"]}, begin=True)
    say(s, BEN, "play barrage")
    settle(s)
    say(s, ANA, "move vergers_or")
    assert s.steps == 0 and where(s, ANA) == "vergers_or"
