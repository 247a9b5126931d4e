"""K15, modify, forbid, permit, waive; K15.1: on a tile they last while it is owned, on a card until an end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.cards.effects import NONE, WHO, Effect, Parties
from comptoir.games.karanor.cards.modifiers import ACTION_END, UNTILS, Row, modifier
from comptoir.games.karanor.state import Karanor, UntilThen
from comptoir.table.agenda import Step


class Lasting(Effect):
    """Something that lasts; what a tile changes is added up without being carried out (`add_up_modifiers`)."""

    def __init__(self, row: Row) -> None:
        self.modifier: Final = modifier(row)
        self.who: Final[i64] = WHO.index(row.get("who", "self"))
        self.until: Final[i64] = UNTILS.index(row["until"]) if "until" in row else NONE

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        seat = parties.seat(self.who)
        s.temporary.append(UntilThen(seat, self.modifier, self.until))
        s.add_up_modifiers(seat)
        return None


class Modify(Lasting):
    """K15, modify: a stat is higher or lower."""

    op: ClassVar[str] = "modify"


class Forbid(Lasting):
    """K15, forbid: an action is not allowed."""

    op: ClassVar[str] = "forbid"


class Permit(Lasting):
    """K15, permit: an exception (K15.5)."""

    op: ClassVar[str] = "permit"


class Waive(Lasting):
    """K15, waive: a price need not be paid."""

    op: ClassVar[str] = "waive"


def stop(s: Karanor, until: i64) -> None:
    """K15.1: what lasts until then stops; at the end of the turn, everything."""
    lasting: list[UntilThen] = []
    ending: list[UntilThen] = []
    for each in s.temporary:
        (ending if each.until == until or until != ACTION_END else lasting).append(each)
    if ending:
        s.temporary = lasting
        for each in ending:
            s.add_up_modifiers(each.seat)
