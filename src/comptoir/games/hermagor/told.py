"""The shapes of what is told of the land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from comptoir.table.told import either

Change = tuple[int, int]
"""Before and after."""


class Contest(TypedDict):
    """Who would get a tile: `winner` is a colour, null if it stays."""

    winner: int | None
    why: Literal["majority", "tile", "edges", "tie", "nobody"]
    strength: list[int]
    edges: list[int]


class Tile(TypedDict):
    tile: str
    products: list[str]


class Booth(Tile, Contest):
    """A tile on the market with who would get it now."""


class RowPays(TypedDict):
    row: str
    pays: int


class Completed(TypedDict):
    """A region that is or would be completed: the rows with room for a disc."""

    region: str
    rows: list[RowPays]


class Journey(TypedDict):
    """The way to a village and what a sale there would leave."""

    village: str
    way: list[str]
    cost: int
    net: int
    regions: NotRequired[list[Completed]]
    earn: NotRequired[list[int]]


class Contested(Tile):
    """Who would get a tile, before and after."""

    booth: str
    before: Contest
    after: Contest
    changes: bool


class LineChange(TypedDict):
    line: str
    before: int
    after: int


class PlacePreview(TypedDict):
    """H3.7."""

    place: str
    cost: int
    cash: int
    buzz: Change
    lines: list[LineChange]
    tiles: list[Contested]
    stranded: bool


class SellPreview(Journey):
    """H5.3."""

    price: int
    bring: int
    cash: int
    dukedoms: Change
    route: Change
    stranded: bool


class MovePreview(TypedDict):
    """H5.5."""

    village: str
    way: list[str]
    cost: int
    cash: int
    stranded: bool


class RaisePreview(TypedDict):
    """H4.12."""

    product: str
    price: Change
    uncovers: list[int]
    production: list[int]


class BuildPreview(TypedDict):
    """H5.23."""

    region: str
    row: str
    pays: int
    production: NotRequired[Change]


class SharedPreview(TypedDict):
    village: str
    regions: list[Completed]


class NoPreview(TypedDict):
    """Answers that speak for themselves."""


if TYPE_CHECKING:
    Preview = (
        PlacePreview | SellPreview | MovePreview | RaisePreview | BuildPreview | SharedPreview | NoPreview
    )
else:
    Preview = either(
        PlacePreview, SellPreview, MovePreview, RaisePreview, BuildPreview, SharedPreview, NoPreview
    )
