"""What each vote would do now, at one, two and three votes: for the table and for bots."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.jantaris.box import (
    BARREL_OF_DYE,
    BLACK,
    CENTRE,
    DEAL,
    FAIR,
    RECRUITMENT,
    RED,
    STRENGTHEN,
)
from comptoir.games.jantaris.diplomacy import deal_due
from comptoir.games.jantaris.effects import BRINGING, NAMING, PLACING, RECRUITING, ROBBING, SENDING
from comptoir.games.jantaris.state import City
from comptoir.table.agenda import Action, Step


class Outlook:
    """One row of one vote card."""

    def __init__(self, vote: i64, voters: i64) -> None:
        self.vote: i64 = vote
        self.voters: i64 = voters
        """1, 2, or 3 for three and more."""
        self.red: i64 = 0
        self.black: i64 = 0
        self.any: i64 = 0
        """Goods of a colour of one's choice."""
        self.merchants: i64 = 0
        """How many merchants it can place or move at most."""
        self.fair: bool = False
        """It brings enough merchants to the Centre for a great fair that would not be held otherwise."""
        self.cards: list[int] = []
        """Control cards that could be claimed after it, and cannot be now."""
        self.answers: list[Action] = []
        """What there would be to choose from."""

    def lapses(self) -> bool:
        """Nothing would come of it."""
        return not (self.red or self.black or self.any or self.merchants)


def outlook(s: City, seat: i64, vote: i64, voters: i64) -> Outlook:
    """What `vote` would do for `seat` if it were carried out now with so many voters (3: three or more)."""
    row = Outlook(vote, voters)
    if vote == DEAL:
        colour = RED if s.owns(seat, BARREL_OF_DYE) else s.moved
        got = min(deal_due(s, seat, voters), s.room(seat, colour))
        if colour == RED:
            row.red = got
        else:
            row.black = got
    elif vote == STRENGTHEN:
        look(s, seat, row, NAMING[seat] if voters == 1 else BRINGING[seat] if voters == 2 else SENDING[seat])
    elif vote == RECRUITMENT:
        recruitment(s, seat, row)
    elif voters == 1:
        row.answers = ROBBING[seat].options(s, seat)
        row.any = 1 if row.answers else 0
    elif voters == 2:
        row.any = min(2, s.room(seat, RED) + s.room(seat, BLACK))
    else:
        row.red = -s.goods[2 * seat + RED]
        row.black = -s.goods[2 * seat + BLACK]
        row.merchants = min(s.count(s.place(), seat), len(s.neighbours()))
    return row


def recruitment(s: City, seat: i64, row: Outlook) -> None:
    """Two Recruitments fill the Centre together: two merchants come if both have one."""
    if row.voters == 1:
        look(s, seat, row, PLACING[seat])
    elif row.voters == 2:
        if s.reserve[seat] > 0 and s.is_free(CENTRE):
            row.merchants = 1
            row.fair = s.in_centre() < FAIR <= s.in_centre() + 2
    else:
        look(s, seat, row, RECRUITING[seat])


def look(s: City, seat: i64, row: Outlook, step: Step[City]) -> None:
    """Try every answer of a step on a copy, and see what it moves and which cards it completes."""
    row.answers = step.options(s, seat)
    before = s.claims(seat)
    for answer in row.answers:
        t = s.clone()
        t.agenda = []
        step.take(t, seat, answer)
        moved: i64 = 0
        for old, new in zip(s.merchants, t.merchants, strict=True):
            if new > old:
                moved += new - old
        if moved == 0 and t.agenda:
            moved = 1  # a single banished merchant, which chooses its way later
        row.merchants = max(row.merchants, moved)
        for card in t.claims(seat):
            if card not in before and card not in row.cards:
                row.cards.append(card)
