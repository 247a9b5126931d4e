"""What is new in what somebody sees: a view in parts, and those that differ from what was told last.

A part is a field; of a list of things (players, booths, cards), one of them. Most moves change few of them. Of what was
told only a hash of each part is kept: enough to see that it has changed, and a hundredth of the memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress, count
from operator import is_not, ne
from typing import Any

import msgspec
from msgspec.structs import astuple

from comptoir.server import wire

THINGS = (msgspec.Struct, dict)
Mark = int | tuple[int, ...]
"""The hash of a field as it is sent; of a list of things, one for each."""


class Trace:
    """What is left of a struct that was told."""

    __slots__ = ("kind", "marks")

    def __init__(self, kind: type[msgspec.Struct], marks: list[Mark]) -> None:
        self.kind = kind
        self.marks = marks


class Parts:
    """A struct as it is sent, field by field."""

    __slots__ = ("kind", "marks", "pieces", "things")

    def __init__(
        self,
        kind: type[msgspec.Struct],
        pieces: list[bytes],
        marks: list[Mark],
        things: dict[int, list[bytes]],
    ) -> None:
        self.kind = kind
        self.pieces = pieces
        """Each field with its name."""
        self.marks = marks
        self.things = things
        """By the place of their list among the fields."""

    def trace(self) -> Trace:
        return Trace(self.kind, self.marks)


class Scribe:
    """Writes what several people see at one moment: what they share is written once."""

    def __init__(self) -> None:
        self._first: dict[type[msgspec.Struct], tuple[tuple[Any, ...], Parts]] = {}
        """The first of each kind; what another shares with it is the same object."""

    def parts(self, shown: msgspec.Struct) -> Parts:
        kind, values = type(shown), astuple(shown)
        if kind not in self._first:
            parts = Parts(kind, [b""] * len(values), [0] * len(values), {})
            self._first[kind] = values, parts
            _write(parts, values, range(len(values)))
            return parts
        seen, first = self._first[kind]
        parts = Parts(kind, first.pieces.copy(), first.marks.copy(), first.things.copy())
        _write(parts, values, list(compress(count(), map(is_not, values, seen))))
        return parts


def _write(parts: Parts, values: Sequence[Any], fields: Sequence[int]) -> None:
    """Write some of the fields, all but the lists of things in one go."""
    heads, pieces, marks, plain = _heads(parts.kind), parts.pieces, parts.marks, []
    for i in fields:
        value = values[i]
        if type(value) is list and value and _are_things(value):
            parts.things[i] = things = wire.encode_each(value)
            pieces[i] = b"%b[%b]" % (heads[i], b",".join(things))
            marks[i] = tuple(map(hash, things))
        else:
            plain.append(i)
    for i, piece in zip(plain, wire.encode_each([values[i] for i in plain]), strict=True):
        pieces[i] = heads[i] + piece
        marks[i] = hash(piece)


def whole(parts: Parts) -> wire.Shown:
    """All of it, the same bytes as if it had been written at once."""
    return wire.Shown(b"{%b}" % b",".join(parts.pieces))


def difference(
    before: Trace, after: Parts, shared: dict[tuple[int, int], list[bytes]] | None = None
) -> wire.Shown | None:
    """The fields that have changed, by name; one of a list of things as `name.index`. None: it is another kind of
    thing altogether. `shared` remembers lists that several eyes see, for as long as both moments are at hand."""
    if before.kind is not after.kind:
        return None
    found: list[bytes] = []
    for i in compress(count(), map(ne, before.marks, after.marks)):
        then, now = before.marks[i], after.marks[i]
        if isinstance(now, tuple) and isinstance(then, tuple) and len(now) == len(then):
            both = id(then), id(now)
            told = None if shared is None else shared.get(both)
            if told is None:
                name, things = _heads(after.kind)[i][:-2], after.things[i]
                changed = compress(count(), map(ne, then, now))
                told = [b'%b.%d":%b' % (name, j, things[j]) for j in changed]
                if shared is not None:
                    shared[both] = told
            found += told
        else:
            found.append(after.pieces[i])
    return wire.Shown(b"{%b}" % b",".join(found))


def changes(before: msgspec.Struct, after: msgspec.Struct) -> wire.Shown:
    """The same for two structs of one kind that are both at hand."""
    heads, found = _heads(type(after)), []
    for i, (then, now) in enumerate(zip(astuple(before), astuple(after), strict=True)):
        if now is then or now == then:
            continue
        if type(now) is type(then) is list and now and _are_things(now) and len(now) == len(then):
            changed = (j for j, thing in enumerate(now) if thing != then[j])
            found += [b'%b.%d":%b' % (heads[i][:-2], j, wire.encode(now[j])) for j in changed]
        else:
            found.append(heads[i] + wire.encode(now))
    return wire.Shown(b"{%b}" % b",".join(found))


@cache
def _heads(kind: type[msgspec.Struct]) -> list[bytes]:
    """The names of the fields of a struct, as they are sent."""
    return [wire.encode(field.encode_name) + b":" for field in msgspec.structs.fields(kind)]


def _are_things(values: list[Any]) -> bool:
    first = values[0]
    if first is None:
        first = next((each for each in values if each is not None), None)
    return isinstance(first, THINGS)
