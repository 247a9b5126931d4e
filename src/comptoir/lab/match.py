"""One game between bots, and what is noted of it."""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec

from comptoir.bots import Bot, choose, speak
from comptoir.lab.entrants import player_of, thinking
from comptoir.table import (
    Action,
    BadSetup,
    Choice,
    ComptoirError,
    Game,
    Options,
    Rng,
    State,
    act,
    asked,
    game,
    seeded,
    welcome,
)

SAYINGS = 12
"""What may be said out of turn between two answers: bots do not haggle for ever."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game of a match ended, by player."""

    n: int
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    """Of processor time, for all decisions together."""

    @property
    def wins(self) -> list[float]:
        """A victory shared by three counts a third."""
        return [(rank == 1) / self.ranks.count(1) for rank in self.ranks]


class Terms(msgspec.Struct, frozen=True):
    """What a match is played under; games of one match differ in their number only."""

    game: str
    players: list[str]
    seed: str
    options: dict[str, Choice]
    seconds: float = 0.0
    """How long a decision may take a bot that searches; 0: as it likes."""
    patience: float = 0.0
    """How many seconds a decision may take before the bot counts as stuck; 0: any."""
    simulations: int = 0
    """How many imagined games a level that searches may spend on a decision; 0: as it likes."""


class Misplayed(BadSetup):
    """A bot raised an error, answered nonsense or did not answer."""


def some_games(terms: Terms, players: Sequence[str | Bot], numbers: Sequence[int]) -> list[Outcome]:
    """The games of these numbers. Game n has deal n // seats, and everybody sits n % seats further round."""
    return [one_game(terms, players, n) for n in numbers]


def one_game(terms: Terms, players: Sequence[str | Bot], n: int) -> Outcome:
    """Play to the end; player i has seat i + shift."""
    rules, seats = game(terms.game), len(players)
    deal, shift = f"{terms.seed}-{n // seats}", n % seats
    bots = [thinking(player_of(player), terms.simulations) for player in players]
    lucks = [seeded(f"{deal}/{shift}/{i}") for i in range(seats)]
    decisions, seconds = [0] * seats, [0.0] * seats
    s = rules.start(seats, deal, terms.options)
    while s.agenda:
        seat = asked(s)[0]
        i = (seat - shift) % seats
        with blamed(bots[i], terms.patience):
            began = time.process_time()
            action = choose(bots[i], rules, s, seat, lucks[i], terms.seconds)
            seconds[i] += time.process_time() - began
            answered(s, seat, action)
        decisions[i] += 1
        around = [(j - shift) % seats for j in range(seats)]
        hear_out(rules, s, [(bots[j], lucks[j]) for j in around])
    places = rules.standing(s)
    mine = [places[(i + shift) % seats] for i in range(seats)]
    return Outcome(n, [place.rank for place in mine], [place.score for place in mine], decisions, seconds)


def answered(s: State, seat: int, action: object) -> None:
    if not isinstance(action, Action):
        raise TypeError(f"{action!r} is no action")
    act(s, seat, action)


def hear_out(rules: Game, s: State, players: Sequence[tuple[str | Bot, Rng]]) -> None:
    """Let those speak who may, though nobody waits for them, until nobody has more to say."""
    bots = [player_of(player) for player, _ in players]
    for _ in range(SAYINGS):
        unasked = [seat for seat in welcome(s) if seat not in asked(s)]
        said = ((seat, _said(rules, s, seat, bots[seat], players[seat][1])) for seat in unasked)
        spoken = next(((seat, action) for seat, action in said if action is not None), None)
        if spoken is None:
            return
        with blamed(bots[spoken[0]], 0.0):
            answered(s, *spoken)


def _said(rules: Game, s: State, seat: int, bot: Bot, luck: Rng) -> Action | None:
    with blamed(bot, 0.0):
        return speak(bot, rules, s, seat, luck)


@contextmanager
def blamed(bot: Bot, patience: float) -> Iterator[None]:
    """Whatever goes wrong meanwhile is the bot's fault, and said as one sentence."""
    try:
        with limited(patience):
            yield
    except Misplayed:
        raise
    except TimeoutError as error:
        text = f"the bot “{bot.level}” did not answer within {patience:g} seconds"
        raise Misplayed("bot-hangs", text, args_={"level": bot.level, "seconds": f"{patience:g}"}) from error
    except Exception as error:
        reason = str(error) if isinstance(error, ComptoirError) else f"{type(error).__name__}: {error}"
        text = f"the bot “{bot.level}” failed: {reason}"
        raise Misplayed("bot-fails", text, args_={"level": bot.level, "reason": reason}) from error


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise `TimeoutError` after so many seconds: by an alarm, or where there is none by a thread that looks on."""
    main = threading.current_thread() is threading.main_thread()
    if not seconds:
        yield
        return
    if not main or not hasattr(signal, "setitimer"):
        with _interrupted(seconds):
            yield
        return

    def stop(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _interrupted(seconds: float) -> Iterator[None]:
    """The same in any thread: `TimeoutError` is raised in it from outside, as soon as it runs Python again.

    A call into C that never comes back is not reached."""
    thread, lock, over = threading.get_ident(), threading.Lock(), threading.Event()

    def stop() -> None:
        with lock:
            if not over.is_set():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread), ctypes.py_object(TimeoutError)
                )

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            over.set()
        timer.cancel()


def terms_of(
    name: str,
    players: Sequence[str | Bot],
    seed: str,
    options: Options | None,
    seconds: float,
    patience: float,
    simulations: int = 0,
) -> Terms:
    """The terms of a match that can be played; `BadSetup` says why it cannot."""
    if seconds and simulations:
        raise BadSetup("two-limits", "a decision is limited by seconds or by simulations, not by both")
    rules = game(name)
    chosen = rules.complete(options or {})
    rules.start(len(players), seed, chosen)
    levels = [player_of(player).level for player in players]
    return Terms(name, levels, seed, chosen, seconds, patience, simulations)
