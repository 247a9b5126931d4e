"""What is told of shared deals, people, tournaments and clubs: the words of docs/clubs.md, as structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from comptoir.server.standings import Kind, Outlook, Row, Stage
from comptoir.server.wire import Summary
from comptoir.table import Choice


class DealSeat(msgspec.Struct, frozen=True):
    """Who sat there at one table of a deal, and what came of it."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    me: bool
    away: bool
    score: int
    rank: int
    against: float
    """How much more than the others who sat there, on average."""


class DealTable(msgspec.Struct, frozen=True):
    """One table of a shared deal that is over."""

    table: str
    at: str
    counts: bool
    place: int | None
    """Among those that count, where one person plays with bots."""
    mine: bool
    seats: list[DealSeat]


class DealTold(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that is played at several tables, and how it went at each."""

    id: str
    kind: Literal["daily", "duplicate"]
    game: str
    name: str
    options: dict[str, Choice]
    seats: list[Literal["me", "open", "bot"]]
    level: str
    """Of its bots."""
    begins: str
    ends: str
    """Until then a table of it can be begun."""
    closes: str
    """From then on everybody sees it, and what is finished then does not count."""
    commitment: str
    mine: str | None
    """My table of it."""
    done: bool
    """Is my table over?"""
    playing: int
    over: int
    open: bool
    """May I see how others fared?"""
    tables: list[DealTable]
    """Empty unless I may."""


class Daily(msgspec.Struct, frozen=True):
    """The deals of a day, one a game, and of the day before."""

    day: str
    deals: list[DealTold]
    before: list[DealTold]


class DealMade(msgspec.Struct, frozen=True):
    """A table of a shared deal: mine, new or not."""

    table: Summary
    fresh: bool


# People


class Finish(msgspec.Struct, frozen=True):
    """Who came where."""

    kind: str
    name: str
    face: str | None
    """By which a person's page is found."""
    level: str | None
    me: bool
    rank: int
    score: int
    away: bool


class Result(msgspec.Struct, frozen=True):
    """A game that is over; its table is named to those who may know of it."""

    table: str | None
    game: str
    name: str
    at: str
    rated: bool
    seats: list[Finish]


class GameStats(msgspec.Struct, frozen=True):
    """Somebody at one game."""

    game: str
    played: int
    places: list[int]
    """How often each place was reached, the first first."""
    average: float
    """Of the scores."""
    best: int
    best_at: str
    last: str
    rating: int | None
    rated: int
    """Games that count for it."""
    sure: bool


class PersonTold(msgspec.Struct, frozen=True):
    name: str
    face: str
    me: bool
    games: list[GameStats]
    results: list[Result]


class RatedPerson(msgspec.Struct, frozen=True):
    place: int
    face: str
    name: str
    me: bool
    rating: int
    games: int
    sure: bool


class RatingList(msgspec.Struct, frozen=True):
    """Everybody who has a rating at a game, the best first."""

    game: str
    people: list[RatedPerson]


# Tournaments


class EntrantTold(msgspec.Struct, frozen=True):
    name: str
    face: str | None
    level: str | None
    me: bool
    out: bool


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round: entrants by seat, None for a bot that fills it."""

    table: str
    seating: list[int | None]
    over: bool
    asked: list[int]
    ranks: list[int]
    headline: dict[str, str | int]


class RoundTold(msgspec.Struct, frozen=True):
    began: str
    ends: str
    byes: list[int]
    tables: list[TournamentTable]


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: Kind
    size: int
    rounds: int
    round: int
    status: Stage
    entrants: int
    me: bool


class TournamentTold(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    club: str
    game: str
    options: dict[str, Choice]
    kind: Kind
    size: int
    rounds: int
    hours: float
    level: str
    status: Stage
    mine: bool
    """Do I run it?"""
    me: int | None
    """Which entrant I am."""
    scale: list[int]
    """Points by place."""
    entrants: list[EntrantTold]
    drawn: list[RoundTold]
    rows: list[Row]
    outlook: Outlook | None
    table: str | None
    """Where I play now."""
    created: str


# Clubs


class ClubMember(msgspec.Struct, frozen=True):
    name: str
    face: str
    me: bool
    since: str
    """Since when they belong to it; in the house: when they played last."""
    founder: bool = False


class ClubInfo(msgspec.Struct, frozen=True):
    id: str
    name: str


class ClubTold(msgspec.Struct, frozen=True, kw_only=True):
    """A club, or (without an id) the house: who belongs to it, what is open, how games ended, what is on."""

    id: str
    name: str
    mine: bool
    member: bool
    hosts: bool
    """May I make clubs?"""
    runs: bool
    """May I remove members, and let them in again?"""
    removed: bool
    """Am I removed from it?"""
    members: list[ClubMember]
    out: list[ClubMember]
    """Whom the club has removed, for those who may let them in again."""
    tables: list[Summary]
    results: list[Result]
    tournaments: list[TournamentInfo]
    clubs: list[ClubInfo]
    """At the house: those I belong to, for a host all of them."""
