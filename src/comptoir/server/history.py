"""The log is the game: entries in order, how things stand after them, and the way back.

Only the present state is kept, with a few on the way: any other is made again from the last one kept before it.
Nothing here waits or writes; a history is rebuilt from its entries at any time.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.server.echoes import Echo, Tale, Tales, tale
from comptoir.server.entries import Entries, Moves
from comptoir.server.position import (
    BESIDE,
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
CHECKPOINTS = 3
"""Positions kept on the way, the first of all among them."""
STRIDE = 16
"""Moves from one to the next; twice as many whenever there would be too many of them."""
Led = tuple[State, list[Event]]
"""Where a move (or the setup) led, and what was heard on the way."""


class Rewound:
    """How things stand once some moves are taken back, and what was heard in the last entries before."""

    def __init__(self, position: Position, tales: list[Tale]) -> None:
        self.position = position
        self.tales = tales


class History:
    """The entries that stand, the moves among them, and how things stand now."""

    def __init__(self, game: Game, entry: Logged, led: Led) -> None:
        self.game = game
        state, heard = led
        self.entries = Entries([entry])
        self._moves = array("I")
        """The places of the moves among them."""
        self.undos: dict[int, tuple[int, frozenset[int]]] = {}
        """By its number: where an undo went back to, and the seats whose moves it took."""
        self._position = opening(entry, state)
        self._kept = [self._position.bare()]
        self._stride = STRIDE
        self._learned = bytearray()
        """By move: was something learned by it?"""
        self._learned_last = 0
        """The number of the last such move."""
        self._moved_last: dict[int, int] = {}
        """By seat: the number of its last move."""
        self._opening = Heard(entry, heard)
        self._seats = len(game.standing(state))
        self._tales = Tales(PAGE, [self._tale(heard)])

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

    @property
    def played(self) -> Sequence[Logged]:
        """The entries that are moves."""
        return Moves(self.entries, self._moves)

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
        anew = learned(self.now, state)
        self._learned.append(anew)
        self._note_move(entry, anew)
        self._position = self._position.moved(entry, state)
        self._moves.append(len(self.entries))
        if not self._position.moves % self._stride:
            self._keep()
        self._append(entry, heard)

    def _note_move(self, entry: Logged, learned_by_it: bool) -> None:
        self._moved_last[entry.seat or 0] = entry.n
        if learned_by_it:
            self._learned_last = entry.n

    def _pass(self, entry: Logged) -> None:
        _, anew = self.undos.get(entry.n, (0, ()))
        self._position = self._position.passed(entry.n, anew)
        self._append(entry, [])

    def _append(self, entry: Logged, heard: list[Event]) -> None:
        self.entries.append(entry)
        self._tales.append(self._tale(heard))

    def _tale(self, heard: list[Event]) -> Tale:
        return tale(heard, self._seats)

    def _keep(self) -> None:
        self._kept.append(self._position.bare())
        if len(self._kept) > CHECKPOINTS:
            self._stride *= 2
            self._kept = [kept for kept in self._kept if not kept.moves % self._stride]

    def rewound(self, to: int) -> Rewound:
        """How things stand when the moves after version `to` are taken back. It may take a while."""
        left = self.entries.without(to)
        first = left.number(max(0, len(left) - PAGE))
        position = self._kept_before(min(first, to + 1)).bare()
        tales = [self._tale(self._opening.events)] if first == self._opening.entry.n else []
        for entry in left[left.after(position.n) :]:
            heard: list[Event] = []
            if entry.kind in PLAYED:
                action = self.game.parse(entry.text)
                s = carried_out(position.state, entry.seat or 0, action, heard if entry.n >= first else None)
                position = position.moved(entry, s)
            else:
                position = position.passed(entry.n, self.undos.get(entry.n, (0, ()))[1])
            if entry.n >= first:
                tales.append(self._tale(heard))
        return Rewound(position, tales)

    def _take_back(self, entry: Logged, to: int, rewound: Rewound) -> None:
        moves = self._moves_until(to)
        taken = frozenset(self.entries.movers(to))
        self.entries = self.entries.without(to)
        del self._moves[moves:], self._learned[moves:]
        self._learned_last = 0
        self._moved_last.clear()
        for move, anew in zip(self.played, self._learned, strict=True):
            self._note_move(move, bool(anew))
        self._kept = [kept for kept in self._kept if kept.n <= to]
        self.undos[entry.n] = (to, taken)
        self._position, self._tales = rewound.position, Tales(PAGE, rewound.tales)
        self._pass(entry)

    def _moves_until(self, n: int) -> int:
        """How many of the moves have no higher number."""
        return bisect_left(self._moves, self.entries.after(n))

    def taken_after(self, to: int) -> list[int]:
        """The seats whose moves an undo to version `to` takes back, move by move."""
        return self.entries.movers(to)

    def learned_after(self, to: int) -> bool:
        """Was luck used, or something hidden seen, by the moves after version `to`?"""
        return self._learned_last > to

    def last_move(self, seat: int) -> int | None:
        """The number of the last move of a seat, unless that is more than a page ago."""
        n = self._moved_last.get(seat, 0)
        return n if n > self.version - PAGE else None

    def knows(self, since: int) -> bool:
        """Do all entries up to `since` still stand, so that what came after is enough?"""
        return 0 < since <= self.version and all(
            to >= since for n, (to, _) in self.undos.items() if n > since
        )

    def after(self, since: int) -> list[Echo]:
        """What was heard after version `since`: the last page of it."""
        total = len(self.entries)
        first = max(self.entries.after(since), total - PAGE)
        return list(map(Echo, self.entries[first:], self._tales.last(total - first)))

    def lacks_pages(self, since: int) -> bool:
        """Are there more entries after version `since` than one page?"""
        return len(self.entries) - self.entries.after(since) > PAGE

    def page(self, before: int) -> tuple[int, Stretch]:
        """The page of entries that ends before entry `before`; how many are earlier still."""
        last = self.entries.after(before - 1)
        first = max(0, last - PAGE)
        n = self.entries.number(first) if first < last else before
        start = self._kept_before(n)
        way = self.entries[self.entries.after(start.n) : last]
        return first, Stretch(self.game, start, way, n, self._opening if first == 0 < last else None)

    def reel(self, first: int = 0, last: int | None = None) -> Stretch:
        """The game after each number of moves, from `first` to before `last`; a thread may unroll it."""
        start = max((kept for kept in self._kept if kept.moves < max(first, 1)), key=_moves)
        end = len(self._moves) + 1 if last is None else last
        way = [*self.played[start.moves : max(0, end - 1)]]
        n = self.played[first - 1].n if 0 < first <= len(self.played) else self.version * (first > 0) + 1
        head = self._opening if first == 0 < end else None
        return Stretch(self.game, start, way, n, head)

    def beside(self, first: int, last: int) -> dict[int, list[Logged]]:
        """What happened to seats beside the moves from `first` to before `last`, by the move that it came after."""
        found: dict[int, list[Logged]] = {}
        moves = min(first, len(self._moves))
        start = self._moves[moves - 1] + 1 if moves else 0
        for entry in self.entries[start:]:
            moves += entry.kind in PLAYED
            if moves >= last:
                break
            if entry.kind in BESIDE:
                found.setdefault(moves, []).append(entry)
        return found

    def _kept_before(self, n: int) -> Position:
        """The last position kept before entry `n`; the first of all, if there is none."""
        return max((kept for kept in self._kept if kept.n < n), key=_moves, default=self._kept[0])


def _number(entry: Logged) -> int:
    return entry.n


def _moves(position: Position) -> int:
    return position.moves


def standing(entries: Iterable[Logged]) -> tuple[list[Logged], dict[int, tuple[int, frozenset[int]]]]:
    """The entries that stand at the end, and what the undos among them took. Equal texts are kept once."""
    left: list[Logged] = []
    undos: dict[int, tuple[int, frozenset[int]]] = {}
    once: dict[str, Any] = {}
    for entry in entries:
        if entry.kind == "undo":
            to = int(entry.text)
            cut = bisect_right(left, to, key=_number)
            gone = [each for each in left[cut:] if each.kind in PLAYED]
            undos[entry.n] = (to, frozenset(each.seat or 0 for each in gone))
            left[cut:] = [each for each in left[cut:] if each.kind not in PLAYED]
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
