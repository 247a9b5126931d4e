"""Rulings that no clause and no scenario shows by itself."""

from __future__ import annotations

import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import ON_QUEST
from comptoir.games.karanor.setup import GOODS_FIRST
from comptoir.games.karanor.supply import gain_insignia
from comptoir.table import Unreadable, asked, settle
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    KARANOR,
    answers,
    artefact,
    figures,
    heard,
    held,
    history,
    islands,
    names,
    quest,
    refusal,
    refused,
    say,
    step,
)
from tests.rules import rule


@rule("R5")
def test_two_players_draft_with_each_other() -> None:
    s = KARANOR.start(2, "two")
    hands = [m.commerces[:] for m in s.merchants]
    assert asked(s) == (0, 1)
    for seat in (BEN, ANA):
        say(s, seat, f"keep {box.COMMERCES[hands[seat][2]]}")
    assert s.merchants[ANA].commerces[1:] == hands[BEN][:2]


@rule("R15")
def test_the_threshold_card_comes_before_the_bonus() -> None:
    s = islands(
        at={ANA: "ormea"},
        has={ANA: "gold 9 fruit 1 meat 1 cloth 1 prestige 2"},
        commerces={ANA: ["auberge_populaire"]},
    )
    say(s, ANA, "build auberge_populaire bonus")
    facts = [event.told(BEN) for event in s.heard or []]
    kinds = [told["type"] for told in facts if told is not None]
    order = ["income-changed", "prestige-gained", "black-drawn", "insignia-gained"]
    assert [kind for kind in kinds if kind in order] == order and step(s) == "take"


@rule("R18")
def test_a_villa_is_no_commerce() -> None:
    s = islands(at={ANA: "tour_mages"}, has={ANA: "gold 8"})
    say(s, ANA, "villa")
    assert len(s.merchants[ANA].commerce_pawns) == 1


@rule("R20")
def test_an_empty_pile_of_insignia_gives_nothing() -> None:
    s = islands(has={BEN: "curse 1"})
    gain_insignia(s, ANA, box.INSIGNIA.index("curse"), 1)
    assert held(s.merchants[ANA]) == {}


@rule("R21")
def test_black_market_cards_have_no_limit_and_come_back() -> None:
    s = islands(
        at={ANA: "marais"}, has={ANA: "gold 2"}, quests={ANA: ["contrebandiers"]}, blacks={ANA: ["usure"]}
    )
    s.black_discard, s.black_deck = s.black_deck[:1], []
    say(s, ANA, "fulfil contrebandiers 1")
    assert len(s.merchants[ANA].black_market) == 2 and s.black_deck == s.black_discard == []


@rule("R28")
def test_a_replaced_delivery_goes_under_its_deck() -> None:
    s = islands(blacks={ANA: ["appel_offres"]}, delivery=["liv_kien", "liv_ormea"])
    say(s, ANA, "play appel_offres", "choose 2")
    assert box.DELIVERIES[s.delivery] == "liv_ormea" and names(s.delivery_deck, box.DELIVERIES) == [
        "liv_kien"
    ]
    s = islands(blacks={ANA: ["appel_offres"]}, delivery=["liv_kien"])
    say(s, ANA, "play appel_offres", "choose 2")
    assert box.DELIVERIES[s.delivery] == "liv_kien"


@rule("R33")
def test_adjacent_by_sea_counts_for_cards() -> None:
    s = islands(at={ANA: "tour_mages"}, artefacts={ANA: ["lanterne"]})
    s.add_up_modifiers(ANA)
    assert "interact hutas" in answers(s, ANA)


@rule("R34")
def test_the_passage_is_paid_before_the_step() -> None:
    s = islands(at={ANA: "tour_mages"}, has={ANA: "gold 1"})
    assert refused(s, ANA, "move hutas") == "sea-price"
    say(s, ANA, "work", "move hutas")
    assert s.merchants[ANA].gold == 0


@rule("R36")
def test_every_tile_acts() -> None:
    s = islands(has={ANA: "storytellers 2"}, artefacts={ANA: ["plume"]})
    s.add_up_modifiers(ANA)
    trigger(s, ANA, ON_QUEST)
    assert s.merchants[ANA].gold == 8 and len(heard(s, "tile-acted")) == 3


@rule("R37")
def test_without_commerces_hands_are_smaller() -> None:
    s = islands(at={ANA: "ormea"}, has={ANA: "gold 5 meat 2"}, commerces={ANA: ["boucherie"]})
    s.row, s.commerce_deck = [], []
    say(s, ANA, "build boucherie")
    assert step(s) == "turn" and s.merchants[ANA].commerces == []
    s.commerce_discard = [box.ALL_COMMERCES[0]]
    assert len(s.row) == 0


@rule("R38")
def test_the_last_artefact_is_taken_unasked() -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "gold 10"}, quests={ANA: ["feu_de_camp"]})
    s.artefact_deck = [artefact("corne")]
    say(s, ANA, "fulfil feu_de_camp 2")
    assert names(s.merchants[ANA].artefacts, box.ARTEFACTS) == ["corne"] and step(s) == "turn"


@rule("R40")
@pytest.mark.parametrize(
    ("gold", "answer", "left", "owner"), [(8, "", 8, -1), (11, "refuse", 11, -1), (11, "pay", 0, 0)]
)
def test_an_outbid_buyer_pays_or_loses_the_action(gold: int, answer: str, left: int, owner: int) -> None:
    s = islands(4, at={ANA: "tour_mages"}, has={ANA: f"gold {gold}"}, blacks={BEN: ["surenchere"]})
    say(s, ANA, "villa")
    say(s, BEN, "play surenchere")
    if answer:
        say(s, ANA, answer)
    assert s.merchants[ANA].gold == left and s.villas[box.TERRITORIES.index("tour_mages")] == owner
    assert s.actions == 3 and KARANOR.view(s, ANA).mine["villa"] == 8


@rule("R43")
def test_the_campfire_buys_diamonds_for_a_point() -> None:
    fire = box.BOX["quest"][box.QUESTS.index("feu_de_camp")]
    assert (
        fire["options"][0]["effects"][0] == {"op": "pay", "resources": {"diamond": 2}}
        and fire["prestige"] == 1
    )


@rule("R44")
def test_an_associate_on_the_resource_side_brings_a_resource() -> None:
    s = islands(associates={ANA: ["wine"]})
    say(s, ANA, "end")
    assert held(s.merchants[ANA]) == {"wine": 1} and s.merchants[ANA].gold == 0


@rule("R45")
def test_an_absent_player_can_always_be_passed_over() -> None:
    s = islands(has={ANA: "gold 1 income 2"}, blacks={BEN: ["barrage"]}, begin=True)
    assert answers(s, BEN)[0] == "pass"
    say(s, BEN, "pass")
    say(s, ANA, "offer 1 give gold 1", "withdraw 1", "end")
    assert s.merchants[ANA].gold == 3 and s.offers == []


@rule("R46")
def test_no_trade_is_carried_out_before_the_first_open_point() -> None:
    s = islands(has={ANA: "gold 1"}, blacks={BEN: ["barrage"]}, begin=True)
    say(s, ANA, "offer 2 give gold 1")
    say(s, CHLOE, "accept 1")
    assert s.merchants[CHLOE].gold == 0 and asked(s) == (BEN,)
    say(s, BEN, "pass")
    assert s.merchants[CHLOE].gold == 1


@rule("R49")
def test_a_step_can_be_taken_back_and_a_draw_cannot() -> None:
    s = islands(at={ANA: "hutas"})
    before = s.reveals
    say(s, ANA, "move steppes", "move hutas")
    assert s.reveals == before
    say(s, ANA, "interact")
    assert s.reveals > before


@rule("R51")
def test_bonuses_come_in_turn_order_after_goods() -> None:
    s = islands(next_quest="cheval")
    for seat, tile in enumerate(["conteur", "orphelin", "clerc"]):
        s.merchants[seat].history = history(tile)
    s.agenda = [GOODS_FIRST]
    settle(s)
    assert step(s) == "immediate" and asked(s) == (ANA,)
    conteur, clerc = box.HISTORIES.index("conteur"), box.HISTORIES.index("clerc")
    assert figures(s, CHLOE)[:2] == (box.HISTORY_GOLD[clerc], 3) and s.merchants[BEN].black_market == []
    say(s, ANA, "choose 2")
    assert s.merchants[ANA].gold == box.HISTORY_GOLD[conteur] + 2 and len(s.merchants[BEN].black_market) == 1


@rule("R54")
def test_of_a_larger_draw_only_the_kept_card_counts() -> None:
    s = islands(blacks={ANA: ["informateur"]})
    s.quest_deck += [s.quest_deck.pop(s.quest_deck.index(quest(n))) for n in ("cheval", "noce", "brigands")]
    say(s, ANA, "play informateur")
    assert sorted(answers(s, ANA)) == ["keep brigands", "keep cheval", "keep noce"] and answers(s, BEN) == []
    say(s, ANA, "keep cheval")
    assert step(s) == "immediate" and sorted(names(s.quest_discard, box.QUESTS)) == ["brigands", "noce"]


@rule("R56")
def test_the_tools_do_not_reach_back() -> None:
    s = islands(at={ANA: "ormea"}, has={ANA: "gold 5 meat 2"}, commerces={ANA: ["boucherie"]})
    say(s, ANA, "build boucherie", "take deck")
    s.merchants[ANA].artefacts.append(artefact("outils_architecte"))
    s.add_up_modifiers(ANA)
    assert refused(s, ANA, "build boucherie bonus") == "bonus-late"


@rule("R58")
def test_patience_ends() -> None:
    s = islands()
    s.turn, s.active = box.ROUNDS * 3, CHLOE
    say(s, CHLOE, "end")
    assert not s.agenda and not s.ending


@rule("R59")
def test_artefacts_are_drawn_before_all_eyes() -> None:
    s = islands(at={ANA: "kien"}, has={ANA: "gold 10"}, quests={ANA: ["feu_de_camp"]})
    say(s, ANA, "fulfil feu_de_camp 2")
    assert KARANOR.view(s, BEN).drawn == KARANOR.view(s, ANA).drawn and len(KARANOR.view(s, BEN).drawn) == 2
    assert KARANOR.view(s, BEN).discards.keys() == {
        "commerce",
        "quest",
        "black_market",
        "artefact",
        "delivery",
    }


@rule("R61", "R32", "K16.5")
@pytest.mark.parametrize(
    ("pile", "visit", "sold", "bought"),
    [
        (0, "market sell wood buy wood", 2, 3),
        (1, "market sell wood buy wood", 1, 3),
        (1, "market buy wood sell wood", 2, 3),
        (2, "market sell wood buy wood", 1, 2),
        (2, "market buy wood sell wood", 1, 3),
        (3, "market buy wood sell wood", 1, 2),
    ],
)
def test_a_visit_may_buy_what_it_sells_in_the_order_that_is_said(
    pile: int, visit: str, sold: int, bought: int
) -> None:
    s = islands(2, market=True, has={ANA: "gold 3 wood 1"})
    s.market[box.RESOURCES.index("wood")] = pile
    assert KARANOR.preview(s, ANA, KARANOR.parse(visit)) == {"actions": -1, "gold": sold - bought}
    say(s, ANA, visit)
    assert [told["n"] for told in heard(s, "sold") + heard(s, "bought")] == [sold, bought]
    assert s.merchants[ANA].gold == 3 + sold - bought and held(s.merchants[ANA]) == {"wood": 1}
    assert s.market[box.RESOURCES.index("wood")] == pile


@rule("R61", "K16.8")
def test_a_visit_cannot_sell_what_there_is_no_room_for_nor_pay_with_what_comes_later() -> None:
    s = islands(2, market=True, has={ANA: "gold 2 wood 1"})
    assert "market buy wood sell wood" not in answers(s, ANA, "market"), "3 gold are due first"
    assert "market sell wood buy wood" in answers(s, ANA, "market")
    s.market[box.RESOURCES.index("wood")] = 3
    assert refused(s, ANA, "market sell wood buy wood") == "market"


@rule("R63", "K8.3")
def test_the_quest_that_brings_the_storytellers_pays_for_itself() -> None:
    s = islands(at={ANA: "tour_mages"}, has={ANA: "cloth 1 wood 1"}, quests={ANA: ["grimoires"]})
    say(s, ANA, "fulfil grimoires")
    assert held(s.merchants[ANA]) == {"storytellers": 1} and s.merchants[ANA].gold == 2


@rule("R64", "K15.5")
def test_nobody_counters_the_owner_of_the_mirror_who_may_counter_others() -> None:
    cards = {ANA: ["usure"], BEN: ["contre_espion"]}
    s = islands(blacks=cards, artefacts={ANA: ["miroir"]})
    say(s, ANA, "play usure")
    assert asked(s) == (BEN,), "a window betrays nothing"
    assert refusal(s, BEN, "play contre_espion") == ("card-immune", "K15.5")
    say(s, BEN, "pass")
    assert s.merchants[ANA].gold == 7
    s = islands(blacks=cards, artefacts={BEN: ["miroir"]})
    say(s, ANA, "play usure")
    say(s, BEN, "play contre_espion")
    assert s.merchants[ANA].gold == 0


@rule("R65", "K14.15", "K14.21")
def test_an_offer_says_what_it_is_for_whatever_one_holds() -> None:
    s = islands(has={ANA: "gold 3", BEN: "wine 2"}, commerces={ANA: ["halle_vins"]})
    say(s, ANA, "offer 1 give gold 2 want wine 1 for halle_vins", "offer 1 want wine 1 for banque")
    say(s, BEN, "counter 2 give wine 1 want gold 3 for villa")
    said = [offer["purpose"] for offer in KARANOR.view(s, CHLOE).offers]
    assert said == ["halle_vins", "banque", "villa"]
    made = [told for name in ("offer-made", "counter-made") for told in heard(s, name, CHLOE)]
    assert [told["purpose"] for told in made] == said
    say(s, BEN, "accept 1")
    assert names(s.merchants[ANA].commerces, box.COMMERCES) == ["halle_vins"], "it is talk, no card moves"


@rule("R65")
def test_an_offer_is_for_nothing_else() -> None:
    s = islands(has={ANA: "gold 3"})
    with pytest.raises(Unreadable) as no:
        say(s, ANA, "offer 1 give gold 2 for fun")
    assert (no.value.clause, no.value.args_) == ("R65", {"thing": "fun"})
    with pytest.raises(Unreadable):
        say(s, ANA, "offer 1 for villa")
