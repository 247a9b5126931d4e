"""K1 to K16, clause by clause, where no scenario shows them."""

from __future__ import annotations

import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.box import WINDOWS
from comptoir.games.karanor.events import FROM_QUEST
from comptoir.games.karanor.supply import gain_income, gain_prestige, lose_prestige
from comptoir.table import Unreadable, asked, options, settle, welcome
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    answers,
    black,
    figures,
    heard,
    held,
    islands,
    names,
    quest,
    refused,
    say,
    step,
    supply,
    where,
)
from tests.rules import rule


@rule("K1.1", "K1.2", "K4.2")
def test_the_map() -> None:
    assert len(box.TERRITORIES) == 33 and len(box.BOX["island"]) == 4
    assert sum(map(len, box.BY_LAND)) == 2 * 57 and sum(map(len, box.BY_SEA)) == 2 * 10
    assert len(box.CITIES) == 7 and all(len(row["yields"]) <= 1 for row in box.BOX["territory"])
    assert all(
        set(near) == set(land) | set(sea)
        for near, land, sea in zip(box.NEAR, box.BY_LAND, box.BY_SEA, strict=False)
    )
    assert refused(islands(at={ANA: "kien"}), ANA, "move hutas") == "not-near"


@rule("K1.3", "R1", "R2", "R14", "K5.5")
def test_tokens_are_limited_gold_and_hands_are_not() -> None:
    assert box.SUPPLY == [12] * 6 + [8]
    s = islands(at={ANA: "dunes"}, has={ANA: "gold 900"})
    for _ in range(4):
        say(s, ANA, "harvest")
    assert held(s.merchants[ANA]) == {"cloth": 8} and supply(s, "cloth") == 4
    say(s, ANA, "end")
    assert s.merchants[ANA].gold == 900


@rule("K1.4", "R3")
def test_pawns_never_run_out() -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "gold 5 meat 2"}, commerces={ANA: ["boucherie"]})
    s.merchants[ANA].commerce_pawns = box.CITIES[1:] * 3
    say(s, ANA, "build boucherie")
    assert len(s.merchants[ANA].commerce_pawns) == 19


@rule("K1.5")
def test_what_is_in_the_box() -> None:
    tables = {
        name: len(box.BOX[name])
        for name in ("city_tile", "history_tile", "commerce", "delivery", "associate")
    }
    assert tables == {"city_tile": 7, "history_tile": 10, "commerce": 36, "delivery": 11, "associate": 6}
    assert [box.QUEST_PART.count(part) for part in (0, 1, 2)] == [37, 8, 8]
    assert len(box.BLACKS) == 22 and len(box.BLACKS_FOR[4]) == 27 and len(box.ARTEFACTS) == 17
    assert sum(box.INSIGNIA_COUNT) == 52 and len(box.INSIGNIA) == 9
    assert sum(box.INHABITED) == 21 and len(box.VILLAS) == 7


@rule("K1.6", "R4", "R19", "K10.4")
def test_prestige_has_a_floor_and_income_two_ends() -> None:
    s = islands(has={ANA: "prestige 1 thresholds_paid 2 income 14"})
    lose_prestige(s, ANA, 4)
    assert s.merchants[ANA].prestige == 0
    gain_prestige(s, ANA, 40, FROM_QUEST)
    gain_income(s, ANA, 5)
    assert figures(s, ANA)[1:] == (15, 40)
    gain_income(s, ANA, -30)
    assert s.merchants[ANA].income == 0


@rule("K2.2", "K2.3", "K2.4", "K2.6", "K2.7", "K2.13", "R7", "R8")
def test_the_start() -> None:
    s = KARANOR.start(4, "a start")
    view = KARANOR.view(s, ANA)
    assert len(view.row) == 3 and len(view.inhabited) == 21 and view.delivery is not None
    assert view.associates == box.RESOURCES[:6] and not any(player.associates for player in view.players)
    assert [p.prestige for p in view.players] == [0] * 4
    assert all(p.history in box.HISTORIES and p.commerces == 3 for p in view.players)
    assert len(view.mine["draft"]) == 3 and KARANOR.view(s, -1).mine is None
    assert s.continuation == [q for q, part in enumerate(box.QUEST_PART) if part == 2]
    orders = {tuple(KARANOR.start(4, f"{n}").quest_deck) for n in range(5)}
    assert len(orders) == 5 and len({KARANOR.start(4, f"{n}").starter for n in range(20)}) == 4


@rule("K2.15", "R30", "R31")
def test_the_market_is_for_two_and_beside_trading() -> None:
    s = KARANOR.start(2, "m")
    assert s.market == [1] * 6 + [0] and s.supply[0] == 11
    assert KARANOR.start(2, "m", {"market": False}).market == [] and KARANOR.start(3, "m").market == []
    s = islands(2, market=True, at={ANA: "dunes"}, has={ANA: "gold 3"})
    assert "market buy wood" in answers(s, ANA)
    say(s, ANA, "offer 1 give gold 1")
    say(s, BEN, "accept 1")
    assert s.merchants[BEN].gold == 1
    assert refused(islands(), ANA, "market buy wood") == "no-market"


@rule("K3.1", "R55")
def test_play_goes_clockwise() -> None:
    s = islands(4)
    for seat in (ANA, BEN, CHLOE, DINA):
        assert asked(s) == (seat,)
        say(s, seat, "end")
    assert asked(s) == (ANA,)


@rule("K3.2", "K3.3", "K3.4", "R9", "R47")
def test_four_actions_then_income_or_sooner() -> None:
    s = islands(has={ANA: "income 3"})
    say(s, ANA, "work", "work", "work", "work")
    assert s.merchants[ANA].gold == 4 and refused(s, ANA, "work") == "no-action"
    say(s, ANA, "end")
    assert s.merchants[ANA].gold == 7
    say(s, BEN, "end")
    assert s.merchants[BEN].gold == 0 and asked(s) == (CHLOE,)


@rule("K3.6", "R17", "R57", "R52")
def test_free_things_are_possible_after_the_fourth_action() -> None:
    s = islands(
        at={ANA: "kien"},
        has={ANA: "gold 2", BEN: "wood 1"},
        blacks={ANA: ["usure"]},
        artefacts={ANA: ["sablier"]},
        associates={ANA: ["wood", "ore"]},
    )
    s.actions = 1
    say(s, ANA, "move vergers_or")
    assert s.actions == 0 and s.steps == 1
    say(s, ANA, "move tour_mages", "promote wood", "promote ore", "use sablier", "play usure")
    say(s, BEN, "offer 0 give wood 1")
    say(s, ANA, "accept 1", "work")
    assert s.actions == 0 and held(s.merchants[ANA]) == {"wood": 1} and s.merchants[ANA].gold == 8


@rule("K4.8")
def test_pawns_share_a_territory() -> None:
    s = islands(at={ANA: "kien", BEN: "vergers_or", CHLOE: "vergers_or"})
    say(s, ANA, "move vergers_or")
    assert {where(s, seat) for seat in range(3)} == {"vergers_or"}


@rule("K5.2")
def test_harvest_modifiers_add_up() -> None:
    s = islands(at={ANA: "dunes"}, has={ANA: "gatherers 2"}, artefacts={ANA: ["corne"]})
    say(s, ANA, "harvest")
    assert held(s.merchants[ANA])["cloth"] == 6


@rule("K7.5", "K7.9")
def test_a_commerce_counts_once_built_and_stays() -> None:
    s = islands(at={ANA: "ormea"}, has={ANA: "gold 5 meat 2"}, commerces={ANA: ["boucherie"]})
    assert figures(s, ANA)[1:] == (0, 0)
    say(s, ANA, "build boucherie", "take deck")
    assert figures(s, ANA)[2] == 1 and KARANOR.view(s, BEN).players[ANA].built == ["boucherie"]
    assert box.COMMERCES.index("boucherie") not in s.commerce_deck + s.commerce_discard


@rule("K8.2", "R50")
def test_a_quest_is_secret_and_may_be_fulfilled_at_once() -> None:
    s = islands(at={ANA: "fergris"}, has={ANA: "wine 2"}, next_quest="mineurs")
    say(s, ANA, "interact")
    assert (
        heard(s, "quest-drawn", ANA)[0]["quest"] == "mineurs"
        and "quest" not in heard(s, "quest-drawn", BEN)[0]
    )
    assert KARANOR.view(s, BEN).players[ANA].quests == 1 and KARANOR.view(s, BEN).players[ANA].known == []
    say(s, ANA, "fulfil mineurs")
    assert figures(s, ANA) == (2, 0, 1)


@rule("K8.8", "R16")
def test_quests_done_are_gone_and_discards_come_back() -> None:
    s = islands(
        at={ANA: "fergris"},
        has={ANA: "wine 2"},
        quests={ANA: ["mineurs", "bal", "carte_2"]},
        next_quest="noce",
    )
    say(s, ANA, "fulfil mineurs")
    assert s.quest_discard == []
    s.merchants[ANA].quests += [quest("pont")]
    s.quest_deck.remove(quest("pont"))
    say(s, ANA, "interact", "discard carte_2")
    assert box.QUESTS.index("carte_2") in s.continuation and s.quest_discard == []
    s.merchants[ANA].at = box.territory("hutas")
    s.quest_deck.clear()
    assert refused(s, ANA, "interact") == "no-quests"
    s.quest_discard.append(quest("tailleur"))
    s.merchants[ANA].quests.clear()
    say(s, ANA, "interact")
    assert names(s.merchants[ANA].quests, box.QUESTS) == ["tailleur"]


@rule("K8.11")
def test_the_places_of_a_quest_are_shown_to_its_holder() -> None:
    s = islands(quests={ANA: ["feu_de_camp"]})
    assert set(KARANOR.view(s, ANA).mine["quests"][0]["places"]) == {box.TERRITORIES[c] for c in box.CITIES}
    assert "feu_de_camp" not in str(KARANOR.view(s, BEN))


@rule("K10.5", "K15.1", "R48")
def test_what_lasts_a_turn_stops_after_the_income_window() -> None:
    s = islands(
        4, at={ANA: "tour_mages"}, blacks={ANA: ["clandestin"], BEN: ["racket"]}, has={ANA: "income 1"}
    )
    say(s, ANA, "play clandestin")
    say(s, BEN, "pass")
    assert KARANOR.view(s, ANA).mine["reach"] == 3 and KARANOR.view(s, ANA).mine["sea"] == 0
    say(s, ANA, "end")
    assert s.merchants[ANA].gold == 1 and KARANOR.view(s, BEN).window["window"] == "income"
    say(s, BEN, "play racket")
    assert (s.merchants[ANA].gold, s.merchants[BEN].gold) == (0, 1)
    assert KARANOR.view(s, ANA).mine["reach"] == 2 and s.actions == box.ACTIONS


@rule("K11.4")
def test_tiles_lie_open_and_work_while_owned() -> None:
    s = islands(artefacts={ANA: ["bottes"]})
    s.add_up_modifiers(ANA)
    assert (
        KARANOR.view(s, BEN).players[ANA].artefacts == ["bottes"] and KARANOR.view(s, ANA).mine["reach"] == 4
    )
    say(s, ANA, "offer 1 give bottes 1")
    say(s, BEN, "accept 1")
    assert KARANOR.view(s, ANA).mine["reach"] == 2 and KARANOR.view(s, BEN).mine["reach"] == 4


@rule("K12.3", "K15.2")
def test_a_card_whose_price_cannot_be_paid_cannot_be_played() -> None:
    s = islands(4, has={ANA: "gold 2", BEN: "prestige 4"}, blacks={ANA: ["rumeurs"]})
    assert refused(s, ANA, "play rumeurs 1") == "lacking-gold"
    s.merchants[ANA].gold = 3
    assert answers(s, ANA, "play") == ["play rumeurs 1"]


@rule("K12.5", "R53")
def test_cards_have_their_turn_and_their_window() -> None:
    s = islands(blacks={ANA: ["barrage", "usure"], BEN: ["contrebande"]})
    assert answers(s, ANA, "play") == ["play usure"]
    assert refused(s, ANA, "play barrage") == "card-other-turn"
    assert refused(s, BEN, "play contrebande") == "card-own-turn"
    assert refused(s, CHLOE, "play usure") == "no-card"


@rule("K13.1")
def test_prestige_comes_from_four_sources() -> None:
    s = islands(at={ANA: "tour_mages"}, has={ANA: "gold 8 cloth 1 wood 1"}, quests={ANA: ["grimoires"]})
    say(s, ANA, "villa", "fulfil grimoires")
    assert [told["source"] for told in heard(s, "prestige-gained")] == ["villa", "quest"]
    assert max(box.PAYS_PRESTIGE) == 2 and max(box.DELIVERY_PRESTIGE) == 2


@rule("K14.2", "K14.8", "K14.19")
def test_anybody_trades_at_an_open_point_and_the_first_acceptance_counts() -> None:
    s = islands(4, has={BEN: "wood 1", CHLOE: "gold 1", DINA: "gold 1"})
    assert asked(s) == (ANA,) and set(welcome(s)) == {0, 1, 2, 3}
    say(s, BEN, "offer any give wood 1 want gold 1")
    say(s, DINA, "accept 1")
    assert held(s.merchants[DINA]) == {"wood": 1} and s.merchants[BEN].gold == 1
    assert refused(s, CHLOE, "accept 1") == "trade-gone" and s.actions == 4


@rule("K14.5", "K14.20", "R24", "R41", "R42")
def test_the_end_closes_trade_for_good_but_not_the_black_market() -> None:
    s = islands(4, has={ANA: "gold 3", BEN: "prestige 9 thresholds_paid 2 gold 1"}, blacks={ANA: ["rumeurs"]})
    say(s, BEN, "offer 0 give gold 1")
    gain_prestige(s, BEN, 1, FROM_QUEST)
    assert s.ending and s.offers == []
    say(s, ANA, "play rumeurs 1")
    assert s.merchants[BEN].prestige == 9 and s.ending
    assert refused(s, ANA, "offer 1 want gold 1") == "trade-ending"
    t = islands(has={ANA: "gold 1"})
    say(t, ANA, "offer 1 give gold 1", "end")
    assert t.offers == [] and refused(t, BEN, "accept 1") == "trade-gone"


@rule("K14.7")
def test_nothing_comes_between_the_parts_of_a_step_but_its_own_choices() -> None:
    s = islands(at={ANA: "hutas", BEN: "hutas"}, next_quest="cheval", blacks={BEN: ["vol_tire"]})
    say(s, ANA, "interact")
    assert step(s) == "immediate" and answers(s, BEN) == []
    assert refused(s, BEN, "play vol_tire 0") == "card-pending"


@rule("K14.9", "K14.10", "K14.14")
def test_who_stood_there_is_asked_whatever_the_cards() -> None:
    s = islands(4, at={ANA: "kien", BEN: "vergers_or", CHLOE: "vergers_or", DINA: "vergers_or"})
    s.merchants[BEN].black_market = [black("usure")]
    s.merchants[ANA].black_market = [black("vol_tire")]
    say(s, ANA, "move vergers_or")
    assert asked(s) == (BEN,) and answers(s, BEN) == ["pass", "pass turn"]
    say(s, BEN, "pass")
    assert asked(s) == (ANA,) and "play vol_tire 1" in answers(s, ANA)
    pauses = {
        "turn_start",
        "meet",
        "build_declared",
        "delivery_done",
        "villa_declared",
        "income",
        "bm_played",
    }
    assert pauses <= set(WINDOWS)


@rule("K14.11", "R60")
def test_answers_are_secret_and_carried_out_clockwise() -> None:
    s = islands(4, blacks={BEN: ["greve"], CHLOE: ["barrage"]}, begin=True)
    say(s, CHLOE, "play barrage")
    assert KARANOR.view(s, ANA).window["answered"] == [CHLOE] and "barrage" not in str(KARANOR.view(s, ANA))
    say(s, BEN, "play greve")
    say(s, CHLOE, "pass")
    assert [told["seat"] for told in heard(s, "card-played")] == [BEN, CHLOE]
    assert refused(s, ANA, "work") == "no-work" and KARANOR.view(s, ANA).mine["reach"] == 1


@rule("K14.12")
def test_who_passes_for_the_turn_is_not_asked_again() -> None:
    s = islands(4, blacks={BEN: ["usure"]}, begin=True)
    say(s, BEN, "pass turn")
    assert asked(s) == (ANA,) and KARANOR.view(s, CHLOE).players[BEN].silent
    say(s, ANA, "end")
    assert asked(s) == (BEN,) and not KARANOR.view(s, CHLOE).players[BEN].silent


@rule("K14.21", "R27")
def test_only_the_exchange_binds() -> None:
    s = islands(has={ANA: "gold 2"})
    say(s, ANA, "offer 1 give gold 2")
    say(s, BEN, "accept 1")
    assert s.offers == [] and s.merchants[BEN].gold == 2
    with pytest.raises(Unreadable):
        KARANOR.parse("promise 1 gold 2")


@rule("K15.3", "R29")
def test_a_power_is_spent_for_the_turn_whoever_owns_it() -> None:
    s = islands(has={ANA: "gold 4"}, artefacts={ANA: ["sablier"]})
    say(s, ANA, "use sablier")
    assert s.actions == 5 and refused(s, ANA, "use sablier") == "power"
    say(s, ANA, "offer 1 give sablier 1")
    say(s, BEN, "accept 1", "offer 0 give sablier 1")
    say(s, ANA, "accept 2")
    assert refused(s, ANA, "use sablier") == "power"


@rule("K15.4")
def test_the_commerce_of_origin_is_counted() -> None:
    s = islands(at={ANA: "plateau_destin"}, quests={ANA: ["ermite"]})
    s.merchants[ANA].commerce_pawns += [box.CITIES[0]]
    assert refused(s, ANA, "fulfil ermite") == "quest"
    s.merchants[ANA].commerce_pawns += [box.CITIES[1]]
    say(s, ANA, "fulfil ermite")
    assert step(s) == "keep"


@rule("K15.7")
def test_cards_are_lists_of_eighteen_primitives() -> None:
    assert len(box.BOX["vocabulary"]["primitives"]) == 18
    rows = [
        row
        for name in ("quest", "black_market", "artefact", "insignia", "history_tile")
        for row in box.BOX[name]
    ]
    assert {effect["op"] for row in rows for effect in row["effects"]} <= set(
        box.BOX["vocabulary"]["primitives"]
    )
    s = islands()
    settle(s)
    assert all(action.text for action in options(s, ANA))
