"""K5, K6: harvest and work."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import HARVEST_HERE, WORK_HERE
from comptoir.games.karanor.box import YIELDS
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import HARVESTING, ON_HARVEST, ON_WORK, WORKING
from comptoir.games.karanor.prices import tokens_harvested, wage
from comptoir.games.karanor.refusals import FORBIDDEN, NO_SITE, NO_WORK, SUPPLY_EMPTY
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_goods
from comptoir.table.agenda import Action
from comptoir.table.errors import Refused


def gatherable(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K5.1, K5.3: a harvest where something grows and the supply has some left; K6.1: work, anywhere."""
    merchant = s.merchants[seat]
    site = YIELDS[merchant.at]
    if site >= 0 and s.supply[site] and not merchant.is_forbidden(HARVESTING):
        found.append(HARVEST_HERE)
    if not merchant.is_forbidden(WORKING):
        found.append(WORK_HERE)


def why_not_harvested(s: Karanor, seat: i64) -> Refused | None:
    merchant = s.merchants[seat]
    site = YIELDS[merchant.at]
    if merchant.is_forbidden(HARVESTING):
        return FORBIDDEN.under("K5.1").of()
    if site < 0:
        return NO_SITE.of()
    return None if s.supply[site] else SUPPLY_EMPTY.of(site)


def why_not_worked(s: Karanor, seat: i64) -> Refused | None:
    return NO_WORK.of() if s.merchants[seat].is_forbidden(WORKING) else None


def work(s: Karanor, seat: i64) -> None:
    """K6."""
    gold = wage(s, seat)
    s.merchants[seat].gold += gold
    events.WORKED.tell(s, seat, gold)
    trigger(s, seat, ON_WORK)


def harvest(s: Karanor, seat: i64) -> None:
    """K5."""
    here = s.merchants[seat].at
    events.HARVESTED.tell(s, seat, here)
    gain_goods(s, seat, YIELDS[here], tokens_harvested(s, seat))
    trigger(s, seat, ON_HARVEST)
