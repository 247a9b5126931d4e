"""The page of the hosts over HTTP: the same desk as on the command line, for who is a host."""

from __future__ import annotations

from starlette.routing import Route

from comptoir.server import ledger, requests, wire
from comptoir.server.api import Call, changing, reading
from comptoir.server.errors import BadField, NotYours
from comptoir.server.hosting import Desk

LATEST = 100


def desk(call: Call) -> Desk:
    """Where a host sits, or `NotYours`."""
    if not call.house.notes.is_host(call.person):
        raise NotYours("not-a-host", "this page is for the hosts of this house")
    return Desk(call.house, call.person or "")


async def overview(call: Call) -> ledger.HostView:
    deeds, complaints = await desk(call).deeds(LATEST), await desk(call).complaints(LATEST)
    house, health = call.house, await call.house.health.now()
    figures = ledger.HostFigures(
        ready=health.ok,
        sockets=len(house.lines),
        tables=len(house.rooms.all()),
        moves=house.metrics.moves(),
        faults=house.metrics.faulty(),
        waiting=health.writer.waiting,
        free=health.disk.free,
    )
    return ledger.HostView(figures, deeds, complaints)


async def tables(call: Call) -> ledger.HostTables:
    status = call.request.query_params.get("status", "")
    if status not in ("", "open", "playing", "over", "closed"):
        raise BadField("bad-status", "status is open, playing, over or closed", field="status")
    return ledger.HostTables(await desk(call).tables(status, call.house.limits.listed))


async def people(call: Call) -> ledger.HostPeople:
    name = call.request.query_params.get("name", "")[:60]
    return ledger.HostPeople(await desk(call).people(name, call.house.limits.listed))


async def table(call: Call) -> ledger.TableFound:
    return await desk(call).table(call.request.path_params["table"])


async def person(call: Call) -> ledger.PersonFound:
    return await desk(call).person(call.request.path_params["person"])


async def act(call: Call) -> ledger.HostDid:
    at, wanted = desk(call), await call.body(requests.HostAct)
    if wanted.act == "close":
        return await at.close(wanted.table, wanted.why)
    if wanted.act == "kick":
        return await at.kick(wanted.who, wanted.table, wanted.why)
    if wanted.act == "prune":
        return await at.prune_old(wanted.why)
    acts = {"mute": at.mute, "ban": at.ban, "pardon": at.pardon, "delete": at.delete}
    return await acts[wanted.act](wanted.who, wanted.why)


async def upkeep(call: Call) -> ledger.Upkeep:
    return await desk(call).upkeep()


async def invite(call: Call) -> ledger.HostInvitation:
    return ledger.HostInvitation(await desk(call).invite())


async def enter(call: Call) -> wire.Person:
    """Become a host by an invitation."""
    invitation = await call.body(requests.Invitation)
    await Desk(call.house, call.me).enter(invitation.token, call.me)
    return wire.Person(call.house.people.name(call.me))


async def settle(call: Call) -> ledger.HostView:
    """A complaint has been seen to."""
    at, wanted = desk(call), await call.body(requests.SettleComplaint)
    await at.settle(wanted.n)
    return await overview(call)


ROUTES: list[Route] = [
    reading("/admin", overview),
    reading("/admin/tables", tables),
    reading("/admin/people", people),
    reading("/admin/tables/{table}", table),
    reading("/admin/people/{person}", person),
    reading("/admin/upkeep", upkeep),
    changing("/admin/acts", act),
    changing("/admin/complaints/end", settle),
    changing("/admin/invitations", invite),
    changing("/admin/enter", enter),
]
