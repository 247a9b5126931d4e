"""J8: items used at the start of their owner's turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import (
    PASS,
    PAY,
    PLACE,
    RECALL,
    TAKE,
    USE,
    Pass,
    Pay,
    Place,
    Recall,
    Take,
    Use,
)
from comptoir.games.jantaris.box import (
    BLACK,
    CENTRE,
    DISTRICTS,
    NONE,
    PICKED,
    PICKS,
    PRESTIGE,
    PRICE_BLACK,
    PRICE_RED,
    RED,
    ROYAL_CAPE,
    ROYAL_CROWN,
    ROYAL_DIAMOND,
    ROYAL_OBLIGATION,
    ROYAL_SCEPTER,
    SEATS,
    SMALL_RING,
    THE_CENTRE,
    Item,
    items_in,
)
from comptoir.games.jantaris.purchase import gain
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import grant, pay, place, put_under, recall, take_good, turn_up
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, then
from comptoir.table.errors import Refused

OPTIONAL: Final[i64] = 1 << SMALL_RING | 1 << PICKS
REDS: Final[i64] = 1 << ROYAL_SCEPTER | 1 << ROYAL_OBLIGATION
"""These two touch the same goods, the next two the same merchants: only within a pair does the order matter."""
STAFF: Final[i64] = 1 << ROYAL_CAPE | 1 << ROYAL_DIAMOND


class StartItems(Step[City]):
    """J8.24: the active player uses the start-of-turn items, each at most once, in an order of their choice."""

    name: ClassVar[str] = "items"
    clause: ClassVar[str] = "J8.24"

    def seats(self, s: City) -> tuple[int, ...]:
        if s.pending == 0 or forced(s) != NONE:
            return NOBODY
        return ONLY[s.active]

    def options(self, s: City, seat: i64) -> list[Action]:
        answers = [USE[item] for item in items_in(s.pending)]
        if s.pending & OPTIONAL:
            answers.append(PASS)
        return answers

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Pass):
            s.pending &= ~OPTIONAL
            then(s, START_ITEMS)
        else:
            assert isinstance(action, Use)
            use(s, action.item)

    def run(self, s: City) -> None:
        """What leaves no choice is used without a question."""
        if s.pending:
            use(s, Item(forced(s)))


def forced(s: City) -> i64:
    """The item to be used next if nothing hangs on the choice, or NONE."""
    pending = s.pending
    if pending & OPTIONAL:
        return NONE
    if pending >> ROYAL_CROWN & 1:
        return ROYAL_CROWN
    reds = pending & REDS
    if reds and reds != REDS:
        return ROYAL_SCEPTER if reds >> ROYAL_SCEPTER & 1 else ROYAL_OBLIGATION
    staff = pending & STAFF
    if staff and staff != STAFF:
        return ROYAL_CAPE if staff >> ROYAL_CAPE & 1 else ROYAL_DIAMOND
    return NONE


def use(s: City, item: Item) -> None:
    """One item acts; then the next is chosen."""
    owner = s.active
    s.pending &= ~(1 << item)
    events.ITEM_USED.tell(s, owner, item)
    then(s, START_ITEMS)
    if item == SMALL_RING:
        use_ring(s)
    elif item == PICKS:
        use_picks(s)
    elif item == ROYAL_OBLIGATION:
        collect(s, owner)
    else:
        serve(s, owner, item)
    if not s.pile:
        s.pending &= ~OPTIONAL


def collect(s: City, owner: i64) -> None:
    """J8.14, ruling 33: each opponent with a crown item gives 1 red good, clockwise from the owner."""
    giver = s.next(owner)
    while giver != owner:
        if s.has_crown(giver):
            take_good(s, owner, giver, RED, ROYAL_OBLIGATION)
        giver = s.next(giver)


def serve(s: City, owner: i64, item: Item) -> None:
    """J8.23: a crown item serves its owner, then clockwise everybody with a crown item."""
    steps: list[Step[City]] = []
    seat = owner
    for _ in range(s.players):
        if s.has_crown(seat):
            if item == ROYAL_CROWN:
                grant(s, seat, BLACK, 1, ROYAL_CROWN)
            elif item == ROYAL_SCEPTER:
                grant(s, seat, RED, 1, ROYAL_SCEPTER)
            else:
                steps.append(CAPE[seat] if item == ROYAL_CAPE else DIAMOND[seat])
        seat = s.next(seat)
    for step in reversed(steps):
        then(s, step)


class Cape(Question[City]):
    """J8.16: a player with a crown item may take one merchant back from an area without a marker."""

    name: ClassVar[str] = "cape"
    clause: ClassVar[str] = "J8.16"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[self.seat] if len(self.options(s, self.seat)) > 1 else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        answers = [RECALL[a][1] for a in range(DISTRICTS + 1) if s.count(a, seat) > 0 and s.is_free(a)]
        answers.append(PASS)
        return answers

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Recall):
            recall(s, seat, action.area, 1, ROYAL_CAPE)

    def run(self, s: City) -> None:
        """Nobody of theirs can be taken back."""


class Diamond(Question[City]):
    """J8.20: a player with a crown item and nobody in the Centre may place one there."""

    name: ClassVar[str] = "diamond"
    clause: ClassVar[str] = "J8.20"

    def seats(self, s: City) -> tuple[int, ...]:
        can = s.is_free(CENTRE) and s.count(CENTRE, self.seat) == 0 and s.reserve[self.seat] > 0
        return ONLY[self.seat] if can else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        return [PLACE[CENTRE], PASS]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Place):
            place(s, seat, THE_CENTRE, 1, ROYAL_DIAMOND)

    def run(self, s: City) -> None:
        """Somebody is there already, or nobody can come."""


def give_up(s: City, seat: i64, item: Item) -> None:
    """Ruling 11: the item goes under the pile, its prestige stays."""
    s.items[seat] &= ~(1 << item)
    put_under(s, item)
    events.ITEM_RETURNED.tell(s, seat, item)


def put_back(s: City) -> None:
    """Ruling 30: what was turned up and not taken goes under the pile, in that order."""
    for item in s.shown:
        put_under(s, item)
        events.ITEM_RETURNED.tell(s, s.active, item)
    s.shown = []


def use_ring(s: City) -> None:
    """J8.6: Small Ring goes under the pile, the top item is turned up."""
    s.shown = [turn_up(s)]
    give_up(s, s.active, Item(SMALL_RING))
    for item in s.shown:
        events.ITEM_TURNED_UP.tell(s, item, SMALL_RING)
    then(s, RING)


class RingBargain(Step[City]):
    """J8.6: buy the item turned up for 2 goods of one colour less, or put it under the pile too."""

    name: ClassVar[str] = "bargain"
    clause: ClassVar[str] = "J8.6"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[s.active] if len(self.options(s, s.active)) > 1 else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        answers = [
            PAY[r][b]
            for r, b in bargains(s.shown[0])
            if r <= s.goods[2 * seat] and b <= s.goods[2 * seat + 1]
        ]
        answers.append(PASS)
        return answers

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Pay):
            item = s.shown.pop()
            pay(s, seat, action.red, action.black)
            events.ITEM_BOUGHT.tell(s, seat, item, action.red, action.black, PRESTIGE[item])
            gain(s, seat, item)
        else:
            put_back(s)

    def run(self, s: City) -> None:
        """Even with the discount it is too dear."""
        put_back(s)


def bargains(item: Item) -> list[tuple[int, int]]:
    """Ruling 24: the price less 2 goods of one colour, at most what the price has of it."""
    red, black = PRICE_RED[item], PRICE_BLACK[item]
    prices: list[tuple[int, int]] = []
    if red:
        prices.append((max(red - 2, 0), black))
    if black:
        prices.append((red, max(black - 2, 0)))
    return prices


def use_picks(s: City) -> None:
    """J8.21, ruling 29: Picks goes under the pile, the top items are turned up."""
    s.shown = [turn_up(s) for _ in range(min(PICKED, len(s.pile)))]
    give_up(s, s.active, Item(PICKS))
    for item in s.shown:
        events.ITEM_TURNED_UP.tell(s, item, PICKS)
    then(s, PICKING)


class Picking(Step[City]):
    """J8.21, ruling 28: take one of the items turned up that is not among those with the most prestige."""

    name: ClassVar[str] = "picks"
    clause: ClassVar[str] = "J8.21"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[s.active] if len(self.options(s, s.active)) > 1 else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        most = max([PRESTIGE[item] for item in s.shown])
        return [TAKE[item] for item in s.shown if PRESTIGE[item] < most]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Take)
        item = action.item
        s.shown.remove(item)
        put_back(s)
        events.ITEM_PICKED.tell(s, seat, item, PRESTIGE[item])
        gain(s, seat, item)

    def run(self, s: City) -> None:
        """If one can be taken, it must be; with none, all go under the pile."""
        answers = self.options(s, s.active)
        if answers:
            self.take(s, s.active, answers[0])
        else:
            put_back(s)


START_ITEMS: Final = StartItems()
CAPE: Final[list[Cape]] = [Cape(seat) for seat in range(SEATS)]
DIAMOND: Final[list[Diamond]] = [Diamond(seat) for seat in range(SEATS)]
RING: Final = RingBargain()
PICKING: Final = Picking()
