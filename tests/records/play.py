"""Play games by chance and keep their records here: `python -m tests.records.play heller`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from comptoir.table import game
from tests.laws.positions import Position, setups

FOLDER = Path(__file__).parent


def main(name: str) -> None:
    played = game(name)
    for seats, options in setups(played):
        chosen = [option.name for option in played.options if options[option.name] != option.default]
        title = "-".join([name, str(seats), *chosen])
        at = Position(played, seats, options, title, 1.0)
        scores = [place.score for place in played.standing(at.state)]
        record = msgspec.structs.replace(at.record(), scores=scores)
        (FOLDER / f"{title}.json").write_bytes(record.to_json())


if __name__ == "__main__":
    main(*sys.argv[1:])
