"""J4: the City phase, but for the auctions."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import (
    BAZAAR,
    EXCHANGE,
    MARKET,
    PLACE,
    RECALL,
    Exchange,
    Place,
    Recall,
    VisitBazaar,
    VisitMarket,
)
from comptoir.games.jantaris.auction import FIRST_AUCTION
from comptoir.games.jantaris.box import BLACK, CENTRE, DISTRICTS, HISTORIC_BOOK, ITEMS_UP, RED, SEATS, Item
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import grant, place, put_under, recall, turn_up
from comptoir.table.agenda import NOBODY, ONLY, Action, Step, then
from comptoir.table.errors import Refused


class CityVisit(Step[City]):
    """J4: the active player visits the market square, the guild hall or the bazaar."""

    name: ClassVar[str] = "city"
    clause: ClassVar[str] = "J4.4"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[s.active]

    def options(self, s: City, seat: i64) -> list[Action]:
        answers: list[Action] = []
        for colour in range(2):
            room = s.room(seat, colour)
            if room > 0:
                answers.append(MARKET[colour][1])
                if room > 1:
                    answers.append(MARKET[colour][2])
        can_place = s.reserve[seat] > 0
        for area in range(DISTRICTS + 1):
            if s.is_free(area):
                if can_place:
                    answers.append(PLACE[area])
                here = s.merchants[area * SEATS + seat]
                if here > 0:
                    answers.append(RECALL[area][1])
                    if here > 1:
                        answers.append(RECALL[area][2])
        answers.append(BAZAAR)
        return answers

    def count(self, s: City, seat: i64) -> i64:
        count = min(2, s.room(seat, RED)) + min(2, s.room(seat, BLACK)) + 1
        area: i64 = 0
        while area <= CENTRE:
            if s.is_free(area):
                count += (s.reserve[seat] > 0) + min(2, s.count(area, seat))
            area += 1
        return count

    def nth(self, s: City, seat: i64, n: i64) -> Action:
        for colour in range(2):
            room = min(2, s.room(seat, colour))
            if n < room:
                return MARKET[colour][n + 1]
            n -= room
        can_place: i64 = s.reserve[seat] > 0
        area: i64 = 0
        while area <= CENTRE:
            if s.is_free(area):
                here = min(2, s.count(area, seat))
                if n < can_place:
                    return PLACE[area]
                n -= can_place
                if n < here:
                    return RECALL[area][n + 1]
                n -= here
            area += 1
        return BAZAAR

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        if isinstance(action, VisitMarket):
            allowed = action.count <= s.room(seat, action.colour)
        elif isinstance(action, Place):
            allowed = s.reserve[seat] > 0 and s.is_free(action.area)
        elif isinstance(action, Recall):
            allowed = s.count(action.area, seat) >= action.count and s.is_free(action.area)
        else:
            allowed = isinstance(action, VisitBazaar)
        return None if allowed else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, VisitMarket):
            grant(s, seat, action.colour, action.count, events.BY_MARKET)
        elif isinstance(action, Place):
            place(s, seat, action.area, 1, events.BY_GUILD)
        elif isinstance(action, Recall):
            recall(s, seat, action.area, action.count, events.BY_GUILD)
        else:
            assert isinstance(action, VisitBazaar)
            events.BAZAAR_VISITED.tell(s, seat)
            then(s, EXCHANGING, FIRST_AUCTION)


class ExchangeItem(Step[City]):
    """J8.3: the owner of Historic Book puts a face-up item under the pile and turns up the next."""

    name: ClassVar[str] = "exchange"
    clause: ClassVar[str] = "J8.3"

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[s.active] if s.owns(s.active, HISTORIC_BOOK) and s.pile and s.up else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        return [EXCHANGE[item] for item in s.up]

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        assert isinstance(action, Exchange)
        new = turn_up(s)
        s.up[s.up.index(action.item)] = new
        put_under(s, action.item)
        events.ITEM_RETURNED.tell(s, seat, action.item)
        events.ITEM_TURNED_UP.tell(s, new, HISTORIC_BOOK)

    def run(self, s: City) -> None:
        """Rulings 31, 32: no book, or no pile: nothing is exchanged."""


class Refill(Step[City]):
    """J4.3f, rulings 42, 47: at the end of the phase 2 items lie face up again, as far as there are any."""

    clause: ClassVar[str] = "J4.3f"

    def run(self, s: City) -> None:
        new: list[Item] = []
        while len(s.up) < ITEMS_UP and s.pile:
            new.append(turn_up(s))
            s.up.append(new[-1])
        if new:
            for item in new:
                events.ITEM_TURNED_UP.tell(s, item, events.BY_BAZAAR)


CITY: Final = CityVisit()
EXCHANGING: Final = ExchangeItem()
REFILL: Final = Refill()
