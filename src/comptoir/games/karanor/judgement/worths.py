"""What cards and tiles are worth in gold, read from their effects: rules of thumb over the primitives of K15.

No card is named here; one that a host adds is judged like the others.
"""

from __future__ import annotations

from typing import Final

from comptoir.games.karanor.box import ARTEFACTS, COMMON, RESOURCES
from comptoir.games.karanor.cards.effects import (
    ACTION,
    ACTIVATE,
    ARTEFACT,
    ASSOCIATE,
    BLACK,
    CHOICE,
    CONVERT,
    DRAW_KEEP,
    EVENTS,
    FORBID,
    GAIN,
    GOLD,
    INCOME,
    INSIGNE,
    LOSE,
    MODIFY,
    ON,
    PERMIT,
    PRESTIGE,
    QUEST,
    RELOCATE,
    RESOURCE,
    STATS,
    STEAL,
    TARGETED,
    TILES,
    WAIVE,
    Effect,
    EffectList,
)

POINT: Final = 22.0
"""What a point of prestige is worth in gold."""
TOKEN: Final = 1.0
DIAMOND: Final = 2.0
PUSH: Final = 3.0
"""One more action this turn."""
RISE: Final = 8.0
"""A rise of income early on."""
ASSOCIATE_WORTH: Final = 9.0
HANDY: Final = 1.5
"""A pawn set down elsewhere, goods converted, a card picked from several."""

AT_ONCE: Final[dict[int, float]] = {GOLD: 1.0, RESOURCE: TOKEN, PRESTIGE: POINT, ACTION: PUSH}
LATER: Final[dict[int, float]] = {
    INCOME: RISE,
    ARTEFACT: 11.0,
    QUEST: 3.0,
    BLACK: 2.0,
    ASSOCIATE: ASSOCIATE_WORTH,
}
"""What pays only in the turns to come; an artefact is the better of two."""
_STATS: Final[dict[str, float]] = {
    "move": 7.0,
    "sea_cost": -3.0,
    "work_gold": 3.0,
    "harvest": 3.5,
    "build_gold": -3.5,
    "villa_gold": -1.6,
    "delivery_gold": 1.2,
}
"""A stat one higher for the whole game."""
_STAT: Final[list[float]] = [_STATS[name] for name in STATS]
_TIMES: Final[dict[str, float]] = {"income": 10.0, "sea_passage": 6.0, "work": 4.0, "quest_done": 3.0}
_TIME: Final[list[float]] = [_TIMES.get(name, 3.0) for name in EVENTS]
"""How often an event happens to its owner in a whole game."""
TURNS: Final = 8.0
"""How often a power that is had in the middle of a game is used."""
PERMITTED: Final = 6.0
BARRED: Final = 3.0
"""A permit or waiver, and a prohibition, for the whole game."""
RESOURCE_WORTH: Final[list[float]] = [TOKEN if r in COMMON else DIAMOND for r in range(len(RESOURCES))]


def lasting(effect: Effect) -> float:
    """What an effect of a tile is worth to its owner over a whole game."""
    if effect.op == MODIFY:
        return _STAT[effect.stat] * effect.n
    if effect.op == FORBID:
        return -BARRED
    if effect.op in (PERMIT, WAIVE):
        return PERMITTED
    if effect.effects is None:
        return 0.0
    times = TURNS if effect.op == ACTIVATE else _TIME[effect.event] if effect.op == ON else 0.0
    return times * max(0.0, outright(effect.effects, 1.0) - price(effect.effects))


def price(listing: EffectList) -> float:
    """What a list takes from whoever carries it out."""
    return listing.gold + sum([RESOURCE_WORTH[r] * n for r, n in enumerate(listing.goods)], 0.0)


def outright(listing: EffectList, early: float) -> float:
    """What a list brings whoever carries it out, its price not taken off; what pays later counts `early` of it."""
    total = 0.0
    for effect in listing.effects:
        if effect.op == STEAL or (effect.op == GAIN and effect.who != TARGETED):
            total += worth_of(effect, early)
        elif effect.op == LOSE and effect.who != TARGETED:
            total -= worth_of(effect, early)
        elif effect.op == CHOICE:
            total += max([outright(option, early) - price(option) for option in effect.options])
        elif effect.op in (RELOCATE, CONVERT, DRAW_KEEP):
            total += HANDY
    return total


def worth_of(effect: Effect, early: float) -> float:
    """So many of a thing."""
    if effect.what == INSIGNE:
        return effect.n * early * TILE_WORTH[len(ARTEFACTS) + effect.kind]
    if effect.what == RESOURCE and effect.kind >= 0:
        return effect.n * RESOURCE_WORTH[effect.kind]
    if effect.what in AT_ONCE:
        return effect.n * AT_ONCE[effect.what]
    return effect.n * early * LATER[effect.what]


TILE_WORTH: Final[list[float]] = [0.0] * len(TILES)
"""Every artefact, then every insignia, early on."""
for _tile in range(len(TILES)):
    TILE_WORTH[_tile] = sum([lasting(effect) for effect in TILES[_tile].effects], 0.0)
