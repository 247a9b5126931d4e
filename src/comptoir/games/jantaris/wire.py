"""What goes over the wire beside the views: never compiled, which would forget which keys may be missing."""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

Goods = tuple[int, int]
"""Red and black."""


class Votes(TypedDict):
    """By seat."""

    votes: list[str]


class End(TypedDict):
    winners: list[int]
    prestige: list[int]
    goods: list[int]


class Markers(TypedDict):
    """The area each marker is in."""

    red: str
    black: str


class OutlookTold(TypedDict):
    """What a vote card would do if so many chose it."""

    votes: int
    lapses: bool
    red: int
    black: int
    any: int
    merchants: int
    answers: list[str]
    cards: list[str]
    fair: bool


class Preview(msgspec.Struct, frozen=True):
    """What an answer would visibly do; what says nothing about it is missing."""

    goods: list[Goods] | UnsetType = UNSET
    """By seat."""
    prestige: list[int] | UnsetType = UNSET
    reserve: list[int] | UnsetType = UNSET
    areas: dict[str, list[int]] | UnsetType = UNSET
    """The areas that change: merchants by seat."""
    rulers: dict[str, int | None] | UnsetType = UNSET
    """The districts that change hands."""
    cards: dict[str, int] | UnsetType = UNSET
    """The control cards that somebody could claim."""
    fair: bool | UnsetType = UNSET
    outlook: dict[str, list[OutlookTold]] | UnsetType = UNSET
    """By vote card, at one, two and three votes."""
    pays: list[Goods] | UnsetType = UNSET
    """How a bid could be paid."""
    rivals: list[int] | UnsetType = UNSET
    """Who could still follow it."""
    affords: list[str] | UnsetType = UNSET


# What a seat sees


Colour = Literal["red", "black"]
Marker = Literal["red", "black", "both"]
Acts = Literal["purchase", "start", "fair", "always"]
Phase = Literal["setup", "start", "city", "diplomacy", "fair", "control", "over"]


class ItemView(msgspec.Struct, frozen=True):
    """An item, and when it acts: at its purchase, at the start of its owner's turn, at a fair, always."""

    item: str
    red: int
    black: int
    prestige: int
    crown: bool
    acts: Acts


class OfferView(msgspec.Struct, frozen=True):
    """An item face up in the bazaar."""

    item: ItemView
    affords: list[bool]
    """By seat: the price is there, colour by colour."""
    lacks: list[tuple[int, int]]
    """By seat: the red and black goods that lack for it."""


class PlayerView(msgspec.Struct, frozen=True):
    """What lies in front of a player; all of it is open (ruling 21)."""

    prestige: int
    goods: tuple[int, int]
    """Red, black."""
    reserve: int
    items: list[ItemView]
    crown: bool
    cards: list[str]
    dominates: list[str]
    cast: list[int]
    """How often each vote was chosen, in the order of the cards, as far as votes were turned up."""


class AreaView(msgspec.Struct, frozen=True):
    """A district or the Centre."""

    area: str
    merchants: list[int]
    """By seat."""
    ruler: int | None
    """Who dominates it (J7.1); nobody dominates the Centre."""
    needs: list[int]
    """By seat: how many merchants more would dominate it; 0 for the ruler. Empty for the Centre."""
    marker: Marker | None


class CardView(msgspec.Struct, frozen=True):
    """A control card face up."""

    card: str
    districts: list[str]
    prestige: int
    by: int | None
    """Who fulfils it now."""
    needs: list[int]
    """By seat: merchants lacking in all three districts together."""


class BazaarView(msgspec.Struct, frozen=True):
    up: list[OfferView]
    pile: int
    bottom: list[str]
    """What everybody saw going under the pile; the last is at the very bottom."""
    unseen: list[str]
    """The other items of the pile, in the order of the box."""
    shown: list[OfferView]
    """Turned up by Small Ring or Picks, waiting for a decision."""


class RungView(msgspec.Struct, frozen=True):
    goods: int
    bids: list[int]
    """Who has bid this, the active player last if they equalled it."""
    limits: list[int]
    """Whose goods end here, of those still in the auction."""


class AuctionView(msgspec.Struct, frozen=True):
    item: ItemView
    bid: int
    leader: int
    second: bool
    bidding: int | None
    """Whose turn it is to bid; null while the highest bidder pays."""
    out: list[bool]
    """By seat: has passed."""
    limits: list[int]
    """By seat: the highest bid they could make, 0 without the goods of the price."""
    ladder: list[RungView]
    """From the price to one above the richest bidder."""
    lowest: list[int | None]
    """By seat: the lowest bid it could make now; null for the highest bidder and for who cannot bid. Where it is the
    highest bid itself, the active player may equal it (J4.3c)."""
    safe: list[int | None]
    """By seat: the lowest bid that nobody could beat."""
    maximum: int | None
    """My standing maximum; nobody else is told (J4.3n)."""


class DiplomacyView(msgspec.Struct, frozen=True):
    district: str
    colour: Colour
    neighbours: list[str]
    """The adjacent districts without a marker."""
    voted: list[bool]
    votes: list[str | None]
    """All once they are turned up; before that mine alone."""
    revealed: bool
    to_do: list[int]
    """The seats whose vote is still to be carried out."""


class FairView(msgspec.Struct, frozen=True):
    card: tuple[int, int] | None
    """Goods and prestige of the card face up, during a fair."""
    centre: int
    needs: int
    """Merchants in the Centre with which a fair is held."""
    trades: list[int]
    """By seat: how often they can trade at this fair; empty when there is none."""
    unseen: list[tuple[int, int]]
    """Cards whose place in the pile nobody knows; they come first."""
    then: list[tuple[int, int]]
    """The cards that follow, in their order."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a game."""

    seat: int
    turn: int
    active: int
    starter: int
    phase: Phase
    asked: list[int]
    goal: int
    limit: int
    """The most goods of one colour."""
    players: list[PlayerView]
    areas: list[AreaView]
    """The districts clockwise, then the Centre."""
    markers: Markers
    cards: list[CardView]
    card_pile: int
    bazaar: BazaarView
    pending: list[str]
    """The active player's start-of-turn items still to be used."""
    auction: AuctionView | None
    diplomacy: DiplomacyView | None
    fair: FairView
