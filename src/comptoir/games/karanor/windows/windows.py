"""K14.9 to K14.14: the pauses in which black market cards are played."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import PASS, PASS_TURN, Play
from comptoir.games.karanor.box import WINDOW_MEET, WINDOW_PLAYED
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.modifiers import ON_MEET, ON_PLAYED
from comptoir.games.karanor.state import Karanor, OpenWindow
from comptoir.games.karanor.windows.black_market import ResolveCard, playable, why_not
from comptoir.table.agenda import ONLY, Action, Step, then
from comptoir.table.errors import Refused


def announce(s: Karanor, seat: i64, action: Play, cause: i64) -> None:
    """K14.13: the card is shown with its target; it may be answered before it takes effect. K4.6: it ends a Move."""
    if seat == s.active:
        s.steps = 0
    s.merchants[seat].black_market.remove(action.card)
    s.black_discard.append(action.card)
    s.reveals += 1
    events.CARD_PLAYED.tell(s, seat, action.card, action.target)
    then(s, ResolveCard(seat, action.card, action.target, cause))
    open_window(s, WINDOW_PLAYED, seat)
    trigger(s, seat, ON_PLAYED)


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
        events.WINDOW_OPENED.tell(s, cause, window)


class Window(Step[Karanor]):
    """K14.11: everybody asked plays one card or passes, unseen by the others until all have answered."""

    name: ClassVar[str] = "window"
    clause: ClassVar[str] = "K14.11"

    def seats(self, s: Karanor) -> tuple[int, ...]:
        window = s.open_windows[-1]
        waiting = [window.asked[i] for i in range(len(window.asked)) if window.answers[i] is None]
        if len(waiting) == 1:
            return ONLY[waiting[0]]
        return tuple(waiting)

    def options(self, s: Karanor, seat: i64) -> list[Action]:
        window = s.open_windows[-1]
        found: list[Action] = [PASS, PASS_TURN]
        playable(s, seat, window.window, window.cause, found)
        return found

    def silence(self, s: Karanor, seat: i64) -> Action | None:
        """K14.12: no answer is a pass."""
        return PASS

    def why_not(self, s: Karanor, seat: i64, action: Action) -> Refused | None:
        return why_not(s, seat, action, self)

    def take(self, s: Karanor, seat: i64, action: Action) -> None:
        window = s.open_windows[-1]
        window.answers[window.asked.index(seat)] = action
        then(s, self)

    def run(self, s: Karanor) -> None:
        """All have answered; only now is it known who passes for the rest of the turn (K14.12)."""
        s.reveals += 1
        window = s.open_windows[-1]
        for i in range(len(window.asked)):
            if window.answers[i] is PASS_TURN:
                s.quiet_this_turn |= 1 << window.asked[i]
                events.SILENT.tell(s, window.asked[i])
        then(s, CARRY_OUT_ANSWERS)


class CarryOutAnswers(Step[Karanor]):
    """K14.11: the answers are carried out clockwise; once the event no longer exists, the rest stay in hand."""

    clause: ClassVar[str] = "K14.11"

    def run(self, s: Karanor) -> None:
        window = s.open_windows[-1]
        while window.next < len(window.asked) and not s.cancelled:
            seat = window.asked[window.next]
            action = window.answers[window.next]
            window.next += 1
            if isinstance(action, Play) and action in WINDOW.options(s, seat):
                then(s, CARRY_OUT_ANSWERS)
                announce(s, seat, action, window.cause)
                return
        s.open_windows.pop()


def arrive(s: Karanor, seat: i64) -> None:
    """K14.14: a pawn has entered a territory; if another stands there, they meet."""
    if not s.alone(seat, s.merchants[seat].at):
        open_window(s, WINDOW_MEET, seat)
        trigger(s, seat, ON_MEET)


WINDOW: Final = Window()
CARRY_OUT_ANSWERS: Final = CarryOutAnswers()
