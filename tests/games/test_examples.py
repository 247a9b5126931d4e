"""The worked examples of the rulebooks: played by the rules, figure for figure, and shown in every language."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from comptoir.languages import LANGUAGES
from comptoir.server import examples, rules
from comptoir.server.errors import BadField, Unknown
from comptoir.server.examples import Example
from comptoir.table import Game, games

EXAMPLES = [(game, name, each) for game in games().values() for name, each in examples.read(game).items()]
BLOCK = re.compile(r"^```example ([a-z-]+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def at(path: str, view: Any) -> Any:
    """What stands in a view: `merchants.0.cash`."""
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


@pytest.mark.parametrize(
    ("game", "name", "example"), EXAMPLES, ids=lambda each: str(getattr(each, "name", each))[:40]
)
def test_the_rules_bring_about_what_an_example_says(game: Game, name: str, example: Example) -> None:
    shown = examples.shown(game, example)
    assert len(shown.frames) == 1 + len(example.play)
    assert all(frame.entry and frame.entry.events for frame in shown.frames[1:]), (
        "nothing is told of an answer"
    )
    last = msgspec.json.decode(msgspec.json.encode(shown.frames[-1].view))
    assert {path: at(path, last) for path in example.expect} == example.expect
    assert example.expect or not example.play, f"{name} shows no figure"


SWAPS = [
    (game, name, each, i, move)
    for game, name, each in EXAMPLES
    for i, swap in enumerate(each.swaps)
    for move in swap.instead
]


@pytest.mark.parametrize(
    ("game", "name", "example", "swap", "move"), SWAPS, ids=lambda each: str(getattr(each, "name", each))[:40]
)
def test_a_changed_answer_brings_what_the_example_says(
    game: Game, name: str, example: Example, swap: int, move: str
) -> None:
    """The reader changes one answer, and the figures follow by the rules."""
    way = [0] * len(example.swaps)
    way[swap] = example.swaps[swap].moves().index(move)
    shown = examples.changed(game, name, ",".join(map(str, way)))
    last = msgspec.json.decode(msgspec.json.encode(shown.frames[-1].view))
    figures = example.swaps[swap].instead[move]
    assert figures and {path: at(path, last) for path in figures} == figures
    assert figures != example.expect, "nothing follows from it that could be seen"


@pytest.mark.parametrize(
    ("game", "name", "example"),
    [each for each in EXAMPLES if each[2].swaps],
    ids=lambda each: str(getattr(each, "name", each))[:40],
)
def test_whatever_a_reader_makes_of_an_example_can_be_played(game: Game, name: str, example: Example) -> None:
    as_written = examples.played(game)[name]
    for way in example.ways():
        shown = examples.changed(game, name, ",".join(map(str, way)))
        assert len(shown.frames) == len(as_written.frames)
        assert shown.swaps == as_written.swaps
    assert examples.changed(game, name, ",".join("0" for _ in example.swaps)) == as_written


def test_every_game_has_an_example_that_can_be_changed() -> None:
    assert {game.name for game, _, example in EXAMPLES if example.swaps} >= {
        "heller",
        "hermagor",
        "jantaris",
        "karanor",
    }


def test_what_an_example_does_not_list_is_refused() -> None:
    heller = games()["heller"]
    for ways in ("", "9,0", "0", "0,0,0", "-1,0", "x", "0,0 "):
        with pytest.raises(BadField, match="one for each swap"):
            examples.changed(heller, "eye", ways)
    with pytest.raises(Unknown, match="no such example"):
        examples.changed(heller, "../eye", "0")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_language_shows_every_example(game: Game) -> None:
    known = list(examples.read(game))
    for language in LANGUAGES:
        page = rules.page(game, language)
        assert re.findall(r'<figure data-example="([a-z-]+)">', page.html) == known
        assert list(page.examples) == known
        assert 'id="breath"' in page.html or not known


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_rules_that_an_example_shows_are_in_the_rulebook(game: Game) -> None:
    html = rules.page(game, "en").html
    cited = {clause for example in examples.read(game).values() for clause in example.rules}
    assert {clause for clause in cited if f'id="{clause}"' not in html} == set()
