"""What a seat may say, made once; the text form goes both ways.

`move hutas` · `harvest` · `work` · `build forge bonus swap ore wood` · `interact` · `fulfil guilde 2` · `deliver` ·
`recruit wood` · `promote wood` · `villa` · `market buy wood sell ore` · `use sablier` · `play vol_tire 2` · `end` ·
`pass` · `pass turn` · `keep forge` · `take deck` · `discard noce` · `choose 1` · `pick wood` · `place kien` ·
`convert wood ore` · `stop` · `pay` · `refuse` · `skip` · `offer 2 give gold 3 want ore 2` · `counter 4 give ore 1` ·
`accept 4` · `decline 4` · `withdraw 4` · `reopen 4` · `ask meet off` · `ask all on`. Seats are numbers from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    ALL_BLACKS,
    ALL_COMMERCES,
    ALL_QUESTS,
    ALL_RESOURCES,
    ALL_TERRITORIES,
    ALL_TILES,
    ARTEFACTS,
    BLACKS,
    BOX,
    CITIES,
    COMMERCES,
    COMMON,
    MARKET_GOODS,
    MOST,
    NO_RESOURCE,
    NOWHERE,
    PAUSES,
    PRICE_GOODS,
    QUESTS,
    RESOURCES,
    TERRITORIES,
    TILE_NAMES,
    UNSEEN,
    WINDOWS,
    Black,
    Commerce,
    Quest,
    Resource,
    Territory,
    Tile,
)
from comptoir.games.karanor.cards.modifiers import Row
from comptoir.games.karanor.state import NOBODYS
from comptoir.games.karanor.trade.wording import REPLIES, read_offer, reply
from comptoir.table.agenda import Action
from comptoir.table.vocabulary import Vocabulary, unreadable


class StepTo(Action):
    """K4: one step of a Move."""

    def __init__(self, place: Territory) -> None:
        super().__init__(f"move {TERRITORIES[place]}")
        self.place: Final = place


class Word(Action):
    """A word that says it all."""


class Build(Action):
    """K7: which commerce, with its bonus or without, and what is paid in place of what (substitute_one)."""

    def __init__(self, card: Commerce, bonus: bool, lacking: Resource, instead: Resource) -> None:
        words = ["build", COMMERCES[card]]
        if bonus:
            words.append("bonus")
        if lacking >= 0:
            words += ["swap", RESOURCES[lacking], RESOURCES[instead]]
        super().__init__(" ".join(words))
        self.card: Final = card
        self.bonus: Final = bonus
        self.lacking: Final = lacking
        self.instead: Final = instead


class Interact(Action):
    """K8.1: here, or in an adjacent territory with the Lantern."""

    def __init__(self, place: Territory) -> None:
        super().__init__(f"interact {TERRITORIES[place]}" if place >= 0 else "interact")
        self.place: Final = place


class Fulfil(Action):
    """K8.3: which quest, which of its choices (0 for none), and whom it aims at (-1 for nobody)."""

    def __init__(self, quest: Quest, option: i64, target: i64) -> None:
        words = ["fulfil", QUESTS[quest]]
        if option:
            words.append(str(option))
        if target >= 0:
            words += ["on", str(target)]
        super().__init__(" ".join(words))
        self.quest: Final = quest
        self.option: Final = option
        self.target: Final = target


class Recruit(Action):
    def __init__(self, resource: Resource) -> None:
        super().__init__(f"recruit {RESOURCES[resource]}")
        self.resource: Final = resource


class Promote(Action):
    def __init__(self, resource: Resource) -> None:
        super().__init__(f"promote {RESOURCES[resource]}")
        self.resource: Final = resource


ALONE: Final = 99
"""No second deal."""


class Visit(Action):
    """K16.5: one or two deals at the market, in order; a sale is -1 - resource."""

    def __init__(self, first: int, second: int | None) -> None:
        deals = [first] if second is None else [first, second]
        words = [f"buy {RESOURCES[d]}" if d >= 0 else f"sell {RESOURCES[-1 - d]}" for d in deals]
        super().__init__("market " + " ".join(words))
        self.deals: Final = deals
        self.first: Final[i64] = first
        self.second: Final[i64] = ALONE if second is None else second


class Use(Action):
    """A tile's power: an artefact activated, or an ability that answers an event."""

    def __init__(self, tile: Tile, target: i64) -> None:
        words = f"use {TILE_NAMES[tile]}"
        super().__init__(f"{words} {target}" if target >= 0 else words)
        self.tile: Final = tile
        self.target: Final = target


class Play(Action):
    """K12: a black market card, and whom it aims at."""

    def __init__(self, card: Black, target: i64) -> None:
        words = f"play {BLACKS[card]}"
        super().__init__(f"{words} {target}" if target >= 0 else words)
        self.card: Final = card
        self.target: Final = target


class Keep(Action):
    """Keep a card of those drawn or drafted; cards of all kinds have different names."""

    def __init__(self, name: str, card: i64) -> None:
        super().__init__(f"keep {name}")
        self.card: Final = card


class TakeCommerce(Action):
    """K7.6: a card of the display, or UNSEEN: the top of the deck."""

    def __init__(self, card: Commerce) -> None:
        super().__init__(f"take {COMMERCES[card]}" if card >= 0 else "take deck")
        self.card: Final = card


class Discard(Action):
    def __init__(self, quest: Quest) -> None:
        super().__init__(f"discard {QUESTS[quest]}")
        self.quest: Final = quest


class Choose(Action):
    def __init__(self, option: i64) -> None:
        super().__init__(f"choose {option}")
        self.option: Final = option


class Pick(Action):
    """A resource, or an associate by its resource."""

    def __init__(self, resource: Resource) -> None:
        super().__init__(f"pick {RESOURCES[resource]}")
        self.resource: Final = resource


class PlacePawn(Action):
    def __init__(self, city: Territory) -> None:
        super().__init__(f"place {TERRITORIES[city]}")
        self.city: Final = city


class Swap(Action):
    """One swap: a resource for another, or for gold (NO_RESOURCE)."""

    def __init__(self, given: Resource, got: Resource) -> None:
        super().__init__(f"convert {RESOURCES[given]} {RESOURCES[got] if got >= 0 else 'gold'}")
        self.given: Final = given
        self.got: Final = got


class Wish(Action):
    """`ask meet off`: no longer ask me in such windows; `ask all on`: ask me again."""

    def __init__(self, window: int, windows: list[int], on: bool) -> None:
        super().__init__(f"ask {[*WINDOWS, 'all'][window]} {'on' if on else 'off'}")
        self.window: Final[i64] = window
        """One after the last stands for all."""
        self.windows: Final[int] = sum([1 << each for each in windows])
        self.on: Final = on

    def after(self, spared: int) -> int:
        """The windows in which a player is not asked, once they have said this."""
        return spared & ~self.windows if self.on else spared | self.windows


HARVEST_HERE: Final = Word("harvest")
WORK_HERE: Final = Word("work")
DELIVER: Final = Word("deliver")
BUY_VILLA: Final = Word("villa")
END_TURN: Final = Word("end")
PASS: Final = Word("pass")
PASS_TURN: Final = Word("pass turn")
STOP: Final = Word("stop")
PAY_MORE: Final = Word("pay")
REFUSE: Final = Word("refuse")
SKIP: Final = Word("skip")
STEP_TO: Final[list[StepTo]] = [StepTo(place) for place in ALL_TERRITORIES]
BUILD: Final[list[list[Build]]] = [
    [Build(c, b, NO_RESOURCE, NO_RESOURCE) for b in (False, True)] for c in ALL_COMMERCES
]
SWAPPED: Final[dict[str, Action]] = {
    action.text: action
    for c in ALL_COMMERCES
    for b in (False, True)
    for r in ALL_RESOURCES
    for other in ALL_RESOURCES
    if PRICE_GOODS[c][r] and other != r
    for action in [Build(c, b, r, other)]
}
INTERACT: Final[list[Interact]] = [Interact(place) for place in [NOWHERE, *ALL_TERRITORIES]]
"""Here first, then every territory."""


def _aims(rows: list[Row]) -> range:
    """Every seat that a list of effects may aim at, or nobody."""
    return range(MOST) if any(row["op"] == "target" for row in rows) else range(-1, 0)


def _choices(quest: Row) -> list[tuple[int, list[Row]]]:
    """What a quest does by each of its choices, which count from 1; 0: there is none to make."""
    return [(n, row["effects"]) for n, row in enumerate(quest["options"], 1)] or [(0, quest["effects"])]


FULFIL: Final[list[list[list[Fulfil]]]] = [
    [[Fulfil(q, option, target) for target in _aims(rows)] for option, rows in _choices(quest)]
    for q, quest in zip(ALL_QUESTS, BOX["quest"], strict=True)
]
"""By quest, by choice, by seat aimed at (one entry where it aims at nobody)."""
RECRUIT_ONE: Final[list[Recruit]] = [Recruit(r) for r in COMMON]
PROMOTE: Final[list[Promote]] = [Promote(r) for r in COMMON]
PLAY: Final[list[list[Play]]] = [
    [Play(card, target) for target in _aims(row["effects"])]
    for card, row in zip(ALL_BLACKS, BOX["black_market"], strict=True)
]
KEEP_COMMERCE: Final[list[Action]] = [Keep(name, i) for i, name in enumerate(COMMERCES)]
KEEP_QUEST: Final[list[Action]] = [Keep(name, i) for i, name in enumerate(QUESTS)]
KEEP_ARTEFACT: Final[list[Action]] = [Keep(name, i) for i, name in enumerate(ARTEFACTS)]
KEEP_BLACK: Final[list[Action]] = [Keep(name, i) for i, name in enumerate(BLACKS)]
KEEPS: Final[list[list[Action]]] = [KEEP_QUEST, KEEP_ARTEFACT, KEEP_COMMERCE, KEEP_BLACK]
"""By deck."""
TAKE: Final[list[TakeCommerce]] = [TakeCommerce(card) for card in ALL_COMMERCES]
TAKE_DECK: Final = TakeCommerce(UNSEEN)
DISCARD: Final[list[Action]] = [Discard(q) for q in ALL_QUESTS]
CHOOSE: Final[list[Action]] = [Choose(n) for n in range(10)]
PICK: Final[list[Action]] = [Pick(r) for r in ALL_RESOURCES]
PLACE: Final[dict[Territory, Action]] = {city: PlacePawn(city) for city in CITIES}
CONVERT: Final[list[list[Action]]] = [
    [Swap(a, b) for b in [NO_RESOURCE, *ALL_RESOURCES]] for a in ALL_RESOURCES
]
"""By resource given; for gold first, then for each resource."""


def _deals() -> list[Visit]:
    goods = MARKET_GOODS
    buys: list[int] = [*goods]
    sales = [-1 - r for r in goods]
    pairs = [(a, b) for side in (buys, sales) for i, a in enumerate(side) for b in side[i:]]
    mixed = [(a, -1 - b) for a in goods for b in goods]
    pairs += mixed + [(b, a) for a, b in mixed]
    return [Visit(a, None) for a in buys + sales] + [Visit(a, b) for a, b in pairs]


VISIT: Final[list[Visit]] = _deals()


def _uses() -> dict[str, Action]:
    uses: dict[str, Action] = {}
    for tile, row in zip(ALL_TILES, BOX["artefact"] + BOX["insignia"], strict=True):
        for effect in row["effects"]:
            if effect["op"] in ("on", "activate"):
                for target in _aims(effect["effects"]):
                    uses.setdefault(Use(tile, target).text, Use(tile, target))
    return uses


USES: Final[dict[str, Action]] = _uses()


def use(tile: Tile, target: i64) -> Action:
    words = f"use {TILE_NAMES[tile]}"
    return USES[f"{words} {target}" if target >= 0 else words]


WISH: Final[list[Wish]] = [
    Wish(window, windows, on)
    for window, windows in [(window, [window]) for window in PAUSES] + [(len(WINDOWS), PAUSES)]
    for on in (True, False)
]


VOCABULARY: Final = Vocabulary(
    [
        [
            HARVEST_HERE,
            WORK_HERE,
            DELIVER,
            BUY_VILLA,
            END_TURN,
            PASS,
            PASS_TURN,
            STOP,
            PAY_MORE,
            REFUSE,
            SKIP,
        ],
        [TAKE_DECK, *USES.values(), *SWAPPED.values(), *PLACE.values(), *VISIT, *WISH],
        STEP_TO,
        *BUILD,
        INTERACT,
        *[aims for by_choice in FULFIL for aims in by_choice],
        RECRUIT_ONE,
        PROMOTE,
        *PLAY,
        KEEP_COMMERCE,
        KEEP_QUEST,
        KEEP_ARTEFACT,
        KEEP_BLACK,
        TAKE,
        DISCARD,
        CHOOSE[1:],
        PICK,
        *CONVERT,
    ]
)


def parse(text: str) -> Action:
    """The action written `text`, or `Unreadable`."""
    action = VOCABULARY.by_text.get(text)
    if action is not None:
        return action
    words = text.split(" ")
    if len(words) >= 2 and (words[1].isascii() and words[1].isdigit() and len(words[1]) <= 3):
        number = int(words[1])
        if words[0] in REPLIES and len(words) == 2 and number and text == f"{words[0]} {number}":
            return reply(words[0], number)
        if words[0] == "counter" and number:
            return read_offer(NOBODYS, number, words[2:], text)
        if words[0] == "offer" and number < MOST:
            return read_offer(number, 0, words[2:], text)
    if words[:2] == ["offer", "any"]:
        return read_offer(NOBODYS, 0, words[2:], text)
    raise unreadable(text)
