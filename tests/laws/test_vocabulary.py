"""The number of an action holds as long as the version of the rules: `vocabularies.toml` promises the order."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from comptoir.table import Action, Unreadable, Vocabulary, game, games

PROMISED = tomllib.loads(Path(__file__).with_name("vocabularies.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", games())
def test_the_order_of_all_that_can_be_said_is_promised(name: str) -> None:
    words = game(name).vocabulary.all
    digest = sha256("\n".join(action.text for action in words).encode()).hexdigest()
    assert PROMISED.get(name) == {"version": game(name).version, "words": len(words), "digest": digest}


def test_a_word_is_known_by_its_text_and_its_number() -> None:
    come, go = Action("come"), Action("go")
    words = Vocabulary([[come], [go]])
    assert (come.id, go.id) == (0, 1) and words.all == [come, go]
    assert words.parse("go") is go
    assert come == Action("come") != go and {come} == {Action("come")}
    assert come != "come"


def test_what_cannot_be_read_is_said_back_in_part() -> None:
    with pytest.raises(Unreadable) as no:
        Vocabulary([]).parse("x" * 500)
    assert no.value.reason == "unreadable-action" and no.value.args_ == {"action": "x" * 40}


def test_two_actions_are_never_written_alike() -> None:
    with pytest.raises(AssertionError, match="alike"):
        Vocabulary([[Action("go"), Action("go")]])
