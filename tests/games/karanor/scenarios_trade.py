"""Scenarios of black market cards, offers and the market of two players (K12, K14 to K16)."""

from __future__ import annotations

import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.state import Karanor
from comptoir.table import Unreadable
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    KARANOR,
    PEOPLE,
    answers,
    heard,
    islands,
    names,
    owns,
    refusal,
    say,
    step,
)
from tests.games.scenarios import Expect, matches, played


@played
def s12_pickpocket(expect: Expect) -> None:
    s = islands(
        at={ANA: "kien", BEN: "kien"},
        has={ANA: "gold 1", BEN: "gold 2"},
        blacks={ANA: ["vol_tire"]},
        active=BEN,
    )
    say(s, ANA, "play vol_tire 1")
    assert matches(owns(s, BEN), expect["ben"]) and matches(owns(s, ANA), expect["ana"])
    assert box.ACTIONS - s.actions == expect["actions_used"]
    assert names(s.black_discard, box.BLACKS) == expect["discard"]


@played
def s31_no_trade_ahead_of_a_theft(expect: Expect) -> None:
    s = islands(
        at={ANA: "kien", BEN: "kien"},
        has={BEN: "gold 3", CHLOE: "wine 1"},
        blacks={ANA: ["vol_tire"], CHLOE: ["contre_espion"]},
    )
    say(s, BEN, "offer 2 give gold 3 want wine 1")
    say(s, ANA, "play vol_tire 1")
    say(s, CHLOE, "accept 1", "pass")
    assert {PEOPLE[seat]: s.merchants[seat].gold for seat in (ANA, BEN)} == expect["gold"]
    assert owns(s, CHLOE)["wine"] == expect["chloe_wine"]
    told = [PEOPLE[seat] for seat in (BEN, CHLOE) if len(heard(s, "offer-void", seat)) == 1]
    assert told == expect["told_that_it_is_void"]


@played
def s32_offer_counter_reopen_accept(expect: Expect) -> None:
    s = islands(has={ANA: "wood 2", BEN: "gold 4"})
    say(s, ANA, "offer 1 give wood 2 want gold 4")
    say(s, BEN, "counter 1 give gold 3 want wood 2")
    assert answers(s, ANA, "reopen") == ["reopen 1"]
    say(s, ANA, "decline 2", "reopen 1")
    say(s, BEN, "accept 1")
    assert matches(owns(s, ANA), expect["ana"]) and matches(owns(s, BEN), expect["ben"])


@played
def s33_what_cannot_be_traded(expect: Expect) -> None:
    s = islands(
        has={ANA: "gold 1 wood 1 mount 1 curse 1 prestige 3 income 2"},
        artefacts={ANA: ["corne"]},
        associates={ANA: ["ore"]},
        commerces={ANA: ["forge"]},
        quests={ANA: ["noce"]},
        blacks={ANA: ["vol_tire"]},
    )
    for thing in expect["accepted"]:
        say(s, ANA, f"offer 1 give {thing} 1")
        [offer] = heard(s, "offer-made")[-1:]
        say(s, ANA, f"withdraw {offer['offer']}")
    for thing, clause in expect["refused"].items():
        with pytest.raises(Unreadable) as error:
            KARANOR.parse(f"offer 1 give {thing} 1")
        assert error.value.clause == clause


@played
def s34_price_variance(expect: Expect) -> None:
    s = islands(2, market=True, has={ANA: "gold 5 ore 2 wood 1"})
    s.market[box.RESOURCES.index("wood")], s.market[box.RESOURCES.index("ore")] = 3, 0
    for visit, deals, thing in (
        ("a", "buy wood buy wood", "wood"),
        ("b", "sell ore sell ore", "ore"),
        ("c", "sell wood", "wood"),
    ):
        say(s, ANA, f"market {deals}")
        mine = owns(s, ANA)
        assert {"gold": mine["gold"], thing: mine[thing], "pile": piles(s)[thing]} == expect[visit]
    assert box.ACTIONS - s.actions == expect["actions_used"]


@played
def s35_limits_of_the_market(expect: Expect) -> None:
    s = islands(2, market=True, has={ANA: "meat 1 diamond 1"})
    assert piles(s) == expect["piles_at_the_start"]
    s.market[box.RESOURCES.index("meat")] = 3
    assert [text for text in answers(s, ANA, "market") if "sell" in text] == expect["sales"]
    assert refusal(s, ANA, "market sell meat")[1] == expect["meat_refused"]
    with pytest.raises(Unreadable):
        KARANOR.parse("market sell diamond")
    assert box.ACTIONS - s.actions == expect["actions_used"]


def piles(s: Karanor) -> dict[str, int]:
    return dict(zip(box.RESOURCES, s.market, strict=True))


@played
def s38_counter_espionage(expect: Expect) -> None:
    s = islands(
        at={ANA: "kien", BEN: "kien"},
        has={BEN: "wood 2 ore 1"},
        blacks={ANA: ["embuscade"], CHLOE: ["contre_espion"]},
    )
    say(s, ANA, "play embuscade 1")
    say(s, CHLOE, "play contre_espion")
    assert step(s) == "turn" and matches(owns(s, BEN), expect["ben"])
    assert names(s.black_discard, box.BLACKS) == expect["discard"]
