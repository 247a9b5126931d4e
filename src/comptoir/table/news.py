"""What happened, and why not: said once, in numbers, with words for the wire.

A `Field` says what a number is called and how it is shown. `News` is a kind of event: the rule that makes it happen
says `STALL_PLACED.tell(s, seat, wares, space)`, and nothing is built while nobody listens. A `Refusal` is a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from comptoir.table.agenda import Event, State, Told
from comptoir.table.errors import IllegalAction

A = TypeVar("A", bound=i64)
B = TypeVar("B", bound=i64)
C = TypeVar("C", bound=i64)
D = TypeVar("D", bound=i64)
E = TypeVar("E", bound=i64)

Facts = Callable[[Any, list[int]], Mapping[str, object]]
"""What is true of the state at the moment of telling, besides the numbers told."""


class Field(Generic[A]):
    """A number of an event or a refusal: its name, and the words it stands for (none: it is a number).

    A field without a name is not told: it is for the facts only."""

    def __init__(
        self, name: str, words: list[str] | None = None, first: int = 0, secret: bool = False
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.first: Final = first
        """The number of the first word."""
        self.secret: Final = secret
        """Only the seat in the first field may know it."""

    def called(self, name: str) -> Field[A]:
        return Field(name, self.words, self.first, self.secret)

    def hidden(self) -> Field[A]:
        return Field(self.name, self.words, self.first, True)

    def shown(self, n: int) -> str | int:
        return n if self.words is None else self.words[n - self.first]


class News:
    """A kind of event; `facts` adds what the state shows at that moment, typed by `wire`.

    `secrets` are such facts for the seat in the first field only: in the type they may be missing."""

    def __init__(
        self,
        kind: str,
        fields: list[Field[Any]],
        facts: Facts | None,
        wire: type | None,
        whispered: bool,
        secrets: Facts | None = None,
    ) -> None:
        self.kind: Final = kind
        self.fields: Final = fields
        self.facts: Final = facts
        self.secrets: Final = secrets
        self.wire: Final = wire
        self.whispered: Final = whispered
        """Only the seat in the first field hears of it at all."""

    def happened(self, s: State, numbers: list[int]) -> None:
        """Somebody listens: keep the numbers, and the facts as they are now."""
        facts: Mapping[str, object] = {} if self.facts is None else self.facts(s, numbers)
        secrets: Mapping[str, object] = {} if self.secrets is None else self.secrets(s, numbers)
        heard = s.heard
        assert heard is not None
        heard.append(Happened(self, numbers, facts, secrets))


class Happened(Event):
    """One event of a kind."""

    def __init__(
        self, news: News, numbers: list[int], facts: Mapping[str, object], secrets: Mapping[str, object]
    ) -> None:
        self.news: Final = news
        self.numbers: Final = numbers
        self.facts: Final = facts
        self.secrets: Final = secrets

    def told(self, seat: int) -> Told | None:
        news = self.news
        whole = not self.numbers or self.numbers[0] == seat
        if news.whispered and not whole:
            return None
        told: Told = {"type": news.kind}
        for field, n in zip(news.fields, self.numbers, strict=True):
            if field.name and (whole or not field.secret):
                told[field.name] = field.shown(n)
        told.update(self.facts)
        if whole:
            told.update(self.secrets)
        return told


class News0(News):
    def __init__(self, kind: str, facts: Facts | None = None, wire: type | None = None) -> None:
        super().__init__(kind, [], facts, wire, False)

    def tell(self, s: State) -> None:
        if s.heard is not None:
            self.happened(s, [])


class News1(News, Generic[A]):
    def __init__(
        self,
        kind: str,
        a: Field[A],
        facts: Facts | None = None,
        wire: type | None = None,
        whispered: bool = False,
    ) -> None:
        super().__init__(kind, [a], facts, wire, whispered)

    def tell(self, s: State, a: A) -> None:
        if s.heard is not None:
            self.happened(s, [a])


class News2(News, Generic[A, B]):
    def __init__(
        self,
        kind: str,
        a: Field[A],
        b: Field[B],
        facts: Facts | None = None,
        wire: type | None = None,
        whispered: bool = False,
    ) -> None:
        super().__init__(kind, [a, b], facts, wire, whispered)

    def tell(self, s: State, a: A, b: B) -> None:
        if s.heard is not None:
            self.happened(s, [a, b])


class News3(News, Generic[A, B, C]):
    def __init__(
        self,
        kind: str,
        a: Field[A],
        b: Field[B],
        c: Field[C],
        facts: Facts | None = None,
        wire: type | None = None,
        secrets: Facts | None = None,
    ) -> None:
        super().__init__(kind, [a, b, c], facts, wire, False, secrets)

    def tell(self, s: State, a: A, b: B, c: C) -> None:
        if s.heard is not None:
            self.happened(s, [a, b, c])


class News4(News, Generic[A, B, C, D]):
    def __init__(
        self,
        kind: str,
        a: Field[A],
        b: Field[B],
        c: Field[C],
        d: Field[D],
        facts: Facts | None = None,
        wire: type | None = None,
    ) -> None:
        super().__init__(kind, [a, b, c, d], facts, wire, False)

    def tell(self, s: State, a: A, b: B, c: C, d: D) -> None:
        if s.heard is not None:
            self.happened(s, [a, b, c, d])


class News5(News, Generic[A, B, C, D, E]):
    def __init__(self, kind: str, a: Field[A], b: Field[B], c: Field[C], d: Field[D], e: Field[E]) -> None:
        super().__init__(kind, [a, b, c, d, e], None, None, False)

    def tell(self, s: State, a: A, b: B, c: C, d: D, e: E) -> None:
        if s.heard is not None:
            self.happened(s, [a, b, c, d, e])


class Refusal:
    """A reason to say no: its sentence in the locale files, its clause, plain English, and its blanks."""

    def __init__(self, reason: str, clause: str, text: str, fields: list[Field[Any]] | None = None) -> None:
        self.reason: Final = reason
        self.clause: Final = clause
        self.text: Final = text
        self.fields: Final[list[Field[Any]]] = [] if fields is None else fields

    def under(self, clause: str) -> Refusal:
        """The same reason, where another clause gives it."""
        return Refusal(self.reason, clause, self.text, self.fields)

    def of(self, *given: int | str) -> IllegalAction:
        """The refusal with its blanks filled; a hidden field is for the plain English only."""
        words: dict[str, str | int] = {}
        blanks: dict[str, str | int] = {}
        for field, value in zip(self.fields, given, strict=True):
            words[field.name] = field.shown(value) if isinstance(value, int) else value
            if not field.secret:
                blanks[field.name] = words[field.name]
        return IllegalAction(self.reason, self.text.format_map(words), self.clause, blanks)
