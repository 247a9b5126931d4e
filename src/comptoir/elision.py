"""What French drops before a vowel: “le tour d’Adalbert”, “le tour de Luc”.

The browser does the same (`client/src/lib/elision.ts`); one list of names tries both.

>>> de("Hugo"), de("Hans"), de("Yvette"), de("Yann")
('d’Hugo', 'de Hans', 'd’Yvette', 'de Yann')
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

MUTE: Final = "hect|hele|helo|henr|herm|herv|hila|hippo|hono|hora|hort|hub|hug|hyac"
"""How names begin whose h is not heard; before any other h nothing is dropped."""
ELIDED: Final = re.compile(rf"[aeiouœæ]|y[^aeiouy]|{MUTE}")


def de(name: object) -> str:
    """`de` and a name, run together where one says them so."""
    text = str(name)
    letters = (letter for letter in normalize("NFD", text.lower()) if letter.isalpha())
    plain = "".join(letters)
    return f"d’{text}" if ELIDED.match(plain) else f"de {text}"
