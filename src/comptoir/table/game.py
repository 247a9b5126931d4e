"""One game, as the rest of the house sees it."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from comptoir.table.agenda import Action, Event, State, settle
from comptoir.table.errors import BadSetup
from comptoir.table.news import News
from comptoir.table.ranks import ranks
from comptoir.table.rng import Rng, seeded
from comptoir.table.vocabulary import Vocabulary

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    S = TypeVarWithDefault("S", bound=State, default=State)
else:
    # Python 3.11 has no defaults: a bare `Game` is one of any state, which only the checker needs to be told.
    S = TypeVar("S", bound=State)

Choice = bool | str | int
Options = Mapping[str, Choice]


class Option(msgspec.Struct, frozen=True):
    """A choice the table makes before the game: a variant, a length, what lies open."""

    name: str
    default: Choice
    choices: tuple[Choice, ...] = (False, True)
    clause: str = ""


class Routine(msgspec.Struct, frozen=True):
    """What a player may order once and have answered again and again (docs/orders.md)."""

    name: str
    """It is said with the sentence `<game>-order-<name>`."""
    steps: tuple[str, ...]
    """The questions it answers, by name; none: it is said beside any question."""
    answers: tuple[str, ...]
    """In the order in which they are tried: a text, or the first words of an option. `{amount}` is filled in."""
    until: str = ""
    """The word of the headline it lasts with: `turn`, `round`. Empty: until it is taken back."""
    amount: bool = False
    """Does it take a number?"""
    things: tuple[str, ...] = ()
    """What can be given and had by it, by name: it takes terms, and answers only where `Game.bargain` meets them."""
    once: bool = False
    """Is it over once it has answered?"""


class Place(msgspec.Struct, frozen=True):
    """Where a seat stands: rank 1 is the best, tied seats share theirs."""

    seat: int
    rank: int
    score: int


class Unforeseen(msgspec.Struct, frozen=True):
    """The preview of a game that has none."""


class Game(ABC, Generic[S]):
    """A folder under `games/` exports one of these as `GAME`; it is the only name others import."""

    name: str
    title: str
    designer: str
    version: int
    """The version of the rules; a record keeps the one it was played under."""
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: tuple[Option, ...] = ()
    routines: tuple[Routine, ...] = ()
    """What may be ordered once and answered again and again."""
    pauses: bool = False
    """Has it steps that do not wait for ever (`Step.silence`)?"""
    folder: Path
    vocabulary: Vocabulary = Vocabulary([])
    """All that can be said, as far as it can be listed."""
    news: tuple[News, ...] = ()
    """Every kind of event that can be told."""
    past: tuple[Game, ...] = ()
    """Older rules, kept so that the games begun under them can be finished and replayed."""

    @cached_property
    def box_digest(self) -> str:
        """What is in the box, as a short digest: layout and comments of `box.toml` do not matter."""
        path = self.folder / "box.toml"
        if not path.is_file():
            return ""
        box = tomllib.loads(path.read_text(encoding="utf-8"))
        return blake2b(msgspec.json.encode(box, order="deterministic"), digest_size=16).hexdigest()

    @abstractmethod
    def setup(self, seats: int, luck: Rng, options: Options) -> S:
        """A new game with its first steps on the agenda, none carried out yet. `options` is complete (see `start`)."""

    def parse(self, text: str) -> Action:
        """The action that `text` stands for, or `Unreadable`."""
        return self.vocabulary.parse(text)

    @abstractmethod
    def view(self, s: S, seat: int) -> msgspec.Struct:
        """What `seat` may know (WATCHER: what everybody may), built up from nothing."""

    def known(self, s: S, seat: int, everybody: Any) -> msgspec.Struct:
        """The view of `seat`, made from what `everybody` sees of the same state and what it knows besides.

        The same as `view`; a game in which most lies open makes the views of a whole table more quickly so."""
        return self.view(s, seat)

    @abstractmethod
    def redeal(self, s: S, seat: int, rng: Rng) -> S:
        """A state that `seat` cannot tell from `s`, with luck of its own."""

    @abstractmethod
    def standing(self, s: S) -> list[Place]:
        """Ranks and scores by seat, as they are now; final once the agenda is empty."""

    def preview(self, s: S, seat: int, action: Action) -> dict[str, Any]:
        """What `action`, which is allowed now, would visibly do, as it is sent. It is seen on a re-deal: nothing hidden
        shows.

        The luck of the re-deal is fixed: who asks twice is told the same."""
        imagined = self.redeal(s, seat, seeded("preview"))
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.foresee(imagined, seat, action)))
        return told

    def foresee(self, s: S, seat: int, action: Action) -> msgspec.Struct:
        """What `action` would do; `s` is a state that `seat` imagines, to do anything with."""
        return Unforeseen()

    def headline(self, s: S) -> dict[str, str | int]:
        """How far the game is, for lists of tables: arguments of the sentence `<game>-headline`."""
        return {}

    def bargain(self, s: S, seat: int, action: Action) -> tuple[dict[str, int], dict[str, int]] | None:
        """What a seat would have and what it would give by an answer that is a bargain, by the names of things."""
        return None

    def offered(self, s: S) -> Sequence[int]:
        """The seats to which another offers something that they may take or leave."""
        return ()

    def start(
        self, seats: int, seed: str | Rng, options: Options | None = None, heard: list[Event] | None = None
    ) -> S:
        """Check what was asked for, fill in the defaults, go on until somebody is asked; `heard` gets the events.

        `seed` is any text, which stands for quick luck, or luck itself."""
        if not self.fewest <= seats <= self.most:
            text = f"{self.title} is for {self.fewest} to {self.most} players, not {seats}"
            raise BadSetup(
                "bad-seats", text, args_={"fewest": self.fewest, "most": self.most, "seats": seats}
            )
        luck = seeded(seed) if isinstance(seed, str) else seed
        s = self.setup(seats, luck, self.complete(options or {}))
        s.heard = heard
        settle(s)
        s.heard = None
        return s

    def complete(self, options: Options) -> dict[str, Choice]:
        """`options` with the defaults of those not named; an unknown one or a wrong value is refused."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup("bad-option", f"{self.title} has no option “{name}”", args_={"option": name})
            choices = known[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                text = f"“{value}” is no choice for “{name}”: {', '.join(map(str, choices))}"
                raise BadSetup("bad-choice", text, args_={"option": name, "value": str(value)})
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"


def ranked(worths: Sequence[int] | Sequence[tuple[int, ...]]) -> list[Place]:
    """Places by what each seat is worth; the score is that number, or the first of several."""
    scores = [worth if isinstance(worth, int) else worth[0] for worth in worths]
    return [Place(*each) for each in zip(range(len(worths)), ranks(worths), scores, strict=True)]
