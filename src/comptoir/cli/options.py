"""Options of a game as they are typed: `open_end`, `length=short`."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.table import Choice, Game


def chosen(game: Game, typed: Sequence[str]) -> dict[str, Choice]:
    """What was typed, with values of the right kind where they can be found; the game refuses the rest."""
    options = dict(_one(game, text) for text in typed)
    return game.complete(options)


def _one(game: Game, text: str) -> tuple[str, Choice]:
    name, given, value = text.partition("=")
    choices = next((option.choices for option in game.options if option.name == name), ())
    if not given:
        return name, True
    return name, next((choice for choice in choices if str(choice).casefold() == value.casefold()), value)
