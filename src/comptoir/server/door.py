"""The one door: everything of a game that leaves for a seat passes here.

`eyes` is a seat, or WATCHER. Each answer is built from what those eyes may know. The agenda, the seed, the luck
and the record have no way out before the game is over.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from comptoir.server import wire
from comptoir.server.errors import Denied, NotNow, NotYours
from comptoir.server.history import PAGE, History
from comptoir.server.position import Heard, Logged, Moment, Stretch, silences
from comptoir.server.tables import Table
from comptoir.table import WATCHER, Game, Move, Place, Record, State, Told, asked, check, options
from comptoir.table.record import FIRST_FORMAT, FORMAT


class Digest(msgspec.Struct, frozen=True):
    """How far a game is: the fields of a `Table` that follow from its state."""

    asked: list[int]
    step: str
    pausing: bool
    """Does the table not wait for ever now?"""
    headline: dict[str, str | int]
    standing: list[Place]
    """As it is; a secret of the server's until the game is over."""
    imprint: str
    """A digest of what everybody sees and is asked: the same only if the game means the same."""


def digest(game: Game, s: State, sights: Sights | None = None) -> Digest:
    """Who is asked what, how far it is, how everybody stands."""
    step = s.agenda[-1].name if s.agenda else ""
    standing = game.standing(s)
    imprint = (sights or Sights(game, s)).imprint(len(standing))
    return Digest(list(asked(s)), step, bool(silences(s)), game.headline(s), standing, imprint)


class Sights:
    """What each pair of eyes sees of a state, as it is sent; each is built once."""

    def __init__(self, game: Game, s: State) -> None:
        self._game = game
        self.state = s
        self._views: dict[int, wire.Shown] = {}

    def seen_by(self, eyes: int) -> wire.Shown:
        if eyes not in self._views:
            self._views[eyes] = written(view(self._game, self.state, eyes))
        return self._views[eyes]

    def imprint(self, seats: int) -> str:
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


def entry(heard: Heard, eyes: int) -> wire.Entry:
    """An entry of the log, with what `eyes` may know of what happened."""
    told = [event.told(eyes) for event in heard.events]
    return _entry(heard.entry, [t for t in told if t is not None])


def _entry(logged: Logged, events: list[Told]) -> wire.Entry:
    told = [written(event) for event in events]
    return wire.Entry(logged.n, logged.at, logged.kind, logged.seat, told)


def log(history: History, eyes: int, since: int) -> list[wire.Entry]:
    """The entries after version `since`, the last page of them."""
    return [entry(heard, eyes) for heard in history.after(since)]


def page(stretch: Stretch, eyes: int) -> list[wire.Entry]:
    """Earlier entries."""
    return [entry(moment.heard, eyes) for moment in stretch.moments()]


def undo(table: Table, history: History, eyes: int) -> wire.Undo | None:
    """How far back this seat's last move can be taken: at once, by consent, or not at all."""
    mine = next((move.n for move in reversed(history.played[-PAGE:]) if move.seat == eyes), None)
    if eyes == WATCHER or mine is None:
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
    if taken[0].seat not in mine:
        raise NotYours("undo-not-yours", "the first move to take back is not yours", field="to")
    if history.learned_after(to):
        raise NotNow("undo-learned", "something was learned since: it cannot be taken back", field="to")
    free = {move.seat for move in taken} <= set(mine) or table.people() <= {person}
    return wire.Undo(to, free)


def preview(game: Game, s: State, seat: int, text: str) -> wire.Shown:
    """What a move would visibly do, which the rules try on a re-deal; refused if it is not allowed."""
    action = game.parse(text)
    check(s, seat, action)
    return written(game.preview(s, seat, action))


def frame(game: Game, number: int, shown: Moment, eyes: int | None) -> wire.Frame:
    """The game after `number` moves: through one pair of eyes, or (None, once over) through all.

    Views are written at once: the state is lent."""
    if eyes is None:
        return all_eyes(game, number, shown)
    return wire.Frame(number, entry(shown.heard, eyes), view=written(view(game, shown.state, eyes)))


def all_eyes(game: Game, number: int, shown: Moment) -> wire.Frame:
    """Every seat's view; of what happened, what any of them knows."""
    seats = range(len(game.standing(shown.state)))
    events = []
    for event in shown.heard.events:
        told = [t for t in (event.told(seat) for seat in seats) if t is not None]
        events += [max(told, key=len)] if told else []
    whole = _entry(shown.heard.entry, events)
    return wire.Frame(number, whole, views=[written(view(game, shown.state, seat)) for seat in seats])


def written(seen: msgspec.Struct | Told) -> wire.Shown:
    """What a game shows, as it is sent."""
    return wire.Shown(wire.encode(seen))


def record(table: Table, moves: list[Move], names: list[str]) -> Record:
    """The whole game, once it is over."""
    if table.status != "over":
        raise NotNow("not-over", "the record is there once the game is over")
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
        names=names,
        scores=[place.score for place in table.standing or [] if not table.ended],
    )
