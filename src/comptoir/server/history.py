"""The log is the game: entries in order, and the states they lead to.

Nothing here waits or writes; a history is rebuilt from its entries at any time.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from comptoir.server.wire import Kind
from comptoir.table import Action, Event, Game, Move, State, asked, check, options, play


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


class Question:
    """What a seat is asked: `id` is the version when it was first put."""

    def __init__(self, number: int, state: State) -> None:
        self.id = number
        self.state = state


class History:
    """All entries, the lines that stand, a state for each move, and the questions that are open."""

    def __init__(self, game: Game, entry: Entry, state: State) -> None:
        self.game = game
        start = Line(entry, [], state)
        self.lines = [start]
        self.frames = [Frame(start, state)]
        self.undos: list[tuple[int, int]] = []
        self.version = entry.n
        self.questions: dict[int, Question] = {}
        self._ask(set())

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

    def tried(self, seat: int, action: Action) -> tuple[State, list[Event]]:
        """What `action` leads to, with what is heard; refused if it is not allowed. Changes nothing."""
        check(self.now, seat, action)
        s = self.now.clone()
        heard: list[Event] = []
        s.heard = heard
        play(s, seat, action)
        s.heard = None
        return s, heard

    def add(self, entry: Entry, led: tuple[State, list[Event]] | None = None) -> None:
        """Take an entry in; a move may bring along what it led to."""
        assert entry.n == self.version + 1, f"entry {entry.n} after {self.version}"
        moved: set[int] = set()
        if entry.kind == "move":
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
        self._ask(moved)

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

    def _ask(self, moved: set[int]) -> None:
        """Number the questions: one that is still the same keeps its number, whoever else has answered."""
        s = self.now
        old = self.questions
        self.questions = {}
        for seat in asked(s):
            question = old.get(seat)
            if question is None or seat in moved or not same_question(question.state, s, seat):
                question = Question(self.version, s)
            self.questions[seat] = question


def same_question(before: State, after: State, seat: int) -> bool:
    """Is `seat` asked by the same step, with the same options?"""
    if before is after:
        return True
    if type(before.agenda[-1]) is not type(after.agenda[-1]):
        return False
    return [o.text for o in options(before, seat)] == [o.text for o in options(after, seat)]


def learned(before: State, after: State) -> bool:
    """Was luck used, or something hidden seen, between two states?"""
    return before.rng != after.rng or before.reveals != after.reveals


def replayed(game: Game, start: State, entries: Iterable[Entry]) -> History:
    """The history that these entries tell."""
    first, *rest = entries
    history = History(game, first, start)
    for entry in rest:
        history.add(entry)
    return history
