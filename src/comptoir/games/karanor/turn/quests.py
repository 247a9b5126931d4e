"""K8.1 to K8.7: talk to an inhabitant, fulfil a quest."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import FULFIL, INTERACT, Fulfil
from comptoir.games.karanor.box import NEAR, QUEST_NEXT, QUEST_PRESTIGE, QUESTS, TERRITORIES
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.choices import CarryOut, Parties
from comptoir.games.karanor.cards.draws import DrawQuest, receive_quest
from comptoir.games.karanor.cards.effects import (
    INTERACT_NEAR,
    NO_INTERACT,
    NO_QUEST,
    NONE,
    ON_INTERACT,
    ON_QUEST,
    QUEST_EFFECTS,
    QUEST_OPTIONS,
    QUEST_REQUIRE,
    EffectList,
)
from comptoir.games.karanor.cards.legal import all_hold, can_be_carried_out, targets
from comptoir.games.karanor.events import tell
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_prestige
from comptoir.table.agenda import Action, Seated, then


def people(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K8.1: the inhabitants one can talk to."""
    merchant = s.merchants[seat]
    if not (s.quest_deck or s.quest_discard) or merchant.may(NO_INTERACT):
        return
    if s.inhabited[merchant.at]:
        found.append(INTERACT[0])
    if merchant.may(INTERACT_NEAR):
        found += [INTERACT[1 + place] for place in NEAR[merchant.at] if s.inhabited[place]]


def interact(s: Karanor, seat: i64, place: i64) -> None:
    """K8.1: the inhabitant leaves the game, a quest is drawn."""
    where = s.merchants[seat].at if place < 0 else place
    s.inhabited[where] = False
    if s.heard is not None:
        tell(s, "interacted", seat, {"at": TERRITORIES[where]})
    then(s, DrawQuest(seat, 1))
    trigger(s, seat, ON_INTERACT)


def listings(quest: i64) -> list[EffectList]:
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
                if can_be_carried_out(s, seat, listing):
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
    scene = Parties(seat, action.target, seat, "quest", seat)
    then(s, CarryOut(listing, 0, scene), QuestDone(seat, quest))


class QuestDone(Seated[Karanor]):
    """K8.3, K8.7: score the card; a part 1/2 fetches its part 2/2."""

    clause: ClassVar[str] = "K8.3"

    def __init__(self, seat: i64, quest: i64) -> None:
        super().__init__(seat)
        self.quest: Final = quest

    def run(self, s: Karanor) -> None:
        gain_prestige(s, self.seat, QUEST_PRESTIGE[self.quest], "quest")
        trigger(s, self.seat, ON_QUEST)
        part = QUEST_NEXT[self.quest]
        if part >= 0 and part in s.continuation:
            s.continuation.remove(part)
            receive_quest(s, self.seat, part)
