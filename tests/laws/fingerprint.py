"""A fingerprint of every game in every setup: `python -m tests.laws.fingerprint`.

The same luck plays the same games on every machine, compiled or not: states, views and events are all the same.
"""

from __future__ import annotations

import hashlib

import msgspec

import comptoir
from comptoir.table import WATCHER, Game, dump, games
from tests.laws.positions import Position, setups


def fingerprint(played: Game, seats: int, options: dict[str, bool | str | int]) -> str:
    """Of one whole game: everything somebody is told, every few moves what they see, and the end."""
    found = hashlib.sha256()
    record = Position(played, seats, options, "the same everywhere", 1.0).record()
    for n, (s, heard) in enumerate(record.states()):
        eyes = n % (seats + 1) + WATCHER
        found.update(msgspec.json.encode([event.told(eyes) for event in heard]))
        if n % 7 == 0 or not s.agenda:
            found.update(msgspec.json.encode([dump(s), played.view(s, eyes)]))
    return found.hexdigest()


def main() -> None:
    print("compiled" if comptoir.compiled() else "interpreted")
    for name, played in games().items():
        for seats, options in setups(played):
            print(name, seats, options, fingerprint(played, seats, options))


if __name__ == "__main__":
    main()
