"""H9: the revenue officer, who settles the new start player when the market has been filled."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import DECLARE, PASS, START, Declare, NameStart
from comptoir.games.hermagor.box import COLOURS
from comptoir.games.hermagor.events import CASH_DECLARED, NOTHING_DECLARED, START_NAMED
from comptoir.games.hermagor.state import SILENT, Land
from comptoir.table.agenda import Action, Question, Step, then


class CallOfficer(Step[Land]):
    """H9.1, H9.2: in each phase 1, from the current start player clockwise, all are asked for their cash."""

    clause: ClassVar[str] = "H9.1"

    def run(self, s: Land) -> None:
        if not s.variants.officer:
            return
        for merchant in s.colours:
            merchant.declared = SILENT
        then(s, DECLARE_CASH[s.starter])


class DeclareCash(Question[Land]):
    """H9.2: declare your cash, showing it to all, or pass."""

    name: ClassVar[str] = "declare"
    clause: ClassVar[str] = "H9.2"

    def options(self, s: Land, seat: i64) -> list[Action]:
        return [DECLARE, PASS]

    def count(self, s: Land, seat: i64) -> i64:
        return 2

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        return PASS if n else DECLARE

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, Declare):
            merchant = s.colours[seat]
            merchant.declared = merchant.cash
            if not s.variants.open_money:
                s.reveals += 1
            CASH_DECLARED.tell(s, seat, merchant.cash)
        else:
            NOTHING_DECLARED.tell(s, seat)
        following = (seat + 1) % s.seats
        then(s, NAME_START[poorest(s)] if following == s.starter else DECLARE_CASH[following])


def poorest(s: Land) -> i64:
    """H9.3, R42, R56: of those who declared, the one with the least, the earlier of equals; H9.4: else the starter."""
    chooser = s.starter
    least = SILENT
    for turn in range(s.seats):
        seat = (s.starter + turn) % s.seats
        declared = s.colours[seat].declared
        if declared != SILENT and (least == SILENT or declared < least):
            chooser, least = seat, declared
    return chooser


class NameStartPlayer(Question[Land]):
    """H4.19, H9.3: name the new start player, anybody, yourself included; the tile goes there at once."""

    name: ClassVar[str] = "start"
    clause: ClassVar[str] = "H4.19"

    def options(self, s: Land, seat: i64) -> list[Action]:
        return START[: s.seats]

    def count(self, s: Land, seat: i64) -> i64:
        return s.seats

    def nth(self, s: Land, seat: i64, n: i64) -> Action:
        return START[n]

    def take(self, s: Land, seat: i64, action: Action) -> None:
        assert isinstance(action, NameStart)
        s.starter = action.seat
        for merchant in s.colours:
            merchant.declared = SILENT
        START_NAMED.tell(s, action.seat, seat)


CALL_OFFICER: Final = CallOfficer()
DECLARE_CASH: Final[list[DeclareCash]] = [DeclareCash(seat) for seat in range(COLOURS)]
NAME_START: Final[list[NameStartPlayer]] = [NameStartPlayer(seat) for seat in range(COLOURS)]
