"""A black market card that cannot be played names the rule that stands in its way (K12, K14, K15)."""

from __future__ import annotations

import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.actions import VOCABULARY
from comptoir.games.karanor.state import Karanor
from comptoir.table import IllegalAction, act, options, seeded, welcome
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    islands,
    refusal,
    say,
    step,
)
from tests.laws.positions import Position
from tests.rules import rule


@rule("K12.3", "K15.2")
def test_a_price_that_cannot_be_paid_is_named() -> None:
    s = islands(4, has={ANA: "gold 1", BEN: "prestige 4"}, blacks={ANA: ["rumeurs"]})
    with pytest.raises(IllegalAction) as no:
        act(s, ANA, KARANOR.parse("play rumeurs 1"))
    assert (no.value.reason, no.value.clause) == ("karanor-refused-lacking-gold", "K12.3")
    assert no.value.args_ == {"n": 2}


@rule("K12.5", "K15.2", "K15.5")
@pytest.mark.parametrize(
    ("seat", "card", "refused", "clause"),
    [
        (ANA, "barrage", "card-other-turn", "K12.5"),
        (BEN, "usure", "card-own-turn", "K12.5"),
        (BEN, "douane", "card-not-now", "K12.5"),
        (ANA, "contre_espion", "card-not-now", "K12.5"),
        (ANA, "vol_tire 1", "card-alone", "K15.2"),
        (ANA, "recel", "card-no-city", "K15.2"),
        (ANA, "chantage 1", "card-no-target", "K15.2"),
        (ANA, "debauchage 1", "card-no-target", "K15.2"),
        (ANA, "incendie 2", "card-target", "K15.2"),
        (ANA, "incendie 1", "card-immune", "K15.5"),
        (ANA, "usure", "no-card", "K12.1"),
    ],
)
def test_at_an_open_point(seat: int, card: str, refused: str, clause: str) -> None:
    held = [] if refused == "no-card" else [card.split(maxsplit=1)[0]]
    s = islands(
        4,
        at={ANA: "hutas"},
        has={ANA: "gold 9 wood 1", BEN: "income 5", DINA: "income 5"},
        blacks={seat: held},
        artefacts={BEN: ["miroir"]},
    )
    s.add_up_modifiers(BEN)
    assert refusal(s, seat, f"play {card}") == (refused, clause)


@rule("K15.5")
def test_a_filter_that_leaves_only_protected_players_names_the_protection() -> None:
    s = islands(at={BEN: "valdrune"}, blacks={ANA: ["vol_tire"]}, artefacts={BEN: ["miroir"]})
    s.add_up_modifiers(BEN)
    assert refusal(s, ANA, "play vol_tire 1") == ("card-immune", "K15.5")
    assert refusal(s, ANA, "play vol_tire 2") == ("card-immune", "K15.5")


@rule("K15.2")
def test_a_swap_needs_something_to_swap() -> None:
    s = islands(blacks={ANA: ["recel"]})
    assert refusal(s, ANA, "play recel") == ("card-nothing", "K15.2")


@rule("K14.7", "K14.10", "K14.11")
def test_inside_an_action_and_in_a_window() -> None:
    s = islands(4, blacks={BEN: ["barrage"], CHLOE: ["usure"], ANA: ["contrebande"]}, begin=True)
    assert refusal(s, ANA, "play contrebande") == ("card-not-asked", "K14.10")
    assert refusal(s, CHLOE, "play usure") == ("card-own-turn", "K12.5")
    say(s, BEN, "play barrage")
    assert refusal(s, BEN, "play barrage") == ("card-answered", "K14.11")
    s = islands(at={ANA: "hutas", BEN: "hutas"}, next_quest="cheval", blacks={BEN: ["vol_tire"]})
    say(s, ANA, "interact")
    assert step(s) == "immediate"
    assert refusal(s, BEN, "play vol_tire 0") == ("card-pending", "K14.7")


@rule("K15.5")
def test_in_a_window_caused_by_the_owner_of_the_mirror() -> None:
    s = islands(blacks={BEN: ["greve"]}, artefacts={ANA: ["miroir"]}, begin=True)
    assert refusal(s, BEN, "play greve") == ("card-immune", "K15.5")


@pytest.mark.parametrize("deal", range(4))
def test_whatever_is_held_and_whenever_a_card_is_playable_or_refused_for_a_reason(deal: int) -> None:
    """The reasons are looked for in the order of the rules; what they leave over would be called a lack of goods."""
    luck = seeded(f"cards {deal}")
    for cut in range(1, 20):
        s = Position(KARANOR, 4, KARANOR.complete({}), f"deal {deal}", cut / 20).state
        assert isinstance(s, Karanor)
        for seat in welcome(s):
            s.merchants[seat].black_market = sorted(
                box.ALL_BLACKS[luck.below(len(box.BLACKS))] for _ in range(8)
            )
            s.merchants[seat].goods = [1] * box.GOODS
            for card in set(s.merchants[seat].black_market):
                name = box.BLACKS[card]
                for text in {f"play {name}", f"play {name} 0"} & VOCABULARY.by_text.keys():
                    if VOCABULARY.by_text[text] not in options(s, seat):
                        assert refusal(s, seat, text)[0] != "card-nothing"
