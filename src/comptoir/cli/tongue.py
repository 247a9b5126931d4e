"""Which language to speak, and the sentences of `--help`.

Help is read at every start and has no blanks to fill, so it is looked up in the Fluent files as plain text:
the Fluent parser alone takes longer to load than the rest of the command line.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).parent.parent / "locale"


def spoken(arguments: list[str], environment: dict[str, str]) -> str:
    """The language asked for with --lang, else that of the environment, else English.

    >>> spoken(["play", "--lang=fr"], {}), spoken([], {"LANG": "fr_CA.UTF-8"}), spoken([], {"LANG": "C"})
    ('fr', 'fr', 'en')
    """
    wished = re.search(r"--lang[= ](\w\w)", " ".join(arguments))
    words = [wished[1]] if wished else []
    words += [environment.get(name, "") for name in ("COMPTOIR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    named = [word for word in words if word]
    return named[0][:2] if named and named[0][:2] in LANGUAGES else LANGUAGES[0]


TONGUE = spoken(sys.argv[1:], dict(os.environ))


def helps(key: str, lang: str = TONGUE) -> str:
    """The sentence `key`, which has no blanks."""
    return _plain(lang)[key]


@cache
def _plain(lang: str) -> dict[str, str]:
    """Every message of the shared words that has no blanks; lines that go on are joined."""
    text = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) = ?(.*(?:\n    (?!\.)\S.*)*)", text, re.MULTILINE)
    return {key: re.sub(r"\n +", " ", value).strip() for key, value in found if "{" not in value}
