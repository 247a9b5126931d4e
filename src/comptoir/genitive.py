"""Whose it is, in German: “Adalberts Zug”, “Hans’ Zug”.

The browser does the same (`client/src/lib/genitive.ts`); one list of names tries both.

>>> genitive("Adalbert"), genitive("Hans"), genitive("Anna (2)")
('Adalberts', 'Hans’', 'Anna (2)’s')
"""

from __future__ import annotations

import re
from typing import Final

HISSING: Final = re.compile(r"(?:s|ß|x|z|ce)$", re.IGNORECASE)
"""How names end after which no s can be heard."""


def genitive(name: object) -> str:
    """A name in the genitive; after what is no letter the s stands apart."""
    text = str(name)
    if HISSING.search(text):
        return f"{text}’"
    return f"{text}s" if text[-1:].isalpha() else f"{text}’s"
