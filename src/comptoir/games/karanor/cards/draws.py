"""K8 and K11: quests and artefacts are drawn; some are kept, some decided at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import (
    DISCARD,
    KEEP_ARTEFACT,
    KEEP_BLACK,
    KEEP_COMMERCE,
    KEEP_QUEST,
    Discard,
    Keep,
)
from comptoir.games.karanor.box import (
    ARTEFACT_DRAW,
    ARTEFACT_KEEP,
    ARTEFACTS,
    IMMEDIATE,
    QUEST_PART,
    QUESTS,
    QUESTS_HELD,
)
from comptoir.games.karanor.cards.effects import ARTEFACT_DECK, COMMERCE_DECK, DECKS, QUEST_DECK
from comptoir.games.karanor.events import tell, whisper
from comptoir.games.karanor.refusals import why_not
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import drawn_from
from comptoir.table.agenda import Action, Question, Seated, then
from comptoir.table.errors import Refused

KEEPS: Final[list[list[Action]]] = [KEEP_QUEST, KEEP_ARTEFACT, KEEP_COMMERCE, KEEP_BLACK]


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
            s.continuation.append(int(card))
            s.continuation.sort()
        else:
            s.quest_discard.append(int(card))
    elif deck == ARTEFACT_DECK:
        s.artefact_discard.append(int(card))
    elif deck == COMMERCE_DECK:
        s.commerce_discard.append(int(card))
    else:
        s.black_discard.append(int(card))


def receive(s: Karanor, seat: i64, deck: i64, card: i64) -> None:
    """A card or tile that is drawn and kept."""
    merchant = s.merchants[seat]
    if deck == QUEST_DECK:
        receive_quest(s, seat, card)
    elif deck == ARTEFACT_DECK:
        merchant.artefacts.append(int(card))
        s.add_up_modifiers(seat)
        if s.heard is not None:
            tell(s, "artefact-kept", seat, {"artefact": ARTEFACTS[card]})
    elif deck == COMMERCE_DECK:
        merchant.commerces.append(int(card))
    else:
        merchant.black_market.append(int(card))
        merchant.black_market.sort()


def receive_quest(s: Karanor, seat: i64, card: i64) -> None:
    """K8.2, K8.5, K8.6: to the hand, where there is room for 3; or decided at once."""
    from comptoir.games.karanor.cards.choices import ImmediateChoice

    if IMMEDIATE[card]:
        if s.heard is not None:
            tell(s, "immediate-drawn", seat, {"quest": QUESTS[card]})
        then(s, ImmediateChoice(seat, card))
        return
    hand = s.merchants[seat].quests
    hand.append(int(card))
    if s.heard is not None:
        whisper(s, "quest-drawn", seat, {}, {"quest": QUESTS[card]})
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
        receive_quest(s, self.seat, card)


class DrawArtefact(Seated[Karanor]):
    """K11.3: draw 2, keep 1; each artefact gained is a new draw."""

    clause: ClassVar[str] = "K11.3"

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, s: Karanor) -> None:
        if self.n > 1:
            then(s, DrawArtefact(self.seat, self.n - 1))
        then(s, DrawKeep(self.seat, ARTEFACT_DECK, ARTEFACT_DRAW, ARTEFACT_KEEP))


class DrawKeep(Seated[Karanor]):
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
        if s.heard is not None:
            names = [KEEPS[self.deck][card].text.removeprefix("keep ") for card in s.drawn]
            fields: dict[str, object] = {"deck": DECKS[self.deck], "n": len(drawn)}
            if self.deck == ARTEFACT_DECK:
                tell(s, "drawn", self.seat, fields | {"cards": names})
            else:
                whisper(s, "drawn", self.seat, fields, {"cards": names})
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
        drawn = s.drawn
        s.drawn = []
        drawn.remove(action.card)
        for card in drawn:
            put_away(s, self.deck, card)
        if self.deck != ARTEFACT_DECK:
            s.reveals += 1
        if s.heard is not None and self.deck != ARTEFACT_DECK:
            names = [KEEPS[self.deck][card].text.removeprefix("keep ") for card in drawn]
            tell(s, "discarded", seat, {"deck": DECKS[self.deck], "cards": names, "n": len(names)})
        receive(s, seat, self.deck, action.card)


class DiscardQuest(Question[Karanor]):
    """K8.5: a fourth quest in hand: one of the four goes."""

    name: ClassVar[str] = "discard"
    clause: ClassVar[str] = "K8.5"

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [DISCARD[quest] for quest in s.merchants[seat].quests]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Discard)
        s.merchants[seat].quests.remove(action.quest)
        put_away(s, QUEST_DECK, action.quest)
        s.reveals += 1
        if s.heard is not None:
            tell(s, "quest-discarded", seat, {"quest": QUESTS[action.quest]})


KEEPING: Final[list[list[KeepDrawn]]] = [
    [KeepDrawn(seat, deck) for seat in range(6)] for deck in range(len(DECKS))
]
