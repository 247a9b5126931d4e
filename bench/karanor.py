"""How Karanor plays among bots who trade: length, sources of prestige, seats, history tiles, artefacts, cards, offers.

python bench/karanor.py --games 1000 --seats 4 [--levels greedy] [--first 0] [--given]

`--levels greedy,random,random,random` gives the levels of the seats; they move round by one from game to game.
`--given` plays so many games for each artefact, which lies before one of the seats from the start.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from comptoir.bots import choose
from comptoir.games.karanor.box import (
    ALL_ARTEFACTS,
    ARTEFACTS,
    BLACKS,
    COMMERCES,
    HISTORIES,
    QUESTS,
)
from comptoir.games.karanor.state import Karanor
from comptoir.lab.match import hear_out
from comptoir.table import WATCHER, Event, act, asked, game, seeded

Count = dict[str, Counter[str]]
COUNTED = {
    "built": "commerce",
    "quest-fulfilled": "quest",
    "card-played": "black",
    "artefact-kept": "artefact",
    "immediate-drawn": "quest",
}
TABLES = {"commerce": COMMERCES, "quest": QUESTS, "black": BLACKS, "artefact": ARTEFACTS}
TRADING = {
    "offer-made",
    "counter-made",
    "offer-accept",
    "offer-decline",
    "offer-withdraw",
    "offer-void",
    "traded",
}
KINDS = ("game", "trading", "source", "level", "seat", "dealt", "won", "kept", "winner", "given", *TABLES)
WHOLE = 60
"""A victory, in parts that can be shared by up to six."""
NONE = -1
Task = tuple[int, int, tuple[str, ...], int]


def one(task: Task) -> tuple[Count, list[float]]:
    """One game, counted; and the milliseconds of each decision."""
    number, seats, levels, artefact = task
    rules = game("karanor")
    s = rules.start(seats, f"balance {number}")
    assert isinstance(s, Karanor)
    if artefact != NONE:
        give(s, number % seats, artefact)
    bots = [(levels[(i + number) % len(levels)], seeded(f"player {number} {i}")) for i in range(seats)]
    found: Count = {name: Counter() for name in KINDS}
    took: list[float] = []
    while asked(s):
        seat = asked(s)[0]
        s.heard = []
        began = time.process_time()
        action = choose(bots[seat][0], rules, s, seat, bots[seat][1])
        took.append(1000 * (time.process_time() - began))
        act(s, seat, action)
        hear_out(rules, s, bots)
        for event in s.heard:
            count(found, event)
    winners = [place.seat for place in rules.standing(s) if place.rank == 1]
    for seat in winners:
        found["level"][bots[seat][0]] += WHOLE // len(winners)
        found["seat"][f"{(seat - int(s.starter)) % seats + 1}"] += WHOLE // len(winners)
    count_holdings(found, s, winners)
    if artefact != NONE:
        found["given"][ARTEFACTS[artefact]] += WHOLE // len(winners) if number % seats in winners else 0
    found["game"].update({"games": 1, "ended": int(s.ending), f"turns {-(-int(s.turn) // seats):02}": 1})
    return found, took


def give(s: Karanor, seat: int, artefact: int) -> None:
    tile = ALL_ARTEFACTS[artefact]
    s.artefact_deck.remove(tile)
    s.merchants[seat].artefacts.append(tile)
    s.add_up_modifiers(seat)


def count(found: Count, event: Event) -> None:
    told = event.told(WATCHER) or {}
    kind = str(told.get("type"))
    if kind == "prestige-gained":
        found["source"][str(told["source"])] += int(str(told["n"]))
    elif kind in COUNTED:
        found[COUNTED[kind]][str(told[COUNTED[kind]])] += 1
    elif kind in TRADING:
        found["trading"][kind] += 1


def count_holdings(found: Count, s: Karanor, winners: list[int]) -> None:
    for seat, merchant in enumerate(s.merchants):
        tile = HISTORIES[merchant.history]
        found["dealt"][tile] += 1
        found["won"][tile] += WHOLE // len(winners) if seat in winners else 0
        for artefact in merchant.artefacts:
            found["kept"][ARTEFACTS[artefact]] += 1
            found["winner"][ARTEFACTS[artefact]] += seat in winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--levels", default="greedy")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--given", action="store_true")
    chosen = parser.parse_args()
    levels = tuple(chosen.levels.split(","))
    numbers = range(chosen.first, chosen.first + chosen.games)
    given = range(len(ARTEFACTS)) if chosen.given else [NONE]
    tasks = [(n, chosen.seats, levels, artefact) for artefact in given for n in numbers]
    total: Count = {name: Counter() for name in KINDS}
    took: list[float] = []
    with ProcessPoolExecutor() as pool:
        for found, times in pool.map(one, tasks, chunksize=4):
            took += times
            for name, counter in found.items():
                total[name].update(counter)
    report(total, chosen.seats, sorted(took))
    for tile, parts in total["given"].most_common():
        print(
            f"  given from the start {tile:18} {parts / WHOLE / chosen.games * chosen.seats:.2f} of an even share"
        )


def report(total: Count, seats: int, took: list[float]) -> None:
    """Shares are against an even one: 1.00 wins as often as any seat."""
    games = total["game"]["games"]
    print(dict(sorted(total["game"].items())))
    print(
        f"a decision: median {took[len(took) // 2]:.2f} ms, 95 % within {took[len(took) * 19 // 20]:.2f} ms"
    )
    print("wins by level", {level: n / WHOLE for level, n in total["level"].items()})
    print(
        "wins by seat",
        {seat: round(n / WHOLE / games * seats, 2) for seat, n in sorted(total["seat"].items())},
    )
    print("trading, a game", {kind: round(n / games, 2) for kind, n in total["trading"].most_common()})
    points = sum(total["source"].values())
    print("prestige", {source: f"{n / points:.0%}" for source, n in total["source"].most_common()})
    for tile in HISTORIES:
        share = total["won"][tile] / WHOLE / max(1, total["dealt"][tile]) * seats
        print(f"  history {tile:18} {share:.2f} of an even share over {total['dealt'][tile]} deals")
    for tile in ARTEFACTS:
        share = total["winner"][tile] / max(1, total["kept"][tile]) * seats
        print(f"  artefact {tile:18} kept {total['kept'][tile]:4}, owners win {share:.2f} of an even share")
    for name, table in TABLES.items():
        ranked = sorted(table, key=lambda card: total[name][card])
        print(f"{name}:", ", ".join(f"{card} {total[name][card]}" for card in ranked))


if __name__ == "__main__":
    main()
