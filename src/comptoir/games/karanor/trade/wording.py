"""What is said about offers, and how it is written: `offer 2 give gold 3 want ore 2 for forge`, `accept 4`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    ALL_ARTEFACTS,
    ARTEFACTS,
    ASSOCIATE_NAMES,
    ASSOCIATES,
    BLACKS,
    COMMERCES,
    GOODS,
    INSIGNIA,
    QUESTS,
    RESOURCES,
    Artefact,
    Resource,
)
from comptoir.games.karanor.state import Bundle
from comptoir.table.agenda import Action
from comptoir.table.errors import Unreadable
from comptoir.table.vocabulary import unreadable


class Trading(Action):
    """K14.15 to K14.19: anything said about offers."""


class Propose(Trading):
    """An offer to a seat or to anyone (-1), or a counter to the offer numbered `answers`; what it is for, if anything
    is said about that (R65)."""

    def __init__(self, to: i64, gives: Bundle, wants: Bundle, answers: i64, purpose: str) -> None:
        head = f"counter {answers}" if answers else f"offer {to if to >= 0 else 'any'}"
        words = [head]
        if not gives.empty():
            words.append(f"give {written(gives)}")
        if not wants.empty():
            words.append(f"want {written(wants)}")
        if purpose:
            words.append(f"for {purpose}")
        super().__init__(" ".join(words))
        self.to: Final = to
        self.gives: Final = gives
        self.wants: Final = wants
        self.answers: Final = answers
        self.purpose: Final = purpose


class Reply(Trading):
    """`accept`, `decline`, `withdraw` or `reopen` an offer by its number."""

    def __init__(self, word: str, number: i64) -> None:
        super().__init__(f"{word} {number}")
        self.word: Final = word
        self.number: Final = number


PURPOSES: Final = (*COMMERCES, "quest", "delivery", "villa")
"""R65: what an offer may be said to be for."""
REPLIES: Final = ("accept", "decline", "withdraw", "reopen")
LARGEST: Final = 1000
"""No count or number in an offer is as large."""

MADE: Final[dict[str, Action]] = {}


def reply(word: str, number: i64) -> Action:
    """An answer to an offer; made once."""
    text = f"{word} {number}"
    if text not in MADE:
        MADE[text] = Reply(word, number)
    return MADE[text]


def written(bundle: Bundle) -> str:
    """`gold 3 wood 1 mount 1`."""
    words = [f"gold {bundle.gold}"] if bundle.gold else []
    words += [f"{RESOURCES[r]} {n}" for r, n in enumerate(bundle.goods) if n]
    words += [f"{INSIGNIA[k]} {n}" for k, n in enumerate(bundle.insignia) if n]
    words += [f"{ARTEFACTS[tile]} 1" for tile in bundle.artefacts]
    words += [f"{ASSOCIATE_NAMES[a]} 1" for a in bundle.associates]
    return " ".join(words)


def read_bundle(words: list[str], text: str) -> Bundle:
    """The inverse of `written`; what cannot be traded is refused by name (K14.4, K14.6)."""
    gold = 0
    goods, insignia = [0] * GOODS, [0] * len(INSIGNIA)
    artefacts: list[Artefact] = []
    associates: list[Resource] = []
    if len(words) % 2:
        raise unreadable(text)
    for name, count in zip(words[::2], words[1::2], strict=True):
        if not count.isascii() or not count.isdigit() or not 0 < int(count) < LARGEST:
            raise unreadable(text)
        if name == "gold":
            gold = int(count)
        elif name in RESOURCES:
            goods[RESOURCES.index(name)] = int(count)
        elif name in INSIGNIA:
            insignia[INSIGNIA.index(name)] = int(count)
        elif name in ARTEFACTS and count == "1":
            artefacts.append(ALL_ARTEFACTS[ARTEFACTS.index(name)])
        elif name in ASSOCIATE_NAMES and count == "1":
            associates.append(ASSOCIATES[ASSOCIATE_NAMES.index(name)])
        else:
            raise untradable(name)
    return Bundle(gold, goods, insignia, sorted(set(artefacts)), sorted(set(associates)))


def untradable(name: str) -> Unreadable:
    clause = "K14.4" if name == "prestige" or name in COMMERCES + QUESTS + BLACKS else "K14.6"
    return Unreadable(
        "karanor-refused-untradable", f"“{name[:40]}” cannot be traded", clause, {"thing": name[:40]}
    )


def no_purpose(name: str) -> Unreadable:
    message = f"“{name[:40]}” is nothing that an offer can be for"
    return Unreadable("karanor-refused-no-purpose", message, "R65", {"thing": name[:40]})


def read_offer(to: i64, answers: i64, words: list[str], text: str) -> Action:
    """`give gold 3 want ore 2 for forge`; either side may be missing, not both (K14.15)."""
    purpose = ""
    if len(words) > 2 and words[-2] == "for":
        purpose = words[-1]
        words = words[:-2]
        if purpose not in PURPOSES:
            raise no_purpose(purpose)
    gives: list[str] = []
    wants: list[str] = []
    side: list[str] | None = None
    for word in words:
        if word == "give" and not wants and not gives:
            side = gives
        elif word == "want" and not wants:
            side = wants
        elif side is None:
            raise unreadable(text)
        else:
            side.append(word)
    if not gives and not wants:
        raise unreadable(text)
    return Propose(to, read_bundle(gives, text), read_bundle(wants, text), answers, purpose)
