"""Every refusal: its reason, its clause, and that it changes nothing."""

from __future__ import annotations

import re

import pytest

from comptoir.games.heller import refusals
from comptoir.table import IllegalAction, NotYourTurn, Refused, act, asked, dump
from comptoir.table.news import Refusal
from tests.games.heller.vocabulary import BLUE, HELLER, RED, say, table
from tests.rules import rule, stated

CORNER = ("R1 +1 o o o o", *["o o o o o o"] * 4)

# The position, what red says, and what red is answered.
REFUSED = {
    "a stall on a taken space": (table(*CORNER, stalls={RED: [1]}), "stall 1 A1", "taken", "A3.4"),
    "the secret on a taken space": (table(*CORNER, secrets={RED: "G"}), "secret B1", "taken", "A3.4"),
    "a drawn square on a taken space": (table(*CORNER, drawn="G"), "place B1", "taken", "A3.4"),
    "an open square on a taken space": (table(*CORNER, no_luck=True), "square fire B1", "taken", "A3.4"),
    "a stall one has not": (table(stalls={RED: [1, 3]}), "stall 2 C3", "no-stall", "A3.1"),
    "placing before drawing": (table(stalls={RED: [1]}), "place C3", "nothing-drawn", "A3.1"),
    "the secret square twice": (table(stalls={RED: [1]}), "secret C3", "secret-gone", "A3.6"),
    "choosing from the pile": (table(stalls={RED: [1]}), "square +6 C3", "face-down", "A3.1"),
    "drawing from nothing": (table(stalls={RED: [1]}, pile=()), "draw", "pile-empty", "A3.1"),
    "a stall after a draw": (table(drawn="G", stalls={RED: [1]}), "stall 1 C3", "must-place", "A3.2"),
    "a second draw": (table(drawn="G"), "draw", "must-place", "A3.2"),
    "the secret after a draw": (table(drawn="G", secrets={RED: "D"}), "secret C3", "must-place", "A3.2"),
    "a secret with no luck": (table(no_luck=True), "secret C3", "no-secrets", "A6.2"),
    "a draw with no luck": (table(no_luck=True), "draw", "no-pile", "A6.2"),
    "placing with no luck": (table(no_luck=True), "place C3", "no-pile", "A6.2"),
    "a square that is gone": (table(no_luck=True, pile=["+1"]), "square +6 C3", "not-open", "A6.2"),
}


@rule("A3.1", "A3.2", "A3.4", "A3.6", "A6.2")
@pytest.mark.parametrize("case", REFUSED)
def test_it_is_refused_with_its_clause_and_nothing_changes(case: str) -> None:
    s, move, reason, clause = REFUSED[case]
    before = dump(s)
    with pytest.raises(IllegalAction) as no:
        act(s, RED, HELLER.parse(move))
    assert (no.value.reason, no.value.clause) == (f"heller-refused-{reason}", clause)
    assert str(no.value).endswith(f"({clause})")
    assert dump(s) == before
    assert asked(s) == (RED,)


def test_every_reason_is_reached_and_every_clause_exists() -> None:
    declared = [each for each in vars(refusals).values() if isinstance(each, Refusal)]
    assert {each.reason for each in declared} == {f"heller-refused-{r}" for _, _, r, _ in REFUSED.values()}
    clauses = {each.clause for each in declared}
    assert clauses == {clause for _, _, _, clause in REFUSED.values()}
    assert clauses <= set(stated(HELLER.folder / "RULES.md"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_a_sentence(language: str) -> None:
    words = (HELLER.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    for _, _, reason, _ in REFUSED.values():
        assert re.search(rf"^heller-refused-{reason} =", words, re.MULTILINE)


def test_a_refusal_names_what_it_speaks_of() -> None:
    for case, args in (("a stall on a taken space", {"space": "A1"}), ("a stall one has not", {"wares": 2})):
        s, move, _, _ = REFUSED[case]
        with pytest.raises(Refused) as no:
            act(s, RED, HELLER.parse(move))
        assert no.value.args_ == args


@rule("A3.1")
def test_only_the_player_whose_turn_it_is_may_speak() -> None:
    s = table(stalls={RED: [1], BLUE: [1]})
    for seat in (BLUE, 2, -1):
        with pytest.raises(NotYourTurn, match=r"A3\.1"):
            act(s, seat, HELLER.parse("stall 1 A1"))
    say(s, "draw")
    with pytest.raises(NotYourTurn, match=r"A3\.2"):
        act(s, BLUE, HELLER.parse("place A1"))
