"""Looking back: frames of a game, earlier pages of its log, and through whose eyes."""

from __future__ import annotations

from starlette.responses import Response

from comptoir.server import door, wire
from comptoir.server.answers import answer, refusal
from comptoir.server.errors import BadField, NotNow, NotYours
from comptoir.server.position import Logged, Stretch
from comptoir.server.tables import Table
from comptoir.table import WATCHER, ComptoirError, Game, State


def frames(
    game: Game, total: int, first: int, shown: Stretch, eyes: int | None, beside: dict[int, list[Logged]]
) -> Response:
    """Some frames of a game, as they are sent, with what happened beside the moves."""
    found = [
        door.frame(game, n, moment, eyes, beside.get(n, ()))
        for n, moment in enumerate(shown.moments(), first)
    ]
    return answer(wire.Frames(total, found))


def question(game: Game, number: int, seat: int, before: Stretch) -> Response:
    """What was asked before move `number`, and what its seat saw."""
    return answer(door.then(game, _state(before), number, seat))


def foreseen(game: Game, seat: int, text: str, before: Stretch) -> Response:
    """What another answer would have visibly done then; refused if it was not allowed."""
    try:
        return answer(wire.Foreseen(door.preview(game, _state(before), seat, text)))
    except ComptoirError as error:
        return refusal(error)


def _state(stretch: Stretch) -> State:
    """The state at the end of a stretch."""
    return [moment.state for moment in stretch.moments()][-1]


def check_over(table: Table) -> None:
    if table.status != "over":
        raise NotNow("not-over", "one looks back once the game is over")


def log_page(earlier: int, stretch: Stretch, eyes: int) -> Response:
    """A page of the log, as it is sent."""
    return answer(wire.LogPage(earlier, door.page(stretch, eyes)))


def eyes_for(table: Table, person: str | None, asked: str) -> int | None:
    """The eyes somebody may look through: a seat they hold, a watcher's; any, or None for all, once over."""
    if asked == "all":
        if table.status != "over":
            raise NotNow("not-over", "all eyes open once the game is over", field="eyes")
        return None
    return one_pair(table, person, asked)


def one_pair(table: Table, person: str | None, asked: str) -> int:
    """The same for who cannot look through all at once."""
    held = table.held_by(person)
    if asked == "watch" or (asked == "" and not held):
        return WATCHER
    if asked == "":
        return held[0]
    seats = [str(seat) for seat in range(len(table.seats))]
    if asked not in seats:
        raise BadField("bad-eyes", "eyes are a seat, `watch` or `all`", field="eyes")
    seat = seats.index(asked)
    if seat not in held and table.status != "over":
        raise NotYours("not-your-seat", "this seat is not yours", field="eyes", seat=seat)
    return seat
