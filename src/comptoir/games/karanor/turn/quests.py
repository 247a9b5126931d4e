"""K8.1 to K8.7: talk to an inhabitant, fulfil a quest."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from comptoir.games.karanor import events
from comptoir.games.karanor.actions import FULFIL, INTERACT, Fulfil, Interact
from comptoir.games.karanor.box import NEAR, QUEST_NEXT, QUEST_PRESTIGE, Quest, Territory
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.draws import DrawQuest, receive_quest
from comptoir.games.karanor.cards.effects import NONE, CarryOut, Parties
from comptoir.games.karanor.cards.legal import can_be_carried_out, conditions_hold, targets
from comptoir.games.karanor.cards.modifiers import (
    FULFILLING,
    INTERACTING,
    INTERACTING_NEARBY,
    ON_INTERACT,
    ON_QUEST,
)
from comptoir.games.karanor.cards.tables import QUEST_CHOICES, QUEST_REQUIRE
from comptoir.games.karanor.refusals import FORBIDDEN, NO_QUEST, NO_QUESTS_LEFT, NOBODY_THERE, QUEST_UNMET
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.supply import gain_prestige
from comptoir.table.agenda import Action, Seated, then
from comptoir.table.errors import Refused


def people(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K8.1: the inhabitants one can talk to."""
    merchant = s.merchants[seat]
    if not (s.quest_deck or s.quest_discard) or merchant.is_forbidden(INTERACTING):
        return
    if s.inhabited[merchant.at]:
        found.append(INTERACT[0])
    if merchant.is_permitted(INTERACTING_NEARBY):
        found += [INTERACT[1 + place] for place in NEAR[merchant.at] if s.inhabited[place]]


def why_not_interacted(s: Karanor, seat: i64, action: Interact) -> Refused | None:
    found: list[Action] = []
    people(s, seat, found)
    if action in found:
        return None
    merchant = s.merchants[seat]
    if merchant.is_forbidden(INTERACTING):
        return FORBIDDEN.under("K8.1").of()
    if action.place < 0 and s.inhabited[merchant.at]:
        return NO_QUESTS_LEFT.of()
    return NOBODY_THERE.of()


def interact(s: Karanor, seat: i64, place: Territory) -> None:
    """K8.1: the inhabitant leaves the game, a quest is drawn."""
    where = s.merchants[seat].at if place < 0 else place
    s.inhabited[where] = False
    events.INTERACTED.tell(s, seat, where)
    then(s, DrawQuest(seat, 1))
    trigger(s, seat, ON_INTERACT)


def fulfillable(s: Karanor, seat: i64, found: list[Action]) -> None:
    """K8.3: conditions hold and payments can be made in full."""
    merchant = s.merchants[seat]
    if merchant.is_forbidden(FULFILLING):
        return
    for quest in merchant.quests:
        if conditions_hold(s, seat, QUEST_REQUIRE[quest]):
            for option, effects in enumerate(QUEST_CHOICES[quest]):
                if can_be_carried_out(s, seat, effects):
                    ways = FULFIL[quest][option]
                    if effects.filter == NONE:
                        found.append(ways[0])
                    else:
                        found += [ways[target] for target in targets(s, seat, effects.filter)]


def why_not_fulfilled(s: Karanor, seat: i64, action: Fulfil) -> Refused | None:
    found: list[Action] = []
    fulfillable(s, seat, found)
    if action in found:
        return None
    merchant = s.merchants[seat]
    if action.quest not in merchant.quests:
        return NO_QUEST.of(action.quest)
    if merchant.is_forbidden(FULFILLING):
        return FORBIDDEN.under("K8.3").of()
    return QUEST_UNMET.of(action.quest)


def fulfil(s: Karanor, seat: i64, action: Fulfil) -> None:
    """K8.3: the effects, then the prestige."""
    quest = action.quest
    s.merchants[seat].quests.remove(quest)
    s.reveals += 1
    events.QUEST_FULFILLED.tell(s, seat, quest, action.option, action.target)
    effects = QUEST_CHOICES[quest][max(0, action.option - 1)]
    parties = Parties(seat, action.target, seat, events.FROM_QUEST, seat)
    then(s, CarryOut(effects, 0, parties), QuestDone(seat, quest))


class QuestDone(Seated[Karanor]):
    """K8.3, K8.7: score the card; a part 1/2 fetches its part 2/2."""

    clause: ClassVar[str] = "K8.3"

    def __init__(self, seat: i64, quest: Quest) -> None:
        super().__init__(seat)
        self.quest: Final = quest

    def run(self, s: Karanor) -> None:
        gain_prestige(s, self.seat, QUEST_PRESTIGE[self.quest], events.FROM_QUEST)
        trigger(s, self.seat, ON_QUEST)
        part = QUEST_NEXT[self.quest]
        if part >= 0 and part in s.continuation:
            s.continuation.remove(part)
            receive_quest(s, self.seat, part)
