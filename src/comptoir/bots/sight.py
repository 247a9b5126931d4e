"""What a bot gets to know: what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from comptoir.table.agenda import Action, State
from comptoir.table.data import Data, fields_of
from comptoir.table.game import Game
from comptoir.table.rng import Rng


class Sight:
    """A question, as the seat that is asked sees it."""

    def __init__(
        self,
        game: Game,
        seat: int,
        options: list[Action],
        look: Callable[[], Any],
        imagine: Callable[[Rng], State],
    ) -> None:
        self.game = game
        """The rules; they hold nothing of this table."""
        self.seat = seat
        self.options = options
        """The answers, as far as they can be listed."""
        self.imagine = imagine
        """A state of the whole table as it may be: a fresh re-deal each time, to do anything with."""
        self._look = look

    @property
    def view(self) -> Any:
        """The game's own view: the struct that a browser would get."""
        return self._look()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Data):
    """An opponent. A module under `bots/` that exports one as `BOT` is a level; nothing else names it."""

    level: ClassVar[str] = ""
    """Its name in commands and tables; the locale files call it `bot-<level>`."""
    other_name: ClassVar[str] = ""
    """Another name that commands understand."""
    strength: ClassVar[int] = 0
    """Orders the levels, weakest first."""

    ponders: ClassVar[bool] = False
    """Does it think so long that a server lets it do so in a process of its own?"""

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        """One of the answers. All chance comes from `rng`; `seconds` is how long a search may take, 0: as it likes."""
        raise AssertionError(f"{type(self).__name__} does not choose")

    def speak(self, sight: Sight, rng: Rng) -> Action | None:
        """Something to say though nobody waits for it: an answer to an offer, a card out of turn. None: nothing."""
        return None

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process as it is, whatever its constructor calls what it is given."""
        return remade, (type(self), {name: getattr(self, name) for name in fields_of(self)})


def remade(kind: type[Bot], fields: dict[str, Any]) -> Bot:
    """A bot as it was sent."""
    made: Bot = kind.__new__(kind)
    for name, value in fields.items():
        setattr(made, name, value)
    return made
