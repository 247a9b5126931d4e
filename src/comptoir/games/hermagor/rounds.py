"""H2.10, H6: the sequence of play is the list in `OpenRound`."""

from __future__ import annotations

from typing import ClassVar, Final

from comptoir.games.hermagor.acquire import (
    CHECK_TILES,
    CHOOSE_START,
    DRAW_MISSING,
    PAY_BUZZ,
    SEND_BUYERS_HOME,
)
from comptoir.games.hermagor.events import round_closed, round_opened
from comptoir.games.hermagor.income import PAY_FINAL_INCOME
from comptoir.games.hermagor.market import FILL_MARKET, GO_TO_MARKET, TURN_UP_ACTIONS
from comptoir.games.hermagor.officer import CALL_OFFICER
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.travel import SET_OUT
from comptoir.table.agenda import Step, hear, then


class OpenRound(Step[Land]):
    """H2.10: a round consists of phase 1 (market), phase 2 (getting ready) and phase 3 (selling)."""

    clause: ClassVar[str] = "H2.10"

    def run(self, s: Land) -> None:
        s.round += 1
        if s.heard is not None:
            hear(s, round_opened(s.round, s.rounds(), s.starter))
        then(
            s,
            FILL_MARKET,
            CALL_OFFICER,
            TURN_UP_ACTIONS,
            GO_TO_MARKET,
            PAY_BUZZ,
            CHECK_TILES[0],
            DRAW_MISSING,
            CHOOSE_START,
            SEND_BUYERS_HOME,
            SET_OUT,
            CLOSE_ROUND,
        )


class CloseRound(Step[Land]):
    """H6.2 to H6.4: all tiles of the players go back into the bag; then the next round, or the final income."""

    clause: ClassVar[str] = "H6.2"

    def run(self, s: Land) -> None:
        for merchant in s.colours:
            s.bag.extend(merchant.tiles)
            merchant.tiles = []
            merchant.wares = 0
            if merchant.shared:
                s.colours[s.seats].supply += merchant.shared
                merchant.shared = 0
        s.actions = 0
        if s.heard is not None:
            hear(s, round_closed(s.round))
        then(s, OPEN_ROUND if s.stack else PAY_FINAL_INCOME)


OPEN_ROUND: Final = OpenRound()
CLOSE_ROUND: Final = CloseRound()
