"""The words people read: Fluent files, one set for the server, the command line and the browser.

>>> Words("fr").say("heller-square-king")
'Roi'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from fluent.runtime import FluentBundle, FluentResource

from comptoir import games
from comptoir.elision import de
from comptoir.genitive import genitive
from comptoir.languages import ENGLISH, LANGUAGES, LOCALE
from comptoir.table.errors import ComptoirError

STYLES = ("#d4502e", "#3a82c4", "#2a8a5a", "#ad7a0c", "#a566ba", "#2a8cab")
"""The colours of the seats: neither so light nor so dark that they vanish on a terminal of either kind."""


class Seat(NamedTuple):
    """How a seat is written in a terminal: a name, and a letter so that colour is never alone."""

    name: str
    letter: str
    style: str


class Words:
    """The sentences of one language. An unknown id or a missing argument is a `KeyError`: a fault of ours."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGUAGES else ENGLISH
        self._bundle = _bundle(self.lang)

    def has(self, key: str) -> bool:
        """Is there a message `key`, or an attribute `message.attribute`?"""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, key: str, /, **args: object) -> str:
        """The sentence `key` (or `message.attribute`), its blanks filled."""
        if not self.has(key):
            raise KeyError(f"there is no sentence “{key}” in {self.lang}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"“{key}” has only attributes in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"“{key}” in {self.lang}: {errors[0]}")
        return str(text)

    def tell(self, game: str, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, for the log; `event` is what a seat was told."""
        key = f"{game}-log-{event['type']}"
        known = [field for field in event if self.has(f"{key}.{field}")]
        return self.say(f"{key}.{known[0]}" if known else key, **self.blanks(game, event, names))

    def blanks(self, game: str, fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
        """The arguments that the fields of an event give to its sentence; en.ftl of a game explains them. A negative
        number has the true minus sign, which Fluent does not write."""
        args: dict[str, object] = {
            field: self.named(game, field, value)
            if isinstance(value, str)
            else f"−{-value}"
            if value < 0
            else value
            for field, value in fields.items()
            if isinstance(value, str | int)
        }
        if "seat" in fields:
            args["name"] = names[fields["seat"]]
        if "other" in fields:
            args["other"] = names[fields["other"]]
        if "winners" in fields:
            args["names"] = self.listed([names[seat] for seat in fields["winners"]])
            args["count"] = len(fields["winners"])
        return args

    def named(self, game: str, field: str, value: str) -> str:
        """A thing of the game by its name in this language; text that names nothing stays as it is."""
        key = f"{game}-{field}-{value}"
        for candidate in (f"{key}.label", key):
            if self.has(candidate):
                return self.say(candidate)
        return value

    def seat(self, number: int) -> Seat:
        """A seat by its colour."""
        key = f"seat-{number}"
        return Seat(self.say(key), self.say(f"{key}.letter"), STYLES[number])

    def listed(self, items: Sequence[str]) -> str:
        """“A, B and C”."""
        from babel.lists import format_list

        return format_list(list(items), locale=self.lang)

    def why(self, error: ComptoirError) -> str:
        """An error for people: its sentence, or plain English where a language lacks it; then the clause."""
        keys = [key for key in (error.reason, f"error-{error.reason}") if self.has(key)]
        game = error.reason.partition("-")[0]
        args = {k: self.named(game, k, v) if isinstance(v, str) else v for k, v in error.args_.items()}
        text = self.say(keys[0], **args) if keys else error.text
        return f"{text} ({error.clause})" if error.clause else text


@cache
def _bundle(lang: str) -> FluentBundle:
    """All words of a language: shared ones, errors, the hosts’, those of days and clubs, every game’s (in English where
    it lacks them)."""
    functions = {"DE": cast(Any, de), "GENITIVE": cast(Any, genitive)}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    folders = [
        LOCALE,
        *sorted(path for place in games.__path__ for path in Path(place).glob("*/locale")),
    ]
    for folder in folders:
        for part in (
            "",
            ".cli",
            ".cover",
            ".box",
            ".errors",
            ".admin",
            ".account",
            ".notices",
            ".days",
            ".club",
        ):
            written = (folder / f"{language}{part}.ftl" for language in (lang, ENGLISH))
            if path := next((path for path in written if path.is_file()), None):
                bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
