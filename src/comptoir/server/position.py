"""How things stand after an entry of the log, and how to go on from there to a later one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, cast

import msgspec

from comptoir.server.wire import Kind
from comptoir.table import Action, Beside, Event, Game, Move, State, act, asked, options, play, welcome

PLAYED: tuple[Kind, ...] = ("move", "late")
"""Entries that are a move: a seat's own, or what its silence stood for."""


class Logged(msgspec.Struct, frozen=True):
    """An entry of the log, as it lies on disk; `text` is the move, or the version an undo goes back to."""

    n: int
    at: str
    kind: Kind
    seat: int | None
    text: str = ""


class Heard:
    """An entry that stands, with the events that were heard."""

    def __init__(self, entry: Logged, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


class Moment:
    """What was heard, with the state it led to, which is lent: it goes on with the next moment."""

    def __init__(self, heard: Heard, state: State) -> None:
        self.heard = heard
        self.state = state


class Position:
    """The state after entry `n`, how many moves led there, and since when each seat has its question."""

    def __init__(self, n: int, moves: int, state: State, since: dict[int, int]) -> None:
        self.n = n
        self.moves = moves
        self.state = state
        self.since = since
        self._texts: dict[int, list[str]] = {}

    def bare(self) -> Position:
        """The same to keep, without what is only at hand to save work."""
        return Position(self.n, self.moves, self.state, self.since)

    def texts(self, seat: int) -> list[str]:
        """What `seat` may answer, as far as it can be listed."""
        if seat not in self._texts:
            self._texts[seat] = [option.text for option in options(self.state, seat)]
        return self._texts[seat]

    def moved(self, entry: Logged, state: State) -> Position:
        """After a move: whoever has the same question as before keeps its number."""
        after = Position(entry.n, self.moves + 1, state, {})
        for seat in welcome(state):
            same = seat != entry.seat and seat in self.since and self._asks_alike(after, seat)
            after.since[seat] = self.since[seat] if same else entry.n
        return after

    def passed(self, n: int, anew: Collection[int] = ()) -> Position:
        """After an entry that is no move; the seats in `anew` are asked again."""
        after = Position(n, self.moves, self.state, self.since)
        after._texts = self._texts
        if anew:
            after.since = {seat: n if seat in anew else number for seat, number in self.since.items()}
        return after

    def _asks_alike(self, after: Position, seat: int) -> bool:
        """Is `seat` asked by the same step, with the same options?"""
        if type(self.state.agenda[-1]) is not type(after.state.agenda[-1]):
            return False
        return self.texts(seat) == after.texts(seat)


class Stretch:
    """A stretch of the log, told anew from a position before it. Any thread may do it while the log grows on."""

    def __init__(
        self, game: Game, start: Position, way: list[Logged], first: int, head: Heard | None = None
    ) -> None:
        self._game = game
        self._start = start
        self._way = way
        self._first = first
        """The number of the first entry wanted; those before it only lead there."""
        self._head = head
        """What led to the start, if it is wanted too."""

    @property
    def cost(self) -> int:
        """What it takes to tell, in entries: those that only lead there cost less."""
        return 1 + len(self._way) // 8 + sum(entry.n >= self._first for entry in self._way)

    def moments(self) -> Iterator[Moment]:
        """Entry after entry, with the state lent until the next."""
        s = self._start.state.clone()
        if self._head is not None:
            yield Moment(self._head, s)
        for entry in self._way:
            wanted = entry.n >= self._first
            events: list[Event] = []
            if entry.kind in PLAYED:
                s.heard = events if wanted else None
                act(s, entry.seat or 0, self._game.parse(entry.text))
                s.heard = None
            if wanted:
                yield Moment(Heard(entry, events), s)


BESIDE: tuple[Kind, ...] = ("timeout", "away", "back")
"""Entries of which a record tells though they are no move."""


def told_beside(entries: Iterable[Logged]) -> list[Beside]:
    """What entries that stand tell of seats beside their moves, each after how many moves."""
    found: list[Beside] = []
    moves = 0
    for entry in entries:
        moves += entry.kind in PLAYED
        if entry.kind in BESIDE or entry.kind == "late":
            found.append(Beside(moves, entry.seat or 0, cast("Any", entry.kind)))
    return found


def logged(base: list[Move], beside: list[Beside], at: str) -> list[Logged]:
    """The entries of a game that begins with some moves, after its start, and with what happened beside them."""
    late = {each.after for each in beside if each.what == "late"}
    others: dict[int, list[tuple[Kind, int, str]]] = {}
    for each in beside:
        if each.what != "late":
            others.setdefault(each.after, []).append((each.what, each.seat, ""))
    found = others.get(0, [])
    for n, move in enumerate(base, 1):
        found.append(("late" if n in late else "move", move.seat, move.action))
        found += others.get(n, [])
    return [Logged(n, at, kind, seat, text) for n, (kind, seat, text) in enumerate(found, 2)]


def moves_of(entries: Iterable[Logged]) -> list[Move]:
    """The moves among some entries."""
    return [Move(entry.seat or 0, entry.text) for entry in entries if entry.kind in PLAYED]


def carried_out(s: State, seat: int, action: Action, heard: list[Event] | None) -> State:
    """Where an action leads that is known to be allowed; the state it was said in stays as it is."""
    after = s.clone()
    after.heard = heard
    play(after, seat, action)
    after.heard = None
    return after


def opening(entry: Logged, state: State) -> Position:
    """Where a game begins."""
    return Position(entry.n, 0, state, dict.fromkeys(welcome(state), entry.n))


def silences(s: State) -> dict[int, Action]:
    """By seat that is asked: what it answers by saying nothing, where the table does not wait for ever."""
    found = {seat: s.agenda[-1].silence(s, seat) for seat in asked(s)}
    return {seat: action for seat, action in found.items() if action is not None}


def learned(before: State, after: State) -> bool:
    """Was luck used, or something hidden seen, between two states?"""
    return before.rng != after.rng or before.reveals != after.reveals
