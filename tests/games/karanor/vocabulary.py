"""Words to speak about Karanor in tests: the islands in the middle of a game, written as a player would say it.

Things are written `gold 3 wood 2 mount 1`; cards by their names. The players sit clockwise: Ana, Ben, Chloe, Dina.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from comptoir.games.karanor import GAME, box
from comptoir.games.karanor.setup import prepare
from comptoir.games.karanor.state import Karanor, Merchant
from comptoir.games.karanor.turn.phases import BEGIN_TURN, OPEN_POINT
from comptoir.table import WATCHER, IllegalAction, Told, act, options, seeded, settle
from comptoir.table.rng import N

KARANOR: Any = GAME  # a Game says neither which state it starts nor which view it shows
ANA, BEN, CHLOE, DINA = range(4)
PEOPLE = ["ana", "ben", "chloe", "dina"]
HOMES = ["valdrune", "hautebrume", "nacrelune", "salanche", "ormea", "kien"]


def islands(
    players: int = 3,
    *,
    at: Mapping[int, str] | None = None,
    home: Mapping[int, str] | None = None,
    has: Mapping[int, str] | None = None,
    commerces: Mapping[int, Sequence[str]] | None = None,
    quests: Mapping[int, Sequence[str]] | None = None,
    blacks: Mapping[int, Sequence[str]] | None = None,
    artefacts: Mapping[int, Sequence[str]] | None = None,
    associates: Mapping[int, Sequence[str]] | None = None,
    next_quest: str = "",
    next_artefacts: Sequence[str] = (),
    delivery: Sequence[str] = ("liv_kien",),
    active: int = ANA,
    market: bool = False,
    begin: bool = False,
) -> Karanor:
    """The action phase of the active player (or the very beginning of the turn), all decks as at the start."""
    s = Karanor(seeded("a test"), players)
    prepare(s, market)
    s.agenda.clear()
    s.commerce_deck += [card for m in s.merchants for card in m.commerces]
    s.row = [s.commerce_deck.pop() for _ in range(3)]
    s.picks, s.starter, s.active, s.turn, s.actions = [], ANA, active, 1, box.ACTIONS
    for seat, m in enumerate(s.merchants):
        origin = box.territory((home or {}).get(seat, HOMES[seat]))
        m.origin, m.commerce_pawns = origin, [origin]
        m.at = box.territory((at or {}).get(seat, box.TERRITORIES[origin]))
        m.commerces = dealt(s.commerce_deck, box.COMMERCES, (commerces or {}).get(seat, ()), s.row)
        m.quests = dealt(s.quest_deck, box.QUESTS, (quests or {}).get(seat, ()), s.continuation)
        m.black_market = sorted(dealt(s.black_deck, box.BLACKS, (blacks or {}).get(seat, ())))
        m.artefacts = dealt(s.artefact_deck, box.ARTEFACTS, (artefacts or {}).get(seat, ()))
        give(s, seat, (has or {}).get(seat, ""))
        for name in (associates or {}).get(seat, ()):
            s.associates[box.RESOURCES.index(name)] = seat
    while len(s.row) < box.ROW:
        s.row.append(s.commerce_deck.pop(0))
    on_top(s.quest_deck, box.QUESTS, [next_quest] if next_quest else [])
    on_top(s.artefact_deck, box.ARTEFACTS, next_artefacts)
    cards = [box.ALL_DELIVERIES[box.DELIVERIES.index(name)] for name in delivery]
    s.delivery, s.delivery_deck = cards[0], cards[:0:-1]
    s.agenda = [BEGIN_TURN if begin else OPEN_POINT]
    s.heard = []
    settle(s)
    return s


def dealt(deck: list[N], names: list[str], wanted: Sequence[str], also: list[N] | None = None) -> list[N]:
    """Cards by name, taken out of their deck."""
    cards = []
    for name in wanted:
        pile = deck if names.index(name) in deck or also is None else also
        cards.append(pile.pop(pile.index(cast(N, names.index(name)))))
    return cards


def on_top(deck: list[N], names: list[str], wanted: Sequence[str]) -> None:
    """The first of `wanted` is drawn first."""
    for name in reversed(wanted):
        deck += dealt(deck, names, [name])


def black(name: str) -> box.Black:
    return box.ALL_BLACKS[box.BLACKS.index(name)]


def quest(name: str) -> box.Quest:
    return box.ALL_QUESTS[box.QUESTS.index(name)]


def artefact(name: str) -> box.Artefact:
    return box.ALL_ARTEFACTS[box.ARTEFACTS.index(name)]


def history(name: str) -> box.History:
    return box.ALL_HISTORIES[box.HISTORIES.index(name)]


def give(s: Karanor, seat: int, words: str) -> None:
    m = s.merchants[seat]
    parts = words.split()
    for name, count in zip(parts[::2], map(int, parts[1::2]), strict=True):
        if name in box.RESOURCES:
            m.goods[box.RESOURCES.index(name)] = count
            s.supply[box.RESOURCES.index(name)] -= count
        elif name in box.INSIGNIA:
            m.insignia[box.INSIGNIA.index(name)] = count
            s.insignia[box.INSIGNIA.index(name)] -= count
        else:
            setattr(m, name, count)
    s.add_up_modifiers(seat)


def say(s: Karanor, seat: int, *texts: str) -> None:
    """A player answers; the rules check it."""
    for text in texts:
        act(s, seat, KARANOR.parse(text))


def refused(s: Karanor, seat: int, text: str) -> str:
    """The reason why a player may not say this, without its family name; nothing has changed."""
    return refusal(s, seat, text)[0]


def refusal(s: Karanor, seat: int, text: str) -> tuple[str, str]:
    """The reason, and the rule that it names."""
    try:
        act(s, seat, KARANOR.parse(text))
    except IllegalAction as error:
        return error.reason.removeprefix("karanor-refused-"), error.clause
    raise AssertionError(f"“{text}” is allowed")


def answers(s: Karanor, seat: int, word: str = "") -> list[str]:
    """What a seat may say now; only what begins with `word`."""
    return [a.text for a in options(s, seat) if a.text.split(" ")[0].startswith(word)]


def step(s: Karanor) -> str:
    return s.agenda[-1].name


def held(m: Merchant) -> dict[str, int]:
    """What a player has of goods and insignia, without what there is none of."""
    goods = {box.RESOURCES[r]: n for r, n in enumerate(m.goods) if n}
    return goods | {box.INSIGNIA[k]: n for k, n in enumerate(m.insignia) if n}


def owns(s: Karanor, seat: int) -> dict[str, Any]:
    """All that a player has, by name: figures, goods and insignia (0 too), places, tiles and cards in hand."""
    m = s.merchants[seat]
    return {
        "gold": int(m.gold),
        "income": int(m.income),
        "prestige": int(m.prestige),
        **dict(zip(box.RESOURCES, m.goods, strict=True)),
        **dict(zip(box.INSIGNIA, m.insignia, strict=True)),
        "at": where(s, seat),
        "shops": names(m.commerce_pawns, box.TERRITORIES),
        "artefacts": names(m.artefacts, box.ARTEFACTS),
        "hand": names(m.commerces, box.COMMERCES),
        "quests": names(m.quests, box.QUESTS),
        "cards": names(m.black_market, box.BLACKS),
    }


def figures(s: Karanor, seat: int) -> tuple[int, int, int]:
    """Gold, income, prestige."""
    m = s.merchants[seat]
    return int(m.gold), int(m.income), int(m.prestige)


def where(s: Karanor, seat: int) -> str:
    return box.TERRITORIES[s.merchants[seat].at]


def supply(s: Karanor, resource: str) -> int:
    return s.supply[box.RESOURCES.index(resource)]


def heard(s: Karanor, kind: str, seat: int = WATCHER) -> list[Told]:
    told = [event.told(seat) for event in s.heard or []]
    return [each for each in told if each is not None and each["type"] == kind]


def names(cards: Sequence[int], table: list[str]) -> list[str]:
    return [table[card] for card in cards]
