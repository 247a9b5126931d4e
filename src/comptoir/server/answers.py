"""JSON answers, good and bad."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

from comptoir.server import wire
from comptoir.server.errors import Unknown, fault, status
from comptoir.table import ComptoirError

WORTH_PACKING = 1400
LEVEL = 6


def answer(body: object, code: int = 200) -> Response:
    """JSON that is never kept by the browser."""
    return Response(wire.encode(body), code, {"Cache-Control": "no-store"}, "application/json")


def packed(response: Response, accepted: str) -> Response:
    """The same answer packed, if it is worth it and the browser can unpack it. It takes a while: in a thread."""
    body = bytes(response.body)
    if "gzip" not in accepted or len(body) < WORTH_PACKING:
        return response
    headers = {**response.headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    del headers["content-length"]
    return Response(gzip.compress(body, LEVEL), response.status_code, headers)


def refusal(error: ComptoirError) -> Response:
    return answer(wire.FaultBody(fault(error)), status(error))


async def refused(_: Request, error: Exception) -> Response:
    """The answer to a request that was refused on purpose."""
    assert isinstance(error, ComptoirError)
    return refusal(error)


def nowhere(path: str) -> Unknown:
    return Unknown("unknown-page", f"there is nothing at {path[:200]}", path=path[:200])
