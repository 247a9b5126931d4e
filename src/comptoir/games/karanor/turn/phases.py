"""K3, K10, K13.5: a turn from its beginning to the next, its open points and its income."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import (
    BUY_VILLA,
    DELIVER,
    END_TURN,
    HARVEST_HERE,
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
from comptoir.games.karanor.box import ACTIONS, COMMON, ROUNDS, WINDOW_INCOME, WINDOW_TURN_START
from comptoir.games.karanor.cards.abilities import powers, trigger, use_power, why_not_used
from comptoir.games.karanor.cards.lasting import stop
from comptoir.games.karanor.cards.modifiers import (
    ACTION_END,
    ON_INCOME,
    ON_TURN_END,
    ON_TURN_START,
    TURN_END,
)
from comptoir.games.karanor.refusals import NO_ACTION, OTHER_QUESTION
from comptoir.games.karanor.state import ALL_SEATS, Karanor
from comptoir.games.karanor.supply import gain_goods
from comptoir.games.karanor.trade.exchange import carry_out
from comptoir.games.karanor.turn.associates import (
    promotable,
    promote,
    recruit,
    recruitable,
    why_not_promoted,
    why_not_recruited,
)
from comptoir.games.karanor.turn.build import buildable, declare, why_not_built
from comptoir.games.karanor.turn.deliver import can_deliver, deliver, why_not_delivered
from comptoir.games.karanor.turn.gather import gatherable, harvest, why_not_harvested, why_not_worked, work
from comptoir.games.karanor.turn.market import visit, visits, why_not_visited
from comptoir.games.karanor.turn.move import step, steps_from, why_not_moved
from comptoir.games.karanor.turn.quests import (
    fulfil,
    fulfillable,
    interact,
    people,
    why_not_fulfilled,
    why_not_interacted,
)
from comptoir.games.karanor.turn.villas import buy_villa, can_buy_villa, why_not_bought
from comptoir.games.karanor.windows.black_market import playable_at_open_point, why_not_at_open_point
from comptoir.games.karanor.windows.windows import announce, open_window
from comptoir.table.agenda import NOBODY, ONLY, Action, Step, then
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
        events.TURN_BEGAN.tell(s, s.active, s.turn)
        then(s, OPEN_POINT)
        open_window(s, WINDOW_TURN_START, s.active)
        trigger(s, s.active, ON_TURN_START)


class OpenPoint(Step[Karanor]):
    """K3.3, K14.8: an open point of the action phase. The player at turn acts; anybody may play a card."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "K3.3"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        return NOBODY if s.accepted else ONLY[s.active]

    def may(self, s: Karanor) -> tuple[int, ...]:
        return ALL_SEATS[s.players]

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        found: list[Action] = []
        if seat != s.active:
            playable_at_open_point(s, seat, found)
            return found
        if s.steps or s.actions:
            steps_from(s, seat, found)
        if s.actions:
            here_and_now(s, seat, found)
        promotable(s, seat, found)
        powers(s, seat, found)
        playable_at_open_point(s, seat, found)
        found.append(END_TURN)
        return found

    def run(self, s: Karanor) -> None:
        """K14.18: an acceptance that waited is carried out first."""
        then(s, self)
        carry_out(s)

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        if isinstance(action, Play):
            return why_not_at_open_point(s, seat, action)
        if seat != s.active:
            return OTHER_QUESTION.of(action.text)
        if action is END_TURN:
            return None
        if s.actions == 0 and costs_action(s, action):
            return NO_ACTION.of()
        return why_not_done(s, seat, action)

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


def here_and_now(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K3.3: the actions other than a Move that are possible where the pawn stands."""
    gatherable(s, seat, found)
    people(s, seat, found)
    if can_deliver(s, seat):
        found.append(DELIVER)
    recruitable(s, seat, found)
    if can_buy_villa(s, seat):
        found.append(BUY_VILLA)
    buildable(s, seat, found)
    fulfillable(s, seat, found)
    if s.market:
        visits(s, seat, found)


def costs_action(s: Karanor, action: Action) -> bool:
    """K3.6: not everything is an action; nor is a step of a Move under way."""
    if isinstance(action, StepTo):
        return s.steps == 0
    return not isinstance(action, Promote | Use)


def why_not_done(s: Karanor, seat: i64, action: Action) -> Refused | None:
    """Why the player at turn, who has actions left, cannot do this; None: it can be done."""
    if isinstance(action, StepTo):
        return why_not_moved(s, seat, action)
    if isinstance(action, Build):
        return why_not_built(s, seat, action)
    if isinstance(action, Fulfil):
        return why_not_fulfilled(s, seat, action)
    if isinstance(action, Interact):
        return why_not_interacted(s, seat, action)
    if isinstance(action, Recruit):
        return why_not_recruited(s, seat, action)
    if isinstance(action, Promote):
        return why_not_promoted(s, seat, action)
    if isinstance(action, Visit):
        return why_not_visited(s, seat, action)
    return why_not_used(s, seat, action) if isinstance(action, Use) else why_not_here(s, seat, action)


def why_not_here(s: Karanor, seat: i64, action: Action) -> Refused | None:
    """The same, of what a single word says."""
    if action is HARVEST_HERE:
        return why_not_harvested(s, seat)
    if action is WORK_HERE:
        return why_not_worked(s, seat)
    if action is DELIVER:
        return why_not_delivered(s, seat)
    return why_not_bought(s, seat) if action is BUY_VILLA else OTHER_QUESTION.of(action.text)


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


class EndAction(Step[Karanor]):
    """K15.1: effects until the end of the action stop."""

    clause: ClassVar[str] = "K15.1"

    def run(self, s: Karanor) -> None:
        stop(s, ACTION_END)


class Income(Step[Karanor]):
    """K10.1, K10.5: associates' tokens, gold, abilities, window, end of the turn."""

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
        events.INCOME_TAKEN.tell(s, seat, gold)
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
            stop(s, TURN_END)
        trigger(s, s.active, ON_TURN_END)


class NextTurn(Step[Karanor]):
    """K3.1, K13.5, R58: clockwise, until the end is triggered and all have had as many turns; or 60 rounds."""

    clause: ClassVar[str] = "K13.5"

    def run(self, s: Karanor) -> None:
        s.active = (s.active + 1) % s.players
        if s.active == s.starter and (s.ending or s.turn >= ROUNDS * s.players):
            events.GAME_ENDED.tell(s)
            return
        then(s, BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
OPEN_POINT: Final = OpenPoint()
END_ACTION: Final = EndAction()
INCOME: Final = Income()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
