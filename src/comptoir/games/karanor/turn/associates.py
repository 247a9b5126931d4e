"""K9.3 to K9.5: associates are recruited and promoted."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import PROMOTE, RECRUIT_ONE, Promote, Recruit
from comptoir.games.karanor.box import COMMON, RECRUIT_PRICE, Resource
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import ON_RECRUIT, RECRUITING
from comptoir.games.karanor.refusals import (
    FORBIDDEN,
    LACKING_GOLD,
    NOT_YOUR_ASSOCIATE,
    PROMOTED,
    RECRUITED,
)
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.table.agenda import Action
from comptoir.table.errors import Refused


def recruitable(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K9.3: whoever works for nobody, for a price."""
    merchant = s.merchants[seat]
    if merchant.gold >= RECRUIT_PRICE and not merchant.is_forbidden(RECRUITING):
        for r in COMMON:
            if s.associates[r] == NOBODYS:
                found.append(RECRUIT_ONE[r])  # noqa: PERF401 - a loop is faster compiled


def why_not_recruited(s: Karanor, seat: i64, action: Recruit) -> Refused | None:
    merchant = s.merchants[seat]
    if s.associates[action.resource] != NOBODYS:
        return RECRUITED.of()
    if merchant.is_forbidden(RECRUITING):
        return FORBIDDEN.under("K9.3").of()
    if merchant.gold >= RECRUIT_PRICE:
        return None
    return LACKING_GOLD.under("K9.3").of(RECRUIT_PRICE - merchant.gold)


def recruit(s: Karanor, seat: i64, resource: Resource) -> None:
    """K9.3."""
    s.merchants[seat].gold -= RECRUIT_PRICE
    s.associates[resource] = int(seat)
    events.RECRUITED.tell(s, seat, resource)
    trigger(s, seat, ON_RECRUIT)


def promotable(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K9.5: one's own, once."""
    for r in COMMON:
        if s.associates[r] == seat and not s.promoted[r]:
            found.append(PROMOTE[r])  # noqa: PERF401 - a loop is faster compiled


def why_not_promoted(s: Karanor, seat: i64, action: Promote) -> Refused | None:
    if s.associates[action.resource] != seat:
        return NOT_YOUR_ASSOCIATE.of()
    return PROMOTED.of() if s.promoted[action.resource] else None


def promote(s: Karanor, seat: i64, resource: Resource) -> None:
    """K9.5: for good."""
    s.promoted[resource] = True
    events.PROMOTED.tell(s, seat, resource)
