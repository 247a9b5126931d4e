"""K15: each primitive alone; every card can be played; nothing is lost or made on the way."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.cards.effects import CarryOut, Parties
from comptoir.games.karanor.cards.load import PRIMITIVES, read
from comptoir.games.karanor.events import FROM_CARD
from comptoir.games.karanor.state import Karanor
from comptoir.table import asked, options, play, seeded, settle, then
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    answers,
    black,
    figures,
    held,
    islands,
    names,
    say,
    step,
    where,
)
from tests.laws.positions import any_answer, speaker


def done(s: Karanor, *effects: dict[str, Any], target: int = BEN) -> Karanor:
    """Carry out a list for Ana, in a window that Chloe caused."""
    then(s, CarryOut(read(list(effects)), 0, Parties(ANA, target, CHLOE, FROM_CARD, ANA)))
    settle(s)
    return s


@pytest.mark.parametrize(
    ("what", "n", "figure"), [("gold", 3, (3, 0, 0)), ("income", 2, (0, 2, 0)), ("prestige", 1, (0, 0, 1))]
)
def test_gain_and_lose(what: str, n: int, figure: tuple[int, int, int]) -> None:
    s = done(islands(), {"op": "gain", "what": what, "n": n})
    assert figures(s, ANA) == figure
    done(s, {"op": "lose", "what": what, "n": n + 5})
    assert figures(s, ANA) == (0, 0, 0)


def test_gain_of_things() -> None:
    s = done(islands(), {"op": "gain", "what": "resource", "n": 2, "kind": "ore"})
    done(
        s,
        {"op": "gain", "what": "insignia", "n": 2, "kind": "mount"},
        {"op": "gain", "what": "action", "n": 1},
    )
    done(
        s,
        {"op": "gain", "what": "black_market", "n": 2},
        {"op": "gain", "what": "associate", "n": 1, "kind": "wine"},
    )
    assert held(s.merchants[ANA]) == {"ore": 2, "mount": 2} and s.actions == 5
    assert len(s.merchants[ANA].black_market) == 2 and s.associates[box.RESOURCES.index("wine")] == ANA
    done(s, {"op": "gain", "what": "resource", "n": 1, "kind": "any_common"})
    assert "pick diamond" not in answers(s, ANA)
    say(s, ANA, "pick fruit")
    done(s, {"op": "lose", "what": "resource", "n": 9, "kind": "chosen"})
    say(s, ANA, "pick ore", "pick ore", "pick fruit")
    assert held(s.merchants[ANA]) == {"mount": 2} and step(s) == "turn"


def test_pay_to_the_bank_and_to_a_player() -> None:
    s = done(islands(has={ANA: "gold 5 wood 1"}), {"op": "pay", "gold": 2, "resources": {"wood": 1}})
    done(s, {"op": "pay", "gold": 3, "to": "target"})
    assert s.merchants[ANA].gold == 0 and s.merchants[BEN].gold == 3 and s.supply[0] == 12


def test_steal() -> None:
    s = islands(has={BEN: "gold 2 wood 1 ore 1"}, associates={BEN: ["meat"]})
    done(s, {"op": "target", "filter": "same_territory"}, {"op": "steal", "what": "gold", "n": 3})
    assert (s.merchants[ANA].gold, s.merchants[BEN].gold) == (2, 0)
    done(s, {"op": "steal", "what": "resource", "n": 1, "kind": "thief_choice"})
    say(s, ANA, "pick ore")
    done(s, {"op": "steal", "what": "resource", "n": 2, "kind": "victim_choice"})
    say(s, BEN, "pick wood")
    done(s, {"op": "steal", "what": "associate", "n": 1, "kind": "thief_choice"})
    say(s, ANA, "pick meat")
    assert held(s.merchants[ANA]) == {"wood": 1, "ore": 1} and s.associates[4] == ANA


def test_choice_by_the_target_who_pays() -> None:
    s = islands(has={BEN: "gold 4"})
    pay = {"id": "1", "name": {}, "effects": [{"op": "pay", "gold": 4, "to": "self"}]}
    steal = [{"op": "steal", "what": "resource", "n": 2, "kind": "victim_choice"}]
    done(s, {"op": "choice", "by": "target", "options": [pay, {"id": "2", "name": {}, "effects": steal}]})
    assert asked(s) == (BEN,) and answers(s, BEN) == ["choose 1", "choose 2"]
    say(s, BEN, "choose 1")
    assert (s.merchants[ANA].gold, s.merchants[BEN].gold) == (4, 0)


def test_relocate_cancel_and_refresh() -> None:
    s = done(islands(), {"op": "relocate", "who": "self", "to": "own_city"})
    assert answers(s, ANA) == ["place valdrune"]
    say(s, ANA, "place valdrune")
    done(s, {"op": "relocate", "who": "self", "to": "any_city"})
    say(s, ANA, "place ormea")
    row = s.row[:]
    done(s, {"op": "refresh", "what": "commerce_row"}, {"op": "cancel"})
    assert where(s, ANA) == "ormea" and not set(row) & set(s.row) and s.cancelled


@pytest.mark.parametrize("deck", ["quest", "artefact", "commerce", "black_market"])
def test_draw_keep(deck: str) -> None:
    s = islands()
    s.quest_deck = [q for q in s.quest_deck if not box.IMMEDIATE[q]]
    done(s, {"op": "draw_keep", "deck": deck, "draw": 3, "keep": 1})
    say(s, ANA, answers(s, ANA)[0])
    m = s.merchants[ANA]
    assert [len(cards) for cards in (m.quests, m.artefacts, m.commerces, m.black_market)].count(1) == 1
    piles = (s.quest_discard, s.artefact_discard, s.commerce_discard, s.black_discard)
    assert sorted(len(pile) for pile in piles) == [0, 0, 0, 2]


def test_convert() -> None:
    s = islands(has={ANA: "diamond 2"})
    done(s, {"op": "convert", "give": {"any": 1}, "get": {"gold": 3}, "max": 1})
    say(s, ANA, "convert diamond gold")
    done(s, {"op": "convert", "give": {"any": 1}, "get": {"any_common": 1}, "max": 2})
    say(s, ANA, "convert diamond wine", "stop")
    assert s.merchants[ANA].gold == 3 and held(s.merchants[ANA]) == {"wine": 1}


def test_modify_forbid_permit_waive() -> None:
    s = islands(at={ANA: "tour_mages"})
    done(
        s,
        {"op": "modify", "stat": "move", "n": 2, "until": "turn_end"},
        {"op": "waive", "cost": "sea", "until": "turn_end"},
    )
    done(s, {"op": "forbid", "action": "work", "until": "turn_end"})
    done(s, {"op": "permit", "what": "interact_adjacent", "until": "turn_end"})
    assert "work" not in answers(s, ANA) and "interact hutas" in answers(s, ANA)
    say(s, ANA, "move hutas")
    assert s.steps == 3
    say(s, ANA, "end")
    m = s.merchants[ANA]
    assert s.temporary == [] and m.forbidden == m.permitted == m.waived == 0


def test_on_and_activate() -> None:
    s = islands(
        4, at={ANA: "kien", BEN: "vergers_or"}, has={BEN: "gold 1"}, artefacts={ANA: ["gant", "portail"]}
    )
    s.add_up_modifiers(ANA)
    say(s, ANA, "move vergers_or")
    assert answers(s, ANA) == ["use gant 1", "skip"]
    say(s, ANA, "use gant 1", "use portail", "place valdrune")
    assert s.merchants[ANA].gold == 1 and where(s, ANA) == "valdrune" and s.steps == 0


def test_every_primitive_and_thing_of_the_box_has_its_class() -> None:
    vocabulary = box.BOX["vocabulary"]
    assert {op.split(" ")[0] for op in PRIMITIVES} == set(vocabulary["primitives"])
    gained = {op.removeprefix("gain ") for op in PRIMITIVES if op.startswith("gain ")}
    assert gained == set(vocabulary["gain_what"]) and all(kind.op == op for op, kind in PRIMITIVES.items())


def test_immunity() -> None:
    s = islands(at={ANA: "kien", BEN: "kien"}, blacks={ANA: ["vol_tire"]}, artefacts={BEN: ["miroir"]})
    s.add_up_modifiers(BEN)
    assert answers(s, ANA, "play") == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_is_lost_or_made(seats: int) -> None:
    s = islands(seats, market=seats == 2)
    s.heard, luck = None, seeded(f"conserve {seats}")
    for _ in range(600):
        if not asked(s):
            break
        for r, total in enumerate(box.SUPPLY):
            market = s.market[r] if s.market else 0
            assert s.supply[r] + market + sum(m.goods[r] for m in s.merchants) == total
        for k, total in enumerate(box.INSIGNIA_COUNT):
            assert s.insignia[k] + sum(m.insignia[k] for m in s.merchants) == total
        cards = [*s.commerce_deck, *s.row, *s.commerce_discard]
        cards += [card for m in s.merchants for card in m.commerces + m.built]
        assert sorted(cards) == list(range(len(box.COMMERCES)))
        blacks = [*s.black_deck, *s.black_discard, *[card for m in s.merchants for card in m.black_market]]
        assert sorted(blacks) == sorted(box.BLACKS_FOR[seats])
        assert all(m.gold >= 0 and 0 <= m.income <= 15 and m.prestige >= 0 for m in s.merchants)
        seat = speaker(s, luck)
        play(s, seat, any_answer(s, seat, luck))


RICH = "gold 60 wood 2 ore 2 cloth 2 wine 2 meat 2 fruit 2 diamond 2 curse 1"


@pytest.mark.parametrize("quest", box.QUESTS)
def test_every_quest_can_be_fulfilled_in_every_way(quest: str) -> None:
    number = box.QUESTS.index(quest)
    row = box.BOX["quest"][number]
    for way in range(max(1, len(row["options"]))):
        s = islands(4, has={ANA: RICH, BEN: "gold 5"}, quests={ANA: [] if row["immediate"] else [quest]})
        s.merchants[ANA].commerce_pawns += box.CITIES[:3]
        if row["immediate"]:
            done(s, {"op": "choice", "options": row["options"]})
            say(s, ANA, f"choose {way + 1}")
        else:
            place = next((e["place"] for e in row["require"] if e["cond"] == "at"), "kien")
            place = "port_feral" if row["require"][0]["cond"] == "coast" else place
            s.merchants[ANA].at = s.merchants[BEN].at = box.territory(place)
            ways = answers(s, ANA, "fulfil")
            say(s, ANA, ways[way])
        while step(s) != "turn":
            play(s, asked(s)[0], options(s, asked(s)[0])[0])
        assert quest not in names(s.merchants[ANA].quests, box.QUESTS)


@pytest.mark.parametrize("card", box.BLACKS)
def test_every_black_market_card_can_be_played(card: str) -> None:
    luck = seeded(card)
    for n in range(40):
        s = islands(
            4,
            at=dict.fromkeys(range(4), "tour_mages"),
            has=dict.fromkeys((0, 1), "gold 30 wood 2 prestige 1"),
        )
        s.merchants[BEN].prestige = 2
        s.associates[0], s.delivery = BEN, box.Delivery(box.DELIVERIES.index("liv_ormea"))
        for seat in (ANA, BEN, CHLOE):
            s.merchants[seat].black_market = [black(card), black("vol_tire")]
            s.merchants[seat].goods = [3] * 7
            s.merchants[seat].commerces = [box.ALL_COMMERCES[seat]]
        s.merchants[ANA].at = s.merchants[BEN].at = box.territory("ormea" if n % 2 else "tour_mages")
        for _ in range(60):
            seat = speaker(s, luck)
            ways = [action for action in options(s, seat) if action.text.startswith(f"play {card}")]
            play(s, seat, ways[0] if ways else any_answer(s, seat, luck))
            if ways and not any(level.asked for level in s.open_windows):
                return
            if not s.agenda:
                break
    raise AssertionError(f"{card} was never playable")
