"""Hermagor, by Emanuele Ornella (2006)."""

from comptoir.games.hermagor.game import GAME

__all__ = ["GAME"]
