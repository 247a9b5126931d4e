"""Jantaris, by Zbyněk Vrána (2007)."""

from comptoir.games.jantaris.game import GAME

__all__ = ["GAME"]
