"""What a guildmaster's answers gain on the rule of thumb's, by the time it may think.

python bench/growing.py [QUESTIONS [GAME…]]

Its answers are chosen on some imagined tables and valued on others, which the rule of thumb's meet as well: so the
differences of a few dozen questions say what would take thousands of games. A gain is in the measure of the game's
value, looked as far ahead as the guildmaster looks.
"""

from __future__ import annotations

import statistics
import sys
import time
from functools import partial
from typing import Any

from comptoir.bots import Sight, choose
from comptoir.bots.greedy import advice_of
from comptoir.bots.search import decided, outcome, weighed
from comptoir.table import Action, Game, State, act, asked, game, games, options, seeded
from comptoir.table.advice import Advice

EVERY = 7
"""One question in so many is looked at; greedy bots answer all of them."""
SECONDS = (0.0, 0.05, 0.25, 1.0)
"""The first means: as many tables as it takes without a clock."""
TABLES = 128
"""On which the answers are valued."""


def questions(rules: Game, count: int) -> list[tuple[State, int]]:
    """From games for as few as it allows, those with a choice."""
    found: list[tuple[State, int]] = []
    luck, n, deal = seeded("growing"), 0, 0
    while len(found) < count:
        deal += 1
        s = rules.start(rules.fewest, f"growing {deal}")
        while s.agenda and len(found) < count:
            seat = asked(s)[0]
            n += 1
            if n % EVERY == 0 and len(options(s, seat)) > 1:
                found.append((s.clone(), seat))
            act(s, seat, choose("greedy", rules, s, seat, luck))
    return found


def gain(
    rules: Game, advice: Advice[Any], asking: tuple[State, int], answers: tuple[Action, Action]
) -> float:
    """What the first answer brings more than the second, on tables that chose neither."""
    s, seat = asking
    first, second = answers
    if first == second:
        return 0.0
    luck, total = seeded("held out"), 0.0
    for _ in range(TABLES):
        table = rules.redeal(s, seat, luck)
        until = advice.until(table, seat, advice.guildmaster.turns)
        total += outcome(table.clone(), seat, first, advice, until)
        total -= outcome(table, seat, second, advice, until)
    return total / TABLES


def measured(name: str, count: int) -> None:
    rules = game(name)
    advice = advice_of(rules)
    assert advice is not None, name
    advice = advice.finer()
    asking = questions(rules, count)
    for seconds in SECONDS:
        gains, spent = [], 0.0
        for n, (s, seat) in enumerate(asking):
            sight = Sight(rules, seat, options(s, seat), lambda: None, partial(rules.redeal, s, seat))
            began = time.thread_time()
            thoughts = weighed(advice.guildmaster, sight, advice, seeded(f"thought {n}"), seconds)
            answers = decided(advice.guildmaster, thoughts), thoughts[0].action
            spent += time.thread_time() - began
            gains.append(gain(rules, advice, (s, seat), answers))
        mean, error = statistics.mean(gains), statistics.stdev(gains) / count**0.5
        allowed = f"{seconds} s" if seconds else "no clock"
        print(f"{name}, {allowed}: {1000 * spent / count:.0f} ms, {mean:.3f} ± {error:.3f}", flush=True)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for name in sys.argv[2:] or games():
        measured(name, count)


if __name__ == "__main__":
    main()
