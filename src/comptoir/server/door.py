"""The one door: everything of a game that leaves for a seat passes here.

`eyes` is a seat, or WATCHER. Each answer is built from what those eyes may know. The agenda, the seed, the luck
and the record have no way out before the game is over.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from comptoir.server import wire
from comptoir.server.errors import NotNow
from comptoir.server.history import PAGE, History
from comptoir.server.position import Frame, Line, Stretch, silences
from comptoir.server.tables import Table
from comptoir.table import WATCHER, Game, Move, Place, Record, State, asked, check, options


class Digest(msgspec.Struct, frozen=True):
    """What everybody may know of how far a game is, for lists of tables."""

    asked: list[int]
    step: str
    pausing: bool
    """Does the table not wait for ever now?"""
    headline: dict[str, Any]
    standing: list[Place]
    """As it is; a secret of the server's until the game is over."""
    mark: str
    """A digest of what everybody sees and is asked: the same only if the game means the same."""


def digest(game: Game, s: State, sights: Sights | None = None) -> Digest:
    """Who is asked what, how far it is, how everybody stands."""
    step = s.agenda[-1].name if s.agenda else ""
    standing = game.standing(s)
    mark = (sights or Sights(game, s)).mark(len(standing))
    return Digest(list(asked(s)), step, bool(silences(s)), game.headline(s), standing, mark)


class Sights:
    """What each pair of eyes sees of a state, as it is sent; each is built once."""

    def __init__(self, game: Game, s: State) -> None:
        self._game = game
        self.state = s
        self._views: dict[int, msgspec.Raw] = {}

    def seen_by(self, eyes: int) -> msgspec.Raw:
        if eyes not in self._views:
            self._views[eyes] = msgspec.Raw(wire.encode(view(self._game, self.state, eyes)))
        return self._views[eyes]

    def mark(self, seats: int) -> str:
        """What everybody sees and is asked, in few bytes. It stays on disk."""
        views = [self.seen_by(eyes) for eyes in range(WATCHER, seats)]
        texts = [[option.text for option in options(self.state, seat)] for seat in range(seats)]
        return blake2b(wire.encode([views, texts]), digest_size=16).hexdigest()


def view(game: Game, s: State, eyes: int) -> msgspec.Struct:
    """What `eyes` see."""
    return game.view(s, eyes)


def ask(history: History, eyes: int) -> wire.Ask | None:
    """What `eyes` must or may answer now, as far as it can be listed."""
    number = history.question(eyes)
    if number is None:
        return None
    s = history.now
    step = s.agenda[-1]
    return wire.Ask(number, eyes, eyes in asked(s), step.name, step.clause, history.texts(eyes))


def entry(line: Line, eyes: int) -> wire.Entry:
    """A line of the log, with what `eyes` may know of what happened."""
    written = line.entry
    told = [event.told(eyes) for event in line.heard]
    return wire.Entry(written.n, written.at, written.kind, written.seat, [t for t in told if t is not None])


def log(history: History, eyes: int, since: int) -> list[wire.Entry]:
    """The lines after version `since`, the last page of them."""
    return [entry(line, eyes) for line in history.after(since)]


def page(stretch: Stretch, eyes: int) -> list[wire.Entry]:
    """Earlier lines."""
    return [entry(frame.line, eyes) for frame in stretch.frames()]


def undo(table: Table, history: History, eyes: int) -> wire.Undo | None:
    """How far back this seat's last move can be taken: at once, by consent, or not at all."""
    if eyes == WATCHER or table.status != "playing":
        return None
    mine = next((move.n for move in reversed(history.played[-PAGE:]) if move.seat == eyes), None)
    if mine is None or history.learned_after(mine - 1):
        return None
    return wire.Undo(to=mine - 1, free=is_free(table, history, eyes, mine - 1))


def is_free(table: Table, history: History, seat: int, to: int) -> bool:
    """Need nobody else agree that the moves after version `to` are taken back?"""
    person = table.seats[seat].person
    movers = {move.seat for move in history.taken_after(to)}
    return movers <= set(table.held_by(person)) or table.people() <= {person}


def preview(game: Game, s: State, seat: int, text: str) -> dict[str, Any]:
    """What a move would visibly do, which the rules try on a re-deal; refused if it is not allowed."""
    action = game.parse(text)
    check(s, seat, action)
    return game.preview(s, seat, action)


def frame(game: Game, number: int, shown: Frame, eyes: int | None) -> wire.Frame:
    """The game after `number` moves: through one pair of eyes, or (None, once over) through all.

    Views are written at once: the state is lent."""
    if eyes is None:
        return all_eyes(game, number, shown)
    return wire.Frame(number, entry(shown.line, eyes), view=_written(view(game, shown.state, eyes)))


def all_eyes(game: Game, number: int, shown: Frame) -> wire.Frame:
    """Every seat's view; of what happened, what any of them knows."""
    seats = range(len(game.standing(shown.state)))
    events = []
    for event in shown.line.heard:
        told = [t for t in (event.told(seat) for seat in seats) if t is not None]
        events += [max(told, key=len)] if told else []
    written = shown.line.entry
    whole = wire.Entry(written.n, written.at, written.kind, written.seat, events)
    return wire.Frame(number, whole, views=[_written(view(game, shown.state, seat)) for seat in seats])


def _written(seen: object) -> msgspec.Raw:
    return msgspec.Raw(wire.encode(seen))


def record(table: Table, moves: list[Move], names: list[str]) -> Record:
    """The whole game, once it is over."""
    if table.status != "over":
        raise NotNow("not-over", "the record is there once the game is over")
    return Record(
        game=table.game,
        version=table.rules,
        box=table.box,
        options=table.options,
        seats=len(table.seats),
        seed=table.seed,
        parts=table.parts,
        moves=moves,
        names=names,
        scores=[place.score for place in table.standing or [] if not table.ended],
    )
