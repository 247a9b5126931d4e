"""The city, its merchants and what lies beside the board; no rule changes them from here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris.box import (
    ANCIENT_CLOCK,
    BLACK,
    CENTRE,
    CROWNS,
    DISTRICTS,
    FAIR_COST,
    LEFT,
    LIMIT,
    MERCHANTS,
    NEEDS,
    NONE,
    PRICE_BLACK,
    PRICE_RED,
    RED,
    RIGHT,
    SEATS,
    THE_CENTRE,
    VOTES,
    Area,
    Card,
    Item,
)
from comptoir.table.agenda import State
from comptoir.table.data import Data
from comptoir.table.rng import Rng

MANY: Final[list[tuple[int, ...]]] = [tuple([s for s in range(4) if mask >> s & 1]) for mask in range(16)]
"""The seats whose bits are set."""


class Auction(Data):
    """J4.3: one item under the hammer."""

    def __init__(self, item: Item, bid: i64, leader: i64, bidders: i64, second: bool) -> None:
        self.item: Item = item
        self.bid: i64 = bid
        self.leader: i64 = leader
        self.bidders: i64 = bidders
        """Who has not passed, one bit a seat."""
        self.second: bool = second
        """J4.3e: the second auction of this visit."""
        self.maxima: list[int] = [0] * SEATS
        """J4.3n: how far the table bids for a seat; 0: it asks. Known to that seat alone."""
        self.bids: list[int] = [0] * SEATS
        """Each seat's last bid."""

    def clone(self) -> Auction:
        copy = Auction(self.item, self.bid, self.leader, self.bidders, self.second)
        copy.maxima = self.maxima[:]
        copy.bids = self.bids[:]
        return copy


class City(State):
    """The state of a game of Jantaris."""

    def __init__(self, rng: Rng, players: i64) -> None:
        super().__init__(rng)
        self.players: i64 = players
        self.starter: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.merchants: list[int] = [0] * ((DISTRICTS + 1) * SEATS)
        """How many stand in an area: index area * SEATS + seat."""
        self.reserve: list[int] = [MERCHANTS] * players
        self.goods: list[int] = [0] * (2 * players)
        """Index 2 * seat + colour."""
        self.prestige: list[int] = [0] * players
        self.items: list[int] = [0] * players
        """The items in front of a seat, one bit each."""
        self.claimed: list[int] = [0] * players
        """The control cards in front of a seat, one bit each."""
        self.markers: list[Area] = [THE_CENTRE, THE_CENTRE]
        """Where the red and the black guild marker stand."""
        self.moved: i64 = NONE
        """The marker moved this turn: it names the active district."""
        self.votes: list[int] = [NONE] * players
        self.revealed: bool = False
        """The votes lie open (until the next turn); before that each is its seat's secret."""
        self.cast: list[int] = [0] * (len(VOTES) * players)
        """How often each vote was turned up: index len(VOTES) * seat + vote."""
        self.pile: list[Item] = []
        """The bazaar face down, top last."""
        self.known: i64 = 0
        """How many at the bottom of the pile everybody has seen going there."""
        self.up: list[Item] = []
        """The items face up."""
        self.auction: Auction | None = None
        self.shown: list[Item] = []
        """J8.6, J8.21: items turned up by Small Ring or Picks."""
        self.pending: i64 = 0
        """J8.24: the active player's start-of-turn items still to be used."""
        self.fairs: list[int] = []
        """The fair cards face down, top last."""
        self.fairs_known: i64 = 0
        self.fair: i64 = NONE
        """The fair card face up, during a great fair."""
        self.controls: list[Card] = []
        """The control cards face down, top last."""
        self.controls_up: list[Card] = []

    def clone(self) -> City:
        copy = City(self.rng.clone(), self.players)
        copy.agenda = self.agenda[:]
        copy.reveals = self.reveals
        copy.starter = self.starter
        copy.active = self.active
        copy.turn = self.turn
        copy.merchants = self.merchants[:]
        copy.reserve = self.reserve[:]
        copy.goods = self.goods[:]
        copy.prestige = self.prestige[:]
        copy.items = self.items[:]
        copy.claimed = self.claimed[:]
        copy.markers = self.markers[:]
        copy.moved = self.moved
        copy.votes = self.votes[:]
        copy.revealed = self.revealed
        copy.cast = self.cast[:]
        copy.pile = self.pile[:]
        copy.known = self.known
        copy.up = self.up[:]
        copy.auction = None if self.auction is None else self.auction.clone()
        copy.shown = self.shown[:]
        copy.pending = self.pending
        copy.fairs = self.fairs[:]
        copy.fairs_known = self.fairs_known
        copy.fair = self.fair
        copy.controls = self.controls[:]
        copy.controls_up = self.controls_up[:]
        return copy

    def worths(self) -> list[tuple[int, int]]:
        """J9.2: most prestige, then most goods, then shared; by seat."""
        return [(self.prestige[seat], int(self.total(seat))) for seat in range(self.players)]

    def next(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def count(self, area: i64, seat: i64) -> i64:
        return self.merchants[area * SEATS + seat]

    def total(self, seat: i64) -> i64:
        """All the goods of a seat."""
        return self.goods[2 * seat] + self.goods[2 * seat + 1]

    def room(self, seat: i64, colour: i64) -> i64:
        """J3.1: how many more goods of a colour the seat can hold."""
        return LIMIT - self.goods[2 * seat + colour]

    def owns(self, seat: i64, item: i64) -> bool:
        return self.items[seat] >> item & 1 != 0

    def has_crown(self, seat: i64) -> bool:
        return self.items[seat] & CROWNS != 0

    def is_free(self, area: i64) -> bool:
        """No guild marker stands there."""
        return self.markers[0] != area and self.markers[1] != area

    def count_free(self) -> i64:
        """How many districts have no guild marker."""
        red: i64 = self.markers[0]
        black: i64 = self.markers[1]
        count = DISTRICTS
        if red < DISTRICTS:
            count -= 1
        if black < DISTRICTS and black != red:
            count -= 1
        return count

    def nth_free(self, n: i64) -> i64:
        """The district at place `n` among those without a guild marker."""
        district: i64 = 0
        while n or not self.is_free(district):
            if self.is_free(district):
                n -= 1
            district += 1
        return district

    def place(self) -> Area:
        """J5.1: the active district."""
        return self.markers[self.moved]

    def neighbours(self) -> list[Area]:
        """The districts next to the active one without a marker (J3.8: at least one)."""
        place = self.place()
        free: list[Area] = []
        if self.is_free(LEFT[place]):
            free.append(LEFT[place])
        if self.is_free(RIGHT[place]):
            free.append(RIGHT[place])
        return free

    def in_centre(self) -> i64:
        """J6.1: the merchants of all colours in the Centre."""
        at = CENTRE * SEATS
        m = self.merchants
        total: i64 = m[at] + m[at + 1] + m[at + 2] + m[at + 3]
        return total

    def ruler(self, district: i64) -> i64:
        """J7.1: who dominates a district: at least 2 merchants and more than anybody else; or NONE."""
        at = district * SEATS
        best: i64 = 1
        who = NONE
        seat: i64 = 0
        while seat < self.players:
            here: i64 = self.merchants[at + seat]
            if here > best:
                best = here
                who = seat
            elif here == best:
                who = NONE
            seat += 1
        return who

    def realms(self) -> list[int]:
        """The districts each seat dominates, one bit each."""
        realms = [0] * self.players
        for district in range(DISTRICTS):
            who = self.ruler(district)
            if who != NONE:
                realms[who] |= 1 << district
        return realms

    def realm(self, seat: i64) -> i64:
        """The districts one seat dominates, one bit each."""
        realm: i64 = 0
        for district in range(DISTRICTS):
            if self.merchants[district * SEATS + seat] > 1 and self.ruler(district) == seat:
                realm |= 1 << district
        return realm

    def claims(self, seat: i64) -> list[Card]:
        """J7.2: the face-up control cards whose three districts the seat dominates."""
        realm = self.realm(seat)
        if realm == 0:
            return []
        return [card for card in self.controls_up if NEEDS[card] & realm == NEEDS[card]]

    def affords(self, seat: i64, item: i64) -> bool:
        """J4.3h: the goods of the price are there, colour by colour."""
        return (
            self.goods[2 * seat + RED] >= PRICE_RED[item]
            and self.goods[2 * seat + BLACK] >= PRICE_BLACK[item]
        )

    def needed(self, seat: i64) -> i64:
        """J4.3b, J4.3c: the lowest bid the seat could make now; only the active player may equal."""
        auction = self.auction
        assert auction is not None
        return auction.bid if seat == self.active and auction.leader != seat else auction.bid + 1

    def can_bid(self, seat: i64) -> bool:
        """J4.3b, J4.3g, J4.3h."""
        auction = self.auction
        assert auction is not None
        return (
            auction.bidders >> seat & 1 != 0
            and self.total(seat) >= self.needed(seat)
            and self.affords(seat, auction.item)
        )

    def can_raise(self, seat: i64) -> bool:
        """Could the seat go above the highest bid when its turn comes?"""
        auction = self.auction
        assert auction is not None
        in_it = auction.bidders >> seat & 1 != 0
        return in_it and self.total(seat) > auction.bid and self.affords(seat, auction.item)

    def can_trade(self, seat: i64) -> bool:
        """J6.2: a merchant in the Centre and goods enough for the fair card."""
        return self.count(CENTRE, seat) > 0 and self.total(seat) >= FAIR_COST[self.fair]

    def clock_owner(self) -> i64:
        """Who owns Ancient Clock, or NONE."""
        for seat in range(self.players):
            if self.owns(seat, ANCIENT_CLOCK):
                return seat
        return NONE
