"""What the islands are worth to a seat that has thought ahead: numbers that describe them, and what each still brings.

Every player is described alike (purse, income, goods, tiles, the best goals); a rival's numbers count against mine.
His hand is that of the re-deal, so what he is after is guessed anew with every imagined table. The weights were
learned from games of bots (docs/bots.md).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.box import (
    ARTEFACTS,
    COMMON,
    GOODS,
    INSIGNIA,
    PAYS_PRESTIGE,
    QUEST_PRESTIGE,
)
from comptoir.games.karanor.judgement.outlook import Outlook
from comptoir.games.karanor.judgement.taste import PLAIN, Taste
from comptoir.games.karanor.judgement.worths import POINT, TILE_WORTH
from comptoir.games.karanor.state import Karanor

RIVALS: Final = 0.4
"""What all rivals together count against me, shared out among them."""
LEADER: Final = 0.6
"""What the one who stands best counts on top of that."""
VICTORY: Final = 20.0
"""What it is worth to have won, in gold, besides the points one is ahead."""
ROUNDS: Final = 2
"""So many rounds are one stage of the game."""
LATEST: Final = 6
"""The last stage, however long it lasts."""
PLENTY: Final = 3
"""More tokens of a resource count no more."""
FEATURES: Final = 19

WEIGHTS: Final[dict[str, list[list[float]]]] = json.loads(
    files(__package__).joinpath("weights.json").read_text("utf-8")
)
"""By number of players, then by stage: what each feature brings, in gold. Where there are none, the outlook counts."""


def stage(s: Karanor) -> i64:
    """How late in the game it is, from 0."""
    return min(LATEST, s.turn // (ROUNDS * s.players))


def shares_of(s: Karanor, seat: i64, outlooks: list[Outlook]) -> list[float]:
    """What the numbers of each player count: mine 1, those of rivals less than nothing."""
    leader: i64 = -1
    most = 0.0
    for i, outlook in enumerate(outlooks):
        if i != seat:
            stands = outlook.value() if s.players > 2 else 0.0
            if leader < 0 or stands > most:
                leader, most = i, stands
    shares = [-RIVALS / float(int(s.players) - 1)] * int(s.players)
    shares[leader] -= LEADER
    shares[seat] = 1.0
    return shares


def outlooks_of(s: Karanor, taste: Taste = PLAIN) -> list[Outlook]:
    return [Outlook(s, seat, s.ending, taste) for seat in range(s.players)]


def margin(s: Karanor, seat: i64) -> float:
    """The points ahead now, in gold; once the game is over, of the best rival, and the victory itself."""
    return ahead(s, shares_of(s, seat, outlooks_of(s))) if s.agenda else lead(s, seat)


def ahead(s: Karanor, shares: list[float]) -> float:
    total = 0.0
    for share, merchant in zip(shares, s.merchants, strict=True):
        total += share * float(int(merchant.prestige))
    return POINT * total


def lead(s: Karanor, seat: i64) -> float:
    """K13.7: the points ahead at the end, in gold, and the victory itself."""
    me = s.merchants[seat]
    best, first = 0, True
    for i, other in enumerate(s.merchants):
        if i != seat:
            best = max(best, int(other.prestige))
            if (other.prestige, other.gold) > (me.prestige, me.gold):
                first = False
    return POINT * (int(me.prestige) - best) + (VICTORY if first else -VICTORY)


def value(s: Karanor, seat: i64, taste: Taste = PLAIN) -> float:
    """How far ahead of its rivals `seat` should end, in gold; what is learned knows no taste."""
    if not s.agenda:
        return lead(s, seat)
    if str(int(s.players)) not in WEIGHTS:
        return by_hand(outlooks_of(s, taste), seat)
    outlooks = outlooks_of(s)
    shares = shares_of(s, seat, outlooks)
    total = ahead(s, shares)
    weights = WEIGHTS[str(int(s.players))][stage(s)]
    numbers = less_rivals(s, shares, outlooks)
    i: i64 = 0
    while i < FEATURES:
        total += weights[i] * numbers[i]
        i += 1
    return total


def by_hand(outlooks: list[Outlook], seat: i64) -> float:
    """What I have and may soon have, less the same of my best rival."""
    rivals = [outlook.value() for i, outlook in enumerate(outlooks) if i != seat]
    return outlooks[seat].value() - max(rivals)


def features(s: Karanor, seat: i64) -> list[float]:
    """The islands in numbers, mine less those of my rivals."""
    outlooks = outlooks_of(s)
    return less_rivals(s, shares_of(s, seat, outlooks), outlooks)


def less_rivals(s: Karanor, shares: list[float], outlooks: list[Outlook]) -> list[float]:
    numbers = [0.0] * FEATURES
    for i, outlook in enumerate(outlooks):
        own = described(s, i, outlook)
        for k in range(FEATURES):
            numbers[k] += shares[i] * own[k]
    return numbers


def described(s: Karanor, seat: i64, outlook: Outlook) -> list[float]:
    """A player's numbers; once the end is triggered, only prestige and what may still add to it."""
    me = s.merchants[seat]
    own = [0.0] * FEATURES
    own[0] = 1.0 if seat == s.active else 0.0
    if s.ending:
        own[1] = float(int(me.prestige))
        own[2] = outlook.hopes() / POINT
        return own
    add_goals(sorted(outlook.goals(), reverse=True), own)
    gold = float(int(me.gold))
    own[7] = min(gold, PLAIN.purse) * 0.1
    own[8] = max(0.0, gold - PLAIN.purse) * 0.1
    own[9] = float(int(me.income))
    for r in range(GOODS):
        own[10 if r in COMMON else 11] += float(min(me.goods[r], PLENTY))
    own[12] = tiles(s, seat) * 0.1
    own[13] = float(len(me.black_market))
    own[14] = float(s.associates.count(int(seat)))
    own[15] = float(len(me.quests))
    for quest in me.quests:
        own[16] += float(int(QUEST_PRESTIGE[quest]))
    for card in me.commerces:
        own[17] += float(int(PAYS_PRESTIGE[card]))
    own[18] = float(int(me.prestige))
    return own


def add_goals(goals: list[float], own: list[float]) -> None:
    """What the best goals promise, each by itself, and all the others together."""
    for i, goal in enumerate(goals):
        if goal > 0.0:
            own[3 + min(i, len(PLAIN.shares))] += goal / POINT


def tiles(s: Karanor, seat: i64) -> float:
    """What artefacts and insignia are worth over a whole game."""
    me = s.merchants[seat]
    total = 0.0
    for tile in me.artefacts:
        total += TILE_WORTH[tile]
    for kind in range(len(INSIGNIA)):
        total += TILE_WORTH[len(ARTEFACTS) + kind] * float(me.insignia[kind])
    return total
