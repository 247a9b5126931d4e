"""Looking is pure: whatever is asked of a state without answering leaves it alone, not only afterwards but all along.

`python -m tests.laws.looking` looks at a sealed state of every game, which refuses any touch. Only interpreted states
can be sealed; the compiled rules are the same rules (`test_two_forms.py`).
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from traceback import extract_tb
from typing import Any, NoReturn

from comptoir.table import Action, Game, Rng, State, asked, dump, games, options, seeded
from comptoir.table.advice import Advice
from tests.laws.laws import Law, refusal
from tests.laws.positions import Position, sayings, setups, some

CUTS = (0.1, 0.3, 0.5, 0.7, 0.9)


def look(at: Position, s: State, luck: Rng) -> None:
    """Ask everything that can be asked of a state without answering, for all eyes."""
    played = at.game
    played.standing(s)
    played.headline(s)
    for eyes in at.everybody:
        played.view(s, eyes)
        played.redeal(s, eyes, luck)
    for seat in range(at.seats):
        answers = options(s, seat)
        for action in [*some(answers, luck, 5), *sayings(at, luck), *advised(played, s, seat, answers)]:
            if refusal(s, seat, action) is None:
                played.preview(s, seat, action)
    for seat in asked(s):
        s.agenda[-1].silence(s, seat)


def advised(played: Game, s: State, seat: int, answers: list[Action]) -> list[Action]:
    """Let the game's own advice weigh the answers; what it would have said unasked."""
    if not s.agenda or not (played.folder / "advice.py").is_file():
        return []
    advice: Advice[Any] = importlib.import_module(f"comptoir.games.{played.name}.advice").ADVICE
    if seat in asked(s):
        advice.weigh(s, seat, answers)
        advice.answer(s, seat)
    said = advice.speak(s, seat, answers)
    return [] if said is None else [said]


def looking_changes_nothing(at: Position, luck: Rng) -> None:
    before = dump(at.state)
    look(at, at.state, luck)
    assert dump(at.state) == before


def clones_taken_while_somebody_looks_are_true(at: Position, luck: Rng) -> None:
    s = at.state
    truth = dump(s)
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(1) as second:
            looking = second.submit(look, at, s, luck)
            while not looking.done():
                assert dump(s.clone()) == truth, "somebody looks, and the game is another meanwhile"
            looking.result()
    finally:
        sys.setswitchinterval(usual)


LOOKING: list[Law] = [looking_changes_nothing, clones_taken_while_somebody_looks_are_true]


# A sealed state: whatever has a `clone` may change in a game, but not while somebody looks.


class Touched(AssertionError):
    """Somebody who only looks has changed something, perhaps to change it back."""


def no_touch(*_: object) -> NoReturn:
    raise Touched("looking changes the state")


class SealedList(list[Any]):
    append = extend = insert = pop = remove = clear = sort = reverse = no_touch  # type: ignore[assignment]
    __setitem__ = __delitem__ = __iadd__ = __imul__ = no_touch


def sealed(thing: Any) -> Any:
    """The same thing, lists and all; in it no field can be set and no list changed."""
    if isinstance(thing, list):
        return SealedList(sealed(item) for item in thing)
    kind = type(thing)
    if hasattr(kind, "clone") and "__mypyc_attrs__" not in vars(kind):
        for name, value in list(vars(thing).items()):
            setattr(thing, name, sealed(value))
        thing.__class__ = type(kind.__name__, (kind,), {"__setattr__": guarding(thing)})
    return thing


def guarding(sealed_thing: object) -> Callable[[object, str, object], None]:
    """Refuses to set a field of this thing; one of its kind that is made meanwhile is free."""

    def set_field(thing: object, name: str, value: object) -> None:
        if thing is sealed_thing:
            no_touch()
        object.__setattr__(thing, name, value)

    return set_field


def looking_touches_nothing(at: Position, luck: Rng) -> None:
    s = sealed(at.state.clone())
    assert type(s) is not type(at.state), "only an interpreted state can be sealed"
    look(at, s, luck)


def touches(played: Game) -> set[str]:
    """Where looking touches the state, over every setup of a game at several moments."""
    found = set()
    for n, (seats, chosen) in enumerate(setups(played)):
        for cut in CUTS:
            try:
                looking_touches_nothing(Position(played, seats, chosen, f"deal {n}", cut), seeded(f"{cut}"))
            except Touched as touched:
                where = extract_tb(touched.__traceback__)[-2]
                found.add(f"{Path(where.filename).name}:{where.lineno}: {where.line}")
    return found


def main() -> None:
    for name, played in games().items():
        print(name, *sorted(touches(played)), sep="\n  ")


if __name__ == "__main__":
    main()
