"""The log is the game: entries in order, how things stand after them, and the way back.

Only the present state is kept, with a few on the way: any other is made again from the last one kept before it.
Nothing here waits or writes; a history is rebuilt from its entries at any time.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import islice
from typing import Any

from comptoir.server.position import (
    PLAYED,
    Heard,
    Logged,
    Position,
    Stretch,
    carried_out,
    learned,
    moves_of,
    opening,
)
from comptoir.table import Action, Event, Game, Move, State, check

PAGE = 100
"""Entries that are told at once; of so many, the last ones, what was heard is at hand."""
CHECKPOINTS = 6
"""Positions kept on the way, the first of all among them."""
NEAR = 8
"""Entries among the last that are found without a search."""
STRIDE = 16
"""Moves from one to the next; twice as many whenever there would be too many of them."""
Led = tuple[State, list[Event]]
"""Where a move (or the setup) led, and what was heard on the way."""


class Rewound:
    """How things stand once some moves are taken back, and what was heard in the last entries before."""

    def __init__(self, position: Position, heard: dict[int, list[Event]]) -> None:
        self.position = position
        self.heard = heard


class History:
    """The entries that stand, the moves among them, and how things stand now."""

    def __init__(self, game: Game, entry: Logged, led: Led) -> None:
        self.game = game
        state, heard = led
        self.entries = [entry]
        self.played: list[Logged] = []
        self.undos: dict[int, tuple[int, frozenset[int]]] = {}
        """By its number: where an undo went back to, and the seats whose moves it took."""
        self._position = opening(entry, state)
        self._kept = [self._position.bare()]
        self._stride = STRIDE
        self._learned = bytearray()
        """By move: was something learned by it?"""
        self._opening = Heard(entry, heard)
        self._heard = {entry.n: heard}

    @property
    def version(self) -> int:
        return self._position.n

    @property
    def now(self) -> State:
        """How things stand."""
        return self._position.state

    @property
    def over(self) -> bool:
        return not self.now.agenda

    def moves(self) -> list[Move]:
        """The moves that stand."""
        return moves_of(self.played)

    def question(self, seat: int) -> int | None:
        """The number of the question put to `seat`: the version when it was first put. None: it has none."""
        return self._position.since.get(seat)

    def texts(self, seat: int) -> list[str]:
        """What `seat` may answer now, as far as it can be listed."""
        return self._position.texts(seat)

    def tried(self, seat: int, action: Action) -> Led:
        """What `action` leads to, with what is heard; refused if it is not allowed. Changes nothing."""
        heard: list[Event] = []
        return self._tried(seat, action, heard), heard

    def _tried(self, seat: int, action: Action, heard: list[Event] | None) -> State:
        check(self.now, seat, action)
        return carried_out(self.now, seat, action, heard)

    def add(self, entry: Logged, led: Led | Rewound | None = None) -> None:
        """Take an entry in; it may bring along what it led to."""
        assert entry.n == self.version + 1, f"entry {entry.n} after {self.version}"
        if entry.kind == "undo":
            to = int(entry.text)
            self._take_back(entry, to, led if isinstance(led, Rewound) else self.rewound(to))
        elif entry.kind in PLAYED:
            assert entry.seat is not None
            found = led if isinstance(led, tuple) else self.tried(entry.seat, self.game.parse(entry.text))
            self._move(entry, *found)
        else:
            self._pass(entry)

    def retrace(self, entries: list[Logged], undos: dict[int, tuple[int, frozenset[int]]]) -> None:
        """Take in the entries that stand of a long log; events are built for the last ones only."""
        self.undos = undos
        heard_from = len(entries) - PAGE
        for i, entry in enumerate(entries):
            if entry.kind in PLAYED:
                heard: list[Event] | None = [] if i >= heard_from else None
                s = self._tried(entry.seat or 0, self.game.parse(entry.text), heard)
                self._move(entry, s, heard or [])
            else:
                self._pass(entry)

    def _move(self, entry: Logged, state: State, heard: list[Event]) -> None:
        self._learned.append(learned(self.now, state))
        self._position = self._position.moved(entry, state)
        self.played.append(entry)
        if not self._position.moves % self._stride:
            self._keep()
        self._append(entry, heard)

    def _pass(self, entry: Logged) -> None:
        _, anew = self.undos.get(entry.n, (0, ()))
        self._position = self._position.passed(entry.n, anew)
        self._append(entry, [])

    def _append(self, entry: Logged, heard: list[Event]) -> None:
        self.entries.append(entry)
        self._heard[entry.n] = heard
        if len(self.entries) > PAGE:
            self._heard.pop(self.entries[-PAGE - 1].n, None)

    def _keep(self) -> None:
        self._kept.append(self._position.bare())
        if len(self._kept) > CHECKPOINTS:
            self._stride *= 2
            self._kept = [kept for kept in self._kept if not kept.moves % self._stride]

    def rewound(self, to: int) -> Rewound:
        """How things stand when the moves after version `to` are taken back. It may take a while."""
        left, _ = without(self.entries, to)
        first = left[-PAGE:][0].n
        position = self._kept_before(min(first, to + 1)).bare()
        heard = {self._opening.entry.n: self._opening.events}
        for entry in left[_after(left, position.n) :]:
            heard[entry.n] = []
            if entry.kind in PLAYED:
                hearing = heard[entry.n] if entry.n >= first else None
                action = self.game.parse(entry.text)
                s = carried_out(position.state, entry.seat or 0, action, hearing)
                position = position.moved(entry, s)
            else:
                position = position.passed(entry.n, self.undos.get(entry.n, (0, ()))[1])
        return Rewound(position, {n: heard[n] for n in heard if n >= first})

    def _take_back(self, entry: Logged, to: int, rewound: Rewound) -> None:
        moves = _after(self.played, to)
        self.entries, taken = without(self.entries, to)
        del self.played[moves:], self._learned[moves:]
        self._kept = [kept for kept in self._kept if kept.n <= to]
        self.undos[entry.n] = (to, taken)
        self._position, self._heard = rewound.position, rewound.heard
        self._pass(entry)

    def taken_after(self, to: int) -> list[Logged]:
        """The moves that an undo to version `to` takes back."""
        return self.played[_after(self.played, to) :]

    def learned_after(self, to: int) -> bool:
        """Was luck used, or something hidden seen, by the moves after version `to`?"""
        return self._learned.find(1, _after(self.played, to)) >= 0

    def knows(self, since: int) -> bool:
        """Do all entries up to `since` still stand, so that what came after is enough?"""
        return 0 < since <= self.version and all(
            to >= since for n, (to, _) in self.undos.items() if n > since
        )

    def after(self, since: int) -> list[Heard]:
        """What was heard after version `since`: the last page of them."""
        first = max(_after(self.entries, since), len(self.entries) - PAGE)
        return [Heard(entry, self._heard[entry.n]) for entry in self.entries[first:]]

    def lacks_pages(self, since: int) -> bool:
        """Are there more entries after version `since` than one page?"""
        return len(self.entries) - _after(self.entries, since) > PAGE

    def page(self, before: int) -> tuple[int, Stretch]:
        """The page of entries that ends before entry `before`; how many are earlier still."""
        last = bisect_left(self.entries, before, key=_number)
        first = max(0, last - PAGE)
        n = self.entries[first].n if first < last else before
        start = self._kept_before(n)
        way = self.entries[_after(self.entries, start.n) : last]
        return first, Stretch(self.game, start, way, n, self._opening if first == 0 < last else None)

    def reel(self, first: int = 0, last: int | None = None) -> Stretch:
        """The game after each number of moves, from `first` to before `last`; a thread may unroll it."""
        start = max((kept for kept in self._kept if kept.moves < max(first, 1)), key=_moves)
        end = len(self.played) + 1 if last is None else last
        way = self.played[start.moves : max(0, end - 1)]
        n = self.played[first - 1].n if 0 < first <= len(self.played) else self.version * (first > 0) + 1
        head = self._opening if first == 0 < end else None
        return Stretch(self.game, start, way, n, head)

    def _kept_before(self, n: int) -> Position:
        """The last position kept before entry `n`; the first of all, if there is none."""
        return max((kept for kept in self._kept if kept.n < n), key=_moves, default=self._kept[0])


def _number(entry: Logged) -> int:
    return entry.n


def _moves(position: Position) -> int:
    return position.moves


def _after(entries: list[Logged], n: int) -> int:
    """The place of the first entry after number `n`, which mostly is one of the last."""
    place = len(entries)
    for entry in islice(reversed(entries), NEAR):
        if entry.n <= n:
            return place
        place -= 1
    return bisect_right(entries, n, 0, place, key=_number)


def without(entries: list[Logged], to: int) -> tuple[list[Logged], frozenset[int]]:
    """The entries without the moves after version `to`, and the seats that had made them."""
    cut = _after(entries, to)
    taken = frozenset(entry.seat or 0 for entry in entries[cut:] if entry.kind in PLAYED)
    return entries[:cut] + [entry for entry in entries[cut:] if entry.kind not in PLAYED], taken


def standing(entries: Iterable[Logged]) -> tuple[list[Logged], dict[int, tuple[int, frozenset[int]]]]:
    """The entries that stand at the end, and what the undos among them took. Equal texts are kept once."""
    left: list[Logged] = []
    undos: dict[int, tuple[int, frozenset[int]]] = {}
    once: dict[str, Any] = {}
    for entry in entries:
        if entry.kind == "undo":
            left, taken = without(left, int(entry.text))
            undos[entry.n] = (int(entry.text), taken)
        at, kind, text = (once.setdefault(word, word) for word in (entry.at, entry.kind, entry.text))
        left.append(Logged(entry.n, at, kind, entry.seat, text))
    return left, undos


def replayed(game: Game, led: Led, entries: Iterable[Logged]) -> History:
    """The history that these entries tell."""
    first, *rest = entries
    assert all(entry.n == n for n, entry in enumerate(rest, first.n + 1)), "an entry is missing"
    history = History(game, first, led)
    history.retrace(*standing(rest))
    return history
