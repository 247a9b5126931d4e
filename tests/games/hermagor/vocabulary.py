"""Words to speak about Hermagor in tests: a table in the middle of a game, colours, tiles, what was said and told.

The colours are the seats in order: red, blue, green, yellow, white.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from comptoir.games.hermagor import GAME
from comptoir.games.hermagor.box import (
    ALL_BOOTHS,
    ALL_PLACES,
    BIT,
    BOOTHS,
    KINDS,
    NODE_NAMES,
    NONE,
    PLACE_NAMES,
    PRICES,
    PRODUCTS,
    REMOVED,
    STATIONS,
    TILE_NAMES,
    TILES,
    VILLAGES,
    Village,
)
from comptoir.games.hermagor.market import GO_TO_MARKET, send_buyers_home
from comptoir.games.hermagor.rounds import CLOSE_ROUND, OPEN_ROUND
from comptoir.games.hermagor.state import Land
from comptoir.games.hermagor.travel import TAKE_ACTION
from comptoir.table import (
    WATCHER,
    Action,
    IllegalAction,
    Step,
    Told,
    act,
    asked,
    options,
    seeded,
    settle,
)

HERMAGOR: Any = GAME  # a Game says neither which state it starts nor which view it shows
RED, BLUE, GREEN, YELLOW, WHITE = range(5)
COLOURS = ["red", "blue", "green", "yellow", "white"]
DOUBLES = [1, 3, 5, 8, 9, 11, 14, 16, 17, 18, 19, 20]
"""Twelve tiles without an arrow: they change hands and ask nothing."""


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def by_colour(amounts: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOURS, amounts, strict=False))


def start(players: int = 3, seed: str = "a test", **chosen: bool) -> Land:
    """A new game; red is the start player."""
    s = HERMAGOR.setup(players, seeded(seed), HERMAGOR.complete(chosen))
    assert isinstance(s, Land)
    s.starter = RED
    settle(s)
    return s


def node(name: str) -> int:
    return NODE_NAMES.index(name)


def tile(word: str | int) -> int:
    return TILE_NAMES.index(str(word))


def lay(s: Land, tiles: Mapping[str, str | int]) -> Land:
    """Lay exactly these tiles in the market; the others are in the bag."""
    s.booths = [NONE] * BOOTHS
    for booth, word in tiles.items():
        s.booths[PLACE_NAMES.index(booth)] = tile(word)
    everything = [t for t in range(1, TILES + 1) if t not in REMOVED[s.seats] or t in s.booths]
    held = [t for merchant in s.colours for t in merchant.tiles]
    s.bag = [t for t in everything if t not in s.booths and t not in held]
    s.free = [b for b in ALL_BOOTHS if s.booths[b] != NONE] + ALL_PLACES[BOOTHS:]
    return s


def stand(s: Land, colour: int, *places: str) -> Land:
    """Buyers of a colour stand there already, paid for."""
    for place in places:
        s.buyers[PLACE_NAMES.index(place)] = colour
        s.free.remove(ALL_PLACES[PLACE_NAMES.index(place)])
        s.colours[colour].buyers = max(0, s.colours[colour].buyers - 1)
    return s


def give(
    s: Land,
    colour: int,
    *,
    cash: int | None = None,
    at: str | None = None,
    tiles: Iterable[str | int] = (),
    stations: Iterable[str] = (),
    discs: int | None = None,
    hand: int | None = None,
) -> Land:
    """Change what lies in front of a player."""
    merchant = s.colours[colour]
    if cash is not None:
        merchant.cash = cash
    if at is not None:
        merchant.at = Village(node(at))
    if discs is not None:
        merchant.discs = discs
    if hand is not None:
        merchant.supply += merchant.hand - hand
        merchant.hand = hand
    for word in tiles:
        merchant.take_tile(tile(word))
        if tile(word) in s.bag:
            s.bag.remove(tile(word))
    for village in stations:
        merchant.built |= BIT[node(village)]
        merchant.supply -= 1
    return s


def prices(s: Land, **wanted: int) -> Land:
    for product, price in wanted.items():
        s.steps[PRODUCTS.index(product)] = PRICES.index(price)
    return s


def discs(s: Land, row: str, *colours: int) -> Land:
    """These colours have discs in a row, from the left."""
    (s.nobles if row == "nobility" else s.rows[PRODUCTS.index(row)]).extend(colours)
    for colour in colours:
        s.colours[colour].discs -= 1
    return s


def at_market(players: int = 3, **chosen: bool) -> Land:
    """Phase 1, before the first buyer."""
    return start(players, "a test", **chosen)


def check_market(s: Land) -> list[Told]:
    """Everybody has placed: phase 2 goes on until somebody is asked."""
    for merchant in s.colours:
        merchant.passed = True
    s.agenda = []
    OPEN_ROUND.run(s)  # the sequence of a round as the rules lay it out, from the market on
    s.round -= 1
    s.agenda = s.agenda[: s.agenda.index(GO_TO_MARKET) + 1]
    return heard(s, lambda: settle(s))


def on_the_road(players: int = 3, turn: int = RED, hand: int = 1, **chosen: bool) -> Land:
    """Phase 3: everybody in the city with `hand` stations, no tiles, an empty market; `turn` is to act."""
    s = start(players, "a test", **chosen)
    send_buyers_home(s)
    lay(s, {})
    for merchant in s.colours[:players]:
        merchant.supply, merchant.hand = STATIONS - hand, hand
    s.starter = turn
    s.agenda = [CLOSE_ROUND, TAKE_ACTION[turn]]
    return s


def at_the_end(players: int, **chosen: bool) -> Land:
    """The last action is taken: what is left is to close the round and to pay the final income."""
    s = on_the_road(players, hand=0, **chosen)
    s.stack = []
    s.agenda = [CLOSE_ROUND]
    return s


def heard(s: Land, happens: Any) -> list[Told]:
    """What everybody is told while something happens."""
    s.heard = []
    happens()
    events, s.heard = s.heard, None
    return [told for event in events if (told := event.told(WATCHER)) is not None]


def say(s: Land, *moves: str) -> list[Told]:
    """Play moves, each by the seat that is asked; what everybody is told meanwhile."""

    def happens() -> None:
        for move in moves:
            act(s, asked(s)[0], HERMAGOR.parse(move))

    return heard(s, happens)


def refused(s: Land, move: str) -> IllegalAction:
    """The refusal that a move gets; it changes nothing and is not among the answers."""
    assert move not in answers(s)
    try:
        act(s, asked(s)[0], HERMAGOR.parse(move))
    except IllegalAction as refusal:
        return refusal
    raise AssertionError(f"{move} was not refused")


def told_of(told: Iterable[Told], kind: str) -> list[Any]:
    return [each for each in told if each["type"] == kind]


def texts(actions: Iterable[Action]) -> list[str]:
    return [action.text for action in actions]


def answers(s: Land) -> list[str]:
    """What the seat that is asked may say."""
    [seat] = asked(s)
    return texts(options(s, seat))


def step(s: Land) -> Step[Land]:
    return s.agenda[-1]


def asks(s: Land) -> str:
    """The question as a word, empty once the game is over."""
    return step(s).name if s.agenda else ""


def cash(s: Land) -> dict[str, int]:
    return by_colour([int(merchant.cash) for merchant in s.colours[: s.seats]])


def price(s: Land, *products: str) -> dict[str, int]:
    return {product: int(s.price(PRODUCTS.index(product))) for product in products}


def tiles_of(s: Land, colour: int) -> list[str]:
    return [TILE_NAMES[each] for each in s.colours[colour].tiles]


def stations_of(s: Land, colour: int) -> set[str]:
    return {NODE_NAMES[v] for v in range(VILLAGES) if s.colours[colour].built & BIT[v]}


def row(s: Land, name: str) -> list[int]:
    """The colours of the discs in a row."""
    return s.nobles if name == "nobility" else s.rows[PRODUCTS.index(name)]


def all_discs(s: Land) -> int:
    return sum(len(s.rows[row]) for row in range(KINDS)) + len(s.nobles)


def view(s: Land, seat: int) -> Any:
    return HERMAGOR.view(s, seat)
