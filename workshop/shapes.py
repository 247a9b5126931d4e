"""The shapes of the games' views, learned by play: python -m workshop.shapes [GAME ...]

Games that write their own observations have none. What is kept holds for one version of the rules.
"""

from __future__ import annotations

import sys

import msgspec

from comptoir.adapters.observation import writes_itself
from comptoir.adapters.shapes import kept_in, learned
from comptoir.table import game, games
from workshop.places import say

GAMES = 4
LEFT_OUT = {
    "hermagor": ("journeys",),
    "jantaris": ("auction.ladder",),
    "karanor": ("mine.routes", "mine.blocked", "mine.gains"),
}
"""What is worked out from the rest for a reader's sake, and long."""


def main(names: list[str]) -> None:
    for name in names or [name for name, rules in games().items() if not writes_itself(rules)]:
        rules = game(name)
        shapes = learned(rules, GAMES, LEFT_OUT.get(name, ()))
        text = msgspec.json.format(msgspec.json.encode(shapes, order="deterministic"), indent=1)
        kept_in(rules).write_bytes(text + b"\n")
        say(f"{name}: {len(shapes.words)} words")


if __name__ == "__main__":
    main(sys.argv[1:])
