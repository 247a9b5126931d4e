"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import TypedDict

from comptoir.games.heller.told import Part as PartTold
from comptoir.games.heller.told import Piece as PieceTold

__all__ = ["Change", "Count", "End", "PartTold", "PieceTold"]


class Change(TypedDict):
    """What a piece brings each seat, if the market were counted now."""

    change: list[int]


class Count(TypedDict):
    """The whole market, every line, and the money before and after."""

    market: list[PieceTold | None]
    parts: list[PartTold]
    before: list[int]
    after: list[int]


class End(TypedDict):
    winners: list[int]
    money: list[int]
