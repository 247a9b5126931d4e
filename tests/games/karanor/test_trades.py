"""What is accepted is accepted; the first who can pay has it; and five offers are five (K14.16 to K14.19)."""

from __future__ import annotations

import pytest

from comptoir.games.karanor import advice
from comptoir.games.karanor.state import Karanor
from comptoir.table import asked, options
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    answers,
    give,
    heard,
    held,
    islands,
    refusal,
    say,
)
from tests.rules import rule


def waiting(to: str = "any") -> Karanor:
    """In a window: Ana offers 2 gold for a wood, and Chloe has accepted."""
    has = {ANA: "gold 2", BEN: "wood 1", CHLOE: "wood 1", DINA: "wood 1"}
    s = islands(4, has=has, blacks={BEN: ["barrage"]}, begin=True)
    say(s, ANA, f"offer {to} give gold 2 want wood 1")
    say(s, CHLOE, "accept 1")
    assert asked(s) == (BEN,)
    return s


@rule("K14.17", "K14.18")
@pytest.mark.parametrize("to", ["any", "2"])
def test_an_accepted_offer_is_not_withdrawn_by_its_author(to: str) -> None:
    s = waiting(to)
    assert refusal(s, ANA, "withdraw 1") == ("trade-taken", "K14.17")
    assert "withdraw 1" not in answers(s, ANA)
    say(s, BEN, "pass")
    assert held(s.merchants[ANA]) == {"wood": 1} and s.merchants[CHLOE].gold == 2


@rule("K14.17", "K14.18")
@pytest.mark.parametrize("to", ["any", "2"])
def test_who_has_accepted_neither_declines_nor_accepts_again_nor_counters(to: str) -> None:
    s = waiting(to)
    assert refusal(s, CHLOE, "decline 1") == refusal(s, CHLOE, "accept 1") == ("trade-accepted", "K14.17")
    assert refusal(s, CHLOE, "counter 1 want gold 3") == ("trade-taken", "K14.17")
    assert answers(s, CHLOE) == []
    say(s, BEN, "pass")
    assert s.merchants[CHLOE].gold == 2


@rule("K14.16", "K14.17")
def test_a_third_does_not_counter_what_another_has_accepted() -> None:
    s = waiting()
    assert refusal(s, DINA, "counter 1 give wood 1 want gold 1") == ("trade-taken", "K14.17")
    say(s, DINA, "decline 1")
    say(s, BEN, "pass")
    assert s.merchants[CHLOE].gold == 2


@rule("K14.17")
def test_a_bot_does_not_withdraw_what_is_accepted() -> None:
    s = waiting()
    give(s, ANA, "wood 9")
    assert advice.speak(s, ANA, options(s, ANA)) is None
    s.accepted.clear()
    assert str(advice.speak(s, ANA, options(s, ANA))) == "<withdraw 1>"


@rule("K14.19", "K14.18")
def test_an_offer_to_anyone_goes_to_the_first_who_can_pay() -> None:
    s = waiting()
    say(s, DINA, "accept 1")
    give(s, CHLOE, "wood 0")
    say(s, BEN, "pass")
    assert s.merchants[DINA].gold == 2 and s.merchants[CHLOE].gold == 0
    assert [told["seat"] for told in heard(s, "acceptance-void")] == [CHLOE]
    assert heard(s, "offer-void") == [] and s.offers == []


@rule("K14.19")
def test_an_offer_to_anyone_stays_open_when_nobody_who_accepted_can_pay() -> None:
    s = waiting()
    give(s, CHLOE, "wood 0")
    say(s, BEN, "pass")
    assert len(s.offers) == 1 and "accept 1" in answers(s, DINA) and "withdraw 1" in answers(s, ANA)
    give(s, CHLOE, "wood 1")
    say(s, CHLOE, "accept 1")
    assert s.merchants[CHLOE].gold == 2


@rule("K14.18")
def test_an_offer_whose_author_no_longer_has_it_is_void_for_all() -> None:
    s = waiting()
    say(s, DINA, "accept 1")
    give(s, ANA, "gold 1")
    say(s, BEN, "pass")
    assert s.offers == [] and len(heard(s, "offer-void")) == 1 and heard(s, "traded") == []


@rule("K14.18")
def test_an_offer_to_one_who_can_no_longer_pay_is_void() -> None:
    s = waiting("2")
    give(s, CHLOE, "wood 0")
    say(s, BEN, "pass")
    assert s.offers == [] and len(heard(s, "offer-void")) == 1


@rule("K14.17")
def test_a_reopened_offer_counts_among_the_five() -> None:
    s = islands(has={ANA: "gold 9"})
    say(s, ANA, *[f"offer 1 give gold {n}" for n in range(1, 6)])
    say(s, BEN, "counter 1 want gold 2")
    say(s, ANA, "offer 2 give gold 1")
    assert refusal(s, ANA, "reopen 1") == ("trade-too-many", "K14.17") and "reopen 1" not in answers(s, ANA)
    say(s, ANA, "withdraw 2", "reopen 1")
    opened = [offer for offer in KARANOR.view(s, BEN).offers if offer["open"] and offer["author"] == ANA]
    assert len(opened) == 5
