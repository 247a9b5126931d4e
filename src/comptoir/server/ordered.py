"""What somebody leaves word for at their seat, as it is said and told (docs/orders.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class BargainTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bargain brings at least, and costs at most, by the names of things; nothing else is given for it."""

    get: Word
    least: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    give: Word
    most: Count


class RoutineLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the routines that a game knows, with its number or its terms where it takes them."""

    name: Word
    amount: Count | None = None
    terms: BargainTerms | None = None


class PlannedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer planned ahead."""

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    step: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The question it is for, by name; empty: the next one."""
    unless: Annotated[list[Word], msgspec.Meta(max_length=4)] = []
    """Words that nobody else may bring into the game before, such as a place."""
    seen: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """What it would do, as a digest that planning told; when it would do something else by then, it is dropped."""
