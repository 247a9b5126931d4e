"""A name that begins with a vowel, or with an h nobody hears, takes the e of “de”."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.elision import de
from comptoir.words import Words

NAMES: dict[str, str] = json.loads(Path(__file__).with_name("elisions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "said"), NAMES.items())
def test_de_and_a_name(name: str, said: str) -> None:
    assert de(name) == said


def test_sentences_say_it_so() -> None:
    french = Words("fr")
    assert french.say("karanor-ask-turn-other", name="Adalbert") == "C’est le tour d’Adalbert"
    assert french.say("karanor-ask-turn-other", name="Luc") == "C’est le tour de Luc"


def test_no_sentence_forgets_it() -> None:
    folder = Path(__file__).parents[1] / "src" / "comptoir"
    names = ("name", "names", "other", "designer", "city")
    for path in folder.rglob("fr*.ftl"):
        text = path.read_text(encoding="utf-8")
        for name in names:
            assert f"de {{ ${name} }}" not in text, f"{path.name}: say {{ DE(${name}) }}"
