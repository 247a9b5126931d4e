"""K15, on and activate: what tiles do, after an event that their owner caused or when their owner says so."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import SKIP, Use, use
from comptoir.games.karanor.box import INSIGNIA_TILES, TILE_NAMES, Tile
from comptoir.games.karanor.cards.effects import NONE, CarryOut, Effect, EffectList, Parties
from comptoir.games.karanor.cards.legal import can_be_carried_out, is_of_use, targets
from comptoir.games.karanor.cards.modifiers import EVENTS, Row
from comptoir.games.karanor.cards.tables import TILES
from comptoir.games.karanor.refusals import NO_POWER
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, then
from comptoir.table.errors import Refused


class Ability(Effect):
    """A list of its own that a tile carries out, perhaps once per turn (K15.3)."""

    def __init__(self, row: Row) -> None:
        self.effects: Final[EffectList] = row["effects"]
        self.once: Final[bool] = row.get("limit") == "once_per_turn"

    def is_used(self, s: Karanor, tile: Tile) -> bool:
        return self.once and s.used >> tile & 1 != 0

    def carry_out(self, s: Karanor, seat: i64, tile: Tile, target: i64) -> CarryOut:
        """What happens now; a tile that acts once per turn has acted."""
        if self.once:
            s.used |= 1 << tile
        return CarryOut(self.effects, 0, Parties(seat, target, seat, events.FROM_TILE, seat))


class On(Ability):
    """K15, on: it acts after an event."""

    op: ClassVar[str] = "on"

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.event: Final[int] = EVENTS.index(row["event"])
        self.is_optional: Final[bool] = row.get("optional", False)


class Activate(Ability):
    """K15, activate: it acts when its owner says so."""

    op: ClassVar[str] = "activate"


def abilities(s: Karanor, seat: i64, event: i64) -> list[Tile]:
    """The tiles that act on an event, each as often as it is owned (K11.2); used ones are left out (K15.3)."""
    merchant = s.merchants[seat]
    found: list[Tile] = []
    for tile in merchant.artefacts:
        if acts(s, tile, event):
            found.append(tile)  # noqa: PERF401 - a loop is faster compiled
    for kind in range(len(INSIGNIA_TILES)):
        if merchant.insignia[kind] and acts(s, INSIGNIA_TILES[kind], event):
            found += [INSIGNIA_TILES[kind]] * merchant.insignia[kind]
    return found


def acts(s: Karanor, tile: Tile, event: i64) -> bool:
    for effect in TILES[tile].effects:
        if isinstance(effect, On) and effect.event == event and not effect.is_used(s, tile):
            return True
    return False


def ability(tile: Tile, event: i64) -> On:
    for effect in TILES[tile].effects:
        if isinstance(effect, On) and effect.event == event:
            return effect
    raise AssertionError(f"{TILE_NAMES[tile]} does not act then")


def trigger(s: Karanor, seat: i64, event: i64) -> None:
    """K15, on: an event caused by `seat`; its tiles act, now if nothing need be asked."""
    if not s.merchants[seat].triggers >> event & 1:
        return
    tiles = abilities(s, seat, event)
    asks = False
    for tile in tiles:
        on = ability(tile, event)
        asks = asks or on.is_optional or not on.effects.is_plain
    if asks:
        then(s, OrderAbilities(seat, event, tiles))
        return
    for tile in tiles:
        act_on(s, seat, tile, event, NOBODYS)


def act_on(s: Karanor, seat: i64, tile: Tile, event: i64, target: i64) -> None:
    on = ability(tile, event)
    events.TILE_ACTED.tell(s, seat, tile)
    carry_out = on.carry_out(s, seat, tile, target)
    if on.effects.is_plain:
        carry_out.run(s)
    else:
        then(s, carry_out)


class OrderAbilities(Question[Karanor]):
    """R36: several tiles act on one event; their owner sets the order, and may leave out optional ones."""

    name: ClassVar[str] = "act"
    clause: ClassVar[str] = "K15.3"

    def __init__(self, seat: i64, event: i64, tiles: list[Tile]) -> None:
        super().__init__(seat)
        self.event: Final = event
        self.tiles: Final = tiles

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if self.usable(s) else NOBODY

    def run(self, s: Karanor) -> None:
        """Nothing of it is possible."""

    def usable(self, s: Karanor) -> list[Action]:
        found: list[Action] = []
        for tile in dict.fromkeys(self.tiles):
            effects = ability(tile, self.event).effects
            if can_be_carried_out(s, self.seat, effects):
                found += used_on(s, self.seat, tile, effects)
        return found

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        found = self.usable(s)
        if all(ability(tile, self.event).is_optional for tile in self.tiles):
            found.append(SKIP)
        return found

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        if isinstance(action, Use):
            rest = self.tiles[:]
            rest.remove(action.tile)
            if rest:
                then(s, OrderAbilities(self.seat, self.event, rest))
            act_on(s, seat, action.tile, self.event, action.target)


def used_on(s: Karanor, seat: i64, tile: Tile, effects: EffectList) -> list[Action]:
    """The ways to use a tile: once, or on each player it may aim at."""
    if effects.filter == NONE:
        return [use(tile, NOBODYS)]
    return [use(tile, target) for target in targets(s, seat, effects.filter)]


def powers(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K15, activate: powers that may be used at an open point of the own action phase."""
    for tile in s.merchants[seat].artefacts:
        for effect in TILES[tile].effects:
            if isinstance(effect, Activate) and not effect.is_used(s, tile):
                effects = effect.effects
                if can_be_carried_out(s, seat, effects) and is_of_use(s, seat, effects):
                    found += used_on(s, seat, tile, effects)


def why_not_used(s: Karanor, seat: i64, action: Use) -> Refused | None:
    found: list[Action] = []
    powers(s, seat, found)
    return None if action in found else NO_POWER.of()


def use_power(s: Karanor, seat: i64, tile: Tile, target: i64) -> None:
    for effect in TILES[tile].effects:
        if isinstance(effect, Activate):
            events.TILE_USED.tell(s, seat, tile)
            then(s, effect.carry_out(s, seat, tile, target))
