"""J5.3: the votes whose voter has something to choose. Without a choice they are carried out at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import (
    BANISH,
    BRING,
    PASS,
    PLACE,
    RECEIVE,
    RECRUIT,
    ROB,
    SEND,
    Banish,
    Bring,
    Place,
    Receive,
    Recruit,
    Rob,
    Send,
)
from comptoir.games.jantaris.banishment import banish
from comptoir.games.jantaris.box import BLACK, CENTRE, RED, SEATS, TREASURY
from comptoir.games.jantaris.purchase import free_districts
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import place, receive, shift, take_good
from comptoir.table.agenda import NOBODY, ONLY, Action, Question
from comptoir.table.errors import Refused


class VoteChoice(Question[City]):
    """J5.8: a voter chooses how to carry out a vote; what leaves one answer is done without a question."""

    clause: ClassVar[str] = "J5.3"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[self.seat] if self.count(s, self.seat) > 1 else NOBODY

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def run(self, s: City) -> None:
        if self.count(s, self.seat):
            self.take(s, self.seat, self.nth(s, self.seat, 0))
        else:
            events.VOTE_LAPSED.tell(s, self.seat, s.votes[self.seat], self.obstacle(s))

    def obstacle(self, s: City) -> i64:
        """What leaves nothing to choose."""
        return events.NOBODY_THERE

    def lapse(self, s: City) -> None:
        """Nothing but passing was possible, or it was wanted."""
        because = events.DECLINED if self.count(s, self.seat) > 1 else self.obstacle(s)
        events.VOTE_LAPSED.tell(s, self.seat, s.votes[self.seat], because)


class Robbing(VoteChoice):
    """J5.3 Black Market alone: take 1 good of an opponent; rulings 6 and 43."""

    name: ClassVar[str] = "rob"

    def options(self, s: City, seat: i64) -> list[Action]:
        answers: list[Action] = []
        for victim in range(s.players):
            for colour in range(2):
                if can_rob(s, seat, victim, colour):
                    answers.append(ROB[victim][colour])  # noqa: PERF401 - a loop is faster compiled
        return answers

    def count(self, s: City, seat: i64) -> i64:
        count: i64 = 0
        for victim in range(s.players):
            count += can_rob(s, seat, victim, RED)
            count += can_rob(s, seat, victim, BLACK)
        return count

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        good: i64 = 0
        while n or not can_rob(s, seat, good >> 1, good & 1):
            n -= can_rob(s, seat, good >> 1, good & 1)
            good += 1
        return ROB[good >> 1][good & 1]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        allowed = isinstance(action, Rob) and can_rob(s, seat, action.victim, action.colour)
        return None if allowed else why_not(s, seat, action, self)

    def obstacle(self, s: City) -> i64:
        return events.NO_GOODS

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Rob)
        take_good(s, seat, action.victim, action.colour, events.BY_BLACK_MARKET)


def can_rob(s: City, seat: i64, victim: i64, colour: i64) -> bool:
    """J5.3, J8.12: another player has a good of that colour, Treasury does not protect it, and there is room for it."""
    if victim == seat or victim >= s.players or s.goods[2 * victim + colour] == 0:
        return False
    return s.room(seat, colour) > 0 and not s.owns(victim, TREASURY)


class Receiving(VoteChoice):
    """J5.3 two Black Markets: 2 goods from the bank, colours as one likes."""

    name: ClassVar[str] = "receive"

    def options(self, s: City, seat: i64) -> list[Action]:
        red_room, black_room = s.room(seat, RED), s.room(seat, BLACK)
        due = min(2, red_room + black_room)
        return [RECEIVE[r][due - r] for r in range(due + 1) if r <= red_room and due - r <= black_room]

    def count(self, s: City, seat: i64) -> i64:
        red_room, black_room = s.room(seat, RED), s.room(seat, BLACK)
        due = min(2, red_room + black_room)
        return min(due, red_room) - max(0, due - black_room) + 1

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        due = min(2, s.room(seat, RED) + s.room(seat, BLACK))
        red = max(0, due - s.room(seat, BLACK)) + n
        return RECEIVE[red][due - red]

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Receive)
        receive(s, seat, RED, action.red)
        receive(s, seat, BLACK, action.black)
        events.GOODS_RECEIVED.tell(s, seat, action.red, action.black, events.BY_BLACK_MARKET)


class Naming(VoteChoice):
    """J5.3 Strengthen alone: name a player, oneself too; their merchants are banished (rulings 1 and 26)."""

    name: ClassVar[str] = "banish"

    def options(self, s: City, seat: i64) -> list[Action]:
        return BANISH[: s.players]

    def count(self, s: City, seat: i64) -> i64:
        return s.players

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        return BANISH[n]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        allowed = isinstance(action, Banish) and action.victim < s.players
        return None if allowed else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Banish)
        banish(s, action.victim, seat)


class Bringing(VoteChoice):
    """J5.3 two Strengthen: move up to 2 merchants from one free neighbour into the active district."""

    name: ClassVar[str] = "bring"

    def options(self, s: City, seat: i64) -> list[Action]:
        answers: list[Action] = []
        for way in s.neighbours():
            answers += BRING[way][1 : min(2, s.count(way, seat)) + 1]
        answers.append(PASS)
        return answers

    def count(self, s: City, seat: i64) -> i64:
        count: i64 = 1
        for way in s.neighbours():
            count += min(2, s.count(way, seat))
        return count

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        for way in s.neighbours():
            here = min(2, s.count(way, seat))
            if n < here:
                return BRING[way][n + 1]
            n -= here
        return PASS

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Bring):
            shift(s, seat, action.area, s.place(), action.count, events.BY_STRENGTHEN)
        else:
            self.lapse(s)


class Sending(VoteChoice):
    """J5.3 three Strengthen: move up to 2 merchants from the active district to one free neighbour."""

    name: ClassVar[str] = "send"

    def options(self, s: City, seat: i64) -> list[Action]:
        most = min(2, s.count(s.place(), seat))
        answers: list[Action] = []
        for way in s.neighbours():
            answers += SEND[way][1 : most + 1]
        answers.append(PASS)
        return answers

    def count(self, s: City, seat: i64) -> i64:
        return min(2, s.count(s.place(), seat)) * len(s.neighbours()) + 1

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        most = min(2, s.count(s.place(), seat))
        ways = s.neighbours()
        return SEND[ways[n // most]][n % most + 1] if n < most * len(ways) else PASS

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Send):
            shift(s, seat, s.place(), action.area, action.count, events.BY_STRENGTHEN)
        else:
            self.lapse(s)


class Placing(VoteChoice):
    """J5.3 Recruitment alone: place 1 merchant in any district without a marker; a duty (J5.8)."""

    name: ClassVar[str] = "place"

    def options(self, s: City, seat: i64) -> list[Action]:
        return free_districts(s, PLACE) if s.reserve[seat] > 0 else []

    def count(self, s: City, seat: i64) -> i64:
        return s.count_free() if s.reserve[seat] > 0 else 0

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        return PLACE[s.nth_free(n)]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        allowed = isinstance(action, Place) and action.area != CENTRE and s.is_free(action.area)
        return None if allowed and s.reserve[seat] > 0 else why_not(s, seat, action, self)

    def obstacle(self, s: City) -> i64:
        return events.NO_RESERVE

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Place)
        place(s, seat, action.area, 1, events.BY_RECRUITMENT)


class Recruiting(VoteChoice):
    """J5.3 three Recruitments: place up to 2 merchants in one free neighbour."""

    name: ClassVar[str] = "recruit"

    def options(self, s: City, seat: i64) -> list[Action]:
        most = min(2, s.reserve[seat])
        answers: list[Action] = []
        for way in s.neighbours():
            answers += RECRUIT[way][1 : most + 1]
        answers.append(PASS)
        return answers

    def count(self, s: City, seat: i64) -> i64:
        return min(2, s.reserve[seat]) * len(s.neighbours()) + 1

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        most: i64 = min(2, s.reserve[seat])
        ways = s.neighbours()
        return RECRUIT[ways[n // most]][n % most + 1] if n < most * len(ways) else PASS

    def obstacle(self, s: City) -> i64:
        return events.MARKED if s.reserve[self.seat] else events.NO_RESERVE

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Recruit):
            place(s, seat, action.area, action.count, events.BY_RECRUITMENT)
        else:
            self.lapse(s)


ROBBING: Final[list[Robbing]] = [Robbing(seat) for seat in range(SEATS)]
RECEIVING: Final[list[Receiving]] = [Receiving(seat) for seat in range(SEATS)]
NAMING: Final[list[Naming]] = [Naming(seat) for seat in range(SEATS)]
BRINGING: Final[list[Bringing]] = [Bringing(seat) for seat in range(SEATS)]
SENDING: Final[list[Sending]] = [Sending(seat) for seat in range(SEATS)]
PLACING: Final[list[Placing]] = [Placing(seat) for seat in range(SEATS)]
RECRUITING: Final[list[Recruiting]] = [Recruiting(seat) for seat in range(SEATS)]
