"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing.

Facts of events are typed dictionaries, the parts of views and previews are structs."""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

Why = Literal["majority", "tile", "edges", "tie", "nobody"]
"""H4.6 to H4.10: why a tile goes where it goes."""
Change = tuple[int, int]
"""Before and after."""


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


class Won(TileTold):
    """Why a tile went where it did; strength by colour."""

    why: Why
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


class ContestTold(msgspec.Struct, frozen=True):
    """Who would get a tile: `winner` is a colour, null if it stays."""

    winner: int | None
    why: Why
    strength: list[int]
    edges: list[int]


class BoothTold(msgspec.Struct, frozen=True):
    """A tile on the market with who would get it now, as in a `ContestTold`."""

    tile: str
    products: list[str]
    winner: int | None
    why: Why
    strength: list[int]
    edges: list[int]


class Contested(msgspec.Struct, frozen=True):
    """Who would get a tile, before and after."""

    booth: str
    tile: str
    products: list[str]
    before: ContestTold
    after: ContestTold
    changes: bool


class RowPays(msgspec.Struct, frozen=True):
    row: str
    pays: int


class Completed(msgspec.Struct, frozen=True):
    """A region that is or would be completed: the rows with room for a disc."""

    region: str
    rows: list[RowPays]


class Journey(msgspec.Struct, frozen=True, kw_only=True):
    """The way to a village and what a sale there would leave; `regions` that it would complete and what others would
    `earn` are told only where there are any."""

    village: str
    way: list[str]
    cost: int
    net: int
    regions: list[Completed] | UnsetType = UNSET
    earn: list[int] | UnsetType = UNSET


class LineChange(msgspec.Struct, frozen=True):
    line: str
    before: int
    after: int


class Placing(msgspec.Struct, frozen=True, tag_field="kind", tag="place"):
    """H3.7: the cost, the buzz before and after, and every tile the buyer would be counted at."""

    place: str
    cost: int
    cash: int
    buzz: Change
    lines: list[LineChange]
    tiles: list[Contested]
    stranded: bool


class Selling(Journey, frozen=True, kw_only=True, tag_field="kind", tag="sell"):
    """H5.3: one line a coin movement, who else earns, and what changes in the final income."""

    price: int
    bring: int
    cash: int
    dukedoms: Change
    route: Change
    stranded: bool


class Moving(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """H5.5: half the cost, and whether something could be sold there next."""

    village: str
    way: list[str]
    cost: int
    cash: int
    stranded: bool


class Raising(msgspec.Struct, frozen=True, tag_field="kind", tag="raise"):
    """H4.12: the new price, the squares it uncovers, and what it changes in the final income of each player."""

    product: str
    price: Change
    uncovers: list[int]
    production: list[int]


class Building(msgspec.Struct, frozen=True, tag_field="kind", tag="build"):
    """H5.23: the square, what it pays, and the final income of the player with it, as prices stand."""

    region: str
    row: str
    pays: int
    production: Change | UnsetType = UNSET


class BuildingShared(msgspec.Struct, frozen=True, tag_field="kind", tag="build-shared"):
    """H8.8: the regions that a station of the third colour would complete."""

    village: str
    regions: list[Completed]


class SpeaksForItself(msgspec.Struct, frozen=True, tag_field="kind", tag="plain"):
    """There is nothing to add to what the answer says."""


Preview = Placing | Selling | Moving | Raising | Building | BuildingShared | SpeaksForItself


# What a seat sees


class RowView(msgspec.Struct, frozen=True):
    """A row of the price table."""

    row: str
    """A product, or `nobility`."""
    price: int | None
    end_value: int | None
    squares: list[int]
    """What the squares pay, from the left."""
    discs: list[int | None]
    """The colour of the disc on each square."""
    usable: list[bool]
    """H5.26, H8.4: false for squares under the indicator or out of use."""
    pays: int | None
    """What the next disc brings; null: no room."""


class MerchantView(msgspec.Struct, frozen=True):
    """One player's things; `cash` is null while it is hidden from me."""

    cash: int | None
    declared: int | None
    """H9.2: the cash shown to the revenue officer, until the start player is named."""
    buyers: int
    passed: bool
    actions: int
    """Stations in hand: the actions left in this round."""
    shared: int
    discs: int
    at: str
    tiles: list[str]
    wares: list[str]
    stations: int
    dukedoms: list[int]
    """Stations in each dukedom."""
    route: int
    """Stations on the principal route."""
    income: list[int]
    """If the game ended now: production, dukedoms, principal route."""
    buzz: int
    """What the passageways would bring now."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a game."""

    seat: int
    round: int
    rounds: int
    phase: int
    """1 market, 2 getting ready, 3 selling, 0 once the game is over."""
    starter: int
    asked: list[int]
    actions: int
    """The action tile of this round; 0: not yet turned up."""
    to_come: list[int]
    """The action tiles face down, by size: their order is not known."""
    bag: list[str]
    """H1.16: the tiles in the bag, by elimination."""
    market: list[BoothTold | None]
    """20 booths, row by row; each tile with who would get it now, and why."""
    buyers: dict[str, int]
    """Who stands where."""
    lines: dict[str, list[int]]
    """H4.2: what each line brings each player."""
    prices: list[RowView]
    """The products in order, then the nobility."""
    merchants: list[MerchantView]
    third: MerchantView | None
    """H8: the shared colour; its number is 2."""
    shared_buyers: int
    stations: dict[str, list[int]]
    """The colours with a station in each village; villages without any are left out."""
    completed: list[Completed]
    """Regions that are being handled now, with the rows that have room."""
    journeys: list[Journey]
    """What each village where I have no station would cost and bring me: wares are bought with the way in mind."""
