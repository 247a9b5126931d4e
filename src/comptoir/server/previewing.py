"""What a link to a game shows before anybody opens it: the result, once a public game is over, and nothing before."""

from __future__ import annotations

from html import escape

from comptoir.languages import ENGLISH, LANGUAGES
from comptoir.server.house import House
from comptoir.server.tables import Table
from comptoir.table import ComptoirError
from comptoir.words import Words


async def preview(house: House, path: str, origin: str, accepted: str) -> str:
    """A few lines for the head of the page, for whoever makes a preview of an address; often none."""
    parts = [part for part in path.split("/") if part]
    if len(parts) < 2 or parts[0] != "t":
        return ""
    try:
        table = await house.store.table(parts[1])
    except ComptoirError:
        return ""
    if table is None or not may_be_told(table):
        return ""
    await house.people.learn([table])
    return tags(house, table, Words(spoken_by(accepted)), f"{origin}{path}")


def may_be_told(table: Table) -> bool:
    """Only of a public game that is over, whose deal nobody plays any more."""
    return table.public and table.status == "over" and bool(table.standing) and not table.is_sealed


def tags(house: House, table: Table, words: Words, address: str) -> str:
    called = house.people.names(table)
    names = [seat.name or called.get(seat.person or "", "") for seat in table.seats]
    standing = sorted(table.standing or [], key=lambda place: (place.rank, place.seat))
    first = [names[place.seat] for place in standing if place.rank == 1]
    title = words.say("won-title", names=words.listed(first), count=len(first))
    game = f"{table.game}-title"
    game = words.say(game) if words.has(game) else table.game
    result = ", ".join(f"{names[place.seat]} {place.score}" for place in standing)
    told = {
        "og:type": "website",
        "og:site_name": "Comptoir",
        "og:url": address,
        "og:title": f"{title} · {game}",
        "og:description": result,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return "\n    ".join(["", *lines, '<meta name="twitter:card" content="summary" />', ""])


def spoken_by(accepted: str) -> str:
    """The first language of a browser that is spoken here."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")[:20]]
    return next((lang for lang in wanted if lang in LANGUAGES), ENGLISH)
