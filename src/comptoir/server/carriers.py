"""How a notice leaves: by web push, e-mail, webhook or ntfy; and what came of it, as a code that has a sentence."""

from __future__ import annotations

import asyncio
import base64
import email.policy
import time
from email.header import Header
from email.message import EmailMessage
from email.utils import formatdate
from typing import NamedTuple
from urllib.parse import urlsplit

import aiosmtplib
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from comptoir.server.letters import Way
from comptoir.server.outward import Forbidden, Outward
from comptoir.server.settings import Settings

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
PUSHED = 3_000
"""Bytes of a text that is pushed: services take 4,096 once it is packed."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps what a device does not take."""
PATIENCE = 15.0
"""Seconds that each word of a mail server is waited for."""
WHOLE = 30.0
"""Seconds for a whole delivery, however slowly the other side goes on. With one more word of farewell it is over well
before the claim of whoever sends it (`postman.LEASE`), so that no other server begins with the same letter."""


class Notice(NamedTuple):
    """A notice in words."""

    id: str
    title: str
    text: str
    address: str
    """Where it leads."""
    stop: str = ""
    """Where one click ends such mails."""
    stop_words: str = ""
    about: tuple[dict[str, str | int], ...] = ()


class Delivery(NamedTuple):
    """What came of it; `lasting`: it would fail again, `gone`: there is nobody there any more."""

    ok: bool
    code: str
    detail: str = ""
    lasting: bool = False
    gone: bool = False
    took: int = 0


class Carriers:
    """All ways out of one house."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        self._settings = settings
        self._outward = Outward(settings.notices.private)
        drawn = HKDF(SHA256(), 48, salt=None, info=b"comptoir web push").derive(key)
        secret = ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, ec.SECP256R1())
        self._vapid = Vapid02(secret)
        point = secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.push_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        """What browsers are told, so that only this house can push to them."""

    @property
    def mails(self) -> bool:
        """Has the host said by whom mail is sent, and where its links lead?"""
        return bool(self._settings.mail.server and self._settings.mail.sender and self._settings.site)

    async def carry(self, way: Way, said: Notice) -> Delivery:
        began = time.monotonic()
        try:
            carry = {"push": self._push, "email": self._email, "webhook": self._webhook, "ntfy": self._ntfy}
            async with asyncio.timeout(WHOLE):
                carried = await carry[way.kind](way, said)
        except Forbidden:
            carried = Delivery(False, "private", lasting=True)
        except TimeoutError:
            carried = Delivery(False, "timeout")
        except (OSError, ValueError) as error:
            carried = Delivery(
                False, "unreachable", str(error.strerror or "") if isinstance(error, OSError) else ""
            )
        except Exception:
            # The keys of a browser, or its address, are whatever somebody has sent: libraries break in many ways.
            carried = Delivery(False, "unreachable", lasting=True)
        return carried._replace(took=round(1000 * (time.monotonic() - began)))

    async def _push(self, way: Way, said: Notice) -> Delivery:
        text = said.text.encode()[:PUSHED].decode("utf-8", "ignore")
        data = msgspec.json.encode(
            {"title": said.title, "text": text, "address": said.address, "id": said.id}
        )
        body = WebPusher({"endpoint": way.address, "keys": way.keys}).encode(data, "aes128gcm")["body"]
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(way.address))
        claims = {"aud": origin, "exp": str(int(time.time()) + 12 * 3600), "sub": self._contact()}
        headers = {
            **self._vapid.sign({**claims, "exp": int(claims["exp"])}),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": said.id[:32],
            "Urgency": "high",
        }
        return _judged(*await self._outward.post(way.address, bytes(body), headers))

    def _contact(self) -> str:
        sender = self._settings.mail.sender
        return f"mailto:{sender}" if sender else self._settings.site or "mailto:nobody@localhost"

    async def _webhook(self, way: Way, said: Notice) -> Delivery:
        text = f"{said.title}\n{said.text}\n{said.address}"
        told = {
            "comptoir": 1,
            "id": said.id,
            "title": said.title,
            # The names under which chats look for it.
            "text": text,
            "content": text,
            "address": said.address,
            "notices": said.about,
        }
        headers = {"Content-Type": "application/json", "User-Agent": "Comptoir"}
        return _judged(*await self._outward.post(way.address, msgspec.json.encode(told), headers))

    async def _ntfy(self, way: Way, said: Notice) -> Delivery:
        title = Header(said.title, "utf-8").encode(maxlinelen=0)
        headers = {"Title": title, "Content-Type": "text/plain; charset=utf-8", "User-Agent": "Comptoir"}
        if said.address:
            headers["Click"] = said.address
        return _judged(*await self._outward.post(way.address, said.text.encode(), headers))

    async def _email(self, way: Way, said: Notice) -> Delivery:
        mail = self._settings.mail
        if not self.mails:
            return Delivery(False, "no-mail", lasting=True)
        letter = EmailMessage(email.policy.SMTP)
        letter["From"], letter["To"], letter["Subject"] = mail.sender, way.address, said.title
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            f"<{said.id}@{urlsplit(self._settings.site).hostname}>",
        )
        letter["Auto-Submitted"] = "auto-generated"
        lines = [said.text, "", said.address]
        if said.stop:
            letter["List-Unsubscribe"] = f"<{said.stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines += ["", "-- ", said.stop_words]
        letter.set_content("\n".join(lines))
        try:
            await aiosmtplib.send(
                letter,
                hostname=mail.server,
                port=mail.port,
                username=mail.user or None,
                password=mail.password or None,
                use_tls=mail.security == "tls",
                start_tls=mail.security == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            first = error.recipients[0]
            return Delivery(False, "refused", _short(first.message), lasting=first.code >= 500)
        except aiosmtplib.SMTPResponseException as error:
            return Delivery(False, "refused", _short(error.message), lasting=error.code >= 500)
        except aiosmtplib.SMTPException:
            return Delivery(False, "unreachable")
        return Delivery(True, "arrived")

    async def close(self) -> None:
        await self._outward.close()


def _judged(status: int, text: str) -> Delivery:
    """What an answer over HTTP means."""
    if 200 <= status < 300:
        return Delivery(True, "arrived")
    gone = status in (404, 410)
    lasting = 300 <= status < 500 and status not in (408, 425, 429)
    return Delivery(False, "refused", f"{status} {_short(text)}".strip(), lasting, gone)


def _short(text: str) -> str:
    return " ".join(text.split())[:120]
