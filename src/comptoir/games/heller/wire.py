"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from comptoir.table.told import either


class Stall(TypedDict):
    seat: int
    wares: int


class Square(TypedDict):
    square: str


if TYPE_CHECKING:
    Piece = Stall | Square
else:
    Piece = either(Stall, Square)


class PartTold(TypedDict):
    """A line or part of it: where it is, what it is worth and why, whose wares stand there."""

    line: int
    spaces: list[str]
    worth: int
    sack: bool
    eye: bool
    wares: list[int]


class Preview(msgspec.Struct, frozen=True):
    """What a placement would do to every line and every sum; nothing for a square still to be drawn."""

    piece: Piece | UnsetType = UNSET
    stands: list[int] | UnsetType = UNSET
    parts: list[PartTold] | UnsetType = UNSET


class Change(TypedDict):
    """What a piece brings each seat, if the market were counted now."""

    change: list[int]


class Count(TypedDict):
    """The whole market, every line, and the money before and after."""

    market: list[Piece | None]
    parts: list[PartTold]
    before: list[int]
    after: list[int]


class End(TypedDict):
    winners: list[int]
    money: list[int]


# What a seat sees


class MerchantView(msgspec.Struct, frozen=True):
    """One player's things; `secret` is a name (mine), `hidden` (another's) or null (placed, or none)."""

    money: int
    stalls: tuple[int, int, int, int]
    """How many of 1, 2, 3 and 4 wares are left."""
    secret: str | None
    stands: int
    """What the market would bring this player if it were counted now."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a game."""

    seat: int
    round: int
    rounds: int | None
    """None in the variant *Open end*."""
    starter: int
    asked: list[int]
    market: list[Piece | None]
    """30 spaces, A1 to F1 first."""
    merchants: list[MerchantView]
    pile: int
    """Squares face down; how many is open to all (A3.8)."""
    open: list[str] | None
    """Variant *No luck*: the squares beside the market."""
    drawing: int | None
    """Who holds a drawn square."""
    drawn: str | None
    """Which one, if it is me."""
    unseen: list[str]
    """Squares that I have not seen this round; twins by name."""
    parts: list[PartTold]
    """Every line or part of a line, rows first, as it stands."""
