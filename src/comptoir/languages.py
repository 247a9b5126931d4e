"""The languages that are spoken here. Nobody lists them: a language is there once it has every file of words that
English has, of the house and of its games (docs/languages.md). Until then it is being translated, and not offered.

>>> LANGUAGES[0], "fr" in LANGUAGES
('en', True)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
LOCALE: Final = Path(__file__).parent / "locale"


def languages_in(house: Path) -> tuple[str, ...]:
    """English, then the others by the alphabet: `locale/fr.shell.ftl` is `locale/en.shell.ftl` in French."""
    parts: dict[str, set[tuple[Path, str]]] = {ENGLISH: set()}
    for path in (*house.glob("locale/*.ftl"), *house.glob("games/*/locale/*.ftl")):
        language, _, part = path.name.partition(".")
        parts.setdefault(language, set()).add((path.parent, part))
    whole = parts.pop(ENGLISH)
    return (ENGLISH, *sorted(language for language, found in parts.items() if found >= whole))


LANGUAGES: Final = languages_in(LOCALE.parent)
