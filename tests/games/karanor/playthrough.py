"""How a game of Karanor is told: its first turns and its last, with what everybody has when a turn begins."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.games.karanor import box
from comptoir.games.karanor.state import Karanor
from comptoir.table import Told
from tests.games.karanor.vocabulary import figures, held, names, where
from tests.games.playthroughs import Teller


class KaranorTeller(Teller):
    titles = ("2", "3", "4", "6")
    first, last = 160, 40

    def told(self, s: Karanor, facts: Told) -> Iterator[str]:
        if facts["type"] == "turn-began":
            yield from ("", *self.position(s))
        yield from super().told(s, facts)

    def position(self, s: Karanor) -> Iterator[str]:
        for seat, m in enumerate(s.merchants):
            gold, income, prestige = figures(s, seat)
            things = [f"{n} {thing}" for thing, n in held(m).items()] + names(m.artefacts, box.ARTEFACTS)
            cards = f"{len(m.commerces)}-{len(m.quests)}-{len(m.black_market)}"
            yield (
                f"    {self.names[seat]:6}{prestige:2} prestige {gold:3} gold (+{income})  cards {cards}  "
                f"{where(s, seat)}: {', '.join(things) or 'nothing'}"
            )
        if s.market:
            yield f"    market {' '.join(map(str, s.market))}"


TELLER = KaranorTeller("karanor")
