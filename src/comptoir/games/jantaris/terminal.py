"""The city in a terminal. Colour never stands alone: seats have letters, markers have names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.games.jantaris.wire import AreaView, AuctionView, CardView, DiplomacyView, ItemView, View
from comptoir.words import Seat, Words

NAMED: Final = {"": ("item", "vote", "area", "colour")}
"""What the words of an action may name, by its verb."""


def draw(view: View, words: Words, seats: Sequence[Seat]) -> RenderableType:
    """All that one seat sees."""
    parts: list[RenderableType] = [
        _head(view, words),
        "",
        _city(view, words, seats),
        "",
        _plates(view, words, seats),
    ]
    parts += ["", _cards(view, words, seats), "", _bazaar(view, words)]
    if view.auction is not None:
        parts += ["", _auction(view.auction, words, seats)]
    if view.diplomacy is not None:
        parts += ["", _votes(view.diplomacy, words, seats)]
    return Group(*parts)


def moment(event: Mapping[str, Any], words: Words, seats: Sequence[Seat]) -> RenderableType | None:
    """Every event says enough in its sentence, but for the votes."""
    if event["type"] != "votes-revealed":
        return None
    cast = zip(seats, event["votes"], strict=True)
    return Text("  ").join(
        [Text(f"{seat.letter} {words.named('jantaris', 'vote', vote)}", seat.style) for seat, vote in cast]
    )


def _head(view: View, words: Words) -> Text:
    phase = words.say(f"jantaris-phase-{view.phase}")
    fair = words.say("jantaris-plate-fair", centre=view.fair.centre, needs=view.fair.needs)
    return Text.assemble(
        (words.say("jantaris-plate-turn", turn=view.turn), "bold"), f"  {phase}  ", (fair, "dim")
    )


def _table(words: Words, *keys: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in keys:
        table.add_column(words.say(f"jantaris-plate-{key}") if key else "")
    return table


def _city(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """A row for each area: how many of each seat, who dominates, which marker."""
    table = _table(words, "area", *[""] * len(seats), "ruler", "marker")
    for area in view.areas:
        ruler = Text("–", "dim") if area.ruler is None else _name(seats[area.ruler])
        table.add_row(
            words.say(f"jantaris-area-{area.area}"), *_counts(area, seats), ruler, _marker(area, words)
        )
    return table


def _counts(area: AreaView, seats: Sequence[Seat]) -> list[Text]:
    return [
        Text(f"{seat.letter}{count}", f"bold {seat.style}" if area.ruler == i else seat.style)
        if count
        else Text("·", "dim")
        for i, (seat, count) in enumerate(zip(seats, area.merchants, strict=True))
    ]


def _marker(area: AreaView, words: Words) -> str:
    if area.marker is None:
        return ""
    colours = ("red", "black") if area.marker == "both" else (area.marker,)
    return ", ".join(words.say(f"jantaris-colour-{colour}") for colour in colours)


def _name(seat: Seat) -> Text:
    return Text(f"{seat.letter} {seat.name}", f"bold {seat.style}")


def _plates(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """What each player has in front of them."""
    table = _table(words, "player", "prestige", "goods", "reserve", "items")
    for i, (player, seat) in enumerate(zip(view.players, seats, strict=True)):
        turn = "▸ " if i in view.asked else "  "
        name = Text.assemble(
            turn, _name(seat), f" ({words.say('jantaris-plate-you')})" if i == view.seat else ""
        )
        items = ", ".join(_item(item, words) for item in player.items) or "–"
        table.add_row(name, str(player.prestige), _goods(player.goods, words), str(player.reserve), items)
    return table


def _item(item: ItemView, words: Words) -> str:
    return words.say(f"jantaris-item-{item.item}") + (" ♛" if item.crown else "")


def _goods(goods: Sequence[int], words: Words) -> str:
    return words.say("jantaris-plate-colours", red=goods[0], black=goods[1])


def _cards(view: View, words: Words, seats: Sequence[Seat]) -> Table:
    """The control cards, and how many merchants each seat lacks."""
    table = _table(words, "card", *[""] * len(seats))
    for card in view.cards:
        table.add_row(words.say(f"jantaris-card-{card.card}"), *_lacks(card, seats))
    return table


def _lacks(card: CardView, seats: Sequence[Seat]) -> list[Text]:
    return [
        Text(f"{seat.letter} {'✓' if need == 0 else f'−{need}'}", seat.style)
        for seat, need in zip(seats, card.needs, strict=True)
    ]


def _bazaar(view: View, words: Words) -> Table:
    """The items to be had, and what they do."""
    table = _table(words, "bazaar", "goods", "prestige", "")
    for offer in [*view.bazaar.up, *view.bazaar.shown]:
        item = offer.item
        text = words.say(f"jantaris-item-{item.item}.text")
        table.add_row(_item(item, words), _goods([item.red, item.black], words), str(item.prestige), text)
    return table


def _auction(auction: AuctionView, words: Words, seats: Sequence[Seat]) -> Text:
    name = words.say(f"jantaris-item-{auction.item.item}")
    leader = seats[auction.leader]
    line = words.say("jantaris-plate-auction", item=name, name=leader.name, goods=auction.bid)
    if auction.maximum is not None:
        line += "  " + words.say("jantaris-plate-maximum", goods=auction.maximum)
    return Text(line, leader.style)


def _votes(diplomacy: DiplomacyView, words: Words, seats: Sequence[Seat]) -> Text:
    """Who has voted, and what, as far as this seat may know."""
    district = words.say(f"jantaris-area-{diplomacy.district}")
    colour = words.say(f"jantaris-colour-{diplomacy.colour}")
    line = Text(words.say("jantaris-plate-district", area=district, colour=colour))
    for seat, vote, voted in zip(seats, diplomacy.votes, diplomacy.voted, strict=True):
        word = words.say(f"jantaris-vote-{vote}") if vote is not None else "✓" if voted else "…"
        line.append(f"  {seat.letter} {word}", seat.style)
    return line
