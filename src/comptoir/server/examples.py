"""The worked examples of a rulebook: positions that are played to, and the moves that show a rule (docs/rulebooks.md).

They are data beside the rules, `examples.toml`; a block of `RULES.md` names one, and the page draws it with the game's
own board. No table is made of them and no luck of any table is near: their seed stands in the file.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from comptoir.server import door, wire
from comptoir.server.position import Heard, Logged
from comptoir.table import WATCHER, Choice, Game, State, act, asked

Figure = int | str | bool | None | list[int | str | None]


class ExampleShown(msgspec.Struct, frozen=True):
    """A worked example of the rules: how it stands before, and after each answer."""

    seats: int
    show: str
    frames: list[wire.Frame]


class RulesPage(msgspec.Struct, frozen=True):
    title: str
    html: str
    examples: dict[str, ExampleShown]
    """By the name that a figure of the page has as `data-example`."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there, what was played before, and what is shown, answer by answer.

    An answer is given by whoever is asked; if several are, by the first of them."""

    rules: list[str]
    seats: int
    seed: str
    options: dict[str, Choice] = {}
    before: list[str] = []
    play: list[str] = []
    show: str = ""
    """What of the board it is about, in the words of the game's renderer."""
    eyes: int = WATCHER
    expect: dict[str, Figure] = {}
    """Of the last view, by path: the figures that the text names."""


def read(game: Game) -> dict[str, Example]:
    """The examples of a game, in the order of its file."""
    path = _path(game)
    return (
        msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, Example]) if path.is_file() else {}
    )


def played(game: Game) -> dict[str, ExampleShown]:
    """All of them, as they are shown."""
    path = _path(game)
    return _played(game, path.stat().st_mtime_ns) if path.is_file() else {}


@lru_cache(32)
def _played(game: Game, _: int) -> dict[str, ExampleShown]:
    """`_` is when the file was written: a new one is played again."""
    return {name: shown(game, example) for name, example in read(game).items()}


def _path(game: Game) -> Path:
    return game.folder / "examples.toml"


def shown(game: Game, example: Example) -> ExampleShown:
    """The position, and what each answer makes of it."""
    s = game.start(seats=example.seats, seed=example.seed, options=example.options)
    for text in example.before:
        answer(game, s, text)
    frames = [wire.Frame(0, None, view=_view(game, s, example.eyes))]
    for n, text in enumerate(example.play, 1):
        s.heard = []
        seat = answer(game, s, text)
        entry = door.entry(Heard(Logged(n, "", "move", seat), s.heard), example.eyes)
        frames.append(wire.Frame(n, entry, view=_view(game, s, example.eyes)))
    return ExampleShown(example.seats, example.show, frames)


def answer(game: Game, s: State, text: str) -> int:
    """Whoever is asked first says it; who that was."""
    seat = asked(s)[0]
    act(s, seat, game.parse(text))
    return seat


def _view(game: Game, s: State, eyes: int) -> wire.Shown:
    return door.written(door.view(game, s, eyes))
