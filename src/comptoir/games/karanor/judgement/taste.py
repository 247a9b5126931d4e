"""What a player holds to be worth how much: the few figures by which two of them judge the islands differently."""

from __future__ import annotations

from typing import Final

from comptoir.games.karanor.judgement.worths import POINT, RISE


class Taste:
    """All in gold, but for what says otherwise."""

    def __init__(  # noqa: PLR0913 - each is a figure to judge by
        self,
        *,
        held: float,
        point: float,
        rise: float,
        nearer: float,
        later: float,
        purse: float,
        second_part: float,
        shares: tuple[float, float, float],
        delivery: float,
    ) -> None:
        self.held: Final = held
        """A point of prestige that one has."""
        self.point: Final = point
        """A point that a goal promises."""
        self.rise: Final = rise
        """A rise of income early on."""
        self.nearer: Final = nearer
        """A goal that takes one action more is worth so much of itself,"""
        self.later: Final = later
        """and at the end of the game so much less."""
        self.purse: Final = purse
        """Gold above this is worth little: it should have been spent."""
        self.second_part: Final = second_part
        """What the second part of a quest counts while the first is not done."""
        self.shares: Final = shares
        """The best goal counts in full, the next ones in part."""
        self.delivery: Final = delivery
        """What the delivery counts, since others may be quicker."""


PLAIN: Final = Taste(
    held=POINT,
    point=POINT,
    rise=RISE,
    nearer=0.87,
    later=0.0,
    purse=12.0,
    second_part=0.6,
    shares=(1.0, 0.4, 0.2),
    delivery=0.9,
)
"""By which everybody goes but a guildmaster."""
FINE: Final = Taste(
    held=29.0,
    point=20.0,
    rise=6.5,
    nearer=0.83,
    later=0.065,
    purse=6.5,
    second_part=0.32,
    shares=(1.0, 0.34, 0.15),
    delivery=1.0,
)
"""By which a guildmaster goes: found by games of players each of whom judged a little differently (docs/bots.md)."""
