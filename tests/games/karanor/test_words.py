"""Every word of Karanor is there, in both languages; every event can be told, every moment drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from comptoir.games.karanor import box, refusals
from comptoir.games.karanor.terminal import draw, moment
from comptoir.table import WATCHER, Refusal, act, asked, seeded
from comptoir.words import LANGUAGES, Words
from tests.games.karanor.vocabulary import ANA, BEN, KARANOR, heard, islands, say
from tests.laws.positions import any_answer, speaker

NAMES = ["Ana", "Ben", "Chloe", "Dina", "Eve", "Finn"]


def plain(text: str) -> str:
    """Without the typography that box.toml does not have."""
    return text.replace("’", "'").replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_its_printed_name(lang: str) -> None:
    words = Words(lang)
    fields = {"commerce": "commerce", "quest": "quest", "black_market": "black", "artefact": "artefact"}
    fields |= {
        "insignia": "insignia",
        "delivery": "delivery",
        "history_tile": "history",
        "territory": "territory",
    }
    for table, field in fields.items():
        for row in box.BOX[table]:
            assert plain(words.say(f"karanor-{field}-{row['id']}")) == plain(row["name"][lang])


def said(row: object) -> Iterator[dict[str, str]]:
    """All that is written on a card, in whatever part of it."""
    if isinstance(row, dict):
        if "fr" in row or "en" in row:
            yield row
        else:
            yield from (words for part in row.values() for words in said(part))
    elif isinstance(row, list):
        yield from (words for part in row for words in said(part))


def test_what_cards_say_is_in_the_box_in_both_languages_and_nowhere_else() -> None:
    cards = [
        row
        for table in ("quest", "black_market", "artefact", "insignia", "delivery")
        for row in box.BOX[table]
    ]
    assert all(set(row["text"]) == set(LANGUAGES) for row in cards)
    for words in said([*cards, *box.BOX["commerce"], *box.BOX["history_tile"]]):
        assert set(words) == set(LANGUAGES) and all(words.values())
    for lang in LANGUAGES:
        page = (KARANOR.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        names = re.compile(
            r"^karanor-(quest|commerce|black|artefact|insignia|delivery|history)-.*\n +\.", re.MULTILINE
        )
        assert not names.search(page), "a name, and nothing more"


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
