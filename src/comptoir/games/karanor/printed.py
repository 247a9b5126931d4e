"""What is printed on map, cards and tiles, as the client draws it: names and texts are messages of `locale`.

Effects are told as the figures they take and bring; what they mean is the rules' business alone.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from comptoir.games.karanor.box import PAUSES, WINDOWS

Point = tuple[float, float]
Goods = dict[str, int]
Row = dict[str, Any]


Said = str
"""The message that says it, in the words of the reader's language."""


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
    tables = {table: [_said(field, row) for row in box[table]] for table, field in FIELDS.items()}
    for kind in ("black_market", "artefact", "insignia"):
        tables[kind] = [row | {"options": _options(row, _choice(row["effects"]))} for row in tables[kind]]
    for row in tables["black_market"]:
        row["aims"] = any(effect["op"] == "target" for effect in row["effects"])
    tables["quest"] = [_quest(row) for row in tables["quest"]]
    pauses = [WINDOWS[window] for window in PAUSES]
    return msgspec.convert(box | tables | {"pauses": pauses}, Printed)


FIELDS = {
    "resource": "resource",
    "island": "island",
    "territory": "territory",
    "commerce": "commerce",
    "quest": "quest",
    "black_market": "black",
    "artefact": "artefact",
    "insignia": "insignia",
    "delivery": "delivery",
    "associate": "associate",
    "history_tile": "history",
}
"""What each table's things are called in messages: `karanor-black-recel`."""


def _said(field: str, row: Row) -> Row:
    """A row with the messages of its name and of all that is written on it."""
    written = f"karanor-box-{field}-{row['id']}"
    name = f"karanor-{field}-{row['resource'] if field == 'associate' else row['id']}"
    told = row | {"name": name, "text": f"{written}.text", "story": f"{written}.story", "written": written}
    if "bonus" in row:
        told["bonus"] = row["bonus"] | {"name": f"{written}.bonus", "text": f"{written}.bonus-text"}
    return told


def _quest(row: Row) -> Row:
    places = [need["place"] for need in row["require"] if need["cond"] == "at"]
    return row | {
        "place": places[0] if places else None,
        "coast": any(need["cond"] == "coast" for need in row["require"]),
        "effects": _figures(row["effects"]),
        "options": _options(row, row["options"]),
    }


def _choice(effects: list[Row]) -> list[Row]:
    """The options of a choice, wherever on a card it stands."""
    for effect in effects:
        if effect["op"] == "choice":
            return list(effect["options"])
        if inner := _choice(effect.get("effects", [])):
            return inner
    return []


def _options(row: Row, options: list[Row]) -> list[Row]:
    return [
        {"name": f"{row['written']}.choice-{i}", "effects": _figures(option["effects"])}
        for i, option in enumerate(options, 1)
    ]


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
