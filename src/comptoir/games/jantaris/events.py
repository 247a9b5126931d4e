"""What happened, told to whoever listens. Only votes and maxima are secrets, all else is open (ruling 21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.jantaris.box import AREAS, CARDS, COLOURS, ITEMS, VOTES, Area, Card, Item
from comptoir.games.jantaris.state import City
from comptoir.games.jantaris.wire import End, Votes
from comptoir.table.news import Field, News, News0, News1, News2, News3, News4, News5
from comptoir.table.ranks import winners


def voted_for(s: City, _: list[int]) -> Votes:
    return {"votes": [VOTES[vote] for vote in s.votes]}


def ended(s: City, _: list[int]) -> End:
    goods = [int(s.total(seat)) for seat in range(s.players)]
    return {"winners": winners(s.worths()), "prestige": s.prestige[:], "goods": goods}


_WHY: Final = [
    "setup",
    "guild",
    "market",
    "deal",
    "strengthen",
    "recruitment",
    "black_market",
    "banishment",
    "great_fair",
    "bazaar",
]
BY_SETUP: Final[i64] = len(ITEMS)
BY_GUILD: Final[i64] = BY_SETUP + 1
BY_MARKET: Final[i64] = BY_SETUP + 2
BY_DEAL: Final[i64] = BY_SETUP + 3
BY_STRENGTHEN: Final[i64] = BY_SETUP + 4
BY_RECRUITMENT: Final[i64] = BY_SETUP + 5
BY_BLACK_MARKET: Final[i64] = BY_SETUP + 6
BY_BANISHMENT: Final[i64] = BY_SETUP + 7
BY_GREAT_FAIR: Final[i64] = BY_SETUP + 8
BY_BAZAAR: Final[i64] = BY_SETUP + 9
BY_HAND, STANDING, FORCED = range(3)

SEAT: Final[Field[i64]] = Field("seat")
OTHER: Final[Field[i64]] = Field("other")
TURN: Final[Field[i64]] = Field("turn")
AREA: Final[Field[Area]] = Field("area", AREAS)
COUNT: Final[Field[i64]] = Field("count")
COLOUR: Final[Field[i64]] = Field("colour", list[str](COLOURS))
RED: Final[Field[i64]] = Field("red")
BLACK: Final[Field[i64]] = Field("black")
GOODS: Final[Field[i64]] = Field("goods")
ITEM: Final[Field[Item]] = Field("item", ITEMS)
CARD: Final[Field[Card]] = Field("card", CARDS)
VOTE: Final[Field[i64]] = Field("vote", VOTES)
VOTERS: Final[Field[i64]] = Field("voters")
PRESTIGE: Final[Field[i64]] = Field("prestige")
WHY: Final[Field[i64]] = Field("why", ITEMS + _WHY)
"""An item, by its own number, or one of those above."""
HOW: Final[Field[i64]] = Field("how", ["hand", "standing", "forced"])
"""By hand; by the table for a maximum (J4.3n); because the goods for a higher bid are not there."""
DECLINED: Final[i64] = 0
NO_RESERVE: Final[i64] = 1
MARKED: Final[i64] = 2
NOBODY_THERE: Final[i64] = 3
NO_GOODS: Final[i64] = 4
BECAUSE: Final[Field[i64]] = Field("because", ["declined", "reserve", "marker", "nobody", "goods"])
"""Why a vote has no effect: it was not wanted; nobody in reserve; a marker is in the way; nobody to move; nothing to
take."""

TURN_BEGAN: Final = News2("turn-began", SEAT, TURN)
"""J3.5."""
MERCHANT_PLACED: Final = News4("merchant-placed", SEAT, AREA.called("to"), COUNT, WHY)
MERCHANTS_RECALLED: Final = News4("merchants-recalled", SEAT, AREA.called("from"), COUNT, WHY)
MERCHANTS_MOVED: Final = News5("merchants-moved", SEAT, AREA.called("from"), AREA.called("to"), COUNT, WHY)
GOODS_RECEIVED: Final = News4("goods-received", SEAT, RED, BLACK, WHY)
"""From the bank. Nothing received is told too (J3.1)."""
GOOD_TAKEN: Final = News4("good-taken", SEAT, OTHER, COLOUR, WHY)
"""From another player."""
GOODS_LOST: Final = News3("goods-lost", SEAT, RED, BLACK)
"""J5.3: the third Black Market."""
BAZAAR_VISITED: Final = News1("bazaar-visited", SEAT)
"""J4.3."""
BAZAAR_LEFT: Final = News1("bazaar-left", SEAT)
"""J4.5: the visitor could pay for nothing."""
AUCTION_OPENED: Final = News3("auction-opened", SEAT, ITEM, GOODS)
"""J4.3a."""
MAXIMUM_SET: Final = News2("maximum-set", SEAT, GOODS, whispered=True)
"""J4.3n: only the bidder knows of a maximum."""
BID_RAISED: Final = News3("bid-raised", SEAT, GOODS, HOW)
"""J4.3b."""
BID_EQUALLED: Final = News3("bid-equalled", SEAT, GOODS, HOW)
"""J4.3c."""
BID_PASSED: Final = News2("bid-passed", SEAT, HOW)
"""J4.3b."""
ITEM_BOUGHT: Final = News5("item-bought", SEAT, ITEM, RED, BLACK, PRESTIGE)
"""J4.3d, J8.6."""
ITEM_PICKED: Final = News3("item-picked", SEAT, ITEM, PRESTIGE)
"""J8.21."""
ITEM_USED: Final = News2("item-used", SEAT, ITEM)
"""J8.24."""
ITEM_RETURNED: Final = News2("item-returned", SEAT, ITEM)
"""Ruling 30: an item goes under the pile."""
ITEM_TURNED_UP: Final = News2("item-turned-up", ITEM, WHY)
MARKER_MOVED: Final = News4("marker-moved", SEAT, COLOUR, AREA.called("from"), AREA.called("to"))
"""J5.1."""
VOTED: Final = News2("voted", SEAT, VOTE.hidden())
"""J5.2: everybody sees that a card was chosen, only its seat knows which."""
VOTES_REVEALED: Final = News0("votes-revealed", facts=voted_for, wire=Votes)
"""J5.2: all at once."""
VOTE_CARRIED_OUT: Final = News3("vote-carried-out", SEAT, VOTE, VOTERS)
"""J5.3: a seat's turn to carry out its vote, chosen by so many."""
PLAYER_BANISHED: Final = News3("player-banished", SEAT, OTHER, COUNT)
"""J5.5: before the moves themselves; none may have to move."""
VOTE_LAPSED: Final = News3("vote-lapsed", SEAT, VOTE, BECAUSE)
"""Ruling 3: an effect that cannot be used, or was declined."""
FAIR_OPENED: Final = News2("fair-opened", GOODS, PRESTIGE)
"""J6.1."""
TRADED: Final = News4("traded", SEAT, RED, BLACK, PRESTIGE)
"""J6.2."""
FAIR_CLOSED: Final = News0("fair-closed")
"""J6.3."""
CARD_CLAIMED: Final = News3("card-claimed", SEAT, CARD, PRESTIGE)
"""J7.2."""
CARD_TURNED_UP: Final = News1("card-turned-up", CARD)
"""J7.2: in its place."""
GAME_ENDED: Final = News0("game-ended", facts=ended, wire=End)
"""J9."""

NEWS: Final[tuple[News, ...]] = (
    TURN_BEGAN,
    MERCHANT_PLACED,
    MERCHANTS_RECALLED,
    MERCHANTS_MOVED,
    GOODS_RECEIVED,
    GOOD_TAKEN,
    GOODS_LOST,
    BAZAAR_VISITED,
    BAZAAR_LEFT,
    AUCTION_OPENED,
    MAXIMUM_SET,
    BID_RAISED,
    BID_EQUALLED,
    BID_PASSED,
    ITEM_BOUGHT,
    ITEM_PICKED,
    ITEM_USED,
    ITEM_RETURNED,
    ITEM_TURNED_UP,
    MARKER_MOVED,
    VOTED,
    VOTES_REVEALED,
    VOTE_CARRIED_OUT,
    PLAYER_BANISHED,
    VOTE_LAPSED,
    FAIR_OPENED,
    TRADED,
    FAIR_CLOSED,
    CARD_CLAIMED,
    CARD_TURNED_UP,
    GAME_ENDED,
)
