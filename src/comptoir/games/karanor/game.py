"""Marchands de Karanor, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from comptoir.games.karanor import actions
from comptoir.games.karanor.box import END, FEWEST, MOST, RESOURCES
from comptoir.games.karanor.cards.load import load
from comptoir.games.karanor.events import NEWS
from comptoir.games.karanor.foresee import foresee
from comptoir.games.karanor.redeal import redeal
from comptoir.games.karanor.setup import prepare
from comptoir.games.karanor.state import Bundle, Karanor
from comptoir.games.karanor.trade.offers import find
from comptoir.games.karanor.trade.wording import Reply, written
from comptoir.games.karanor.view import known, view
from comptoir.games.karanor.wire import Preview, View
from comptoir.table import Action, Game, Option, Options, Place, Rng, Routine, ranked


class MarchandsDeKaranor(Game[Karanor]):
    name = "karanor"
    title = "Marchands de Karanor"
    designer = "Rémi Delaunoy"
    version = 2
    fewest = FEWEST
    most = MOST
    minutes = (60, 120)
    options = (Option("market", True, clause="K16.4"), Option("first_seat", False, clause="R8"))
    routines = (
        Routine("no-cards", ("window",), ("pass",), until="turn"),
        Routine("bargain", (), ("accept",), things=("gold", *RESOURCES), once=True),
        Routine("no-trade", (), ("decline",)),
    )
    pauses = True
    folder = Path(__file__).parent
    vocabulary = actions.VOCABULARY
    news = NEWS

    def setup(self, seats: int, luck: Rng, options: Options) -> Karanor:
        """K2."""
        s = Karanor(luck, seats)
        prepare(s, bool(options["market"]))
        if options["first_seat"]:
            s.starter = s.active = 0
        return s

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def view(self, s: Karanor, seat: int) -> View:
        return view(s, seat)

    def known(self, s: Karanor, seat: int, everybody: View) -> View:
        return known(s, seat, everybody)

    def redeal(self, s: Karanor, seat: int, rng: Rng) -> Karanor:
        return redeal(s, seat, rng)

    def standing(self, s: Karanor) -> list[Place]:
        """K13.7: prestige, then gold; the score is the prestige."""
        return ranked([(m.prestige, m.gold) for m in s.merchants])

    def foresee(self, s: Karanor, seat: int, action: Action) -> Preview:
        return foresee(s, seat, action)

    def headline(self, s: Karanor) -> dict[str, str | int]:
        best = max(int(merchant.prestige) for merchant in s.merchants)
        return {"turn": int(s.turn), "prestige": best, "goal": END[s.players]}

    def bargain(self, s: Karanor, seat: int, action: Action) -> tuple[dict[str, int], dict[str, int]] | None:
        """What accepting an offer brings and costs."""
        offer = find(s, action.number) if isinstance(action, Reply) and action.word == "accept" else None
        return None if offer is None else (counted(offer.gives), counted(offer.wants))

    def offered(self, s: Karanor) -> list[int]:
        """Whom an open offer is made to by name, and who has not answered it."""
        waiting = [offer for offer in s.offers if offer.open and offer.to >= 0]
        taken = {number for number, _ in s.accepted}
        return sorted({int(offer.to) for offer in waiting if int(offer.number) not in taken})


def counted(bundle: Bundle) -> dict[str, int]:
    """What one side of an offer holds, by name."""
    words = written(bundle).split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}


load()
GAME = MarchandsDeKaranor()
