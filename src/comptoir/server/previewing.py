"""What a link to a game shows before anybody opens it: the result, once a public game is over, and nothing before."""

from __future__ import annotations

import asyncio
from html import escape
from typing import NamedTuple

from starlette.requests import Request

from comptoir.languages import ENGLISH, LANGUAGES
from comptoir.server import pictures
from comptoir.server.house import House
from comptoir.server.tables import Table
from comptoir.table import ComptoirError
from comptoir.words import Words

SIGN = "/icon-512.png"


class Seen(NamedTuple):
    """What is known of an address before its page is opened."""

    game: str = ""
    """Of the table that it leads to; '' where it leads to none."""
    tags: str = ""
    """A few lines for the head of the page, for whoever makes a preview of it; often none."""


async def preview(house: House, request: Request) -> Seen:
    """What a page that is asked for leads to; nothing is known to who asks too often: the page comes all the same."""
    path: str = request.scope["path"]
    parts = [part for part in path.split("/") if part]
    if len(parts) < 2 or parts[0] != "t":
        return Seen()
    try:
        house.budgets.links.take(house.known_as(request.client))
        table = await house.store.table(parts[1])
    except ComptoirError:
        return Seen()
    if table is None:
        return Seen()
    game = table.game if len(parts) == 2 else ""
    if not pictures.may_be_told(table):
        return Seen(game)
    await house.people.learn([table])
    words = await asyncio.to_thread(Words, spoken_by(request.headers.get("accept-language", "")))
    site = f"{request.url.scheme}://{request.url.netloc}"
    return Seen(game, tags(house, table, words, site, path, await house.store.has_picture(table.id)))


def pictured(kept: bool, table: Table, site: str, title: str) -> dict[str, str]:
    """The picture that who shared the game has left for it; else the sign of the house, which is small."""
    if not kept:
        return {"og:image": f"{site}{SIGN}"}
    return {
        "og:image": f"{site}/api/v1/tables/{table.id}/picture",
        "og:image:type": pictures.TYPE,
        "og:image:width": str(pictures.WIDTH),
        "og:image:height": str(pictures.HEIGHT),
        "og:image:alt": title,
    }


def tags(house: House, table: Table, words: Words, site: str, path: str, kept: bool) -> str:
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
        "og:url": f"{site}{path}",
        "og:title": f"{title} · {game}",
        "og:description": result,
        **pictured(kept, table, site, f"{title} · {result}"),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    card = "summary_large_image" if kept else "summary"
    return "\n    ".join(["", *lines, f'<meta name="twitter:card" content="{card}" />', ""])


def spoken_by(accepted: str) -> str:
    """The first language of a browser that is spoken here."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")[:20]]
    return next((lang for lang in wanted if lang in LANGUAGES), ENGLISH)
