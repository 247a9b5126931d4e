"""Names: drawn for who has none yet; visible, and told apart at a table."""

from __future__ import annotations

import secrets
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from comptoir.server.errors import BadField

NAME = 24
TOWER = 4
"""Accents on one letter that no language needs."""

TOWNS: Final = """Aleppo Amalfi Antwerpen Augsburg Avignon Bergen Beaucaire Bordeaux Bremen Brugge Cádiz Chinon Cordoba
Danzig Dubrovnik Famagusta Firenze Gent Genova Gdańsk Goslar Graz Hoorn Jaffa Kampen Kotor Köln Lindau Lisboa
Lübeck Lucca Lyon Marseille Middelburg Nantes Novgorod Nürnberg Palermo Pisa Porto Provins Ragusa Ravenna Reval
Riga Rouen Salzburg Samarkand Sevilla Siena Smyrna Stralsund Tallinn Thessaloniki Toledo Torun Troyes Trieste
Ulm Valencia Venezia Visby Wismar Ypres Zadar"""
GUESTS: Final = """Alexis Ange Anouk Ariel Axel Basile Bastian Camille Carmen Céleste Charlie Clara Claude Cosima Dana
Daphné Diego Dominique Eden Elio Elsa Emil Esther Flora Gabriel Ida Iris Isidore Jeanne Joris Jules Léa Léon
Lola Lou Luca Lucie Malik Marin Mathilde Maxime Mina Nadia Nina Noa Noé Nora Oscar Pablo Paloma Rafael Robin
Romane Sacha Salomé Samuel Simone Stella Swann Thalia Tom Tomás Vera Victor Viola Yann Zoé"""
BOTS: Final = """Adalbert Agathe Alix Anselm Aubrey Barbara Bertram Blanche Bruno Cecily Clement Conrad Dorothea Edmund
Elise Emeric Ermina Fabian Felix Frieda Gaspard Gerda Gilbert Godfrey Greta Guy Hedwig Hugo Irma Jacob Judith
Konrad Lambert Leonor Lothar Magda Margot Mathis Maud Melchior Odile Otto Petra Quentin Raymond Roland Rosalind
Sibyl Theodor Tilda Ursula Valentin Walter Yvette"""


def town() -> str:
    return secrets.choice(TOWNS.split())


def guest() -> str:
    """A first name that reads well in both languages."""
    return secrets.choice(GUESTS.split())


def guests(count: int) -> list[str]:
    """As many, all different."""
    return secrets.SystemRandom().sample(GUESTS.split(), count)


def bot(taken: list[str]) -> str:
    """A name nobody at the table has yet."""
    return secrets.choice([name for name in BOTS.split() if name not in taken])


TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
JOINING: Final = "\u200c\u200d\ufe0e\ufe0f"
"""Nothing by themselves, but between two signs some scripts and pictures need them."""
# Unicode's Default_Ignorable_Code_Point, and the blank of braille: all that a font may show as nothing.
NOTHING: Final = frozenset(
    chr(code)
    for first, last in (
        *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
        *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800)),
        *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
        *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    )
    for code in range(first, last + 1)
)


def clean_name(name: str, field: str = "name") -> str:
    """A name of 1 to 24 characters, none of them invisible."""
    name = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    if not 1 <= len(name) <= NAME or not visible(name) or _hides(name):
        text = f"a name has 1 to {NAME} characters, all of them visible"
        raise BadField("bad-name", text, field=field, most=NAME)
    return name


def visible(text: str) -> bool:
    """Something to see; no control characters, no lone surrogates, nothing that turns the direction of writing,
    no towers of accents."""
    each = [unicodedata.category(c) for c in text]
    kinds = set(each)
    if any(set(each[i : i + TOWER]) == {"Mn"} for i in range(len(each) - TOWER + 1)):
        return False
    seen = any(kind[0] in "LNPS" and c not in NOTHING for c, kind in zip(text, each, strict=True))
    return seen and not any(c in TURNING for c in text) and not {"Cc", "Cs", "Zl", "Zp"} & kinds


def _hides(name: str) -> bool:
    """Is there anything in it that shows as nothing, and joins nothing?"""
    for before, c in zip(" " + name, name, strict=False):
        chained = before not in NOTHING or (before == "\ufe0f" and c == "\u200d")
        if c in NOTHING and (c not in JOINING or not chained or before == " "):
            return True
    return name[-1] in "\u200c\u200d"


ALIKE: Final = str.maketrans(
    dict(
        zip("АВЕЅІЈКМНОРСТУХЗԌԚԜавеѕіјкмнорстухзһԁԛԝ", "ABESIJKMHOPCTYX3GQWabesijkmhopctyx3hdqw", strict=True)
    )
    | dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχ", "ABEZHIKMNOPTYXabezhikmnoptyx", strict=True))
    | dict(zip("0ı", "oi", strict=True))
)
STROKES: Final = str.maketrans("i1|", "lll")


@lru_cache(4096)
def likeness(name: str) -> str:
    """The same for two names that look the same: letters of other alphabets, capitals, widths, signs that hide."""
    plain = unicodedata.normalize("NFKC", "".join(c for c in name if c not in NOTHING))
    plain = plain.translate(ALIKE).casefold().translate(STROKES)
    return " ".join(plain.replace("rn", "m").replace("vv", "w").split())


def told_apart(names: Iterable[str], fixed: Iterable[str] = ()) -> list[str]:
    """The names, those that look alike numbered from 1; or from 2, after a fixed name that stays as it is."""
    return list(_told_apart(tuple(names), tuple(fixed)))


@lru_cache(4096)
def _told_apart(names: tuple[str, ...], fixed: tuple[str, ...]) -> tuple[str, ...]:
    taken = {likeness(name) for name in fixed}
    alike = Counter(map(likeness, names))
    shown: list[str] = []
    for name in names:
        number = 2 if likeness(name) in taken else 1
        called = name if number == 1 and alike[likeness(name)] == 1 else f"{name} ({number})"
        while likeness(called) in taken:
            number += 1
            called = f"{name} ({number})"
        taken.add(likeness(called))
        shown.append(called)
    return tuple(shown)
