"""Marchands de Karanor, by Rémi Delaunoy."""

from comptoir.games.karanor.game import GAME

__all__ = ["GAME"]
