"""People and each other: mute, block, tell the host, ask to a table; and who reads what is said at one."""

from __future__ import annotations

from hashlib import blake2b

from comptoir.server import door, requests
from comptoir.server.errors import NotNow, NotYours, TooMuch, Unknown
from comptoir.server.house import House
from comptoir.server.names import likeness
from comptoir.server.personal import Bidden, Complaint, EndShunning, Shunned
from comptoir.server.room import Room
from comptoir.server.tables import now

MOST = 200
"""People whom somebody has muted or blocked, or asked to one table."""


async def shun(house: House, room: Room, person: str, wanted: requests.Shun) -> None:
    """Read no more of what somebody says who is here; or also not sit with them at tables of mine."""
    other = await _meant(room, person, wanted)
    if len(await house.people.register.shunned(person)) >= MOST:
        raise TooMuch("too-many-shunned", f"at most {MOST} people can be muted or blocked", most=MOST)
    await house.store.write(Shunned(person, other, wanted.how, now()))
    await house.look_after(person)


async def reconcile(house: House, person: str, alias: str) -> None:
    """Neither muted nor blocked any more."""
    for each in await house.people.register.shunned(person):
        if house.people.alias(person, each.other) == alias:
            await house.store.write(EndShunning(person, each.other))
            await house.look_after(person)
            return
    raise Unknown("unknown-shunned", "you have muted or blocked nobody like that", field="id")


async def complain(house: House, room: Room, person: str, wanted: requests.Complain, address: str) -> None:
    """Tell the hosts of somebody who is here; what is said is kept until they have seen to it."""
    other = await _meant(room, person, wanted)
    house.budgets.complaints.take(person, address)
    await house.store.write(Complaint(0, now(), person, other, room.table.id, wanted.text.strip()))


async def ask_to(house: House, room: Room, person: str, wanted: requests.Bid, address: str) -> None:
    """Ask somebody with an account to come to a table, once. Whether there is anybody of that name, or they would
    rather not sit with who asks, is not said: then nobody is asked, by the same reads and the same write."""
    table = room.table
    if not table.held_by(person) and table.owner != person:
        raise NotYours("not-seated", "you have no seat at this table")
    if table.status not in ("open", "playing"):
        raise NotNow("not-open", "the table is not open any more")
    house.budgets.biddings.take(person, address)
    register = house.people.register
    bidden = await register.bidden(table.id)
    if len(bidden) >= MOST:
        raise TooMuch("too-many-bidden", f"at most {MOST} people can be asked to a table", most=MOST)
    account = await register.account_named(likeness(wanted.name))
    nobody = _nobody(table.id, wanted.name)
    asked = nobody if account is None else account.person
    declines = await shuns(house, asked, person)
    if asked in {person, *bidden} or (declines and nobody in bidden):
        return
    letters = await house.notices.to(asked, "invited", table.id)
    # Of who declines the letters are worked out all the same, and not kept.
    await house.store.write(
        Bidden(table.id, nobody if declines else asked, person, now()), *([] if declines else letters)
    )
    await house.look_after(asked)


def _nobody(table: str, name: str) -> str:
    """Who is asked in place of somebody who is not to be: nobody has such a number."""
    return "nobody-" + blake2b(f"{table} {likeness(name)}".encode(), digest_size=12).hexdigest()


async def shuns(house: House, person: str, other: str) -> bool:
    """Has a person blocked another?"""
    found = await house.people.register.shunned(person)
    return any(each.other == other and each.how == "block" for each in found)


async def reads(room: Room, person: str) -> bool:
    """Is the chat of a table for somebody? Of one by invitation for those who sit there or were asked to come."""
    if room.table.public or room.is_at_home(person):
        return True
    return person in await room.house.people.register.bidden(room.table.id)


async def _meant(room: Room, person: str, wanted: requests.Meant) -> str:
    """Somebody else who sits there, or who has said what may be read here."""
    if wanted.line is not None:
        return await _speaking(room, person, wanted.line)
    seats, seat = room.table.seats, wanted.seat
    other = seats[seat].person if seat is not None and seat < len(seats) else None
    if other is None or other == person:
        raise Unknown("nobody-there", "nobody else sits there", field="seat")
    return other


async def _speaking(room: Room, person: str, n: int) -> str:
    for said in room.chat if await reads(room, person) else []:
        other = room.by(said)
        if said.line.n == n and door.chat(room.table, [said.line], person) and other not in ("", person):
            return other
    raise Unknown("unknown-line", "nobody else has said that here", field="line")
