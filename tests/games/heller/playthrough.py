"""Games played by chance and written down so that a person can follow them.

`python -m tests.games.heller.playthrough` writes those under playthroughs/ again; look at the difference before you
keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from comptoir.games.heller.box import LABELS, NAMES, SQUARE, stall
from comptoir.games.heller.state import Market
from comptoir.table import WATCHER, Action, Event, Told, act, asked, options, seeded
from tests.games.heller.vocabulary import COLOURS, HELLER, drawn, hand, worths
from tests.laws.positions import any_answer

FOLDER = Path(__file__).with_name("playthroughs")
GAMES: dict[str, tuple[int, dict[str, bool | str | int]]] = {
    "2": (2, {}),
    "3": (3, {}),
    "4": (4, {}),
    "2-no_luck": (2, {"no_luck": True}),
    "3-open_end": (3, {"open_end": True}),
    "4-open_end-no_luck-debts": (4, {"open_end": True, "no_luck": True, "debts": True}),
}


def written(title: str) -> str:
    return "\n".join(story(*GAMES[title], seed=title)) + "\n"


def story(seats: int, chosen: dict[str, bool | str | int], seed: str) -> Iterator[str]:
    variants = ", ".join(chosen) or "no variant"
    yield f"{HELLER.title}: {', '.join(COLOURS[:seats])}; {variants}; seed “{seed}”"
    luck = seeded(f"players of {seed}")
    heard: list[Event] = []
    s = HELLER.start(seats, seed, chosen, heard=heard)
    assert isinstance(s, Market)
    yield from happened(s, heard)
    number = 0
    while s.agenda:
        number += 1
        [seat] = asked(s)
        answers = options(s, seat)
        action = any_answer(s, seat, luck)
        yield turn(number, seat, action, len(answers), s)
        s.heard = heard = []
        act(s, seat, action)
        s.heard = None
        yield from happened(s, heard)
    places = sorted(HELLER.standing(s), key=lambda place: place.rank)
    yield "  ".join(f"{place.rank}. {COLOURS[place.seat]} {place.score}" for place in places)


def turn(number: int, seat: int, action: Action, answers: int, s: Market) -> str:
    stalls = "".join(map(str, hand(s, seat)))
    return f"{number:4}  {COLOURS[seat]:6} {action.text:14} of {answers:3}   stalls {stalls:10} pile {len(s.pile):2}"


def happened(s: Market, heard: list[Event]) -> Iterator[str]:
    """What everybody is told; what only one seat is told stands in brackets."""
    for event in heard:
        public = event.told(WATCHER)
        if public is not None:
            yield from told(public)
        for seat in range(len(s.merchants)):
            private = event.told(seat)
            if private is not None and private != public:
                yield f"{'':12}[{COLOURS[seat]} sees {name(str(private['square']))}]"


def told(event: Told) -> Iterator[str]:
    kind = event["type"]
    if kind == "round-opened":
        yield from ("", f"Round {event['round']}: {COLOURS[event['seat']]} starts")
    elif kind == "skipped":
        yield f"{'':6}{COLOURS[event['seat']]} is skipped"
    elif kind == "square-placed":
        yield f"{'':12}{name(str(event['square']))} from {event['source']}: {changes(event)}"
    elif kind == "stall-placed":
        yield f"{'':12}{changes(event)}"
    elif kind == "round-counted":
        yield from counted(event)
    elif kind == "game-ended":
        winners: list[int] = event["winners"]
        yield f"The game is over; the victory goes to {' and '.join(COLOURS[seat] for seat in winners)}"
    else:
        assert kind == "square-drawn"


def name(square: str) -> str:
    label = LABELS[NAMES.index(square)]
    return f"{square} {label}" if label[0] in "+-" else square


def changes(event: Told) -> str:
    change: list[int] = event["change"]
    return (
        "  ".join(f"{colour} {by:+d}" for colour, by in zip(COLOURS, change, strict=False) if by)
        or "nothing yet"
    )


def counted(event: Told) -> Iterator[str]:
    """The market with the worth of its lines, and who is paid."""
    rows, columns = worths(event)
    yield ""
    yield "        A   B   C   D   E   F"
    for number, (line, worth) in enumerate(zip(drawn(pieces(event)), rows, strict=True), 1):
        words = "".join(f"{word:>4}" for word in line.split())
        yield f"    {number} {words}    {' | '.join(map(str, worth))}"
    for level in range(max(map(len, columns))):
        cells = (f"{column[level]:>4}" if level < len(column) else " " * 4 for column in columns)
        yield f"      {''.join(cells)}".rstrip()
    yield ""
    before, after = event["before"], event["after"]
    for colour, old, new in zip(COLOURS, before, after, strict=False):
        yield f"    {colour}: {old} -> {new}"


def pieces(event: Told) -> list[int]:
    """The market of an event as pieces again."""
    laid = []
    for piece in event["market"]:
        if piece is None:
            laid.append(0)
        elif "square" in piece:
            laid.append(int(SQUARE) + NAMES.index(piece["square"]))
        else:
            laid.append(int(stall(piece["seat"], piece["wares"])))
    return laid


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(written(each), encoding="utf-8")
