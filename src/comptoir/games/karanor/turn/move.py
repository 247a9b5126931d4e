"""K4: a Move, one step after the other."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.actions import STEP_TO
from comptoir.games.karanor.box import BY_LAND, BY_SEA, TERRITORIES
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.effects import ACTION_END, NO_MOVE, ON_SEA, ON_STEP
from comptoir.games.karanor.cards.lasting import stop
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.prices import reach, sea_price
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.windows.windows import arrive
from comptoir.table.agenda import Action


def steps_from(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K4: the territories one step away that can be paid."""
    merchant = s.merchants[seat]
    if merchant.may(NO_MOVE):
        return
    found += [STEP_TO[place] for place in BY_LAND[merchant.at]]
    if BY_SEA[merchant.at] and merchant.gold >= sea_price(s, seat):
        found += [STEP_TO[place] for place in BY_SEA[merchant.at]]


def step(s: Karanor, seat: i64, place: i64) -> None:
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
    if s.heard is not None:
        fields: dict[str, object] = {"to": TERRITORIES[place], "steps": s.steps}
        tell(s, "sailed" if sea else "moved", seat, fields | {"n": price} if sea else fields)
    if s.steps == 0 and s.temporary:
        stop(s, ACTION_END)
    arrive(s, seat)
    if merchant.triggers:
        trigger(s, seat, ON_STEP)
        if sea:
            trigger(s, seat, ON_SEA)
