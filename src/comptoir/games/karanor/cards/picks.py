"""K15: single tokens are picked, for gains, losses and thefts."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import PICK, Pick
from comptoir.games.karanor.box import COMMON, GOODS
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_goods, lose_goods
from comptoir.games.karanor.windows.black_market import why_not
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, then
from comptoir.table.errors import Refused


class Picking(Question[Karanor]):
    """One token after the other; it ends when there is nothing to pick."""

    name: ClassVar[str] = "pick"
    clause: ClassVar[str] = "K15.7"

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if self.n > 0 and self.options(s, self.seat) else NOBODY

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def run(self, s: Karanor) -> None:
        """Nothing is left to pick."""


class PickGain(Picking):
    """K15, gain with `any_common`: resources of one's choice from the supply, no diamonds."""

    name: ClassVar[str] = "gain"

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [PICK[r] for r in COMMON if s.supply[r]]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        gain_goods(s, seat, action.resource, 1)
        then(s, PickGain(self.seat, self.n - 1))


class PickLoss(Picking):
    """K15, lose with `chosen`: the loser picks."""

    name: ClassVar[str] = "lose"

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        goods = s.merchants[seat].goods
        return [PICK[r] for r in range(GOODS) if goods[r]]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        lose_goods(s, seat, action.resource, 1)
        then(s, PickLoss(self.seat, self.n - 1))


class PickLoot(Picking):
    """K15, steal: up to n tokens pass from the victim to the thief; who picks is on the card."""

    name: ClassVar[str] = "steal"
    clause: ClassVar[str] = "K12.3"

    def __init__(self, seat: i64, n: i64, victim: i64, thief: i64) -> None:
        super().__init__(seat, n)
        self.victim: Final = victim
        self.thief: Final = thief

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        goods = s.merchants[self.victim].goods
        return [PICK[r] for r in range(GOODS) if goods[r]]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        s.merchants[self.victim].goods[action.resource] -= 1
        s.merchants[self.thief].goods[action.resource] += 1
        events.GOODS_STOLEN.tell(s, self.thief, self.victim, action.resource)
        then(s, PickLoot(self.seat, self.n - 1, self.victim, self.thief))


class PickAssociate(Picking):
    """K15, steal an associate, on the side where it lies."""

    name: ClassVar[str] = "poach"
    clause: ClassVar[str] = "K12.3"

    def __init__(self, seat: i64, n: i64, victim: i64, thief: i64) -> None:
        super().__init__(seat, n)
        self.victim: Final = victim
        self.thief: Final = thief

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [PICK[r] for r in COMMON if s.associates[r] == self.victim]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        s.associates[action.resource] = int(self.thief)
        events.ASSOCIATE_STOLEN.tell(s, self.thief, self.victim, action.resource)
