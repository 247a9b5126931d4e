"""K3, K4, K5, K6, K10: a turn, its simple actions, and the income phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.abilities import happen, powers, use_power
from comptoir.games.karanor.actions import (
    BUY_VILLA,
    DELIVER,
    END_TURN,
    GO,
    HARVEST_HERE,
    INTERACT,
    PROMOTE,
    RECRUIT_ONE,
    WORK_HERE,
    Build,
    Fulfil,
    Go,
    Interact,
    Play,
    Promote,
    Recruit,
    Use,
    Visit,
)
from comptoir.games.karanor.asking import ALL_SEATS, Asking, replies
from comptoir.games.karanor.box import (
    ACTIONS,
    BY_LAND,
    BY_SEA,
    COMMON,
    HARVEST,
    NEAR,
    RECRUIT,
    ROUNDS,
    TERRITORIES,
    WORK,
    YIELDS,
)
from comptoir.games.karanor.build import buildable, declare
from comptoir.games.karanor.draws import DrawQuest
from comptoir.games.karanor.effects import (
    ACTION_END,
    E_HARVEST,
    E_INCOME,
    E_INTERACT,
    E_SEA,
    E_STEP,
    E_TURN_END,
    E_TURN_START,
    E_WORK,
    HARVEST_STAT,
    INTERACT_NEAR,
    NO_HARVEST,
    NO_INTERACT,
    NO_MOVE,
    NO_RECRUIT,
    NO_WORK,
    W_INCOME,
    W_TURN_START,
    WORK_STAT,
)
from comptoir.games.karanor.events import GameEnded, tell
from comptoir.games.karanor.prices import reach, sea_price
from comptoir.games.karanor.quests import fulfil, fulfillable
from comptoir.games.karanor.special import (
    buy_villa,
    can_buy_villa,
    can_deliver,
    deliver,
    promote,
    recruit,
    visit,
    visits,
)
from comptoir.games.karanor.state import NOBODYS, Karanor
from comptoir.games.karanor.stock import gain_goods
from comptoir.games.karanor.trade import carry_out
from comptoir.games.karanor.windows import announce, arrive, open_cards, open_window
from comptoir.table.agenda import NOBODY, ONLY, Action, Step, hear, then


class BeginTurn(Step[Karanor]):
    """K3.2: four actions, and a pause before the first of them (R46)."""

    clause: ClassVar[str] = "K3.2"

    def run(self, s: Karanor) -> None:
        s.turn += 1
        s.actions = ACTIONS
        s.steps = 0
        s.used = 0
        s.silent = 0
        if s.heard is not None:
            tell(s, "turn-began", s.active, {"turn": s.turn})
        then(s, TURN)
        open_window(s, W_TURN_START, s.active)
        happen(s, s.active, E_TURN_START)


class Turn(Asking):
    """K3.3, K14.8: an open point of the action phase."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "K3.3"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return NOBODY if s.accepted else ONLY[s.active]

    def may(self, s: Karanor) -> tuple[int, ...]:
        return ALL_SEATS[s.players]

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        answers = self.answers(s, seat) if seat == s.active else open_cards(s, seat)
        if s.offers:
            answers += replies(s, seat)
        return answers

    def answers(self, s: Karanor, seat: i64) -> list[Action]:
        found: list[Action] = []
        merchant = s.merchants[seat]
        if s.steps or s.actions:
            steps_from(s, seat, found)
        if s.actions:
            here_and_now(s, seat, found)
            buildable(s, seat, found)
            fulfillable(s, seat, found)
            if s.market:
                visits(s, seat, found)
        found += [PROMOTE[r] for r in COMMON if s.associates[r] == seat and not s.promoted[r]]
        if merchant.artefacts:
            found += powers(s, seat)
        if merchant.blacks:
            found += open_cards(s, seat)
        found.append(END_TURN)
        return found

    def run(self, s: Karanor) -> None:
        """K14.18: an acceptance that waited is carried out first."""
        then(s, self)
        carry_out(s)

    def answer(self, s: Karanor, seat: i64, action: Action) -> None:
        if action is END_TURN:
            s.steps = 0
            then(s, INCOME)
            return
        then(s, self)
        if isinstance(action, Go):
            step(s, seat, action.place)
        elif isinstance(action, Play):
            announce(s, seat, action, s.active)
        elif isinstance(action, Promote):
            promote(s, seat, action.resource)
        elif isinstance(action, Use):
            use_power(s, seat, action.tile, action.target)
        else:
            s.steps = 0
            s.actions -= 1
            then(s, END_ACTION)
            act(s, seat, action)


class EndAction(Step[Karanor]):
    """K15.1: effects until the end of the action stop."""

    clause: ClassVar[str] = "K15.1"

    def run(self, s: Karanor) -> None:
        stop(s, ACTION_END)


def stop(s: Karanor, until: i64) -> None:
    """K15.1: what lasts until then stops; at the end of the turn, everything."""
    ending = [p for p in s.passing_effects if p.effect.until == until or until != ACTION_END]
    if ending:
        s.passing_effects = [p for p in s.passing_effects if p not in ending]
        for passing in ending:
            s.tally(passing.seat)


def steps_from(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K4: the territories one step away that can be paid."""
    merchant = s.merchants[seat]
    if merchant.may(NO_MOVE):
        return
    found += [GO[place] for place in BY_LAND[merchant.at]]
    if BY_SEA[merchant.at] and merchant.gold >= sea_price(s, seat):
        found += [GO[place] for place in BY_SEA[merchant.at]]


def here_and_now(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K5, K6, K8.1, K9: what can be done where the pawn stands."""
    merchant = s.merchants[seat]
    here = merchant.at
    site: i64 = YIELDS[here]
    if site >= 0 and s.supply[site] and not merchant.may(NO_HARVEST):
        found.append(HARVEST_HERE)
    if not merchant.may(NO_WORK):
        found.append(WORK_HERE)
    people(s, seat, found)
    if can_deliver(s, seat):
        found.append(DELIVER)
    if merchant.gold >= RECRUIT and not merchant.may(NO_RECRUIT):
        found += [RECRUIT_ONE[r] for r in COMMON if s.associates[r] == NOBODYS]
    if can_buy_villa(s, seat):
        found.append(BUY_VILLA)


def people(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K8.1: the inhabitants one can talk to."""
    merchant = s.merchants[seat]
    if not (s.quest_deck or s.quest_discard) or merchant.may(NO_INTERACT):
        return
    if s.inhabited[merchant.at]:
        found.append(INTERACT[0])
    if merchant.may(INTERACT_NEAR):
        found += [INTERACT[1 + place] for place in NEAR[merchant.at] if s.inhabited[place]]


def step(s: Karanor, seat: i64, place: i64) -> None:
    """K4.1, K4.3, K4.9: one territory further; the first step of a Move takes the action and fixes its reach."""
    if s.steps == 0:
        s.actions -= 1
        s.steps = reach(s, seat)
    s.steps -= 1
    merchant = s.merchants[seat]
    sea = place in BY_SEA[merchant.at]
    price = sea_price(s, seat) if sea else 0
    merchant.gold -= price
    merchant.at = place
    if s.heard is not None:
        fields: dict[str, object] = {"to": TERRITORIES[place], "steps": s.steps}
        tell(s, "sailed" if sea else "moved", seat, fields | {"n": price} if sea else fields)
    if s.steps == 0 and s.passing_effects:
        stop(s, ACTION_END)
    arrive(s, seat)
    if merchant.hears:
        happen(s, seat, E_STEP)
        if sea:
            happen(s, seat, E_SEA)


def act(s: Karanor, seat: i64, action: Action) -> None:
    """K3.3: an action other than a Move; it is paid for already."""
    if action is WORK_HERE:
        work(s, seat)
    elif action is HARVEST_HERE:
        harvest(s, seat)
    elif isinstance(action, Build):
        declare(s, seat, action)
    elif isinstance(action, Interact):
        interact(s, seat, action.place)
    elif isinstance(action, Fulfil):
        fulfil(s, seat, action)
    elif action is DELIVER:
        deliver(s, seat)
    elif isinstance(action, Recruit):
        recruit(s, seat, action.resource)
    elif isinstance(action, Visit):
        visit(s, seat, action)
    else:
        assert action is BUY_VILLA
        buy_villa(s, seat)


def work(s: Karanor, seat: i64) -> None:
    """K6."""
    merchant = s.merchants[seat]
    gold = max(0, WORK + merchant.stats[WORK_STAT])
    merchant.gold += gold
    if s.heard is not None:
        tell(s, "worked", seat, {"n": gold})
    happen(s, seat, E_WORK)


def harvest(s: Karanor, seat: i64) -> None:
    """K5."""
    merchant = s.merchants[seat]
    if s.heard is not None:
        tell(s, "harvested", seat, {"at": TERRITORIES[merchant.at]})
    gain_goods(s, seat, YIELDS[merchant.at], max(0, HARVEST + merchant.stats[HARVEST_STAT]))
    happen(s, seat, E_HARVEST)


def interact(s: Karanor, seat: i64, place: i64) -> None:
    """K8.1: the inhabitant leaves the game, a quest is drawn."""
    where = s.merchants[seat].at if place < 0 else place
    s.inhabited[where] = False
    if s.heard is not None:
        tell(s, "interacted", seat, {"at": TERRITORIES[where]})
    then(s, DrawQuest(seat, 1))
    happen(s, seat, E_INTERACT)


class Income(Step[Karanor]):
    """K10.5: associates' tokens, gold, abilities, window, end of the turn."""

    clause: ClassVar[str] = "K10.1"

    def run(self, s: Karanor) -> None:
        seat = s.active
        merchant = s.merchants[seat]
        gold = merchant.income
        for resource in COMMON:
            if s.associates[resource] == seat:
                if s.promoted[resource]:
                    gold += 1
                else:
                    gain_goods(s, seat, resource, 1)
        merchant.gold += gold
        if s.heard is not None:
            tell(s, "income-taken", seat, {"n": gold})
        then(s, END_OF_TURN)
        open_window(s, W_INCOME, seat)
        happen(s, seat, E_INCOME)


class EndOfTurn(Step[Karanor]):
    """K10.5, K14.20: the turn ends, offers lapse, effects until then stop."""

    clause: ClassVar[str] = "K10.5"

    def run(self, s: Karanor) -> None:
        then(s, NEXT_TURN)
        s.offers.clear()
        s.accepted.clear()
        s.offered = 0
        if s.passing_effects:
            stop(s, ACTION_END + 1)
        happen(s, s.active, E_TURN_END)


class NextTurn(Step[Karanor]):
    """K3.1, K13.5, R58: clockwise, until the end is triggered and all have had as many turns; or 60 rounds."""

    clause: ClassVar[str] = "K13.5"

    def run(self, s: Karanor) -> None:
        s.active = (s.active + 1) % s.players
        if s.active == s.starter and (s.ending or s.turn >= ROUNDS * s.players):
            hear(s, GameEnded([int(m.prestige) for m in s.merchants], [int(m.gold) for m in s.merchants]))
            return
        then(s, BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
TURN: Final = Turn()
END_ACTION: Final = EndAction()
INCOME: Final = Income()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
