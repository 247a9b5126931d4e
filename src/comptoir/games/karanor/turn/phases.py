"""K3, K10, K13.5: a turn from its beginning to the next, its open points and its income."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import (
    BUY_VILLA,
    DELIVER,
    END_TURN,
    HARVEST_HERE,
    PROMOTE,
    RECRUIT_ONE,
    WORK_HERE,
    Build,
    Fulfil,
    Interact,
    Play,
    Promote,
    Recruit,
    StepTo,
    Use,
    Visit,
)
from comptoir.games.karanor.box import ACTIONS, COMMON, RECRUIT, ROUNDS, YIELDS
from comptoir.games.karanor.cards.abilities import powers, trigger, use_power
from comptoir.games.karanor.cards.effects import (
    ACTION_END,
    NO_HARVEST,
    NO_RECRUIT,
    NO_WORK,
    ON_INCOME,
    ON_TURN_END,
    ON_TURN_START,
    WINDOW_INCOME,
    WINDOW_TURN_START,
)
from comptoir.games.karanor.cards.lasting import stop
from comptoir.games.karanor.events import GameEnded, tell
from comptoir.games.karanor.refusals import why_not
from comptoir.games.karanor.state import ALL_SEATS, NOBODYS, Karanor
from comptoir.games.karanor.supply import gain_goods
from comptoir.games.karanor.trade.exchange import carry_out
from comptoir.games.karanor.turn.associates import promote, recruit
from comptoir.games.karanor.turn.build import buildable, declare
from comptoir.games.karanor.turn.deliver import can_deliver, deliver
from comptoir.games.karanor.turn.gather import harvest, work
from comptoir.games.karanor.turn.market import visit, visits
from comptoir.games.karanor.turn.move import step, steps_from
from comptoir.games.karanor.turn.quests import fulfil, fulfillable, interact, people
from comptoir.games.karanor.turn.villas import buy_villa, can_buy_villa
from comptoir.games.karanor.windows.windows import announce, open_cards, open_window
from comptoir.table.agenda import NOBODY, ONLY, Action, Step, hear, then
from comptoir.table.errors import Refused


class BeginTurn(Step[Karanor]):
    """K3.2: four actions, and a pause before the first of them (R46)."""

    clause: ClassVar[str] = "K3.2"

    def run(self, s: Karanor) -> None:
        s.turn += 1
        s.actions = ACTIONS
        s.steps = 0
        s.used = 0
        s.quiet_this_turn = 0
        if s.heard is not None:
            tell(s, "turn-began", s.active, {"turn": s.turn})
        then(s, OPEN_POINT)
        open_window(s, WINDOW_TURN_START, s.active)
        trigger(s, s.active, ON_TURN_START)


class OpenPoint(Step[Karanor]):
    """K3.3, K14.8: an open point of the action phase."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "K3.3"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return NOBODY if s.accepted else ONLY[s.active]

    def may(self, s: Karanor) -> tuple[int, ...]:
        """K14.8: anybody plays a card."""
        return ALL_SEATS[s.players]

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        if seat != s.active:
            return open_cards(s, seat)
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
        if merchant.black_market:
            found += open_cards(s, seat)
        found.append(END_TURN)
        return found

    def run(self, s: Karanor) -> None:
        """K14.18: an acceptance that waited is carried out first."""
        then(s, self)
        carry_out(s)

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        if action is END_TURN:
            s.steps = 0
            then(s, INCOME)
            return
        then(s, self)
        if isinstance(action, StepTo):
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
        open_window(s, WINDOW_INCOME, seat)
        trigger(s, seat, ON_INCOME)


class EndOfTurn(Step[Karanor]):
    """K10.5, K14.20: the turn ends, offers lapse, effects until then stop."""

    clause: ClassVar[str] = "K10.5"

    def run(self, s: Karanor) -> None:
        then(s, NEXT_TURN)
        s.offers.clear()
        s.accepted.clear()
        s.offered = 0
        if s.temporary:
            stop(s, ACTION_END + 1)
        trigger(s, s.active, ON_TURN_END)


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

OPEN_POINT: Final = OpenPoint()

END_ACTION: Final = EndAction()

INCOME: Final = Income()

END_OF_TURN: Final = EndOfTurn()

NEXT_TURN: Final = NextTurn()
