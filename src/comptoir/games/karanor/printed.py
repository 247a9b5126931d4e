"""What is printed on map, cards and tiles, as the client draws it: the names are those of box.toml.

Effects are told as the figures they take and bring; what they mean is the rules' business alone.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from comptoir.games.karanor.box import PAUSES, WINDOWS

Point = tuple[float, float]
Goods = dict[str, int]
Row = dict[str, Any]


class Said(msgspec.Struct, frozen=True):
    en: str
    fr: str


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Said


class Effect(msgspec.Struct, frozen=True):
    """So many more or fewer: `kind` is a resource or an insignia, or empty."""

    what: str
    n: int
    kind: str = ""


class Constants(msgspec.Struct, frozen=True):
    actions_per_turn: int
    sea_cost: int
    associate_gold: int


class Island(Named, frozen=True):
    label: Point


class Territory(Named, frozen=True):
    kind: Literal["city", "wild"]
    yields: list[str]
    inhabitant: bool
    villa: bool
    icons: Point
    label: Point
    polygon: list[Point]


class Border(msgspec.Struct, frozen=True):
    a: str
    b: str


class Route(Border, frozen=True):
    path: tuple[Point, Point, Point]


class Bonus(msgspec.Struct, frozen=True):
    name: Said
    text: Said
    gold: int


class Commerce(Named, frozen=True):
    gold: int
    resources: Goods
    income: int
    prestige: int
    bonus: Bonus


class Option(msgspec.Struct, frozen=True):
    """One of the ways in which a card can be settled."""

    name: Said
    effects: list[Effect]


class Quest(Named, frozen=True):
    text: Said
    story: Said
    immediate: bool
    prestige: int
    place: str | None
    """Where it must be fulfilled, if it names a place."""
    coast: bool
    effects: list[Effect]
    options: list[Option]


class Tile(Named, frozen=True):
    text: Said
    options: list[Option]


class Black(Tile, frozen=True):
    windows: list[str]
    aims: bool
    """Whether whoever plays it names another player."""


class Delivery(Named, frozen=True):
    text: Said
    city: str
    resources: Goods
    gold: int
    prestige: int


class History(Named, frozen=True):
    text: Said


class Associate(Named, frozen=True):
    resource: str


class Trade(msgspec.Struct, frozen=True):
    offers_each: int


class Printed(msgspec.Struct, frozen=True):
    constants: Constants
    resource: list[Named]
    island: list[Island]
    territory: list[Territory]
    land_border: list[Border]
    sea_route: list[Route]
    commerce: list[Commerce]
    quest: list[Quest]
    black_market: list[Black]
    artefact: list[Tile]
    insignia: list[Tile]
    delivery: list[Delivery]
    associate: list[Associate]
    history_tile: list[History]
    trade: Trade
    pauses: list[str]
    """K14.9: the windows in which the table waits."""


def printed(box: Row) -> Printed:
    """The box with every list of effects as its figures, and every choice where its card is."""
    tiles = {
        kind: [row | {"options": _options(_choice(row["effects"]))} for row in box[kind]]
        for kind in ("black_market", "artefact", "insignia")
    }
    for row in tiles["black_market"]:
        row["aims"] = any(effect["op"] == "target" for effect in row["effects"])
    quests = [_quest(row) for row in box["quest"]]
    pauses = [WINDOWS[window] for window in PAUSES]
    return msgspec.convert(box | tiles | {"quest": quests, "pauses": pauses}, Printed)


def _quest(row: Row) -> Row:
    places = [need["place"] for need in row["require"] if need["cond"] == "at"]
    return row | {
        "place": places[0] if places else None,
        "coast": any(need["cond"] == "coast" for need in row["require"]),
        "effects": _figures(row["effects"]),
        "options": _options(row["options"]),
    }


def _choice(effects: list[Row]) -> list[Row]:
    """The options of a choice, wherever on a card it stands."""
    for effect in effects:
        if effect["op"] == "choice":
            return list(effect["options"])
        if inner := _choice(effect.get("effects", [])):
            return inner
    return []


def _options(options: list[Row]) -> list[Row]:
    return [{"name": option["name"], "effects": _figures(option["effects"])} for option in options]


def _figures(effects: list[Row]) -> list[Row]:
    return [figure for effect in effects for figure in _figures_of(effect)]


def _figures_of(effect: Row) -> list[Row]:
    """A choice with a theft in it is put to the one stolen from."""
    match effect["op"]:
        case "pay":
            gold = [{"what": "gold", "n": -effect["gold"]}] if effect.get("gold") else []
            goods = effect.get("resources", {}).items()
            return gold + [{"what": "resource", "kind": kind, "n": -n} for kind, n in goods]
        case "draw_keep":
            return [{"what": "quest", "n": effect["keep"]}]
        case "gain" | "lose" | "steal" as op:
            n = effect.get("n", 1) * (1 if op == "gain" else -1)
            return [{"what": effect["what"], "kind": effect.get("kind", ""), "n": n}]
    return []
