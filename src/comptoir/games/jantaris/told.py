"""The shapes of what is told of the city before an answer is given."""

from __future__ import annotations

from typing import TypedDict

Goods = tuple[int, int]
"""Red and black."""


class Markers(TypedDict):
    """The area each marker is in."""

    red: str
    black: str


class Row(TypedDict):
    """What a vote card would do at so many votes."""

    votes: int
    lapses: bool
    red: int
    black: int
    any: int
    merchants: int
    answers: list[str]
    cards: list[str]
    fair: bool


class Preview(TypedDict, total=False):
    """What an answer would do at once; each kind of answer fills its own part."""

    goods: list[Goods]
    prestige: list[int]
    reserve: list[int]
    areas: dict[str, list[int]]
    rulers: dict[str, int | None]
    cards: dict[str, int]
    fair: bool
    outlook: dict[str, list[Row]]
    pays: list[Goods]
    rivals: list[int]
    affords: list[str]
