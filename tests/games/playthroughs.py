"""Kept games of tests/records, told so that a person can follow them: a change of the rules or of the words shows.

`python -m tests.games.playthroughs heller` writes those under heller/playthroughs/ again; look at the difference before
you keep it. What a game tells beside its log stands in the `TELLER` of its playthrough.py.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from comptoir.table import WATCHER, Event, Record, State, Told, game, options, read_record
from comptoir.words import Words

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"
WORDS = Words("en")


class Teller:
    """How the games of one kind are told: unless told otherwise, every move and what its log says of it."""

    titles: tuple[str, ...]
    """Which of the kept games; `3-open_end` is that of three players with this option."""
    names: tuple[str, ...] = ("Ana", "Ben", "Chloe", "Dina", "Emil", "Fleur")
    margin = 12
    """How far what happens stands from the edge."""
    first, last = 10_000, 0
    """How many moves are told at the beginning and, if there are more, at the end."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.folder = FOLDER / name / "playthroughs"

    def written(self, title: str) -> str:
        record = read_record((RECORDS / f"{self.game.name}-{title}.json").read_bytes())
        return "\n".join(self.story(record)) + "\n"

    def story(self, record: Record) -> Iterator[str]:
        yield f"{self.game.title}: {', '.join(self.names[: record.seats])}{self.chosen(record)}; seed “{record.seed}”"
        untold = range(self.first + 1, len(record.moves) - self.last + 1)
        for number, (s, heard) in enumerate(record.states()):
            if number not in untold:
                yield from self.happened(s, heard)
            elif number == untold.start:
                yield from ("", f"... {len(untold)} moves later ...")
            if number < len(record.moves) and number + 1 not in untold:
                move = record.moves[number]
                yield self.move(s, number + 1, move.seat, move.action)
        for place in sorted(self.game.standing(s), key=lambda place: place.rank):
            yield f"{place.rank}. {self.names[place.seat]} {place.score}"

    def chosen(self, record: Record) -> str:
        """What the table has chosen other than usual."""
        usual = {option.name: option.default for option in self.game.options}
        unusual = {name: choice for name, choice in record.options.items() if choice != usual[name]}
        told = (name if choice else f"no {name}" for name, choice in unusual.items())
        return f"; {', '.join(told)}" if unusual else ""

    def move(self, s: Any, number: int, seat: int, text: str) -> str:
        """One move, before it is made."""
        return f"{number:4}  {self.names[seat]:6}{text}  (of {len(options(s, seat))})"

    def happened(self, s: State, heard: list[Event]) -> Iterator[str]:
        """What everybody is told; what only some are told stands in brackets."""
        seats = range(len(self.game.standing(s)))
        for event in heard:
            public = event.told(WATCHER)
            if public is not None:
                yield from self.told(s, public)
            private: dict[str, list[str]] = {}
            for seat in seats:
                facts = event.told(seat)
                if facts is not None and facts != public:
                    private.setdefault(self.secret(facts), []).append(self.names[seat])
            for words, who in private.items():
                yield f"{'':{self.margin}}[{', '.join(who)}: {words}]"

    def told(self, s: Any, facts: Told) -> Iterator[str]:
        """What everybody is told of an event."""
        yield f"{'':{self.margin}}{WORDS.tell(self.game.name, facts, self.names)}"

    def secret(self, facts: Told) -> str:
        """What only some are told."""
        return WORDS.tell(self.game.name, facts, self.names)


def teller(name: str) -> Teller:
    found: Teller = importlib.import_module(f"tests.games.{name}.playthrough").TELLER
    return found


def main(name: str) -> None:
    told = teller(name)
    told.folder.mkdir(exist_ok=True)
    for title in told.titles:
        (told.folder / f"{title}.txt").write_text(told.written(title), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
