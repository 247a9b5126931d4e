"""What a seat sees of the city, built up from nothing."""

from __future__ import annotations

from msgspec.structs import replace

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
from comptoir.games.jantaris.wire import (
    Acts,
    AreaView,
    AuctionView,
    BazaarView,
    CardView,
    DiplomacyView,
    FairView,
    ItemView,
    Marker,
    OfferView,
    Phase,
    PlayerView,
    RungView,
    View,
)
from comptoir.table import WATCHER, asked

PURCHASE_ITEMS = {PRECIOUS_PORCELAIN, SEAL_RING, NOBLE_HORSE, STREET_ORGAN}


def view(s: City, seat: int) -> View:
    """What `seat` may know; WATCHER knows only what lies open."""
    return lies_open(s) if seat == WATCHER else known(s, seat, lies_open(s))


def known(s: City, seat: int, everybody: View) -> View:
    """What everybody sees, and what `seat` knows besides: its own maximum, its own vote."""
    auction, diplomacy = everybody.auction, everybody.diplomacy
    if auction is not None and s.auction is not None:
        auction = replace(auction, maximum=s.auction.maxima[seat] or None)
    if diplomacy is not None and s.votes[seat] != NONE:
        votes = [*diplomacy.votes[:seat], VOTES[s.votes[seat]], *diplomacy.votes[seat + 1 :]]
        diplomacy = replace(diplomacy, votes=votes)
    return replace(everybody, seat=seat, auction=auction, diplomacy=diplomacy)


def lies_open(s: City) -> View:
    """What everybody sees."""
    areas = [_area(s, area) for area in range(len(AREAS))]
    return View(
        seat=WATCHER,
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
        auction=None if s.auction is None else _auction(s, s.auction),
        diplomacy=None if s.moved == NONE else _diplomacy(s),
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
        cast=s.cast[len(VOTES) * seat : len(VOTES) * (seat + 1)],
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


def _auction(s: City, auction: Auction) -> AuctionView:
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
        maximum=None,
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


def _diplomacy(s: City) -> DiplomacyView:
    votes = [VOTES[v] if v != NONE and s.revealed else None for v in s.votes]
    return DiplomacyView(
        district=AREAS[s.place()],
        colour=COLOURS[s.moved],
        neighbours=[AREAS[d] for d in s.neighbours()],
        voted=[v != NONE for v in s.votes],
        votes=votes,
        revealed=s.revealed,
        to_do=[int(step.seat) for step in s.agenda[::-1] if isinstance(step, Effect)],
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
