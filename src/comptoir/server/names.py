"""Names for tables, guests and bots that have none yet."""

from __future__ import annotations

import secrets
from typing import Final

TOWNS: Final = """Aleppo Amalfi Antwerpen Augsburg Avignon Bergen Beaucaire Bordeaux Bremen Brugge Cádiz Chinon Cordoba
Danzig Dubrovnik Famagusta Firenze Gent Genova Gdańsk Goslar Graz Hoorn Jaffa Kampen Kotor Köln Lindau Lisboa
Lübeck Lucca Lyon Marseille Middelburg Nantes Novgorod Nürnberg Palermo Pisa Porto Provins Ragusa Ravenna Reval
Riga Rouen Salzburg Samarkand Sevilla Siena Smyrna Stralsund Tallinn Thessaloniki Toledo Torun Troyes Trieste
Ulm Valencia Venezia Visby Wismar Ypres Zadar"""
GUESTS: Final = """Alder Ash Aspen Beech Birch Briar Cedar Cherry Clover Elm Fern Fig Finch Hazel Heather Heron Holly
Hornbeam Ivy Juniper Kestrel Larch Laurel Lime Linden Magpie Maple Martin Medlar Mint Myrtle Oak Olive Osier
Pear Pine Plum Poplar Quince Reed Rowan Rush Saffron Sage Sorrel Sparrow Swift Tansy Teal Thyme Walnut Willow
Wren Yarrow Yew"""
BOTS: Final = """Adalbert Agathe Alix Anselm Aubrey Barbara Bertram Blanche Bruno Cecily Clement Conrad Dorothea Edmund
Elise Emeric Ermina Fabian Felix Frieda Gaspard Gerda Gilbert Godfrey Greta Guy Hedwig Hugo Irma Jacob Judith
Konrad Lambert Leonor Lothar Magda Margot Mathis Maud Melchior Odile Otto Petra Quentin Raymond Roland Rosalind
Sibyl Theodor Tilda Ursula Valentin Walter Yvette"""


def town() -> str:
    return secrets.choice(TOWNS.split())


def guest() -> str:
    return secrets.choice(GUESTS.split())


def bot(taken: list[str]) -> str:
    """A name nobody at the table has yet."""
    return secrets.choice([name for name in BOTS.split() if name not in taken])
