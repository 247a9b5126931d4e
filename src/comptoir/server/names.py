"""Names for tables, guests and bots that have none yet."""

from __future__ import annotations

import secrets
from typing import Final

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
