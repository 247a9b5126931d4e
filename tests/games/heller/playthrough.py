"""How a game of Heller is told: with stalls and pile before a move, and the market as it is counted."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.games.heller.box import LABELS, NAMES, SQUARE, stall
from comptoir.games.heller.state import Market
from comptoir.table import Told, options
from tests.games.heller.vocabulary import COLOURS, drawn, hand, worths
from tests.games.playthroughs import Teller


class HellerTeller(Teller):
    titles = ("2", "3", "4", "2-no_luck", "3-open_end", "4-open_end-no_luck-debts")
    names = tuple(COLOURS)

    def move(self, s: Market, number: int, seat: int, text: str) -> str:
        stalls = "".join(map(str, hand(s, seat)))
        answers = len(options(s, seat))
        return f"{number:4}  {COLOURS[seat]:6} {text:14} of {answers:3}   stalls {stalls:10} pile {len(s.pile):2}"

    def told(self, s: Market, facts: Told) -> Iterator[str]:
        return happened(facts)

    def secret(self, facts: Told) -> str:
        return name(str(facts["square"]))


TELLER = HellerTeller("heller")


def happened(event: Told) -> Iterator[str]:
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
