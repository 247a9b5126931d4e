"""The islands and their merchants; no rule changes them from here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    ALL_HISTORIES,
    ALL_TERRITORIES,
    ASSOCIATES,
    COMMERCES,
    GOODS,
    INHABITED,
    INSIGNIA,
    INSIGNIA_COUNT,
    INSIGNIA_TILES,
    MOST,
    NONE_OPEN,
    SUPPLY,
    TERRITORIES,
    VILLAS,
    Artefact,
    Black,
    Commerce,
    Delivery,
    History,
    Quest,
    Resource,
    Territory,
    Tile,
)
from comptoir.games.karanor.cards.modifiers import STATS, TILE_MODIFIERS, TILE_TRIGGERS, Modifier
from comptoir.table.agenda import Action, State
from comptoir.table.data import Data
from comptoir.table.rng import Rng

NOBODYS: Final[i64] = -1
NO_VILLA_THERE: Final[i64] = -2
ALL_SEATS: Final[list[tuple[int, ...]]] = [tuple(range(n)) for n in range(MOST + 1)]
"""By number of players."""


class Merchant(Data):
    """What one player has in front of them and in hand."""

    def __init__(self) -> None:
        self.gold: i64 = 0
        self.income: i64 = 0
        self.prestige: i64 = 0
        self.thresholds_paid: i64 = 0
        """K13.3: how many thresholds have paid."""
        self.at: Territory = ALL_TERRITORIES[0]
        self.origin: Territory = ALL_TERRITORIES[0]
        self.history: History = ALL_HISTORIES[0]
        self.goods: list[int] = [0] * GOODS
        self.insignia: list[int] = [0] * len(INSIGNIA)
        self.artefacts: list[Artefact] = []
        self.commerce_pawns: list[Territory] = []
        """The territories where a commerce pawn stands, origin first; one twice after a Front Man."""
        self.built: list[Commerce] = []
        self.commerces: list[Commerce] = []
        self.quests: list[Quest] = []
        self.black_market: list[Black] = []
        self.stats: list[int] = [0] * len(STATS)
        """The sum of all modifiers, by stat."""
        self.forbidden: i64 = 0
        self.permitted: i64 = 0
        self.waived: i64 = 0
        self.triggers: i64 = 0
        """The events on which a tile acts, a bit each."""

    def clone(self) -> Merchant:
        copy = Merchant()
        copy.gold = self.gold
        copy.income = self.income
        copy.prestige = self.prestige
        copy.thresholds_paid = self.thresholds_paid
        copy.at = self.at
        copy.origin = self.origin
        copy.history = self.history
        copy.goods = self.goods[:]
        copy.insignia = self.insignia[:]
        copy.artefacts = self.artefacts[:]
        copy.commerce_pawns = self.commerce_pawns[:]
        copy.built = self.built[:]
        copy.commerces = self.commerces[:]
        copy.quests = self.quests[:]
        copy.black_market = self.black_market[:]
        copy.stats = self.stats[:]
        copy.forbidden = self.forbidden
        copy.permitted = self.permitted
        copy.waived = self.waived
        copy.triggers = self.triggers
        return copy

    def add_tile(self, tile: Tile, times: i64) -> None:
        """K11.2: a tile acts as often as it is held."""
        for modifier in TILE_MODIFIERS[tile]:
            self.add(modifier, times)
        self.triggers |= TILE_TRIGGERS[tile]

    def add(self, modifier: Modifier, times: i64) -> None:
        self.stats[modifier.stat] += modifier.n * times
        self.forbidden |= modifier.forbidden
        self.permitted |= modifier.permitted
        self.waived |= modifier.waived

    def is_forbidden(self, action: i64) -> bool:
        return self.forbidden & action != 0

    def is_permitted(self, exception: i64) -> bool:
        return self.permitted & exception != 0

    def is_waived(self, price: i64) -> bool:
        return self.waived & price != 0

    def can_pay(self, gold: i64, goods: list[int]) -> bool:
        if self.gold < gold:
            return False
        return all(self.goods[i] >= goods[i] for i in range(GOODS))


class UntilThen(Data):
    """A modifier, prohibition, permit or waiver that stops at the end of the action or turn (K15.1)."""

    def __init__(self, seat: i64, modifier: Modifier, until: i64) -> None:
        self.seat = seat
        self.modifier = modifier
        self.until = until


class Bundle(Data):
    """One side of an offer; frozen. An artefact or associate is there or not."""

    def __init__(
        self,
        gold: i64,
        goods: list[int],
        insignia: list[int],
        artefacts: list[Artefact],
        associates: list[Resource],
    ) -> None:
        self.gold = gold
        self.goods = goods
        self.insignia = insignia
        self.artefacts = artefacts
        self.associates = associates

    def empty(self) -> bool:
        return not (self.gold or any(self.goods) or any(self.insignia) or self.artefacts or self.associates)


class Offer(Data):
    """K14.15; frozen but for how it stands."""

    def __init__(
        self, number: i64, author: i64, to: i64, gives: Bundle, wants: Bundle, answers: i64, purpose: str
    ) -> None:
        self.number = number
        self.author = author
        self.to = to
        """NOBODYS for anyone."""
        self.gives = gives
        self.wants = wants
        self.answers = answers
        """The offer that this one counters, 0 for none."""
        self.purpose = purpose
        """R65: what it is said to be for; empty if nothing is said."""
        self.open = True
        self.countered = False
        self.refused: i64 = 0
        """Who has declined, a bit each."""

    def clone(self) -> Offer:
        copy = Offer(self.number, self.author, self.to, self.gives, self.wants, self.answers, self.purpose)
        copy.open = self.open
        copy.countered = self.countered
        copy.refused = self.refused
        return copy


class OpenWindow(Data):
    """A reaction window (K14.9): who is asked, and what they have said so far, unseen by the others."""

    def __init__(self, window: i64, cause: i64, asked: list[int]) -> None:
        self.window = window
        self.cause = cause
        self.asked = asked
        self.answers: list[Action | None] = [None] * len(asked)
        self.next: i64 = 0
        """The next answer to carry out, once all are in."""

    def clone(self) -> OpenWindow:
        copy = OpenWindow(self.window, self.cause, self.asked)
        copy.answers = self.answers[:]
        copy.next = self.next
        return copy


class Karanor(State):
    """The state of a game of Marchands de Karanor."""

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.players: i64 = players
        self.merchants: list[Merchant] = [Merchant() for _ in range(players)]
        self.supply: list[int] = SUPPLY[:]
        self.insignia: list[int] = INSIGNIA_COUNT[:]
        self.commerce_deck: list[Commerce] = []
        self.row: list[Commerce] = []
        self.commerce_discard: list[Commerce] = []
        self.quest_deck: list[Quest] = []
        self.quest_discard: list[Quest] = []
        self.continuation: list[Quest] = []
        self.black_deck: list[Black] = []
        self.black_discard: list[Black] = []
        self.artefact_deck: list[Artefact] = []
        self.artefact_discard: list[Artefact] = []
        self.delivery: Delivery = NONE_OPEN
        self.delivery_deck: list[Delivery] = []
        """Top last."""
        self.delivery_known: i64 = 0
        """How many at the bottom everybody has seen go there (R28)."""
        self.delivery_box: list[Delivery] = []
        """K2.5: not used, and unseen."""
        self.associates: list[int] = [int(NOBODYS)] * len(ASSOCIATES)
        self.promoted: list[bool] = [False] * len(ASSOCIATES)
        self.inhabited: list[bool] = INHABITED[:]
        self.villas: list[int] = [int(NO_VILLA_THERE)] * len(TERRITORIES)
        for place in VILLAS:
            self.villas[place] = int(NOBODYS)
        self.begin()

    def begin(self) -> None:
        """What belongs to the draft, to a turn, to windows and to offers."""
        self.market: list[int] = []
        """K16.4: tokens on the two-player market, by resource; empty without it."""
        self.seen: list[int] = [0] * len(COMMERCES)
        """Who knows in whose hand a commerce is, a bit each: whoever passed it on, all if it was taken openly."""
        self.picks: list[Commerce] = []
        """The draft: what each has chosen, UNSEEN for not yet."""
        self.draft_round: i64 = 0
        self.starter: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.steps: i64 = 0
        """Steps left of a Move under way."""
        self.ending = False
        self.temporary: list[UntilThen] = []
        self.used: i64 = 0
        """Tiles used this turn (K15.3), a bit each."""
        self.quiet_this_turn: i64 = 0
        """Who passes for the rest of this turn (K14.12), a bit each."""
        self.not_asked_in: list[int] = [0] * self.players
        """By seat: the windows for which they wish not to be asked (R62), a bit each."""
        self.open_windows: list[OpenWindow] = []
        self.cancelled = False
        self.drawn: list[int] = []
        """Cards or tiles drawn, of which some are kept."""
        self.offers: list[Offer] = []
        self.offered: i64 = 0
        """The number of the latest offer of this turn."""
        self.accepted: list[tuple[int, int]] = []
        """K14.18: offer and seat, waiting for the next open point."""

    def clone(self) -> Karanor:
        copy = Karanor(self.rng.clone(), int(self.players))
        copy.agenda = self.agenda[:]
        copy.asides = self.asides
        copy.reveals = self.reveals
        copy.merchants = [merchant.clone() for merchant in self.merchants]
        copy.supply = self.supply[:]
        copy.insignia = self.insignia[:]
        copy_decks(self, copy)
        copy.associates = self.associates[:]
        copy.promoted = self.promoted[:]
        copy.inhabited = self.inhabited[:]
        copy.villas = self.villas[:]
        copy.market = self.market[:]
        copy.seen = self.seen[:]
        copy.picks = self.picks[:]
        copy.draft_round = self.draft_round
        copy.starter = self.starter
        copy.active = self.active
        copy.turn = self.turn
        copy.actions = self.actions
        copy.steps = self.steps
        copy.ending = self.ending
        copy.temporary = self.temporary[:]
        copy.used = self.used
        copy.quiet_this_turn = self.quiet_this_turn
        copy.not_asked_in = self.not_asked_in[:]
        copy.open_windows = [window.clone() for window in self.open_windows]
        copy.cancelled = self.cancelled
        copy.drawn = self.drawn[:]
        copy.offers = [offer.clone() for offer in self.offers]
        copy.offered = self.offered
        copy.accepted = self.accepted[:]
        return copy

    def add_up_modifiers(self, seat: i64) -> None:
        """Add up what tiles and temporary effects change for a seat; after any change of them."""
        merchant = self.merchants[seat]
        merchant.stats = [0] * len(STATS)
        merchant.forbidden = merchant.permitted = merchant.waived = merchant.triggers = 0
        for tile in merchant.artefacts:
            merchant.add_tile(tile, 1)
        for kind in range(len(INSIGNIA)):
            if merchant.insignia[kind]:
                merchant.add_tile(INSIGNIA_TILES[kind], merchant.insignia[kind])
        for lasting in self.temporary:
            if lasting.seat == seat:
                merchant.add(lasting.modifier, 1)

    def speakers(self) -> tuple[int, ...]:
        """Who may speak beside a question: everybody from the first turn on, before it whoever is asked."""
        return ALL_SEATS[self.players] if self.turn else self.agenda[-1].seats(self)

    def alone(self, seat: i64, here: Territory) -> bool:
        """Does no other pawn stand here?"""
        return all(not (other != seat and self.merchants[other].at == here) for other in range(self.players))


def copy_decks(s: Karanor, copy: Karanor) -> None:
    copy.commerce_deck = s.commerce_deck[:]
    copy.row = s.row[:]
    copy.commerce_discard = s.commerce_discard[:]
    copy.quest_deck = s.quest_deck[:]
    copy.quest_discard = s.quest_discard[:]
    copy.continuation = s.continuation[:]
    copy.black_deck = s.black_deck[:]
    copy.black_discard = s.black_discard[:]
    copy.artefact_deck = s.artefact_deck[:]
    copy.artefact_discard = s.artefact_discard[:]
    copy.delivery = s.delivery
    copy.delivery_deck = s.delivery_deck[:]
    copy.delivery_known = s.delivery_known
    copy.delivery_box = s.delivery_box[:]
