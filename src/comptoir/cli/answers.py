"""What was typed, understood: the answers that are possible now, in full or by the beginning of each word."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import combining, normalize

MANY = 8
"""More words than this in one place are written first…last."""


def matches(typed: str, choices: Sequence[str]) -> list[str]:
    """The choices that `typed` may mean.

    >>> matches("st 3 c4", ["stall 3 C4", "stall 3 C5", "draw"])
    ['stall 3 C4']
    >>> matches("d", ["draw", "stall 1 A1"])
    ['draw']
    """
    parts = typed.split()
    spelled = {choice: choice.split() for choice in choices}
    meant = [c for c, words in spelled.items() if len(words) == len(parts) and _begins(words, parts)]
    exact = [choice for choice in meant if _plain(choice) == _plain(" ".join(parts))]
    return exact or meant


def sketch(choices: Sequence[str]) -> list[str]:
    """The choices in short, one line for each first word.

    >>> sketch(["draw", "stall 1 A1", "stall 1 A2", "stall 3 A1", "stall 3 A2"])
    ['draw', 'stall 1|3 A1|A2']
    """
    verbs: dict[str, list[dict[str, None]]] = {}
    for choice in choices:
        verb, *rest = choice.split()
        places = verbs.setdefault(verb, [])
        for i, word in enumerate(rest):
            if i == len(places):
                places.append({})
            places[i][word] = None
    return [" ".join([verb, *map(_some, places)]) for verb, places in verbs.items()]


def _some(words: dict[str, None]) -> str:
    listed = list(words)
    return "|".join(listed) if len(listed) <= MANY else f"{listed[0]}…{listed[-1]}"


def completes(typed: str, choices: Sequence[str]) -> list[str]:
    """How the last word of `typed` may go on.

    >>> completes("stall 3 ", ["stall 3 C4", "stall 3 C5", "stall 2 C4"])
    ['C4', 'C5']
    """
    *done, last = typed.split(" ")
    n = len(done)
    found = [
        words[n]
        for words in (choice.split(" ") for choice in choices)
        if len(words) > n and _begins(words, [*done, last])
    ]
    return list(dict.fromkeys(found))


def _begins(words: Sequence[str], parts: Sequence[str]) -> bool:
    """Is each of `parts` the beginning of its word? Nobody must type an accent."""
    return all(_plain(word).startswith(_plain(part)) for word, part in zip(words, parts, strict=False))


def _plain(word: str) -> str:
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter))
