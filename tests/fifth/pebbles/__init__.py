"""Pebbles: a fifth game, brought from a folder of its own by the steps of CONTRIBUTING.md."""

from .game import GAME

__all__ = ["GAME"]
