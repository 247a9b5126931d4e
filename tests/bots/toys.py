"""A game with one question, to see what a bot makes of a game it has no advice for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from comptoir.table import ONLY, Action, Game, Options, Place, Rng, State, Step, ranked, then


class Take(Action):
    def __init__(self, coins: int) -> None:
        super().__init__(f"take {coins}")
        self.coins = coins


TAKES: list[Action] = [Take(coins) for coins in range(6)]


class Purse(State):
    """What each has taken; `hidden` is what only the last player may know."""

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng)
        self.taken = [0] * seats
        self.hidden = 0

    def clone(self) -> Purse:
        copy = Purse(self.rng.clone(), len(self.taken))
        copy.agenda, copy.taken, copy.hidden = self.agenda[:], self.taken[:], self.hidden
        return copy


class TakeCoins(Step[Any]):
    name = "take"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def options(self, s: State, seat: int) -> list[Action]:
        return TAKES

    def take(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(s, Purse) and isinstance(action, Take)
        s.taken[seat] += action.coins


class Coins(Game):
    """Everybody takes up to five coins once; the richest wins."""

    name, title, designer, version = "coins", "Coins", "nobody", 1
    fewest, most, minutes = 2, 4, (1, 1)
    folder = Path(__file__).parent

    def setup(self, seats: int, luck: Rng, options: Options) -> Purse:
        s = Purse(luck, seats)
        s.hidden = s.rng.below(1000)
        then(s, TakeCoins(0), *[TakeCoins(seat) for seat in range(1, seats)])
        return s

    def parse(self, text: str) -> Action:
        return {action.text: action for action in TAKES}[text]

    def view(self, s: State, seat: int) -> msgspec.Struct:
        assert isinstance(s, Purse)
        return msgspec.defstruct("View", ["taken"])(s.taken)

    def redeal(self, s: State, seat: int, rng: Rng) -> Purse:
        assert isinstance(s, Purse)
        copy = s.clone()
        copy.hidden = rng.below(1000)
        copy.rng = rng.split()
        return copy

    def standing(self, s: State) -> list[Place]:
        assert isinstance(s, Purse)
        return ranked(s.taken)
