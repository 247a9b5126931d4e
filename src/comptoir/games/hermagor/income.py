"""H7: the final income and the winner."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.hermagor.box import (
    DUKEDOM_FACTOR,
    DUKEDOM_SETS,
    END_VALUES,
    KINDS,
    ROUTE_FEWEST,
    ROUTE_MOST,
    ROUTE_SET,
    size,
)
from comptoir.games.hermagor.events import game_ended, income_paid
from comptoir.games.hermagor.state import Land
from comptoir.table.agenda import Step, hear


def production(s: Land, seat: i64) -> i64:
    """H7.1, H7.2: the end value of every row with a disc of this player, once each; the nobility gives nothing."""
    income: i64 = 0
    for row in range(KINDS):
        if seat in s.rows[row]:
            income += END_VALUES[s.steps[row]]
    return income


def in_dukedoms(s: Land, seat: i64) -> list[int]:
    """H7.3: the stations of a player in each dukedom."""
    built = s.colours[seat].built
    return [int(size(built & villages)) for villages in DUKEDOM_SETS]


def dukedoms(s: Land, seat: i64) -> i64:
    """H7.3: the smallest count, times 3, with five players times 4."""
    return min(in_dukedoms(s, seat)) * DUKEDOM_FACTOR[s.seats]


def on_route(s: Land) -> list[int]:
    """H7.4: the stations of each player on the principal route."""
    return [int(size(merchant.built & ROUTE_SET)) for merchant in s.colours[: s.seats]]


def route(s: Land) -> list[int]:
    """H7.4, R31: who has the most gets 5, who has the fewest loses 5; who has both keeps what he has."""
    counts = on_route(s)
    most, fewest = max(counts), min(counts)
    return [(ROUTE_MOST if n == most else 0) + (ROUTE_FEWEST if n == fewest else 0) for n in counts]


def discs_on_table(s: Land, seat: i64) -> i64:
    """H7.6, R33: the discs of a player on the price table, nobility row included."""
    return sum([row.count(seat) for row in s.rows]) + s.nobles.count(seat)


def leftmost_noble(s: Land, seat: i64) -> i64:
    """H7.7, R34: where the first disc of a player lies on the nobility row; behind all others if there is none."""
    return s.nobles.index(seat) if seat in s.nobles else len(s.nobles)


def before(s: Land, seat: i64, other: i64) -> bool:
    """H7.5 to H7.7: does `seat` stand before `other`?"""
    cash = s.colours[seat].cash - s.colours[other].cash
    if cash != 0:
        return cash > 0
    discs = discs_on_table(s, seat) - discs_on_table(s, other)
    if discs != 0:
        return discs > 0
    return leftmost_noble(s, seat) < leftmost_noble(s, other)


def rank(s: Land, seat: i64) -> int:
    """1 for the best; who cannot be told apart shares."""
    return 1 + sum([before(s, other, seat) for other in range(s.seats)])


class PayFinalIncome(Step[Land]):
    """H7: production, dukedoms and principal route are paid; the richest player wins."""

    clause: ClassVar[str] = "H7.1"

    def run(self, s: Land) -> None:
        by_route = route(s)
        for seat in range(s.seats):
            merchant = s.colours[seat]
            made, held = production(s, seat), dukedoms(s, seat)
            merchant.cash += made + held + by_route[seat]
            if s.heard is not None:
                hear(s, income_paid(seat, made, held, by_route[seat], merchant.cash))
        if s.heard is not None:
            winners = [seat for seat in range(s.seats) if rank(s, seat) == 1]
            hear(s, game_ended(winners, [int(merchant.cash) for merchant in s.colours[: s.seats]]))


PAY_FINAL_INCOME: Final = PayFinalIncome()
