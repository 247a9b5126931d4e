"""Every word of Jantaris is there, in both languages, and every event can be told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.games.jantaris import refusals
from comptoir.games.jantaris.box import AREAS, CARDS, COLOURS, ITEMS, VOTES
from comptoir.languages import LANGUAGES
from comptoir.table import IllegalAction, act, asked, options, seeded
from comptoir.words import Words
from tests.games.jantaris.vocabulary import ANA, BEN, JANTARIS, city, say

NAMES = ["Ana", "Ben", "Chloe", "Dina"]
RULES = Path(refusals.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name(lang: str) -> None:
    words = Words(lang)
    for field, values in (
        ("item", ITEMS),
        ("area", AREAS),
        ("to", AREAS),
        ("from", AREAS),
        ("card", CARDS),
        ("colour", COLOURS),
        ("vote", VOTES),
    ):
        assert all(words.has(f"jantaris-{field}-{value}") for value in values), field
    assert all(words.has(f"jantaris-item-{item}.text") for item in ITEMS)
    assert all(words.has(f"jantaris-effect-{vote}-{n}") for vote in VOTES for n in (1, 2, 3))
    assert words.say("jantaris-headline", **JANTARIS.headline(city()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_sentence_for_me_and_for_others(lang: str) -> None:
    words = Words(lang)
    for step in refusals.ANSWERS:
        assert words.say(f"jantaris-ask-{step}")
        assert "Ana" in words.say(f"jantaris-ask-{step}-other", name="Ana")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    source = (RULES / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'"(jantaris-refused-[a-z-]+)"', source))
    assert len(reasons) > 20
    assert all(Words(lang).has(reason) for reason in reasons)


def test_a_refusal_names_places_and_items_in_the_language_of_the_reader() -> None:
    s = city(markers="taira ormeth", up=["coach", "cannon"])
    with pytest.raises(IllegalAction) as refused:
        say(s, ANA, "place taira")
    assert Words("fr").why(refused.value) == "Un marqueur de guilde s’y trouve\u00a0: Taira. (J3.2)"
    s = city(up=["coach", "cannon"], goods={ANA: "1r 3b"})
    say(s, ANA, "bazaar")
    with pytest.raises(IllegalAction) as refused:
        say(s, ANA, "open cannon 9")
    assert "Canon" in Words("fr").why(refused.value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_can_be_told(lang: str, seats: int) -> None:
    words, luck = Words(lang), seeded("told")
    kinds = set()
    for deal in range(3):
        s = JANTARIS.start(seats, f"told {deal}")
        while asked(s):
            s.heard = []
            seat = asked(s)[0]
            answers = options(s, seat)
            act(s, seat, answers[luck.below(len(answers))])
            for event in s.heard:
                for eyes in (seat, -1):
                    told = event.told(eyes)
                    if told is not None:
                        kinds.add(told["type"])
                        sentence = words.tell("jantaris", told, NAMES)
                        assert sentence and "_" not in sentence and "{" not in sentence
    assert {"voted", "traded", "item-bought", "good-taken", "game-ended"} <= kinds


def test_a_secret_vote_is_told_in_full_to_its_voter_alone() -> None:
    s = city("vote", markers="taira centre")
    say(s, BEN, "vote deal")
    told = {seat: event.told(seat) for event in s.heard or [] for seat in (ANA, BEN)}
    words = Words("en")
    assert words.tell("jantaris", told[ANA] or {}, NAMES) == "Ben has voted"
    assert words.tell("jantaris", told[BEN] or {}, NAMES) == "Ben votes in secret: Deal"
