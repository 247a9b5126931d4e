"""Orders: what somebody has left word for at their seat, and what of it is to be done now (docs/orders.md).

Nothing here waits, writes or tells. Whatever decides is what the seat itself may know: its question, what the rules
answer it, and what it was told of the others' moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from comptoir.server.errors import BadField, NotNow, fault
from comptoir.server.history import History, Led, Rewound
from comptoir.server.ordered import BargainTerms, PlannedAnswer, RoutineLeft
from comptoir.server.wire import Dropped, encode
from comptoir.table import Action, ComptoirError, Game, Routine, State, asked, check, options, welcome

TOLD = 5
"""Orders that are off and still told of."""


class Running(msgspec.Struct, frozen=True):
    """A routine, and the turn or round it lasts for."""

    left: RoutineLeft
    within: str | int | None


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat has ordered. Never changed in place: the next is saved, then takes its place."""

    person: str
    since: int
    """The version after which the others' moves may upset the plan."""
    routines: list[Running] = []
    plan: list[PlannedAnswer] = []
    dropped: list[Dropped] = []
    revision: int = 0
    """Counts what was saved of it: who saves it must have seen the one before."""

    @property
    def empty(self) -> bool:
        return not self.routines and not self.plan


class Due(NamedTuple):
    """What is to be done for a seat: the orders it has afterwards, and its answer, if one is given."""

    seat: int
    orders: Orders
    action: Action | None


def routine_of(game: Game, name: str) -> Routine | None:
    return next((routine for routine in game.routines if routine.name == name), None)


def begun(game: Game, s: State, left: RoutineLeft, field: str) -> Running:
    """A routine from now on, or `BadField`."""
    routine = routine_of(game, left.name)
    if routine is None:
        text = f"{game.title} has no routine “{left.name}”"
        raise BadField("bad-routine", text, field=f"{field}.name", name=left.name)
    if routine.amount != (left.amount is not None):
        text = "this routine needs a number" if routine.amount else "this routine takes no number"
        raise BadField("bad-amount", text, field=f"{field}.amount", needed=int(routine.amount))
    if bool(routine.things) != (left.terms is not None) or (left.terms and not _fits(left.terms, routine)):
        text = "this routine needs terms: two things" if routine.things else "this routine takes no terms"
        raise BadField("bad-terms", text, field=f"{field}.terms", needed=int(bool(routine.things)))
    return Running(left, game.headline(s).get(routine.until))


def _fits(terms: BargainTerms, routine: Routine) -> bool:
    return terms.get != terms.give and {terms.get, terms.give} <= set(routine.things)


def upset(left: Orders, why: ComptoirError, at: str) -> Orders:
    """Without the plan, and with the reason."""
    gone = Dropped("", left.plan[0].move, at, fault(why))
    return replace(left, plan=[], dropped=[*left.dropped, gone][-TOLD:])


def ended(left: Orders, running: Running, why: ComptoirError, at: str) -> Orders:
    """Without one of the routines, and with the reason."""
    rest = [each for each in left.routines if each is not running]
    gone = Dropped(running.left.name, "", at, fault(why))
    return replace(left, routines=rest, dropped=[*left.dropped, gone][-TOLD:])


def kept_up(history: History, seat: int, left: Orders, at: str) -> Orders:
    """The orders that still make sense: a round may be over, a move taken back, a place taken."""
    headline = history.game.headline(history.now)
    for running in left.routines:
        routine = routine_of(history.game, running.left.name)
        if routine is None or headline.get(routine.until) != running.within:
            left = ended(left, running, NotNow("order-over", "the time it was meant for is over"), at)
    since = left.since
    if any(n > since and seat in taken for n, (_, taken) in history.undos.items()):
        why = NotNow("order-undone", "moves of yours were taken back")
        for running in left.routines:
            left = ended(left, running, why, at)
        left = upset(left, why, at) if left.plan else left
    feared = {word for planned in left.plan for word in planned.unless}
    for word in words_since(history, seat, since) if feared else ():
        if word in feared:
            return upset(left, NotNow("order-forestalled", f"somebody came before: {word}", word=word), at)
    return left


def words_since(history: History, seat: int, since: int) -> Iterator[str]:
    """The words in all that `seat` was told of what others did after a version."""
    for echo in history.after(since):
        if echo.entry.seat != seat:
            for told in echo.heard_by(seat):
                yield from _words(msgspec.json.decode(told))


def _words(told: object) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from _words(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _words(value)


def seen(game: Game, s: State, seat: int, action: Action) -> str:
    """What an answer would visibly do, as a digest."""
    return blake2b(encode(game.preview(s, seat, action)), digest_size=16).hexdigest()


def answer(game: Game, s: State, seat: int, left: Orders) -> Action | ComptoirError | None:
    """What the orders of a seat say now; an error: what is planned cannot be said; None: nothing of it is for now."""
    if seat not in welcome(s):
        return None
    if is_planned(s, seat, left):
        return _planned(game, s, seat, left.plan[0])
    by_routine = _routinely(game, s, seat, left)
    return None if by_routine is None else by_routine[1]


def _routinely(game: Game, s: State, seat: int, left: Orders) -> tuple[Running, Action] | None:
    """The first routine that answers now, in the order of the game, and what it says."""
    order = [routine.name for routine in game.routines]
    known = [running for running in left.routines if running.left.name in order]
    for running in sorted(known, key=lambda running: order.index(running.left.name)):
        said = _by_routine(game, s, seat, running.left)
        if said is not None:
            return running, said
    return None


def is_planned(s: State, seat: int, left: Orders) -> bool:
    """Is the answer planned next meant for what the seat is asked now?"""
    return bool(left.plan) and seat in asked(s) and left.plan[0].step in ("", s.agenda[-1].name)


def _planned(game: Game, s: State, seat: int, planned: PlannedAnswer) -> Action | ComptoirError:
    try:
        action = game.parse(planned.move)
        check(s, seat, action)
    except ComptoirError as error:
        return error
    if planned.seen and planned.seen != seen(game, s, seat, action):
        return NotNow("order-changed", "it would do something else by now")
    return action


def _by_routine(game: Game, s: State, seat: int, left: RoutineLeft) -> Action | None:
    routine = routine_of(game, left.name)
    if routine is None:
        return None
    if routine.steps and (seat not in asked(s) or s.agenda[-1].name not in routine.steps):
        return None
    listed = options(s, seat)
    for said in routine.answers:
        text = said.format(amount=left.amount)
        for option in listed:
            begins = option.text == text or option.text.startswith(f"{text} ")
            if begins and meets(game.bargain(s, seat, option) if left.terms else None, left.terms):
                return option
        if left.amount is not None and text != said and (action := _allowed(game, s, seat, text)):
            return action
    return None


def meets(bargain: tuple[dict[str, int], dict[str, int]] | None, terms: BargainTerms | None) -> bool:
    """Does a bargain bring as much as was said, for no more, and for nothing else?"""
    if terms is None:
        return True
    if bargain is None:
        return False
    had, given = bargain
    return had.get(terms.get, 0) >= terms.least and all(
        thing == terms.give and count <= terms.most for thing, count in given.items()
    )


def _allowed(game: Game, s: State, seat: int, text: str) -> Action | None:
    """What is taken though it is not listed."""
    try:
        action = game.parse(text)
        check(s, seat, action)
    except ComptoirError:
        return None
    return action


def speaking(
    by_seat: dict[int, Orders], history: History | None, led: Led | Rewound | None = None
) -> list[int]:
    """The seats whose orders say something to where a move leads, or to what stands."""
    if not by_seat or history is None:
        return []
    s = history.now if led is None else led[0] if isinstance(led, tuple) else led.position.state
    return [seat for seat, left in by_seat.items() if answer(history.game, s, seat, left) is not None]


def due(history: History, seat: int, left: Orders, at: str) -> Due | None:
    """What is to be done for a seat now: something of its orders is off, or answers."""
    if left.empty or history.over:
        return None
    kept = kept_up(history, seat, left, at)
    if kept is not left:
        return Due(seat, kept, None)
    said = answer(history.game, history.now, seat, left)
    if isinstance(said, ComptoirError):
        return Due(seat, upset(left, said, at), None)
    if said is None:
        return None
    if is_planned(history.now, seat, left):
        # What was done by order upsets nothing of what is ordered besides.
        left = replace(left, plan=left.plan[1:], since=history.version + 1)
    else:
        left = _once(history, seat, left, at)
    return Due(seat, left, said)


def _once(history: History, seat: int, left: Orders, at: str) -> Orders:
    """Without the routine that answers now, if it does so once only."""
    found = _routinely(history.game, history.now, seat, left)
    routine = None if found is None else routine_of(history.game, found[0].left.name)
    if found is None or routine is None or not routine.once:
        return left
    return ended(left, found[0], NotNow("order-done", "it was carried out, and was meant for once"), at)


def by_hand(game: Game, s: State, seat: int, left: Orders, said: Action, at: str) -> Orders:
    """The orders once their owner has answered: what was meant for this question is off."""
    if seat not in asked(s):
        return left
    step = s.agenda[-1].name
    why = NotNow("order-by-hand", "you have answered yourself")
    if is_planned(s, seat, left):
        left = upset(left, why, at)
    for running in left.routines:
        routine = routine_of(game, running.left.name)
        ordered = _by_routine(game, s, seat, running.left)
        if routine is not None and step in routine.steps and ordered is not None and ordered != said:
            left = ended(left, running, why, at)
    return left
