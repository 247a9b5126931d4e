"""K15: what tiles do, after an event that their owner caused or when their owner activates them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import SKIP, Use, use
from comptoir.games.karanor.box import ARTEFACTS, INSIGNIA
from comptoir.games.karanor.cards.choices import CarryOut, Parties
from comptoir.games.karanor.cards.effects import (
    ACTIVATE,
    CONVERT,
    NONE,
    ON,
    TILE_NAMES,
    TILES,
    Effect,
    EffectList,
)
from comptoir.games.karanor.cards.legal import can_be_carried_out, targets
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.refusals import why_not
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, then
from comptoir.table.errors import Refused


def abilities(s: Karanor, seat: i64, event: i64) -> list[int]:
    """The tiles that act on an event, each as often as it is owned (K11.2); used ones are left out (K15.3)."""
    merchant = s.merchants[seat]
    found: list[int] = []
    for tile in merchant.artefacts:
        found += acting(s, tile, event, 1)
    for kind in range(len(INSIGNIA)):
        if merchant.insignia[kind]:
            found += acting(s, len(ARTEFACTS) + kind, event, merchant.insignia[kind])
    return found


def acting(s: Karanor, tile: i64, event: i64, times: i64) -> list[int]:
    for effect in TILES[tile].effects:
        if effect.op == ON and effect.event == event and not (effect.once and s.used >> tile & 1):
            return [int(tile)] * times
    return []


def ability(tile: i64, event: i64) -> Effect:
    for effect in TILES[tile].effects:
        if effect.op == ON and effect.event == event:
            return effect
    raise AssertionError(f"{TILE_NAMES[tile]} does not act then")


def trigger(s: Karanor, seat: i64, event: i64) -> None:
    """K15, on: an event caused by `seat`; its tiles act, now if nothing need be asked."""
    if not s.merchants[seat].triggers >> event & 1:
        return
    tiles = abilities(s, seat, event)
    asks = False
    for tile in tiles:
        effect = ability(tile, event)
        assert effect.effects is not None
        asks = asks or effect.optional or not effect.effects.plain
    if asks:
        then(s, OrderAbilities(seat, event, tiles))
        return
    for tile in tiles:
        act_on(s, seat, tile, event, NOBODYS)


def act_on(s: Karanor, seat: i64, tile: i64, event: i64, target: i64) -> None:
    effect = ability(tile, event)
    assert effect.effects is not None
    if effect.once:
        s.used |= 1 << tile
    if s.heard is not None:
        tell(s, "tile-acted", seat, {"tile": TILE_NAMES[tile]})
    carry = CarryOut(effect.effects, 0, Parties(seat, target, seat, "tile", seat))
    if effect.effects.plain:
        carry.run(s)
    else:
        then(s, carry)


class OrderAbilities(Question[Karanor]):
    """R36: several tiles act on one event; their owner sets the order, and may leave out optional ones."""

    name: ClassVar[str] = "act"
    clause: ClassVar[str] = "K15.3"

    def __init__(self, seat: i64, event: i64, tiles: list[int]) -> None:
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
            listing = ability(tile, self.event).effects
            assert listing is not None
            if can_be_carried_out(s, self.seat, listing):
                found += used_on(s, self.seat, tile, listing)
        return found

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        found = self.usable(s)
        if all(ability(tile, self.event).optional for tile in self.tiles):
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


def used_on(s: Karanor, seat: i64, tile: i64, listing: EffectList) -> list[Action]:
    """The ways to use a tile: once, or on each player it may aim at."""
    if listing.filter == NONE:
        return [use(tile, NOBODYS)]
    return [use(tile, target) for target in targets(s, seat, listing.filter, False)]


def powers(s: Karanor, seat: i64) -> list[Action]:
    """K15, activate: powers that may be used at an open point of the own action phase."""
    found: list[Action] = []
    for tile in s.merchants[seat].artefacts:
        for effect in TILES[tile].effects:
            if effect.op == ACTIVATE and not (effect.once and s.used >> tile & 1):
                listing = effect.effects
                assert listing is not None
                if can_be_carried_out(s, seat, listing) and worth_using(s, seat, listing):
                    found += used_on(s, seat, tile, listing)
    return found


def worth_using(s: Karanor, seat: i64, listing: EffectList) -> bool:
    """A conversion needs something to convert."""
    return listing.effects[0].op != CONVERT or any(s.merchants[seat].goods)


def use_power(s: Karanor, seat: i64, tile: i64, target: i64) -> None:
    for effect in TILES[tile].effects:
        if effect.op == ACTIVATE:
            assert effect.effects is not None
            if effect.once:
                s.used |= 1 << tile
            if s.heard is not None:
                tell(s, "tile-used", seat, {"tile": TILE_NAMES[tile]})
            then(s, CarryOut(effect.effects, 0, Parties(seat, target, seat, "tile", seat)))
