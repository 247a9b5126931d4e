"""The one door: everything of a game that leaves for a seat passes here.

`eyes` is a seat, or WATCHER. Each answer is built from what those eyes may know. The agenda, the seed, the luck
and the record have no way out before the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import compress
from operator import ne

import msgspec

from comptoir.server import wire
from comptoir.server.differences import Parts, Scribe, whole
from comptoir.server.echoes import Echo
from comptoir.server.errors import Denied, NotNow, NotYours
from comptoir.server.history import History
from comptoir.server.line import Line
from comptoir.server.orders import Orders
from comptoir.server.position import Heard, Logged, Moment, Stretch, silences
from comptoir.server.tables import Table
from comptoir.table import (
    WATCHER,
    Beside,
    Event,
    Game,
    Move,
    Place,
    Record,
    State,
    Told,
    asked,
    check,
    options,
)
from comptoir.table.record import FIRST_FORMAT, FORMAT


class Digest(msgspec.Struct, frozen=True):
    """How far a game is: the fields of a `Table` that follow from its state."""

    asked: list[int]
    step: str
    pausing: bool
    """Does the table not wait for ever now?"""
    headline: dict[str, str | int]
    offered: list[int]
    """Seats to which somebody offers something."""
    standing: list[Place]
    """As it is; a secret of the server's until the game is over."""
    imprint: str
    """A digest of what everybody sees and is asked: the same only if the game means the same."""


def digest(game: Game, s: State, sights: Sights | None = None) -> Digest:
    """Who is asked what, how far it is, how everybody stands."""
    step = s.agenda[-1].name if s.agenda else ""
    standing = game.standing(s)
    imprint = (sights or Sights(game, s)).imprint(len(standing))
    return Digest(
        list(asked(s)), step, bool(silences(s)), game.headline(s), [*game.offered(s)], standing, imprint
    )


class Sights:
    """What each pair of eyes sees of a state, as it is sent; each is built once."""

    def __init__(self, game: Game, s: State) -> None:
        self._game = game
        self.state = s
        self._open: msgspec.Struct | None = None
        self._scribe = Scribe()
        self._views: dict[int, Parts] = {}

    def seen_by(self, eyes: int) -> wire.Shown:
        return whole(self.parts(eyes))

    def parts(self, eyes: int) -> Parts:
        """The same, part by part."""
        if eyes not in self._views:
            self._views[eyes] = self._scribe.parts(self._view(eyes))
        return self._views[eyes]

    def _view(self, eyes: int) -> msgspec.Struct:
        if self._open is None:
            self._open = view(self._game, self.state, WATCHER)
        return self._open if eyes == WATCHER else self._game.known(self.state, eyes, self._open)

    def imprint(self, seats: int) -> str:
        """What everybody sees and is asked, in few bytes: what lies open, and what each seat sees otherwise. It stays
        on disk."""
        lies_open = self.parts(WATCHER).pieces
        seen = [b",".join(lies_open)]
        for seat in range(seats):
            pieces = self.parts(seat).pieces
            seen.append(b",".join(compress(pieces, map(ne, pieces, lies_open))))
        texts = [[option.text for option in options(self.state, seat)] for seat in range(seats)]
        return blake2b(b"\n".join([*seen, wire.encode(texts)]), digest_size=16).hexdigest()


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


def entry(heard: Heard, eyes: int) -> wire.Entry:
    """An entry of the log, with what `eyes` may know of what happened."""
    return _entry(heard.entry, told(heard.events, eyes))


def told(events: list[Event], eyes: int) -> list[wire.Shown]:
    """What `eyes` may know of what happened."""
    each = [event.told(eyes) for event in events]
    return [written(event) for event in each if event is not None]


def _entry(logged: Logged, events: list[wire.Shown]) -> wire.Entry:
    return wire.Entry(logged.n, logged.at, logged.kind, logged.seat, events)


def log(history: History, eyes: int, since: int) -> list[wire.Entry]:
    """The entries after version `since`, the last page of them."""
    return said(history.after(since), eyes)


def said(echoes: Sequence[Echo], eyes: int) -> list[wire.Entry]:
    """Entries with what `eyes` may know of what happened."""
    return [_entry(echo.entry, echo.heard_by(eyes)) for echo in echoes]


def page(stretch: Stretch, eyes: int) -> list[wire.Entry]:
    """Earlier entries."""
    return [entry(moment.heard, eyes) for moment in stretch.moments()]


def undo(table: Table, history: History, eyes: int) -> wire.Undo | None:
    """How far back this seat's last move can be taken: at once, by consent, or not at all."""
    mine = None if eyes == WATCHER else history.last_move(eyes)
    if mine is None or history.learned_after(mine - 1):
        return None
    try:
        return way_back(table, history, eyes, mine - 1)
    except Denied:
        return None


def way_back(table: Table, history: History, seat: int, to: int) -> wire.Undo:
    """How who holds `seat` may take back the moves after version `to`: at once, by consent; or why not."""
    if table.status != "playing":
        raise NotNow("game-over", "the game is over")
    taken = history.taken_after(to)
    if not taken or to < 1:
        raise NotNow("nothing-to-undo", "there is no move to take back", field="to")
    person = table.seats[seat].person
    mine = table.held_by(person)
    if taken[0] not in mine:
        raise NotYours("undo-not-yours", "the first move to take back is not yours", field="to")
    if history.learned_after(to):
        raise NotNow("undo-learned", "something was learned since: it cannot be taken back", field="to")
    others = [seat for seat in taken if seat not in mine]
    return wire.Undo(to, not others or table.people() <= {person}, len(others))


def preview(game: Game, s: State, seat: int, text: str) -> wire.Shown:
    """What a move would visibly do, which the rules try on a re-deal; refused if it is not allowed."""
    action = game.parse(text)
    check(s, seat, action)
    return written(game.preview(s, seat, action))


def orders(table: Table, by_seat: dict[int, Orders], line: Line) -> wire.OrdersTold | None:
    """What its owner, who looks through it, has ordered for a seat; nothing to anybody else."""
    seat, left = line.eyes, by_seat.get(line.eyes or 0)
    if seat is None or seat not in table.held_by(line.person):
        return None
    if left is None or left.person != line.person:
        return wire.OrdersTold(seat, [], [], [])
    return wire.OrdersTold(seat, [running.left for running in left.routines], left.plan, left.dropped)


def chat(table: Table, lines: list[wire.ChatLine], person: str | None) -> list[wire.ChatLine]:
    """What `person` may read: where the table wishes so, players and those who look on talk apart until the end."""
    if not table.apart or table.status == "over":
        return lines
    plays = bool(table.held_by(person))
    return [line for line in lines if (line.seat is not None) == plays]


def then(game: Game, s: State, number: int, seat: int) -> wire.Then:
    """What `seat` saw and was asked before move `number` of a game that is over."""
    return wire.Then(number, written(view(game, s, seat)), question(s, number, seat))


def question(s: State, number: int, seat: int) -> wire.Ask:
    """What `seat` is asked in a state that is past, or imagined."""
    step = s.agenda[-1]
    texts = [option.text for option in options(s, seat)]
    return wire.Ask(number, seat, True, step.name, step.clause, texts)


def frame(
    game: Game, number: int, shown: Moment, eyes: int | None, beside: Sequence[Logged] = ()
) -> wire.Frame:
    """The game after `number` moves: through one pair of eyes, or (None, once over) through all.

    Views are written at once: the state is lent."""
    told = [_entry(each, []) for each in beside]
    if eyes is None:
        return all_eyes(game, number, shown, told)
    seen = written(view(game, shown.state, eyes))
    return wire.Frame(number, entry(shown.heard, eyes), told, view=seen)


def all_eyes(game: Game, number: int, shown: Moment, beside: list[wire.Entry]) -> wire.Frame:
    """Every seat's view; of what happened, what any of them knows."""
    seats = range(len(game.standing(shown.state)))
    events = []
    for event in shown.heard.events:
        known = [t for t in (event.told(seat) for seat in seats) if t is not None]
        events += [written(max(known, key=len))] if known else []
    whole = _entry(shown.heard.entry, events)
    return wire.Frame(number, whole, beside, views=[written(view(game, shown.state, seat)) for seat in seats])


def written(seen: msgspec.Struct | Told) -> wire.Shown:
    """What a game shows, as it is sent."""
    return wire.Shown(wire.encode(seen))


def record(table: Table, moves: list[Move], names: list[str], aside: list[Beside]) -> Record:
    """The whole game, once it is over."""
    if table.status != "over":
        raise NotNow("not-over", "the record is there once the game is over")
    if table.is_sealed:
        raise NotNow("deal-sealed", "others may yet play this deal: its record is there once it is closed")
    # Games that were dealt before deals were sealed keep the form in which their luck was promised.
    promised = table.parts is None and not table.study
    return Record(
        comptoir=FIRST_FORMAT if promised else FORMAT,
        game=table.game,
        version=table.rules,
        box="" if promised else table.box,
        options=table.options,
        seats=len(table.seats),
        seed=table.seed,
        parts=table.parts,
        moves=moves,
        beside=aside,
        names=names,
        scores=[place.score for place in table.standing or [] if not table.ended],
    )
