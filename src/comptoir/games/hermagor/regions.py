"""H5.21 to H5.31: completed regions, and the discs they bring to the price table."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.hermagor.actions import BUILD, DECLINE, NOBILITY_ROW, Build, Decline
from comptoir.games.hermagor.box import (
    BIT,
    COLOURS,
    NOBILITY,
    PRINTED,
    REGION_SETS,
    REGIONS_AT,
    ROWS_OF,
    SQUARES,
    USABLE,
    Region,
    Village,
)
from comptoir.games.hermagor.events import (
    DISC_PLACED,
    DISC_PLACED_BY_THIRD,
    FULL,
    OUT_OF_DISCS,
    REGION_LOST,
    REGION_LOST_BY_THIRD,
    UNWANTED,
)
from comptoir.games.hermagor.refusals import MUST_PAY, why_no_disc
from comptoir.games.hermagor.state import Land
from comptoir.table.agenda import Action, Question, Seated, then
from comptoir.table.errors import Refused


def completed_by(built: i64, village: Village) -> list[Region]:
    """H5.21: the regions at `village` that a new station there completes; `built` holds the stations before."""
    after = built | BIT[village]
    return [region for region in REGIONS_AT[village] if after & REGION_SETS[region] == REGION_SETS[region]]


def rows_open(s: Land, region: Region) -> list[int]:
    """H5.23, H5.27, H5.31: the rows with room for a disc of this region."""
    if not ROWS_OF[region]:
        return [NOBILITY_ROW] if s.nobility_pays() >= 0 else []
    return [row for row in ROWS_OF[region] if s.square(row) >= 0]


def row_pays(s: Land, row: i64) -> i64:
    """H5.25, H5.30: what the next disc in a row brings."""
    return s.nobility_pays() if row == NOBILITY_ROW else s.row_pays(row)


class HandleRegions(Seated[Land]):
    """H5.22: the completed regions are handled one after the other; where nothing is to choose, by itself (R26)."""

    clause: ClassVar[str] = "H5.22"

    def __init__(self, seat: i64, third: bool) -> None:
        super().__init__(seat)
        self.third: Final = third
        """H8.9: for the third colour; the player whose turn it is chooses."""

    def run(self, s: Land) -> None:
        colour = s.seats if self.third else self.seat
        lose_hopeless(s, self.seat, colour)
        forced = forced_disc(s, colour)
        while forced is not None:
            place_disc(s, self.seat, colour, forced.region, forced.row)
            lose_hopeless(s, self.seat, colour)
            forced = forced_disc(s, colour)
        if s.completed:
            then(s, CHOOSE_DISC[self.third][self.seat])


def lose_hopeless(s: Land, seat: i64, colour: i64) -> None:
    """H5.27, H5.29, H5.31: regions without a free square, or without a disc to place, yield nothing."""
    out_of_discs = s.colours[colour].discs == 0
    for region in s.completed[:]:
        if out_of_discs or not rows_open(s, region):
            s.completed.remove(region)
            news = REGION_LOST_BY_THIRD if colour == s.seats else REGION_LOST
            news.tell(s, seat, region, OUT_OF_DISCS if out_of_discs else FULL)


def forced_disc(s: Land, colour: i64) -> Build | None:
    """R26, R53, R60: the next disc, if neither its row nor the order of the regions leaves a choice; nobility first."""
    may_decline = s.variants.designer and colour != s.seats
    if may_decline or not s.completed or s.colours[colour].discs < len(s.completed):
        return None
    for region in s.completed:
        if not ROWS_OF[region]:
            return BUILD[region][NOBILITY_ROW]
    for region in s.completed:
        if len(rows_open(s, region)) > 1:
            return None
    region = s.completed[0]
    return BUILD[region][rows_open(s, region)[0]]


class ChooseDisc(Question[Land]):
    """H5.23: choose the row, and of several regions the next; H10.3: or decline."""

    name: ClassVar[str] = "build"
    clause: ClassVar[str] = "H5.23"

    def __init__(self, seat: i64, third: bool) -> None:
        super().__init__(seat)
        self.third: Final = third

    def options(self, s: Land, seat: i64) -> list[Action]:
        may_decline = s.variants.designer and not self.third
        answers: list[Action] = []
        for region in s.completed:
            answers.extend([BUILD[region][row] for row in rows_open(s, region)])
            if may_decline:
                answers.append(DECLINE[region])
        if s.colours[seat].cash < 0 and not self.third:
            return [answer for answer in answers if pays_the_way(s, seat, answer)]
        return answers

    def why_not(self, s: Land, seat: i64, action: Action) -> Refused | None:
        wrong = why_no_disc(s, action, self.third)
        owes = s.colours[seat].cash < 0 and not self.third
        return MUST_PAY.of() if wrong is None and owes and not pays_the_way(s, seat, action) else wrong

    def take(self, s: Land, seat: i64, action: Action) -> None:
        if isinstance(action, Build):
            place_disc(s, seat, s.seats if self.third else seat, action.region, action.row)
        else:
            assert isinstance(action, Decline)
            s.completed.remove(action.region)
            REGION_LOST.tell(s, seat, action.region, UNWANTED)
        then(s, HANDLE_REGIONS[self.third][seat])


def place_disc(s: Land, seat: i64, colour: i64, region: Region, row: i64) -> None:
    """H5.24, H5.25, H5.30: a disc on the next square; its figure is paid at once, H8.9: except for the third colour."""
    pays = row_pays(s, row)
    s.completed.remove(region)
    s.colours[colour].discs -= 1
    if row == NOBILITY_ROW:
        s.nobles.append(colour)
    else:
        s.rows[row].append(colour)
    if colour == s.seats:
        DISC_PLACED_BY_THIRD.tell(s, seat, region, row, pays)
    else:
        s.colours[colour].cash += pays
        DISC_PLACED.tell(s, seat, region, row, pays)


def best_income(s: Land, discs: i64, regions: list[Region]) -> i64:
    """The most that completed regions can bring, over all choices of rows."""
    return _best(s, discs, regions, 0, [0] * (NOBILITY_ROW + 1))


def _best(s: Land, discs: i64, regions: list[Region], first: i64, added: list[int]) -> i64:
    """The same for the regions from `first` on, with discs already added in thought to some rows."""
    if first == len(regions) or discs == 0:
        return 0
    best = _best(s, discs, regions, first + 1, added)
    for row in ROWS_OF[regions[first]] or NOBLE:
        pays = _pays_after(s, row, added[row])
        if pays >= 0:
            added[row] += 1
            best = max(best, pays + _best(s, discs - 1, regions, first + 1, added))
            added[row] -= 1
    return best


def _pays_after(s: Land, row: i64, added: i64) -> i64:
    """What a disc brings in a row once `added` more lie there; -1: no room."""
    if row == NOBILITY_ROW:
        taken: i64 = len(s.nobles) + added
        return NOBILITY[taken] if taken < len(NOBILITY) else -1
    taken = len(s.rows[row]) + added
    return PRINTED[SQUARES[s.two][taken]] if taken < USABLE[s.two][s.steps[row]] else -1


def pays_the_way(s: Land, seat: i64, action: Action) -> bool:
    """H10.2: after this answer, can the way still be paid out of the proceeds?"""
    merchant = s.colours[seat]
    if isinstance(action, Build):
        t = s.clone()
        place_disc(t, seat, seat, action.region, action.row)
        return t.colours[seat].cash + best_income(t, t.colours[seat].discs, t.completed) >= 0
    assert isinstance(action, Decline)
    left = [region for region in s.completed if region != action.region]
    return merchant.cash + best_income(s, merchant.discs, left) >= 0


NOBLE: Final[list[int]] = [int(NOBILITY_ROW)]
HANDLE_REGIONS: Final[list[list[HandleRegions]]] = [
    [HandleRegions(seat, third) for seat in range(COLOURS)] for third in (False, True)
]
CHOOSE_DISC: Final[list[list[ChooseDisc]]] = [
    [ChooseDisc(seat, third) for seat in range(COLOURS)] for third in (False, True)
]
