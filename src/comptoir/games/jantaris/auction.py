"""J4.3: the auctions in the bazaar."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import BID, MAXIMUM, OPEN, PASS, PAY, Bid, Open, Pass, Pay, SetMaximum
from comptoir.games.jantaris.box import PRESTIGE, PRICE, PRICE_BLACK, PRICE_RED, SEATS
from comptoir.games.jantaris.purchase import gain
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import Auction, City
from comptoir.games.jantaris.supply import pay
from comptoir.table.agenda import NOBODY, ONLY, UNCOUNTED, Action, Question, Step, then
from comptoir.table.errors import NotYourTurn, Refused


class OpenAuction(Step[City]):
    """J4.3a: the visitor opens an auction: the first is a duty (J4.3l), the second a choice (J4.3e)."""

    name: ClassVar[str] = "open"
    clause: ClassVar[str] = "J4.3a"

    def __init__(self, second: bool) -> None:
        self.second: Final = second

    def seats(self, s: City) -> tuple[int, ...]:
        for item in s.up:
            if s.affords(s.active, item):
                return ONLY[s.active]
        return NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        answers: list[Action] = []
        for item in s.up:
            if s.affords(seat, item):
                answers += OPEN[item][PRICE[item] : s.total(seat) + 1]
        if self.second:
            answers.append(PASS)
        return answers

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        """J4.3n: the opener may name a secret maximum too."""
        bid = OPEN[action.item][action.bid] if isinstance(action, Open) else action
        payable = not isinstance(action, Open) or action.maximum <= s.total(seat)
        return None if payable and bid in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Pass):
            return
        assert isinstance(action, Open)
        s.auction = auction = Auction(action.item, action.bid, seat, (1 << s.players) - 1, self.second)
        auction.maxima[seat] = action.maximum
        auction.bids[seat] = action.bid
        events.AUCTION_OPENED.tell(s, seat, action.item, action.bid)
        if action.maximum:
            events.MAXIMUM_SET.tell(s, seat, action.maximum)
        then(s, BIDDING[s.next(seat)])

    def run(self, s: City) -> None:
        """J4.5: without the means for either item nothing is auctioned."""
        if not self.second:
            events.BAZAAR_LEFT.tell(s, s.active)


class Bidding(Question[City]):
    """J4.3b, J4.3c, J4.3i: raise or pass, clockwise; the active player may equal."""

    name: ClassVar[str] = "bid"
    clause: ClassVar[str] = "J4.3b"

    def seats(self, s: City) -> tuple[int, ...]:
        auction = s.auction
        assert auction is not None
        seat = self.seat
        if auction.leader == seat or not s.can_bid(seat) or auction.maxima[seat] >= s.needed(seat):
            return NOBODY
        return ONLY[seat]

    def may(self, s: City) -> tuple[int, ...]:
        """J4.3n: the other bidders may name their maximum meanwhile, or take it back."""
        return tuple([seat for seat in range(s.players) if seat != self.seat and s.can_raise(seat)])

    def options(self, s: City, seat: i64) -> list[Action]:
        if seat != self.seat:
            return standing_orders(s, seat)
        answers = BID[s.needed(seat) : s.total(seat) + 1]
        answers.append(PASS)
        return answers

    def count(self, s: City, seat: i64) -> i64:
        return UNCOUNTED if seat != self.seat else s.total(seat) - s.needed(seat) + 2

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        if seat != self.seat:
            return standing_orders(s, seat)[n]
        bid = s.needed(seat) + n
        return BID[bid] if bid <= s.total(seat) else PASS

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        """J4.3n: a maximum is accepted wherever a bid of that height is."""
        if isinstance(action, SetMaximum) and seat == self.seat:
            if s.needed(seat) <= action.goods <= s.total(seat):
                return None
        elif action in self.options(s, seat):
            return None
        if seat != self.seat and not isinstance(action, SetMaximum):
            return NotYourTurn("refused-not-your-turn", "another player is bidding", self.clause)
        return why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        auction = s.auction
        assert auction is not None
        if seat != self.seat:
            assert isinstance(action, SetMaximum)
            auction.maxima[seat] = action.goods
            events.MAXIMUM_SET.tell(s, seat, action.goods)
            then(s, self)
            return
        if isinstance(action, Pass):
            leave(s, seat, False)
        elif isinstance(action, SetMaximum):
            auction.maxima[seat] = action.goods
            events.MAXIMUM_SET.tell(s, seat, action.goods)
            bid(s, seat, s.needed(seat), False)
        else:
            assert isinstance(action, Bid)
            auction.maxima[seat] = 0
            bid(s, seat, action.goods, False)
        if any(s.can_bid(other) for other in range(s.players) if other != auction.leader):
            s.reveals += 1  # a maximum bids now, or that none does tells that there is none

    def run(self, s: City) -> None:
        """Back at the highest bidder it is over; who cannot raise passes; a maximum bids by itself."""
        auction = s.auction
        assert auction is not None
        seat = self.seat
        if auction.leader == seat:
            then(s, PAYING)
        elif s.can_bid(seat):
            bid(s, seat, s.needed(seat), True)
        elif auction.bidders >> seat & 1:
            leave(s, seat, True)
        else:
            then(s, BIDDING[s.next(seat)])


def standing_orders(s: City, seat: i64) -> list[Action]:
    """J4.3n: what a bidder whose turn has not come may tell the table."""
    auction = s.auction
    assert auction is not None
    answers = MAXIMUM[auction.bid + 1 : s.total(seat) + 1]
    if auction.maxima[seat]:
        answers.append(MAXIMUM[0])
    return answers


def bid(s: City, seat: i64, goods: i64, standing: bool) -> None:
    """A bid is made; the next is asked."""
    auction = s.auction
    assert auction is not None
    news = events.BID_EQUALLED if goods == auction.bid else events.BID_RAISED
    news.tell(s, seat, goods, events.STANDING if standing else events.BY_HAND)
    auction.bid = goods
    auction.bids[seat] = goods
    auction.leader = seat
    then(s, BIDDING[s.next(seat)])


def leave(s: City, seat: i64, forced: bool) -> None:
    """J4.3b: who has passed is out of this auction."""
    auction = s.auction
    assert auction is not None
    auction.bidders &= ~(1 << seat)
    events.BID_PASSED.tell(s, seat, events.FORCED if forced else events.BY_HAND)
    then(s, BIDDING[s.next(seat)])


class PayAuction(Step[City]):
    """J4.3d: the highest bidder pays, choosing the colours of the surplus, and takes the item."""

    name: ClassVar[str] = "pay"
    clause: ClassVar[str] = "J4.3d"

    def seats(self, s: City) -> tuple[int, ...]:
        auction = s.auction
        assert auction is not None
        return ONLY[auction.leader] if self.count(s, auction.leader) > 1 else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        auction = s.auction
        assert auction is not None
        return payments(s, seat, auction.bid, PRICE_RED[auction.item], PRICE_BLACK[auction.item])

    def count(self, s: City, seat: i64) -> i64:
        auction = s.auction
        assert auction is not None
        return how_many_payments(s, seat, auction.bid, PRICE_RED[auction.item], PRICE_BLACK[auction.item])

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        auction = s.auction
        assert auction is not None
        return nth_payment(s, seat, auction.bid, PRICE_RED[auction.item], n)

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Pay)
        auction = s.auction
        assert auction is not None
        item = auction.item
        s.auction = None
        s.up.remove(item)
        pay(s, seat, action.red, action.black)
        events.ITEM_BOUGHT.tell(s, seat, item, action.red, action.black, PRESTIGE[item])
        if seat != s.active and not auction.second:
            then(s, SECOND_AUCTION)
        gain(s, seat, item)

    def run(self, s: City) -> None:
        """A payment that leaves no choice."""
        auction = s.auction
        assert auction is not None
        self.take(s, auction.leader, self.nth(s, auction.leader, 0))


def payments(s: City, seat: i64, goods: i64, least_red: i64, least_black: i64) -> list[Action]:
    """All ways to pay so many goods with at least these of each colour."""
    count = how_many_payments(s, seat, goods, least_red, least_black)
    return [nth_payment(s, seat, goods, least_red, n) for n in range(count)]


def how_many_payments(s: City, seat: i64, goods: i64, least_red: i64, least_black: i64) -> i64:
    """The same, counted."""
    red: i64 = s.goods[2 * seat]
    black: i64 = s.goods[2 * seat + 1]
    return max(0, min(red, goods - least_black) - max(least_red, goods - black) + 1)


def nth_payment(s: City, seat: i64, goods: i64, least_red: i64, n: i64) -> Action:
    """The way to pay at place `n`: each has one red good more than the one before."""
    black: i64 = s.goods[2 * seat + 1]
    red = max(least_red, goods - black) + n
    return PAY[red][goods - red]


FIRST_AUCTION: Final = OpenAuction(False)
SECOND_AUCTION: Final = OpenAuction(True)
BIDDING: Final[list[Bidding]] = [Bidding(seat) for seat in range(SEATS)]
PAYING: Final = PayAuction()
