"""The table: a state, its agenda of steps, and the seats that must answer.

A step is one paragraph of the rulebook waiting its turn. The agenda, top last, is the only truth about what is
asked now: there are no phase flags beside it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from comptoir.table.data import Data
from comptoir.table.errors import IllegalAction, NotYourTurn, Refused
from comptoir.table.rng import Rng

WATCHER: Final = -1
UNLISTED: Final[i64] = -1
UNCOUNTED: Final[i64] = -1
NOBODY: Final[tuple[int, ...]] = ()
ONLY: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]

Told = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a seat may say: frozen, imperative, built once; `text` and the game's `parse` are each other's inverse.

    Actions are equal if they are written alike; a copy is the action itself, in another process too."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.id: i64 = UNLISTED
        """Its place in the game's vocabulary; UNLISTED for what can be said in endless ways."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (said, (type(self).__module__, self.text))

    def __repr__(self) -> str:
        return f"<{self.text}>"


def said(module: str, text: str) -> Action:
    """The action written `text` in the game that `module` belongs to: pickled actions are read with it."""
    folder = ".".join(module.split(".")[:3])
    action: Action = import_module(f"{folder}.actions").parse(text)
    return action


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What happened, in the past tense; `told` is what a seat may know of it."""

    def told(self, seat: int) -> Told | None:
        """Plain data for `seat` (WATCHER for anybody else), built up from what it may know; None is nothing."""
        raise AssertionError(f"{type(self).__name__} does not say who may know it")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Data):
    """All that a game is, hidden things included; `clone` is written by each game, and any copy is a clone."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.agenda: list[Step[Any]] = []
        self.asides: tuple[Aside[Any], ...] = ()
        """What may be said beside any question; a game that has asides gives a state all of them at its start."""
        self.reveals: i64 = 0
        self.heard: list[Event] | None = None

    def clone(self) -> State:
        """An equal state that shares nothing which can change; nobody listens to it."""
        raise AssertionError(f"{type(self).__name__} cannot be cloned")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Data, Generic[S_contra]):
    """One paragraph of the rulebook, waiting its turn on the agenda. Frozen; made once where it can be.

    `Step[Market]` is a step of the game whose state is a `Market`: its methods are given one."""

    name: ClassVar[str] = ""
    """The question as a word: `turn` is asked with the sentence `<game>-ask-turn`."""
    clause: ClassVar[str] = ""

    def seats(self, s: S_contra) -> tuple[int, ...]:
        """Who must answer; nobody: the step runs by itself."""
        return NOBODY

    def may(self, s: S_contra) -> tuple[int, ...]:
        """Who else may answer this, though nobody waits for them: a card out of turn, a maximum named early."""
        return NOBODY

    def options(self, s: S_contra, seat: i64) -> list[Action]:
        """The answers, listed."""
        return []

    def count(self, s: S_contra, seat: i64) -> i64:
        """How many options there are, where that is known without listing them; UNCOUNTED: list them."""
        return UNCOUNTED

    def nth(self, s: S_contra, seat: i64, n: i64) -> Action:
        """The option at place `n` of the list, made without the list where `count` does without."""
        return self.options(s, seat)[n]

    def why_not(self, s: S_contra, seat: i64, action: Action) -> Refused | None:
        """What the rules say against `action`; None: it may be said now, as all the options and perhaps more."""
        if action in self.options(s, seat):
            return None
        return IllegalAction("refused-not-now", f"“{action.text}” is not possible now", self.clause)

    def silence(self, s: S_contra, seat: i64) -> Action | None:
        """What no answer stands for once the time the table gives has run out; None: the table waits for ever.

        A step that has such answers raises `reveals` when the last of them is in: until then it is one pause."""
        return None

    def take(self, s: S_contra, seat: i64, action: Action) -> None:
        """Do it; push what follows with `then`. The step has left the agenda."""
        raise AssertionError(f"{type(self).__name__} takes no answer")

    def run(self, s: S_contra) -> None:
        """For steps nobody answers. The step has left the agenda."""
        raise AssertionError(f"{type(self).__name__} does not run by itself")


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated(Step[S_contra]):
    """A step that is one seat's, whether or not it is asked anything."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Seated[S_contra]):
    """A step put to one seat."""

    def seats(self, s: S_contra) -> tuple[int, ...]:
        return ONLY[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Data, Generic[S_contra]):
    """Something that may be said beside any question and leaves it standing: an offer, a wish. Made once."""

    def may(self, s: S_contra) -> tuple[int, ...]:
        """Who may say it now."""
        return NOBODY

    def hears(self, action: Action) -> bool:
        """Is this said here, and not in answer to a question?"""
        raise AssertionError(f"{type(self).__name__} does not say what it hears")

    def options(self, s: S_contra, seat: i64) -> list[Action]:
        """What may be said, as far as it is listed."""
        return []

    def why_not(self, s: S_contra, seat: i64, action: Action) -> Refused | None:
        """What the rules say against something heard here; None: it may be said now."""
        raise AssertionError(f"{type(self).__name__} does not say what is allowed")

    def say(self, s: S_contra, seat: i64, action: Action) -> None:
        """Take note of it; what is asked stays on the agenda."""
        raise AssertionError(f"{type(self).__name__} takes note of nothing")


def then(s: S, step: Step[S], *more: Step[S]) -> None:
    """Put steps on the agenda so that they happen next, in reading order."""
    was_empty = not s.agenda
    for later in reversed(more):
        s.agenda.append(later)
    s.agenda.append(step)
    if was_empty:  # a copy has no room to spare: what has would be cut and grown again with every answer
        s.agenda = s.agenda[:]


def hear(s: State, event: Event) -> None:
    """Tell whoever listens. Where it matters, ask `s.heard is not None` before building the event."""
    if s.heard is not None:
        s.heard.append(event)


def settle(s: State) -> tuple[int, ...]:
    """Carry out what runs by itself until somebody must choose or the game is over; who must choose."""
    while s.agenda:
        step = s.agenda[-1]
        seats = step.seats(s)
        if seats:
            return seats
        s.agenda.pop()
        step.run(s)
    s.reveals += 1  # the game is over and its seed is published: nothing before this can be taken back
    return NOBODY


def asked(s: State) -> tuple[int, ...]:
    """The seats that must answer now; nobody once the game is over."""
    return s.agenda[-1].seats(s) if s.agenda else NOBODY


def welcome(s: State) -> tuple[int, ...]:
    """The seats that may speak now: those that must, then those that may."""
    if not s.agenda:
        return NOBODY
    step = s.agenda[-1]
    speaking = step.seats(s)
    speaking += tuple([seat for seat in step.may(s) if seat not in speaking])
    for aside in s.asides:
        speaking += tuple([seat for seat in aside.may(s) if seat not in speaking])
    return speaking


def options(s: State, seat: i64) -> list[Action]:
    """What `seat` may answer now, or say beside, as far as it can be listed."""
    if not s.agenda:
        return []
    step = s.agenda[-1]
    answers = step.options(s, seat) if seat in step.seats(s) or seat in step.may(s) else []
    for aside in s.asides:
        if seat in aside.may(s):
            answers = answers + aside.options(s, seat)
    return answers


def beside(s: State, action: Action) -> Aside[Any] | None:
    """The aside that hears `action`; None: it answers what is asked."""
    for aside in s.asides:
        if aside.hears(action):
            return aside
    return None


def check(s: State, seat: i64, action: Action) -> None:
    """Raise `Refused` unless `seat` may answer `action` now, or say it beside."""
    if not s.agenda:
        raise NotYourTurn("refused-game-over", "the game is over")
    step = s.agenda[-1]
    aside = beside(s, action)
    if seat not in (welcome(s) if aside is None else aside.may(s)):
        raise NotYourTurn("refused-not-your-turn", "this seat is not asked anything now", step.clause)
    refused = step.why_not(s, seat, action) if aside is None else aside.why_not(s, seat, action)
    if refused is not None:
        raise refused


def play(s: State, seat: i64, action: Action) -> None:
    """Carry out an answer that is known to be allowed, or take note of what is said beside."""
    aside = beside(s, action)
    if aside is None:
        s.agenda.pop().take(s, seat, action)
    else:
        aside.say(s, seat, action)
    settle(s)


def act(s: State, seat: i64, action: Action) -> None:
    """Check an answer and carry it out; a refused one changes nothing."""
    check(s, seat, action)
    play(s, seat, action)


def playout(s: State, luck: Rng) -> i64:
    """Play random answers to the end; the number of decisions. The full list is built for each."""
    decisions: i64 = 0
    seats = asked(s)
    while seats:
        seat: i64 = seats[0]
        step = s.agenda[-1]
        answers = step.options(s, seat)
        s.agenda.pop()
        step.take(s, seat, answers[luck.below(len(answers))])
        seats = settle(s)
        decisions += 1
    return decisions


def pick(step: Step[S], s: S, seat: i64, luck: Rng) -> Action:
    """Any option, each as likely; with the same luck the same one, whether there is a list or not."""
    count = step.count(s, seat)
    if count == UNCOUNTED:
        answers = step.options(s, seat)
        return answers[luck.below(len(answers))]
    return step.nth(s, seat, luck.below(count))


def sampled(s: State, luck: Rng) -> i64:
    """As `playout`, without a list where the step can do without: the same game with the same luck."""
    decisions: i64 = 0
    seats = asked(s)
    while seats:
        seat: i64 = seats[0]
        step = s.agenda[-1]
        action = pick(step, s, seat, luck)
        s.agenda.pop()
        step.take(s, seat, action)
        seats = settle(s)
        decisions += 1
    return decisions
