"""What cards and tiles are worth in gold, read from their effects: rules of thumb over the primitives of K15.

No card is named here; one that a host adds is judged like the others.
"""

from __future__ import annotations

from typing import Final

from comptoir.games.karanor.box import ARTEFACTS, COMMON, RESOURCES
from comptoir.games.karanor.cards.abilities import Ability, On
from comptoir.games.karanor.cards.choices import Choice, Convert, Relocate
from comptoir.games.karanor.cards.draws import DrawKeep
from comptoir.games.karanor.cards.effects import TARGET, Effect, EffectList
from comptoir.games.karanor.cards.give_and_take import Amount, Gain, Lose, Steal
from comptoir.games.karanor.cards.lasting import Forbid, Modify, Permit, Waive
from comptoir.games.karanor.cards.modifiers import EVENTS, STATS
from comptoir.games.karanor.cards.tables import TILES

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

AT_ONCE: Final[dict[str, float]] = {"gold": 1.0, "resource": TOKEN, "prestige": POINT, "action": PUSH}
LATER: Final[dict[str, float]] = {
    "income": RISE,
    "artefact": 11.0,
    "quest": 3.0,
    "black_market": 2.0,
    "associate": ASSOCIATE_WORTH,
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
    if isinstance(effect, Modify):
        return _STAT[effect.modifier.stat] * int(effect.modifier.n)
    if isinstance(effect, Forbid):
        return -BARRED
    if isinstance(effect, Permit | Waive):
        return PERMITTED
    if not isinstance(effect, Ability):
        return 0.0
    times = _TIME[effect.event] if isinstance(effect, On) else TURNS
    return times * max(0.0, outright(effect.effects, 1.0) - price(effect.effects))


def price(effects: EffectList) -> float:
    """What a list takes from whoever carries it out."""
    return int(effects.gold) + sum([RESOURCE_WORTH[r] * n for r, n in enumerate(effects.goods)], 0.0)


def outright(effects: EffectList, early: float) -> float:
    """What a list brings whoever carries it out, its price not taken off; what pays later counts `early` of it."""
    total = 0.0
    for effect in effects.effects:
        if isinstance(effect, Steal) or (isinstance(effect, Gain) and effect.who != TARGET):
            total += worth_of(effect, early)
        elif isinstance(effect, Lose) and effect.who != TARGET:
            total -= worth_of(effect, early)
        elif isinstance(effect, Choice):
            total += max([outright(option, early) - price(option) for option in effect.options])
        elif isinstance(effect, Relocate | Convert | DrawKeep):
            total += HANDY
    return total


def worth_of(effect: Amount, early: float) -> float:
    """So many of a thing."""
    n = int(effect.n)
    if effect.what == "insignia":
        return n * early * TILE_WORTH[len(ARTEFACTS) + effect.kind]
    if effect.what == "resource" and effect.kind >= 0:
        return n * RESOURCE_WORTH[effect.kind]
    if effect.what in AT_ONCE:
        return n * AT_ONCE[effect.what]
    return n * early * LATER[effect.what]


TILE_WORTH: Final[list[float]] = [0.0] * len(TILES)
"""Every artefact, then every insignia, early on."""
for _tile in range(len(TILES)):
    TILE_WORTH[_tile] = sum([lasting(effect) for effect in TILES[_tile].effects], 0.0)
