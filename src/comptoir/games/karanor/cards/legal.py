"""K15.2: may a list of effects be carried out? Its requirements hold, its targets exist, its payments can be made."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.box import BY_SEA, GOODS, IS_CITY
from comptoir.games.karanor.cards.effects import (
    AT,
    BLACK_EFFECTS,
    BLACK_REQUIRE,
    BLACK_TURN,
    BLACK_WINDOWS,
    CAUSE,
    COAST,
    CONVERT,
    IMMUNE,
    IN_CITY,
    NONE,
    OPEN,
    OTHER,
    OWN,
    OWN_TURN,
    SAME_TERRITORY,
    SELF,
    Effect,
    EffectList,
)
from comptoir.games.karanor.state import Karanor

SAME, MORE_PRESTIGE, LEADER, MOST_INCOME, HAS_ASSOCIATE = range(5)
"""Filters, in the order of the vocabulary."""


def condition_holds(s: Karanor, seat: i64, effect: Effect, here: i64) -> bool:
    """`require`: does the condition hold for a seat whose pawn stands here, or would?"""
    merchant = s.merchants[seat]
    if effect.cond == AT:
        return here == effect.place
    if effect.cond == IN_CITY:
        return IS_CITY[here] and (not effect.own or here in merchant.commerce_pawns)
    if effect.cond == COAST:
        return bool(BY_SEA[here])
    if effect.cond == SAME_TERRITORY:
        return not s.alone(seat, here)
    if effect.insignia != NONE:
        return merchant.insignia[effect.insignia] > 0
    return len(merchant.commerce_pawns) >= effect.commerces


def all_hold(s: Karanor, seat: i64, requires: list[Effect]) -> bool:
    here = s.merchants[seat].at
    return all(condition_holds(s, seat, effect, here) for effect in requires)


def targets(s: Karanor, seat: i64, which: i64, card: bool) -> list[int]:
    """K15, target: the other players that fit; immune ones are struck out afterwards if it is a card (K15.5)."""
    others = [other for other in range(s.players) if other != seat]
    found: list[int] = []
    if which == SAME:
        found = [other for other in others if s.merchants[other].at == s.merchants[seat].at]
    elif which == MORE_PRESTIGE:
        found = [other for other in others if s.merchants[other].prestige > s.merchants[seat].prestige]
    elif which == LEADER:
        best = max([int(s.merchants[other].prestige) for other in others])
        found = [other for other in others if s.merchants[other].prestige == best]
    elif which == MOST_INCOME:
        most = max([int(s.merchants[other].income) for other in others])
        found = [other for other in others if s.merchants[other].income == most]
    else:
        found = [other for other in others if other in s.associates]
    return [other for other in found if not s.merchants[other].may(IMMUNE)] if card else found


def can_be_carried_out(s: Karanor, seat: i64, listing: EffectList) -> bool:
    """Requirements and payments; whom it aims at is asked apart."""
    merchant = s.merchants[seat]
    if not all_hold(s, seat, listing.requires) or not merchant.can_pay(listing.gold, listing.goods):
        return False
    for choice in listing.choices:
        if choice.by == SELF and not any(can_beside(s, seat, option, listing) for option in choice.options):
            return False
    return True


def can_beside(s: Karanor, seat: i64, option: EffectList, listing: EffectList) -> bool:
    """K15.2: an option whose payments can be made together with those of the list around it."""
    goods = [option.goods[r] + listing.goods[r] for r in range(GOODS)]
    affordable = s.merchants[seat].can_pay(option.gold + listing.gold, goods)
    return affordable and all_hold(s, seat, option.requires)


def is_time(s: Karanor, seat: i64, card: i64, window: i64) -> bool:
    """K12.5: in whose turn, and in which window."""
    turn = BLACK_TURN[card]
    if (turn == OWN and seat != s.active) or (turn == OTHER and seat == s.active):
        return False
    windows: i64 = BLACK_WINDOWS[card]
    if window == OPEN:
        return windows >> OPEN & 1 != 0 or (seat == s.active and windows >> OWN_TURN & 1 != 0)
    return windows >> window & 1 != 0


def targets_of(s: Karanor, seat: i64, card: i64, window: i64, cause: i64) -> list[int]:
    """Whom a card may be played on now: seats, or [-1] if it aims at nobody, or nothing if it cannot be played."""
    if not is_time(s, seat, card, window):
        return []
    listing = BLACK_EFFECTS[card]
    if not all_hold(s, seat, BLACK_REQUIRE[card].requires) or not can_be_carried_out(s, seat, listing):
        return []
    if listing.filter != NONE:
        return targets(s, seat, listing.filter, True)
    if window != OPEN and s.merchants[cause].may(IMMUNE):
        return []
    for effect in listing.effects:
        if effect.op == CONVERT and not any(s.merchants[seat].goods):
            return []
    return [-1]


def whom(who: i64, owner: i64, target: i64, cause: i64) -> i64:
    """A player reference: `self`, `target` or `active`."""
    if who == SELF:
        return owner
    return cause if who == CAUSE else target
