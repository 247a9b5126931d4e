"""How Karanor plays among bots: length, sources of prestige, history tiles, artefacts, cards.

python bench/karanor.py --games 1000 --seats 4 [--level greedy] [--first 0]
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from comptoir.bots import choose
from comptoir.games.karanor.box import ARTEFACTS, BLACKS, COMMERCES, HISTORIES, QUESTS
from comptoir.games.karanor.state import Karanor
from comptoir.table import WATCHER, act, asked, game, seeded

Count = dict[str, Counter[str]]
COUNTED = {
    "built": "commerce",
    "quest-fulfilled": "quest",
    "card-played": "black",
    "artefact-kept": "artefact",
    "immediate-drawn": "quest",
}
TABLES = {"commerce": COMMERCES, "quest": QUESTS, "black": BLACKS, "artefact": ARTEFACTS}


def one(task: tuple[int, int, str]) -> Count:
    """One game, counted."""
    number, seats, level = task
    rules = game("karanor")
    s = rules.start(seats, f"balance {number}")
    assert isinstance(s, Karanor)
    luck = seeded(f"players {number}")
    found: Count = {name: Counter() for name in ("game", "source", "dealt", "won", "kept", "winner", *TABLES)}
    while asked(s):
        seat = asked(s)[0]
        s.heard = []
        act(s, seat, choose(level, rules, s, seat, luck))
        for event in s.heard:
            told = event.told(WATCHER) or {}
            kind = str(told.get("type"))
            if kind == "prestige-gained":
                found["source"][str(told["source"])] += int(str(told["n"]))
            elif kind in COUNTED:
                found[COUNTED[kind]][str(told[COUNTED[kind]])] += 1
            elif kind == "traded":
                found["game"]["trades"] += 1
    winners = [place.seat for place in rules.standing(s) if place.rank == 1]
    for seat, merchant in enumerate(s.merchants):
        tile = HISTORIES[merchant.history]
        found["dealt"][tile] += 1
        found["won"][tile] += 60 // len(winners) if seat in winners else 0
        for artefact in merchant.artefacts:
            found["kept"][ARTEFACTS[artefact]] += 1
            found["winner"][ARTEFACTS[artefact]] += seat in winners
    found["game"].update({"games": 1, "ended": int(s.ending), f"turns {-(-int(s.turn) // seats):02}": 1})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--first", type=int, default=0)
    chosen = parser.parse_args()
    tasks = [(n, chosen.seats, chosen.level) for n in range(chosen.first, chosen.first + chosen.games)]
    total: Count = {}
    with ProcessPoolExecutor() as pool:
        for found in pool.map(one, tasks, chunksize=4):
            for name, counter in found.items():
                total.setdefault(name, Counter()).update(counter)
    report(total, chosen.seats)


def report(total: Count, seats: int) -> None:
    """Shares are against an even one: 1.00 wins as often as any seat."""
    print(dict(sorted(total["game"].items())))
    print("prestige", dict(total["source"].most_common()))
    for tile in HISTORIES:
        share = total["won"][tile] / 60 / max(1, total["dealt"][tile]) * seats
        print(f"  history {tile:18} {share:.2f} of an even share over {total['dealt'][tile]} deals")
    for tile in ARTEFACTS:
        share = total["winner"][tile] / max(1, total["kept"][tile]) * seats
        print(
            f"  artefact {tile:18} kept {total['kept'][tile]:4}, its owners win {share:.2f} of an even share"
        )
    for name, table in TABLES.items():
        counts = {card: total[name][card] for card in table}
        dead = [card for card, count in counts.items() if not count]
        ends = sorted(counts.items(), key=lambda item: item[1])
        print(f"{name}: rarest {ends[:5]}, most {ends[-5:]}, never {dead}")


if __name__ == "__main__":
    main()
