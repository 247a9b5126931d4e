"""Passkeys: a device signs what it is asked to; its public half is kept. A challenge is good once, for minutes."""

from __future__ import annotations

import contextlib
import json
from datetime import timedelta
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from comptoir.server import names
from comptoir.server.accounts import Accounts
from comptoir.server.errors import NotNow, NotYours, Overtaken, TooMuch, Unknown
from comptoir.server.house import House
from comptoir.server.people import Visitor
from comptoir.server.personal import CountPasskey, EndPasskey, Passkey, Purpose
from comptoir.server.settings import Settings
from comptoir.server.tables import now

ASKED = timedelta(minutes=5)
MOST = 20


class Bound(NamedTuple):
    """What passkeys are bound to: a name, and the address of the page."""

    rp_id: str
    origin: str


def place_of(settings: Settings, origin: str) -> Bound | None:
    """As the host has set it, or as the browser writes it; None for an address in figures, which is no name."""
    origin = settings.site.rstrip("/") or origin
    name = settings.rp_id or urlsplit(origin).hostname or ""
    with contextlib.suppress(ValueError):
        ip_address(name)
        return None
    return Bound(name, origin) if name else None


class Passkeys:
    """What somebody does with passkeys in one place."""

    def __init__(self, house: House, origin: str) -> None:
        self._house = house
        self._accounts = Accounts(house)
        self._register = house.people.register
        place = place_of(house.settings, origin)
        if place is None:
            raise NotNow("no-passkeys", "passkeys need a name: open this page by a name, not by figures")
        self._place = place

    async def offer(self, visitor: Visitor) -> tuple[str, dict[str, Any]]:
        """What a device is asked to make a new one."""
        mine = await self._register.passkeys(visitor.person)
        if len(mine) >= MOST:
            raise TooMuch("too-many-passkeys", f"at most {MOST} passkeys are kept", most=MOST)
        name = self._house.people.name(visitor.person)
        options = webauthn.generate_registration_options(
            rp_id=self._place.rp_id,
            rp_name="Comptoir",
            user_name=name,
            user_id=visitor.person.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in mine],
        )
        return await self._asked("passkey", visitor.person, options)

    async def keep(self, visitor: Visitor, token: str, credential: dict[str, Any], device: str) -> str | None:
        """Keep the public half; a guest has an account by it, and gets its cookie."""
        ticket = await self._accounts.used(token, "passkey")
        if ticket.person != visitor.person:
            raise _refused()
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(ticket.data),
                expected_rp_id=self._place.rp_id,
                expected_origin=self._place.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            raise _refused() from error
        passkey = Passkey(
            visitor.person,
            bytes_to_base64url(made.credential_id),
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            device,
            now(),
        )
        if await self._register.account(visitor.person) is None:
            name = names.clean_name(self._house.people.name(visitor.person))
            return await self._accounts.become(visitor, name, "", device, "passkey", passkey)
        try:
            await self._house.store.write(passkey)
        except Overtaken:
            raise _refused() from None
        return None

    async def greet(self) -> tuple[str, dict[str, Any]]:
        """What any device is asked that may know somebody here."""
        options = webauthn.generate_authentication_options(rp_id=self._place.rp_id)
        return await self._asked("entry", "", options)

    async def enter(
        self, token: str, credential: dict[str, Any], device: str, address: str
    ) -> tuple[str, str]:
        """Log in: the person and their cookie."""
        self._house.budgets.log_ins.address.take(address)
        ticket = await self._accounts.used(token, "entry")
        passkey = await self._register.passkey(str(credential.get("id", ""))[:400])
        if passkey is None:
            raise _refused()
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(ticket.data),
                expected_rp_id=self._place.rp_id,
                expected_origin=self._place.origin,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.signs,
            )
            used = CountPasskey(passkey.id, shown.new_sign_count)
            return passkey.person, await self._accounts.let_in(passkey.person, "passkey", device, used)
        except (WebAuthnException, Overtaken, ValueError, TypeError, KeyError, AttributeError) as error:
            raise _refused() from error

    async def _asked(self, purpose: Purpose, person: str, options: Any) -> tuple[str, dict[str, Any]]:
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return await self._accounts.ticket(purpose, person, ASKED, str(told["challenge"])), told


async def end(house: House, person: str, number: str) -> None:
    """A passkey is of no more use; the last way in stays."""
    mine = await house.people.register.passkeys(person)
    if number not in [each.id for each in mine]:
        raise Unknown("unknown-passkey", "there is no such passkey", field="id")
    account = await house.people.register.account(person)
    if account is not None and not account.password and len(mine) == 1:
        raise NotNow("last-passkey", "this passkey is the only way in: set a password first")
    await house.store.write(EndPasskey(person, number))


def _refused() -> NotYours:
    return NotYours("bad-passkey", "this passkey is not known here, or did not sign what was asked")
