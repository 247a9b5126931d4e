"""Real receivers of notices on a test's own loop: a mailbox, an address to post to, a push service that decrypts."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Mailbox:
    """What a mail server has taken; `answer` is what it says to who comes with a letter."""

    def __init__(self) -> None:
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.answer = "250 OK"
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            self.mails.put_nowait(message_from_bytes(envelope.content, policy=policy.default))
        return self.answer


class Box:
    """What was posted to an address; `statuses` are answered first, then 201."""

    def __init__(self) -> None:
        self.posts: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.statuses: list[int] = []
        self.address = ""
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    @property
    def keys(self) -> dict[str, str]:
        """What a browser gives out with its push address."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _plain(point), "auth": _plain(self.auth)}

    async def take(self, request: web.Request) -> web.Response:
        status = self.statuses.pop(0) if self.statuses else 201
        body = await request.read()
        if status < 300:
            self.posts.put_nowait((dict(request.headers), body))
        return web.Response(
            status=status, text="no room" if status >= 400 else "", headers={"Location": "/x"}
        )

    async def pushed(self) -> Any:
        """What a browser would be shown."""
        headers, body = await asyncio.wait_for(self.posts.get(), 20)
        assert headers["Authorization"].startswith("vapid t=") and int(headers["TTL"]) > 0
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(text)

    async def posted(self) -> tuple[dict[str, str], bytes]:
        return await asyncio.wait_for(self.posts.get(), 20)


def _plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@asynccontextmanager
async def a_mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, enable_SMTPUTF8=True), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()


@asynccontextmanager
async def a_box() -> AsyncIterator[Box]:
    box = Box()
    app = web.Application()
    app.router.add_post("/{tail:.*}", box.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    box.address = f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}/hook"  # type: ignore[attr-defined]
    try:
        yield box
    finally:
        await runner.cleanup()
