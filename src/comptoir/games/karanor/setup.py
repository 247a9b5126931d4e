"""K2: before the first turn. The draft, then goods, income and bonuses in turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import KEEP_COMMERCE, Keep
from comptoir.games.karanor.box import (
    ALL_COMMERCES,
    ALL_DELIVERIES,
    ALL_HISTORIES,
    ARTEFACTS_FOR,
    BLACKS_FOR,
    CITY_TILES,
    CONTINUATIONS,
    DRAFTED,
    GOODS,
    HISTORY_GOLD,
    HISTORY_GOODS,
    HISTORY_INCOME,
    MARKET,
    MARKET_GOODS,
    QUESTS_FOR,
    UNSEEN,
    Commerce,
)
from comptoir.games.karanor.cards.effects import CarryOut, Parties
from comptoir.games.karanor.cards.tables import HISTORY_BONUS
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.supply import fill_row, next_delivery
from comptoir.games.karanor.trade.offers import OFFERS
from comptoir.games.karanor.turn.phases import BEGIN_TURN
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.games.karanor.windows.wishes import WISHES
from comptoir.table.agenda import Action, Step, then
from comptoir.table.errors import Refused


def prepare(s: Karanor, market: bool) -> None:
    """K2.1 to K2.8, K2.15: decks, tiles and hands."""
    rng, players = s.rng, int(s.players)
    s.asides = (OFFERS, WISHES)
    s.commerce_deck = rng.shuffled(ALL_COMMERCES)
    s.quest_deck = rng.shuffled(QUESTS_FOR[players])
    s.continuation = CONTINUATIONS[:]
    s.black_deck = rng.shuffled(BLACKS_FOR[players])
    s.artefact_deck = rng.shuffled(ARTEFACTS_FOR[players])
    s.delivery_box = rng.shuffled(ALL_DELIVERIES)
    s.delivery_deck = [s.delivery_box.pop() for _ in range(players + 1)]
    cities = rng.shuffled(CITY_TILES)
    histories = rng.shuffled(ALL_HISTORIES)
    s.starter = s.active = rng.below(players)
    for seat, merchant in enumerate(s.merchants):
        merchant.origin = merchant.at = cities[seat]
        merchant.history = histories[seat]
        merchant.commerces = [s.commerce_deck.pop() for _ in range(DRAFTED)]
    if market and players == MARKET["players"]:
        s.market = [0] * GOODS
        for r in MARKET_GOODS:
            s.market[r] = MARKET["start_each"]
            s.supply[r] -= MARKET["start_each"]
    s.picks = [UNSEEN] * players
    then(s, OPENING, DRAFT)


class Opening(Step[Karanor]):
    """K2.3, K2.5, K2.11, K2.13: what lies open from the start."""

    clause: ClassVar[str] = "K2.3"

    def run(self, s: Karanor) -> None:
        fill_row(s)
        next_delivery(s)
        for seat, merchant in enumerate(s.merchants):
            merchant.commerce_pawns = [merchant.origin]
            events.SETTLED.tell(s, seat, merchant.origin, merchant.history)


class Draft(Step[Karanor]):
    """K2.9, K2.10: all keep one of the cards before them, at the same time; the others go on to the right."""

    name: ClassVar[str] = "draft"
    clause: ClassVar[str] = "K2.9"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.players) if s.picks[seat] < 0])

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [KEEP_COMMERCE[card] for card in s.merchants[seat].commerces[s.draft_round :]]

    def count(self, s: Karanor, seat: i64) -> i64:
        return len(s.merchants[seat].commerces) - s.draft_round

    def nth(self, s: Karanor, seat: i64, n: i64) -> Action:
        return KEEP_COMMERCE[s.merchants[seat].commerces[s.draft_round + n]]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Keep)
        card = ALL_COMMERCES[action.card]
        s.picks[seat] = card
        events.DRAFTED.tell(s, seat, card)
        then(s, self)

    def run(self, s: Karanor) -> None:
        """Everybody has chosen: the rest is passed to the right, or discarded after the second pick."""
        s.reveals += 1
        kept = s.draft_round
        rests: list[list[Commerce]] = []
        for seat, merchant in enumerate(s.merchants):
            rest = merchant.commerces[kept:]
            rest.remove(s.picks[seat])
            merchant.commerces = [*merchant.commerces[:kept], s.picks[seat]]
            rests.append(rest)
        s.picks = [UNSEEN] * s.players
        s.draft_round += 1
        if len(rests[0]) == 1:
            for rest in rests:
                s.commerce_discard.extend(rest)
            s.picks = []
            events.DRAFT_ENDED.tell(s, s.starter)
            then(s, GOODS_FIRST)
            return
        for seat, rest in enumerate(rests):
            s.merchants[(seat - 1) % s.players].commerces.extend(rest)
            for card in rest:
                s.seen[card] |= 1 << seat
        then(s, self)


class GoodsFirst(Step[Karanor]):
    """K2.12, R51: goods and income for all, then the bonuses in turn order."""

    clause: ClassVar[str] = "K2.12"

    def run(self, s: Karanor) -> None:
        then(s, BEGIN_TURN)
        order = [(s.starter + n) % s.players for n in range(s.players)]
        for seat in reversed(order):
            bonus = HISTORY_BONUS[s.merchants[seat].history]
            then(s, CarryOut(bonus, 0, Parties(seat, NOBODYS, seat, events.FROM_TILE, seat)))
        for seat in order:
            merchant = s.merchants[seat]
            merchant.gold = HISTORY_GOLD[merchant.history]
            merchant.income = HISTORY_INCOME[merchant.history]
            for r in range(GOODS):
                n = min(HISTORY_GOODS[merchant.history][r], s.supply[r])
                merchant.goods[r] += n
                s.supply[r] -= n


OPENING: Final = Opening()
DRAFT: Final = Draft()
GOODS_FIRST: Final = GoodsFirst()
