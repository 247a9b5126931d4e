"""The words of the house: every event, question and refusal can be said in both languages."""

from __future__ import annotations

import re

import pytest

from comptoir.games.heller.box import NAMES
from comptoir.languages import LANGUAGES
from comptoir.table import (
    WATCHER,
    BadSetup,
    Event,
    IllegalAction,
    NotYourTurn,
    game,
    games,
    options,
    playout,
    seeded,
)
from comptoir.words import Words

NAMED = ["Ann", "Bo", "Cy", "Dee", "Eve", "Fay"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_whatever_happens_can_be_told(name: str, lang: str) -> None:
    rules, words = game(name), Words(lang)
    for n in range(4):
        heard: list[Event] = []
        s = rules.start(rules.fewest, f"told {n}", heard=heard)
        s.heard = heard
        playout(s, seeded(str(n)))
        for event in heard:
            for seat in (WATCHER, *range(rules.fewest)):
                told = event.told(seat)
                if told is not None:
                    assert words.tell(name, told, NAMED).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_game_has_a_title_a_line_a_headline_and_its_options(name: str, lang: str) -> None:
    rules, words = game(name), Words(lang)
    assert words.say(f"{name}-title") and words.say(f"{name}-blurb")
    assert words.say(f"{name}-headline", **rules.headline(rules.start(rules.fewest, "x")))
    for option in rules.options:
        assert words.say(f"{name}-option-{option.name}") and words.say(f"{name}-option-{option.name}-help")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_question_is_put_to_me_and_about_others(name: str, lang: str) -> None:
    rules, words = game(name), Words(lang)
    s, luck = rules.start(rules.most, "asked"), seeded("asked")
    while s.agenda:
        step = s.agenda[-1]
        assert words.say(f"{name}-ask-{step.name}") and words.say(f"{name}-ask-{step.name}-other", name="Ann")
        seat = step.seats(s)[0]
        answers = options(s, seat)
        s.agenda.pop().take(s, seat, answers[luck.below(len(answers))])
        from comptoir.table import settle

        settle(s)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_heller_has_a_sentence(lang: str) -> None:
    words = Words(lang)
    source = (game("heller").folder / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'"(heller-refused-[a-z-]+)"', source))
    assert reasons
    blanks = {"space": "C4", "wares": 2}
    assert all(words.say(reason, **blanks) for reason in reasons)


def test_every_square_has_a_name_and_those_with_a_value_show_it() -> None:
    english, french = Words("en"), Words("fr")
    assert english.named("heller", "square", "king") == "King +6"
    assert french.named("heller", "square", "tax-collector") == "Collecteur d’impôts −6"
    assert english.named("heller", "square", "fire-2") == "Fire"
    assert english.named("heller", "source", "pile") == "pile"
    assert all(french.say(f"heller-square-{name}") for name in NAMES)


def test_an_event_with_more_to_tell_tells_it() -> None:
    words = Words("en")
    drawn = {"type": "square-drawn", "seat": 0}
    assert words.tell("heller", drawn, NAMED) == "Ann draws a square"
    assert words.tell("heller", {**drawn, "square": "king"}, NAMED) == "Ann draws a square: King +6"
    ended = {"type": "game-ended", "winners": [0, 2], "money": [9, 1, 9]}
    assert words.tell("heller", ended, NAMED) == "The game is over: Ann and Cy share the victory"


def test_a_missing_sentence_or_blank_is_loud() -> None:
    with pytest.raises(KeyError, match="no-such-thing"):
        Words("en").say("no-such-thing")
    with pytest.raises(KeyError, match="heller-headline"):
        Words("en").say("heller-headline", round=1)


def test_errors_are_said_in_the_readers_language_with_their_clause() -> None:
    taken = IllegalAction("heller-refused-taken", "C4 is not empty", "A3.4", {"space": "C4"})
    assert Words("fr").why(taken).startswith("C4 n’est pas libre") and Words("fr").why(taken).endswith(
        "(A3.4)"
    )
    assert Words("en").why(NotYourTurn("refused-game-over", "the game is over")) == "The game is over."
    assert "option" in Words("fr").why(BadSetup("bad-option", "x", args_={"option": "turbo"}))
    assert Words("fr").why(BadSetup("unheard-of", "plain English")) == "plain English"


def test_another_language_falls_back_to_english() -> None:
    assert Words("xx").say("heller-square-king") == "King"


def test_french_keeps_its_spaces_together() -> None:
    """No line may break before ; : ! ? » or after «."""
    faults = []
    for folder in (game("heller").folder / "locale", game("heller").folder.parents[1] / "locale"):
        text = (folder / "fr.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            said = re.sub(r"\{[^}]*\}|^#.*|[Tt]apez \?", "", line)
            if re.search(r" [;:!?»]|« ", said):
                faults.append(line)
    assert not faults
