"""What goes over the wire beside the view: never compiled, which would forget which keys may be missing.

A seat is −1 where there is nobody. The facts of events come last.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

Lacking = dict[str, int]
"""By resource, or `gold`: how many more."""
Doing = Literal[
    "move", "harvest", "work", "build", "interact", "quest", "delivery", "recruit", "villa", "market"
]


class Decks(TypedDict):
    """How many cards lie face down."""

    commerce: int
    quest: int
    black_market: int
    artefact: int
    delivery: int


class Discards(TypedDict):
    commerce: list[str]
    quest: list[str]
    black_market: list[str]
    artefact: list[str]
    delivery: list[str]


class CommerceTold(TypedDict):
    """A commerce, what it and its bonus cost the reader, and what they still lack."""

    card: str
    gold: int
    bonus: int
    lacking: Lacking


class QuestTold(TypedDict):
    """A quest in hand: where its place condition holds, and what each of its choices still lacks."""

    card: str
    places: list[str]
    lacking: list[Lacking]


class DeliveryTold(TypedDict):
    card: str
    city: str
    gold: int
    lacking: Lacking


class MarketTold(TypedDict):
    """K16: tokens on the piles, and the prices of the next deal with each; 0 where there is no deal."""

    piles: list[int]
    buy: list[int]
    sell: list[int]


class WindowTold(TypedDict):
    """The pause: what caused it, who is asked, who has answered; what I have said."""

    window: str
    cause: int
    asked: list[int]
    answered: list[int]
    card: str | None
    mine: NotRequired[str]


class OfferTold(TypedDict):
    """An offer; what is given and wanted as in a move (`gold 3 wood 1`), the offer it answers or 0, what it is said to
    be for (a commerce, `quest`, `delivery`, `villa`) or nothing."""

    number: int
    author: int
    to: int
    give: str
    want: str
    counters: int
    purpose: str
    open: bool
    countered: bool
    declined: list[int]
    accepted: list[int]


class Pending(TypedDict):
    """A question inside an action: how many are left, from whom, what it is about, the gold at stake."""

    step: str
    seat: int
    n: int
    victim: int
    thief: int
    card: str | None
    gold: int


class Way(TypedDict):
    to: str
    actions: int
    gold: int
    path: list[str]


class Blocked(TypedDict):
    """Why something cannot be done now."""

    code: str
    clause: str
    args: dict[str, str | int]


class Gains(TypedDict):
    work: int
    harvest: int
    income: int


class Mine(TypedDict):
    """What only the reader is told: the hand, prices (steps of a Move, a passage by sea, a villa) and ways."""

    commerces: list[CommerceTold]
    draft: list[CommerceTold]
    quests: list[QuestTold]
    blacks: list[str]
    reach: int
    sea: int
    villa: int
    routes: list[Way]
    beyond: dict[str, int]
    """The territories that cannot be reached now, with the actions it would take were gold no matter."""
    blocked: dict[Doing, Blocked]
    gains: Gains


class Holding(msgspec.Struct, frozen=True):
    gold: int
    goods: list[int]


class Preview(msgspec.Struct, frozen=True):
    """The change that is certain; for an offer accepted, what both would hold. What does not change is missing."""

    actions: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    goods: list[int] | UnsetType = UNSET
    income: int | UnsetType = UNSET
    prestige: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    author: Holding | UnsetType = UNSET
    me: Holding | UnsetType = UNSET


class Fulfilled(TypedDict):
    """Which of the choices of a quest, and whom it aims at."""

    option: NotRequired[int]
    other: NotRequired[int]


class Aimed(TypedDict):
    """Whom a black market card aims at."""

    other: NotRequired[int]


class Offered(TypedDict):
    """What is given and wanted as in a move; to whom, if not to anyone; what for, if that is said."""

    give: str
    want: str
    other: NotRequired[int]
    purpose: NotRequired[str]


class Countered(TypedDict):
    give: str
    want: str
    other: int
    answers: int
    purpose: NotRequired[str]


class Traded(TypedDict):
    give: str
    want: str


class Drawn(TypedDict):
    """Cards that one chooses from: artefacts lie open, others are known to the chooser only."""

    cards: NotRequired[list[str]]


class Discarded(TypedDict):
    cards: list[str]
    n: int


class Passed(TypedDict):
    """What nobody kept in the draft."""

    cards: list[str]


class End(TypedDict):
    winners: list[int]
    prestige: list[int]
    gold: list[int]


# What a seat sees


Goods = dict[str, int]


class PlayerView(msgspec.Struct, frozen=True):
    """What lies open before one player."""

    gold: int
    income: int
    prestige: int
    at: str
    origin: str
    history: str
    goods: list[int]
    """By resource: wood, ore, cloth, wine, meat, fruit, diamond."""
    insignia: Goods
    artefacts: list[str]
    associates: dict[str, bool]
    """By resource: promoted or not."""
    shops: list[str]
    built: list[str]
    known: list[str]
    """Commerces and quests in their hand that I know of."""
    commerces: int
    quests: int
    blacks: int
    silent: bool
    """Passes for the rest of this turn."""
    spared: list[str]
    """Kinds of window for which they wish not to be asked (R62)."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of a game."""

    seat: int
    asked: list[int]
    turn: int
    starter: int
    active: int
    actions: int
    steps: int
    goal: int
    ending: bool
    players: list[PlayerView]
    supply: list[int]
    insignia: Goods
    row: list[CommerceTold]
    decks: Decks
    discards: Discards
    delivery: DeliveryTold | None
    associates: list[str]
    """Those that work for nobody, by resource."""
    inhabited: list[str]
    villas: Goods
    """By territory: whose, -1 for sale."""
    market: MarketTold | None
    window: WindowTold | None
    drawn: list[str]
    pending: Pending | None
    picked: str | None
    drafted: list[int]
    offers: list[OfferTold]
    mine: Mine | None
    """My hand, what each card still lacks, my prices and my ways; null for a watcher."""
