"""The one way out to other machines over HTTP: where a person has named the address, it reaches no private one.

The check stands where the socket is made, after names are looked up: spellings and redirects all pass it."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from comptoir.server.errors import BadField

PATIENCE = 5.0
READ = 2_000
"""Bytes of an answer that are read."""
NAT64 = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))
LONGEST = 1_000


class Forbidden(OSError):
    """An address that nobody outside may have asked for."""


def is_open(address: str) -> bool:
    """Is it an address of the internet, and not one of this machine or its network in any spelling?"""
    found: Any = ipaddress.ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    if found.version == 6 and any(found in network for network in NAT64):
        return False
    # What no list gives to anybody may be a network of ours all the same: fec0::/10, or IPv4 behind ::.
    private = found.is_multicast or found.is_reserved or getattr(found, "is_site_local", False)
    return bool(found.is_global and not private)


class Outward:
    """Posts to addresses that people have named; `private`: the host lets them be private ones."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._session: aiohttp.ClientSession | None = None

    def _socket(self, info: Any) -> socket.socket:
        if not self._private and not is_open(info[4][0]):
            raise Forbidden("an address of a private network")
        return socket.socket(*info[:3])

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        """Status and the beginning of the answer; no redirect is followed. `OSError` or `TimeoutError` otherwise."""
        if self._session is None:
            # No proxy of the environment: it would walk round the check.
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=self._socket, limit=16),
                timeout=aiohttp.ClientTimeout(total=PATIENCE),
                trust_env=False,
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        try:
            async with self._session.post(
                address, data=body, headers=headers, allow_redirects=False
            ) as answer:
                said = await answer.content.read(READ)
                return answer.status, said.decode("utf-8", "replace")
        except TimeoutError as error:
            raise TimeoutError from error
        except aiohttp.ClientConnectorError as error:
            raise error.os_error from error
        except (aiohttp.ClientError, ValueError) as error:
            raise OSError(type(error).__name__) from error

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def _leads_somewhere(address: str) -> bool:
    """Does it name a host, and no port that cannot be?"""
    try:
        parts = urlsplit(address)
        return parts.scheme in ("https", "http") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def check_address(address: str) -> str:
    """An address that can be posted to, or `BadField`."""
    plain = address.strip()
    if len(plain) > LONGEST or not plain.isascii() or " " in plain or not _leads_somewhere(plain):
        raise BadField("bad-web-address", "an address begins with https://", field="address")
    return plain
