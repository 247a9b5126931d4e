"""Every word of Karanor is there, in every language; every event can be told, every moment drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from comptoir.games.karanor import box, refusals
from comptoir.games.karanor.printed import printed
from comptoir.games.karanor.terminal import draw, moment
from comptoir.languages import LANGUAGES
from comptoir.table import WATCHER, Refusal, act, asked, seeded
from comptoir.words import Words
from tests.games.karanor.vocabulary import ANA, BEN, KARANOR, heard, islands, say
from tests.laws.positions import any_answer, speaker

NAMES = ["Ana", "Ben", "Chloe", "Dina", "Eve", "Finn"]


def messages(printed: object) -> Iterator[str]:
    """Every message that stands for a name or a text of the box."""
    if isinstance(printed, dict):
        yield from (m for part in printed.values() for m in messages(part))
    elif isinstance(printed, list):
        yield from (m for part in printed for m in messages(part))
    elif isinstance(printed, str) and printed.startswith("karanor-"):
        yield printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_its_name_and_its_words(lang: str) -> None:
    words, drawn = Words(lang), msgspec.to_builtins(printed(box.BOX))
    said = set(messages(drawn))
    assert len(said) > 400
    assert [message for message in sorted(said) if not words.say(message).strip()] == []


def test_no_word_is_in_the_box_and_none_in_the_words_that_the_box_has_not() -> None:
    said = {message.partition(".")[0] for message in messages(msgspec.to_builtins(printed(box.BOX)))}
    page = (KARANOR.folder / "locale" / "en.box.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(karanor-box-[\w-]+) =", page, re.MULTILINE)) <= said
    assert not re.search(r"\b(en|fr|de) = ", (KARANOR.folder / "box.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    words = Words(lang)
    declared = [each for each in vars(refusals).values() if isinstance(each, Refusal)]
    assert len(declared) > 50
    assert all(words.has(each.reason) and each.reason.startswith("karanor-refused-") for each in declared)
    assert words.has("karanor-refused-untradable")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_can_be_told_and_drawn(lang: str, seats: int) -> None:
    words, luck = Words(lang), seeded("told")
    s = KARANOR.start(seats, "told")
    drawn: set[str] = set()
    while asked(s):
        s.heard = []
        seat, name = speaker(s, luck), s.agenda[-1].name
        assert words.say(f"karanor-ask-{name}") and "Ana" in words.say(
            f"karanor-ask-{name}-other", name="Ana"
        )
        if name not in drawn:
            drawn.add(name)
            page = StringIO()
            pens = [words.seat(i) for i in range(seats)]
            Console(width=200, file=page).print(draw(KARANOR.view(s, seat), words, pens))
            assert "Kien" in page.getvalue() and "karanor-" not in page.getvalue()
        act(s, seat, any_answer(s, seat, luck))
        for told in [event.told(eyes) for event in s.heard for eyes in (seat, WATCHER)]:
            sentence = words.tell("karanor", told or {}, NAMES)
            assert sentence and "_" not in sentence and "{" not in sentence
    assert {"draft", "turn", "window", "take"} <= drawn


def test_an_offer_is_told_and_drawn() -> None:
    s = islands(has={ANA: "gold 3", BEN: "wood 1"})
    say(s, ANA, "offer 1 give gold 3 want wood 1")
    words = Words("fr")
    pens = [words.seat(i) for i in range(3)]
    told = heard(s, "offer-made")[0]
    assert words.tell("karanor", told, NAMES) == "Ana fait l’offre 1 à Ben"
    assert str(moment(told, words, pens)) == f"{pens[ANA].letter} Or 3 → Bois 1"
    assert moment({"type": "x"}, words, pens) is None
    page = StringIO()
    Console(width=200, file=page).print(draw(KARANOR.view(s, BEN), words, pens))
    assert "Or 3 / Bois 1" in page.getvalue()
    say(s, BEN, "counter 1 give wood 1 want gold 4")
    told = heard(s, "counter-made")[0]
    assert (told["offer"], told["answers"], told["other"]) == (2, 1, ANA)
    assert words.tell("karanor", told, NAMES) == "Ben répond à l’offre 1 par l’offre 2"
