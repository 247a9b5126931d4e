"""What happened, told to whoever listens; of a card drawn unseen the others hear only that it was drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.karanor.actions import KEEPS
from comptoir.games.karanor.box import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BLACKS,
    COMMERCES,
    DECKS,
    DELIVERIES,
    HISTORIES,
    INSIGNIA,
    QUESTS,
    RESOURCES,
    TERRITORIES,
    TILE_NAMES,
    WINDOWS,
    Artefact,
    Black,
    Commerce,
    Delivery,
    History,
    Quest,
    Resource,
    Territory,
    Tile,
)
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.trade.wording import REPLIES, written
from comptoir.games.karanor.wire import (
    Aimed,
    Countered,
    Discarded,
    Drawn,
    End,
    Fulfilled,
    Offered,
    Passed,
    Traded,
)
from comptoir.table.news import Field, News, News0, News1, News2, News3, News4
from comptoir.table.ranks import winners


def fulfilled(_: Karanor, told: list[int]) -> Fulfilled:
    facts: Fulfilled = {}
    if told[2]:
        facts["option"] = told[2]
    if told[3] >= 0:
        facts["other"] = told[3]
    return facts


def aimed(_: Karanor, told: list[int]) -> Aimed:
    return {"other": told[2]} if told[2] >= 0 else {}


def offered(s: Karanor, _: list[int]) -> Offered:
    """The latest offer."""
    offer = s.offers[-1]
    facts: Offered = {"give": written(offer.gives), "want": written(offer.wants)}
    if offer.to >= 0:
        facts["other"] = int(offer.to)
    if offer.purpose:
        facts["purpose"] = offer.purpose
    return facts


def countered(s: Karanor, _: list[int]) -> Countered:
    offer = s.offers[-1]
    facts: Countered = {
        "give": written(offer.gives),
        "want": written(offer.wants),
        "other": int(offer.to),
        "answers": int(offer.answers),
    }
    if offer.purpose:
        facts["purpose"] = offer.purpose
    return facts


def traded(s: Karanor, told: list[int]) -> Traded:
    [offer] = [offer for offer in s.offers if offer.number == told[1]]
    return {"give": written(offer.gives), "want": written(offer.wants)}


def drawn_openly(s: Karanor, told: list[int]) -> Drawn:
    return {"cards": names(told[1], s.drawn)} if told[1] == ARTEFACT_DECK else {}


def drawn_unseen(s: Karanor, told: list[int]) -> Drawn:
    return {} if told[1] == ARTEFACT_DECK else {"cards": names(told[1], s.drawn)}


def discarded(s: Karanor, told: list[int]) -> Discarded:
    """While what was drawn lies there: all but the one kept."""
    left = s.drawn[:]
    left.remove(told[2])
    return {"cards": names(told[1], left), "n": len(left)}


def names(deck: i64, cards: list[int]) -> list[str]:
    return [KEEPS[deck][card].text.removeprefix("keep ") for card in cards]


def passed(s: Karanor, _: list[int]) -> Passed:
    return {"cards": [COMMERCES[card] for card in s.commerce_discard]}


def ended(s: Karanor, _: list[int]) -> End:
    """K13.7: most prestige, then most gold; who is level shares."""
    prestige = [int(merchant.prestige) for merchant in s.merchants]
    gold = [int(merchant.gold) for merchant in s.merchants]
    return {"winners": winners(list(zip(prestige, gold, strict=True))), "prestige": prestige, "gold": gold}


SOURCES: Final = ["quest", "card", "tile", "bonus", "commerce", "delivery", "villa"]
FROM_QUEST: Final[i64] = 0
FROM_CARD: Final[i64] = 1
FROM_TILE: Final[i64] = 2
FROM_BONUS: Final[i64] = 3
FROM_COMMERCE: Final[i64] = 4
FROM_DELIVERY: Final[i64] = 5
FROM_VILLA: Final[i64] = 6
ALL_WINDOWS: Final[i64] = len(WINDOWS)

SEAT: Final[Field[i64]] = Field("seat")
OTHER: Final[Field[i64]] = Field("other")
N: Final[Field[i64]] = Field("n")
UNTOLD: Final[Field[i64]] = Field("")
"""For the facts only."""
TURN: Final[Field[i64]] = Field("turn")
STEPS: Final[Field[i64]] = Field("steps")
OPTION: Final[Field[i64]] = Field("option")
BONUS: Final[Field[i64]] = Field("bonus")
PRESTIGE: Final[Field[i64]] = Field("prestige")
INCOME: Final[Field[i64]] = Field("income")
OFFER: Final[Field[i64]] = Field("offer")
AT: Final[Field[Territory]] = Field("at", TERRITORIES)
RESOURCE: Final[Field[Resource]] = Field("resource", RESOURCES)
ASSOCIATE: Final[Field[Resource]] = Field("associate", RESOURCES)
INSIGNE: Final[Field[i64]] = Field("insignia", INSIGNIA)
ARTEFACT: Final[Field[Artefact]] = Field("artefact", ARTEFACTS)
TILE: Final[Field[Tile]] = Field("tile", TILE_NAMES)
COMMERCE: Final[Field[Commerce]] = Field("commerce", COMMERCES)
QUEST: Final[Field[Quest]] = Field("quest", QUESTS)
BLACK: Final[Field[Black]] = Field("black", BLACKS)
DELIVERY: Final[Field[Delivery]] = Field("delivery", DELIVERIES)
HISTORY: Final[Field[History]] = Field("history", HISTORIES)
DECK: Final[Field[i64]] = Field("deck", DECKS)
SOURCE: Final[Field[i64]] = Field("source", SOURCES)
WINDOW: Final[Field[i64]] = Field("window", [*WINDOWS, "all"])

SETTLED: Final = News3("settled", SEAT, AT.called("city"), HISTORY)
"""K2.11."""
DRAFTED: Final = News2("drafted", SEAT, COMMERCE.hidden())
"""K2.9."""
DRAFT_ENDED: Final = News1("draft-ended", SEAT, facts=passed, wire=Passed)
"""K2.10; the seat is that of the first player."""
TURN_BEGAN: Final = News2("turn-began", SEAT, TURN)
"""K3.2."""
MOVED: Final = News3("moved", SEAT, AT.called("to"), STEPS)
SAILED: Final = News4("sailed", SEAT, AT.called("to"), STEPS, N)
"""K4.3: for so much gold."""
RELOCATED: Final = News2("relocated", SEAT, AT.called("to"))
WORKED: Final = News2("worked", SEAT, N)
HARVESTED: Final = News2("harvested", SEAT, AT)
INTERACTED: Final = News2("interacted", SEAT, AT)
IMMEDIATE_DRAWN: Final = News2("immediate-drawn", SEAT, QUEST)
"""K8.6."""
QUEST_DRAWN: Final = News2("quest-drawn", SEAT, QUEST.hidden())
QUEST_FULFILLED: Final = News4(
    "quest-fulfilled", SEAT, QUEST, UNTOLD, UNTOLD, facts=fulfilled, wire=Fulfilled
)
"""K8.3: then option (0 for none) and target."""
QUEST_DISCARDED: Final = News2("quest-discarded", SEAT, QUEST)
"""K8.5."""
CHOSEN: Final = News2("chosen", SEAT, OPTION)
DRAWN: Final = News3("drawn", SEAT, DECK, N, facts=drawn_openly, secrets=drawn_unseen, wire=Drawn)
DISCARDED: Final = News3("discarded", SEAT, DECK, UNTOLD, facts=discarded, wire=Discarded)
"""R54: then the card that was kept."""
ARTEFACT_KEPT: Final = News2("artefact-kept", SEAT, ARTEFACT)
BUILD_DECLARED: Final = News4("build-declared", SEAT, COMMERCE, AT.called("in"), BONUS)
"""K7.7."""
BUILD_FAILED: Final = News2("build-failed", SEAT, COMMERCE)
BUILT: Final = News4("built", SEAT, COMMERCE, AT.called("in"), N)
COMMERCE_SHOWN: Final = News2("commerce-shown", SEAT, COMMERCE)
COMMERCE_TAKEN: Final = News2("commerce-taken", SEAT, COMMERCE)
COMMERCE_DRAWN: Final = News2("commerce-drawn", SEAT, COMMERCE.hidden())
DELIVERED: Final = News3("delivered", SEAT, DELIVERY, N)
DELIVERY_SHOWN: Final = News2("delivery-shown", SEAT, DELIVERY)
RECRUITED: Final = News2("recruited", SEAT, ASSOCIATE)
PROMOTED: Final = News2("promoted", SEAT, ASSOCIATE)
VILLA_DECLARED: Final = News2("villa-declared", SEAT, AT)
VILLA_BOUGHT: Final = News3("villa-bought", SEAT, AT, N)
VILLA_FAILED: Final = News2("villa-failed", SEAT, AT)
BOUGHT: Final = News3("bought", SEAT, RESOURCE, N)
SOLD: Final = News3("sold", SEAT, RESOURCE, N)
INCOME_TAKEN: Final = News2("income-taken", SEAT, N)
INCOME_CHANGED: Final = News3("income-changed", SEAT, N, INCOME)
GOLD_GAINED: Final = News2("gold-gained", SEAT, N)
GOLD_LOST: Final = News2("gold-lost", SEAT, N)
GOLD_PAID: Final = News3("gold-paid", SEAT, N, OTHER)
GOLD_STOLEN: Final = News3("gold-stolen", SEAT, N, OTHER)
GOODS_GAINED: Final = News3("goods-gained", SEAT, N, RESOURCE)
GOODS_LOST: Final = News3("goods-lost", SEAT, N, RESOURCE)
GOODS_STOLEN: Final = News3("goods-stolen", SEAT, OTHER, RESOURCE)
ASSOCIATE_STOLEN: Final = News3("associate-stolen", SEAT, OTHER, ASSOCIATE)
INSIGNIA_GAINED: Final = News3("insignia-gained", SEAT, N, INSIGNE)
INSIGNIA_LOST: Final = News3("insignia-lost", SEAT, N, INSIGNE)
PRESTIGE_GAINED: Final = News4("prestige-gained", SEAT, N, PRESTIGE, SOURCE)
PRESTIGE_LOST: Final = News3("prestige-lost", SEAT, N, PRESTIGE)
ACTION_GAINED: Final = News2("action-gained", SEAT, N)
BLACK_DRAWN: Final = News2("black-drawn", SEAT, BLACK.hidden())
CARD_PLAYED: Final = News3("card-played", SEAT, BLACK, UNTOLD, facts=aimed, wire=Aimed)
"""K14.13: then the target."""
CARD_CANCELLED: Final = News2("card-cancelled", SEAT, BLACK)
"""K15.6."""
WINDOW_OPENED: Final = News2("window-opened", SEAT, WINDOW)
"""K14.9; the seat is that of whoever caused it."""
SILENT: Final = News1("silent", SEAT)
"""K14.12: for the rest of this turn."""
SPARED: Final = News2("spared", SEAT, WINDOW)
"""R62."""
ASKED_AGAIN: Final = News2("asked-again", SEAT, WINDOW)
TILE_ACTED: Final = News2("tile-acted", SEAT, TILE)
TILE_USED: Final = News2("tile-used", SEAT, TILE)
OFFER_MADE: Final = News2("offer-made", SEAT, OFFER, facts=offered, wire=Offered)
"""K14.15."""
COUNTER_MADE: Final = News2("counter-made", SEAT, OFFER, facts=countered, wire=Countered)
"""K14.16."""
REPLIED: Final = [News3(f"offer-{word}", SEAT, OFFER, OTHER) for word in REPLIES]
"""K14.16 to K14.18: to an offer of the other seat."""
OFFER_VOID: Final = News3("offer-void", SEAT, OFFER, OTHER)
"""K14.18."""
ACCEPTANCE_VOID: Final = News3("acceptance-void", SEAT, OFFER, OTHER)
TRADED: Final = News3("traded", SEAT, OFFER, OTHER, facts=traded, wire=Traded)
"""K14.19."""
END_TRIGGERED: Final = News2("end-triggered", SEAT, PRESTIGE)
"""K13.4."""
GAME_ENDED: Final = News0("game-ended", facts=ended, wire=End)

NEWS: Final[tuple[News, ...]] = (
    SETTLED,
    DRAFTED,
    DRAFT_ENDED,
    TURN_BEGAN,
    MOVED,
    SAILED,
    RELOCATED,
    WORKED,
    HARVESTED,
    INTERACTED,
    IMMEDIATE_DRAWN,
    QUEST_DRAWN,
    QUEST_FULFILLED,
    QUEST_DISCARDED,
    CHOSEN,
    DRAWN,
    DISCARDED,
    ARTEFACT_KEPT,
    BUILD_DECLARED,
    BUILD_FAILED,
    BUILT,
    COMMERCE_SHOWN,
    COMMERCE_TAKEN,
    COMMERCE_DRAWN,
    DELIVERED,
    DELIVERY_SHOWN,
    RECRUITED,
    PROMOTED,
    VILLA_DECLARED,
    VILLA_BOUGHT,
    VILLA_FAILED,
    BOUGHT,
    SOLD,
    INCOME_TAKEN,
    INCOME_CHANGED,
    GOLD_GAINED,
    GOLD_LOST,
    GOLD_PAID,
    GOLD_STOLEN,
    GOODS_GAINED,
    GOODS_LOST,
    GOODS_STOLEN,
    ASSOCIATE_STOLEN,
    INSIGNIA_GAINED,
    INSIGNIA_LOST,
    PRESTIGE_GAINED,
    PRESTIGE_LOST,
    ACTION_GAINED,
    BLACK_DRAWN,
    CARD_PLAYED,
    CARD_CANCELLED,
    WINDOW_OPENED,
    SILENT,
    SPARED,
    ASKED_AGAIN,
    TILE_ACTED,
    TILE_USED,
    OFFER_MADE,
    COUNTER_MADE,
    *REPLIED,
    OFFER_VOID,
    ACCEPTANCE_VOID,
    TRADED,
    END_TRIGGERED,
    GAME_ENDED,
)
