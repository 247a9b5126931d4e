"""What a seat may say, made once; the text form goes both ways.

`place r3c1` (on the tile) · `place h2v1` (in a passageway) · `pass` · `shared buyer h2v1` · `declare` · `start 2`
`raise salt` · `keep` · `draw` · `no draw`
`sell` (where the merchant stands) · `sell steinhag` (move and sell) · `shortcut steinhag` · `move steinhag` · `stay`
`shared station steinhag` · `done` · `build ursental relic` · `build burgwiese nobility` · `decline ursental`
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.hermagor.box import (
    ALL_PLACES,
    ALL_REGIONS,
    ALL_VILLAGES,
    CITY,
    COLOURS,
    KINDS,
    NODE_NAMES,
    PLACE_NAMES,
    PRODUCTS,
    REGIONS,
    Place,
    Region,
    Village,
)
from comptoir.table.agenda import Action
from comptoir.table.vocabulary import Vocabulary

NOBILITY_ROW: Final[i64] = KINDS
"""The row below those of the products."""
ROW_NAMES: Final[list[str]] = [*PRODUCTS, "nobility"]


class PlaceBuyer(Action):
    """H3.6: put one of your buyers on a place of the market."""

    def __init__(self, place: Place) -> None:
        super().__init__(f"place {PLACE_NAMES[place]}")
        self.place: Final = place


class PlaceShared(Action):
    """H8.5: put a buyer of the third colour on a place of the market."""

    def __init__(self, place: Place) -> None:
        super().__init__(f"shared buyer {PLACE_NAMES[place]}")
        self.place: Final = place


class Pass(Action):
    """H3.9, H9.2: place no buyer, declare no cash."""

    def __init__(self) -> None:
        super().__init__("pass")


class Declare(Action):
    """H9.2: show your cash to all."""

    def __init__(self) -> None:
        super().__init__("declare")


class NameStart(Action):
    """H4.19, H9.3: say who is the new start player."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"start {seat}")
        self.seat: Final = seat


class Raise(Action):
    """H4.12, H4.14: raise the price of a product by one step."""

    def __init__(self, product: i64) -> None:
        super().__init__(f"raise {PRODUCTS[product]}")
        self.product: Final = product


class Keep(Action):
    """H4.12: leave the prices as they are."""

    def __init__(self) -> None:
        super().__init__("keep")


class Draw(Action):
    """H4.17: draw from the bag until a product tile comes."""

    def __init__(self) -> None:
        super().__init__("draw")


class NoDraw(Action):
    """H4.17: go without a product tile."""

    def __init__(self) -> None:
        super().__init__("no draw")


class Sell(Action):
    """H5.4: sell where the merchant stands."""

    def __init__(self) -> None:
        super().__init__("sell")


class MoveAndSell(Action):
    """H5.3: move to a village and sell there."""

    def __init__(self, village: Village) -> None:
        super().__init__(f"sell {NODE_NAMES[village]}")
        self.village: Final = village


class TakeShortcut(Action):
    """H5.13: move and sell for half the travel cost, with the Shortcut."""

    def __init__(self, village: Village) -> None:
        super().__init__(f"shortcut {NODE_NAMES[village]}")
        self.village: Final = village


class Move(Action):
    """H5.5: move for half the travel cost, without selling."""

    def __init__(self, village: Village) -> None:
        super().__init__(f"move {NODE_NAMES[village]}")
        self.village: Final = village


class Stay(Action):
    """H5.6: take no action."""

    def __init__(self) -> None:
        super().__init__("stay")


class BuildShared(Action):
    """H8.8: put a station of the third colour in a village."""

    def __init__(self, village: Village) -> None:
        super().__init__(f"shared station {NODE_NAMES[village]}")
        self.village: Final = village


class Done(Action):
    """H8.5, H8.8: place nothing of the third colour after your own piece."""

    def __init__(self) -> None:
        super().__init__("done")


class Build(Action):
    """H5.23, H5.30: for a completed region, put a disc in a row of the price table."""

    def __init__(self, region: Region, row: i64) -> None:
        super().__init__(f"build {REGIONS[region]} {ROW_NAMES[row]}")
        self.region: Final = region
        self.row: Final = row


class Decline(Action):
    """H10.3: place no disc for a completed region."""

    def __init__(self, region: Region) -> None:
        super().__init__(f"decline {REGIONS[region]}")
        self.region: Final = region


PASS: Final[Action] = Pass()
DECLARE: Final[Action] = Declare()
KEEP: Final[Action] = Keep()
DRAW: Final[Action] = Draw()
NO_DRAW: Final[Action] = NoDraw()
SELL: Final[Action] = Sell()
STAY: Final[Action] = Stay()
DONE: Final[Action] = Done()
PLACE: Final[list[Action]] = [PlaceBuyer(place) for place in ALL_PLACES]
SHARED_PLACE: Final[list[Action]] = [PlaceShared(place) for place in ALL_PLACES]
START: Final[list[Action]] = [NameStart(seat) for seat in range(COLOURS)]
RAISE: Final[list[Action]] = [Raise(product) for product in range(KINDS)]
SELL_AT: Final[list[MoveAndSell]] = [MoveAndSell(node) for node in [*ALL_VILLAGES, CITY]]
SHORTCUT_TO: Final[list[TakeShortcut]] = [TakeShortcut(node) for node in [*ALL_VILLAGES, CITY]]
MOVE_TO: Final[list[Move]] = [Move(node) for node in [*ALL_VILLAGES, CITY]]
SHARED_AT: Final[list[BuildShared]] = [BuildShared(node) for node in [*ALL_VILLAGES, CITY]]
BUILD: Final[list[list[Build]]] = [[Build(region, row) for row in range(KINDS + 1)] for region in ALL_REGIONS]
DECLINE: Final[list[Action]] = [Decline(region) for region in ALL_REGIONS]

VOCABULARY: Final = Vocabulary(
    [
        [PASS, DECLARE, KEEP, DRAW, NO_DRAW, SELL, STAY, DONE],
        PLACE,
        SHARED_PLACE,
        START,
        RAISE,
        SELL_AT,
        SHORTCUT_TO,
        MOVE_TO,
        SHARED_AT,
        DECLINE,
        *BUILD,
    ]
)
parse: Final = VOCABULARY.parse
