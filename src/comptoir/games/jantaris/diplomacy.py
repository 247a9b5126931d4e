"""J5: the Diplomacy phase: a marker moves, everybody votes in secret, the votes are carried out clockwise."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import MOVE, VOTE, MoveMarker, Vote
from comptoir.games.jantaris.banishment import banish
from comptoir.games.jantaris.box import (
    BARREL_OF_DYE,
    BLACK,
    CENTRE,
    DEAL,
    DISTRICTS,
    NONE,
    RECRUITMENT,
    RED,
    SEATS,
    STRENGTHEN,
    THE_CENTRE,
)
from comptoir.games.jantaris.effects import BRINGING, NAMING, PLACING, RECEIVING, RECRUITING, ROBBING, SENDING
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import MANY, City
from comptoir.games.jantaris.supply import grant, pay, place
from comptoir.table.agenda import ONLY, Action, Seated, Step, then
from comptoir.table.errors import Refused


class MovingMarker(Step[City]):
    """J5.1: the active player moves a guild marker to another district without one: the active district."""

    name: ClassVar[str] = "marker"
    clause: ClassVar[str] = "J5.1"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[s.active]

    def options(self, s: City, seat: i64) -> list[Action]:
        answers: list[Action] = []
        for marker in range(2):
            moves = MOVE[marker]
            for district in range(DISTRICTS):
                if s.is_free(district):
                    answers.append(moves[district])  # noqa: PERF401 - a loop is faster compiled
        return answers

    def count(self, s: City, seat: i64) -> i64:
        return 2 * s.count_free()

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        free = s.count_free()
        return MOVE[n // free][s.nth_free(n % free)]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        allowed = isinstance(action, MoveMarker) and action.area != CENTRE and s.is_free(action.area)
        return None if allowed else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, MoveMarker)
        source = s.markers[action.marker]
        s.markers[action.marker] = action.area
        s.moved = action.marker
        events.MARKER_MOVED.tell(s, seat, action.marker, source, action.area)
        then(s, VOTING)


class Voting(Step[City]):
    """J5.2: all choose a vote card in secret; when all are in, all are turned up at once."""

    name: ClassVar[str] = "vote"
    clause: ClassVar[str] = "J5.2"

    def seats(self, s: City) -> tuple[int, ...]:
        missing: i64 = 0
        for seat in range(s.players):
            if s.votes[seat] == NONE:
                missing |= 1 << seat
        return MANY[missing]

    def options(self, s: City, seat: i64) -> list[Action]:
        return VOTE[:]

    def count(self, s: City, seat: i64) -> i64:
        return len(VOTE)

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        return VOTE[n]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if isinstance(action, Vote) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Vote)
        s.votes[seat] = action.vote
        events.VOTED.tell(s, seat, action.vote)
        then(s, VOTING)

    def run(self, s: City) -> None:
        """J5.3: clockwise from the active player, each carries out their vote."""
        s.revealed = True
        s.reveals += 1
        events.VOTES_REVEALED.tell(s)
        for seat in range(s.players):
            s.cast[len(VOTE) * seat + s.votes[seat]] += 1
        last = s.active
        for _ in range(s.players):
            last = s.players - 1 if last == 0 else last - 1
            then(s, EFFECT[last])


class Effect(Seated[City]):
    """J5.3: what a vote does depends on how many players chose it (ruling 2: counted when turned up)."""

    clause: ClassVar[str] = "J5.3"

    def run(self, s: City) -> None:
        seat = self.seat
        vote = s.votes[seat]
        voters = s.votes.count(vote)
        events.VOTE_CARRIED_OUT.tell(s, seat, s.votes[seat], voters)
        if vote == DEAL:
            deal(s, seat, voters)
        elif vote == STRENGTHEN:
            then(s, NAMING[seat] if voters == 1 else BRINGING[seat] if voters == 2 else SENDING[seat])
        elif vote == RECRUITMENT:
            recruit(s, seat, voters)
        elif voters == 1:
            then(s, ROBBING[seat])
        elif voters == 2:
            then(s, RECEIVING[seat])
        else:
            ruin(s, seat)


def deal(s: City, seat: i64, voters: i64) -> None:
    """J5.3 Deal: 2 goods; or one for each merchant in the active district; or for each in the Centre. J8.7."""
    colour = RED if s.owns(seat, BARREL_OF_DYE) else s.moved
    grant(s, seat, colour, deal_due(s, seat, voters), events.BY_DEAL)


def deal_due(s: City, seat: i64, voters: i64) -> i64:
    """How many goods a Deal promises."""
    if voters == 1:
        return 2
    return s.count(s.place() if voters == 2 else CENTRE, seat)


def recruit(s: City, seat: i64, voters: i64) -> None:
    """J5.3 Recruitment: in any district; or in the Centre, a duty (J5.8, rulings 4 and 22); or next door."""
    if voters == 1:
        then(s, PLACING[seat])
    elif voters != 2:
        then(s, RECRUITING[seat])
    elif s.reserve[seat] > 0 and s.is_free(CENTRE):
        place(s, seat, THE_CENTRE, 1, events.BY_RECRUITMENT)
    else:
        because = events.MARKED if s.reserve[seat] else events.NO_RESERVE
        events.VOTE_LAPSED.tell(s, seat, s.votes[seat], because)


def ruin(s: City, seat: i64) -> None:
    """J5.3, J5.4: the third Black Market: all goods are lost, the merchants banished."""
    red, black = s.goods[2 * seat + RED], s.goods[2 * seat + BLACK]
    pay(s, seat, red, black)
    events.GOODS_LOST.tell(s, seat, red, black)
    banish(s, seat, seat)


MARKER: Final = MovingMarker()
VOTING: Final = Voting()
EFFECT: Final[list[Effect]] = [Effect(seat) for seat in range(SEATS)]
