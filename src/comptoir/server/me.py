"""What somebody does about themselves, over HTTP: account, log-ins, other devices, and leaving."""

from __future__ import annotations

import asyncio
from functools import partial

import segno
from starlette.responses import Response
from starlette.routing import Route

from comptoir.server import accounts, belongings, contacts, passkeys, requests, wire
from comptoir.server.api import Call, changing, reading
from comptoir.server.belongings import Handover, MyAccount, PasskeyOffer
from comptoir.server.errors import BadField
from comptoir.server.hosting import Desk
from comptoir.server.passkeys import Passkeys


def device(call: Call) -> str:
    return accounts.device_of(call.request.headers.get("user-agent", "")[:400])


def of(call: Call) -> accounts.Accounts:
    return accounts.Accounts(call.house)


async def mine(call: Call) -> MyAccount:
    return await belongings.told(call.house, None if call.person is None else call.visitor)


async def rename(call: Call) -> wire.Person:
    wanted = await call.body(requests.NewName)
    return wire.Person(await of(call).rename(call.me, wanted.name))


async def make(call: Call) -> MyAccount:
    wanted = await call.body(requests.NewAccount)
    call.house.budgets.log_ins.address.take(call.address)
    cookie = await of(call).make(call.visitor, wanted.name, wanted.password, device(call))
    return await known_as(call, call.me, cookie)


async def known_as(call: Call, person: str, cookie: str) -> MyAccount:
    """From now on this browser is somebody's."""
    call.person, call.cookie = person, cookie
    visitor = call.house.people.read({"comptoir": cookie})
    return await belongings.told(call.house, visitor)


async def log_in(call: Call) -> MyAccount:
    wanted = await call.body(requests.LogIn)
    person, cookie = await of(call).enter(wanted.name, wanted.password, device(call), call.address)
    return await arrived(call, person, cookie, wanted.bring)


async def arrived(call: Call, person: str, cookie: str, bring: bool) -> MyAccount:
    """Somebody is known here by another cookie; what the guest had who was here may come along."""
    if bring and call.person is not None:
        await of(call).bring_along(call.person, person)
    return await known_as(call, person, cookie)


async def log_out(call: Call) -> MyAccount:
    await call.body(requests.Nothing)
    await of(call).end(call.visitor, call.visitor.login)
    call.cookie = ""
    return belongings.NOBODY


async def end_login(call: Call) -> MyAccount:
    wanted = await call.body(requests.EndOne)
    await of(call).end(call.visitor, wanted.id)
    if wanted.id == call.visitor.login:
        call.cookie = ""
        return belongings.NOBODY
    return await mine(call)


async def password(call: Call) -> MyAccount:
    wanted = await call.body(requests.NewPassword)
    await of(call).change_password(call.visitor, wanted.old, wanted.password, call.address)
    return await mine(call)


async def hand_over(call: Call) -> Handover:
    await call.body(requests.Nothing)
    call.house.budgets.log_ins.take(call.me, call.address)
    token, cookie = await of(call).hand_over(call.visitor, device(call))
    call.cookie = cookie or call.cookie
    # Behind the #, which no server is told and no log keeps.
    address = f"{call.origin}/account#go={token}"
    picture = await asyncio.to_thread(partial(_drawn, address))
    return Handover(address, picture, int(accounts.HANDED_OVER.total_seconds()))


def _drawn(address: str) -> str:
    """A QR code as the address of a picture."""
    return segno.make(address, micro=False, error="m").svg_data_uri(scale=4, border=2, light="white")


async def take_over(call: Call) -> MyAccount:
    wanted = await call.body(requests.TakeOver)
    person, cookie = await of(call).take_over(wanted.token, device(call), call.address)
    return await arrived(call, person, cookie, wanted.bring)


async def export(call: Call) -> Response:
    """All of it, as a file."""
    visitor = call.visitor if call.person is not None else None
    if visitor is None:
        raise BadField("no-guest", "the server does not know you: reload the page")
    call.house.budgets.entries.take(call.person, call.address, belongings.EXPORTED)
    found = await belongings.export(call.house, visitor)
    headers = {"Content-Disposition": 'attachment; filename="comptoir-me.json"', "Cache-Control": "no-store"}
    return await call.apart(lambda: Response(wire.encode(found), 200, headers, "application/json"))


async def delete(call: Call) -> MyAccount:
    """Leave for good: the games stay, the name goes."""
    wanted = await call.body(requests.Farewell)
    if wanted.name != call.house.people.name(call.me):
        raise BadField("not-your-name", "type your name as it is, to be sure", field="name")
    await Desk(call.house, call.me).delete(call.me)
    call.cookie = ""
    return belongings.NOBODY


async def offer_passkey(call: Call) -> PasskeyOffer:
    await call.body(requests.Nothing)
    call.house.budgets.log_ins.take(call.me, call.address)
    return PasskeyOffer(*await Passkeys(call.house, call.origin).offer(call.visitor))


async def keep_passkey(call: Call) -> MyAccount:
    said = await call.body(requests.PasskeySaid)
    kept = Passkeys(call.house, call.origin)
    cookie = await kept.keep(call.visitor, said.token, said.credential, device(call))
    return await mine(call) if cookie is None else await known_as(call, call.me, cookie)


async def greet_passkey(call: Call) -> PasskeyOffer:
    await call.body(requests.Nothing)
    call.house.budgets.log_ins.address.take(call.address)
    return PasskeyOffer(*await Passkeys(call.house, call.origin).greet())


async def enter_by_passkey(call: Call) -> MyAccount:
    said = await call.body(requests.PasskeySaid)
    known = Passkeys(call.house, call.origin)
    person, cookie = await known.enter(said.token, said.credential, device(call), call.address)
    return await arrived(call, person, cookie, said.bring)


async def end_passkey(call: Call) -> MyAccount:
    await passkeys.end(call.house, call.me, (await call.body(requests.EndOne)).id)
    return await mine(call)


async def shun(call: Call) -> MyAccount:
    wanted = await call.body(requests.Shun)
    await contacts.shun(call.house, await call.room(), call.me, wanted)
    return await mine(call)


async def reconcile(call: Call) -> MyAccount:
    await contacts.reconcile(call.house, call.me, (await call.body(requests.EndOne)).id)
    return await mine(call)


async def complain(call: Call) -> wire.Person:
    wanted = await call.body(requests.Complain)
    await contacts.complain(call.house, await call.room(), call.me, wanted, call.address)
    return wire.Person(call.house.people.name(call.me))


async def ask_to(call: Call) -> wire.Person:
    wanted = await call.body(requests.Bid)
    await contacts.ask_to(call.house, await call.room(), call.me, wanted, call.address)
    return wire.Person(wanted.name)


ROUTES: list[Route] = [
    reading("/me", mine),
    changing("/me", rename),
    changing("/me/account", make),
    changing("/me/login", log_in, by_anybody=True),
    changing("/me/logout", log_out),
    changing("/me/logins/end", end_login),
    changing("/me/password", password),
    changing("/me/handover", hand_over),
    changing("/me/handover/take", take_over, by_anybody=True),
    reading("/me/export", export),
    changing("/me/delete", delete),
    changing("/me/passkeys/offer", offer_passkey),
    changing("/me/passkeys", keep_passkey),
    changing("/me/passkeys/greet", greet_passkey, by_anybody=True),
    changing("/me/passkeys/enter", enter_by_passkey, by_anybody=True),
    changing("/me/passkeys/end", end_passkey),
    changing("/me/people/end", reconcile),
    changing("/tables/{table}/people", shun),
    changing("/tables/{table}/report", complain),
    changing("/tables/{table}/invite", ask_to),
]
