"""The land in a terminal. Colour never stands alone: seats have letters, squares have figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.games.hermagor.box import COSTS, GRID, NODE_NAMES, PLACE_NAMES, PRODUCTS, SELLS
from comptoir.games.hermagor.wire import MerchantView, RowView, View
from comptoir.words import Seat, Words

BOOTH, SPACE = 16, 5
"""Characters across a booth and across a passageway."""
WHY = {"tile": "▣", "edges": "┼", "tie": "=", "nobody": " ", "majority": ">"}

NAMED: Final = {"": ("village", "region", "product"), "build": ("region", "row")}
"""What the words of an action may name, by its verb."""


def draw(view: View, words: Words, seats: Sequence[Seat]) -> RenderableType:
    """All that one seat sees: market or journeys, prices, players."""
    colours = [*seats, Seat(words.say("hermagor-plate-third"), "*", "white")]
    board = (
        _journeys(view, words, colours)
        if view.phase == 3 and view.journeys
        else _market(view, words, colours)
    )
    return Group(
        board, "", _prices(view, words, colours), "", _plates(view, words, seats), "", _notes(view, words)
    )


def moment(event: Mapping[str, Any], *_: object) -> RenderableType | None:
    """What deserves more than its sentence: the buzz, line by line."""
    if event["type"] == "buzz-paid":
        return Text("  ".join(f"{each['line']} +{each['cash']}" for each in event["lines"]), style="green")
    return None


def _market(view: View, words: Words, colours: Sequence[Seat]) -> Text:
    """Booths and passageways as they lie; each booth says who would take its tile now."""
    names = dict(zip(GRID, PLACE_NAMES, strict=True))
    cost = dict(zip(PLACE_NAMES, COSTS, strict=True))
    lines = []
    for y in range(9):
        for part in (0, 1) if y % 2 == 0 else (0,):
            line = Text()
            for x in range(7):
                place = names[x, y]
                width = SPACE if x % 2 else BOOTH
                if x % 2 == 0 and y % 2 == 0:
                    line += _fit(_booth(view, (y // 2) * 4 + x // 2, part, words, colours), width)
                elif part == 0:
                    line += _fit(_space(view, place, cost[place], colours), width, centre=True)
                else:
                    line += _fit(Text(), width)
            lines.append(line)
    return Text("\n").join(lines)


def _booth(view: View, booth: int, part: int, words: Words, colours: Sequence[Seat]) -> Text:
    tile = view.market[booth]
    if tile is None:
        return Text(" ·" if part == 0 else "", style="dim")
    if part == 0:
        number = f"{tile.tile:>2} " if tile.products else ""
        arrow = "↑" if len(tile.products) == 1 else ""
        return Text(f" {number}{words.say('hermagor-tile-' + tile.tile)}{arrow}", style="bold")
    strength = [(colours[i], n) for i, n in enumerate(tile.strength) if n]
    line = Text(" ")
    on_tile = view.buyers.get(PLACE_NAMES[booth])
    if on_tile is not None:
        line.append(f"[{colours[on_tile].letter}]", colours[on_tile].style)
    for seat, count in strength:
        line.append(f" {seat.letter}{count}", seat.style)
    if tile.winner is not None:
        winner = colours[tile.winner]
        line.append(f" {WHY[tile.why]}{winner.letter}", f"reverse {winner.style}")
    return line


def _space(view: View, place: str, cost: int, colours: Sequence[Seat]) -> Text:
    colour = view.buyers.get(place)
    if colour is None:
        return Text(str(cost), style="dim")
    return Text(colours[colour].letter, style=f"reverse {colours[colour].style}")


def _fit(text: Text, width: int, centre: bool = False) -> Text:
    """Exactly so wide."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    room = width - text.cell_len
    if centre:
        text.pad_left(room // 2)
        room -= room // 2
    text.pad_right(room)
    return text


def _journeys(view: View, words: Words, colours: Sequence[Seat]) -> Table:
    """Where something can be sold, the best first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("village", "sells", "cost", "price", "net", "regions", "stations"):
        right = key in {"cost", "price", "net"}
        table.add_column(words.say(f"hermagor-plate-{key}"), justify="right" if right else "left")
    prices = {row.row: row.price for row in view.prices}
    for journey in sorted(view.journeys, key=lambda j: -j.net):
        product = PRODUCTS[SELLS[NODE_NAMES.index(journey.village)]]
        if product not in view.merchants[view.seat].wares:
            continue
        table.add_row(
            words.say(f"hermagor-village-{journey.village}"),
            words.say(f"hermagor-product-{product}"),
            str(journey.cost),
            str(prices[product]),
            Text(f"{journey.net:+d}".replace("-", "−"), style="green" if journey.net > 0 else "red"),
            ", ".join(words.say(f"hermagor-region-{each.region}") for each in journey.regions or []),
            _letters(view.stations.get(journey.village, []), colours),
        )
    return table


def _letters(found: Sequence[int], colours: Sequence[Seat]) -> Text:
    return Text(" ").join([Text(colours[colour].letter, style=colours[colour].style) for colour in found])


def _prices(view: View, words: Words, colours: Sequence[Seat]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for key in ("price", "end"):
        table.add_column(words.say(f"hermagor-plate-{key}"), justify="right")
    table.add_column(words.say("hermagor-plate-squares"))
    for row in view.prices:
        name = words.say(f"hermagor-{'row' if row.price is None else 'product'}-{row.row}")
        price = "" if row.price is None else str(row.price)
        end = "" if row.end_value is None else str(row.end_value)
        table.add_row(name, price, end, _squares(row, colours))
    return table


def _squares(row: RowView, colours: Sequence[Seat]) -> Text:
    """A disc is its owner's letter, a free square its figure, a hidden one a shade."""
    cells = []
    for pays, disc, usable in zip(row.squares, row.discs, row.usable, strict=True):
        if disc is not None:
            cells.append(Text(colours[disc].letter, style=f"reverse {colours[disc].style}"))
        else:
            cells.append(Text(str(pays)) if usable else Text("░", style="dim"))
    return Text(" ").join(cells)


def _plates(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """What each player has in front of them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("player", "cash", "left", "at", "tiles", "dukedoms", "route", "income"):
        table.add_column(words.say(f"hermagor-plate-{key}"))
    for i, (merchant, seat) in enumerate(zip(view.merchants, seats, strict=True)):
        name = Text.assemble(
            "▸ " if i in view.asked else "  ", (f"{seat.letter} {seat.name}", f"bold {seat.style}")
        )
        if i == view.seat:
            name.append(f" ({words.say('hermagor-plate-you')})")
        table.add_row(name, *_plate(merchant, view.phase, words))
    return table


def _plate(merchant: MerchantView, phase: int, words: Words) -> list[str]:
    return [
        "?" if merchant.cash is None else str(merchant.cash),
        str(merchant.actions if phase == 3 else merchant.buyers),
        words.say(f"hermagor-village-{merchant.at}"),
        ", ".join(words.say(f"hermagor-tile-{tile}") for tile in merchant.tiles) or "–",
        " / ".join(map(str, merchant.dukedoms)),
        str(merchant.route),
        f"{sum(merchant.income)} = {' + '.join(map(str, merchant.income))}".replace("+ -", "− "),
    ]


def _notes(view: View, words: Words) -> Text:
    """The actions of the round, the buzz to come, and the bag."""
    lines = [words.say("hermagor-plate-actions", actions=view.actions)] if view.actions else []
    buzz = [f"{line} {'/'.join(map(str, pays))}" for line, pays in view.lines.items() if any(pays)]
    if buzz:
        lines.append(words.say("hermagor-plate-buzz", lines="  ".join(buzz)))
    tiles = ", ".join(words.say(f"hermagor-tile-{tile}") for tile in view.bag)
    lines.append(words.say("hermagor-plate-bag", tiles=tiles or "–"))
    return Text("\n".join(lines))
