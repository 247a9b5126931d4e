"""How a game of Hermagor is told: with the purse of whoever is to move."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.games.hermagor.state import Land
from comptoir.table import Told
from tests.games.playthroughs import Teller


class HermagorTeller(Teller):
    titles = ("2", "3", "4", "5", "4-open_money-officer-designer")
    names = ("Red", "Blue", "Green", "Yellow", "White")
    margin = 19

    def move(self, s: Land, number: int, seat: int, text: str) -> str:
        return f"{number:4}  {self.names[seat]:7}{s.colours[seat].cash:4}  {text}"

    def told(self, s: Land, facts: Told) -> Iterator[str]:
        if facts["type"] == "round-opened":
            yield ""
        yield from super().told(s, facts)


TELLER = HermagorTeller("hermagor")
