"""Jantaris, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from comptoir.games.jantaris.actions import VOCABULARY
from comptoir.games.jantaris.box import ALL_CARDS, ALL_ITEMS, FAIR_COST, GOAL, ITEMS_UP, SETTLED
from comptoir.games.jantaris.events import NEWS
from comptoir.games.jantaris.foresee import foresee
from comptoir.games.jantaris.redeal import redeal
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.turn import BEGIN_TURN, SETTLING
from comptoir.games.jantaris.view import known, view
from comptoir.games.jantaris.wire import Preview, View
from comptoir.table import Action, Game, Options, Place, Rng, Routine, ranked, then


class Jantaris(Game[City]):
    name = "jantaris"
    title = "Jantaris"
    designer = "Zbyněk Vrána"
    version = 1
    fewest = 3
    most = 4
    minutes = (45, 75)
    routines = (
        Routine("no-bids", ("bid",), ("pass",), until="turn"),
        Routine("bid-up-to", ("bid",), ("max {amount}", "pass"), until="turn", amount=True),
    )
    folder = Path(__file__).parent
    vocabulary = VOCABULARY
    news = NEWS

    def setup(self, seats: int, luck: Rng, options: Options) -> City:
        """J2."""
        s = City(luck, seats)
        s.pile = luck.shuffled(ALL_ITEMS)
        s.up = [s.pile.pop() for _ in range(ITEMS_UP)]
        s.fairs = luck.shuffled(list(range(len(FAIR_COST))))
        s.controls = luck.shuffled(ALL_CARDS)
        s.controls_up = [s.controls.pop() for _ in range(seats)]
        s.starter = s.active = s.rng.below(seats)
        then(s, BEGIN_TURN)
        for n in reversed(range(seats)):
            for _ in range(SETTLED):
                then(s, SETTLING[(s.starter + n) % seats])
        return s

    def view(self, s: City, seat: int) -> View:
        return view(s, seat)

    def known(self, s: City, seat: int, everybody: View) -> View:
        return known(s, seat, everybody)

    def redeal(self, s: City, seat: int, rng: Rng) -> City:
        return redeal(s, seat, rng)

    def standing(self, s: City) -> list[Place]:
        """J9.2: prestige, then goods; the score is the prestige."""
        return ranked(s.worths())

    def foresee(self, s: City, seat: int, action: Action) -> Preview:
        return foresee(s, seat, action)

    def headline(self, s: City) -> dict[str, str | int]:
        return {"turn": s.turn, "prestige": max(s.prestige), "goal": GOAL}


GAME = Jantaris()
