"""Around every request: only our own page may change things, and every answer says what a browser may do with it.

What breaks on the way is reported here, and nowhere else: what an error says may be what a hand holds.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Collection
from ipaddress import IPv4Address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from comptoir.server.answers import nowhere, refusal
from comptoir.server.errors import Broken, Denied, Misdirected, NotYours, report
from comptoir.server.metrics import Metrics

SAFE = ("GET", "HEAD", "OPTIONS")
# The client's templates carry style attributes, hence 'unsafe-inline' for styles.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    # Markup is made by Svelte's templates and by the client's `lib/trusted.ts`, and nowhere else.
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html comptoir"
)
UNUSED = (
    *("accelerometer", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope", "hid"),
    *("magnetometer", "microphone", "midi", "payment", "serial", "usb"),
)
"""What a browser can do and no page of ours asks for."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SECURE_HEADERS = {**HEADERS, "Strict-Transport-Security": "max-age=31536000"}
"""Over TLS: from now on only so, for a year. Other names under ours are not spoken for."""


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


NOBODYS = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test", ".example")
"""Endings of names that nobody can buy, and so cannot lead to us."""
NAME = re.compile(r"([0-9a-z_-]+(?:\.[0-9a-z_-]+)*)\.?(?::\d*)?")
ADDRESS = re.compile(r"\[([0-9a-f:.]+)\](?::\d*)?")


def is_ours(host: str, names: Collection[str]) -> bool:
    """Is this what we are called? An address is, and a name that means something only here, or is one of `names`.

    Whoever owns another name can make it lead here, and then their page is for a browser our own."""
    host = host.lower()
    if not host or ADDRESS.fullmatch(host):
        return True
    found = NAME.fullmatch(host)
    if found is None:
        return False
    name = found[1]
    with contextlib.suppress(ValueError):
        return bool(IPv4Address(name))
    return "." not in name or name.endswith(NOBODYS) or name in names


class Guard:
    """Refuses what comes from other pages, adds the headers, and answers for what breaks."""

    def __init__(self, app: ASGIApp, metrics: Metrics, names: Collection[str]) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in names)
        self._answers = metrics.answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answered = False
        headers = SECURE_HEADERS if scope["scheme"] in ("https", "wss") else HEADERS

        async def guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                self._answers.labels(message["status"]).inc()
                MutableHeaders(scope=message).update(headers)
            await send(message)

        reason = self._fault(scope)
        if reason is not None:
            await self._refuse(reason, scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception as error:
            report(f"{scope['type']} {scope['path'][:200]!r}", "a request broke something", error)
            if scope["type"] == "http" and not answered:
                broken = Broken("broken", "something broke here; it has been reported")
                await refusal(broken)(scope, receive, guarded)

    def _fault(self, scope: Scope) -> Denied | None:
        """What there is against a request before anybody has read it."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not is_ours(host, self._names):
            text = f"this server does not go by the name {host[:60]}: who runs it can add it to the setting `hosts`"
            return Misdirected("bad-host", text, name=host[:60])
        if "\0" in scope["path"]:
            return nowhere(scope["path"])  # nothing of ours is called so, and PostgreSQL keeps no such text
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not from_our_page(headers):
            return NotYours("bad-origin", "this request comes from another page")
        return None

    async def _refuse(self, error: Denied, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # Before it is accepted, a close is an answer with status 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await refusal(error)(scope, receive, send)
