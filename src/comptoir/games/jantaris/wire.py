"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import TypedDict


class Votes(TypedDict):
    """By seat."""

    votes: list[str]


class End(TypedDict):
    winners: list[int]
    prestige: list[int]
    goods: list[int]
