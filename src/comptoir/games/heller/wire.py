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
