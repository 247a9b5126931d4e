"""The shapes of what is told of the market."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

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


class Part(TypedDict):
    """A line or part of it: where it is, what it is worth and why, whose wares stand there."""

    line: int
    spaces: list[str]
    worth: int
    sack: bool
    eye: bool
    wares: list[int]


class Preview(TypedDict, total=False):
    """What a placement would do to every line and every sum; nothing for a square still to be drawn."""

    piece: Piece
    stands: list[int]
    parts: list[Part]
