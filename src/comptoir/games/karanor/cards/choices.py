"""K15, choice, relocate, cancel, convert: what asks somebody before it goes on; K8.4, K8.6."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import CHOOSE, CONVERT, PLACE, STOP, Choose, PlacePawn, Swap
from comptoir.games.karanor.box import ALL_RESOURCES, CITIES, COMMON, RESOURCES, Quest, Resource
from comptoir.games.karanor.cards.effects import SELF, WHO, CarryOut, Effect, EffectList, Parties
from comptoir.games.karanor.cards.legal import can_be_beside, can_be_carried_out
from comptoir.games.karanor.cards.modifiers import Row
from comptoir.games.karanor.cards.tables import QUEST_CHOICES
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.supply import gain_goods, lose_goods
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.games.karanor.windows.windows import arrive
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, then
from comptoir.table.errors import Refused


class Choice(Effect):
    """K15, choice: exactly one option."""

    op: ClassVar[str] = "choice"

    def __init__(self, row: Row) -> None:
        self.by: Final[i64] = WHO.index(row.get("by", "self"))
        self.options: Final[list[EffectList]] = row["options"]

    def enter(self, effects: EffectList) -> None:
        effects.conditions.append(self)
        effects.is_plain = False

    def can(self, s: Karanor, seat: i64, beside: EffectList) -> bool:
        return self.by != SELF or any(can_be_beside(s, seat, option, beside) for option in self.options)

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        return ChooseOption(parties.seat(self.by), self.options, parties)


class ChooseOption(Question[Karanor]):
    """K15, choice: one of the options whose price and conditions can be met."""

    name: ClassVar[str] = "choose"
    clause: ClassVar[str] = "K8.4"

    def __init__(self, seat: i64, choices: list[EffectList], parties: Parties) -> None:
        super().__init__(seat)
        self.choices: Final = choices
        self.parties: Final = parties

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if self.options(s, self.seat) else NOBODY

    def run(self, s: Karanor) -> None:
        """No option can be met: nothing happens."""

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        choices = self.choices
        return [CHOOSE[i + 1] for i in range(len(choices)) if can_be_carried_out(s, self.seat, choices[i])]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Choose)
        events.CHOSEN.tell(s, seat, action.option)
        then(s, CarryOut(self.choices[action.option - 1], 0, self.parties.paid_by(self.seat)))


class ImmediateChoice(ChooseOption):
    """K8.6, K8.10: an immediate choice, decided as soon as the card is drawn."""

    name: ClassVar[str] = "immediate"
    clause: ClassVar[str] = "K8.6"

    def __init__(self, seat: i64, quest: Quest) -> None:
        super().__init__(seat, QUEST_CHOICES[quest], Parties(seat, NOBODYS, seat, events.FROM_QUEST, seat))
        self.quest: Final = quest


class Relocate(Effect):
    """K15, relocate: a pawn is set down in a city, or in one where its player has a commerce."""

    op: ClassVar[str] = "relocate"

    def __init__(self, row: Row) -> None:
        self.who: Final[i64] = WHO.index(row.get("who", "self"))
        self.own: Final[bool] = row["to"] == "own_city"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        return SetPawnDown(parties.seat(self.who), self.own)


class SetPawnDown(Question[Karanor]):
    """K15, relocate: no Move, no sea price, and a Move under way ends."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "K15.7"

    def __init__(self, seat: i64, own: bool) -> None:
        super().__init__(seat)
        self.own: Final = own

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        pawns = s.merchants[self.seat].commerce_pawns
        return [PLACE[city] for city in CITIES if not self.own or city in pawns]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, PlacePawn)
        merchant = s.merchants[seat]
        if seat == s.active:
            s.steps = 0
        moved = merchant.at != action.city
        merchant.at = action.city
        events.RELOCATED.tell(s, seat, action.city)
        if moved:
            arrive(s, seat)


class Cancel(Effect):
    """K15, cancel: what caused the window does not happen."""

    op: ClassVar[str] = "cancel"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        s.cancelled = True
        return None


class Convert(Effect):
    """K15, convert: tokens into gold, or into any but diamonds."""

    op: ClassVar[str] = "convert"

    def __init__(self, row: Row) -> None:
        give = row["give"]
        self.given: Final[list[Resource]] = [
            r for r in ALL_RESOURCES if give.get("any", 0) or give.get(RESOURCES[r], 0)
        ]
        self.gold: Final[i64] = row["get"].get("gold", 0)
        self.most: Final[i64] = row["max"]

    def is_of_use(self, s: Karanor, seat: i64) -> bool:
        return any(s.merchants[seat].goods)

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        return ConvertGoods(parties.owner, self.given, self.gold, self.most)


class ConvertGoods(Question[Karanor]):
    """K15, convert: 0 to max times, one swap at a time."""

    name: ClassVar[str] = "convert"
    clause: ClassVar[str] = "K15.7"

    def __init__(self, seat: i64, given: list[Resource], gold: i64, n: i64) -> None:
        super().__init__(seat)
        self.given: Final = given
        self.gold: Final = gold
        """What a token brings; 0: another token."""
        self.n: Final = n

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if self.n > 0 and self.swaps(s) else NOBODY

    def run(self, s: Karanor) -> None:
        """Nothing is left to swap."""

    def swaps(self, s: Karanor) -> list[Action]:
        goods = s.merchants[self.seat].goods
        found: list[Action] = []
        for given in self.given:
            if goods[given]:
                if self.gold:
                    found.append(CONVERT[given][0])
                else:
                    found += [CONVERT[given][1 + r] for r in COMMON if r != given and s.supply[r]]
        return found

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [*self.swaps(s), STOP]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        if not isinstance(action, Swap):
            return
        lose_goods(s, seat, action.given, 1)
        if action.got < 0:
            s.merchants[seat].gold += self.gold
            events.GOLD_GAINED.tell(s, seat, self.gold)
        else:
            gain_goods(s, seat, action.got, 1)
        then(s, ConvertGoods(self.seat, self.given, self.gold, self.n - 1))
