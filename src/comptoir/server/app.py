"""The application: routes, and what stands around them."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from comptoir.server import api, live
from comptoir.server.answers import failed, nowhere, refusal, refused
from comptoir.server.errors import BadField
from comptoir.server.guard import Guard
from comptoir.server.house import House
from comptoir.server.pages import Pages
from comptoir.table import ComptoirError

WORTH_PACKING = 1400


def application(house: House) -> Starlette:
    """The server of one house, without the listening."""
    pages = Pages()
    app = Starlette(
        routes=[
            Mount("/api/v1", routes=[*api.ROUTES, WebSocketRoute("/tables/{table}/live", live.live)]),
            Route("/{path:path}", pages.serve, methods=["GET"]),
        ],
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=6),
        ],
        exception_handlers={ComptoirError: refused, 404: _unknown, 405: _unknown, Exception: failed},
    )
    app.state.house = house
    return app


async def _unknown(request: Request, _: Exception) -> Response:
    """Nothing at this address, or not with this method."""
    if request.method in ("GET", "HEAD"):
        return refusal(nowhere(request.url.path))
    return refusal(BadField("bad-method", f"{request.method} is not possible here", method=request.method))
