"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import TypedDict


class PieceTold(TypedDict, total=False):
    """A stall (`seat`, `wares`) or a square (`square`) on the market."""

    seat: int
    wares: int
    square: str


class PartTold(TypedDict):
    """A line or part of it: where it is, what it is worth and why, whose wares stand there."""

    line: int
    spaces: list[str]
    worth: int
    sack: bool
    eye: bool
    wares: list[int]


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
