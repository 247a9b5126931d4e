"""What an answer would visibly do, from what the seat knows."""

from __future__ import annotations

from msgspec import UNSET

from comptoir.games.jantaris import actions as a
from comptoir.games.jantaris.auction import payments
from comptoir.games.jantaris.box import (
    AREAS,
    CARDS,
    DISTRICTS,
    FAIR,
    ITEMS,
    NEEDS,
    NONE,
    PRICE_BLACK,
    PRICE_RED,
    VOTES,
)
from comptoir.games.jantaris.hints import Outlook, outlook
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.wire import OutlookTold, Preview
from comptoir.table import Action


def foresee(s: City, seat: int, action: Action) -> Preview:
    """Votes by their rows, bids by who could follow, everything else by what it changes at once."""
    if isinstance(action, a.Vote):
        return Preview(outlook=outlooks(s, seat))
    if isinstance(action, a.Open):
        return _bid(s, seat, action.item, max(action.bid, action.maximum))
    if isinstance(action, a.Bid | a.SetMaximum):
        assert s.auction is not None
        return _bid(s, seat, s.auction.item, action.goods) if action.goods else Preview()
    if isinstance(action, a.VisitBazaar):
        return Preview(affords=[ITEMS[item] for item in s.up if s.affords(seat, item)])
    return _after(s, seat, action)


def _bid(s: City, seat: int, item: int, goods: int) -> Preview:
    """How it could be paid, and which rivals could still go higher (or equal, the active player)."""
    in_it = (1 << s.players) - 1 if s.auction is None else s.auction.bidders
    rivals = [
        other
        for other in range(s.players)
        if other != seat
        and in_it >> other & 1
        and s.affords(other, item)
        and s.total(other) >= goods + (other != s.active)
    ]
    pays = payments(s, seat, goods, PRICE_RED[item], PRICE_BLACK[item])
    sums = [(int(p.red), int(p.black)) for p in pays if isinstance(p, a.Pay)]
    return Preview(pays=sums, rivals=rivals)


def _after(s: City, seat: int, action: Action) -> Preview:
    """The table right after the answer, before anybody else does anything; of the city only what changes."""
    t = s.clone()
    t.agenda.pop().take(t, seat, action)
    changed = [area for area in range(len(AREAS)) if _here(s, area) != _here(t, area)]
    realms = [int(realm) for realm in t.realms()]
    cards = {
        CARDS[card]: o
        for card in s.controls_up
        for o in range(s.players)
        if realms[o] & NEEDS[card] == NEEDS[card]
    }
    return Preview(
        goods=[(t.goods[2 * o], t.goods[2 * o + 1]) for o in range(s.players)],
        prestige=t.prestige[:],
        reserve=t.reserve[:],
        areas={AREAS[area]: _here(t, area) for area in changed},
        rulers={AREAS[d]: _ruler(t, d) for d in range(DISTRICTS) if t.ruler(d) != s.ruler(d)},
        cards=cards,
        fair=bool(t.in_centre() >= FAIR),
        outlook=outlooks(t, seat) if isinstance(action, a.MoveMarker) else UNSET,
    )


def _here(s: City, area: int) -> list[int]:
    return [int(s.count(area, seat)) for seat in range(s.players)]


def _ruler(s: City, district: int) -> int | None:
    ruler = s.ruler(district)
    return None if ruler == NONE else int(ruler)


def outlooks(s: City, seat: int) -> dict[str, list[OutlookTold]]:
    """What each of the four vote cards would do now at 1, 2 and 3 votes."""
    return {name: [_row(outlook(s, seat, v, n)) for n in (1, 2, 3)] for v, name in enumerate(VOTES)}


def _row(row: Outlook) -> OutlookTold:
    return {
        "votes": int(row.voters),
        "lapses": row.lapses(),
        "red": int(row.red),
        "black": int(row.black),
        "any": int(row.any),
        "merchants": int(row.merchants),
        "answers": [answer.text for answer in row.answers],
        "cards": [CARDS[card] for card in row.cards],
        "fair": row.fair,
    }
