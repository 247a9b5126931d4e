"""The worked examples of a rulebook: positions that are played to, and the moves that show a rule (docs/rulebooks.md).

They are data beside the rules, `examples.toml`; a block of `RULES.md` names one, and the page draws it with the game's
own board. No table is made of them and no luck of any table is near: their seed stands in the file.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from itertools import product
from pathlib import Path

import msgspec

from comptoir.server import door, wire
from comptoir.server.errors import BadField, Unknown
from comptoir.server.position import Heard, Logged
from comptoir.table import WATCHER, Choice, Game, State, act, asked

Figure = int | str | bool | None | list[int | str | None]


class SwapShown(msgspec.Struct, frozen=True):
    """An answer of an example that a reader may change: who gave it, and what may stand there, as it was first."""

    seat: int
    moves: list[str]


class ExampleShown(msgspec.Struct, frozen=True):
    """A worked example of the rules: how it stands before, and after each answer."""

    seats: int
    show: str
    frames: list[wire.Frame]
    swaps: list[SwapShown]


class RulesPage(msgspec.Struct, frozen=True):
    title: str
    html: str
    examples: dict[str, ExampleShown]
    """By the name that a figure of the page has as `data-example`."""


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"instead": "with"}):
    """What else could have been said: figures of the last view for each, if this one answer is changed."""

    of: str
    """An answer of the example; the last of them if several read so."""
    instead: dict[str, dict[str, Figure]]

    def moves(self) -> list[str]:
        return [self.of, *self.instead]


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
    swaps: list[Swap] = []

    def ways(self) -> list[tuple[int, ...]]:
        """All that a reader can make of it: which of its moves each swap has; first as it is written."""
        return list(product(*(range(len(swap.moves())) for swap in self.swaps)))


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


def changed(game: Game, name: str, ways: str) -> ExampleShown:
    """An example as a reader has changed it: for each of its swaps the number of a move, `0,2`. It is played by the
    rules like any other."""
    if name not in read(game):
        raise Unknown("unknown-example", "there is no such example", name=name[:40])
    return _changed(game, name, ways[:40], _path(game).stat().st_mtime_ns)


@lru_cache(256)
def _changed(game: Game, name: str, ways: str, _: int) -> ExampleShown:
    example = read(game)[name]
    for way in example.ways():
        if ways == ",".join(map(str, way)):
            return shown(game, example, way)
    raise BadField(
        "bad-ways", "ways are numbers of moves that the example lists, one for each swap", field="ways"
    )


def shown(game: Game, example: Example, way: tuple[int, ...] = ()) -> ExampleShown:
    """The position, and what each answer makes of it; `way` says which of its moves each swap has."""
    texts = [*example.before, *example.play]
    changeable = {_last(swap.of, texts): swap.moves() for swap in example.swaps}
    for (at, moves), n in zip(changeable.items(), way, strict=False):
        texts[at] = moves[n]
    s = game.start(seats=example.seats, seed=example.seed, options=example.options)
    begins = len(example.before)
    seats = [answer(game, s, text) for text in texts[:begins]]
    frames = [wire.Frame(0, None, view=_view(game, s, example.eyes))]
    for n, text in enumerate(texts[begins:], 1):
        s.heard = []
        seats.append(answer(game, s, text))
        entry = door.entry(Heard(Logged(n, "", "move", seats[-1]), s.heard), example.eyes)
        frames.append(wire.Frame(n, entry, view=_view(game, s, example.eyes)))
    swaps = [SwapShown(seats[at], moves) for at, moves in changeable.items()]
    return ExampleShown(example.seats, example.show, frames, swaps)


def _last(text: str, texts: list[str]) -> int:
    return len(texts) - 1 - texts[::-1].index(text)


def answer(game: Game, s: State, text: str) -> int:
    """Whoever is asked first says it; who that was."""
    seat = asked(s)[0]
    act(s, seat, game.parse(text))
    return seat


def _view(game: Game, s: State, eyes: int) -> wire.Shown:
    return door.written(door.view(game, s, eyes))
