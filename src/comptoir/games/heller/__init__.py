"""Auf Heller und Pfennig, by Reiner Knizia (1994)."""

from comptoir.games.heller.game import GAME

__all__ = ["GAME"]
