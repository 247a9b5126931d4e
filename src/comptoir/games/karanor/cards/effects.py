"""K15: a card says a list of effects, carried out in order; no card has code of its own (K15.7).

No primitive is known here. Each is a small class of effects, made from its row of `box.toml` (see `load.py`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.box import BOX, GOODS
from comptoir.games.karanor.cards.modifiers import Row
from comptoir.games.karanor.state import Karanor
from comptoir.table.agenda import Step, then
from comptoir.table.data import Data

NONE: Final = -1
WHO: Final[list[str]] = BOX["vocabulary"]["who"]
SELF: Final[int] = WHO.index("self")
TARGET: Final[int] = WHO.index("target")
ACTIVE: Final[int] = WHO.index("active")


class Parties(Data):
    """Whom a list of effects speaks of: its owner, its target, who caused the window, who makes its payments."""

    def __init__(self, owner: i64, target: i64, cause: i64, source: i64, payer: i64) -> None:
        self.owner: Final = owner
        self.target: Final = target
        self.cause: Final = cause
        self.source: Final = source
        """Where prestige comes from: quest, card, tile or bonus."""
        self.payer: Final = payer

    def seat(self, who: i64) -> i64:
        """A player reference: `self`, `target`, or `active` for who caused the window."""
        if who == SELF:
            return self.owner
        return self.cause if who == ACTIVE else self.target

    def paid_by(self, seat: i64) -> Parties:
        return Parties(self.owner, self.target, self.cause, self.source, seat)


class Effect:
    """One primitive as a card uses it; frozen."""

    op: ClassVar[str] = ""
    """What the box calls it: `pay`, or `gain gold` where it is split by what is gained."""

    def __init__(self, row: Row) -> None:
        """`row` is as in the box, but with every list inside it made already."""

    def enter(self, effects: EffectList) -> None:
        """Tell the list what must be known before any of it happens."""
        effects.is_plain = False

    def can(self, s: Karanor, seat: i64, beside: EffectList) -> bool:
        """K15.2: may it happen, to whoever carries out the list around it?"""
        return True

    def is_of_use(self, s: Karanor, seat: i64) -> bool:
        """Has it anything to work on?"""
        return True

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        """Do it, or return the question that must be asked first. Some only say when others happen."""
        return None


class EffectList:
    """Effects in order, and what must be known before any of them happens (K15.2); frozen once it is made."""

    def __init__(self, effects: list[Effect], card: str = "") -> None:
        self.effects: Final = effects
        self.card: Final = card
        """`black_market/recel`: the table and the name of the card that says it."""
        self.place: Final[int] = len(LISTS.setdefault(card, []))
        LISTS[card].append(self)
        self.gold: i64 = 0
        self.goods: list[int] = [0] * GOODS
        """What it costs whoever carries it out."""
        self.conditions: list[Effect] = []
        self.filter: i64 = NONE
        """Whom it aims at; NONE for nobody."""
        self.is_plain = True
        """Nothing in it depends on the order of several such lists."""
        for effect in effects:
            effect.enter(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (list_of_the_box, (self.card, self.place))


LISTS: Final[dict[str, list[EffectList]]] = {}
"""By card, as they were read: a state that is pickled names them by their place."""


def list_of_the_box(card: str, place: int) -> EffectList:
    return LISTS[card][place]


class CarryOut(Step[Karanor]):
    """K15: the rest of a list."""

    clause: ClassVar[str] = "K15.7"

    def __init__(self, effects: EffectList, at: i64, parties: Parties) -> None:
        self.effects: Final = effects
        self.at: Final = at
        self.parties: Final = parties

    def run(self, s: Karanor) -> None:
        effects = self.effects.effects
        at = self.at
        while at < len(effects):
            question = effects[at].happens(s, self.parties)
            at += 1
            if question is not None:
                if at < len(effects):
                    then(s, CarryOut(self.effects, at, self.parties))
                then(s, question)
                return
