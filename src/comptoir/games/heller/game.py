"""Auf Heller und Pfennig, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from comptoir.games.heller.actions import VOCABULARY
from comptoir.games.heller.box import EMPTY, MONEY, ONES, ROUNDS
from comptoir.games.heller.events import NEWS
from comptoir.games.heller.foresee import foresee
from comptoir.games.heller.play import OPEN_MARKET, stalls_at_start
from comptoir.games.heller.redeal import redeal
from comptoir.games.heller.state import Market, Merchant, Variants
from comptoir.games.heller.view import known, view
from comptoir.games.heller.wire import Preview, View
from comptoir.table import Action, Game, Option, Options, Place, Rng, ranked, then


class Heller(Game[Market]):
    name = "heller"
    title = "Auf Heller und Pfennig"
    designer = "Reiner Knizia"
    version = 1
    fewest = 2
    most = 4
    minutes = (30, 45)
    options = (
        Option("open_end", False, clause="A6.1"),
        Option("no_luck", False, clause="A6.2"),
        Option("debts", False, clause="A6.3"),
    )
    folder = Path(__file__).parent
    vocabulary = VOCABULARY
    news = NEWS

    def setup(self, seats: int, luck: Rng, options: Options) -> Market:
        """A2."""
        variants = Variants(bool(options["open_end"]), bool(options["no_luck"]), bool(options["debts"]))
        s = Market(luck, variants)
        s.merchants = [
            Merchant(MONEY, stalls_at_start(seats, variants.open_end, ONES), EMPTY) for _ in range(seats)
        ]
        s.starter = s.rng.below(seats)
        then(s, OPEN_MARKET)
        return s

    def view(self, s: Market, seat: int) -> View:
        return view(s, seat)

    def known(self, s: Market, seat: int, everybody: View) -> View:
        return known(s, seat, everybody)

    def redeal(self, s: Market, seat: int, rng: Rng) -> Market:
        return redeal(s, seat, rng)

    def standing(self, s: Market) -> list[Place]:
        return ranked([merchant.money for merchant in s.merchants])

    def foresee(self, s: Market, seat: int, action: Action) -> Preview:
        return foresee(s, seat, action)

    def headline(self, s: Market) -> dict[str, str | int]:
        return {"round": s.round, "rounds": 0 if s.variants.open_end else ROUNDS}


GAME = Heller()
