"""Small games for the tests of the kernel, written in plain Python on top of it, compiled or not."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from comptoir.table import (
    NOBODY,
    WATCHER,
    Action,
    Event,
    Game,
    IllegalAction,
    Option,
    Options,
    Place,
    Refused,
    Rng,
    State,
    Step,
    Told,
    Vocabulary,
    asked,
    hear,
    ranked,
    seeded,
    then,
)

# A secret simultaneous vote: each seat lays one of its three cards face down; when all lie, they are turned over and
# the highest card that nobody else laid scores its value; then they vote again with what is left.


class Lay(Action):
    def __init__(self, card: int) -> None:
        super().__init__(f"lay {card}")
        self.card = card


LAY = [Lay(card) for card in range(8)]
DECK = [card for card in range(1, 7) for _ in range(2)]


class Dealt(Event):
    """A hand is seen by its player only."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def told(self, seat: int) -> Told | None:
        return {"type": "dealt", "cards": self.cards} if seat == self.seat else None


class CardLaid(Event):
    """That a card was laid is public; which, only its player knows."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def told(self, seat: int) -> Told | None:
        told: Told = {"type": "card-laid", "seat": self.seat}
        return told | {"card": self.card} if seat == self.seat else told


class Turned(Event):
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def told(self, seat: int) -> Told | None:
        return {"type": "turned", "cards": self.cards}


class Ballot(State):
    def __init__(self, rng: Rng, seats: int, rounds: int) -> None:
        super().__init__(rng)
        self.seats = seats
        self.rounds = rounds
        self.deck = DECK[:]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.scores = [0] * seats
        self.turned: list[int] = []

    def clone(self) -> Ballot:
        copy = type(self)(self.rng.clone(), len(self.hands), self.rounds)
        copy.agenda = self.agenda[:]
        copy.reveals = self.reveals
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.scores = self.scores[:]
        copy.turned = self.turned[:]
        return copy


class Deal(Step[Any]):
    def __init__(self, dealt: type[Dealt], lay: type[LayCards]) -> None:
        self.dealt = dealt
        self.lay = lay

    def run(self, s: State) -> None:
        assert isinstance(s, Ballot)
        s.rng.shuffle(s.deck)
        s.hands = [sorted(s.deck.pop() for _ in range(3)) for _ in s.hands]
        for seat, hand in enumerate(s.hands):
            hear(s, self.dealt(seat, hand[:]))
        then(s, self.lay(tuple(range(len(s.hands))), ()))


class LayCards(Step[Any]):
    """B2: everybody lays a card of their hand face down."""

    name: ClassVar[str] = "lay"
    clause: ClassVar[str] = "B2"
    event: ClassVar[type[CardLaid]] = CardLaid

    def __init__(self, waiting: tuple[int, ...], laid: tuple[tuple[int, int], ...]) -> None:
        self.waiting = waiting
        self.laid = laid

    def seats(self, s: State) -> tuple[int, ...]:
        return self.waiting

    def options(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, Ballot)
        return [LAY[card] for card in sorted(set(s.hands[seat]))]

    def take(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(s, Ballot) and isinstance(action, Lay)
        s.hands[seat].remove(action.card)
        hear(s, self.event(seat, action.card))
        waiting = tuple(other for other in self.waiting if other != seat)
        then(s, type(self)(waiting, (*self.laid, (seat, action.card))))

    def run(self, s: State) -> None:
        assert isinstance(s, Ballot)
        s.turned = [card for _, card in sorted(self.laid)]
        s.reveals += 1
        hear(s, Turned(s.turned[:]))
        alone = [card for card in s.turned if s.turned.count(card) == 1]
        if alone:
            s.scores[s.turned.index(max(alone))] += max(alone)
        s.rounds -= 1
        if s.rounds:
            then(s, type(self)(tuple(range(len(s.hands))), ()))


class BallotView(msgspec.Struct, frozen=True):
    seat: int
    hand: list[int]
    mine: int | None
    waiting: list[int]
    cards: list[int]
    scores: list[int]
    turned: list[int]


class BallotGame(Game):
    name = "ballot"
    title = "Ballot"
    designer = "nobody"
    version = 3
    fewest = 2
    most = 4
    minutes = (1, 2)
    options = (Option("rounds", 2, choices=(1, 2, 3), clause="B1"), Option("mood", "calm", ("calm", "wild")))
    folder = Path(__file__).parent
    vocabulary = Vocabulary([[*LAY]])
    dealt: type[Dealt] = Dealt
    lay: type[LayCards] = LayCards
    state: type[Ballot] = Ballot

    def setup(self, seats: int, luck: Rng, options: Options) -> Ballot:
        s = self.state(luck, seats, int(options["rounds"]))
        then(s, Deal(self.dealt, self.lay))
        return s

    def view(self, s: State, seat: int) -> BallotView:
        assert isinstance(s, Ballot)
        return BallotView(
            seat=seat,
            hand=[] if seat == WATCHER else s.hands[seat][:],
            mine=dict(laid_in(s)).get(seat),
            waiting=list(asked(s)),
            cards=[len(hand) for hand in s.hands],
            scores=s.scores[:],
            turned=s.turned[:],
        )

    def redeal(self, s: State, seat: int, rng: Rng) -> Ballot:
        assert isinstance(s, Ballot)
        t = s.clone()
        others = [i for i in range(len(t.hands)) if i != seat]
        laid = laid_in(t)
        pool = t.deck + [card for i in others for card in t.hands[i]] + [c for i, c in laid if i != seat]
        pool.sort()
        rng.shuffle(pool)
        for i in others:
            t.hands[i] = sorted(pool.pop() for _ in t.hands[i])
        if laid:
            step = t.agenda.pop()
            assert isinstance(step, LayCards)
            t.agenda.append(
                LayCards(step.waiting, tuple((i, c if i == seat else pool.pop()) for i, c in laid))
            )
        t.deck = pool
        t.rng = rng.split()
        return t

    def standing(self, s: State) -> list[Place]:
        assert isinstance(s, Ballot)
        return ranked(s.scores)

    def headline(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Ballot)
        return {"left": s.rounds}


def laid_in(s: State) -> tuple[tuple[int, int], ...]:
    step = s.agenda[-1] if s.agenda else None
    return step.laid if isinstance(step, LayCards) else ()


BALLOT = BallotGame()


# An open auction in which any higher bid is allowed, though only the next few are listed, and in which a seat
# holding the stop card may end the bidding out of turn.


class Bid(Action):
    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount


@cache
def bid(amount: int) -> Bid:
    return Bid(amount)


LEAVE = Action("leave")
STOP = Action("stop")


class Hall(State):
    def __init__(self, purses: list[int], stopper: int = -1) -> None:
        super().__init__(seeded("a hall"))
        self.purses = purses
        self.stopper = stopper
        self.sold: tuple[int, int] | None = None

    def clone(self) -> Hall:
        copy = Hall(self.purses[:], self.stopper)
        copy.agenda, copy.sold = self.agenda[:], self.sold
        return copy


class Auction(Step[Any]):
    """C4: bid more or leave; the last one left pays."""

    name: ClassVar[str] = "auction"
    clause: ClassVar[str] = "C4"

    def __init__(self, bidders: tuple[int, ...], price: int, best: int) -> None:
        self.bidders = bidders
        self.price = price
        self.best = best

    def seats(self, s: State) -> tuple[int, ...]:
        return self.bidders[:1] if len(self.bidders) > 1 else NOBODY

    def may(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, Hall)
        return (s.stopper,) if s.stopper >= 0 else NOBODY

    def options(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, Hall)
        stop: list[Action] = [STOP] if seat == s.stopper else []
        if seat not in self.seats(s):
            return stop
        return [LEAVE, *stop, *(bid(self.price + n) for n in (1, 2) if self.price + n <= s.purses[seat])]

    def why_not(self, s: State, seat: int, action: Action) -> Refused | None:
        assert isinstance(s, Hall)
        if isinstance(action, Bid) and action.amount <= self.price:
            text = f"the price is already {self.price}"
            return IllegalAction("hall-refused-low", text, "C4", {"price": self.price})
        if isinstance(action, Bid) and seat in self.seats(s) and action.amount <= s.purses[seat]:
            return None
        return super().why_not(s, seat, action)

    def take(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(s, Hall)
        if action is STOP:
            s.stopper = -1
            then(s, Auction((self.best,) if self.best >= 0 else (seat,), self.price, self.best))
        elif isinstance(action, Bid):
            then(s, Auction((*self.bidders[1:], seat), action.amount, seat))
        else:
            then(s, Auction(self.bidders[1:], self.price, self.best))

    def run(self, s: State) -> None:
        assert isinstance(s, Hall)
        [winner] = self.bidders
        s.purses[winner] -= self.price
        s.sold = (winner, self.price)
