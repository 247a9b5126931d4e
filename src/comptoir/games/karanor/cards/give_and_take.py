"""K15, gain, lose, pay, steal: a class for each thing that changes hands. Cards are drawn in `draws.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.box import ALL_RESOURCES, GOODS, INSIGNIA, RESOURCES, goods_of
from comptoir.games.karanor.cards.effects import NONE, WHO, Effect, EffectList, Parties
from comptoir.games.karanor.cards.modifiers import Row
from comptoir.games.karanor.cards.picks import PickAssociate, PickGain, PickLoot, PickLoss
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.supply import (
    draw_black,
    gain_gold,
    gain_goods,
    gain_income,
    gain_insignia,
    gain_prestige,
    lose_gold,
    lose_goods,
    lose_insignia,
    lose_prestige,
)
from comptoir.table.agenda import Step


class Amount(Effect):
    """So many of a thing."""

    def __init__(self, row: Row) -> None:
        self.what: Final[str] = row["what"]
        self.n: Final[i64] = row["n"]
        kind = row.get("kind", "")
        self.kind: Final[i64] = (
            RESOURCES.index(kind) if kind in RESOURCES else INSIGNIA.index(kind) if kind in INSIGNIA else NONE
        )
        """Which resource, associate or insignia; NONE if somebody chooses."""


class Gain(Amount):
    """K15, gain: for the owner of the list, or whom it names."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.who: Final[i64] = WHO.index(row.get("who", "self"))


class PlainGain(Gain):
    """A gain that never asks anything."""

    def enter(self, effects: EffectList) -> None:
        """In which order several such gains come makes no difference."""


class GainGold(PlainGain):
    op: ClassVar[str] = "gain gold"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        gain_gold(s, parties.seat(self.who), self.n)
        return None


class GainPrestige(PlainGain):
    op: ClassVar[str] = "gain prestige"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        gain_prestige(s, parties.seat(self.who), self.n, parties.source)
        return None


class GainIncome(PlainGain):
    op: ClassVar[str] = "gain income"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        gain_income(s, parties.seat(self.who), self.n)
        return None


class GainResource(Gain):
    """A resource, or any but diamonds."""

    op: ClassVar[str] = "gain resource"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        seat = parties.seat(self.who)
        if self.kind == NONE:
            return PickGain(seat, self.n)
        gain_goods(s, seat, ALL_RESOURCES[self.kind], self.n)
        return None


class GainInsignia(Gain):
    op: ClassVar[str] = "gain insignia"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        gain_insignia(s, parties.seat(self.who), self.kind, self.n)
        return None


class GainAssociate(Gain):
    """One that works for nobody."""

    op: ClassVar[str] = "gain associate"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        if s.associates[self.kind] == NOBODYS:
            s.associates[self.kind] = int(parties.seat(self.who))
        return None


class GainBlackMarket(Gain):
    op: ClassVar[str] = "gain black_market"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        for _ in range(self.n):
            draw_black(s, parties.seat(self.who))
        return None


class GainAction(Gain):
    op: ClassVar[str] = "gain action"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        s.actions += self.n
        events.ACTION_GAINED.tell(s, parties.seat(self.who), self.n)
        return None


class Lose(Amount):
    """K15, lose: up to n, never below 0."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.who: Final[i64] = WHO.index(row.get("who", "self"))


class LoseGold(Lose):
    op: ClassVar[str] = "lose gold"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        lose_gold(s, parties.seat(self.who), self.n)
        return None


class LosePrestige(Lose):
    op: ClassVar[str] = "lose prestige"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        lose_prestige(s, parties.seat(self.who), self.n)
        return None


class LoseIncome(Lose):
    op: ClassVar[str] = "lose income"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        gain_income(s, parties.seat(self.who), -self.n)
        return None


class LoseResource(Lose):
    """A resource, or some that the loser picks."""

    op: ClassVar[str] = "lose resource"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        seat = parties.seat(self.who)
        if self.kind == NONE:
            return PickLoss(seat, self.n)
        lose_goods(s, seat, ALL_RESOURCES[self.kind], self.n)
        return None


class LoseInsignia(Lose):
    op: ClassVar[str] = "lose insignia"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        lose_insignia(s, parties.seat(self.who), self.kind, self.n)
        return None


class Pay(Effect):
    """K15, pay: to the bank, or to a player; that it can be paid was looked at before."""

    op: ClassVar[str] = "pay"

    def __init__(self, row: Row) -> None:
        self.gold: Final[i64] = row.get("gold", 0)
        self.goods: Final[list[int]] = goods_of(row.get("resources", {}))
        self.to: Final[i64] = WHO.index(row["to"]) if "to" in row else NONE

    def enter(self, effects: EffectList) -> None:
        effects.gold += self.gold
        effects.goods = [effects.goods[r] + self.goods[r] for r in range(GOODS)]
        effects.is_plain = False

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        payer = parties.payer
        if self.to == NONE:
            lose_gold(s, payer, self.gold)
            for r in ALL_RESOURCES:
                if self.goods[r]:
                    lose_goods(s, payer, r, self.goods[r])
            return None
        to = parties.seat(self.to)
        s.merchants[payer].gold -= self.gold
        s.merchants[to].gold += self.gold
        for r in ALL_RESOURCES:
            s.merchants[payer].goods[r] -= self.goods[r]
            s.merchants[to].goods[r] += self.goods[r]
        events.GOLD_PAID.tell(s, payer, self.gold, to)
        return None


class Steal(Amount):
    """K15, steal: up to n pass from the target, or whom it names, to the owner; as much as there is (K12.3)."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.source: Final[i64] = WHO.index(row.get("from", "target"))
        self.victim_picks: Final[bool] = row.get("kind") == "victim_choice"


class StealGold(Steal):
    op: ClassVar[str] = "steal gold"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        thief, victim = parties.owner, parties.seat(self.source)
        taken = min(self.n, s.merchants[victim].gold)
        s.merchants[victim].gold -= taken
        s.merchants[thief].gold += taken
        events.GOLD_STOLEN.tell(s, thief, taken, victim)
        return None


class StealResource(Steal):
    op: ClassVar[str] = "steal resource"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        thief, victim = parties.owner, parties.seat(self.source)
        return PickLoot(victim if self.victim_picks else thief, self.n, victim, thief)


class StealAssociate(Steal):
    op: ClassVar[str] = "steal associate"

    def happens(self, s: Karanor, parties: Parties) -> Step[Karanor] | None:
        thief, victim = parties.owner, parties.seat(self.source)
        return PickAssociate(victim if self.victim_picks else thief, 1, victim, thief)
