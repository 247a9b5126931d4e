"""Notices as they are kept: the ways by which somebody is reached, what they want to hear of, what waits to be sent."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Matter = Literal["turn", "time", "offer", "over", "invited", "sat", "test"]
"""What a notice is about."""
Carrier = Literal["push", "email", "webhook", "ntfy"]
MATTERS: tuple[Matter, ...] = ("turn", "time", "offer", "over", "invited", "sat")
CARRIERS: tuple[Carrier, ...] = ("push", "email", "webhook", "ntfy")
Wait = Annotated[int, msgspec.Meta(ge=-1, le=7 * 24 * 60)]
"""Minutes that must have passed; -1: never."""
NEVER = -1


class Tried(msgspec.Struct, frozen=True):
    """What happened the last time: `code` names a sentence, `detail` is what the other side said."""

    at: str
    ok: bool
    code: str
    detail: str = ""
    took: int = 0
    """Milliseconds."""
    next: str = ""
    """When it is tried again; empty: it is not."""


class Way(msgspec.Struct, frozen=True):
    """How to reach somebody. `keys` are those of a browser that takes web push."""

    person: str
    id: str
    kind: Carrier
    address: str
    at: str
    lang: str = "en"
    device: str = ""
    keys: dict[str, str] = {}
    on: bool = True
    confirmed: bool = True
    tried: Tried | None = None
    login: str = ""
    """The log-in in which a browser was set up: both end together."""


class TriedWay(msgspec.Struct, frozen=True):
    """What happened the last time on a way that is still there."""

    way: Way


class EndWay(msgspec.Struct, frozen=True):
    person: str
    id: str


class Wants(msgspec.Struct, frozen=True):
    """What somebody wants to hear of, by which carrier, after how long; and of which tables not."""

    person: str
    waits: dict[str, dict[str, Wait]] = {}
    hushed: list[str] = []


class Letter(msgspec.Struct, frozen=True):
    """A notice on its way. `steps`: what happened so often is said once; `claim`: who sends it, until when."""

    person: str
    way: str
    table: str
    kind: Matter
    steps: int
    at: str
    due: str
    tries: int = 0
    claim: str = ""


class DropLetter(msgspec.Struct, frozen=True):
    """It is not true any more, and nobody is about to send it."""

    person: str
    table: str
    kind: Matter


class ClaimLetter(msgspec.Struct, frozen=True):
    """A server is about to send it; one that another has claimed meanwhile it does not get."""

    letter: Letter
    claim: str


class SentLetter(msgspec.Struct, frozen=True):
    """It has arrived: gone, but for what has happened since."""

    letter: Letter


class PutOff(msgspec.Struct, frozen=True):
    """It is tried again."""

    letter: Letter
    due: str
    tries: int


class WayInfo(msgspec.Struct, frozen=True):
    """A way to reach me."""

    id: str
    kind: Carrier
    address: str
    device: str
    at: str
    on: bool
    confirmed: bool
    tried: Tried | None


class MyNotices(msgspec.Struct, frozen=True):
    """How I am reached, and what for: minutes until then, by matter and carrier; -1: never."""

    ways: list[WayInfo]
    waits: dict[str, dict[str, int]]
    hushed: list[str]
    push_key: str
    """What a browser asks for to take web push from this house."""
    mails: bool
    """Does this house send e-mail?"""


OfLetters = Way | TriedWay | EndWay | Wants | Letter | DropLetter | ClaimLetter | SentLetter | PutOff
REACHED = (Way, EndWay, Wants)
"""What other servers hold in memory of a person."""

USUAL: dict[Matter, dict[Carrier, int]] = {
    "turn": {"push": 0, "email": 360, "webhook": 0, "ntfy": 0},
    "time": {"push": 0, "email": 0, "webhook": 0, "ntfy": 0},
    "offer": {"push": 0, "email": NEVER, "webhook": 0, "ntfy": 0},
    "over": {"push": 0, "email": 0, "webhook": 0, "ntfy": 0},
    "invited": {"push": 0, "email": 0, "webhook": 0, "ntfy": 0},
    "sat": {"push": 0, "email": NEVER, "webhook": NEVER, "ntfy": NEVER},
    "test": {},
}


def wait_of(wants: Wants, kind: Matter, carrier: Carrier) -> int:
    """After how many minutes; -1: never."""
    return wants.waits.get(kind, {}).get(carrier, USUAL[kind][carrier])
