"""How a game of Jantaris is told: with the city as it is when a turn begins."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.games.jantaris.state import City
from comptoir.table import WATCHER, Told
from tests.games.playthroughs import Teller


class JantarisTeller(Teller):
    titles = ("3", "4")

    def told(self, s: City, facts: Told) -> Iterator[str]:
        if facts["type"] == "turn-began":
            yield from ("", *self.position(s))
        yield from super().told(s, facts)

    def position(self, s: City) -> Iterator[str]:
        view = self.game.view(s, WATCHER)
        for name, player in zip(self.names, view.players, strict=False):
            red, black = player.goods
            items = ", ".join(item.item for item in player.items) or "no items"
            figures = f"{player.prestige:2} prestige  {red}r {black}b  reserve {player.reserve:2}"
            yield f"    {name:6}{figures}  {items}"
        yield "    " + ", ".join(
            f"{area.area} {'-'.join(map(str, area.merchants))}{f' ({area.marker})' if area.marker else ''}"
            for area in view.areas
        )


TELLER = JantarisTeller("jantaris")
