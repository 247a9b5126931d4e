"""A record: enough to rebuild a game for ever."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Annotated, Literal

import msgspec

from comptoir.table.agenda import Event, State, act
from comptoir.table.deal import commitment, sealed
from comptoir.table.discovery import game, rules_of, unknown_rules
from comptoir.table.errors import ComptoirError, UnknownRules, Unreadable
from comptoir.table.game import Choice, Game
from comptoir.table.rng import Rng, seeded

FORMAT = 2
FIRST_FORMAT = 1
"""Had no box and no parts."""
LARGEST = 2_000_000
Small = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Who said what: `[1, "stall 3 C4"]`."""

    seat: Small
    action: str


class Beside(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What happened to a seat after so many moves: `[12, 1, "timeout"]`. Its time ran out, its player left or came
    back; `late`: that move is what their silence stood for. The rules know nothing of it."""

    after: Small
    seat: Small
    what: Literal["timeout", "away", "back", "late"]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game, the version of its rules, what was chosen, where its luck came from, and every answer in order."""

    comptoir: Small = FORMAT
    game: str
    version: Small
    box: str = ""
    """The digest of what was in the box; empty where nobody wrote it down."""
    options: dict[str, Choice]
    seats: Small
    seed: str
    parts: list[str] | None = None
    """What each seat added to a sealed deal (`deal.py`); None: the seed alone stands for quick luck."""
    moves: list[Move]
    beside: list[Beside] = []
    """What happened beside the moves, in order; records of older servers do not say."""
    names: list[str] = []
    scores: list[int] = []
    """The final scores, once the game is over: `check` compares them."""

    def start(self, heard: list[Event] | None = None) -> State:
        """The state before the first move; `heard` gets the events that led there."""
        return self.rules().start(self.seats, self.luck(), self.options, heard)

    def rules(self) -> Game:
        """What it was played under, or `UnknownRules`."""
        newest = game(self.game)
        found = rules_of(self.game, self.version, self.box)
        if found is not None:
            return found
        if rules_of(self.game, self.version) is not None:
            text = f"the record was played with another box of {newest.title} than the one here"
            raise UnknownRules("unknown-box", text)
        raise unknown_rules(self.game, self.version)

    def luck(self) -> Rng:
        """What decided every draw, as it was before the first."""
        if self.parts is None:
            return seeded(self.seed)
        if len(self.parts) != self.seats:
            raise Unreadable("bad-record-parts", "a sealed deal has a part for each seat, or an empty one")
        return sealed(self.seed, self.parts)

    @property
    def commitment(self) -> str | None:
        """What was published of the seed before the game; None for luck that nobody promised."""
        if self.comptoir == FIRST_FORMAT:
            return sha256(self.seed.encode()).hexdigest()
        return None if self.parts is None else commitment(self.seed)

    def states(self) -> Iterator[tuple[State, list[Event]]]:
        """The same state again and again, before the first move and after each, with what was heard meanwhile."""
        rules = self.rules()
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
        rules = self.rules()
        s = self.start()
        for n, move in enumerate(self.moves[:upto], 1):
            try:
                act(s, move.seat, rules.parse(move.action))
            except ComptoirError as error:
                raise Unreadable("bad-record-move", f"move {n}: {error}", args_={"move": n}) from error
        return s

    def check(self) -> State:
        """Replay to the end and compare the scores; the final state, or `Unreadable`."""
        self._check_beside()
        s = self.replay()
        if self.scores:
            if s.agenda:
                raise Unreadable(
                    "bad-record-unfinished", "the record names final scores, but the game is not over"
                )
            found = [place.score for place in self.rules().standing(s)]
            if found != self.scores:
                raise Unreadable("bad-record-scores", f"the record says {self.scores}, the rules say {found}")
        return s

    def _check_beside(self) -> None:
        """Each is about a seat that is there, at its move, in the order of the moves."""
        last = 0
        for each in self.beside:
            moved = self.moves[each.after - 1].seat if 0 < each.after <= len(self.moves) else None
            fits = moved == each.seat if each.what == "late" else each.after <= len(self.moves)
            if not fits or each.seat >= self.seats or each.after < last:
                text = f"nothing like {each.what} of seat {each.seat} happened after move {each.after}"
                raise Unreadable("bad-record-beside", text, args_={"move": each.after})
            last = each.after

    def to_json(self) -> bytes:
        """A line for each field and for each move, so that records can be read and compared."""
        fields = {name: _line(value) for name, value in msgspec.to_builtins(self).items()}
        if self.comptoir == FIRST_FORMAT:
            del fields["box"], fields["parts"]
        if not self.beside:
            del fields["beside"]
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
    if record.comptoir == FIRST_FORMAT and (record.box or record.parts is not None):
        raise Unreadable("bad-record", "records of format 1 have no box and no parts")
    if record.comptoir not in (FIRST_FORMAT, FORMAT):
        raise UnknownRules("bad-record-format", f"records of format {record.comptoir} are not known here")
    return record
