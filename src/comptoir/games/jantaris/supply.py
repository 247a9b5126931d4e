"""J3: how goods, merchants and cards change hands. The standing rules hold here, whoever asks."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.box import BLACK, RED, SEATS, Area, Item
from comptoir.games.jantaris.state import City


def receive(s: City, seat: i64, colour: i64, due: i64) -> i64:
    """J3.1: goods from the bank; what would exceed the limit is not received. How many were."""
    room = s.room(seat, colour)
    got = min(room, due)
    s.goods[2 * seat + colour] += got
    return got


def grant(s: City, seat: i64, colour: i64, due: i64, why: i64) -> None:
    """Goods of one colour from the bank, and say so."""
    got = receive(s, seat, colour, due)
    if colour == RED:
        events.GOODS_RECEIVED.tell(s, seat, got, 0, why)
    else:
        events.GOODS_RECEIVED.tell(s, seat, 0, got, why)


def pay(s: City, seat: i64, red: i64, black: i64) -> None:
    """Goods to the bank."""
    s.goods[2 * seat + RED] -= red
    s.goods[2 * seat + BLACK] -= black


def take_good(s: City, seat: i64, victim: i64, colour: i64, why: i64) -> None:
    """J3.6: one good from another player, if it is there and can be received."""
    if s.goods[2 * victim + colour] > 0 and s.room(seat, colour) > 0:
        s.goods[2 * victim + colour] -= 1
        s.goods[2 * seat + colour] += 1
        events.GOOD_TAKEN.tell(s, seat, victim, colour, why)


def place(s: City, seat: i64, area: Area, count: i64, why: i64) -> None:
    """Merchants from the reserve to an area."""
    s.reserve[seat] -= count
    s.merchants[area * SEATS + seat] += count
    events.MERCHANT_PLACED.tell(s, seat, area, count, why)


def recall(s: City, seat: i64, area: Area, count: i64, why: i64) -> None:
    """Merchants from an area to the reserve."""
    s.merchants[area * SEATS + seat] -= count
    s.reserve[seat] += count
    events.MERCHANTS_RECALLED.tell(s, seat, area, count, why)


def shift(s: City, seat: i64, source: Area, target: Area, count: i64, why: i64) -> None:
    """Merchants from one area to another."""
    s.merchants[source * SEATS + seat] -= count
    s.merchants[target * SEATS + seat] += count
    events.MERCHANTS_MOVED.tell(s, seat, source, target, count, why)


def put_under(s: City, item: Item) -> None:
    """Ruling 13: an item goes under the bazaar pile; everybody sees which."""
    s.pile.insert(0, item)
    s.known += 1


def turn_up(s: City) -> Item:
    """The top item of the bazaar pile."""
    item = s.pile.pop()
    if len(s.pile) < s.known:
        s.known -= 1
    else:
        s.reveals += 1
    return item
