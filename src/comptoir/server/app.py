"""The application: routes, and what stands around them."""

from __future__ import annotations

from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from comptoir.server import (
    admin,
    api,
    days,
    live,
    mailroom,
    me,
    meetings,
    mine,
    pictures,
    probes,
    retrospection,
    sharing,
)
from comptoir.server.answers import LEVEL, WORTH_PACKING, nowhere, refusal, refused
from comptoir.server.errors import BadMethod
from comptoir.server.guard import Guard
from comptoir.server.house import House
from comptoir.server.pages import Pages
from comptoir.server.previewing import preview
from comptoir.table import ComptoirError

API = "/api/v1"
ROUTES = [
    *api.ROUTES,
    *retrospection.ROUTES,
    *me.ROUTES,
    *mailroom.ROUTES,
    *days.ROUTES,
    *mine.ROUTES,
    *sharing.ROUTES,
    *pictures.ROUTES,
    *meetings.ROUTES,
    *admin.ROUTES,
]


def application(house: House) -> Starlette:
    """The server of one house, without the listening."""
    pages = Pages(partial(preview, house))
    app = Starlette(
        routes=[
            Mount(API, routes=[*ROUTES, WebSocketRoute("/tables/{table}/live", live.live)]),
            *probes.ROUTES,
            Route("/{path:path}", pages.serve, methods=["GET"]),
        ],
        middleware=[
            Middleware(Guard, metrics=house.metrics, names=house.settings.hosts),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=LEVEL),
        ],
        exception_handlers={
            ComptoirError: refused,
            ClientDisconnect: _gone,
            404: _unknown,
            405: _impossible,
        },
    )
    app.state.house = house
    return app


async def _unknown(request: Request, _: Exception) -> Response:
    """Nothing at this address."""
    return refusal(nowhere(request.scope["path"]))


async def _impossible(request: Request, error: Exception) -> Response:
    """Something, but not with this method."""
    assert isinstance(error, HTTPException)
    response = refusal(
        BadMethod("bad-method", f"{request.method} is not possible here", method=request.method)
    )
    response.headers.update(error.headers or {})
    found = [route for route in ROUTES if route.path_regex.match(request.scope["path"].removeprefix(API))]
    if found:
        # An address may be a route for each method that it answers to.
        response.headers["Allow"] = ", ".join(
            sorted({each for route in found for each in route.methods or ()})
        )
    return response


async def _gone(_: Request, __: Exception) -> Response:
    """Who asked has gone away in the middle of it: nobody hears this."""
    return Response(status_code=400)
