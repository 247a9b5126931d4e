"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import TypedDict


class TileTold(TypedDict):
    tile: str
    products: list[str]


class TileLaid(TileTold):
    booth: str


class Filled(TypedDict):
    """Which tiles were laid where, in order."""

    count: int
    tiles: list[TileLaid]
    bag: int


class OnTile(TypedDict, total=False):
    """Told of a buyer on top of one."""

    tile: str


class LineTold(TypedDict):
    line: str
    cash: int


class Lines(TypedDict):
    """What each line brought this player."""

    lines: list[LineTold]


class Contested(TileTold):
    """Why a tile went where it did; strength by colour."""

    why: str
    strength: list[int]


class Drawn(TileTold):
    """`back` are the specials drawn on the way."""

    back: list[str]


class Way(TypedDict):
    way: list[str]


class Sale(Way):
    product: str
    price: int
    cost: int
    shortcut: int


class Paid(TypedDict):
    cash: int


class End(TypedDict):
    winners: list[int]
    count: int
    money: list[int]
