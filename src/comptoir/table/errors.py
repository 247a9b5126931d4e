"""What can go wrong at a table.

ComptoirError
├── Refused              a player's fault: shown to them, in their language, with the clause
│   ├── NotYourTurn      this seat is not asked anything now
│   └── IllegalAction    the rules do not allow that answer now
├── Unreadable           text or bytes that are no action, no record: parsing is not legality
│   └── UnknownRules     a record made under rules this program does not have
├── Stale                an answer to a question that is no longer asked
└── BadSetup             a game, number of seats or option that does not exist
"""

from __future__ import annotations


class ComptoirError(Exception):
    """Root of all errors raised on purpose.

    `reason` is the id of a sentence in the locale files; `args_` fills its blanks; `str()` is plain English.
    """

    def __init__(
        self, reason: str, text: str, clause: str = "", args_: dict[str, str | int] | None = None
    ) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.clause = clause
        self.args_: dict[str, str | int] = {} if args_ is None else args_

    def __reduce__(self) -> tuple[object, ...]:
        """An error raised in one process can be shown in another."""
        return (type(self), (self.reason, self.text, self.clause, self.args_))

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


class Refused(ComptoirError):
    """The rules say no; nothing has changed."""


class NotYourTurn(Refused):
    """This seat is not asked anything now."""


class IllegalAction(Refused):
    """The rules do not allow that answer now; `clause` says where it is written."""


class Unreadable(ComptoirError):
    """Text or bytes that are no action or no record."""


class UnknownRules(Unreadable):
    """A record made under a version of the rules that this program does not have."""


class Stale(ComptoirError):
    """An answer to a question that is no longer asked."""


class BadSetup(ComptoirError):
    """A game, a number of seats or an option that does not exist; `reason` names the field."""
