"""Is the land of Hermagor fair? Bots play each other; what they earned, sold, won and completed is counted.

    python bench/balance_hermagor.py --games 200 --seats 4 [--level greedy]

Nothing should be dead (never chosen) or dominant (always decisive): look for seats, products, villages, regions and
tiles far from their neighbours. docs/games/hermagor.md says what was found and changed.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from comptoir.bots import choose
from comptoir.games.hermagor.box import NODE_NAMES, PLACE_NAMES, PRODUCTS, REGIONS, SELLS, SHOWS, TILE_NAMES
from comptoir.table import WATCHER, Game, Place, asked, game, play, seeded


class Tally:
    """What happened in all games together."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0.0] * seats
        self.turn_wins: Counter[int] = Counter()
        self.earned: Counter[str] = Counter()
        self.sold: Counter[str] = Counter()
        self.income: Counter[str] = Counter()
        self.villages: Counter[str] = Counter()
        self.rises: Counter[str] = Counter()
        self.regions: Counter[str] = Counter()
        self.rows: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()

    def hear(self, told: Mapping[str, Any]) -> None:
        kind = told["type"]
        if kind == "sold":
            self.sold[told["product"]] += 1
            self.villages[told["village"]] += 1
            self.earned["sales"] += told["price"]
            self.earned["travel"] -= told["cost"]
            self.actions["shortcut" if told["shortcut"] else "sell" if told["cost"] else "sell there"] += 1
        elif kind in {"moved", "stayed"}:
            self.actions[kind] += 1
            self.earned["travel"] -= told.get("cost", 0)
        elif kind == "buyer-placed":
            self.places[told["place"]] += 1
            self.earned["market"] -= told["cost"]
        elif kind in {"buzz-paid", "good-deal", "neighbour-paid"}:
            self.earned[kind] += told["cash"]
        elif kind == "disc-placed":
            self.earned["nobility" if told["row"] == "nobility" else "buildings"] += told["cash"]
            self.regions[told["region"]] += 1
            self.rows[told["row"]] += 1
        elif kind == "region-lost":
            self.lost[told["region"]] += 1
        elif kind == "price-raised":
            self.rises[told["product"]] += 1
        elif kind in {"tile-won", "tile-stayed"}:
            self.offered[told["tile"]] += 1
            self.won[told["tile"]] += kind == "tile-won"
        elif kind == "income-paid":
            for part in ("production", "dukedoms", "route"):
                self.earned[part] += told[part]

    def end(self, places: list[Place]) -> None:
        self.games += 1
        winners = [place.seat for place in places if place.rank == 1]
        for place in places:
            self.scores[place.seat].append(place.score)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)


def one_game(rules: Game, levels: list[str], seed: str, tally: Tally) -> None:
    """Play one game to the end; seats are turned so that the first start player is seat 0 in the tally."""
    events: list[Any] = []
    s = rules.start(len(levels), seed, heard=events)
    luck = seeded(f"{seed} bots")
    seen: Any = rules.view(s, WATCHER)
    first = seen.starter
    while s.agenda:
        seat = asked(s)[0]
        answer = choose(levels[seat], rules, s, seat, luck)
        s.heard = events
        play(s, seat, answer)
        s.heard = None
    for event in events:
        told = event.told(WATCHER)
        if told is not None:
            tally.hear(told)
    turned = [(place.seat - first) % len(levels) for place in rules.standing(s)]
    tally.end([Place(turn, p.rank, p.score) for turn, p in zip(turned, rules.standing(s), strict=True)])


def report(tally: Tally) -> Iterable[str]:
    per_game = 1 / tally.games
    everybody = [score for scores in tally.scores for score in scores]
    yield f"{tally.games} games of {tally.seats}: median {statistics.median(everybody):.0f}, "
    yield f"  mean {statistics.mean(everybody):.1f}, from {min(everybody)} to {max(everybody)}"
    yield "By turn, from the first start player: mean, share of victories"
    for turn, scores in enumerate(tally.scores):
        yield f"  {turn + 1}. {statistics.mean(scores):6.1f}  {tally.wins[turn] * per_game:6.1%}"
    yield "Where a player's money comes from and goes to"
    for part, cash in tally.earned.most_common():
        yield f"  {part:15} {cash * per_game / tally.seats:7.1f}"
    yield listed("Actions a game", tally.actions, list(tally.actions), per_game)
    yield listed("Sales of each product a game", tally.sold, PRODUCTS, per_game)
    yield listed("Price rises a game", tally.rises, PRODUCTS, per_game)
    villages = [f"{name}" for name in NODE_NAMES[: len(SELLS)]]
    yield listed("Sales in each village a game", tally.villages, villages, per_game)
    yield listed("Discs for each region a game", tally.regions, REGIONS, per_game)
    yield listed("Completed regions that brought nothing", tally.lost, REGIONS, per_game)
    yield listed("Discs in each row a game", tally.rows, [*PRODUCTS, "nobility"], per_game)
    shares = {tile: tally.won[tile] / tally.offered[tile] for tile in tally.offered}
    yield listed("Share of offered tiles that were won", shares, TILE_NAMES[1:], 1)
    yield listed("Buyers on each place a game", tally.places, PLACE_NAMES, per_game)


def listed(title: str, counts: Mapping[str, float], names: list[str], factor: float) -> str:
    """The most first; a tile is named with what it shows."""
    found = sorted(((counts.get(name, 0) * factor, label(name)) for name in names), reverse=True)
    return f"{title}\n  " + ", ".join(f"{name} {count:.2f}" for count, name in found)


def label(name: str) -> str:
    if name.isdigit():
        return f"{name} ({'+'.join(PRODUCTS[p] for p in SHOWS[int(name)])})"
    return name


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seed", default="balance")
    chosen = parser.parse_args()
    rules = game("hermagor")
    tally = Tally(chosen.seats)
    for n in range(chosen.games):
        one_game(rules, [chosen.level] * chosen.seats, f"{chosen.seed} {n}", tally)
    print("\n".join(report(tally)))


if __name__ == "__main__":
    main()
