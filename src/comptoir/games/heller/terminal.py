"""The market in a terminal. Colour never stands alone: seats have letters, worths have signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.games.heller.box import COLUMNS, LINES, NAMES, ROWS, SPACE_NAMES, VALUES
from comptoir.games.heller.wire import MerchantView, PartTold, View
from comptoir.words import Seat, Words

CELL = 9
"""Characters between two vertical lines of the market."""
WARE = "▪"
GOOD, BAD, SPECIAL = "#2a8a5a", "#d4502e", "#a566ba"
SACK_SIGN, EYE_SIGN, FIRE_SIGN = "($)", "(o)", "###"

NAMED: Final = {"": ("square",)}
"""What the words of an action may name, by its verb."""


def draw(view: View, words: Words, seats: Sequence[Seat]) -> RenderableType:
    """All that one seat sees."""
    return Group(_market(view, words, seats), "", _plates(view, words, seats), "", _squares(view, words))


def moment(event: Mapping[str, Any], words: Words, seats: Sequence[Seat]) -> RenderableType | None:
    """What deserves more than its sentence: the change that a piece makes, the count of a round."""
    if "change" in event:
        return changes(event["change"], seats)
    if event["type"] == "round-counted":
        return _count(event, words, seats)
    return None


def signed(number: int) -> str:
    """`+6`, `−3`, `0`; a minus as wide as the plus."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def tinted(number: int) -> Text:
    return Text(signed(number), style=GOOD if number > 0 else BAD if number < 0 else "dim")


def changes(change: Sequence[int], seats: Sequence[Seat]) -> Text | None:
    """What a placing changes for each seat: `R +6  B −3`."""
    parts = [
        Text.assemble((seat.letter, seat.style), " ", tinted(amount))
        for seat, amount in zip(seats, change, strict=True)
        if amount
    ]
    return Text("  ").join(parts) if parts else None


def _market(view: View, words: Words, seats: Sequence[Seat]) -> Text:
    """The grid: each space two lines high, worths in the margins."""
    edge = "─" * CELL
    lines = [Text(" " * 4 + " ".join(chr(ord("A") + c).center(CELL) for c in range(COLUMNS)), style="dim")]
    lines.append(Text(f"   ┌{'┬'.join([edge] * COLUMNS)}┐"))
    for row in range(ROWS):
        pieces = view.market[row * COLUMNS : (row + 1) * COLUMNS]
        cells = [_cell(piece, SPACE_NAMES[row * COLUMNS + i], words, seats) for i, piece in enumerate(pieces)]
        margin = _margin(_parts(view, row), seats)
        for n, label in enumerate((f" {row + 1} ", "   ")):
            bar = Text("│")
            lines.append(
                Text.assemble((label, "dim"), bar, bar.join([cell[n] for cell in cells]), bar, " ", margin[n])
            )
        if row < ROWS - 1:
            lines.append(Text(f"   ├{'┼'.join([edge] * COLUMNS)}┤"))
    lines.append(Text(f"   └{'┴'.join([edge] * COLUMNS)}┘"))
    below = [_margin(_parts(view, ROWS + column), seats) for column in range(COLUMNS)]
    lines += [
        Text("    ") + Text(" ").join([_fit(margin[n], centre=True) for margin in below]) for n in (0, 1)
    ]
    return Text("\n").join(lines)


def _parts(view: View, line: int) -> list[PartTold]:
    """The parts of a line that have any space."""
    return [part for part in view.parts if part["line"] == line and part["spaces"]]


def _cell(
    piece: Mapping[str, Any] | None, space: str, words: Words, seats: Sequence[Seat]
) -> tuple[Text, Text]:
    """A space: what lies there in two lines; an empty one shows its name."""
    if piece is None:
        return _fit(Text(f" {space}", style="dim")), _fit(Text())
    if "wares" in piece:
        seat = seats[piece["seat"]]
        style = f"#ffffff on {seat.style}"
        return (
            _fit(Text(f" {seat.letter} {seat.name}", style=style)),
            _fit(Text(f" {piece['wares']} {WARE * piece['wares']}", style=f"bold {style}")),
        )
    name = words.say(f"heller-square-{piece['square']}")
    value = VALUES[NAMES.index(piece["square"])]
    if value:
        return _fit(Text(" ") + Text.assemble(tinted(value), style="bold")), _fit(Text(f" {name}"))
    return _fit(Text(f" {_mark(piece['square'])}", style=f"bold {SPECIAL}")), _fit(
        Text(f" {name}", style=SPECIAL)
    )


def _mark(square: str) -> str:
    """A special square as a sign: a sack of gold, an eye, or a fire that cuts."""
    return {"sack": SACK_SIGN, "eye": EYE_SIGN}.get(square, FIRE_SIGN)


def _fit(text: Text, centre: bool = False) -> Text:
    """Exactly as wide as a space; the style reaches to the edge."""
    text = text.copy()
    text.truncate(CELL, overflow="ellipsis")
    room = CELL - text.cell_len
    if centre:
        text.pad_left(room // 2)
        room -= room // 2
    text.pad_right(room)
    return text


def _margin(parts: list[PartTold], seats: Sequence[Seat]) -> tuple[Text, Text]:
    """What a line is worth, part by part, and whose wares stand there."""
    cut = Text.assemble(("|", "dim"))
    return cut.join([_worth(part) for part in parts]), cut.join(
        [_wares(part["wares"], seats) for part in parts]
    )


def _worth(part: Mapping[str, Any]) -> Text:
    signs = (SACK_SIGN if part["sack"] else "") + (EYE_SIGN if part["eye"] else "")
    return Text.assemble(tinted(part["worth"]), (signs, SPECIAL))


def _wares(wares: Sequence[int], seats: Sequence[Seat]) -> Text:
    standing = [
        (f"{count}{seat.letter}", seat.style) for seat, count in zip(seats, wares, strict=True) if count
    ]
    return Text.assemble(*standing)


def _plates(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """What each player has in front of them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("player", "money", "stands", "stalls", "secret"):
        justify: Any = "right" if key in {"money", "stands"} else "left"
        table.add_column(words.say(f"heller-plate-{key}"), justify=justify)
    for i, (merchant, seat) in enumerate(zip(view.merchants, seats, strict=True)):
        turn = "▸ " if i in view.asked else "  "
        name = Text.assemble(turn, (f"{seat.letter} {seat.name}", f"bold {seat.style}"))
        if i == view.seat:
            name.append(f" ({words.say('heller-plate-you')})")
        stalls = "  ".join(f"{wares}×{count}" for wares, count in enumerate(merchant.stalls, 1) if count)
        table.add_row(
            name, str(merchant.money), tinted(merchant.stands), stalls or "–", _secret(merchant, words)
        )
    return table


def _secret(merchant: MerchantView, words: Words) -> str:
    if merchant.secret is None:
        return "–"
    if merchant.secret == "hidden":
        return "?"
    return words.named("heller", "square", merchant.secret)


def _squares(view: View, words: Words) -> Text:
    """The square in my hand, and those that may still come."""
    lines = []
    if view.drawn is not None:
        lines.append(words.say("heller-plate-drawn", square=words.named("heller", "square", view.drawn)))
    coming = view.unseen if view.open is None else view.open
    key = "heller-plate-unseen" if view.open is None else "heller-plate-open"
    squares = "  ".join(_short(name, words) for name in coming)
    lines.append(words.say(key, squares=squares or "–", pile=view.pile))
    return Text("\n".join(lines))


def _short(square: str, words: Words) -> str:
    value = VALUES[NAMES.index(square)]
    return signed(value) if value else words.say(f"heller-square-{square}")


def _count(event: Mapping[str, Any], words: Words, seats: Sequence[Seat]) -> Table:
    """A4, line by line: what it is worth and what it brings each seat; then the money before and after."""
    table = Table(header_style="dim")
    table.add_column(words.say("heller-count-line"))
    table.add_column(words.say("heller-count-worth"), justify="right")
    for seat in seats:
        table.add_column(Text(f"{seat.letter} {seat.name}", style=seat.style), justify="right")
    for part in event["parts"]:
        if any(part["wares"]):
            gains = [_gain(part["worth"], wares) for wares in part["wares"]]
            table.add_row(_line_name(part, words), _worth(part), *gains)
    table.add_section()
    totals = [sum(p["worth"] * p["wares"][i] for p in event["parts"]) for i in range(len(seats))]
    table.add_row(words.say("heller-count-total"), "", *[tinted(total) for total in totals])
    money = [f"{before} → {after}" for before, after in zip(event["before"], event["after"], strict=True)]
    table.add_row(words.say("heller-plate-money"), "", *money)
    return table


def _gain(worth: int, wares: int) -> Text:
    return Text.assemble((f"{wares}× ", "dim"), tinted(worth * wares)) if wares else Text("")


def _line_name(part: Mapping[str, Any], words: Words) -> str:
    """`Row 3`, or where a fire has cut it, `Row 3, D–F`."""
    line, spaces = part["line"], part["spaces"]
    is_row = line < ROWS
    name = words.say(
        "heller-count-row" if is_row else "heller-count-column", line=spaces[0][1 if is_row else 0]
    )
    if len(spaces) == len(LINES[line]):
        return name
    ends = [spaces[0][0 if is_row else 1], spaces[-1][0 if is_row else 1]]
    return f"{name}, {'–'.join(dict.fromkeys(ends))}"
