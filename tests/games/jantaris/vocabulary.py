"""Words to speak about Jantaris in tests: a city in the middle of a game, written as a player would say it.

Merchants are written `3 taira 1 centre`, goods `2r 3b`, the markers `taira shakara` (red first). The players sit
clockwise: Ana, Ben, Chloe, Dina.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.games.jantaris import GAME
from comptoir.games.jantaris.box import (
    ALL_AREAS,
    ALL_CARDS,
    ALL_ITEMS,
    AREAS,
    CARDS,
    CENTRE,
    FAIR_COST,
    FAIR_PRESTIGE,
    ITEMS,
    NONE,
    SEATS,
)
from comptoir.games.jantaris.city import CITY
from comptoir.games.jantaris.control import CONTROL
from comptoir.games.jantaris.diplomacy import MARKER, VOTING
from comptoir.games.jantaris.fair import FAIR_PHASE
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.turn import BEGIN_TURN
from comptoir.table import WATCHER, Step, Told, act, options, seeded, settle

JANTARIS: Any = GAME  # a Game says neither which state it starts nor which view it shows
ANA, BEN, CHLOE, DINA = range(4)
NAMES = ["ana", "ben", "chloe", "dina"]


def phases() -> list[Step[City]]:
    """The steps of a turn in their order, as the rules lay them out (J3.5)."""
    s = City(seeded("a turn"), 4)
    BEGIN_TURN.run(s)
    return s.agenda[::-1]


TURN = phases()
AFTER: dict[str, list[Step[City]]] = {
    "start": [BEGIN_TURN],
    "city": TURN[TURN.index(CITY) :],
    "marker": TURN[TURN.index(MARKER) :],
    "vote": [VOTING, *TURN[TURN.index(MARKER) + 1 :]],
    "fair": TURN[TURN.index(FAIR_PHASE) :],
    "control": TURN[TURN.index(CONTROL) :],
}


def city(
    phase: str = "city",
    *,
    players: int = 4,
    active: int = ANA,
    at: Mapping[int, str] | None = None,
    goods: Mapping[int, str] | None = None,
    reserve: Mapping[int, int] | None = None,
    items: Mapping[int, Sequence[str]] | None = None,
    prestige: Sequence[int] = (0, 0, 0, 0),
    markers: str = "centre centre",
    moved: str = "red",
    up: Sequence[str] | None = None,
    pile: Sequence[str] | None = None,
    cards: Sequence[str] = (),
    card_pile: Sequence[str] = (),
    fairs: Sequence[tuple[int, int]] = ((4, 1),),
) -> City:
    """A game in the middle, at the beginning of a phase of the active player's turn, or at the vote.

    `moved` is the marker moved this turn, once there is one. The first of `pile`, `card_pile` and `fairs` is on top.
    """
    s = City(seeded("a test"), players)
    s.active, s.turn = active, 1
    s.prestige = list(prestige[:players])
    s.markers = [ALL_AREAS[AREAS.index(name)] for name in markers.split()]
    s.moved = ["red", "black"].index(moved) if phase in {"vote", "fair", "control"} else NONE
    for seat in range(players):
        for count, area in pairs((at or {}).get(seat, "")):
            s.merchants[AREAS.index(area) * SEATS + seat] = int(count)
            s.reserve[seat] -= int(count)
        s.goods[2 * seat : 2 * seat + 2] = holding((goods or {}).get(seat, ""))
        s.items[seat] = sum(1 << ITEMS.index(item) for item in (items or {}).get(seat, ()))
        s.reserve[seat] = (reserve or {}).get(seat, s.reserve[seat])
    owned = {name for names in (items or {}).values() for name in names}
    rest = [name for name in ITEMS if name not in owned]
    shown = rest[:2] if up is None else list(up)
    s.up = [ALL_ITEMS[ITEMS.index(name)] for name in shown]
    left = [name for name in rest if name not in shown] if pile is None else list(pile)
    s.pile = [ALL_ITEMS[ITEMS.index(name)] for name in reversed(left)]
    s.controls_up = [ALL_CARDS[CARDS.index(card)] for card in cards]
    s.controls = [ALL_CARDS[CARDS.index(card)] for card in reversed(card_pile)]
    known = list(zip(FAIR_COST, FAIR_PRESTIGE, strict=True))
    s.fairs = [known.index(fair) for fair in reversed(fairs)]
    s.agenda = AFTER[phase][::-1]
    s.heard = []
    settle(s)
    return s


def pairs(words: str) -> list[tuple[str, str]]:
    """`3 taira 1 centre`, two words at a time."""
    parts = words.split()
    return list(zip(parts[::2], parts[1::2], strict=True))


def holding(words: str) -> list[int]:
    """`2r 3b` as red and black."""
    counts = {word[-1]: int(word[:-1]) for word in words.split()}
    return [counts.get("r", 0), counts.get("b", 0)]


def say(s: City, seat: int, *texts: str) -> None:
    """A player answers; the rules check it."""
    for text in texts:
        act(s, seat, JANTARIS.parse(text))


def vote(s: City, *votes: str) -> None:
    """All vote, Ana first."""
    for seat, word in enumerate(votes):
        say(s, seat, f"vote {word}")


def answers(s: City, seat: int, word: str = "") -> list[str]:
    """What a seat may say now; only what begins with `word`, and then without it."""
    texts = [action.text for action in options(s, seat)]
    return [text.removeprefix(f"{word} ") for text in texts if text.startswith(f"{word} ")] if word else texts


def goods(s: City, seat: int) -> list[int]:
    return s.goods[2 * seat : 2 * seat + 2]


def all_goods(s: City) -> dict[str, list[int]]:
    return {NAMES[seat]: goods(s, seat) for seat in range(s.players)}


def all_prestige(s: City) -> dict[str, int]:
    return dict(zip(NAMES, s.prestige, strict=False))


def there(s: City, seat: int, area: str) -> int:
    return int(s.count(AREAS.index(area), seat))


def centre(s: City) -> dict[str, int]:
    return {NAMES[seat]: int(s.count(CENTRE, seat)) for seat in range(s.players)}


def face_up(s: City) -> list[str]:
    return [ITEMS[item] for item in s.up]


def pile(s: City) -> list[str]:
    """The bazaar from the top."""
    return [ITEMS[item] for item in reversed(s.pile)]


def owned(s: City, seat: int) -> list[str]:
    return [name for item, name in enumerate(ITEMS) if s.owns(seat, item)]


def heard(s: City, kind: str, seat: int = WATCHER) -> list[Told]:
    """The events of a kind, as `seat` was told of them."""
    told = [event.told(seat) for event in s.heard or []]
    return [facts for facts in told if facts is not None and facts["type"] == kind]


def step(s: City) -> str:
    """The question asked now."""
    return s.agenda[-1].name if s.agenda else ""


def merchants_of(s: City, seat: int) -> int:
    """On the board and in reserve: 14 for ever."""
    return sum(int(s.count(area, seat)) for area in range(len(AREAS))) + int(s.reserve[seat])
