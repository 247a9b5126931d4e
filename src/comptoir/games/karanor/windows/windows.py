"""K12 and K14.9 to K14.14: black market cards, and the pauses in which they are played."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import PASS, PASS_TURN, PLAY, Play
from comptoir.games.karanor.box import BLACKS
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.choices import CarryOut, Parties
from comptoir.games.karanor.cards.effects import (
    BLACK_EFFECTS,
    ON_MEET,
    ON_PLAYED,
    OPEN,
    WINDOW_MEET,
    WINDOW_PLAYED,
    WINDOWS,
)
from comptoir.games.karanor.cards.legal import targets_of
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.refusals import why_not
from comptoir.games.karanor.state import Karanor, OpenWindow
from comptoir.table.agenda import ONLY, Action, Seated, Step, then
from comptoir.table.errors import Refused


def playable(s: Karanor, seat: i64, window: i64, cause: i64) -> list[Action]:
    """The black market cards a seat may play now, each with everybody it may aim at."""
    found: list[Action] = []
    last = -1
    for card in s.merchants[seat].black_market:
        if card != last:
            found += [PLAY[card][max(0, target)] for target in targets_of(s, seat, card, window, cause)]
        last = card
    return found


def announce(s: Karanor, seat: i64, action: Play, cause: i64) -> None:
    """K14.13: the card is shown with its target; it may be answered before it takes effect. K4.6: it ends a Move."""
    if seat == s.active:
        s.steps = 0
    s.merchants[seat].black_market.remove(action.card)
    s.black_discard.append(int(action.card))
    s.reveals += 1
    if s.heard is not None:
        fields: dict[str, object] = {"black": BLACKS[action.card]}
        if action.target >= 0:
            fields["other"] = action.target
        tell(s, "card-played", seat, fields)
    then(s, ResolveCard(seat, action.card, action.target, cause))
    open_window(s, WINDOW_PLAYED, seat)
    trigger(s, seat, ON_PLAYED)


class ResolveCard(Seated[Karanor]):
    """K14.13, K15.6: the card takes effect unless it was cancelled; then nothing of it happens."""

    clause: ClassVar[str] = "K14.13"

    def __init__(self, seat: i64, card: i64, target: i64, cause: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.target: Final = target
        self.cause: Final = cause

    def run(self, s: Karanor) -> None:
        if s.cancelled:
            s.cancelled = False
            if s.heard is not None:
                tell(s, "card-cancelled", self.seat, {"black": BLACKS[self.card]})
            return
        scene = Parties(self.seat, self.target, self.cause, "card", self.seat)
        then(s, CarryOut(BLACK_EFFECTS[self.card], 0, scene))


def asked_in(s: Karanor, window: i64, cause: i64) -> list[int]:
    """K14.10: the others who hold a black market card, whichever; in `meet` only those who stood there.

    Left out is who has said so openly (K14.12, R62)."""
    found: list[int] = []
    for n in range(1, s.players + 1):
        seat = (s.active + n) % s.players
        merchant = s.merchants[seat]
        there = window != WINDOW_MEET or merchant.at == s.merchants[cause].at
        quiet = s.quiet_this_turn >> seat & 1 or s.not_asked_in[seat] >> window & 1
        if there and seat != cause and merchant.black_market and not quiet:
            found.append(int(seat))
    return found


def open_window(s: Karanor, window: i64, cause: i64) -> None:
    """K14.9: the table waits, if there is anybody to wait for."""
    asked = asked_in(s, window, cause)
    if asked:
        s.open_windows.append(OpenWindow(window, cause, asked))
        then(s, WINDOW)
        if s.heard is not None:
            tell(s, "window-opened", cause, {"window": WINDOWS[window]})


class Window(Step[Karanor]):
    """K14.11: everybody asked plays one card or passes, unseen by the others until all have answered."""

    name: ClassVar[str] = "window"
    clause: ClassVar[str] = "K14.11"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        level = s.open_windows[-1]
        waiting = [level.asked[i] for i in range(len(level.asked)) if level.answers[i] is None]
        if len(waiting) == 1:
            return ONLY[waiting[0]]
        return tuple(waiting)

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        level = s.open_windows[-1]
        return [PASS, PASS_TURN, *playable(s, seat, level.window, level.cause)]

    def silence(self, s: Karanor, seat: i64) -> Action | None:
        """K14.12: no answer is a pass."""
        return PASS

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        level = s.open_windows[-1]
        level.answers[level.asked.index(seat)] = action
        then(s, self)

    def run(self, s: Karanor) -> None:
        """All have answered; only now is it known who passes for the rest of the turn (K14.12)."""
        s.reveals += 1
        level = s.open_windows[-1]
        for i in range(len(level.asked)):
            if level.answers[i] is PASS_TURN:
                s.quiet_this_turn |= 1 << level.asked[i]
                if s.heard is not None:
                    tell(s, "silent", level.asked[i], {})
        then(s, ANSWERS)


class CarryOutAnswers(Step[Karanor]):
    """K14.11: the answers are carried out clockwise; once the event no longer exists, the rest stay in hand."""

    clause: ClassVar[str] = "K14.11"

    def run(self, s: Karanor) -> None:
        level = s.open_windows[-1]
        while level.next < len(level.asked) and not s.cancelled:
            seat = level.asked[level.next]
            action = level.answers[level.next]
            level.next += 1
            if isinstance(action, Play) and action in playable(s, seat, level.window, level.cause):
                then(s, ANSWERS)
                announce(s, seat, action, level.cause)
                return
        s.open_windows.pop()


def arrive(s: Karanor, seat: i64) -> None:
    """K14.14: a pawn has entered a territory; if another stands there, they meet."""
    if not s.alone(seat, s.merchants[seat].at):
        open_window(s, WINDOW_MEET, seat)
        trigger(s, seat, ON_MEET)


def open_cards(s: Karanor, seat: i64) -> list[Action]:
    return playable(s, seat, OPEN, s.active) if s.merchants[seat].black_market else []


WINDOW: Final = Window()
ANSWERS: Final = CarryOutAnswers()
