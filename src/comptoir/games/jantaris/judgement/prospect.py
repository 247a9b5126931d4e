"""What a city is worth to a seat: numbers that describe it, and what each was learned to bring.

Each guild is described by what it has and may hope for: one's own, all rivals together, and the strongest of them
once more. The weights were learned from games of bots (docs/bots.md).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris.box import BLACK, CENTRE, DISTRICTS, GOAL, PRESTIGE, RED, SEATS
from comptoir.games.jantaris.judgement.worths import (
    GOODS,
    RESERVE,
    control_worth,
    fair_worth,
    kept_worth,
    most_prestige,
    worth_of,
)
from comptoir.games.jantaris.state import City

VICTORY: Final = 10.0
"""What a victory counts; one that is shared counts its share."""
STAGES: Final = 4
"""Quarters of the way to the end, each with weights of its own."""
OF_A_GUILD: Final = 12
LEADS: Final = 5
"""In prestige, from two or more behind the first of the rivals to two or more ahead."""
FEATURES: Final = 3 * OF_A_GUILD + LEADS + SEATS + 2

WEIGHTS: Final[dict[str, list[list[float]]]] = json.loads(
    files(__package__).joinpath("weights.json").read_text("utf-8")
)
"""By number of guilds, then by stage: what each number brings."""


def value(s: City, seat: i64) -> float:
    """How much of a victory `seat` may hope for."""
    if not s.agenda:
        return margin(s, seat)
    weights = WEIGHTS[str(int(s.players))][stage(s)]
    total = 0.0
    for i, number in enumerate(features(s, seat)):
        total += weights[i] * number
    return total


def margin(s: City, seat: i64) -> float:
    """J9.2: nothing before the end; then a victory, or a share of one."""
    if s.agenda:
        return 0.0
    worths = s.worths()
    best = max(worths)
    return VICTORY / worths.count(best) if worths[seat] == best else 0.0


def stage(s: City) -> i64:
    """How near to the end the first of all is."""
    return min(most_prestige(s) * STAGES // GOAL, STAGES - 1)


def features(s: City, seat: i64) -> list[float]:
    """What lies open, in numbers."""
    numbers = [0.0] * FEATURES
    describe(s, seat, numbers, 0)
    strongest: i64 = -1
    most = 0.0
    prestige: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            describe(s, other, numbers, OF_A_GUILD)
            worth = worth_of(s, other)
            if strongest < 0 or worth > most:
                strongest, most = other, worth
            prestige = max(prestige, s.prestige[other])
        other += 1
    describe(s, strongest, numbers, 2 * OF_A_GUILD)
    add_race(s, seat, s.prestige[seat] - prestige, numbers)
    return numbers


def describe(s: City, seat: i64, numbers: list[float], at: i64) -> None:
    """Add what one guild has and may hope for."""
    red: i64 = s.goods[2 * seat + RED]
    black: i64 = s.goods[2 * seat + BLACK]
    numbers[at] += float(s.prestige[seat])
    numbers[at + 1] += GOODS[red] + GOODS[black]
    numbers[at + 2] += float(int(red + black))
    numbers[at + 3] += float(int(min(red, black)))
    numbers[at + 4] += control_worth(s, seat)
    numbers[at + 5] += float(len(s.claims(seat)))
    numbers[at + 6] += fair_worth(s, seat)
    numbers[at + 7] += float(int(s.count(CENTRE, seat)))
    numbers[at + 8] += kept_worth(s, seat)
    numbers[at + 9] += RESERVE[min(s.reserve[seat], len(RESERVE) - 1)]
    numbers[at + 10] += float(int(dominated(s, seat)))
    numbers[at + 11] += float(int(within_reach(s, seat)))


def add_race(s: City, seat: i64, lead: i64, numbers: list[float]) -> None:
    """Who is ahead, whose turn it is, and how far it still is to the end."""
    at: i64 = 3 * OF_A_GUILD
    numbers[at + max(0, min(LEADS - 1, lead + LEADS // 2))] = 1.0
    at += LEADS
    numbers[at + (s.active - seat) % s.players] = 1.0
    left = float(int(GOAL - most_prestige(s)))
    numbers[at + SEATS] = left
    numbers[at + SEATS + 1] = left * float(int(lead))


def dominated(s: City, seat: i64) -> i64:
    """J7.1: how many districts the seat dominates."""
    realm = s.realm(seat)
    count: i64 = 0
    district: i64 = 0
    while district < DISTRICTS:
        count += realm >> district & 1
        district += 1
    return count


def within_reach(s: City, seat: i64) -> i64:
    """The prestige of the better face-up item that the seat could pay for."""
    best: i64 = 0
    for item in s.up:
        if s.affords(seat, item):
            best = max(best, PRESTIGE[item])
    return best
