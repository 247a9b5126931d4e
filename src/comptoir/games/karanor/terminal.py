"""The islands in a terminal. Colour never stands alone: seats have letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.games.karanor.box import BY_LAND, BY_SEA, RESOURCES, TERRITORIES, YIELDS
from comptoir.games.karanor.wire import Lacking, Mine, View
from comptoir.words import Seat, Words

NAMED: Final = {"": ("territory", "commerce", "quest", "black", "artefact", "insignia", "resource", "window")}
"""What the words of an action may name, by its verb."""


def draw(view: View, words: Words, seats: Sequence[Seat]) -> RenderableType:
    """All that one seat sees."""
    parts: list[RenderableType] = [
        _plates(view, words, seats),
        "",
        _map(view, words, seats),
        "",
        _open(view, words),
    ]
    if view.mine is not None:
        parts += ["", _hand(view.mine, words)]
        if view.mine["routes"]:
            parts += ["", _ways(view, view.mine, words)]
    if any(player.spared for player in view.players):
        parts += ["", _spared(view, words, seats)]
    if view.offers:
        parts += ["", _offers(view, words, seats)]
    return Group(*parts)


def moment(event: Mapping[str, Any], words: Words, seats: Sequence[Seat]) -> RenderableType | None:
    """What is offered deserves more than its sentence."""
    if "give" not in event or "want" not in event:
        return None
    seat = seats[event["seat"]]
    deal = f" {_things(event['give'], words)} → {_things(event['want'], words)}"
    return Text.assemble((seat.letter, seat.style), deal, _purpose(event.get("purpose", ""), words))


def _things(bundle: str, words: Words) -> str:
    """`gold 3 wood 1` by name; every thing of an offer has a name as a resource, an insignia or an artefact."""
    parts = bundle.split()
    told = []
    for thing, count in zip(parts[::2], parts[1::2], strict=True):
        field = "associate" if thing.startswith("assoc_") else "tile"
        name = _name(words, field, thing.removeprefix("assoc_"))
        told.append(f"{_name(words, 'resource', thing) if name == thing else name} {count}")
    return ", ".join(told) or "–"


def _purpose(purpose: str, words: Words) -> str:
    """R65, as somebody says it; nothing if nothing was said."""
    if not purpose:
        return ""
    if words.has(f"karanor-purpose-{purpose}"):
        return f" {words.say(f'karanor-purpose-{purpose}')}"
    return f" {words.say('karanor-purpose-commerce', card=_name(words, 'commerce', purpose))}"


def _name(words: Words, field: str, value: str) -> str:
    return words.named("karanor", field, value)


def _plates(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """One row a player, so that goods compare by column."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    heads = [
        "",
        words.say("karanor-plate-prestige"),
        words.say("karanor-plate-gold"),
        words.say("karanor-plate-income"),
    ]
    heads += [_name(words, "resource", resource) for resource in RESOURCES]
    heads += [
        words.say("karanor-plate-at"),
        words.say("karanor-plate-tiles"),
        words.say("karanor-plate-cards"),
    ]
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if 0 < i <= 3 + len(RESOURCES) else "left")
    for i, (player, seat) in enumerate(zip(view.players, seats, strict=False)):
        turn = "▸ " if i == view.active else "  "
        name = Text.assemble(turn, (f"{seat.letter} {seat.name}", f"bold {seat.style}"))
        tiles = [f"{_name(words, 'insignia', kind)} {n}" for kind, n in player.insignia.items()]
        tiles += [_name(words, "artefact", tile) for tile in player.artefacts]
        goods = [str(n) if n else "·" for n in player.goods]
        figures = [f"{player.prestige}/{view.goal}", str(player.gold), str(player.income)]
        cards = f"{player.commerces} {player.quests} {player.blacks}"
        table.add_row(
            name, *figures, *goods, _name(words, "territory", player.at), ", ".join(tiles) or "–", cards
        )
    return table


def _map(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """Every territory: what it yields, who stands and trades there, what waits there."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    cells = [_territory(view, i, words, seats) for i in range(len(TERRITORIES))]
    for start in range(0, len(cells), 3):
        table.add_row(*cells[start : start + 3])
    return table


def _territory(view: View, place: int, words: Words, seats: Sequence[Seat]) -> Text:
    name = TERRITORIES[place]
    text = Text(_name(words, "territory", name))
    if YIELDS[place] >= 0:
        text.append(f" ({_name(words, 'resource', RESOURCES[YIELDS[place]])})", style="dim")
    if name in view.inhabited:
        text.append(" ☺")
    if name in view.villas:
        owner = view.villas[name]
        text.append(" ⌂" if owner < 0 else f" ⌂{seats[owner].letter}")
    for player, seat in zip(view.players, seats, strict=False):
        if player.at == name:
            text.append(f" {seat.letter}", style=f"bold reverse {seat.style}")
        if name in player.shops:
            text.append(f" {seat.letter.lower()}", style=seat.style)
    return text


def _ways(view: View, mine: Mine, words: Words) -> Text:
    """At my turn: the roads from where I stand, how far I get with which actions, and what actions would bring."""
    at = view.players[view.active].at
    here = TERRITORIES.index(at)
    lines = [
        words.say(
            "karanor-plate-roads", at=_name(words, "territory", at), places=_places(BY_LAND[here], words)
        )
    ]
    if BY_SEA[here]:
        lines.append(words.say("karanor-plate-sea", gold=mine["sea"], places=_places(BY_SEA[here], words)))
    reached: dict[int, list[str]] = {}
    for way in mine["routes"]:
        price = f" ({words.say('karanor-plate-price', gold=way['gold'])})" if way["gold"] else ""
        reached.setdefault(way["actions"], []).append(f"{_name(words, 'territory', way['to'])}{price}")
    for actions, places in sorted(reached.items()):
        lines.append(words.say("karanor-plate-reach", actions=actions, places=", ".join(places)))
    lines.append(words.say("karanor-plate-gains", **mine["gains"], villa=mine["villa"]))
    return Text("\n".join(lines), style="dim")


def _places(places: Sequence[int], words: Words) -> str:
    return ", ".join(_name(words, "territory", TERRITORIES[place]) for place in places) or "–"


def _open(view: View, words: Words) -> Text:
    """The display, the delivery, the supply."""
    lines = [
        words.say(
            "karanor-plate-row",
            cards=", ".join(_name(words, "commerce", card["card"]) for card in view.row) or "–",
        )
    ]
    delivery = "–" if view.delivery is None else _name(words, "delivery", view.delivery["card"])
    if view.delivery is not None:
        delivery += f" ({_name(words, 'territory', view.delivery['city'])})"
    lines.append(words.say("karanor-plate-delivery", card=delivery))
    stock = [f"{_name(words, 'resource', r)} {n}" for r, n in zip(RESOURCES, view.supply, strict=True)]
    lines.append(words.say("karanor-plate-supply", goods=", ".join(stock)))
    return Text("\n".join(lines))


def _hand(mine: Mine, words: Words) -> Text:
    """My cards, each with what it still lacks; a quest, by its first choice."""
    lines = [_lacking(words, "commerce", card["card"], card["lacking"]) for card in mine["commerces"]]
    lines += [_lacking(words, "commerce", card["card"], card["lacking"]) for card in mine["draft"]]
    lines += [_lacking(words, "quest", quest["card"], quest["lacking"][0]) for quest in mine["quests"]]
    lines += [_name(words, "black", card) for card in mine["blacks"]]
    return Text("\n".join(lines))


def _lacking(words: Words, field: str, card: str, lacking: Lacking) -> str:
    short = ", ".join(f"{_name(words, 'resource', thing)} {n}" for thing, n in lacking.items())
    name = _name(words, field, card)
    return f"{name}: −{short}" if short else f"{name} ✓"


def _spared(view: View, words: Words, seats: Sequence[Seat]) -> Text:
    """R62: who wishes not to be asked when."""
    lines = []
    for player, seat in zip(view.players, seats, strict=False):
        if player.spared:
            windows = ", ".join(_name(words, "window", window) for window in player.spared)
            lines.append(words.say("karanor-plate-spared", name=seat.letter, windows=windows))
    return Text("\n".join(lines))


def _offers(view: View, words: Words, seats: Sequence[Seat]) -> Text:
    lines = []
    for offer in view.offers:
        to = "*" if offer["to"] < 0 else seats[offer["to"]].letter
        deal = f"{_things(offer['give'], words)} / {_things(offer['want'], words)}"
        deal += _purpose(offer["purpose"], words)
        lines.append(f"{offer['number']}. {seats[offer['author']].letter} → {to}: {deal}")
    return Text("\n".join(lines))
