"""K8.1, K8.2, K8.5, K8.6, K11.3; K15, draw_keep and refresh: cards and tiles are drawn, kept, turned up or decided."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import DISCARD, KEEPS, Discard, Keep
from comptoir.games.karanor.box import (
    ALL_ARTEFACTS,
    ALL_BLACKS,
    ALL_COMMERCES,
    ALL_QUESTS,
    ARTEFACT_DECK,
    ARTEFACT_DRAW,
    ARTEFACT_KEEP,
    COMMERCE_DECK,
    DECKS,
    IMMEDIATE,
    MOST,
    QUEST_DECK,
    QUEST_PART,
    QUESTS_HELD,
    Quest,
)
from comptoir.games.karanor.cards.choices import ImmediateChoice
from comptoir.games.karanor.cards.effects import Effect, Parties
from comptoir.games.karanor.cards.give_and_take import Gain
from comptoir.games.karanor.cards.modifiers import Row
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import drawn_from, renew_row, replace_delivery
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.table.agenda import Action, Question, Seated, Step, then
from comptoir.table.errors import Refused


class GainQuest(Gain):
    op: ClassVar[str] = "gain quest"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        return DrawQuest(parties.seat(self.who), self.n)


class GainArtefact(Gain):
    op: ClassVar[str] = "gain artefact"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        return DrawArtefact(parties.seat(self.who), self.n)


class DrawKeep(Effect):
    """K15, draw_keep: the owner draws some and keeps fewer."""

    op: ClassVar[str] = "draw_keep"

    def __init__(self, row: Row) -> None:
        self.deck: Final[i64] = DECKS.index(row["deck"])
        self.draw: Final[i64] = row["draw"]
        self.keep: Final[i64] = row["keep"]

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        return DrawSome(parties.owner, self.deck, self.draw, self.keep)


class RefreshRow(Effect):
    """K15, refresh: the display of commerces."""

    op: ClassVar[str] = "refresh commerce_row"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        renew_row(s)
        return None


class RefreshDelivery(Effect):
    """K15, refresh: the open delivery (R28)."""

    op: ClassVar[str] = "refresh delivery"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        replace_delivery(s)
        return None


def draw(s: Karanor, deck: i64) -> i64:
    """The top card of a deck, -1 if there is none (R16, R21, R37, R38)."""
    if deck == QUEST_DECK:
        return drawn_from(s, s.quest_deck, s.quest_discard)
    if deck == ARTEFACT_DECK:
        return drawn_from(s, s.artefact_deck, s.artefact_discard)
    if deck == COMMERCE_DECK:
        return drawn_from(s, s.commerce_deck, s.commerce_discard)
    return drawn_from(s, s.black_deck, s.black_discard)


def put_away(s: Karanor, deck: i64, card: i64) -> None:
    """To the discard pile, face up; a part 2/2 goes back to the continuation deck (R16)."""
    if deck == QUEST_DECK:
        if QUEST_PART[card] == 2:
            s.continuation.append(ALL_QUESTS[card])
            s.continuation.sort()
        else:
            s.quest_discard.append(ALL_QUESTS[card])
    elif deck == ARTEFACT_DECK:
        s.artefact_discard.append(ALL_ARTEFACTS[card])
    elif deck == COMMERCE_DECK:
        s.commerce_discard.append(ALL_COMMERCES[card])
    else:
        s.black_discard.append(ALL_BLACKS[card])


def receive(s: Karanor, seat: i64, deck: i64, card: i64) -> None:
    """A card or tile that is drawn and kept."""
    merchant = s.merchants[seat]
    if deck == QUEST_DECK:
        receive_quest(s, seat, ALL_QUESTS[card])
    elif deck == ARTEFACT_DECK:
        merchant.artefacts.append(ALL_ARTEFACTS[card])
        s.add_up_modifiers(seat)
        events.ARTEFACT_KEPT.tell(s, seat, ALL_ARTEFACTS[card])
    elif deck == COMMERCE_DECK:
        merchant.commerces.append(ALL_COMMERCES[card])
    else:
        merchant.black_market.append(ALL_BLACKS[card])
        merchant.black_market.sort()


def receive_quest(s: Karanor, seat: i64, card: Quest) -> None:
    """K8.2, K8.5, K8.6: to the hand, where there is room for 3; or decided at once."""
    if IMMEDIATE[card]:
        events.IMMEDIATE_DRAWN.tell(s, seat, card)
        then(s, ImmediateChoice(seat, card))
        return
    hand = s.merchants[seat].quests
    hand.append(card)
    events.QUEST_DRAWN.tell(s, seat, card)
    if len(hand) > QUESTS_HELD:
        then(s, DiscardQuest(seat))


class DrawQuest(Seated[Karanor]):
    """K8.1: draw a quest card."""

    clause: ClassVar[str] = "K8.1"

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Karanor) -> None:
        card = draw(s, QUEST_DECK)
        if card < 0:
            return
        if self.n > 1:
            then(s, DrawQuest(self.seat, self.n - 1))
        receive_quest(s, self.seat, ALL_QUESTS[card])


class DrawArtefact(Seated[Karanor]):
    """K11.3: draw 2, keep 1; each artefact gained is a new draw."""

    clause: ClassVar[str] = "K11.3"

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Karanor) -> None:
        if self.n > 1:
            then(s, DrawArtefact(self.seat, self.n - 1))
        then(s, DrawSome(self.seat, ARTEFACT_DECK, ARTEFACT_DRAW, ARTEFACT_KEEP))


class DrawSome(Seated[Karanor]):
    """K15, draw_keep: draw some; what there is too little of is all kept (R38)."""

    clause: ClassVar[str] = "K15.7"

    def __init__(self, seat: i64, deck: i64, n: i64, keep: i64) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.n: Final = n
        self.keep: Final = keep

    def run(self, s: Karanor) -> None:
        drawn: list[int] = []
        for _ in range(self.n):
            card = draw(s, self.deck)
            if card >= 0:
                drawn.append(int(card))
        if len(drawn) <= self.keep:
            for card in drawn:
                receive(s, self.seat, self.deck, card)
            return
        s.drawn = sorted(drawn)
        events.DRAWN.tell(s, self.seat, self.deck, len(drawn))
        then(s, KEEPING[self.deck][self.seat])


class KeepDrawn(Question[Karanor]):
    """K11.3, R54: keep one of those drawn, discard the rest."""

    name: ClassVar[str] = "keep"
    clause: ClassVar[str] = "K11.3"

    def __init__(self, seat: i64, deck: i64) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        keeps = KEEPS[self.deck]
        return [keeps[card] for card in dict.fromkeys(s.drawn)]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Keep)
        if self.deck != ARTEFACT_DECK:
            s.reveals += 1
            events.DISCARDED.tell(s, seat, self.deck, action.card)
        rest = s.drawn
        rest.remove(action.card)
        s.drawn = []
        for card in rest:
            put_away(s, self.deck, card)
        receive(s, seat, self.deck, action.card)


class DiscardQuest(Question[Karanor]):
    """K8.5: a fourth quest in hand: one of the four goes."""

    name: ClassVar[str] = "discard"
    clause: ClassVar[str] = "K8.5"

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [DISCARD[quest] for quest in s.merchants[seat].quests]

    def count(self, s: Karanor, seat: i64) -> i64:
        return len(s.merchants[seat].quests)

    def nth(self, s: Karanor, seat: i64, n: i64) -> Action:
        return DISCARD[s.merchants[seat].quests[n]]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Discard)
        s.merchants[seat].quests.remove(action.quest)
        put_away(s, QUEST_DECK, action.quest)
        s.reveals += 1
        events.QUEST_DISCARDED.tell(s, seat, action.quest)


KEEPING: Final[list[list[KeepDrawn]]] = [
    [KeepDrawn(seat, deck) for seat in range(MOST)] for deck in range(len(DECKS))
]
