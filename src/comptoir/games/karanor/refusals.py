"""Why an answer is not accepted: the clause, and a sentence in the locale files."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.games.karanor.box import Territory
from comptoir.games.karanor.events import AT, BLACK, COMMERCE, OFFER, QUEST, RESOURCE, N
from comptoir.table.news import Field, Refusal

_SAID: Final[Field[i64]] = Field("said", secret=True)
_GOLD: Final[Field[i64]] = Field("gold")
_PLACE: Final[Field[Territory]] = AT.called("territory")


def _refusal(reason: str, clause: str, text: str, fields: list[Field[Any]] | None = None) -> Refusal:
    return Refusal(f"karanor-refused-{reason}", clause, text, fields)


OTHER_QUESTION: Final = _refusal(
    "other-question", "K3.3", "“{said}” does not answer what is asked now", [_SAID]
)
NO_ACTION: Final = _refusal("no-action", "K3.5", "you have used all your actions of this turn")
NO_CARD_FOR_IT: Final = _refusal("no-card-for-it", "K3.3", "you hold no card for it")
FORBIDDEN: Final = _refusal("forbidden", "K15.1", "an effect forbids you this action")
LACKING: Final = _refusal("lacking", "K7.2", "you lack {n} {resource}", [N, RESOURCE])
LACKING_GOLD: Final = _refusal("lacking-gold", "K7.2", "you lack {n} gold", [N])

NOT_NEAR: Final = _refusal("not-near", "K4.2", "{territory} is not adjacent", [_PLACE])
DEAR_PASSAGE: Final = _refusal("sea-price", "K4.3", "you cannot pay the passage", [_GOLD])
NO_SITE: Final = _refusal("no-site", "K5.1", "nothing is harvested here")
SUPPLY_EMPTY: Final = _refusal("supply-empty", "K5.3", "the supply is empty", [RESOURCE])
NO_WORK: Final = _refusal("no-work", "K6.3", "you may not work")
BONUS_LATE: Final = _refusal("bonus-late", "K7.3", "the bonus is bought with the building, never later")
NO_COMMERCE: Final = _refusal("no-commerce", "K7.2", "{commerce} is not in your hand", [COMMERCE])
NO_CITY: Final = _refusal("no-city", "K7.1", "you are not in a city")
ONE_COMMERCE: Final = _refusal("one-commerce", "K7.1", "you have a commerce in this city already")
NO_SWAP: Final = _refusal("swap", "K15.5", "you cannot replace that resource")
NO_QUEST: Final = _refusal("no-quest", "K8.3", "you do not hold that quest", [QUEST])
QUEST_UNMET: Final = _refusal("quest", "K8.3", "its conditions do not hold or you cannot pay", [QUEST])
NO_QUESTS_LEFT: Final = _refusal("no-quests", "K8.8", "no quest card is left")
NOBODY_THERE: Final = _refusal("nobody-there", "K8.1", "no inhabitant waits there")
NO_DELIVERY: Final = _refusal("no-delivery", "K9.2", "no delivery is open")
WANTED_ELSEWHERE: Final = _refusal("delivery-city", "K9.1", "the goods are wanted in {territory}", [_PLACE])
NOT_YOUR_ASSOCIATE: Final = _refusal("not-your-associate", "K9.5", "this associate does not work for you")
PROMOTED: Final = _refusal("promoted", "K9.5", "this associate is promoted, for good")
RECRUITED: Final = _refusal("recruited", "K9.3", "this associate works for somebody already")
NO_VILLA: Final = _refusal("no-villa", "K9.6", "there is no villa here")
VILLA_SOLD: Final = _refusal("villa-sold", "K9.7", "this villa has an owner")
NO_POWER: Final = _refusal("power", "K15.3", "this power cannot be used now")
NO_DEAL: Final = _refusal("market", "K16.8", "the market does not deal in that now, or you cannot pay")
NO_MARKET: Final = _refusal("no-market", "K16.4", "there is no market")
WISHED: Final = _refusal("wish", "R62", "you have said so already")

NOT_HELD: Final = _refusal("no-card", "K12.1", "you do not hold {black}", [BLACK])


def _unplayable(reason: str, clause: str, text: str) -> Refusal:
    return _refusal(f"card-{reason}", clause, f"{{black}} cannot be played: {text}", [BLACK])


PENDING: Final = _unplayable("pending", "K14.7", "first what is asked now must be answered")
NOT_ASKED: Final = _unplayable("not-asked", "K14.10", "you are not asked in this window")
ANSWERED: Final = _unplayable("answered", "K14.11", "you have answered in this window")
IN_OWN_TURN: Final = _unplayable("own-turn", "K12.5", "it is played in your own turn")
IN_OTHER_TURN: Final = _unplayable("other-turn", "K12.5", "it is played in the turn of another player")
UNTIMELY: Final = _unplayable("not-now", "K12.5", "this is not its moment")
ALONE: Final = _unplayable("alone", "K15.2", "nobody else is in your territory")
NOT_IN_CITY: Final = _unplayable("no-city", "K15.2", "you are not in a city")
UNMET: Final = _unplayable("condition", "K15.2", "its condition does not hold")
AIMLESS: Final = _unplayable("no-target", "K15.2", "there is nobody it could aim at")
MISAIMED: Final = _unplayable("target", "K15.2", "it cannot aim at this player")
NOTHING_TO_SWAP: Final = _unplayable("nothing", "K15.2", "you have nothing to swap")
IMMUNE: Final = _unplayable("immune", "K15.5", "this player is protected from black market cards")


def _untraded(reason: str, clause: str, text: str) -> Refusal:
    return _refusal(f"trade-{reason}", clause, text, [OFFER])


ENDING: Final = _untraded("ending", "K13.6", "the end is triggered: nobody trades any more")
GONE: Final = _untraded("gone", "K14.17", "there is no such offer")
CLOSED: Final = _untraded("closed", "K14.17", "this offer is closed")
DECLINED: Final = _untraded("declined", "K14.16", "you have declined this offer")
ACCEPTED: Final = _untraded(
    "accepted", "K14.17", "you have accepted already: it is carried out at the next open point"
)
TAKEN: Final = _untraded(
    "taken", "K14.17", "this offer is accepted: it is carried out at the next open point"
)
NOT_OWNED: Final = _untraded("not-owned", "K14.18", "you do not have all of that")
NOT_COUNTERED: Final = _untraded(
    "not-countered", "K14.16", "only the author reopens an offer, and only one that was countered"
)
NOT_YOUR_OFFER: Final = _untraded("not-your-offer", "K14.17", "this offer is not yours")
NOT_TO_YOU: Final = _untraded("not-to-you", "K14.15", "this offer is not made to you")
TO_NOBODY: Final = _untraded("nobody", "K14.15", "an offer is made to another player or to anyone")
TOO_MANY: Final = _untraded("too-many", "K14.17", "you have too many open offers")
NO_TRADING: Final = _untraded("forbidden", "K14.1", "you may not trade now")
