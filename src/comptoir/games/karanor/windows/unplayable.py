"""Why a black market card in hand cannot be played: the rule in its way, looked for as `targets_of` does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import Play
from comptoir.games.karanor.box import BLACKS, GOODS, RESOURCES
from comptoir.games.karanor.cards.effects import (
    BLACK_EFFECTS,
    BLACK_REQUIRE,
    BLACK_TURN,
    IMMUNE,
    IN_CITY,
    NONE,
    OPEN,
    OTHER,
    OWN,
    SAME_TERRITORY,
    EffectList,
)
from comptoir.games.karanor.cards.legal import all_hold, can_be_carried_out, is_time, targets
from comptoir.games.karanor.state import Karanor
from comptoir.table.errors import IllegalAction

CONDITION: Final[dict[int, str]] = {SAME_TERRITORY: "alone", IN_CITY: "no-city"}
"""The conditions that have a sentence of their own."""
CLAUSE: Final[dict[str, str]] = {
    "pending": "K14.7",
    "not-asked": "K14.10",
    "answered": "K14.11",
    "own-turn": "K12.5",
    "other-turn": "K12.5",
    "not-now": "K12.5",
    "alone": "K15.2",
    "no-city": "K15.2",
    "condition": "K15.2",
    "no-target": "K15.2",
    "target": "K15.2",
    "nothing": "K15.2",
    "immune": "K15.5",
}
TEXT: Final[dict[str, str]] = {
    "pending": "first what is asked now must be answered",
    "not-asked": "you are not asked in this window",
    "answered": "you have answered in this window",
    "own-turn": "it is played in your own turn",
    "other-turn": "it is played in the turn of another player",
    "not-now": "this is not its moment",
    "alone": "nobody else is in your territory",
    "no-city": "you are not in a city",
    "condition": "its condition does not hold",
    "no-target": "there is nobody it could aim at",
    "target": "it cannot aim at this player",
    "nothing": "you have nothing to swap",
    "immune": "this player is protected from black market cards",
}


def why_not_played(s: Karanor, seat: i64, action: Play, step: str) -> IllegalAction:
    """Why a seat cannot play this card at the question `step`."""
    name = BLACKS[action.card]
    if action.card not in s.merchants[seat].black_market:
        return IllegalAction("karanor-refused-no-card", f"you do not hold {name}", "K12.1", {"black": name})
    reason = untimely(s, seat, action.card, step) or unmet(s, seat, action.card)
    if reason:
        return unplayable(name, reason)
    return too_dear(s, seat, BLACK_EFFECTS[action.card]) or unplayable(name, aimless(s, seat, action, step))


def unplayable(name: str, reason: str) -> IllegalAction:
    text = f"{name} cannot be played: {TEXT[reason]}"
    return IllegalAction(f"karanor-refused-card-{reason}", text, CLAUSE[reason], {"black": name})


def untimely(s: Karanor, seat: i64, card: i64, step: str) -> str:
    """K12.5, K14.7 to K14.11: is it the wrong moment? An empty word if it is not."""
    window = OPEN
    if step == "window":
        level = s.open_windows[-1]
        if seat not in level.asked:
            return "not-asked"
        if level.answers[level.asked.index(seat)] is not None:
            return "answered"
        window = level.window
    elif step != "turn":
        return "pending"
    if BLACK_TURN[card] == OWN and seat != s.active:
        return "own-turn"
    if BLACK_TURN[card] == OTHER and seat == s.active:
        return "other-turn"
    return "" if is_time(s, seat, card, window) else "not-now"


def unmet(s: Karanor, seat: i64, card: i64) -> str:
    """K15.2: the condition that does not hold."""
    for effect in BLACK_REQUIRE[card].requires + BLACK_EFFECTS[card].requires:
        if not all_hold(s, seat, [effect]):
            return CONDITION.get(effect.cond, "condition")
    return ""


def too_dear(s: Karanor, seat: i64, listing: EffectList) -> IllegalAction | None:
    """K12.3: what lacks for its price."""
    merchant = s.merchants[seat]
    for r in range(GOODS):
        if listing.goods[r] > merchant.goods[r]:
            short, name = listing.goods[r] - merchant.goods[r], RESOURCES[r]
            args: dict[str, str | int] = {"n": short, "resource": name}
            return IllegalAction("karanor-refused-lacking", f"you lack {short} {name}", "K12.3", args)
    gold = int(listing.gold - merchant.gold)
    if gold > 0:
        return IllegalAction("karanor-refused-lacking-gold", f"you lack {gold} gold", "K12.3", {"n": gold})
    return None


def aimless(s: Karanor, seat: i64, action: Play, step: str) -> str:
    """K15.2, K15.5: it aims at nobody, at somebody who does not fit or is protected, or at nothing."""
    listing = BLACK_EFFECTS[action.card]
    if not can_be_carried_out(s, seat, listing):
        return "condition"
    if listing.filter != NONE:
        fitting = targets(s, seat, listing.filter, False)
        if not fitting:
            return "no-target"
        protected = [other for other in fitting if s.merchants[other].may(IMMUNE)]
        return "immune" if action.target in protected or protected == fitting else "target"
    against = step == "window" and s.merchants[s.open_windows[-1].cause].may(IMMUNE)
    return "immune" if against else "nothing"
