"""A seat answers its question."""

from __future__ import annotations

from collections.abc import Iterable
from logging import DEBUG

from msgspec.structs import asdict, replace

from comptoir.server import door, orders, requests, wire
from comptoir.server.changes import Change, KeepOrders, WantReview
from comptoir.server.errors import Broken, NotNow, NotYours, TooMuch
from comptoir.server.history import Led
from comptoir.server.limits import ASIDES
from comptoir.server.logs import logger
from comptoir.server.outcomes import homeless, outcome_of
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.tables import Table, now
from comptoir.table import Action, ComptoirError, Game, Stale, State

log = logger("moves")


def check_seat(table: Table, person: str, seat: int) -> None:
    """The seat is this person's, and they sit there themselves."""
    if seat not in table.held_by(person):
        raise NotYours("not-your-seat", "this seat is not yours", field="seat", seat=seat)
    if table.seats[seat].away:
        raise NotNow("seat-away", "a bot keeps your seat: take it back first", field="seat", seat=seat)


def check_room(room: Room, awaited: bool = False) -> None:
    """The log has room for another entry; for one that nobody waits for, not until it is full."""
    limits = room.house.limits
    if room.table.version >= limits.log:
        raise NotNow("log-full", f"the log of a game has at most {limits.log} entries", most=limits.log)
    if room.table.version >= limits.talked and not awaited:
        text = "this game is very long: only what the table waits for is heard now"
        raise NotNow("log-nearly-full", text)


def check_aside(room: Room, person: str) -> None:
    """What nobody waits for (a wish, an offer, taking it back) is heard now and then, and not for ever."""
    check_room(room)
    room.house.budgets.asides.take(person)
    if not room.asides.take():
        raise TooMuch(*ASIDES)


async def move(room: Room, person: str, said: requests.SayMove) -> None:
    """Answer the question `said.ask`, unless it is no longer asked."""
    check_seat(room.table, person, said.seat)
    history = room.playing
    number = history.question(said.seat)
    unasked = number is None and said.ask == history.version
    if number != said.ask and not unasked:
        raise Stale("stale", "this question is no longer asked", args_={"ask": said.ask})
    action = history.game.parse(said.move)
    check_room(room, awaited=True)
    if said.seat not in room.table.asked:
        check_aside(room, person)
    kept = _own_way(room, said.seat, action)
    await play(room, said.seat, action, (person, said.id), also=kept)
    for change in kept:
        room.orders[said.seat] = change.orders
        room.ordered_anew.add(said.seat)


def _own_way(room: Room, seat: int, action: Action) -> list[KeepOrders]:
    """Who answers by hand what they had ordered has thought again."""
    left, history = room.orders.get(seat), room.playing
    if left is None or left.empty:
        return []
    after = orders.by_hand(history.game, history.now, seat, left, action, now())
    after = replace(after, revision=left.revision + 1)
    return [] if after == replace(left, revision=after.revision) else [KeepOrders(room.table.id, seat, after)]


async def play(
    room: Room,
    seat: int,
    action: Action,
    said: tuple[str, str] | None = None,
    kind: wire.Kind = "move",
    also: Iterable[Change] = (),
) -> None:
    """Carry out a move of a person or a bot, or of one who was silent: refused, or saved."""
    led = _led(room, seat, action)
    entry = Logged(room.playing.version + 1, now(), kind, seat, action.text)
    table = advanced(room.table, room.playing.game, led[0], room.sights(led[0]))
    also = [*also]
    if table.status == "over":
        also += [WantReview(table.id, now())] if table.people() else []
        also += await outcome_of(table, room.house.people, room.house.settings.club.one_address)
        table = replace(table, seats=homeless(table.seats))
    await room.save(table, [entry], led=led, said=said, also=also)
    metrics = room.house.metrics
    (metrics.moves_by_house if said is None else metrics.moves_by_people).inc()
    if log.isEnabledFor(DEBUG):
        log.debug("move", table=table.id, game=table.game, version=entry.n, seat=seat, by=kind)
    if table.status == "over":
        log.info("game over", table=table.id, game=table.game, version=entry.n)


def preview(room: Room, person: str, said: requests.SayPreview) -> wire.Shown:
    """What a move would do."""
    check_seat(room.table, person, said.seat)
    history = room.playing
    return door.preview(history.game, history.now, said.seat, said.move)


def advanced(table: Table, game: Game, s: State, sights: door.Sights | None = None) -> Table:
    """The table once the game stands at `s`."""
    digest = door.digest(game, s, sights)
    return replace(table, status="playing" if s.agenda else "over", **asdict(digest))


def _led(room: Room, seat: int, action: Action) -> Led:
    try:
        return room.playing.tried(seat, action)
    except ComptoirError:
        raise
    except Exception as error:
        room.report(seat, "a move broke the game", error)
        raise Broken(
            "broken", "this move broke the game: it was not played, and has been reported"
        ) from error
