"""Who types in a terminal may type the names they read, in their language; ids are understood too."""

from __future__ import annotations

import pytest

from comptoir.cli import picture
from comptoir.cli.naming import Naming
from comptoir.languages import LANGUAGES
from comptoir.table import asked, game, games, options
from comptoir.words import Words

KEPT = ["keep bains", "keep brasserie", "keep caravanserail"]


def naming(lang: str, choices: list[str], name: str = "karanor") -> Naming:
    return Naming(Words(lang), name, picture.named(game(name)), choices)


def test_a_thing_goes_by_its_name_and_by_its_id() -> None:
    english = naming("en", KEPT)
    assert list(english.shown) == ["keep public-baths", "keep brewery", "keep caravanserai"]
    assert english.matches("k pub") == english.matches("keep bains") == ["keep bains"]
    assert english.other_names() == [
        "public-baths = bains",
        "brewery = brasserie",
        "caravanserai = caravanserail",
    ]


def test_what_could_be_a_name_and_an_id_is_asked_again() -> None:
    assert naming("en", KEPT).matches("k b") == ["keep brasserie", "keep bains"]


def test_nobody_must_type_an_accent() -> None:
    french = naming("fr", ["keep theatre", "keep banque"])
    assert list(french.shown) == ["keep théâtre", "keep banque"]
    assert french.matches("keep theatre") == french.matches("k théâtre") == ["keep theatre"]


def test_two_things_of_one_name_keep_their_ids() -> None:
    fires = naming("en", ["open fire-1 A1", "open fire-2 A1", "open king A1"], "heller")
    assert list(fires.shown) == ["open fire-1 A1", "open fire-2 A1", "open king A1"]


def test_what_is_not_listed_is_spelled_with_ids() -> None:
    assert naming("en", KEPT).spelled("keep Brewery") == "keep brasserie"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_example_is_of_this_game_and_means_what_it_says(name: str, lang: str) -> None:
    s = game(name).start(game(name).fewest, "example")
    names = naming(lang, [action.text for action in options(s, asked(s)[0])], name)
    example, choice = names.example()
    assert names.matches(example) == [names.shown[choice]] and len(example) <= len(choice)
