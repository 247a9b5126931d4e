"""The log is the game: entries in order, and the states they lead to.

Nothing here waits or writes; a history is rebuilt from its entries at any time.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from comptoir.server.wire import Kind
from comptoir.table import Action, Event, Game, Move, State, asked, check, options, play, welcome

PLAYED: tuple[Kind, ...] = ("move", "late")
"""Entries that are a move: a seat's own, or what its silence stood for."""
Led = tuple[State, list[Event]]
"""Where a move (or the setup) led, and what was heard on the way."""


class Entry(msgspec.Struct, frozen=True):
    """A line of the log, as it lies on disk; `text` is the move, or the version an undo goes back to."""

    n: int
    at: str
    kind: Kind
    seat: int | None
    text: str = ""


class Line:
    """An entry that stands, with what was heard; the start and the moves also have the state they led to."""

    def __init__(self, entry: Entry, heard: list[Event], state: State | None) -> None:
        self.entry = entry
        self.heard = heard
        self.state = state


class Frame:
    """The state after a move, or at the start."""

    def __init__(self, line: Line, state: State) -> None:
        self.line = line
        self.state = state

    @property
    def n(self) -> int:
        return self.line.entry.n

    @property
    def seat(self) -> int | None:
        return self.line.entry.seat


class Mark:
    """What an entry did: the state it left, and whose answers it took or took back."""

    def __init__(self, state: State, moved: set[int]) -> None:
        self.state = state
        self.moved = moved


class History:
    """The lines that stand, a state for each move, and the way that led here."""

    def __init__(self, game: Game, entry: Entry, opening: Led) -> None:
        self.game = game
        state, heard = opening
        start = Line(entry, heard, state)
        self.lines = [start]
        self.frames = [Frame(start, state)]
        self.undos: list[tuple[int, int]] = []
        self.version = entry.n
        self._way = [Mark(state, set())]
        self._asked: dict[int, tuple[int, int]] = {}
        """By seat: a version, and the number its question had then."""

    @property
    def now(self) -> State:
        """How things stand."""
        return self.frames[-1].state

    @property
    def over(self) -> bool:
        return not self.now.agenda

    def moves(self) -> list[Move]:
        """The moves that stand."""
        return [Move(frame.seat or 0, frame.line.entry.text) for frame in self.frames[1:]]

    def tried(self, seat: int, action: Action) -> Led:
        """What `action` leads to, with what is heard; refused if it is not allowed. Changes nothing."""
        check(self.now, seat, action)
        s = self.now.clone()
        heard: list[Event] = []
        s.heard = heard
        play(s, seat, action)
        s.heard = None
        return s, heard

    def add(self, entry: Entry, led: Led | None = None) -> None:
        """Take an entry in; a move may bring along what it led to."""
        assert entry.n == self.version + 1, f"entry {entry.n} after {self.version}"
        moved: set[int] = set()
        if entry.kind in PLAYED:
            assert entry.seat is not None
            state, heard = led or self.tried(entry.seat, self.game.parse(entry.text))
            line = Line(entry, heard, state)
            self.frames.append(Frame(line, state))
            moved.add(entry.seat)
        else:
            line = Line(entry, [], None)
            if entry.kind == "undo":
                moved = self._take_back(entry.n, int(entry.text))
        self.lines.append(line)
        self.version = entry.n
        self._way.append(Mark(self.now, moved))

    def _take_back(self, n: int, to: int) -> set[int]:
        """Drop the moves after version `to`; the seats that had made them."""
        taken: set[int] = set()
        while self.frames[-1].n > to:
            seat = self.frames.pop().seat
            assert seat is not None, "the start cannot be taken back"
            taken.add(seat)
        later = self.after(to)
        del self.lines[len(self.lines) - len(later) :]
        self.lines += [line for line in later if line.state is None]
        self.undos.append((n, to))
        return taken

    def knows(self, since: int) -> bool:
        """Do all entries up to `since` still stand, so that what came after is enough?"""
        return 0 < since <= self.version and all(to >= since for n, to in self.undos if n > since)

    def after(self, since: int) -> list[Line]:
        """The lines after version `since`."""
        first = len(self.lines)
        while first and self.lines[first - 1].entry.n > since:
            first -= 1
        return self.lines[first:]

    def question(self, seat: int) -> int | None:
        """The number of the question put to `seat`: the version when it was first put. None: it has none."""
        if seat not in welcome(self.now):
            return None
        number = self._number(seat)
        self._asked[seat] = (self.version, number)
        return number

    def _number(self, seat: int) -> int:
        """Go back as long as the question was the same, whoever else has answered meanwhile."""
        known, number = self._asked.get(seat, (0, 0))
        at = self.version
        while at != known:
            if at == 1 or not self._was_asked(at, seat):
                return at
            at -= 1
        return number

    def _was_asked(self, version: int, seat: int) -> bool:
        """Did `seat` have the same question before entry `version` as after it?"""
        before, after = self._way[version - 2], self._way[version - 1]
        if seat in after.moved or seat not in welcome(before.state):
            return False
        return same_question(before.state, after.state, seat)


def same_question(before: State, after: State, seat: int) -> bool:
    """Is `seat` asked by the same step, with the same options?"""
    if before is after:
        return True
    if type(before.agenda[-1]) is not type(after.agenda[-1]):
        return False
    return [o.text for o in options(before, seat)] == [o.text for o in options(after, seat)]


def silences(s: State) -> dict[int, Action]:
    """By seat that is asked: what it answers by saying nothing, where the table does not wait for ever."""
    found = {seat: s.agenda[-1].silence(s, seat) for seat in asked(s)}
    return {seat: action for seat, action in found.items() if action is not None}


def learned(before: State, after: State) -> bool:
    """Was luck used, or something hidden seen, between two states?"""
    return before.rng != after.rng or before.reveals != after.reveals


def replayed(game: Game, opening: Led, entries: Iterable[Entry]) -> History:
    """The history that these entries tell."""
    first, *rest = entries
    history = History(game, first, opening)
    for entry in rest:
        history.add(entry)
    return history
