"""What a seat sees of the city, built up from nothing."""

from __future__ import annotations

from typing import Literal

import msgspec

from comptoir.games.jantaris.auction import Bidding
from comptoir.games.jantaris.box import (
    AREAS,
    CARDS,
    CENTRE,
    CLAIM,
    COLOURS,
    CROWNS,
    FAIR,
    FAIR_COST,
    FAIR_ITEMS,
    FAIR_PRESTIGE,
    GOAL,
    ITEMS,
    LIMIT,
    NOBLE_HORSE,
    NONE,
    PRECIOUS_PORCELAIN,
    PRESTIGE,
    PRICE,
    PRICE_BLACK,
    PRICE_RED,
    SEAL_RING,
    START_ITEMS,
    STREET_ORGAN,
    TRIPLES,
    VOTES,
    items_in,
)
from comptoir.games.jantaris.city import CITY
from comptoir.games.jantaris.control import CONTROL
from comptoir.games.jantaris.diplomacy import MARKER, Effect
from comptoir.games.jantaris.fair import FAIR_PHASE
from comptoir.games.jantaris.state import Auction, City
from comptoir.games.jantaris.turn import BEGIN_TURN, NEXT_TURN
from comptoir.games.jantaris.wire import Markers
from comptoir.table import WATCHER, asked

Colour = Literal["red", "black"]
Marker = Literal["red", "black", "both"]
Acts = Literal["purchase", "start", "fair", "always"]
Phase = Literal["setup", "start", "city", "diplomacy", "fair", "control", "over"]
PURCHASE_ITEMS = {PRECIOUS_PORCELAIN, SEAL_RING, NOBLE_HORSE, STREET_ORGAN}


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


def view(s: City, seat: int) -> View:
    """What `seat` may know; WATCHER knows only what lies open."""
    areas = [_area(s, area) for area in range(len(AREAS))]
    return View(
        seat=seat,
        turn=s.turn,
        active=s.active,
        starter=s.starter,
        phase=phase(s),
        asked=list(asked(s)),
        goal=GOAL,
        limit=LIMIT,
        players=[_player(s, other, areas) for other in range(s.players)],
        areas=areas,
        markers={"red": AREAS[s.markers[0]], "black": AREAS[s.markers[1]]},
        cards=[_card(s, card, areas) for card in s.controls_up],
        card_pile=len(s.controls),
        bazaar=_bazaar(s),
        pending=[ITEMS[item] for item in items_in(s.pending)],
        auction=None if s.auction is None else _auction(s, s.auction, seat),
        diplomacy=None if s.moved == NONE else _diplomacy(s, seat),
        fair=_fair(s),
    )


def phase(s: City) -> Phase:
    """J3.5: what is left on the agenda tells how far the turn is."""
    left = s.agenda
    if not left:
        return "over"
    if BEGIN_TURN in left:
        return "setup"
    if CITY in left:
        return "city" if left[-1] is CITY else "start"
    if MARKER in left:
        return "diplomacy" if left[-1] is MARKER else "city"
    if FAIR_PHASE in left:
        return "diplomacy"
    if CONTROL in left:
        return "fair"
    assert NEXT_TURN in left
    return "control"


def _acts(item: int) -> Acts:
    if START_ITEMS >> item & 1:
        return "start"
    if FAIR_ITEMS >> item & 1:
        return "fair"
    return "purchase" if item in PURCHASE_ITEMS else "always"


_ITEM_VIEWS = [
    ItemView(name, PRICE_RED[i], PRICE_BLACK[i], PRESTIGE[i], bool(CROWNS >> i & 1), _acts(i))
    for i, name in enumerate(ITEMS)
]


def _offer(s: City, item: int) -> OfferView:
    red, black = PRICE_RED[item], PRICE_BLACK[item]
    lacks = [
        (max(0, red - s.goods[2 * seat]), max(0, black - s.goods[2 * seat + 1])) for seat in range(s.players)
    ]
    return OfferView(_ITEM_VIEWS[item], [lack == (0, 0) for lack in lacks], lacks)


def _player(s: City, seat: int, areas: list[AreaView]) -> PlayerView:
    return PlayerView(
        prestige=s.prestige[seat],
        goods=(s.goods[2 * seat], s.goods[2 * seat + 1]),
        reserve=s.reserve[seat],
        items=[_ITEM_VIEWS[item] for item in items_in(s.items[seat])],
        crown=s.has_crown(seat),
        cards=[name for card, name in enumerate(CARDS) if s.claimed[seat] >> card & 1],
        dominates=[area.area for area in areas if area.ruler == seat],
    )


def _area(s: City, area: int) -> AreaView:
    here = [int(s.count(area, seat)) for seat in range(s.players)]
    marker: Marker | None = next((COLOURS[c] for c in range(2) if s.markers[c] == area), None)
    if area == CENTRE:
        if s.markers[0] == s.markers[1] == CENTRE:
            marker = "both"
        return AreaView(AREAS[area], here, None, [], marker)
    ruler = s.ruler(area)
    needs = [max(0, max(1, *here[:i], *here[i + 1 :]) + 1 - mine) for i, mine in enumerate(here)]
    return AreaView(AREAS[area], here, None if ruler == NONE else int(ruler), needs, marker)


def _card(s: City, card: int, areas: list[AreaView]) -> CardView:
    needs = [sum(areas[d].needs[seat] for d in TRIPLES[card]) for seat in range(s.players)]
    by = needs.index(0) if 0 in needs else None
    return CardView(CARDS[card], [AREAS[d] for d in TRIPLES[card]], CLAIM, by, needs)


def _bazaar(s: City) -> BazaarView:
    return BazaarView(
        up=[_offer(s, item) for item in s.up],
        pile=len(s.pile),
        bottom=[ITEMS[item] for item in reversed(s.pile[: s.known])],
        unseen=[ITEMS[item] for item in sorted(s.pile[s.known :])],
        shown=[_offer(s, item) for item in s.shown],
    )


def _auction(s: City, auction: Auction, seat: int) -> AuctionView:
    everybody = range(s.players)
    still = [o for o in everybody if auction.bidders >> o & 1]
    limits = [int(s.total(o)) if s.affords(o, auction.item) else 0 for o in everybody]
    lowest = [int(s.needed(o)) if o != auction.leader and s.can_bid(o) else None for o in everybody]
    step = s.agenda[-1]
    return AuctionView(
        item=_ITEM_VIEWS[auction.item],
        bid=int(auction.bid),
        leader=int(auction.leader),
        second=auction.second,
        bidding=int(step.seat) if isinstance(step, Bidding) else None,
        out=[o not in still for o in everybody],
        limits=limits,
        ladder=_ladder(s, auction, limits, still),
        lowest=lowest,
        safe=[_safe(s, o, low, limits, still) for o, low in enumerate(lowest)],
        maximum=(auction.maxima[seat] or None) if seat != WATCHER else None,
    )


def _safe(s: City, seat: int, lowest: int | None, limits: list[int], still: list[int]) -> int | None:
    """The active player's right to equal counts for and against."""
    if lowest is None:
        return None
    goods = max([lowest, *(limits[o] + (o == s.active) for o in still if o != seat)])
    return goods if goods <= limits[seat] else None


def _ladder(s: City, auction: Auction, limits: list[int], still: list[int]) -> list[RungView]:
    top = min(max(limits[o] for o in still) + 1, 2 * LIMIT)
    return [
        RungView(
            goods,
            sorted((o for o in range(s.players) if auction.bids[o] == goods), key=lambda o: o == s.active),
            [o for o in still if limits[o] == goods],
        )
        for goods in range(PRICE[auction.item], max(top, auction.bid) + 1)
    ]


def _diplomacy(s: City, seat: int) -> DiplomacyView:
    votes = [VOTES[v] if v != NONE and (s.revealed or o == seat) else None for o, v in enumerate(s.votes)]
    return DiplomacyView(
        district=AREAS[s.place()],
        colour=COLOURS[s.moved],
        neighbours=[AREAS[d] for d in s.neighbours()],
        voted=[v != NONE for v in s.votes],
        votes=votes,
        revealed=s.revealed,
        to_do=[int(step.seat) for step in reversed(s.agenda) if isinstance(step, Effect)],
    )


def _fair(s: City) -> FairView:
    held = s.fair != NONE
    return FairView(
        card=(FAIR_COST[s.fair], FAIR_PRESTIGE[s.fair]) if held else None,
        centre=int(s.in_centre()),
        needs=FAIR,
        trades=[_trades(s, seat) for seat in range(s.players)] if held else [],
        unseen=[(FAIR_COST[c], FAIR_PRESTIGE[c]) for c in sorted(s.fairs[s.fairs_known :])],
        then=[(FAIR_COST[c], FAIR_PRESTIGE[c]) for c in reversed(s.fairs[: s.fairs_known])],
    )


def _trades(s: City, seat: int) -> int:
    return int(min(s.count(CENTRE, seat), s.total(seat) // FAIR_COST[s.fair]))
