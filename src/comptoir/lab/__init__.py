"""The laboratory: bots against bots, counted honestly."""

from comptoir.lab.arena import Entrant, Report, arena, wilson

__all__ = ["Entrant", "Report", "arena", "wilson"]
