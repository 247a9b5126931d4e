"""K4: a Move, one step after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import STEP_TO, StepTo
from comptoir.games.karanor.box import BY_LAND, BY_SEA, NEAR, Territory
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.lasting import stop
from comptoir.games.karanor.cards.modifiers import ACTION_END, MOVING, ON_SEA, ON_STEP
from comptoir.games.karanor.prices import reach, sea_price
from comptoir.games.karanor.refusals import DEAR_PASSAGE, FORBIDDEN, NOT_NEAR
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.windows.windows import arrive
from comptoir.table.agenda import Action
from comptoir.table.errors import Refused

STEPS_BY_LAND: Final[list[list[Action]]] = [[STEP_TO[place] for place in near] for near in BY_LAND]
STEPS_BY_SEA: Final[list[list[Action]]] = [[STEP_TO[place] for place in near] for near in BY_SEA]


def steps_from(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K4.1, K4.2: the territories one step away that can be paid."""
    merchant = s.merchants[seat]
    if merchant.is_forbidden(MOVING):
        return
    found.extend(STEPS_BY_LAND[merchant.at])
    if merchant.gold >= sea_price(s, seat):
        found.extend(STEPS_BY_SEA[merchant.at])


def why_not_moved(s: Karanor, seat: i64, action: StepTo) -> Refused | None:
    merchant = s.merchants[seat]
    if action.place not in NEAR[merchant.at]:
        return NOT_NEAR.of(action.place)
    if merchant.is_forbidden(MOVING):
        return FORBIDDEN.under("K4.1").of()
    if action.place in BY_LAND[merchant.at] or merchant.gold >= sea_price(s, seat):
        return None
    return DEAR_PASSAGE.of(sea_price(s, seat))


def step(s: Karanor, seat: i64, place: Territory) -> None:
    """K4.1, K4.3, K4.9: one territory further; the first step of a Move takes the action and fixes its reach."""
    if s.steps == 0:
        s.actions -= 1
        s.steps = reach(s, seat)
    s.steps -= 1
    merchant = s.merchants[seat]
    sea = place in BY_SEA[merchant.at]
    price = sea_price(s, seat) if sea else 0
    merchant.gold -= price
    merchant.at = place
    if sea:
        events.SAILED.tell(s, seat, place, s.steps, price)
    else:
        events.MOVED.tell(s, seat, place, s.steps)
    if s.steps == 0 and s.temporary:
        stop(s, ACTION_END)
    arrive(s, seat)
    if merchant.triggers:
        trigger(s, seat, ON_STEP)
        if sea:
            trigger(s, seat, ON_SEA)
