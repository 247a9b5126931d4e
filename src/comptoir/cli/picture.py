"""How a game looks in a terminal: drawn by its own `terminal.py`, or else as its view is written."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from comptoir.table import Game
from comptoir.words import Seat, Words


def table(game: Game, view: msgspec.Struct, words: Words, seats: Sequence[Seat]) -> RenderableType:
    """All that a view shows."""
    drawing = _terminal(game)
    if drawing is None:
        return Text(msgspec.json.format(msgspec.json.encode(view), indent=1).decode())
    picture: RenderableType = drawing.draw(view, words, seats)
    return picture


def news(game: Game, event: Mapping[str, Any], words: Words, seats: Sequence[Seat]) -> RenderableType:
    """One line for what happened, in the colour of who did it, and whatever more the game shows of it."""
    sentence = words.tell(game.name, event, [seat.name for seat in seats])
    line = Text(f"· {sentence}", style=seats[event["seat"]].style if "seat" in event else "bold")
    drawing = _terminal(game)
    more = drawing.moment(event, words, seats) if drawing is not None else None
    if more is None:
        return line
    if isinstance(more, Text):
        return Text.assemble(line, "  ", more)
    return Group(line, Padding(more, (0, 0, 1, 2)))


def named(game: Game) -> Mapping[str, tuple[str, ...]]:
    """What the words of its actions name."""
    fields: Mapping[str, tuple[str, ...]] = getattr(_terminal(game), "NAMED", {})
    return fields


@cache
def _terminal(game: Game) -> ModuleType | None:
    if not (game.folder / "terminal.py").is_file():
        return None
    return importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.terminal")
