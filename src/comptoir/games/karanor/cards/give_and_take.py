"""K15: choices of single tokens, for gains, losses, thefts and conversions."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import CONVERT, PICK, STOP, Convert, Pick
from comptoir.games.karanor.box import COMMON, GOODS, RESOURCES
from comptoir.games.karanor.cards.effects import Effect
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.refusals import why_not
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_goods, lose_goods
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


class GainGoods(Picking):
    """K15, gain with `any_common`: resources of one's choice from the supply, no diamonds."""

    name: ClassVar[str] = "gain"

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [PICK[r] for r in COMMON if s.supply[r]]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        gain_goods(s, seat, action.resource, 1)
        then(s, GainGoods(self.seat, self.n - 1))


class LoseGoods(Picking):
    """K15, lose with `chosen`: the loser picks."""

    name: ClassVar[str] = "lose"

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        goods = s.merchants[seat].goods
        return [PICK[r] for r in range(GOODS) if goods[r]]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        lose_goods(s, seat, action.resource, 1)
        then(s, LoseGoods(self.seat, self.n - 1))


class StealGoods(Picking):
    """K15, steal: up to n tokens pass from the victim to the thief; who picks is on the card."""

    name: ClassVar[str] = "steal"
    clause: ClassVar[str] = "K12.3"

    def __init__(self, seat: i64, victim: i64, thief: i64, n: i64) -> None:
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
        if s.heard is not None:
            fields: dict[str, object] = {"other": self.victim, "resource": RESOURCES[action.resource]}
            tell(s, "goods-stolen", self.thief, fields)
        then(s, StealGoods(self.seat, self.victim, self.thief, self.n - 1))


class StealAssociate(Picking):
    """K15, steal an associate, on the side where it lies."""

    name: ClassVar[str] = "poach"
    clause: ClassVar[str] = "K12.3"

    def __init__(self, seat: i64, victim: i64, thief: i64) -> None:
        super().__init__(seat, 1)
        self.victim: Final = victim
        self.thief: Final = thief

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [PICK[r] for r in COMMON if s.associates[r] == self.victim]

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        s.associates[action.resource] = int(self.thief)
        if s.heard is not None:
            fields: dict[str, object] = {"other": self.victim, "associate": RESOURCES[action.resource]}
            tell(s, "associate-stolen", self.thief, fields)


class ConvertGoods(Question[Karanor]):
    """K15, convert: 0 to max times, one swap at a time."""

    name: ClassVar[str] = "convert"
    clause: ClassVar[str] = "K15.7"

    def __init__(self, seat: i64, effect: Effect, n: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.n: Final = n

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if self.n > 0 and self.swaps(s) else NOBODY

    def run(self, s: Karanor) -> None:
        """Nothing is left to swap."""

    def swaps(self, s: Karanor) -> list[Action]:
        goods = s.merchants[self.seat].goods
        effect = self.effect
        found: list[Action] = []
        for given in range(GOODS):
            if goods[given] and (effect.give_any or effect.give[given]):
                if effect.get_gold:
                    found.append(CONVERT[given][0])
                else:
                    found += [CONVERT[given][1 + r] for r in COMMON if r != given and s.supply[r]]
        return found

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [*self.swaps(s), STOP]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        if not isinstance(action, Convert):
            return
        merchant = s.merchants[seat]
        lose_goods(s, seat, action.given, 1)
        if action.got < 0:
            merchant.gold += self.effect.get_gold
            if s.heard is not None:
                tell(s, "gold-gained", seat, {"n": self.effect.get_gold})
        else:
            gain_goods(s, seat, action.got, 1)
        then(s, ConvertGoods(self.seat, self.effect, self.n - 1))
