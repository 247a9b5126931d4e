"""Jantaris, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comptoir.games.jantaris import actions
from comptoir.games.jantaris.box import CARDS, FAIR_COST, GOAL, ITEMS, ITEMS_UP, SETTLED
from comptoir.games.jantaris.preview import preview
from comptoir.games.jantaris.redeal import redeal
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.turn import BEGIN_TURN, SETTLING
from comptoir.games.jantaris.view import View, view
from comptoir.table import Action, Game, Options, Place, Rng, State, then


class Jantaris(Game):
    name = "jantaris"
    title = "Jantaris"
    designer = "Zbyněk Vrána"
    version = 1
    fewest = 3
    most = 4
    minutes = (45, 75)
    folder = Path(__file__).parent

    def setup(self, seats: int, luck: Rng, options: Options) -> City:
        """J2."""
        s = City(luck, seats)
        s.pile = shuffled(s.rng, len(ITEMS))
        s.up = [s.pile.pop() for _ in range(ITEMS_UP)]
        s.fairs = shuffled(s.rng, len(FAIR_COST))
        s.controls = shuffled(s.rng, len(CARDS))
        s.controls_up = [s.controls.pop() for _ in range(seats)]
        s.starter = s.active = s.rng.below(seats)
        then(s, BEGIN_TURN)
        for n in reversed(range(seats)):
            for _ in range(SETTLED):
                then(s, SETTLING[(s.starter + n) % seats])
        return s

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def view(self, s: State, seat: int) -> View:
        return view(_city(s), seat)

    def redeal(self, s: State, seat: int, rng: Rng) -> City:
        return redeal(_city(s), seat, rng)

    def standing(self, s: State) -> list[Place]:
        """J9.2: prestige, then goods; the score is the prestige."""
        city = _city(s)
        worth = [(city.prestige[seat], city.total(seat)) for seat in range(city.players)]
        return [
            Place(seat, 1 + sum(other > mine for other in worth), mine[0]) for seat, mine in enumerate(worth)
        ]

    def preview(self, s: State, seat: int, action: Action) -> dict[str, Any]:
        return preview(_city(s), seat, action)

    def headline(self, s: State) -> dict[str, Any]:
        city = _city(s)
        return {"turn": city.turn, "prestige": max(city.prestige), "goal": GOAL}


def shuffled(rng: Rng, count: int) -> list[int]:
    """The numbers from 0 in a random order."""
    cards = list(range(count))
    rng.shuffle(cards)
    return cards


def _city(s: State) -> City:
    assert isinstance(s, City)
    return s


GAME = Jantaris()
