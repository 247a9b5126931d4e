"""Every question, event and refusal has its sentence in both languages, and the rulebook knows every clause."""

from __future__ import annotations

import re

import pytest

from comptoir.games.hermagor import refusals
from comptoir.games.hermagor.box import BUILDINGS, DUKEDOMS, NODE_NAMES, PRODUCTS, REGIONS, TILE_NAMES
from comptoir.languages import LANGUAGES
from comptoir.table import WATCHER, games, read_record
from comptoir.table.news import Refusal
from comptoir.words import Words
from tests.games.hermagor.vocabulary import HERMAGOR
from tests.records.test_records import RECORDS
from tests.rules import stated

MODULES = {path.stem: path.read_text(encoding="utf-8") for path in HERMAGOR.folder.glob("*.py")}
NAMES = ["Maude", "Camille", "Noor", "Tobias", "Zoé"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(language)
    things = {
        "product": PRODUCTS,
        "building": BUILDINGS,
        "row": [*PRODUCTS, "nobility"],
        "tile": TILE_NAMES[1:],
        "village": NODE_NAMES,
        "region": REGIONS,
        "dukedom": DUKEDOMS,
    }
    for field, ids in things.items():
        assert all(words.has(f"hermagor-{field}-{each}") for each in ids)
    for option in HERMAGOR.options:
        assert words.say(f"hermagor-option-{option.name}") and words.say(
            f"hermagor-option-{option.name}-help"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_to_me_and_about_others(language: str) -> None:
    words = Words(language)
    asked = {
        name for text in MODULES.values() for name in re.findall(r'name: ClassVar\[str\] = "([a-z-]+)"', text)
    }
    assert len(asked) == 9
    for step in asked:
        assert words.say(f"hermagor-ask-{step}")
        assert "Maude" in words.say(f"hermagor-ask-{step}-other", name="Maude")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_kept_games_is_told(language: str) -> None:
    words = Words(language)
    kinds = {news.kind for news in HERMAGOR.news}
    assert len(kinds) > 20
    told = set()
    kept = [record for path in RECORDS if (record := read_record(path.read_bytes())).game == "hermagor"]
    for record in kept:
        for _, heard in record.states():
            for event in heard:
                facts = event.told(WATCHER)
                assert facts is not None
                told.add(facts["type"])
                assert words.tell("hermagor", facts, NAMES)
    assert all(words.has(f"hermagor-log-{kind}") for kind in kinds)
    assert len(kinds - told) <= 6, f"the kept games show too little: {kinds - told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    words = Words(language)
    reasons = {each.reason for each in vars(refusals).values() if isinstance(each, Refusal)}
    assert len(reasons) == 23
    blanks = {
        "place": "h2v1",
        "cost": 5,
        "cash": 3,
        "village": "Steinhag",
        "region": "Ursental",
        "action": "stay",
    }
    for reason in reasons:
        assert words.say(reason, **blanks)


def test_every_clause_named_in_the_code_is_in_the_rulebook() -> None:
    clauses = stated(HERMAGOR.folder / "RULES.md")
    named = {clause for text in MODULES.values() for clause in re.findall(r"\b([HR]\d+(?:\.\d+)?)\b", text)}
    chapters = {clause.split(".")[0] for clause in clauses}
    assert named <= set(clauses) | chapters
    rulings = [clause for clause in clauses if clause[0] == "R"]
    assert rulings == [f"R{n}" for n in range(1, len(rulings) + 1)], "numbered without a gap"


def test_the_headline_and_the_title() -> None:
    s = HERMAGOR.start(5, "a headline")
    assert Words("en").say("hermagor-headline", **HERMAGOR.headline(s)) == "round 1 of 4"
    assert Words("fr").say("hermagor-headline", **HERMAGOR.headline(s)) == "manche 1 sur 4"
    assert games()["hermagor"] is HERMAGOR and Words("fr").say("hermagor-title") == HERMAGOR.title
