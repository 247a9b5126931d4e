"""What is printed on board and tiles, as the client draws it: the names are those of box.toml."""

from __future__ import annotations

from typing import Any

import msgspec

Point = tuple[float, float]
Road = tuple[str, str, int]


class Product(msgspec.Struct, frozen=True):
    id: str
    building: str


class Goods(msgspec.Struct, frozen=True):
    products: list[Product]


class ProductTiles(msgspec.Struct, frozen=True):
    shows: list[list[str]]


class Prices(msgspec.Struct, frozen=True):
    prices: list[int]
    end_values: list[int]
    squares: list[int]
    indicator: int


class Setup(msgspec.Struct, frozen=True):
    rows: dict[str, list[int]]
    """H3.2: by the number of players, the rows of booths in use, counted from 1."""


class MarketPlaces(msgspec.Struct, frozen=True):
    costs: list[list[int]]


class Money(msgspec.Struct, frozen=True):
    on_tile: int


class City(msgspec.Struct, frozen=True):
    id: str
    name: str
    x: float
    y: float


class Village(City, frozen=True):
    product: str
    dukedom: str


class Map(msgspec.Struct, frozen=True):
    width: int
    height: int
    city: City
    villages: list[Village]
    roads: list[Road]
    route: list[str]


class Region(msgspec.Struct, frozen=True):
    id: str
    name: str
    villages: list[str]
    city: bool
    buildings: list[str]
    label: Point


class Dukedom(msgspec.Struct, frozen=True):
    id: str
    name: str
    polygon: list[Point]


class River(msgspec.Struct, frozen=True):
    id: str
    name: str
    points: list[Point]


class Country(msgspec.Struct, frozen=True):
    regions: list[Region]
    dukedoms: list[Dukedom]
    rivers: list[River]


class Printed(msgspec.Struct, frozen=True):
    goods: Goods
    product_tiles: ProductTiles
    prices: Prices
    setup: Setup
    market: MarketPlaces
    money: Money
    map: Map
    land: Country


def printed(box: dict[str, Any]) -> Printed:
    return msgspec.convert(box, Printed)
