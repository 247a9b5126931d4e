"""Passkeys: a device in software makes one, signs with it, and is not believed when something is wrong."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.clients import ME, Guest, hot


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """An authenticator without a display: attestation `none`, the curve P-256."""

    def __init__(self, origin: str = "http://localhost", name: str = "localhost") -> None:
        self.origin, self.name = origin, name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client(self, kind: str, options: Any) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def made(self, options: Any) -> Any:
        """A new passkey, as a browser writes it."""
        at = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32), -3: at.y.to_bytes(32)})
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2) + self.id + cose
        answer = {
            "clientDataJSON": plain(self._client("webauthn.create", options)),
            "attestationObject": plain(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": plain(self.id), "rawId": plain(self.id), "type": "public-key", "response": answer}

    def signed(self, options: Any) -> Any:
        """Who has it, shown."""
        client, data = self._client("webauthn.get", options), self._data(0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = {
            "clientDataJSON": plain(client),
            "authenticatorData": plain(data),
            "signature": plain(signature),
        }
        return {"id": plain(self.id), "rawId": plain(self.id), "type": "public-key", "response": answer}


@pytest.fixture
def named(anna: Guest, ben: Guest) -> tuple[Guest, Guest]:
    """Guests who come by a name: an address in figures is none for passkeys."""
    for guest in (anna, ben):
        guest.http.headers["Host"] = "localhost"
    return anna, ben


def keeps(guest: Guest, device: Device) -> Any:
    offer = guest.post("/me/passkeys/offer")
    return guest.post("/me/passkeys", {"token": offer["token"], "credential": device.made(offer["options"])})


def enters(guest: Guest, device: Device) -> Any:
    offer = guest.post("/me/passkeys/greet")
    said = {"token": offer["token"], "credential": device.signed(offer["options"])}
    return guest.http.post("/me/passkeys/enter", json=said)


def test_a_passkey_makes_an_account_and_lets_its_owner_in(named: tuple[Guest, Guest]) -> None:
    anna, ben = named
    anna.lays(ME, hot("Oma"))
    anna.post("/me", {"name": f"Tove {secrets.token_hex(3)}"})
    device = Device()
    told = keeps(anna, device)
    assert told["account"] and not told["password"] and len(told["passkeys"]) == 1
    answer = enters(ben, device)
    assert answer.status_code == 200, answer.text
    assert answer.json()["playing"] == 1 and answer.json()["logins"][-1]["way"] == "passkey"
    assert anna.refused("/me/passkeys/end", {"id": told["passkeys"][0]["id"]})[1] == "last-passkey"
    anna.post("/me/password", {"password": "correct horse"})
    assert anna.post("/me/passkeys/end", {"id": told["passkeys"][0]["id"]})["passkeys"] == []
    assert enters(ben, device).status_code == 403


def test_what_was_not_signed_for_us_now_lets_nobody_in(named: tuple[Guest, Guest]) -> None:
    anna, ben = named
    anna.post("/me", {"name": f"Tyra {secrets.token_hex(3)}"})
    device = Device()
    offer = anna.post("/me/passkeys/offer")
    elsewhere = Device("https://evil.example", "localhost").made(offer["options"])
    refused = anna.refused("/me/passkeys", {"token": offer["token"], "credential": elsewhere})
    assert refused[:2] == (403, "bad-passkey")
    good = {"token": offer["token"], "credential": device.made(offer["options"])}
    assert anna.refused("/me/passkeys", good)[1] == "bad-ticket", (
        "a challenge is good once, whatever came of it"
    )
    keeps(anna, device)
    offer = ben.post("/me/passkeys/greet")
    said = {"token": offer["token"], "credential": device.signed(offer["options"])}
    assert ben.http.post("/me/passkeys/enter", json=said).status_code == 200
    assert ben.refused("/me/passkeys/enter", said)[1] == "bad-ticket"
    device.count = 0
    assert enters(ben, device).status_code == 403, "a count that goes back is a copy's"
    stranger = Device()
    stranger.id, stranger.count = device.id, 50
    assert enters(ben, stranger).status_code == 403
    assert urlsafe_b64decode(offer["options"]["challenge"] + "==") and len(offer["options"]["challenge"]) > 40


def test_an_address_in_figures_has_no_passkeys(anna: Guest) -> None:
    assert anna.refused("/me/passkeys/offer", {})[:2] == (409, "no-passkeys")
