"""K8.3 to K8.7: fulfil a quest."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.abilities import happen
from comptoir.games.karanor.actions import FULFIL, Fulfil
from comptoir.games.karanor.box import QUEST_NEXT, QUEST_PRESTIGE, QUESTS
from comptoir.games.karanor.carry import Carry, Scene
from comptoir.games.karanor.draws import receive_quest
from comptoir.games.karanor.effects import (
    E_QUEST,
    NO_QUEST,
    NONE,
    QUEST_EFFECTS,
    QUEST_OPTIONS,
    QUEST_REQUIRE,
    Listing,
)
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.legal import all_hold, can, targets
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.stock import gain_prestige
from comptoir.table.agenda import Action, Seated, then


def listings(quest: i64) -> list[Listing]:
    """Its choices, or its one list."""
    return QUEST_OPTIONS[quest] or [QUEST_EFFECTS[quest]]


def fulfillable(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K8.3: conditions hold and payments can be made in full."""
    merchant = s.merchants[seat]
    if merchant.may(NO_QUEST):
        return
    for quest in merchant.quests:
        if all_hold(s, seat, QUEST_REQUIRE[quest].requires):
            for option, listing in enumerate(listings(quest)):
                if can(s, seat, listing):
                    ways = FULFIL[quest][option]
                    if listing.filter == NONE:
                        found.append(ways[0])
                    else:
                        found += [ways[target] for target in targets(s, seat, listing.filter, False)]


def fulfil(s: Karanor, seat: i64, action: Fulfil) -> None:
    """K8.3: the effects, then the prestige."""
    quest = action.quest
    s.merchants[seat].quests.remove(quest)
    s.reveals += 1
    if s.heard is not None:
        fields: dict[str, object] = {"quest": QUESTS[quest]}
        if action.option:
            fields["option"] = action.option
        if action.target >= 0:
            fields["other"] = action.target
        tell(s, "quest-fulfilled", seat, fields)
    listing = listings(quest)[max(0, action.option - 1)]
    scene = Scene(seat, action.target, seat, "quest", seat)
    then(s, Carry(listing, 0, scene), QuestDone(seat, quest))


class QuestDone(Seated[Karanor]):
    """K8.3, K8.7: score the card; a part 1/2 fetches its part 2/2."""

    clause: ClassVar[str] = "K8.3"

    def __init__(self, seat: i64, quest: i64) -> None:
        super().__init__(seat)
        self.quest: Final = quest

    def run(self, s: Karanor) -> None:
        gain_prestige(s, self.seat, QUEST_PRESTIGE[self.quest], "quest")
        happen(s, self.seat, E_QUEST)
        part = QUEST_NEXT[self.quest]
        if part >= 0 and part in s.continuation:
            s.continuation.remove(part)
            receive_quest(s, self.seat, part)
