"""The entries of a log in memory. There are many of them and few are looked at, so they lie in columns: a sixth of what
they would weigh one by one."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final, get_args, overload

from comptoir.server.position import PLAYED, Logged
from comptoir.server.wire import Kind

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOVES: Final = bytes(KINDS.index(kind) for kind in PLAYED)
NOBODY: Final = 255
"""Where an entry is no seat's."""
ODD: Final = -1
"""A time that is written otherwise than ours are."""


class Entries(Sequence[Logged]):
    """Entries in the order of their numbers; equal texts are kept once, if they come as one."""

    __slots__ = ("_kinds", "_last", "_numbers", "_odd", "_seats", "_texts", "_times")

    def __init__(self, entries: Iterable[Logged] = ()) -> None:
        self._numbers = array("I")
        self._times = array("q")
        """In milliseconds since 1970."""
        self._odd: dict[int, str] = {}
        """Those that are written otherwise, by the number of their entry."""
        self._kinds = bytearray()
        self._seats = bytearray()
        self._texts: list[str] = []
        self._last: Logged | None = None
        """It is asked for more often than all others together."""
        for entry in entries:
            self.append(entry)

    def append(self, entry: Logged) -> None:
        at = _milliseconds(entry.at)
        if at == ODD:
            self._odd[entry.n] = entry.at
        self._numbers.append(entry.n)
        self._times.append(at)
        self._kinds.append(KINDS.index(entry.kind))
        self._seats.append(NOBODY if entry.seat is None else entry.seat)
        self._texts.append(entry.text)
        self._last = entry

    def __len__(self) -> int:
        return len(self._texts)

    @overload
    def __getitem__(self, place: int) -> Logged: ...
    @overload
    def __getitem__(self, place: slice) -> list[Logged]: ...
    def __getitem__(self, place: int | slice) -> Logged | list[Logged]:
        places = range(len(self._texts))[place]
        return self._entry(places) if isinstance(places, int) else [self._entry(i) for i in places]

    def _entry(self, i: int) -> Logged:
        if self._last is not None and i == len(self._texts) - 1:
            return self._last
        n, seat, time = self._numbers[i], self._seats[i], self._times[i]
        at = self._odd[n] if time == ODD else _written(time)
        return Logged(n, at, KINDS[self._kinds[i]], None if seat == NOBODY else seat, self._texts[i])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entries) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def number(self, i: int) -> int:
        """The number of the entry at place `i`."""
        return self._numbers[i]

    def after(self, n: int) -> int:
        """The place of the first entry after number `n`."""
        return bisect_right(self._numbers, n)

    def is_move(self, i: int) -> bool:
        return self._kinds[i] in MOVES

    def movers(self, n: int) -> list[int]:
        """The seats that have moved after number `n`, move by move."""
        kinds, cut = self._kinds, self.after(n)
        return [seat for i, seat in enumerate(self._seats[cut:], cut) if kinds[i] in MOVES]

    def without(self, n: int) -> Entries:
        """All but the moves after number `n`."""
        cut = self.after(n)
        left = Entries()
        left._numbers, left._texts = self._numbers[:cut], self._texts[:cut]
        left._times, left._odd = self._times[:cut], self._odd.copy()
        left._kinds, left._seats = self._kinds[:cut], self._seats[:cut]
        for i in range(cut, len(self)):
            if not self.is_move(i):
                left.append(self[i])
        return left


class Moves(Sequence[Logged]):
    """The moves among some entries, by their places."""

    __slots__ = ("_entries", "_places")

    def __init__(self, entries: Entries, places: array[int]) -> None:
        self._entries = entries
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, number: int) -> Logged: ...
    @overload
    def __getitem__(self, number: slice) -> list[Logged]: ...
    def __getitem__(self, number: int | slice) -> Logged | list[Logged]:
        if isinstance(number, int):
            return self._entries[self._places[number]]
        return [self._entries[place] for place in self._places[number]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moves) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]


def _milliseconds(at: str) -> int:
    """A time as a number; ODD if it would not be written back as it was."""
    try:
        found = round(datetime.fromisoformat(at).timestamp() * 1000)
        return found if _written(found) == at else ODD
    except (ValueError, OverflowError, OSError):
        return ODD


def _written(milliseconds: int) -> str:
    at = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return at.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
