"""How Jantaris plays among bots: length, where prestige comes from, seats, items, effects.

python bench/jantaris.py --games 200 --seats 4 [--level greedy] [--json]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from comptoir.bots import choose
from comptoir.games.jantaris.box import ITEMS, PRESTIGE, PRICE
from comptoir.games.jantaris.state import City
from comptoir.table import WATCHER, act, asked, game, seeded

SOURCES = {"item-bought": "items", "item-picked": "items", "traded": "fairs", "card-claimed": "control"}
EFFECTS = {
    "goods-received": "why",
    "good-taken": "why",
    "merchant-placed": "why",
    "merchants-moved": "why",
    "merchants-recalled": "why",
    "item-returned": "item",
}
LONG = 1_000_000
Count = dict[str, Counter[str]]


def one(task: tuple[int, int, str]) -> Count:
    """One game, counted: the seat names are positions from the starting player."""
    number, seats, level = task
    rules = game("jantaris")
    s = rules.start(seats, f"balance {number}")
    assert isinstance(s, City)
    luck = seeded(f"players {number}")
    first = asked(s)[0]
    found: Count = {name: Counter() for name in ("game", "from", "item", "effect", "vote", "bid", "wins")}
    opened: dict[str, Any] = {}
    for _ in range(LONG):
        if not asked(s):
            break
        seat = asked(s)[0]
        s.heard = []
        clock = s.agenda[-1].name == "clock"
        act(s, seat, choose(level, rules, s, seat, luck))
        for told in told_of(s):
            tally(found, told, opened, clock)
    places = rules.standing(s)
    winners = [place.seat for place in places if place.rank == 1]
    for seat in winners:
        found["wins"][str((seat - first) % seats)] += LONG // len(winners)
    found["game"]["turns"] = s.turn
    found["game"]["games"] = 1
    found["game"]["last"] = places[0].score
    return found


def told_of(s: Any) -> Iterator[dict[str, Any]]:
    for event in s.heard:
        told = event.told(WATCHER)
        if told is not None:
            yield told


def tally(found: Count, told: dict[str, Any], opened: dict[str, Any], clock: bool) -> None:
    """Count what one event says."""
    kind = told["type"]
    if kind in SOURCES:
        found["from"][SOURCES[kind]] += told["prestige"]
    if kind in EFFECTS and told.get("red", 1) + told.get("black", 1) > 0:
        found["effect"][told[EFFECTS[kind]]] += 1
    if kind == "item-turned-up" and told["why"] == "historic_book":
        found["effect"]["historic_book"] += 1
    if kind == "card-claimed" and clock:
        found["effect"]["ancient_clock"] += 1
    if kind == "auction-opened":
        opened.update(told)
        found["item"][f"offered {told['item']}"] += 1
    if kind == "item-bought":
        found["item"][f"sold {told['item']}"] += 1
        over = told["red"] + told["black"] - PRICE[ITEMS.index(told["item"])]
        found["item"][f"over {told['item']}"] += over
        found["item"][f"fought {told['item']}"] += over > 0
        found["bid"]["rival" if opened.get("seat") != told["seat"] else "opener"] += 1
    if kind == "fair-opened":
        found["game"]["fairs"] += 1
    if kind == "vote-carried-out":
        found["vote"][f"{told['vote']} {min(told['voters'], 3)}"] += 1
    if kind == "vote-lapsed":
        found["vote"][f"{told['vote']} lapsed"] += 1


def balance(games: int, seats: int, level: str, workers: int) -> Count:
    """Many games, added up; each also leaves its length."""
    total: Count = {"length": Counter()}
    with ProcessPoolExecutor(workers) as pool:
        tasks = [(number, seats, level) for number in range(games)]
        for found in pool.map(one, tasks, chunksize=4):
            total["length"][str(found["game"]["turns"])] += 1
            for name, counter in found.items():
                total.setdefault(name, Counter()).update(counter)
    return total


def report(total: Count, seats: int) -> str:
    """The figures, as a table for people."""
    games = total["game"]["games"]
    lengths = sorted(int(n) / seats for n in total["length"].elements())
    prestige = sum(total["from"].values())
    lines = [
        f"games {games}, players {seats}",
        (
            f"turns a player: mean {sum(lengths) / games:.1f},"
            f" middle 80 % {lengths[games // 10]:.1f} to {lengths[games * 9 // 10]:.1f}"
        ),
        f"fairs a game: {total['game']['fairs'] / games:.1f}",
        "prestige: " + ", ".join(f"{name} {n / prestige:.0%}" for name, n in total["from"].most_common()),
        "wins by position: " + ", ".join(f"{total['wins'][str(n)] / LONG / games:.1%}" for n in range(seats)),
        "auctions won by: " + ", ".join(f"{name} {n / games:.1f}" for name, n in total["bid"].items()),
        "votes: " + ", ".join(f"{name} {n / games:.1f}" for name, n in sorted(total["vote"].items())),
        f"{'item':20} price prestige sold fought  over effects (a game; fought: share of sales above the price)",
    ]
    for item, name in enumerate(ITEMS):
        sold = total["item"][f"sold {name}"]
        fought = total["item"][f"fought {name}"] / sold if sold else 0
        over = total["item"][f"over {name}"] / sold if sold else 0
        lines.append(
            f"{name:20} {PRICE[item]:5} {PRESTIGE[item]:8} {sold / games:4.2f} {fought:6.0%} {over:5.2f}"
            f" {total['effect'][name] / games:7.2f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="the counts themselves")
    chosen = parser.parse_args()
    total = balance(chosen.games, chosen.seats, chosen.level, chosen.workers)
    print(json.dumps(total) if chosen.json else report(total, chosen.seats))


if __name__ == "__main__":
    main()
