"""K15, require and target; K15.2: may a list of effects be carried out, and at whom may it aim?"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.box import BOX, BY_SEA, GOODS, INSIGNIA, IS_CITY, NOWHERE, Territory, territory
from comptoir.games.karanor.cards.effects import NONE, Effect, EffectList
from comptoir.games.karanor.cards.modifiers import IMMUNITY, Row
from comptoir.games.karanor.state import Karanor

CONDITIONS: Final[list[str]] = BOX["vocabulary"]["conditions"]
AT: Final[int] = CONDITIONS.index("at")
IN_CITY: Final[int] = CONDITIONS.index("city")
COAST: Final[int] = CONDITIONS.index("coast")
SAME_TERRITORY: Final[int] = CONDITIONS.index("same_territory")
FILTERS: Final[list[str]] = BOX["vocabulary"]["target_filters"]
SAME: Final[int] = FILTERS.index("same_territory")
MORE_PRESTIGE: Final[int] = FILTERS.index("more_prestige")
LEADER: Final[int] = FILTERS.index("leader")
MOST_INCOME: Final[int] = FILTERS.index("most_income")


class Require(Effect):
    """K15, require: at a place, in a city, on a coast, with somebody, or with so many commerces or an insignia."""

    op: ClassVar[str] = "require"

    def __init__(self, row: Row) -> None:
        self.condition: Final[int] = CONDITIONS.index(row["cond"])
        self.place: Final[Territory] = territory(row["place"]) if "place" in row else NOWHERE
        self.own: Final[bool] = row.get("own", False)
        self.commerces: Final[int] = row.get("commerces", 0)
        self.insignia: Final[int] = INSIGNIA.index(row["insignia"]) if "insignia" in row else NONE

    def enter(self, effects: EffectList) -> None:
        effects.conditions.append(self)
        effects.is_plain = False

    def can(self, s: Karanor, seat: i64, beside: EffectList) -> bool:
        return self.holds(s, seat, s.merchants[seat].at)

    def holds(self, s: Karanor, seat: i64, here: Territory) -> bool:
        """Does it hold for a seat whose pawn stands here, or would? K15.4: the commerce of origin counts."""
        merchant = s.merchants[seat]
        if self.condition == AT:
            return here == self.place
        if self.condition == IN_CITY:
            return IS_CITY[here] and (not self.own or here in merchant.commerce_pawns)
        if self.condition == COAST:
            return bool(BY_SEA[here])
        if self.condition == SAME_TERRITORY:
            return not s.alone(seat, here)
        if self.insignia != NONE:
            return merchant.insignia[self.insignia] > 0
        return len(merchant.commerce_pawns) >= self.commerces


class Target(Effect):
    """K15, target: one of the other players that fit its filter."""

    op: ClassVar[str] = "target"

    def __init__(self, row: Row) -> None:
        self.filter: Final[int] = FILTERS.index(row["filter"])

    def enter(self, effects: EffectList) -> None:
        effects.filter = self.filter
        effects.is_plain = False


def requirements(effects: EffectList) -> list[Require]:
    return [effect for effect in effects.effects if isinstance(effect, Require)]


def conditions_hold(s: Karanor, seat: i64, effects: EffectList) -> bool:
    return all(effect.can(s, seat, effects) for effect in effects.conditions)


def can_be_carried_out(s: Karanor, seat: i64, effects: EffectList) -> bool:
    """Requirements hold and payments can be made; whom it aims at is asked apart."""
    return conditions_hold(s, seat, effects) and s.merchants[seat].can_pay(effects.gold, effects.goods)


def can_be_beside(s: Karanor, seat: i64, option: EffectList, effects: EffectList) -> bool:
    """K15.2: an option whose payments can be made together with those of the list around it."""
    goods = [option.goods[r] + effects.goods[r] for r in range(GOODS)]
    affordable = s.merchants[seat].can_pay(option.gold + effects.gold, goods)
    return affordable and conditions_hold(s, seat, option)


def is_of_use(s: Karanor, seat: i64, effects: EffectList) -> bool:
    return all(effect.is_of_use(s, seat) for effect in effects.effects)


def targets(s: Karanor, seat: i64, which: i64) -> list[int]:
    """The other players that fit a filter."""
    others = [other for other in range(s.players) if other != seat]
    if which == SAME:
        return [other for other in others if s.merchants[other].at == s.merchants[seat].at]
    if which == MORE_PRESTIGE:
        return [other for other in others if s.merchants[other].prestige > s.merchants[seat].prestige]
    if which == LEADER:
        best = max([int(s.merchants[other].prestige) for other in others])
        return [other for other in others if s.merchants[other].prestige == best]
    if which == MOST_INCOME:
        most = max([int(s.merchants[other].income) for other in others])
        return [other for other in others if s.merchants[other].income == most]
    return [other for other in others if other in s.associates]


def targets_of_a_card(s: Karanor, seat: i64, which: i64) -> list[int]:
    """K15.5: the filter is applied first, then the immune are struck out."""
    return [other for other in targets(s, seat, which) if not s.merchants[other].is_permitted(IMMUNITY)]
