"""What a seat may say, made once; the text form goes both ways.

Setup: `settle taira`
City: `market red 2` · `place taira` · `recall centre 2` · `bazaar`
Auction: `exchange coach` · `open coach 5` · `open coach 5 max 7` · `bid 6` · `max 8` · `pay 2r 3b`
Diplomacy: `move red taira` · `vote deal` · `rob 2 red` · `receive 1r 1b` · `banish 2` · `flee taira` ·
`bring taira 2` · `send taira 2` · `recruit taira 2`
Fair and control: `coins red` · `call taira` · `leave taira` · `claim shakara-ormeth-velisse`
Items: `use royal_crown` · `take coach`; and `pass` wherever something may be declined. Seats count from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris.box import (
    ALL_AREAS,
    ALL_CARDS,
    ALL_ITEMS,
    AREAS,
    CARDS,
    COLOURS,
    ITEMS,
    LIMIT,
    PRICE,
    SEATS,
    VOTES,
    Area,
    Card,
    Item,
)
from comptoir.table.agenda import Action
from comptoir.table.vocabulary import Vocabulary


class Pass(Action):
    """J3.7: decline what may be declined; J4.3b: leave the auction."""

    def __init__(self) -> None:
        super().__init__("pass")


class VisitBazaar(Action):
    """J4.3: visit the bazaar."""

    def __init__(self) -> None:
        super().__init__("bazaar")


class AreaAction(Action):
    """Something done to one area, with `count` merchants."""

    def __init__(self, text: str, area: Area, count: i64) -> None:
        super().__init__(text)
        self.area: Final = area
        self.count: Final = count


class Settle(AreaAction):
    """J2.6: put one of the first two merchants in a district."""


class Place(AreaAction):
    """J4.2, J5.3, J8.17, J8.20: put a merchant from the reserve in an area."""


class Recall(AreaAction):
    """J4.2, J8.16: take merchants back into the reserve."""


class Flee(AreaAction):
    """J5.5, J8.11: where a banished merchant goes."""


class Bring(AreaAction):
    """J5.3 Strengthen, two votes: move merchants from there into the active district."""


class Send(AreaAction):
    """J5.3 Strengthen, three votes: move merchants from the active district to there."""


class Recruit(AreaAction):
    """J5.3 Recruitment, three votes: place merchants from the reserve there."""


class Call(AreaAction):
    """J8.15 Signal Horn: move a merchant from there to the Centre."""


class Leave(AreaAction):
    """J6.2: after a trade, where the merchant goes from the Centre."""


class VisitMarket(Action):
    """J4.1: take goods of one colour from the bank."""

    def __init__(self, colour: i64, count: i64) -> None:
        super().__init__(f"market {COLOURS[colour]} {count}")
        self.colour: Final = colour
        self.count: Final = count


class ItemAction(Action):
    """Something done with one item."""

    def __init__(self, text: str, item: Item) -> None:
        super().__init__(text)
        self.item: Final = item


class Use(ItemAction):
    """J8.24, J8.25: use this item now."""


class Exchange(ItemAction):
    """J8.3 Historic Book: put this face-up item under the pile."""


class Take(ItemAction):
    """J8.21 Picks: take this item."""


class Open(Action):
    """J4.3a: open the auction of an item; `maximum` as in `SetMaximum`, 0 for none."""

    def __init__(self, item: Item, bid: i64, maximum: i64) -> None:
        super().__init__(f"open {ITEMS[item]} {bid}" + (f" max {maximum}" if maximum else ""))
        self.item: Final = item
        self.bid: Final = bid
        self.maximum: Final = maximum


class Bid(Action):
    """J4.3b, J4.3c: raise; for the active player, the highest bid itself equals it."""

    def __init__(self, goods: i64) -> None:
        super().__init__(f"bid {goods}")
        self.goods: Final = goods


class SetMaximum(Action):
    """J4.3n: let the table make the lowest bid for you, now and again, up to a secret maximum; 0: no more."""

    def __init__(self, goods: i64) -> None:
        super().__init__(f"max {goods}")
        self.goods: Final = goods


class Pay(Action):
    """J4.3d, J6.2, J8.6: which goods are paid."""

    def __init__(self, red: i64, black: i64) -> None:
        super().__init__(f"pay {red}r {black}b")
        self.red: Final = red
        self.black: Final = black


class Receive(Action):
    """J5.3 Black Market, two votes: which goods are taken from the bank."""

    def __init__(self, red: i64, black: i64) -> None:
        super().__init__(f"receive {red}r {black}b")
        self.red: Final = red
        self.black: Final = black


class MoveMarker(Action):
    """J5.1: move a guild marker to a district."""

    def __init__(self, marker: i64, area: Area) -> None:
        super().__init__(f"move {COLOURS[marker]} {AREAS[area]}")
        self.marker: Final = marker
        self.area: Final = area


class Vote(Action):
    """J5.2: the vote card chosen in secret."""

    def __init__(self, vote: i64) -> None:
        super().__init__(f"vote {VOTES[vote]}")
        self.vote: Final = vote


class Rob(Action):
    """J5.3 Black Market, one vote: take a good from an opponent."""

    def __init__(self, victim: i64, colour: i64) -> None:
        super().__init__(f"rob {victim} {COLOURS[colour]}")
        self.victim: Final = victim
        self.colour: Final = colour


class Banish(Action):
    """J5.3 Strengthen, one vote: name the player whose merchants are banished."""

    def __init__(self, victim: i64) -> None:
        super().__init__(f"banish {victim}")
        self.victim: Final = victim


class Coins(Action):
    """J8.13 Old Coins: put them under the pile for goods of this colour."""

    def __init__(self, colour: i64) -> None:
        super().__init__(f"coins {COLOURS[colour]}")
        self.colour: Final = colour


class Claim(Action):
    """J7.2: take a control card."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"claim {CARDS[card]}")
        self.card: Final = card


_MOST: Final = 2 * LIMIT

PASS: Final[Action] = Pass()
BAZAAR: Final[Action] = VisitBazaar()
SETTLE: Final[list[Action]] = [
    Settle(f"settle {name}", a, 1) for a, name in zip(ALL_AREAS, AREAS, strict=True)
]
PLACE: Final[list[Action]] = [Place(f"place {name}", a, 1) for a, name in zip(ALL_AREAS, AREAS, strict=True)]
RECALL: Final[list[list[Action]]] = [
    [Recall(f"recall {name} {n}", a, n) for n in range(3)] for a, name in zip(ALL_AREAS, AREAS, strict=True)
]
FLEE: Final[list[Action]] = [
    Flee(f"flee {name}", a, 1) for a, name in zip(ALL_AREAS, AREAS[:-1], strict=False)
]
BRING: Final[list[list[Action]]] = [
    [Bring(f"bring {name} {n}", a, n) for n in range(3)]
    for a, name in zip(ALL_AREAS, AREAS[:-1], strict=False)
]
SEND: Final[list[list[Action]]] = [
    [Send(f"send {name} {n}", a, n) for n in range(3)] for a, name in zip(ALL_AREAS, AREAS[:-1], strict=False)
]
RECRUIT: Final[list[list[Action]]] = [
    [Recruit(f"recruit {name} {n}", a, n) for n in range(3)]
    for a, name in zip(ALL_AREAS, AREAS[:-1], strict=False)
]
CALL: Final[list[Action]] = [
    Call(f"call {name}", a, 1) for a, name in zip(ALL_AREAS, AREAS[:-1], strict=False)
]
LEAVE: Final[list[Action]] = [
    Leave(f"leave {name}", a, 1) for a, name in zip(ALL_AREAS, AREAS[:-1], strict=False)
]
MARKET: Final[list[list[Action]]] = [[VisitMarket(c, n) for n in range(3)] for c in range(2)]
USE: Final[list[Action]] = [Use(f"use {name}", i) for i, name in zip(ALL_ITEMS, ITEMS, strict=True)]
EXCHANGE: Final[list[Action]] = [
    Exchange(f"exchange {name}", i) for i, name in zip(ALL_ITEMS, ITEMS, strict=True)
]
TAKE: Final[list[Action]] = [Take(f"take {name}", i) for i, name in zip(ALL_ITEMS, ITEMS, strict=True)]
OPEN: Final[list[list[Action]]] = [[Open(i, bid, 0) for bid in range(_MOST + 1)] for i in ALL_ITEMS]
OPEN_UP_TO: Final[list[Action]] = [
    Open(i, bid, top)
    for i in ALL_ITEMS
    for bid in range(PRICE[i], _MOST + 1)
    for top in range(bid + 1, _MOST + 1)
]
BID: Final[list[Action]] = [Bid(n) for n in range(_MOST + 1)]
MAXIMUM: Final[list[Action]] = [SetMaximum(n) for n in range(_MOST + 1)]
PAY: Final[list[list[Action]]] = [[Pay(r, b) for b in range(LIMIT + 1)] for r in range(LIMIT + 1)]
RECEIVE: Final[list[list[Action]]] = [[Receive(r, b) for b in range(3 - r)] for r in range(3)]
MOVE: Final[list[list[Action]]] = [[MoveMarker(c, a) for a in ALL_AREAS] for c in range(2)]
VOTE: Final[list[Action]] = [Vote(v) for v in range(len(VOTES))]
ROB: Final[list[list[Action]]] = [[Rob(seat, c) for c in range(2)] for seat in range(SEATS)]
BANISH: Final[list[Action]] = [Banish(seat) for seat in range(SEATS)]
COINS: Final[list[Action]] = [Coins(c) for c in range(2)]
CLAIM: Final[list[Action]] = [Claim(card) for card in ALL_CARDS]


def _with_counts(rows: list[list[Action]]) -> list[Action]:
    """The actions with 1 or 2 merchants or goods: nobody moves 0, they pass."""
    return [action for row in rows for action in row[1:]]


VOCABULARY: Final = Vocabulary(
    [
        [PASS, BAZAAR],
        *(SETTLE, PLACE, FLEE, CALL, LEAVE, USE, EXCHANGE, TAKE, OPEN_UP_TO, VOTE, BANISH, COINS, CLAIM),
        *[opening[PRICE[i] :] for i, opening in enumerate(OPEN)],
        *[_with_counts(rows) for rows in (RECALL, BRING, SEND, RECRUIT, MARKET)],
        *(BID[1:], MAXIMUM),
        *PAY,
        *RECEIVE,
        *MOVE,
        *ROB,
    ]
)
parse: Final = VOCABULARY.parse
