"""An account when it is wanted: a name of one's own, log-ins in several browsers, and the end of it."""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from functools import partial

from msgspec.structs import replace

from comptoir.server import entrants, names, passwords
from comptoir.server.changes import KeepOrders, RenameGuest
from comptoir.server.errors import Broken, NotNow, NotYours, Overtaken, Unknown
from comptoir.server.house import House
from comptoir.server.letters import Way
from comptoir.server.outcomes import as_of
from comptoir.server.people import BARE, Visitor
from comptoir.server.personal import (
    Account,
    EndLogin,
    EndTickets,
    Entrance,
    Login,
    OfMembers,
    Purpose,
    TakeAlong,
    TakeTicket,
    Ticket,
)
from comptoir.server.room import Room
from comptoir.server.statements import Row
from comptoir.server.tables import Seat, now

HANDED_OVER = timedelta(minutes=5)
"""How long a link to another device is good."""
MOST = 20
"""Log-ins of one person; another one ends the oldest."""

BROWSERS = {
    "Firefox": ("firefox/", "fxios/"),
    "Edge": ("edg/", "edga/", "edgios/"),
    "Opera": ("opr/",),
    "Samsung": ("samsungbrowser/",),
    "Chromium": ("headlesschrome/", "chromium/"),
    "Chrome": ("chrome/", "crios/"),
    "Safari": ("safari/",),
}
SYSTEMS = {
    "Android": ("android",),
    "iPhone": ("iphone",),
    "iPad": ("ipad",),
    "Windows": ("windows",),
    "macOS": ("mac os x", "macintosh"),
    "ChromeOS": ("cros",),
    "Linux": ("linux", "x11"),
}


def device_of(agent: str) -> str:
    """Of all that a browser says of itself, two words: `Firefox/Linux`; empty where it says nothing known."""
    agent = agent.lower()

    def first(known: dict[str, tuple[str, ...]]) -> str:
        return next((name for name, signs in known.items() if any(sign in agent for sign in signs)), "")

    return f"{first(BROWSERS)}/{first(SYSTEMS)}".strip("/")


def ticket_id(token: str) -> str:
    """What is kept of a token: whoever reads it cannot use it."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"comptoir-ticket").hexdigest()


class Accounts:
    """What somebody does about who they are. Every way in gives a cookie for the browser it was taken in."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._register = house.people.register

    # Becoming somebody

    async def make(self, visitor: Visitor, name: str, password: str, device: str) -> str:
        """Keep what a guest has under a name of their own; all of it comes along."""
        name = names.clean_name(name)
        passwords.check(password, name)
        await self._check_new(visitor.person, name)
        kept = await self._house.passwords.hash(password)
        return await self.become(visitor, name, kept, device, "password")

    async def become(
        self, visitor: Visitor, name: str, kept: str, device: str, way: Entrance, *also: OfMembers
    ) -> str:
        """The cookie of somebody who was a guest until now."""
        await self._check_new(visitor.person, name)
        account = Account(visitor.person, names.likeness(name), kept, now())
        login = Login(visitor.person, secrets.token_urlsafe(9), device, way, now())
        ended = [EndLogin(visitor.person, visitor.login)] if visitor.login else []
        heard = await self._heard_here(visitor, login.id)
        await self._keep_name(visitor.person, name, account, login, *heard, *ended, *also)
        return self._house.people.cookie(visitor.person, login.id)

    async def _heard_here(self, visitor: Visitor, login: str) -> list[Way]:
        """This browser hears of what happens as before, by another log-in."""
        ways = await self._register.ways(visitor.person)
        return [
            replace(way, login=login) for way in ways if way.kind == "push" and way.login == visitor.login
        ]

    async def _check_new(self, person: str, name: str) -> None:
        if await self._register.account(person) is not None:
            raise NotNow("account-there", "you have an account already")
        await self._check_name(person, name)

    async def _check_name(self, person: str, name: str) -> None:
        found = await self._register.account_named(names.likeness(name))
        if found is not None and found.person != person:
            raise _taken()
        await self._house.people.check_free(person, name)

    async def _keep_name(self, person: str, name: str, *changes: OfMembers | Way) -> None:
        try:
            await self._house.store.write(RenameGuest(person, name), *changes)
        except Overtaken:
            raise _taken() from None
        self._house.people.doubt([person])
        self._house.notices.doubt([person])
        await self._house.people.known_by_name(person)
        await self._house.renamed(person)

    async def rename(self, person: str, name: str) -> str:
        """Another name; who has an account logs in by it from now on."""
        name = names.clean_name(name)
        account = await self._register.account(person)
        await self._check_name(person, name)
        if account is None:
            await self._keep_name(person, name)
        else:
            await self._keep_name(person, name, replace(account, login=names.likeness(name)))
        return name

    # Coming in

    async def enter(self, name: str, password: str, device: str, address: str) -> tuple[str, str]:
        """Log in: the person and their cookie. No such name and another password look and last the same."""
        login = names.likeness(name[: 4 * names.NAME])
        self._house.budgets.log_ins.take(login, address)
        account = await self._register.account_named(login)
        fits = await self._house.passwords.fits(account.password if account else "", password)
        if account is None or not fits:
            raise _refused()
        return account.person, await self.let_in(account.person, "password", device)

    async def let_in(
        self, person: str, way: Entrance, device: str, *also: OfMembers, here: Visitor | None = None
    ) -> str:
        """One more browser in which somebody is known, or the one they are `here` with; its cookie."""
        login = Login(person, secrets.token_urlsafe(9), device, way, now())
        oldest = (await self._register.logins(person))[: -MOST + 1]
        heard = [] if here is None else await self._heard_here(here, login.id)
        await self._write(person, login, *(EndLogin(person, each.id) for each in oldest), *heard, *also)
        if oldest:
            await self._house.look_after(person)
        return self._house.people.cookie(person, login.id)

    async def change_password(self, visitor: Visitor, old: str, new: str, address: str) -> None:
        """Another password, or a first one; every other log-in ends, and every link to another device."""
        person = visitor.person
        account = await self._register.account(person)
        if account is None:
            raise NotNow("no-account", "you have no account yet")
        self._house.budgets.log_ins.take(account.login, address)
        if account.password and not await self._house.passwords.fits(account.password, old):
            raise NotYours("wrong-password", "this is not your present password", field="old")
        name = self._house.people.name(person)
        kept = await self._house.passwords.hash(passwords.check(new, name))
        others = [login for login in await self._register.logins(person) if login.id != visitor.login]
        ended = [EndLogin(person, login.id) for login in others]
        await self._write(person, replace(account, password=kept), *ended, EndTickets(person))
        await self._house.look_after(person)

    # Going on elsewhere

    async def hand_over(self, visitor: Visitor, device: str) -> tuple[str, str | None]:
        """A token for another device, once; and a cookie for this one if it was a guest's only browser until now."""
        cookie: str | None = None
        if visitor.login == BARE:
            cookie = await self.let_in(visitor.person, "first", device, here=visitor)
        return await self.ticket("handover", visitor.person, HANDED_OVER), cookie

    async def take_over(self, token: str, device: str, address: str) -> tuple[str, str]:
        """Go on here as the one who made the token: the person and their cookie."""
        self._house.budgets.log_ins.address.take(address)
        ticket = await self.used(token, "handover")
        return ticket.person, await self.let_in(ticket.person, "link", device)

    async def ticket(self, purpose: Purpose, person: str, lasting: timedelta, data: str = "") -> str:
        token = secrets.token_urlsafe(24)
        await self._house.store.write(Ticket(ticket_id(token), purpose, person, now(-lasting), data, now()))
        return token

    async def used(self, token: str, purpose: Purpose) -> Ticket:
        """What a token stands for, which is of no more use now; or `NotYours`."""
        refused = NotYours("bad-ticket", "this link is used, too old, or none", field="token")
        ticket = await self._register.ticket(ticket_id(token))
        if ticket is None or ticket.purpose != purpose:
            raise refused
        try:
            await self._house.store.write(TakeTicket(ticket.id))
        except Overtaken:
            raise refused from None
        return ticket

    # Going out

    async def end(self, visitor: Visitor, login: str) -> None:
        """End a log-in of mine, this one or another; a link may have been made there."""
        logins = await self._register.logins(visitor.person)
        if login not in [each.id for each in logins]:
            raise Unknown("unknown-login", "there is no such log-in", field="id")
        account = await self._register.account(visitor.person)
        if account is None and len(logins) == 1:
            text = (
                "you are a guest, and known in this browser only: make an account first, or delete yourself"
            )
            raise NotNow("guest-would-be-lost", text)
        await self._write(visitor.person, EndLogin(visitor.person, login), EndTickets(visitor.person))
        await self._house.look_after(visitor.person)

    # What a guest had in another browser

    async def bring_along(self, guest: str, person: str) -> int:
        """Seats of a guest become those of somebody who has logged in where the guest was; how many tables."""
        if guest == person or await self._register.account(guest) is not None:
            return 0
        brought = 0
        for table in await self._house.store.tables_of(guest, self._house.limits.listed):
            try:
                room = await self._house.rooms.open(table.id)
            except Broken:
                continue  # nobody plays there any more, and nobody is kept from coming in by it
            async with room.lock:
                before = room.table.revision
                await room.anew(partial(self._bring, room, guest, person))
                room.tell()
            brought += room.table.revision > before
        ended = [(str(row[0]), as_of(guest, person, row[-1])) for row in await self._ended(guest)]
        told = [(table, data) for table, data in ended if data is not None]
        await self._house.store.write(TakeAlong(person, guest, told))
        await entrants.taken_over(self._house, guest, person)
        return brought

    async def _ended(self, guest: str) -> list[Row]:
        return await self._house.store.outcomes_of(guest, self._house.limits.history)

    async def _bring(self, room: Room, guest: str, person: str) -> None:
        table = room.table
        held = table.held_by(guest)
        if table.held_by(person) or not (held or table.owner == guest):
            return
        mine: dict[int, Seat] = {i: replace(table.seats[i], person=person) for i in held}
        owner = person if table.owner == guest else table.owner
        await self._house.people.learn([replace(table, seats=table.seated(mine))])
        ordered = {
            seat: replace(left, person=person, revision=left.revision + 1)
            for seat, left in room.orders.items()
            if left.person == guest
        }
        also = [KeepOrders(table.id, seat, left) for seat, left in ordered.items()]
        await room.save(replace(table, seats=table.seated(mine), owner=owner), seated=True, also=also)
        room.orders |= ordered

    async def _write(self, person: str, *changes: OfMembers | Way) -> None:
        await self._house.store.write(*changes)
        self._house.people.doubt([person])
        self._house.notices.doubt([person])


def _taken() -> NotNow:
    return NotNow("account-name-taken", "somebody has an account under that name", field="name")


def _refused() -> NotYours:
    return NotYours("bad-login", "this name and this password do not belong together")
