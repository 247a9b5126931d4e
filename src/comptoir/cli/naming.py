"""The things of a game by the names that the reader knows: what is shown and typed for the words of an action.

A game's `terminal.py` says in `NAMED` what the words of an action may name, for each verb, or for all of them under "".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from comptoir.cli import answers
from comptoir.words import Words

Fields = Mapping[str, tuple[str, ...]]


def one_word(name: str) -> str:
    """A name as it is typed.

    >>> one_word("Mages’ Tower"), one_word("Port-Féral"), one_word("Travail +1")
    ('mages-tower', 'port-féral', 'travail-1')
    """
    return "-".join(re.findall(r"\w+", name.replace("’", "").casefold()))


class Naming:
    """Choices as the reader reads them, and back."""

    def __init__(self, words: Words, game: str, fields: Fields, choices: Sequence[str]) -> None:
        self._words, self._game, self._fields = words, game, fields
        self.choices = choices

    @cached_property
    def names(self) -> dict[tuple[str, str], str]:
        """By verb and word; only where the name is another word, and nothing else goes by it."""
        named = {
            (verb, word): name
            for verb, *rest in (choice.split() for choice in self.choices)
            for word in rest
            if (name := self._name(verb, word)) and name != word
        }
        often = Counter((verb, name) for (verb, _), name in named.items())
        return {key: name for key, name in named.items() if often[key[0], name] == 1}

    def _name(self, verb: str, word: str) -> str:
        for field in self._fields.get(verb, self._fields.get("", ())):
            key = f"{self._game}-{field}-{word}"
            if not word.isdigit() and self._words.has(key):
                return one_word(self._words.say(key))
        return ""

    @cached_property
    def shown(self) -> dict[str, str]:
        """Each choice as it is read, and as records have it."""
        return {self.said(choice): choice for choice in self.choices}

    def said(self, choice: str) -> str:
        """A choice as it is read; what is no choice, as it stands."""
        if choice not in self.choices:
            return choice
        verb, *rest = choice.split()
        return " ".join([verb, *(self.names.get((verb, word), word) for word in rest)])

    def matches(self, typed: str) -> list[str]:
        """The choices that were meant, by name or by id."""
        found = answers.matches(typed, [*self.shown, *self.choices])
        return list(dict.fromkeys(self.shown.get(choice, choice) for choice in found))

    def spelled(self, typed: str) -> str:
        """What was typed with every name as its id."""
        ids = {name: word for (_, word), name in self.names.items()}
        return " ".join(ids.get(word.casefold(), word) for word in typed.split())

    def example(self) -> tuple[str, str]:
        """A choice of many words, and how few letters are enough for it."""
        choice = max(self.shown, key=lambda each: len(each.split()))
        words = choice.split()
        for i, word in enumerate(words):
            for n in range(1, len(word) + 1):
                short = [*words[:i], word[:n], *words[i + 1 :]]
                if self.matches(" ".join(short)) == [self.shown[choice]]:
                    words = short
                    break
        return " ".join(words).casefold(), choice

    def other_names(self) -> list[str]:
        """“brewery = brasserie”: what is shown, and the word that records have."""
        return [
            f"{name} = {word}" for (_, word), name in self.names.items() if name != word.replace("_", "-")
        ]
