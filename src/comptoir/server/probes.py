"""What machines ask that watch this one: is it alive, may it be sent guests, and its figures."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from comptoir.server.answers import answer
from comptoir.server.errors import NotYours
from comptoir.server.house import House
from comptoir.server.metrics import KIND

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
HERE = ("localhost", "127.0.0.1", "[::1]")


class Probe(msgspec.Struct, frozen=True):
    """Whether it is so, and if not, what is wrong."""

    ok: bool
    wrong: list[str]


def found(**parts: bool) -> Response:
    wrong = [name for name, well in parts.items() if not well]
    return answer(Probe(not wrong, wrong), 503 if wrong else 200)


async def alive(request: Request) -> Response:
    """Does this process do its work? What another process would not do better is none of its faults."""
    house: House = request.app.state.house
    return found(chores=house.works())


async def ready(request: Request) -> Response:
    """May guests be sent here? Not while it stops, nor while nothing can be saved."""
    house: House = request.app.state.house
    health = await house.health.now()
    return found(chores=house.works(), disk=health.disk.ok, writer=health.writer.ok, stays=not house.stops)


async def metrics(request: Request) -> Response:
    """The figures, for this machine itself or for who knows the token."""
    house: House = request.app.state.house
    if not (known(request, house.settings.metrics.token) or is_here(request)):
        raise NotYours("metrics-not-yours", "the figures are for this machine, or for who knows the token")
    return Response(house.metrics.text(), headers={"Cache-Control": "no-store"}, media_type=KIND)


def known(request: Request, token: str) -> bool:
    said = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(said, f"Bearer {token}".encode())


def is_here(request: Request) -> bool:
    """Was it asked on this machine, and not through a proxy for somebody else?"""
    host = request.headers.get("host", "").lower().rpartition(":")[0] or request.headers.get("host", "")
    if any(name in request.headers for name in FORWARDED) or host not in HERE or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]
