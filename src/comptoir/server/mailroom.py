"""What somebody sets up to be reached, over HTTP: ways, what for, a test that says what happened, and the end of it."""

from __future__ import annotations

import asyncio
import hashlib
import re

from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec.structs import replace
from starlette.routing import Route

from comptoir.languages import LANGUAGES
from comptoir.server import accounts, requests
from comptoir.server.api import Call, changing, reading
from comptoir.server.carriers import Notice
from comptoir.server.errors import BadField, NotNow, NotYours, TooMuch, Unknown
from comptoir.server.letters import (
    CARRIERS,
    MATTERS,
    EndWay,
    Letter,
    MyNotices,
    OfLetters,
    Wants,
    Way,
    WayInfo,
    wait_of,
)
from comptoir.server.outward import check_address
from comptoir.server.tables import now
from comptoir.words import Words

CONFIRMED_WITHIN = 2 * 24 * 3600
HUSHED = 500
"""Tables of which somebody wants to hear nothing."""
MAILBOX = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[^@\s<>,;:\"()\[\]\\]{1,190}")


async def mine(call: Call) -> MyNotices:
    house = call.house
    ways = [] if call.person is None else await house.people.register.ways(call.person)
    wants = Wants("") if call.person is None else await house.notices.wants(call.person)
    return MyNotices(
        ways=[_info(way) for way in ways],
        waits={
            matter: {carrier: wait_of(wants, matter, carrier) for carrier in CARRIERS} for matter in MATTERS
        },
        hushed=wants.hushed,
        push_key=house.postman.carriers.push_key,
        mails=house.postman.carriers.mails,
    )


def _info(way: Way) -> WayInfo:
    """Of a device only where it is: its address is a secret between it and us."""
    shown = "" if way.kind == "push" else way.address
    return WayInfo(way.id, way.kind, shown, way.device, way.at, way.on, way.confirmed, way.tried)


async def add(call: Call) -> MyNotices:
    wanted = await call.body(requests.NewWay)
    way = _way(call, wanted)
    ways = await call.house.people.register.ways(call.me)
    most = call.house.settings.notices.most
    if len([each for each in ways if each.id != way.id]) >= most:
        raise TooMuch("too-many-ways", f"at most {most} ways lead to one person", most=most)
    if way.kind == "email":
        if not call.house.postman.carriers.mails:
            raise NotNow("no-mail", "this house sends no e-mail: its host has set no mail server")
        same = next((each for each in ways if each.id == way.id and each.address == way.address), None)
        if same is not None and same.confirmed:
            return await _kept(call, replace(way, confirmed=True))
        call.house.budgets.tests.take(call.me, call.address)
        await _ask_to_confirm(call, way)
    return await _kept(call, way)


def _way(call: Call, wanted: requests.NewWay) -> Way:
    lang = wanted.lang if wanted.lang in LANGUAGES else "en"
    if wanted.kind == "email":
        address = wanted.address.strip()
        if not MAILBOX.fullmatch(address) or not address.isascii():
            raise BadField("bad-mailbox", "this is no e-mail address", field="address")
        return Way(call.me, "email", "email", address, now(), lang, confirmed=False)
    address = check_address(wanted.address)
    if wanted.kind == "push":
        if set(wanted.keys) != {"p256dh", "auth"} or any(len(key) > 200 for key in wanted.keys.values()):
            raise BadField("bad-push", "keys of web push are p256dh and auth", field="keys")
        number = hashlib.blake2b(address.encode(), digest_size=9).hexdigest()
        device = accounts.device_of(call.request.headers.get("user-agent", "")[:400])
        login = call.visitor.login
        return Way(call.me, f"push-{number}", "push", address, now(), lang, device, wanted.keys, login=login)
    return Way(call.me, wanted.kind, wanted.kind, address, now(), lang)


def _seals(call: Call) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(call.house.people.key, salt="comptoir.confirm")


async def _ask_to_confirm(call: Call, way: Way) -> None:
    """The only mail that goes to an address nobody has confirmed."""
    words = await asyncio.to_thread(Words, way.lang)
    token = _seals(call).dumps([way.person, way.address])
    address = f"{call.house.settings.site.rstrip('/')}/account/notices#confirm={token}"
    said = Notice(
        hashlib.blake2b(token.encode(), digest_size=12).hexdigest(),
        words.say("notice-confirm"),
        words.say("notice-confirm-text", name=call.house.people.name(call.me)),
        address,
    )
    outcome = await call.house.postman.carriers.carry(way, said)
    if not outcome.ok:
        detail = outcome.detail or outcome.code
        text = f"the mail to confirm this address could not be sent: {detail}"
        raise NotNow("mail-failed", text, field="address", detail=detail)


async def confirm(call: Call) -> MyNotices:
    """The link in the mail: it belongs to whoever asked for it."""
    wanted = await call.body(requests.TokenSaid)
    try:
        person, address = _seals(call).loads(wanted.token, max_age=CONFIRMED_WITHIN)
    except BadData:
        raise NotYours("bad-ticket", "this link is used, too old, or none", field="token") from None
    ways = await call.house.people.register.ways(person)
    way = next((each for each in ways if each.kind == "email" and each.address == address), None)
    if way is None:
        raise NotYours("bad-ticket", "this link is used, too old, or none", field="token")
    await _write(call, way.person, replace(way, confirmed=True))
    return await mine(call)


async def end(call: Call) -> MyNotices:
    way = await _found(call, (await call.body(requests.EndOne)).id)
    await _write(call, call.me, EndWay(call.me, way.id))
    return await mine(call)


async def switch(call: Call) -> MyNotices:
    wanted = await call.body(requests.SwitchWay)
    return await _kept(call, replace(await _found(call, wanted.id), on=wanted.on))


async def want(call: Call) -> MyNotices:
    """What for, all of it anew."""
    wanted = await call.body(requests.NewWants)
    unknown = {*wanted.waits} - {*MATTERS} | {each for row in wanted.waits.values() for each in row} - {
        *CARRIERS
    }
    if unknown:
        raise BadField("bad-waits", "there is no such matter or carrier", field="waits")
    before = await call.house.notices.wants(call.me)
    await _write(call, call.me, Wants(call.me, wanted.waits, before.hushed))
    return await mine(call)


async def hush(call: Call) -> MyNotices:
    """Of one table nothing, or as of any other."""
    wanted = await call.body(requests.Hush)
    table = (await call.room()).table.id
    wants = await call.house.notices.wants(call.me)
    others = [each for each in wants.hushed if each != table][-HUSHED + 1 :]
    await _write(
        call, call.me, replace(wants, person=call.me, hushed=[*others, table] if wanted.hushed else others)
    )
    return await mine(call)


async def test(call: Call) -> MyNotices:
    """Send something now, and say what came of it; what can still arrive is tried again."""
    way = await _found(call, (await call.body(requests.EndOne)).id)
    if not way.confirmed:
        raise NotNow("not-confirmed", "this address is not confirmed yet: look into its mail")
    call.house.budgets.tests.take(call.me, call.address)
    letter = Letter(call.me, way.id, "", "test", 1, now(), now(), claim="9")
    await call.house.store.write(letter)
    await call.house.postman.deliver(way, [letter], {})
    return await mine(call)


async def stop(call: Call) -> requests.Nothing:
    """One click at the end of a mail, or of the program that reads it: nothing comes by that way any more."""
    token = call.request.query_params.get("token", "") or (await call.body(requests.TokenSaid)).token
    try:
        person, number = call.house.postman.stopped_by(token[:400])
    except (BadData, ValueError, TypeError):
        raise NotYours("bad-ticket", "this link is used, too old, or none", field="token") from None
    for way in await call.house.people.register.ways(person):
        if way.id == number:
            await _write(call, person, replace(way, on=False))
    return requests.Nothing()


async def _found(call: Call, number: str) -> Way:
    for way in await call.house.people.register.ways(call.me):
        if way.id == number:
            return way
    raise Unknown("unknown-way", "there is no such way", field="id")


async def _kept(call: Call, way: Way) -> MyNotices:
    await _write(call, call.me, way)
    return await mine(call)


async def _write(call: Call, person: str, change: OfLetters) -> None:
    await call.house.store.write(change)
    call.house.notices.doubt([person])


ROUTES: list[Route] = [
    reading("/me/notices", mine),
    changing("/me/notices/ways", add),
    changing("/me/notices/ways/end", end),
    changing("/me/notices/ways/switch", switch),
    changing("/me/notices/wants", want),
    changing("/me/notices/test", test),
    changing("/me/notices/confirm", confirm, by_anybody=True),
    changing("/unsubscribe", stop, by_anybody=True),
    changing("/tables/{table}/notices", hush),
]
