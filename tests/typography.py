"""How each language is printed, and the words its glossary rules out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.spoken import in_language, sentences, texts, words

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

NAMED = {
    r"\bartefact": {"fr": "artefact", "de": "artefakt"},
    r"\bassociate": {"fr": "associé", "de": "teilhaber"},
    r"\bauction": {"fr": "enchère", "de": "auktion|versteiger"},
    r"\bbuyer": {"fr": "acheteur", "de": "käufer"},
    r"\bcit(?:y|ies)\b": {"fr": "cité|ville", "de": "stadt|städte"},
    r"\bcommerces?\b": {"fr": "commerce", "de": "geschäft"},
    r"\bdeliver(?:y|ies)\b": {"fr": "livraison", "de": "liefer"},
    r"\bdiscs?\b": {"fr": "disque", "de": "scheibe"},
    r"\bdistrict": {"fr": "quartier", "de": "viertel"},
    r"\bhints?\b": {"fr": "conseil", "de": "tipp"},
    r"\bincome\b": {"fr": "revenu", "de": r"einkommen|eink\."},
    r"\binhabitant": {"fr": "habitant", "de": "bewohner"},
    r"\binsignia\b": {"fr": "insigne", "de": "abzeichen"},
    r"\bnotices?\b": {"fr": "notification", "de": "mitteilung"},
    r"\bprestige\b": {"fr": "prestige", "de": "prestige"},
    r"\bquest": {"fr": "quête|question", "de": "quest|frage"},
    r"\bregion": {"fr": "région", "de": "region"},
    r"(?<!all )\brounds?\b": {"fr": "manche|ronde", "de": "runde"},
    r"\bseats?\b": {"fr": "place", "de": "platz|plätze"},
    r"\bstalls?\b": {"fr": r"\bétal", "de": "stand|stände"},
    r"\bstations?\b": {"fr": "comptoir", "de": "kontor"},
    r"\bterritor": {"fr": "territoire", "de": "gebiet"},
    r"\btiles?\b": {"fr": "tuile", "de": "plättchen"},
    r"\bvotes?\b": {"fr": "vot(?:e|é|ez)", "de": "stimm"},
}
"""Things of the glossary that a sentence names in every language, if it names them in English."""


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


def _pairs(package: Path, language: str) -> Iterator[tuple[str, str, str]]:
    """Each message with what it says in English and in the language."""
    for path in words(package):
        other = in_language(path, language)
        if path.name.startswith("en.") and other.is_file():
            said = sentences(other)
            for key, english in sentences(path).items():
                if key in said:
                    yield f"{other.relative_to(package)}: {key}", english, said[key]


def unnamed(package: Path, language: str) -> list[str]:
    """Where English names a thing of the glossary and the other language does not, or calls it something else."""
    return [
        f"{where} does not say “{names[language]}”"
        for where, english, said in _pairs(package, language)
        for thing, names in NAMED.items()
        if language in names
        and re.search(thing, english, re.IGNORECASE)
        and not re.search(names[language], said, re.IGNORECASE)
    ]


def lost_figures(package: Path, language: str) -> list[str]:
    """Where a figure of the English sentence is not in the other one."""
    return [
        f"{where} does not say {figure}"
        for where, english, said in _pairs(package, language)
        for figure in sorted(set(re.findall(r"\d+", english)) - set(re.findall(r"\d+", said)))
    ]


def telegrams(package: Path, language: str) -> list[str]:
    """Lines of a log that name a thing after a colon, as telegrams do, instead of in the sentence."""
    return [
        f"{where} ends in a colon and a name"
        for where, _, said in _pairs(package, language)
        if "-log-" in where and language != "en" and re.search(r"\w\s?: x$", said, re.MULTILINE)
    ]
