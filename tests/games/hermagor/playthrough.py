"""The kept games of tests/records, told so that a person can follow them.

`python -m tests.games.hermagor.playthrough` writes those under playthroughs/ again; look at the difference before you
keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from comptoir.table import WATCHER, Event, asked, read_record
from comptoir.words import Words
from tests.games.hermagor.vocabulary import HERMAGOR

FOLDER = Path(__file__).with_name("playthroughs")
RECORDS = Path(__file__).parents[2] / "records"
GAMES = ["2", "3", "4", "5", "4-open_money-officer-designer"]
NAMES = ["Red", "Blue", "Green", "Yellow", "White"]


def written(title: str) -> str:
    return "\n".join(story(title)) + "\n"


def story(title: str) -> Iterator[str]:
    record = read_record((RECORDS / f"hermagor-{title}.json").read_bytes())
    chosen = ", ".join(name for name, choice in record.options.items() if choice) or "no option"
    yield f"{HERMAGOR.title}: {', '.join(NAMES[: record.seats])}; {chosen}; seed “{record.seed}”"
    opening: list[Event] = []
    HERMAGOR.start(record.seats, record.seed, record.options, heard=opening)
    yield from told(opening)
    moves = iter(record.moves)
    number = 0
    for s, heard in record.states():
        if number:
            yield from told(heard)
        move = next(moves, None)
        if move is not None:
            number += 1
            assert asked(s) == (move.seat,)
            purse = s.colours[move.seat].cash
            yield f"{number:4}  {NAMES[move.seat]:7}{purse:4}  {move.action}"
    for place in sorted(HERMAGOR.standing(s), key=lambda place: place.rank):
        yield f"{place.rank}. {NAMES[place.seat]} {place.score}"


def told(heard: list[Event]) -> Iterator[str]:
    words = Words("en")
    for event in heard:
        facts = event.told(WATCHER)
        if facts is not None:
            if facts["type"] == "round-opened":
                yield ""
            yield f"{'':19}{words.tell('hermagor', facts, NAMES)}"


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(written(each), encoding="utf-8")
