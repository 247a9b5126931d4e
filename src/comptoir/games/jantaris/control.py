"""J7: market control, and Ancient Clock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.jantaris import events
from comptoir.games.jantaris.actions import CLAIM as CLAIM_CARD
from comptoir.games.jantaris.actions import PASS, Claim
from comptoir.games.jantaris.box import CANNON, CANNON_GOODS, CLAIM, NONE, RED, SEATS, Card
from comptoir.games.jantaris.refusals import why_not
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.supply import grant
from comptoir.table.agenda import NOBODY, ONLY, Action, Question, Step, then
from comptoir.table.errors import Refused


class MarketControl(Step[City]):
    """J7.2: whoever dominates the three districts of a control card may claim it."""

    clause: ClassVar[str] = "J7.2"

    def run(self, s: City) -> None:
        for seat in range(s.players):
            if s.claims(seat):
                then(s, CLAIMING[s.active][0])
                return


class Claiming(Question[City]):
    """J7.3: claims go clockwise from the active player, until nobody can or wants to claim."""

    name: ClassVar[str] = "claim"
    clause: ClassVar[str] = "J7.2"

    def __init__(self, seat: i64, quiet: i64) -> None:
        super().__init__(seat)
        self.quiet: Final = quiet
        """How many players in a row have claimed nothing."""

    def seats(self, s: City) -> tuple[int, ...]:
        return ONLY[self.seat] if s.claims(self.seat) else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        return claims(s, seat)

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Claim):
            claim(s, seat, action.card)
            then(s, CLAIMING[s.next(seat)][0])
        else:
            self.run(s)

    def run(self, s: City) -> None:
        if self.quiet + 1 < s.players:
            then(s, CLAIMING[s.next(self.seat)][self.quiet + 1])


class ClockStrikes(Step[City]):
    """J8.9, ruling 36: at the end of a phase the owner of Ancient Clock may claim one card."""

    name: ClassVar[str] = "clock"
    clause: ClassVar[str] = "J8.9"

    def seats(self, s: City) -> tuple[int, ...]:
        owner = s.clock_owner()
        return ONLY[owner] if owner != NONE and s.claims(owner) else NOBODY

    def options(self, s: City, seat: i64) -> list[Action]:
        return claims(s, seat)

    def why_not(self, s: City, seat: i64, action: Action) -> Refused | None:
        return None if action in self.options(s, seat) else why_not(s, seat, action, self)

    def take(self, s: City, seat: i64, action: Action) -> None:
        if isinstance(action, Claim):
            claim(s, seat, action.card)

    def run(self, s: City) -> None:
        """Nobody owns the clock, or its owner can claim nothing."""


def claims(s: City, seat: i64) -> list[Action]:
    """The cards a seat may claim now, or none of them (ruling 17)."""
    answers = [CLAIM_CARD[card] for card in s.claims(seat)]
    answers.append(PASS)
    return answers


def claim(s: City, seat: i64, card: Card) -> None:
    """J7.2: the card and its prestige; a new one is turned up at once. J8.5: Cannon."""
    s.claimed[seat] |= 1 << card
    s.prestige[seat] += CLAIM
    at = s.controls_up.index(card)
    events.CARD_CLAIMED.tell(s, seat, card, CLAIM)
    if s.controls:
        turned = s.controls.pop()
        s.controls_up[at] = turned
        s.reveals += 1
        events.CARD_TURNED_UP.tell(s, turned)
    else:
        s.controls_up.pop(at)
    if s.owns(seat, CANNON):
        grant(s, seat, RED, CANNON_GOODS, CANNON)


CONTROL: Final = MarketControl()
CLAIMING: Final[list[list[Claiming]]] = [[Claiming(seat, n) for n in range(SEATS)] for seat in range(SEATS)]
CLOCK: Final = ClockStrikes()
