"""Around every request: only our own page may change things, and every answer says what a browser may do with it.

What breaks on the way is reported here, and nowhere else: what an error says may be what a hand holds.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from comptoir.server.answers import refusal
from comptoir.server.errors import Broken, NotYours, report

SAFE = ("GET", "HEAD", "OPTIONS")
# The client's templates carry style attributes, hence 'unsafe-inline' for styles.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def from_our_page(headers: Headers) -> bool:
    """`Origin`, when sent, must match `Host`; `Sec-Fetch-Site`, when sent, must name no other page."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class Guard:
    """Refuses what comes from other pages, adds the headers, and answers for what breaks."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answered = False

        async def guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not from_our_page(
            Headers(scope=scope)
        ):
            await self._refuse(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception as error:
            report(f"{scope['type']} {scope['path'][:200]!r}", "a request broke something", error)
            if scope["type"] == "http" and not answered:
                broken = Broken("broken", "something broke here; it has been reported")
                await refusal(broken)(scope, receive, guarded)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # Before it is accepted, a close is an answer with status 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        error = NotYours("bad-origin", "this request comes from another page")
        await refusal(error)(scope, receive, send)
