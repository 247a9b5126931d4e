"""Scenarios of moving, harvesting, working, the special actions and income (K3 to K6, K9, K10)."""

from __future__ import annotations

from comptoir.games.karanor import box
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    heard,
    islands,
    names,
    owns,
    refusal,
    say,
    settle,
    supply,
    where,
)
from tests.games.scenarios import Expect, matches, played


@played
def s02_worked_turn_1(expect: Expect) -> None:
    s = islands(at={BEN: "kien"}, has={BEN: "gold 2 income 2"}, next_quest="noce", active=BEN)
    m = s.merchants[BEN]
    say(s, BEN, "move vergers_or", "harvest")
    harvested = {"fruit": owns(s, BEN)["fruit"], "supply": supply(s, "fruit"), "steps_left": s.steps}
    assert harvested == expect["after_harvest"]
    say(s, BEN, "move tour_mages", "move hutas")
    assert m.gold == expect["gold_after_sea"]
    say(s, BEN, "interact")
    assert s.inhabited[box.TERRITORIES.index("hutas")] == expect["inhabitant"]
    assert names(m.quests, box.QUESTS) == expect["quests"]
    assert s.actions == expect["actions_left"] and refusal(s, BEN, "work")[1] == "K3.5"
    say(s, BEN, "end")
    assert m.gold == expect["gold_after_income"] and s.active == CHLOE


@played
def s06_income_with_two_associates(expect: Expect) -> None:
    s = islands(
        4,
        home={DINA: "port_feral"},
        has={DINA: "income 5"},
        associates={DINA: ["wine", "meat"]},
        active=DINA,
    )
    say(s, DINA, "promote meat", "end")
    assert matches(owns(s, DINA), expect["dina"])
    assert supply(s, "wine") == expect["wine_supply"]


@played
def s14_work_stacks(expect: Expect) -> None:
    s = islands(has={BEN: "work 2"}, active=BEN)
    say(s, BEN, "work")
    assert s.merchants[BEN].gold == expect["gold"]


@played
def s15_sea_price(expect: Expect) -> None:
    poor = islands(at={ANA: "tour_mages"}, has={ANA: "gold 1"})
    assert refusal(poor, ANA, "move hutas")[1] == expect["without_captain"]
    for captains, gold in enumerate(expect["gold_with_captains"], 1):
        s = islands(at={ANA: "tour_mages"}, has={ANA: f"gold 1 captain {captains}"})
        say(s, ANA, "move hutas")
        assert s.merchants[ANA].gold == gold and where(s, ANA) == "hutas"


@played
def s16_a_card_ends_the_move_a_trade_does_not(expect: Expect) -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "gold 1", BEN: "wood 1"}, blacks={ANA: ["contrebande"]})
    played_a_card = s.clone()
    say(s, ANA, "move vergers_or", "offer 1 give gold 1 want wood 1")
    say(s, BEN, "accept 1")
    say(s, ANA, "move tour_mages")
    assert box.ACTIONS - s.actions == expect["actions_used"]["a"]
    assert matches(owns(s, ANA), expect["ana_after_trade"])
    s = played_a_card
    say(s, ANA, "move vergers_or", "play contrebande", "pick wood", "pick wood", "move tour_mages")
    assert box.ACTIONS - s.actions == expect["actions_used"]["b"]


@played
def s17_a_mount_in_mid_move(expect: Expect) -> None:
    s = islands(at={ANA: "kien"}, has={BEN: "mount 1"})
    say(s, ANA, "move vergers_or")
    assert 1 + s.steps == expect["first_reach"]
    say(s, BEN, "offer 0 give mount 1")
    say(s, ANA, "accept 1", "move tour_mages")
    assert s.steps == 0, "the third step is no part of this Move"
    assert box.ACTIONS - s.actions == expect["actions_used"]["second_step"]
    say(s, ANA, "move plateau_destin")
    assert box.ACTIONS - s.actions == expect["actions_used"]["third_step"]
    assert 1 + s.steps == expect["next_reach"]


@played
def s18_supply_runs_out(expect: Expect) -> None:
    s = islands(at={ANA: "palmeraie", BEN: "palmeraie"}, has={CHLOE: "fruit 11"}, associates={BEN: ["fruit"]})
    say(s, ANA, "harvest")
    assert owns(s, ANA)["fruit"] == expect["ana_fruit"] and supply(s, "fruit") == expect["supply"]
    say(s, ANA, "end")
    assert refusal(s, BEN, "harvest")[1] == expect["refused"]
    assert box.ACTIONS - s.actions == expect["actions_used"]
    say(s, BEN, "end")
    assert owns(s, BEN)["fruit"] == expect["associate_yields"]


@played
def s23_delivery(expect: Expect) -> None:
    has = {ANA: "wood 2 cloth 1 messengers 1"}
    s = islands(at={ANA: "ormea"}, has=has, delivery=["liv_ormea", "liv_kien"])
    say(s, ANA, "deliver")
    assert matches(owns(s, ANA), expect["ana"])
    assert [told["delivery"] for told in heard(s, "delivered")] == [expect["delivered"]]
    assert box.DELIVERIES[s.delivery] == expect["face_up"] and s.delivery_deck == []


@played
def s24_deliveries_exhausted(expect: Expect) -> None:
    assert 1 + len(KARANOR.start(3, "x").delivery_deck) == expect["prepared"]
    s = islands(at={ANA: "ormea"}, has={ANA: "wood 2 cloth 1"}, delivery=["liv_ormea"])
    say(s, ANA, "deliver")
    assert refusal(s, ANA, "deliver")[1] == expect["refused"]


@played
def s25_recruit_and_promote(expect: Expect) -> None:
    s = islands(has={ANA: "gold 6 income 2"})
    say(s, ANA, "recruit wood", "promote wood")
    assert matches(owns(s, ANA), expect["after_recruiting"])
    assert box.ACTIONS - s.actions == expect["actions_used"]
    say(s, ANA, "end")
    assert matches(owns(s, ANA), expect["after_income"])
    say(s, BEN, "end")
    say(s, CHLOE, "end")
    assert refusal(s, ANA, "promote wood")[1] == expect["turning_back"]


@played
def s40_reach_never_below_one(expect: Expect) -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "curse 1"}, blacks={BEN: ["barrage"]}, begin=True)
    say(s, BEN, "play barrage")
    settle(s)
    say(s, ANA, "move vergers_or")
    assert 1 + s.steps == expect["reach"] and where(s, ANA) == expect["at"]
