"""How each language is printed, and the words its glossary rules out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.spoken import texts

EVERYWHERE = {
    "an apostrophe is ’": r"\w'\w",
    "quotes are not straight": r'"',
    "a minus is −": r"(?:^|[\s(×=])-\d",
    "an ellipsis is one sign, …": r"\.\.\.",
    "a dash between words is –": r"\w - \w",
}
RULES = {
    "en": {
        "quotes are “ ”": r"[„«»]|”\w|\w“",
        "no space before : ; ! ?": r"[ \u00a0\u202f][:;!?](?=\s|$)",
    },
    "fr": {
        "quotes are « », with spaces that do not break": r"«[^\u00a0]|[^\u00a0]»|[“”„]",
        "a space that does not break before ; : ! ?": r"\w[;!?]|\w:(?=\s|$)| [:;!?]",
        "that space is U+00A0": r"\u202f",
    },
    "de": {
        "quotes are „ “": r"[«»”]|(?:^|[\s(])“|„[\s]",
        "no space before : ; ! ?": r"[ \u00a0\u202f][:;!?](?=\s|$)",
        "a narrow space that does not break in z. B., d. h., u. a.": r"\b[zdu]\.[ \u00a0]?[Bha]\.",
        "players are du": r"[a-zäöüß,] (?:Sie|Ihnen)\b",
    },
}
"""By language: what must be so, and how one finds where it is not. A language without a row has only the first ones."""


class Ruled(NamedTuple):
    """A word that the glossary rules out, in one language, in the words of one game or in all."""

    language: str
    word: str
    part: str


def misprints(package: Path, language: str) -> list[str]:
    """Where a text breaks a rule of its language."""
    rules = EVERYWHERE | RULES.get(language, {})
    return [
        f"{where.relative_to(package)}: …{text[max(0, found.start() - 20) : found.end() + 10].strip()}…: {rule}"
        for where, text in texts(package, language)
        for rule, wrong in rules.items()
        for found in re.finditer(wrong, text, re.MULTILINE)
    ]


def ruled_out(glossary: str) -> Iterator[Ruled]:
    """The last column of the glossary's tables: `fr draft, bâtir; de Kachel`, below the heading of a game or of all."""
    part = ""
    for line in glossary.splitlines():
        if line.startswith("## "):
            part = line.removeprefix("## ").split(":")[0].strip().lower()
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[3] and set(cells[3]) != {"-"}:
            for each in cells[3].split(";"):
                language, _, words = each.strip().partition(" ")
                if len(language) == 2:
                    yield from (
                        Ruled(language, word.strip(), part) for word in words.split(",") if word.strip()
                    )


def second_words(package: Path, glossary: str) -> list[str]:
    """Where a second word is used for a thing that has one."""
    faults = []
    for language, word, part in ruled_out(glossary):
        capitals = 0 if language == "de" else re.IGNORECASE  # a German capital makes another word
        wrong = re.compile(r"\b" + word.replace("…", r"\w*") + r"\b", capitals)
        faults += [
            f"{where.relative_to(package)}: “{found[0]}” is ruled out by docs/glossary.md"
            for where, text in texts(package, language)
            if part == "everywhere" or f"games/{part}/" in where.as_posix()
            for found in wrong.finditer(text)
        ]
    return faults
