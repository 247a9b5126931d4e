"""Every word of Karanor is there, in both languages; every event can be told, every moment drawn."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from comptoir.games.karanor import box, refusals
from comptoir.games.karanor.terminal import draw, moment
from comptoir.games.karanor.windows import unplayable
from comptoir.table import WATCHER, act, asked, seeded
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
            if "text" in row:
                assert plain(words.say(f"karanor-{field}-{row['id']}.text")) == plain(row["text"][lang])
    for row in box.BOX["quest"]:
        assert plain(words.say(f"karanor-quest-{row['id']}.story")) == plain(row["story"][lang])
        for n, option in enumerate(row["options"], 1):
            assert plain(words.say(f"karanor-quest-{row['id']}.option{n}")) == plain(option["name"][lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    source = (KARANOR.folder / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'refused\(\s*"([a-z-]+)"', source)) | {
        f"trade-{why}" for why in refusals.TRADE_TEXT
    }
    reasons |= {f"card-{why}" for why in unplayable.TEXT}
    assert len(reasons) > 30
    assert all(Words(lang).has(f"karanor-refused-{reason}") for reason in reasons)


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
