"""What is printed on the market and its squares, as the client draws it: the names are those of box.toml."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from comptoir.games.heller.box import LABELS


class PrintedMarket(msgspec.Struct, frozen=True):
    rows: int
    columns: int


class PrintedSquare(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["buyer", "rogue", "sack", "fire", "eye"]
    value: int
    label: str
    """How an action names it: twins are named alike."""


class Printed(msgspec.Struct, frozen=True):
    market: PrintedMarket
    square: list[PrintedSquare]


def printed(box: dict[str, Any]) -> Printed:
    squares = [_square(row) | {"label": label} for row, label in zip(box["square"], LABELS, strict=True)]
    return msgspec.convert(box | {"square": squares}, Printed)


def _square(row: dict[str, Any]) -> dict[str, Any]:
    """Those without a kind of their own are buyers if they pay and rogues if they cost."""
    return {"kind": "buyer" if row.get("value", 0) > 0 else "rogue", "value": 0} | row
