"""K12, K14.7 to K14.11, K15.5: which black market cards may be played now, at whom, and why others may not."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import PLAY, Play
from comptoir.games.karanor.box import (
    ALL_RESOURCES,
    BLACK_TURN,
    BLACK_WINDOWS,
    OPEN,
    OTHER,
    OWN,
    OWN_TURN,
    Black,
)
from comptoir.games.karanor.cards.effects import NONE, CarryOut, EffectList, Parties
from comptoir.games.karanor.cards.legal import (
    IN_CITY,
    SAME_TERRITORY,
    can_be_carried_out,
    conditions_hold,
    is_of_use,
    requirements,
    targets,
    targets_of_a_card,
)
from comptoir.games.karanor.cards.modifiers import IMMUNITY
from comptoir.games.karanor.cards.tables import BLACK_EFFECTS, BLACK_REQUIRE
from comptoir.games.karanor.refusals import (
    AIMLESS,
    ALONE,
    ANSWERED,
    IMMUNE,
    IN_OTHER_TURN,
    IN_OWN_TURN,
    LACKING,
    LACKING_GOLD,
    MISAIMED,
    NOT_ASKED,
    NOT_HELD,
    NOT_IN_CITY,
    NOTHING_TO_SWAP,
    OTHER_QUESTION,
    PENDING,
    UNMET,
    UNTIMELY,
)
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Action, Seated, Step, then
from comptoir.table.errors import IllegalAction, Refused
from comptoir.table.news import Refusal


def playable(s: Karanor, seat: i64, window: i64, cause: i64, found: list[Action]) -> None:
    """The black market cards a seat may play now, each with everybody it may aim at."""
    last = -1
    for card in s.merchants[seat].black_market:
        if card != last and is_time(s, seat, card, window):
            found += [PLAY[card][max(0, target)] for target in targets_of(s, seat, card, window, cause)]
        last = card


def playable_at_open_point(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K14.8."""
    playable(s, seat, OPEN, s.active, found)


def is_time(s: Karanor, seat: i64, card: Black, window: i64) -> bool:
    """K12.5: in whose turn, and in which window."""
    turn = BLACK_TURN[card]
    if (turn == OWN and seat != s.active) or (turn == OTHER and seat == s.active):
        return False
    windows: i64 = BLACK_WINDOWS[card]
    if window == OPEN:
        return windows >> OPEN & 1 != 0 or (seat == s.active and windows >> OWN_TURN & 1 != 0)
    return windows >> window & 1 != 0


def targets_of(s: Karanor, seat: i64, card: Black, window: i64, cause: i64) -> list[int]:
    """Whom a card may be played on, if it is time: seats, or [-1] if it aims at nobody, or nothing if it cannot be."""
    effects = BLACK_EFFECTS[card]
    if not conditions_hold(s, seat, BLACK_REQUIRE[card]) or not can_be_carried_out(s, seat, effects):
        return []
    if effects.filter != NONE:
        return targets_of_a_card(s, seat, effects.filter)
    if window != OPEN and s.merchants[cause].is_permitted(IMMUNITY):
        return []
    return [-1] if is_of_use(s, seat, effects) else []


class ResolveCard(Seated[Karanor]):
    """K14.13, K15.6: the card takes effect unless it was cancelled; then nothing of it happens."""

    clause: ClassVar[str] = "K14.13"

    def __init__(self, seat: i64, card: Black, target: i64, cause: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.target: Final = target
        self.cause: Final = cause

    def run(self, s: Karanor) -> None:
        if s.cancelled:
            s.cancelled = False
            events.CARD_CANCELLED.tell(s, self.seat, self.card)
            return
        parties = Parties(self.seat, self.target, self.cause, events.FROM_CARD, self.seat)
        then(s, CarryOut(BLACK_EFFECTS[self.card], 0, parties))


def why_not_at_open_point(s: Karanor, seat: i64, action: Play) -> Refused | None:
    """K14.8."""
    found: list[Action] = []
    playable_at_open_point(s, seat, found)
    return None if action in found else why_not_played(s, seat, action, "turn")


def why_not_played(s: Karanor, seat: i64, action: Play, step: str) -> IllegalAction:
    """Why a seat cannot play this card at the question `step`: the rule in its way, looked for as `targets_of` does."""
    card, effects = action.card, BLACK_EFFECTS[action.card]
    if card not in s.merchants[seat].black_market:
        return NOT_HELD.of(card)
    reason = why_not_now(s, seat, card, step) or why_not_here(s, seat, card)
    if reason is None:
        dear = why_not_paid(s, seat, effects)
        if dear is not None:
            return dear
        reason = why_not_aimed(s, seat, action, step)
    return reason.of(card)


def why_not_now(s: Karanor, seat: i64, card: Black, step: str) -> Refusal | None:
    """K12.5, K14.7 to K14.11: is it the wrong moment?"""
    window = OPEN
    if step == "window":
        asked = s.open_windows[-1]
        if seat not in asked.asked:
            return NOT_ASKED
        if asked.answers[asked.asked.index(seat)] is not None:
            return ANSWERED
        window = asked.window
    elif step != "turn":
        return PENDING
    if BLACK_TURN[card] == OWN and seat != s.active:
        return IN_OWN_TURN
    if BLACK_TURN[card] == OTHER and seat == s.active:
        return IN_OTHER_TURN
    return None if is_time(s, seat, card, window) else UNTIMELY


def why_not_here(s: Karanor, seat: i64, card: Black) -> Refusal | None:
    """K15.2: the condition that does not hold; some have a sentence of their own."""
    for each in requirements(BLACK_REQUIRE[card]) + requirements(BLACK_EFFECTS[card]):
        if not each.holds(s, seat, s.merchants[seat].at):
            if each.condition == SAME_TERRITORY:
                return ALONE
            return NOT_IN_CITY if each.condition == IN_CITY else UNMET
    return None


def why_not_paid(s: Karanor, seat: i64, effects: EffectList) -> IllegalAction | None:
    """K12.3: what lacks for its price."""
    merchant = s.merchants[seat]
    for r in ALL_RESOURCES:
        if effects.goods[r] > merchant.goods[r]:
            return LACKING.under("K12.3").of(effects.goods[r] - merchant.goods[r], r)
    gold = effects.gold - merchant.gold
    return LACKING_GOLD.under("K12.3").of(gold) if gold > 0 else None


def why_not_aimed(s: Karanor, seat: i64, action: Play, step: str) -> Refusal:
    """K15.2, K15.5: it aims at nobody, at somebody who does not fit or is protected, or at nothing."""
    effects = BLACK_EFFECTS[action.card]
    if not can_be_carried_out(s, seat, effects):
        return UNMET
    if effects.filter != NONE:
        fitting = targets(s, seat, effects.filter)
        if not fitting:
            return AIMLESS
        immune = [other for other in fitting if s.merchants[other].is_permitted(IMMUNITY)]
        return IMMUNE if action.target in immune or immune == fitting else MISAIMED
    against = step == "window" and s.merchants[s.open_windows[-1].cause].is_permitted(IMMUNITY)
    return IMMUNE if against else NOTHING_TO_SWAP


def why_not(s: Karanor, seat: i64, action: Action, step: Step[Karanor]) -> Refused | None:
    """K14.7: why `action` does not answer a question; a card waits until it is answered. None if it does answer."""
    if seat in step.seats(s) and action in step.options(s, seat):
        return None
    if isinstance(action, Play):
        return why_not_played(s, seat, action, step.name)
    return OTHER_QUESTION.under(step.clause).of(action.text)
