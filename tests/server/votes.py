"""A game in which all answer at once: each seat votes in secret, twice; who has voted may sigh."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from comptoir.table import (
    Action,
    Event,
    Game,
    Options,
    Place,
    Rng,
    State,
    Step,
    Unreadable,
    hear,
    ranked,
    settle,
    then,
)

YES, NO, SIGH = Action("yes"), Action("no"), Action("sigh")
WORDS = {action.text: action for action in (YES, NO, SIGH)}


class Counted(Event):
    def __init__(self, votes: list[bool]) -> None:
        self.votes = votes

    def told(self, seat: int) -> dict[str, object]:
        return {"type": "counted", "votes": self.votes}


class Ballot(State):
    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng)
        self.votes: list[bool | None] = [None] * seats
        self.rounds = 0

    def clone(self) -> Ballot:
        copy = Ballot(self.rng.clone(), 0)
        copy.agenda, copy.reveals = self.agenda[:], self.reveals
        copy.votes, copy.rounds = self.votes[:], self.rounds
        return copy


class Seen(msgspec.Struct, frozen=True):
    rounds: int
    voted: list[bool]
    mine: bool | None


class Vote(Step[Any]):
    name = "vote"

    def seats(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat, vote in enumerate(s.votes) if vote is None)  # type: ignore[attr-defined]

    def may(self, s: State) -> tuple[int, ...]:
        return tuple(range(len(s.votes)))  # type: ignore[attr-defined]

    def options(self, s: State, seat: int) -> list[Action]:
        return [YES, NO] if seat in self.seats(s) else [SIGH]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action is not SIGH:
            s.votes[seat] = action is YES  # type: ignore[attr-defined]
        then(s, VOTE)

    def run(self, s: State) -> None:
        assert isinstance(s, Ballot)
        hear(s, Counted([bool(vote) for vote in s.votes]))
        s.reveals += 1
        s.rounds += 1
        s.votes = [None] * len(s.votes)
        if s.rounds < 2:
            then(s, VOTE)


VOTE = Vote()


class Votes(Game):
    name = title = designer = "votes"
    version, fewest, most, minutes = 1, 2, 4, (1, 1)
    folder = Path(__file__).parent

    def setup(self, seats: int, luck: Rng, options: Options) -> Ballot:
        s = Ballot(luck, seats)
        then(s, VOTE)
        settle(s)
        return s

    def parse(self, text: str) -> Action:
        if text not in WORDS:
            raise Unreadable("unreadable-action", "no vote")
        return WORDS[text]

    def view(self, s: State, seat: int) -> Seen:
        assert isinstance(s, Ballot)
        return Seen(s.rounds, [vote is not None for vote in s.votes], s.votes[seat] if seat >= 0 else None)

    def redeal(self, s: State, seat: int, rng: Rng) -> State:
        return s.clone()

    def standing(self, s: State) -> list[Place]:
        assert isinstance(s, Ballot)
        return ranked([int(vote or 0) for vote in s.votes])

    def headline(self, s: State) -> dict[str, Any]:
        return {}
