"""Games played by chance and written down so that a person can follow them.

`python -m tests.games.jantaris.playthrough` writes those under playthroughs/ again; look at the difference before
you keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from comptoir.games.jantaris.state import City
from comptoir.table import WATCHER, Event, act, asked, options, seeded
from comptoir.words import Words
from tests.games.jantaris.vocabulary import JANTARIS
from tests.laws.positions import any_answer

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = {"3": 3, "4": 4}
NAMES = ["Ana", "Ben", "Chloe", "Dina"]
WORDS = Words("en")


def written(title: str) -> str:
    return "\n".join(story(GAMES[title], seed=title)) + "\n"


def story(seats: int, seed: str) -> Iterator[str]:
    yield f"{JANTARIS.title}: {', '.join(NAMES[:seats])}; seed “{seed}”"
    luck = seeded(f"players of {seed}")
    heard: list[Event] = []
    s = JANTARIS.start(seats, seed, heard=heard)
    assert isinstance(s, City)
    number = 0
    while asked(s):
        number += 1
        seat = asked(s)[luck.below(len(asked(s)))]
        count = len(options(s, seat))
        action = any_answer(s, seat, luck)
        yield f"{number:4}  {NAMES[seat]:6}{action.text}  (of {count})"
        s.heard = heard = []
        act(s, seat, action)
        s.heard = None
        yield from happened(s, heard)
    for place in sorted(JANTARIS.standing(s), key=lambda place: place.rank):
        yield f"{place.rank}. {NAMES[place.seat]} {place.score}"


def happened(s: City, heard: list[Event]) -> Iterator[str]:
    """What everybody is told; at the start of a turn, how things stand."""
    for event in heard:
        told = event.told(WATCHER)
        if told is not None:
            if told["type"] == "turn-began":
                yield from ("", *position(s))
            yield f"{'':12}{WORDS.tell('jantaris', told, NAMES)}"


def position(s: City) -> Iterator[str]:
    view = JANTARIS.view(s, WATCHER)
    for name, player in zip(NAMES, view.players, strict=False):
        red, black = player.goods
        items = ", ".join(item.item for item in player.items) or "no items"
        yield f"    {name:6}{player.prestige:2} prestige  {red}r {black}b  reserve {player.reserve:2}  {items}"
    areas = [
        f"{area.area} {'-'.join(map(str, area.merchants))}{'' if area.marker is None else f' ({area.marker})'}"
        for area in view.areas
    ]
    yield f"    {', '.join(areas)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(written(each), encoding="utf-8")
