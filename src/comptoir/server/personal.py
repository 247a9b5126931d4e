"""What is kept of a person beside a name: each thing with its values, as it is written and as it is read again."""

from __future__ import annotations

from typing import Literal

import msgspec

Entrance = Literal["first", "password", "passkey", "link"]
"""How somebody came in."""
Shunning = Literal["mute", "block"]
Purpose = Literal["handover", "passkey", "entry"]


class Account(msgspec.Struct, frozen=True):
    """A name that is theirs alone. `login` is what all spellings of it share; without a password it is empty."""

    person: str
    login: str
    password: str
    at: str


class Login(msgspec.Struct, frozen=True):
    """A browser that somebody is known in, until they end it."""

    person: str
    id: str
    device: str
    way: Entrance
    at: str


class EndLogin(msgspec.Struct, frozen=True):
    person: str
    id: str


class TakeAlong(msgspec.Struct, frozen=True):
    """What a guest has besides seats is somebody's from now on who has not got the same: notes, tries, clubs, what they
    have looked at; and how their games ended, as it is to be told."""

    person: str
    guest: str
    outcomes: list[tuple[str, str]] = []


class Passkey(msgspec.Struct, frozen=True):
    """What a device signs with: its public half, and how often it has."""

    person: str
    id: str
    key: str
    signs: int
    device: str
    at: str


class CountPasskey(msgspec.Struct, frozen=True):
    """It was used; a count that goes back is a copy of it."""

    id: str
    signs: int


class EndPasskey(msgspec.Struct, frozen=True):
    person: str
    id: str


class Ticket(msgspec.Struct, frozen=True):
    """Good for one thing, once, until a time. What is kept is a hash: whoever reads it cannot use it."""

    id: str
    purpose: Purpose
    person: str
    until: str
    data: str
    begun: str = ""
    """When it was made: whatever had run out by then goes. It is not kept."""


class TakeTicket(msgspec.Struct, frozen=True):
    """It is used, and never again."""

    id: str


class EndTickets(msgspec.Struct, frozen=True):
    """Whatever somebody has made is of no more use."""

    person: str


class Shunned(msgspec.Struct, frozen=True):
    """Somebody would rather not read another, or not sit with them at all."""

    person: str
    other: str
    how: Shunning
    at: str


class EndShunning(msgspec.Struct, frozen=True):
    person: str
    other: str


class Complaint(msgspec.Struct, frozen=True):
    """What somebody tells the hosts of another; numbered when it is kept."""

    n: int
    at: str
    person: str
    who: str
    table: str
    text: str


class EndComplaint(msgspec.Struct, frozen=True):
    """A host has seen to it."""

    n: int


class Bidden(msgspec.Struct, frozen=True):
    """Somebody is asked to come to a table."""

    table: str
    person: str
    by: str
    at: str
    seen: int = 0
    """Have they looked at it?"""


OfTickets = Ticket | TakeTicket | EndTickets
OfEntering = Account | Login | EndLogin | TakeAlong | Passkey | CountPasskey | EndPasskey | OfTickets
"""Who somebody is, and how they come in."""
OfMeeting = Shunned | EndShunning | Complaint | EndComplaint | Bidden
"""Whom they meet, and whom not."""
OfMembers = OfEntering | OfMeeting
SEEN_EVERYWHERE = (Account, Login, EndLogin, Shunned, EndShunning)
"""What other servers hold in memory of a person."""
