"""What a player may look up before it is needed."""

from __future__ import annotations

from comptoir.games.hermagor.game import GAME
from comptoir.table import WATCHER


def test_journeys_can_be_weighed_while_wares_are_bought() -> None:
    s = GAME.start(3, "a")
    seen = GAME.view(s, 0)
    assert seen.phase == 1 and len(seen.journeys) == 32
    near = next(journey for journey in seen.journeys if journey.village == "lindrach")
    price = seen.prices[0].price
    assert price is not None
    assert near.way == ["hermagor", "lindrach"] and near.net == price - near.cost
    assert GAME.view(s, WATCHER).journeys == []
