"""A table as it lies on disk, beside its log: who sits where, what was agreed, how far it is."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from comptoir.server.resting import Clock
from comptoir.server.wire import (
    ChatLine,
    ClockTold,
    Deal,
    Guided,
    Rematch,
    SeatInfo,
    Sharing,
    Status,
    Summary,
    Wish,
)
from comptoir.table import (
    Beside,
    Choice,
    Event,
    Game,
    Move,
    Place,
    State,
    commitment,
    fresh_seed,
    games,
    rules_of,
    sealed,
    seeded,
)
from comptoir.table.deal import SEED
from comptoir.table.discovery import unknown_rules

committed = lru_cache(10_000)(commitment)
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Seat(msgspec.Struct, frozen=True):
    """Who sits there; a person without a name of their own at this table goes by their guest name."""

    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    home: str = ""
    """Where they came from when they sat down, so that it can be compared at this table only; gone at the end."""
    since: str = ""
    """Since when a bot keeps it for who is away; empty at tables older than this field."""

    @property
    def plays_itself(self) -> bool:
        """Does a bot answer for this seat?"""
        return self.kind == "bot" or self.away


class SeatClock(msgspec.Struct, frozen=True):
    """Since when a seat is asked, and the time it has."""

    at: str = ""
    """By the clock on the wall; empty: it is not asked."""
    since: float | None = None
    """By the time of the house; None: its clock stands still."""
    left: float | None = None
    """Seconds that it had then; None: as many as it likes."""
    warned: bool = False
    """Was it said that little is left?"""


class Remark(msgspec.Struct, frozen=True):
    """A line of chat as it is kept, and who wrote it; empty at lines older than this field."""

    line: ChatLine
    person: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """Never changed in place: a new one is saved, then takes its place."""

    id: str
    name: str
    game: str
    rules: int
    """The version of the rules it is played under."""
    box: str = ""
    """The digest of the box it is played with; empty at tables older than this field."""
    options: dict[str, Choice]
    seats: list[Seat]
    seed: str
    parts: list[str] | None = None
    """What each seat added to the deal; None: luck from the seed alone, as it was before deals were sealed."""
    next_seed: str = ""
    """For a rematch: its commitment is known before anybody asks for one."""
    next_parts: dict[str, str] = {}
    """By person: what those who have asked for another game add to its deal."""
    owner: str
    public: bool
    pace: float
    pause: float | None = 10.0
    """Seconds to answer where the game does not wait for ever; None: it does."""
    clock: Clock | None = None
    """The time that everybody has; None: all the time in the world."""
    clocks: list[SeatClock] = []
    """By seat, once a game has begun; empty at tables older than this field."""
    due: int | None = None
    """The time of the house at which the first of them runs out, in milliseconds."""
    study: bool = False
    shared: Sharing | None = None
    """Where the same deal is played at other tables too."""
    tournament: str = ""
    """Of which it is a table."""
    lesson: Guided | None = None
    """At a table where a guided game is played."""
    hints: bool | None = None
    """May a bot be asked what it would do? None: as usual."""
    apart: bool = False
    """Do players and those who look on talk apart until the game is over?"""
    status: Status = "open"
    version: int = 0
    asked: list[int] = []
    step: str = ""
    """The question that is asked now; empty when nothing is."""
    pausing: bool = False
    """Is it asked now what need not be answered?"""
    headline: dict[str, str | int] = {}
    offered: list[int] = []
    """Seats to which somebody offers something now."""
    standing: list[Place] | None = None
    """Told once the game is over."""
    ended: bool = False
    """Was it ended as it stood, by the host's word?"""
    imprint: str = msgspec.field(default="", name="mark")
    """What everybody sees and is asked at this version, as a digest; empty at tables older than this field."""
    ordered: list[int] = []
    """Seats for which an order answers now; a secret of the server's."""
    wish: Wish | None = None
    wants: list[int] = []
    rematch: str | None = None
    revision: int = 0
    """Counts what was saved of it: who saves it must have seen the one before."""
    base: list[Move] = []
    """Before the start: the moves that a forked or imported game begins with."""
    beside: list[Beside] = []
    """And what happened beside them."""
    created: str
    updated: str

    def check(self) -> None:
        """Its fields fit together, as they do unless its row was damaged; else `ValueError`."""
        seats = range(len(self.seats))
        seeds = [self.next_seed] * bool(self.next_seed) + [self.seed] * (self.parts is not None)
        if not seats or not all(seat in seats for seat in self.asked):
            raise ValueError("a seat that is not there is asked")
        if not all(SEED.fullmatch(seed) for seed in seeds):
            raise ValueError("a seed is none")
        if len(self.clocks) not in (0, len(self.seats)):
            raise ValueError("not every seat has its clock")
        if self.parts is not None and len(self.parts) != len(self.seats):
            raise ValueError("not every seat has its part")

    @property
    def deal(self) -> Deal | None:
        """What can be proved of its luck; None: it was dealt before deals were sealed, or from a record."""
        if self.parts is None or self.study:
            return None
        told = self.status == "over" and not self.is_sealed
        return Deal(committed(self.seed), self.parts, self.seed if told else None)

    @property
    def is_sealed(self) -> bool:
        """Is its deal still played at other tables?"""
        return self.shared is not None and now() < self.shared.closes

    def hides_from(self, person: str | None) -> bool:
        """Must somebody who has no seat here see nothing of it, since they might yet play the same deal?"""
        return self.is_sealed and self.status in ("playing", "over") and not self.held_by(person)

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person, in order."""
        if person is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """Those who sit here themselves, not those whose seat a bot keeps."""
        return {seat.person for seat in self.seats if seat.person is not None and not seat.away}

    def sitters(self) -> set[str]:
        """Those who look for it among their own: whoever has a seat, and who made it."""
        return ({seat.person for seat in self.seats if seat.person is not None} | {self.owner}) - {""}

    def willing(self) -> set[str | None]:
        """Those who have asked for another game."""
        return {self.seats[seat].person for seat in self.wants}

    def has_open_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def seated(self, seats: dict[int, Seat]) -> list[Seat]:
        """The seats, some of them changed."""
        return [seats.get(i, seat) for i, seat in enumerate(self.seats)]

    def rules_kept(self) -> Game | None:
        """The rules it is played under, if this server still has them."""
        return rules_of(self.game, self.rules, self.box)

    @property
    def is_current(self) -> bool:
        """Is it played under the newest rules, with the present box?"""
        return self.rules_kept() is games().get(self.game) is not None

    @property
    def halted(self) -> bool:
        """Can its game be neither played nor shown, for its rules are gone?"""
        return self.status in ("playing", "over") and self.rules_kept() is None

    @property
    def bots_wait(self) -> bool:
        """Does a lesson hold the bots back? While it explains something, or who learns is asked."""
        lesson = self.lesson
        if lesson is None or lesson.kind == "play":
            return False
        return lesson.kind != "watch" or any(not self.seats[seat].plays_itself for seat in self.asked)

    @property
    def allows_hints(self) -> bool:
        """As it was agreed; else where one person plays with bots, or studies."""
        if self.hints is not None:
            return self.hints
        sitting = [seat for seat in self.seats if seat.kind != "bot"]
        return len(sitting) == 1 or (self.study and len(self.people()) == 1)

    @property
    def goes_on_alone(self) -> bool:
        """Is a bot asked, does an order answer, or does the time run?"""
        timed = self.pausing and self.pause is not None
        return self.status == "playing" and (
            timed
            or bool(self.ordered)
            or (not self.bots_wait and any(self.seats[seat].plays_itself for seat in self.asked))
        )

    def rulebook(self) -> Game:
        """The rules it is played under, or `UnknownRules`."""
        found = self.rules_kept()
        if found is None:
            raise unknown_rules(self.game, self.rules)
        return found

    def opening(self) -> tuple[State, list[Event]]:
        """The state before the first move, and what led there."""
        heard: list[Event] = []
        luck = seeded(self.seed) if self.parts is None else sealed(self.seed, self.parts)
        return self.rulebook().start(len(self.seats), luck, self.options, heard), heard


def now(ago: timedelta = timedelta()) -> str:
    """The time (or some time ago), as it is written everywhere."""
    at = datetime.now(UTC) - ago
    return at.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"


def fresh_table(
    rules: Game,
    name: str,
    owner: str,
    options: dict[str, Choice],
    seats: list[Seat],
    seed: str,
    parts: list[str] | None,
) -> Table:
    """A table at which nothing has happened: by invitation, at the usual pace, and it waits for everybody."""
    at = now()
    return Table(
        id=fresh_id(),
        name=name,
        game=rules.name,
        rules=rules.version,
        box=rules.box_digest,
        options=options,
        seats=seats,
        seed=seed,
        parts=parts,
        next_seed=fresh_seed(),
        owner=owner,
        public=False,
        pace=1.0,
        pause=None,
        created=at,
        updated=at,
    )


def fresh_id() -> str:
    """A name nobody guesses, easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def summary(
    table: Table,
    person: str | None,
    names: dict[str, str],
    online: set[str],
    pace: float | None,
    clocks: list[ClockTold],
    watchers: int = 0,
) -> Summary:
    """What everybody may know of a table, as `person` reads it."""
    over = table.status == "over"
    read_by_all = Summary(
        id=table.id,
        name=table.name,
        game=table.game,
        options=table.options,
        status=table.status,
        public=table.public,
        mine=False,
        seats=[_seat_info(seat, names, online) for seat in table.seats],
        asked=table.asked,
        step=table.step,
        my_turn=False,
        version=table.version,
        headline=table.headline,
        standing=table.standing if over else None,
        halted=table.halted,
        deal=table.deal,
        shared=table.shared,
        tournament=table.tournament,
        pace=table.pace if pace is None else pace,
        pause=table.pause,
        clock=table.clock,
        clocks=clocks,
        study=table.study,
        lesson=table.lesson,
        hints=table.allows_hints,
        apart=table.apart,
        rematch=Rematch(
            table.wants, table.rematch, commitment(table.next_seed) if over and table.next_seed else None
        ),
        undo=table.wish,
        watchers=watchers,
        created=table.created,
        updated=table.updated,
    )
    return as_read_by(table, read_by_all, person)


def as_read_by(table: Table, read_by_all: Summary, person: str | None) -> Summary:
    """The summary of a table, with what concerns `person`; all else is the very same."""
    held = table.held_by(person)
    if not held and table.owner != person:
        return read_by_all
    seats = read_by_all.seats.copy()
    for i in held:
        seats[i] = replace(seats[i], me=True)
    my_turn = any(i in table.asked and not table.seats[i].away for i in held)
    return replace(read_by_all, mine=table.owner == person, seats=seats, my_turn=my_turn)


def _seat_info(seat: Seat, names: dict[str, str], online: set[str]) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name or names.get(seat.person or "", ""),
        level=seat.level,
        me=False,
        online=seat.kind == "bot" or seat.person in online,
        away=seat.away,
        since=seat.since or None,
    )
