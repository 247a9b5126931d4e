"""The shape of a game's views: which lists they have and how long these grow, which words stand in them.

It is learned from games played by chance and kept beside the rules as `observation.json`, so that the same place of
an observation means the same for as long as the version of the rules lasts: `python -m workshop.shapes` writes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from comptoir.table import Game, State, asked, options, play, seeded, welcome

LEARNED_FROM = 2
"""Games by chance for each number of players and each option, where no shape is kept."""


class Shape(msgspec.Struct, omit_defaults=True):
    """What stands at one place of a view."""

    number: bool = False
    word: bool = False
    empty: bool = False
    """Sometimes there is nothing."""
    most: int = 0
    """How long a list grows."""
    items: Shape | None = None
    named: bool = False
    fields: dict[str, Shape] = {}
    """What a struct or a mapping has, by name: one that was seen later than another may be missing."""

    def learn(self, seen: Any, words: set[str]) -> None:
        """Make room for what was seen."""
        if isinstance(seen, dict):
            for key in self.fields.keys() - seen.keys():
                self.fields[key].empty = True
            for key, value in seen.items():
                self.fields.setdefault(key, Shape(empty=self.named)).learn(value, words)
            self.named = True
        elif isinstance(seen, list):
            self.items = self.items or Shape()
            self.most = max(self.most, len(seen))
            for value in seen:
                self.items.learn(value, words)
        elif isinstance(seen, str):
            self.word = True
            words.add(seen)
        elif seen is None:
            self.empty = True
        else:
            self.number = True


class Shapes(msgspec.Struct):
    """All there is to know in order to write a view of one game in numbers."""

    version: int
    """Of the rules."""
    words: list[str]
    view: Shape


def shapes_of(rules: Game) -> Shapes:
    """Those that are kept, or those of some games played now."""
    path = kept_in(rules)
    if path.is_file():
        kept = msgspec.json.decode(path.read_bytes(), type=Shapes)
        if kept.version == rules.version:
            return kept
    return learned(rules, LEARNED_FROM)


def kept_in(rules: Game) -> Path:
    return rules.folder / "observation.json"


def learned(rules: Game, games: int, left_out: tuple[str, ...] = ()) -> Shapes:
    """The shape of the views in games played by chance, with every number of players and every option."""
    words: set[str] = set()
    view = Shape()
    for n, s in enumerate(positions(rules, games)):
        seen = msgspec.to_builtins(rules.view(s, n % len(rules.standing(s))))
        view.learn(without(seen, left_out), words)
    return Shapes(rules.version, sorted(words), view)


def positions(rules: Game, games: int) -> Iterator[State]:
    for seats in range(rules.fewest, rules.most + 1):
        for chosen in ({}, *({o.name: c} for o in rules.options for c in o.choices if c != o.default)):
            for n in range(games):
                seed = f"shape {seats} {chosen} {n}"
                s, luck = rules.start(seats, seed, chosen), seeded(seed)
                while s.agenda:
                    yield s
                    speaking = [seat for seat in welcome(s) if seat in asked(s) or options(s, seat)]
                    seat = speaking[luck.below(len(speaking))]
                    said = options(s, seat)
                    play(s, seat, said[luck.below(len(said))])
                yield s


def without(view: dict[str, Any], left_out: tuple[str, ...]) -> dict[str, Any]:
    """A view without what only helps to read it: `mine.routes`."""
    for path in left_out:
        *outer, last = path.split(".")
        inner: Any = view
        for name in outer:
            inner = inner.get(name) or {}
        inner.pop(last, None)
    return view
