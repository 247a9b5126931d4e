"""Deals that several tables share: one a day and game against bots, or one that friends play at tables of their own.

The house draws the seed and tells its commitment; nobody adds a part, so that the luck is the same everywhere. Until a
deal closes, a table of it is seen by those who sit there, and by those who have finished their own.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Literal

import msgspec
from msgspec.structs import replace

from comptoir.server import names, requests
from comptoir.server.changes import ForgetHomes, KeepDeal, KeepTry
from comptoir.server.deals import home_of
from comptoir.server.errors import UNREADABLE, BadField, NotNow, Overtaken, TooMuch, Unknown, deal_sealed
from comptoir.server.gazette import DealSeat, DealTable, DealTold
from comptoir.server.house import House
from comptoir.server.making import at_home, check_seats, lay, seated
from comptoir.server.opponents import check_level
from comptoir.server.room import Room
from comptoir.server.store import Store
from comptoir.server.tables import Table, fresh_id, fresh_table, now
from comptoir.server.wire import Sharing
from comptoir.table import Choice, Game, commitment, fresh_seed, game, games

DAILY_SEATS = 4
"""At a daily deal, unless the box has fewer."""
DAY = 86_400.0
"""Seconds."""


class SharedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """As it lies on disk."""

    id: str
    kind: Literal["daily", "duplicate"]
    game: str
    name: str
    options: dict[str, Choice]
    seats: list[requests.NewSeat]
    seed: str
    begins: str
    ends: str
    closes: str
    pace: float = 1.0


read_deal = msgspec.json.Decoder(SharedDeal).decode


async def seen(house: House, table: str, person: str | None) -> Room:
    """The room of a table, for somebody who may see it."""
    room = await house.rooms.open(table)
    await check_seen(house.store, room.table, person)
    return room


async def check_seen(store: Store, table: Table, person: str | None) -> None:
    """Somebody may look at a table, or `NotYours`: of a deal that is not closed, only who has finished their own."""
    if table.shared is None or not table.hides_from(person):
        return
    if person is None or table.status != "over" or not await store.played_out(table.shared.deal, person):
        raise deal_sealed()


# Deals


async def found(store: Store, deal: str) -> SharedDeal:
    """The deal of that name, or `Unknown`."""
    data = await store.deal(deal)
    try:
        if data is not None:
            return read_deal(data)
    except UNREADABLE:
        pass
    raise Unknown("unknown-deal", "there is no such deal", deal=deal[:40])


async def of_the_day(house: House, name: str, day: date) -> tuple[SharedDeal, bool]:
    """The deal of a game for a day; False if nobody has played it, so that another will be drawn."""
    made = daily(games()[name], day, house.settings.club.daily_level)
    known = await house.store.deal(made.id)
    return (made, False) if known is None else (await found(house.store, made.id), True)


async def drawn(house: House, name: str, day: date) -> SharedDeal:
    """The same, drawn for whoever plays first; then it is the same for all."""
    deal, was_drawn = await of_the_day(house, name, day)
    if was_drawn:
        return deal
    check_level(house.settings.club.daily_level)
    before = daily(games()[name], day - timedelta(days=1), house.settings.club.daily_level)
    made = KeepDeal(deal.id, "", msgspec.json.encode(deal).decode())
    await house.store.write(made, ForgetHomes(name, deal.id, before.id))
    return await found(house.store, deal.id)


def daily(rules: Game, day: date, level: str) -> SharedDeal:
    """A deal for the day: the seat one sits on goes round from day to day."""
    count = max(rules.fewest, min(rules.most, DAILY_SEATS))
    mine = day.toordinal() % count
    seats: list[requests.NewSeat] = [
        requests.Me() if i == mine else requests.Bot(level) for i in range(count)
    ]
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    lasts = timedelta(seconds=DAY)
    return SharedDeal(
        id=f"{rules.name}-{day.isoformat()}",
        kind="daily",
        game=rules.name,
        name=day.isoformat(),
        options=rules.complete({}),
        seats=seats,
        seed=fresh_seed(),
        begins=_stamp(begins),
        ends=_stamp(begins + lasts),
        closes=_stamp(begins + 2 * lasts),
    )


async def share(house: House, person: str, wanted: requests.NewDeal, address: str) -> SharedDeal:
    """A deal for tables that somebody wants to compare."""
    rules = game(wanted.game)
    check_seats(rules, len(wanted.seats))
    if sum(isinstance(seat, requests.Me) for seat in wanted.seats) != 1:
        raise BadField("deal-needs-me", "one seat is for who plays: `me`", field="seats")
    for i, seat in enumerate(wanted.seats):
        if isinstance(seat, requests.HotSeat):
            raise BadField("deal-no-hotseat", "everybody plays this deal on their own screen", f"seats[{i}]")
        if isinstance(seat, requests.Bot):
            check_level(seat.level, f"seats[{i}].level")
    most = house.limits.deals
    if await house.store.deals_of(person) >= most:
        raise TooMuch("too-many-deals", f"you have shared {most} deals: that is enough", most=most)
    house.budgets.tables.take(address)
    begins = datetime.now(UTC)
    closes = _stamp(begins + timedelta(seconds=DAY * wanted.days))
    made = SharedDeal(
        id=fresh_id(),
        kind="duplicate",
        game=rules.name,
        name=names.clean_name(wanted.name) if wanted.name else names.town(),
        options=rules.complete(wanted.options),
        seats=wanted.seats,
        seed=fresh_seed(),
        begins=_stamp(begins),
        ends=closes,
        closes=closes,
        pace=wanted.pace,
    )
    await house.store.write(KeepDeal(made.id, person, msgspec.json.encode(made).decode()))
    return made


async def play(house: House, person: str, deal: SharedDeal, address: str) -> tuple[Room, bool]:
    """My table of a deal; a new one (True) if I have none yet."""
    mine = await house.store.tried(deal.id, person)
    if mine is not None:
        return await house.rooms.open(mine), False
    if not deal.begins <= now() < deal.ends:
        raise NotNow("deal-over", "this deal can no longer be begun")
    seats = seated(person, deal.seats)
    table = fresh_table(game(deal.game), deal.name, person, deal.options, seats, deal.seed, [""] * len(seats))
    table = replace(table, shared=Sharing(deal.id, deal.closes), hints=False, pace=deal.pace)
    table = at_home(table, person, address)
    # A guest costs nothing to make: who comes again under another name plays, and is not counted.
    home = home_of(deal.seed, address) if deal.kind == "daily" else ""
    counts = not home or not await house.store.tried_from(deal.id, home)
    try:
        return await lay(house, address, table, [KeepTry(deal.id, person, table.id, home, counts)]), True
    except Overtaken:
        mine = await house.store.tried(deal.id, person)
        if mine is None:
            raise
        return await house.rooms.open(mine), False


# How it went


async def told(house: House, deal: SharedDeal, person: str | None, most: int) -> DealTold:
    """A deal as somebody may know it: how others fared once they have finished, or once it is closed."""
    tables, uncounted = await house.store.tables_at(deal.id, most)
    mine = None if person is None else await house.store.tried(deal.id, person)
    own = None if mine is None or mine in {table.id for table in tables} else await house.store.table(mine)
    tables += [] if own is None else [own]
    over = [table for table in tables if table.status == "over" and table.standing and not table.ended]
    done = any(table.id == mine for table in over)
    is_open = done or now() >= deal.closes
    await house.people.learn(over if is_open else [])
    solo = sum(not isinstance(seat, requests.Bot) for seat in deal.seats) == 1
    shown = compared(house, over, uncounted, deal, person, solo) if is_open else []
    return DealTold(
        id=deal.id,
        kind=deal.kind,
        game=deal.game,
        name=deal.name,
        options=deal.options,
        seats=[_kind(seat) for seat in deal.seats],
        level=next((seat.level for seat in deal.seats if isinstance(seat, requests.Bot)), ""),
        begins=deal.begins,
        ends=deal.ends,
        closes=deal.closes,
        commitment=commitment(deal.seed),
        mine=mine,
        done=done,
        playing=sum(table.status == "playing" for table in tables),
        over=len(over),
        open=is_open,
        tables=shown,
    )


def compared(
    house: House, over: list[Table], uncounted: set[str], deal: SharedDeal, person: str | None, solo: bool
) -> list[DealTable]:
    """Every table, the best first; each seat against those who sat there elsewhere."""
    scores = {table.id: {place.seat: place.score for place in table.standing or []} for table in over}
    me = next(i for i, seat in enumerate(deal.seats) if isinstance(seat, requests.Me))
    valid = [
        table.id
        for table in over
        if table.id not in uncounted and table.updated < deal.closes and not table.seats[me].away
    ]
    best = sorted((scores[name][me] for name in valid), reverse=True)
    found = [
        DealTable(
            table=table.id,
            at=table.updated,
            counts=table.id in valid,
            place=best.index(scores[table.id][me]) + 1 if solo and table.id in valid else None,
            mine=bool(table.held_by(person)),
            seats=_fared(house, table, scores, person),
        )
        for table in over
    ]
    return sorted(found, key=lambda table: (not table.counts, -table.seats[me].score, table.at))


def _fared(
    house: House, table: Table, scores: dict[str, dict[int, int]], person: str | None
) -> list[DealSeat]:
    called = house.people.names(table)
    ranks = {place.seat: place.rank for place in table.standing or []}
    seats: list[DealSeat] = []
    for i, seat in enumerate(table.seats):
        mine = scores[table.id][i]
        others = [score[i] for name, score in scores.items() if name != table.id]
        seats.append(
            DealSeat(
                kind=seat.kind,
                name=seat.name or called.get(seat.person or "", ""),
                level=seat.level,
                me=seat.person == person is not None,
                away=seat.away,
                score=mine,
                rank=ranks[i],
                against=round(mine - sum(others) / len(others), 1) if others else 0.0,
            )
        )
    return seats


def _kind(seat: requests.NewSeat) -> Literal["me", "open", "bot"]:
    if isinstance(seat, requests.Bot):
        return "bot"
    return "me" if isinstance(seat, requests.Me) else "open"


def _stamp(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
