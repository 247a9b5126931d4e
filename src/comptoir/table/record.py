"""A record: enough to rebuild a game for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from comptoir.table.agenda import Event, State, act
from comptoir.table.discovery import game
from comptoir.table.errors import ComptoirError, UnknownRules, Unreadable
from comptoir.table.game import Choice

FORMAT = 1
LARGEST = 2_000_000
Small = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Who said what: `[1, "stall 3 C4"]`."""

    seat: Small
    action: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game, the version of its rules, what was chosen, the seed, and every answer in order."""

    comptoir: Small = FORMAT
    game: str
    version: Small
    options: dict[str, Choice]
    seats: Small
    seed: str
    moves: list[Move]
    names: list[str] = []
    scores: list[int] = []
    """The final scores, once the game is over: `check` compares them."""

    def start(self, heard: list[Event] | None = None) -> State:
        """The state before the first move; `heard` gets the events that led there."""
        rules = game(self.game)
        if self.version != rules.version:
            text = f"the record was played under rules {self.version} of {rules.title}, these are {rules.version}"
            raise UnknownRules("unknown-rules", text)
        return rules.start(self.seats, self.seed, self.options, heard)

    def states(self) -> Iterator[tuple[State, list[Event]]]:
        """The same state again and again, before the first move and after each, with what was heard meanwhile."""
        rules = game(self.game)
        heard: list[Event] = []
        s = self.start(heard)
        yield s, heard
        for n, move in enumerate(self.moves, 1):
            s.heard = []
            try:
                act(s, move.seat, rules.parse(move.action))
            except ComptoirError as error:
                raise Unreadable("bad-record-move", f"move {n}: {error}", args_={"move": n}) from error
            heard, s.heard = s.heard, None
            yield s, heard

    def replay(self, upto: int | None = None) -> State:
        """The state after `upto` moves (all of them unless told)."""
        rules = game(self.game)
        s = self.start()
        for n, move in enumerate(self.moves[:upto], 1):
            try:
                act(s, move.seat, rules.parse(move.action))
            except ComptoirError as error:
                raise Unreadable("bad-record-move", f"move {n}: {error}", args_={"move": n}) from error
        return s

    def check(self) -> State:
        """Replay to the end and compare the scores; the final state, or `Unreadable`."""
        s = self.replay()
        if self.scores:
            if s.agenda:
                raise Unreadable(
                    "bad-record-unfinished", "the record names final scores, but the game is not over"
                )
            found = [place.score for place in game(self.game).standing(s)]
            if found != self.scores:
                raise Unreadable("bad-record-scores", f"the record says {self.scores}, the rules say {found}")
        return s

    def to_json(self) -> bytes:
        """A line for each field and for each move, so that records can be read and compared."""
        fields = {name: _line(value) for name, value in msgspec.to_builtins(self).items()}
        if self.moves:
            fields["moves"] = "[\n  " + ",\n  ".join(map(_line, self.moves)) + "\n ]"
        return ("{\n" + ",\n".join(f' "{name}": {line}' for name, line in fields.items()) + "\n}\n").encode()


def _line(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def read_record(data: bytes) -> Record:
    """A record from JSON, or `Unreadable` with the place that is wrong."""
    if len(data) > LARGEST:
        raise Unreadable("bad-record-size", f"a record has at most {LARGEST} bytes, this has {len(data)}")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable("bad-record", f"this is no record: {error}", args_={"detail": str(error)}) from error
    if record.comptoir != FORMAT:
        raise UnknownRules("bad-record-format", f"records of format {record.comptoir} are not known here")
    return record
