"""Hermagor, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from comptoir.games.hermagor.actions import VOCABULARY
from comptoir.games.hermagor.box import ACTION_TILES, REMOVED, TILES
from comptoir.games.hermagor.events import NEWS
from comptoir.games.hermagor.foresee import foresee
from comptoir.games.hermagor.redeal import redeal
from comptoir.games.hermagor.rounds import OPEN_ROUND
from comptoir.games.hermagor.state import Land, Merchant, Variants
from comptoir.games.hermagor.view import known, view
from comptoir.games.hermagor.wire import Preview, View
from comptoir.table import Action, Game, Option, Options, Place, Rng, Routine, ranked, then


class Hermagor(Game[Land]):
    name = "hermagor"
    title = "Hermagor"
    designer = "Emanuele Ornella"
    version = 1
    fewest = 2
    most = 5
    minutes = (90, 120)
    options = (
        Option("open_money", False, clause="H2.9"),
        Option("officer", False, clause="H9.1"),
        Option("designer", False, clause="H10.1"),
    )
    routines = (
        Routine("stay", ("action",), ("stay",), until="round"),
        Routine("no-sharing", ("share-buyer", "share-station"), ("done",), until="round"),
    )
    folder = Path(__file__).parent
    vocabulary = VOCABULARY
    news = NEWS

    def setup(self, seats: int, luck: Rng, options: Options) -> Land:
        """H2: prices at 5, the tiles in the bag, 20 cash each, a start player at random."""
        variants = Variants(bool(options["open_money"]), bool(options["officer"]), bool(options["designer"]))
        s = Land(luck, seats, variants)
        s.bag = [tile for tile in range(1, TILES + 1) if tile not in REMOVED[seats]]
        s.stack = ACTION_TILES[seats][:]
        s.colours = [Merchant() for _ in range(seats)]
        if s.two:
            third = Merchant()
            third.cash = 0
            s.colours.append(third)
        s.starter = s.rng.below(seats)
        then(s, OPEN_ROUND)
        return s

    def view(self, s: Land, seat: int) -> View:
        return view(s, seat)

    def known(self, s: Land, seat: int, everybody: View) -> View:
        return known(s, seat, everybody)

    def redeal(self, s: Land, seat: int, rng: Rng) -> Land:
        return redeal(s, seat, rng)

    def standing(self, s: Land) -> list[Place]:
        """H7.5 to H7.7."""
        return ranked(s.worths())

    def foresee(self, s: Land, seat: int, action: Action) -> Preview:
        return foresee(s, seat, action)

    def headline(self, s: Land) -> dict[str, str | int]:
        return {"round": int(s.round), "rounds": s.rounds()}


GAME = Hermagor()
