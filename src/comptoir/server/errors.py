"""Why the server says no: each kind has its HTTP status.

ComptoirError
├── Denied
│   ├── BadField      400   unreadable, or a field that will not do
│   ├── NotYours      403   another's seat, another's table, another's page
│   ├── Unknown       404   no such table, game or page
│   ├── BadMethod     405   an address that answers to other methods
│   ├── NotNow        409   right in itself, but not at this moment
│   │   └── Overtaken     409   somebody else was quicker
│   ├── TooLarge      413
│   ├── Misdirected   421   for a name that is not ours
│   ├── TooMuch       429
│   ├── Broken        500   our own fault, logged
│   └── DiskFull      507   nothing was written, nothing has changed
│       └── DatabaseGone  503   nobody knows whether it was written
└── CannotServe             at start: the port, the data folder, the database
"""

from __future__ import annotations

import logging
import re
import traceback
from pathlib import Path
from typing import ClassVar

import msgspec

from comptoir.server.wire import Fault
from comptoir.table import ComptoirError, Refused, Stale, UnknownRules

log = logging.getLogger("comptoir.server")


class Denied(ComptoirError):
    """Refused by the server; nothing has changed."""

    status: ClassVar[int] = 400

    def __init__(self, reason: str, text: str, field: str = "", **args: str | int) -> None:
        super().__init__(reason, text, args_=args)
        self.field = field


class BadField(Denied):
    """Unreadable, or a field that will not do."""


class NotYours(Denied):
    """Another's seat, table or page."""

    status = 403


class Unknown(Denied):
    """There is no such thing here."""

    status = 404


class BadMethod(Denied):
    """The address answers to other methods."""

    status = 405


class NotNow(Denied):
    """Right in itself, but not at this moment."""

    status = 409


class Overtaken(NotNow):
    """The same was changed somewhere else meanwhile; nothing has changed here."""

    def __init__(self) -> None:
        super().__init__("overtaken", "somebody else was quicker: look again, and try again")


class TooLarge(Denied):
    """More bytes than anybody needs."""

    status = 413


class Misdirected(Denied):
    """Another name than ours."""

    status = 421


class TooMuch(Denied):
    """More often, or more of them, than anybody needs."""

    status = 429


class Broken(Denied):
    """Our own fault."""

    status = 500


class DiskFull(Denied):
    """The disk takes no more; nothing has changed."""

    status = 507

    def __init__(
        self,
        reason: str = "disk-full",
        text: str = "the disk is full: nothing was saved, nothing has changed; try again later",
    ) -> None:
        super().__init__(reason, text)


class DatabaseGone(DiskFull):
    """The database does not answer. If it went in the middle of a write, that may have been saved."""

    status = 503

    def __init__(self) -> None:
        super().__init__("database-gone", "the database does not answer: try again in a moment")


class CannotServe(ComptoirError):
    """The server cannot start; `str()` is one sentence for whoever started it."""


FIELDS = {"bad-option": "options", "bad-choice": "options", "bad-seats": "seats", "bad-game": "game"}


def fault(error: ComptoirError) -> Fault:
    """An error as it is sent."""
    field = error.field if isinstance(error, Denied) else FIELDS.get(error.reason, "")
    return Fault(code=error.reason, text=error.text, field=field, clause=error.clause, args=dict(error.args_))


def status(error: ComptoirError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Denied):
        return error.status
    return 409 if isinstance(error, Refused | Stale | UnknownRules) else 400


def report(where: str, what: str, error: BaseException) -> None:
    """The one word to the host about something that broke: where, in doing what, and the lines of code."""
    log.error("%s: %s: %s", where, what, whereabouts(error))


def whereabouts(error: BaseException) -> str:
    """What broke and where, for the server's log. Not what the error says: it may say what a hand holds."""
    places = traceback.extract_tb(error.__traceback__)[-3:]
    way = " > ".join(f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in places)
    return f"{type(error).__name__} at {way or 'no known place'}"


def deal_sealed() -> NotYours:
    """Somebody who might yet play the same deal looks at a table of it."""
    return NotYours("deal-not-yours", "this deal is played at other tables too: play it first, then look")


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading a JSON text may raise; the last when it is nested without end."""


def unread(error: Exception) -> Denied:
    """What is wrong with a JSON text, and in which field."""
    if not isinstance(error, msgspec.ValidationError):
        return BadField("bad-json", f"this is no JSON: {error}", detail=str(error))
    detail, _, path = str(error).partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    named = re.search(r"unknown field `(.+)`|required field `(.+)`", detail)
    if named:
        field = ".".join(part for part in (field, named[1] or named[2]) if part)
    if not field:
        return BadField("bad-message", f"this message will not do: {detail}", detail=detail)
    return BadField("bad-field", f"{field}: {detail}", field=field, name=field, detail=detail)
