"""K15: a list of effects is carried out in order, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import CHOOSE, PLACE, Choose, PlacePawn
from comptoir.games.karanor.box import CITIES, GOODS, TERRITORIES
from comptoir.games.karanor.cards.draws import DrawArtefact, DrawKeep, DrawQuest
from comptoir.games.karanor.cards.effects import (
    ACTION,
    ARTEFACT,
    ASSOCIATE,
    BLACK,
    CANCEL,
    CHOICE,
    CONVERT,
    DRAW_KEEP,
    FORBID,
    GAIN,
    GOLD,
    INCOME,
    INSIGNE,
    LOSE,
    MODIFY,
    NONE,
    PAY,
    PERMIT,
    PRESTIGE,
    QUEST,
    QUEST_OPTIONS,
    REFRESH,
    RELOCATE,
    RESOURCE,
    STEAL,
    VICTIM,
    WAIVE,
    Effect,
    EffectList,
)
from comptoir.games.karanor.cards.give_and_take import (
    ConvertGoods,
    GainGoods,
    LoseGoods,
    StealAssociate,
    StealGoods,
)
from comptoir.games.karanor.cards.legal import can_be_carried_out, whom
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.refusals import why_not
from comptoir.games.karanor.state import NOBODYS, Karanor, UntilThen
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
    renew_row,
    replace_delivery,
)
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, then
from comptoir.table.data import Data
from comptoir.table.errors import Refused


class Parties(Data):
    """Whom a list of effects speaks of: its owner, its target, who caused the window, who makes its payments."""

    def __init__(self, owner: i64, target: i64, cause: i64, source: str, payer: i64) -> None:
        self.owner: Final = owner
        self.target: Final = target
        self.cause: Final = cause
        self.source: Final = source
        """Where prestige comes from: quest, card, tile or bonus."""
        self.payer: Final = payer

    def seat(self, who: i64) -> i64:
        return whom(who, self.owner, self.target, self.cause)


class CarryOut(Step[Karanor]):
    """K15: the rest of a list."""

    clause: ClassVar[str] = "K15.7"

    def __init__(self, listing: EffectList, at: i64, scene: Parties) -> None:
        self.listing: Final = listing
        self.at: Final = at
        self.scene: Final = scene

    def run(self, s: Karanor) -> None:
        effects = self.listing.effects
        at = self.at
        while at < len(effects):
            effect = effects[at]
            at += 1
            question = self.does(s, effect)
            if question is not None:
                if at < len(effects):
                    then(s, CarryOut(self.listing, at, self.scene))
                then(s, question)
                return

    def does(self, s: Karanor, effect: Effect) -> Step[Karanor] | None:
        """Do it, or say what must be asked first."""
        op = effect.op
        scene = self.scene
        seat = scene.seat(effect.who)
        if op == GAIN:
            return gains(s, seat, effect, scene.source)
        if op == LOSE:
            return loses(s, seat, effect)
        if op == PAY:
            pays(s, scene.payer, effect, NOBODYS if effect.to == NONE else scene.seat(effect.to))
        elif op == STEAL:
            return steals(s, scene.owner, scene.seat(effect.source), effect)
        elif op == CHOICE:
            return ChooseOption(scene.seat(effect.by), effect.options, scene)
        elif op == CANCEL:
            s.cancelled = True
        elif op == REFRESH:
            (replace_delivery if effect.delivery else renew_row)(s)
        elif op in (MODIFY, FORBID, PERMIT, WAIVE):
            s.temporary.append(UntilThen(seat, effect))
            s.add_up_modifiers(seat)
        elif op == RELOCATE:
            return SetPawnDown(seat, effect.own_city)
        elif op == DRAW_KEEP:
            return DrawKeep(scene.owner, effect.deck, effect.draw, effect.keep)
        elif op == CONVERT:
            return ConvertGoods(scene.owner, effect, effect.most)
        return None


def steals(s: Karanor, thief: i64, victim: i64, effect: Effect) -> Step[Karanor] | None:
    """K15, steal: as much as there is (R22)."""
    if effect.what == RESOURCE:
        return StealGoods(victim if effect.kind == VICTIM else thief, victim, thief, effect.n)
    if effect.what == ASSOCIATE:
        return StealAssociate(victim if effect.kind == VICTIM else thief, victim, thief)
    taken = min(effect.n, s.merchants[victim].gold)
    s.merchants[victim].gold -= taken
    s.merchants[thief].gold += taken
    if s.heard is not None:
        tell(s, "gold-stolen", thief, {"n": taken, "other": victim})
    return None


def gains(s: Karanor, seat: i64, effect: Effect, source: str) -> Step[Karanor] | None:
    """K15, gain."""
    what = effect.what
    if what == GOLD:
        gain_gold(s, seat, effect.n)
    elif what == PRESTIGE:
        gain_prestige(s, seat, effect.n, source)
    elif what == INCOME:
        gain_income(s, seat, effect.n)
    elif what == INSIGNE:
        gain_insignia(s, seat, effect.kind, effect.n)
    elif what == BLACK:
        for _ in range(effect.n):
            draw_black(s, seat)
    elif what == ACTION:
        s.actions += effect.n
        if s.heard is not None:
            tell(s, "action-gained", seat, {"n": effect.n})
    else:
        return gains_things(s, seat, effect)
    return None


def gains_things(s: Karanor, seat: i64, effect: Effect) -> Step[Karanor] | None:
    """Tokens, associates, quests and artefacts: some must be asked for."""
    if effect.what == RESOURCE:
        if effect.kind < 0:
            return GainGoods(seat, effect.n)
        gain_goods(s, seat, effect.kind, effect.n)
    elif effect.what == ARTEFACT:
        return DrawArtefact(seat, effect.n)
    elif effect.what == QUEST:
        return DrawQuest(seat, effect.n)
    elif s.associates[effect.kind] == NOBODYS:
        s.associates[effect.kind] = int(seat)
    return None


def loses(s: Karanor, seat: i64, effect: Effect) -> Step[Karanor] | None:
    """K15, lose: up to n, never below 0."""
    if effect.what == GOLD:
        lose_gold(s, seat, effect.n)
    elif effect.what == PRESTIGE:
        lose_prestige(s, seat, effect.n)
    elif effect.what == INCOME:
        gain_income(s, seat, -effect.n)
    elif effect.what == INSIGNE:
        lose_insignia(s, seat, effect.kind, effect.n)
    elif effect.what == RESOURCE:
        if effect.kind < 0:
            return LoseGoods(seat, effect.n)
        lose_goods(s, seat, effect.kind, effect.n)
    return None


def pays(s: Karanor, payer: i64, effect: Effect, to: i64) -> None:
    """K15, pay: to the bank, or to a player; it can be paid, that was looked at before."""
    if to < 0:
        lose_gold(s, payer, effect.gold)
        for r in range(GOODS):
            if effect.goods[r]:
                lose_goods(s, payer, r, effect.goods[r])
        return
    s.merchants[payer].gold -= effect.gold
    s.merchants[to].gold += effect.gold
    for r in range(GOODS):
        s.merchants[payer].goods[r] -= effect.goods[r]
        s.merchants[to].goods[r] += effect.goods[r]
    if s.heard is not None:
        tell(s, "gold-paid", payer, {"n": effect.gold, "other": to})


class ChooseOption(Question[Karanor]):
    """K15, choice: exactly one option, of those whose price and conditions can be met."""

    name: ClassVar[str] = "choose"
    clause: ClassVar[str] = "K8.4"

    def __init__(self, seat: i64, listings: list[EffectList], scene: Parties) -> None:
        super().__init__(seat)
        self.listings: Final = listings
        self.scene: Final = scene

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return ONLY[self.seat] if self.options(s, self.seat) else NOBODY

    def run(self, s: Karanor) -> None:
        """No option can be met: nothing happens."""

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        return [
            CHOOSE[i + 1]
            for i in range(len(self.listings))
            if can_be_carried_out(s, self.seat, self.listings[i])
        ]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, Choose)
        if s.heard is not None:
            tell(s, "chosen", seat, {"option": action.option})
        scene = self.scene
        if self.seat != scene.payer:
            scene = Parties(scene.owner, scene.target, scene.cause, scene.source, self.seat)
        then(s, CarryOut(self.listings[action.option - 1], 0, scene))


class ImmediateChoice(ChooseOption):
    """K8.6: an immediate choice, decided as soon as the card is drawn."""

    name: ClassVar[str] = "immediate"
    clause: ClassVar[str] = "K8.6"

    def __init__(self, seat: i64, quest: i64) -> None:
        super().__init__(seat, QUEST_OPTIONS[quest], Parties(seat, NOBODYS, seat, "quest", seat))
        self.quest: Final = quest


class SetPawnDown(Question[Karanor]):
    """K15, relocate: a pawn is set down in a city; no Move, no sea price, and a Move under way ends."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "K15.7"

    def __init__(self, seat: i64, own: bool) -> None:
        super().__init__(seat)
        self.own: Final = own

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        shops = s.merchants[self.seat].commerce_pawns
        return [PLACE[city] for city in CITIES if not self.own or city in shops]

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        assert isinstance(action, PlacePawn)
        from comptoir.games.karanor.windows.windows import arrive

        merchant = s.merchants[seat]
        if seat == s.active:
            s.steps = 0
        moved = merchant.at != action.city
        merchant.at = action.city
        if s.heard is not None:
            tell(s, "relocated", seat, {"to": TERRITORIES[action.city]})
        if moved:
            arrive(s, seat)
