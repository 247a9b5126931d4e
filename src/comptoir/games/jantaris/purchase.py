"""J8.1: an item comes to a player: its prestige and what it does at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris.actions import PLACE, Place
from comptoir.games.jantaris.box import (
    BLACK,
    CENTRE,
    DISTRICTS,
    NOBLE_HORSE,
    PRECIOUS_PORCELAIN,
    PRESTIGE,
    RED,
    SEAL_RING,
    SEATS,
    STREET_ORGAN,
    THE_CENTRE,
    Item,
)
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import grant, place, take_good
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, then
from comptoir.table.errors import Refused


def gain(s: City, seat: i64, item: Item) -> None:
    """J4.3d, J4.3k, ruling 12: prestige and purchase effect, however the item was bought."""
    s.items[seat] |= 1 << item
    s.prestige[seat] += PRESTIGE[item]
    if item == PRECIOUS_PORCELAIN:
        grant(s, seat, BLACK, 2, PRECIOUS_PORCELAIN)
    elif item == SEAL_RING:
        sealed(s, seat)
    elif item == NOBLE_HORSE:
        then(s, HORSE[seat])
    elif item == STREET_ORGAN and s.is_free(CENTRE) and s.reserve[seat] > 0:
        place(s, seat, THE_CENTRE, 1, STREET_ORGAN)


def sealed(s: City, seat: i64) -> None:
    """J8.8, ruling 33: 1 red good from each opponent who has one, clockwise."""
    victim = s.next(seat)
    while victim != seat:
        take_good(s, seat, victim, RED, SEAL_RING)
        victim = s.next(victim)


def free_districts(s: City, actions: list[Action]) -> list[Action]:
    """Of the actions on areas, those on districts without a marker."""
    return [actions[d] for d in range(DISTRICTS) if s.is_free(d)]


class Horse(Question[City]):
    """J8.17: the buyer of Noble Horse places a merchant in any district without a marker."""

    name: ClassVar[str] = "horse"
    clause: ClassVar[str] = "J8.17"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[self.seat] if s.reserve[self.seat] > 0 else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        return free_districts(s, PLACE)

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Place)
        place(s, seat, action.area, 1, NOBLE_HORSE)

    def run(self, s: City) -> None:
        """Ruling 22: with no merchant in reserve nothing is placed."""


HORSE: Final[list[Horse]] = [Horse(seat) for seat in range(SEATS)]
