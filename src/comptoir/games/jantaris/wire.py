"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import TypedDict

import msgspec
from msgspec import UNSET, UnsetType

Goods = tuple[int, int]
"""Red and black."""


class Votes(TypedDict):
    """By seat."""

    votes: list[str]


class End(TypedDict):
    winners: list[int]
    prestige: list[int]
    goods: list[int]


class Markers(TypedDict):
    """The area each marker is in."""

    red: str
    black: str


class OutlookTold(TypedDict):
    """What a vote card would do if so many chose it."""

    votes: int
    lapses: bool
    red: int
    black: int
    any: int
    merchants: int
    answers: list[str]
    cards: list[str]
    fair: bool


class Preview(msgspec.Struct, frozen=True):
    """What an answer would visibly do; what says nothing about it is missing."""

    goods: list[Goods] | UnsetType = UNSET
    """By seat."""
    prestige: list[int] | UnsetType = UNSET
    reserve: list[int] | UnsetType = UNSET
    areas: dict[str, list[int]] | UnsetType = UNSET
    """The areas that change: merchants by seat."""
    rulers: dict[str, int | None] | UnsetType = UNSET
    """The districts that change hands."""
    cards: dict[str, int] | UnsetType = UNSET
    """The control cards that somebody could claim."""
    fair: bool | UnsetType = UNSET
    outlook: dict[str, list[OutlookTold]] | UnsetType = UNSET
    """By vote card, at one, two and three votes."""
    pays: list[Goods] | UnsetType = UNSET
    """How a bid could be paid."""
    rivals: list[int] | UnsetType = UNSET
    """Who could still follow it."""
    affords: list[str] | UnsetType = UNSET
