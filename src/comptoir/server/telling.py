"""One round of telling those who look at a table what is new to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from comptoir.server import door, wire
from comptoir.server.deadlines import Deadline
from comptoir.server.differences import Parts, Trace, changes, difference, whole
from comptoir.server.echoes import Echo
from comptoir.server.history import History
from comptoir.server.line import Line
from comptoir.server.tables import Table
from comptoir.table import WATCHER, State

NOTHING = msgspec.Raw(b"[]")


class Scene(Protocol):
    """What a telling asks of the room it tells of."""

    table: Table
    history: History | None
    edition: int
    pause: Deadline | None
    told: dict[int, tuple[int, Trace]]

    def summaries(self) -> Callable[[str | None], wire.Summary]:
        """The table, as each person is told of it."""

    def sights(self, s: State) -> door.Sights:
        """What is seen of a state."""


class Telling:
    """One round of telling: what is the same for several sockets is built once."""

    def __init__(self, room: Scene) -> None:
        self.room = room
        self._summaries = room.summaries()
        self._sights = None if room.history is None else room.sights(room.history.now)
        self._involved = {room.table.owner, *(seat.person for seat in room.table.seats)}
        self._before = dict(room.told)
        self._tables: dict[str | None, wire.Summary] = {}
        self._tables_anew: dict[tuple[int, int], Any] = {}
        self._things_anew: dict[tuple[int, int], list[bytes]] = {}
        self._seen: dict[int, tuple[Parts | None, Any, Any]] = {}
        self._logs: dict[tuple[int, int], tuple[int, msgspec.Raw]] = {}
        self._echoes: dict[int, list[Echo]] = {}
        """By version: what was heard after it."""
        self._goes_on: dict[int, bool] = {}

    def table(self, line: Line) -> bytes:
        line.edition = self.room.edition
        return wire.encode(wire.TableTold(self._table(line)))

    def state(self, line: Line, since: int) -> bytes:
        """How things stand for one socket, with the log it lacks."""
        room = self.room
        eyes = line.looks_through(room.table)
        if line.eyes != eyes or not self._goes_on_from(since):
            since = 0
        seen, before = line.seen, line.table
        line.eyes, line.seen, line.edition = eyes, room.table.version, room.edition
        view, ask, back = self._sees(eyes)
        earlier, log = self._log(eyes, since)
        common = {
            "version": room.table.version,
            "since": since,
            "ask": ask,
            "left": None if room.pause is None else round(1000 * room.pause.left),
            "undo": back,
            "earlier": earlier,
            "log": log,
        }
        table = self._table(line)
        version, told = self._before.get(eyes, (0, None))
        if (
            before is not None
            and view is not None
            and told is not None
            and since
            and since == seen == version
        ):
            seen_anew: Any = difference(told, view, self._things_anew)
            table_anew = self._table_anew(before, table)
            if seen_anew is not None:
                return wire.encode(wire.ChangeTold(view=seen_anew, table=table_anew, **common))
        seat = None if eyes == WATCHER else eyes
        shown: Any = None if view is None else whole(view)
        return wire.encode(wire.StateTold(seat=seat, view=shown, table=table, **common))

    def _table(self, line: Line) -> wire.Summary:
        """The table as this line is told of it. To all who hold no seat and own nothing here, it is the same."""
        who = line.person if line.person in self._involved else None
        if who not in self._tables:
            self._tables[who] = self._summaries(who)
        line.table = self._tables[who] if line.wants_changes else None
        return self._tables[who]

    def _table_anew(self, before: wire.Summary, after: wire.Summary) -> Any:
        """What has changed about the table; several lines may have been told the same before."""
        both = id(before), id(after)
        if both not in self._tables_anew:
            self._tables_anew[both] = (changes(before, after), before)
        return self._tables_anew[both][0]

    def _sees(self, eyes: int) -> tuple[Parts | None, Any, Any]:
        history = self.room.history
        if history is None or self._sights is None:
            return None, None, None
        if eyes not in self._seen:
            view = self._sights.parts(eyes)
            back = door.undo(self.room.table, history, eyes)
            self._seen[eyes] = (view, door.ask(history, eyes), back)
            self.room.told[eyes] = (self.room.table.version, view.trace())
        return self._seen[eyes]

    def _goes_on_from(self, since: int) -> bool:
        """Is what came after version `since` enough, and not too much, for who knows all before?"""
        if since not in self._goes_on:
            history = self.room.history
            enough = history is not None and history.knows(since) and not history.lacks_pages(since)
            self._goes_on[since] = enough
        return self._goes_on[since]

    def _log(self, eyes: int, since: int) -> tuple[int, Any]:
        """How many entries came before, and those after version `since`."""
        history = self.room.history
        if history is None:
            return 0, NOTHING
        if since not in self._echoes:
            self._echoes[since] = history.after(since)
        echoes = self._echoes[since]
        if all(echo.is_for_all for echo in echoes):
            eyes = WATCHER
        if (eyes, since) not in self._logs:
            written = msgspec.Raw(wire.encode(door.said(echoes, eyes)))
            self._logs[eyes, since] = (len(history.entries) - len(echoes), written)
        return self._logs[eyes, since]
