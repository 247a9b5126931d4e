"""Which language to speak, and the sentences of `--help`.

Help is read at every start and has no blanks to fill, so it is looked up in the Fluent files as plain text:
the Fluent parser alone takes longer to load than the rest of the command line.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache

from comptoir.languages import ENGLISH, LANGUAGES, LOCALE


def spoken(arguments: list[str], environment: dict[str, str]) -> str:
    """The language asked for with --lang, else that of the environment, else English.

    >>> spoken(["play", "--lang=fr"], {}), spoken([], {"LANG": "fr_CA.UTF-8"}), spoken([], {"LANG": "C"})
    ('fr', 'fr', 'en')
    """
    wished = re.search(r"--lang[= ](\w\w)", " ".join(arguments))
    words = [wished[1]] if wished else []
    words += [environment.get(name, "") for name in ("COMPTOIR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    named = [word for word in words if word]
    return named[0][:2] if named and named[0][:2] in LANGUAGES else ENGLISH


TONGUE = spoken(sys.argv[1:], dict(os.environ))


def helps(key: str, lang: str = TONGUE) -> str:
    """The sentence `key`, which has no blanks."""
    return _plain(lang)[key]


@cache
def _plain(lang: str) -> dict[str, str]:
    """Every message of the command line that has no blanks; lines that go on are joined."""
    text = "".join(
        (LOCALE / f"{lang}.{part}").read_text(encoding="utf-8") for part in ("cli.ftl", "admin.ftl")
    )
    found = re.findall(r"^([a-z][\w-]*) = ?(.*(?:\n    (?!\.)\S.*)*)", text, re.MULTILINE)
    return {key: re.sub(r"\n +", " ", value).strip() for key, value in found if "{" not in value}
