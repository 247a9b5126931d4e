"""What the hosts have noted of people and addresses: who is banned, muted or gone, and who is a host.

All of it is small and in memory. It is read again when a host does something, at whichever server or on the command
line: everything hosts do is a deed, kept in order, and every server looks for new ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

from comptoir.server.changes import Note, What
from comptoir.server.errors import NotYours
from comptoir.server.ledger import Deed
from comptoir.server.store import Store

LOOKED_BACK = 50
"""Deeds before the last that are looked for again: two hosts may be heard in another order than they began."""
Network = IPv4Network | IPv6Network


def network_of(who: str) -> Network | None:
    """An address or a network, if it is one."""
    try:
        return ip_network(who, strict=False)
    except ValueError:
        return None


def ticket(token: str) -> str:
    """What is kept of an invitation: whoever reads it cannot use it."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"comptoir-host").hexdigest()


class Notes:
    """All notes, and the deeds that are known."""

    def __init__(self, store: Store, hosts: Iterable[str] = ()) -> None:
        self._store = store
        self._named = frozenset(hosts)
        """Hosts by the settings."""
        self._of: dict[What, set[str]] = {}
        self._networks: list[Network] = []
        self._last = -1
        self._known: set[int] = set()

    async def read(self) -> list[Deed]:
        """Read what is new: the deeds that were not known, oldest first. Those before the first look are history."""
        deeds = await self._store.deeds_after(max(0, self._last - LOOKED_BACK))
        fresh = [deed for deed in deeds if deed.n not in self._known]
        if fresh or self._last < 0:
            first = self._last < 0
            self._last = max([0, *(deed.n for deed in deeds)])
            self._known = {deed.n for deed in deeds}
            self._take_in(await self._store.notes())
            return [] if first else fresh
        return []

    def _take_in(self, notes: list[Note]) -> None:
        self._of = {}
        for note in notes:
            self._of.setdefault(note.what, set()).add(note.who)
        banned = (network_of(who) for who in self._of.get("ban", ()))
        self._networks = [network for network in banned if network is not None]

    def is_host(self, person: str | None) -> bool:
        return person is not None and (person in self._named or person in self._of.get("host", ()))

    def is_gone(self, person: str) -> bool:
        return person in self._of.get("gone", ())

    def is_muted(self, person: str) -> bool:
        return person in self._of.get("mute", ())

    def is_banned(self, person: str | None, address: str) -> bool:
        if person is not None and person in self._of.get("ban", ()):
            return True
        here = network_of(address) if self._networks else None
        return here is not None and any(_meet(here, banned) for banned in self._networks)

    def check(self, person: str | None, address: str) -> None:
        """This guest may come in, or `NotYours`."""
        if self.is_banned(person, address):
            raise NotYours("banned", "the host of this house has closed it to you")


def _meet(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)
