"""What happened, told to whoever listens. Only a vote is a secret; all else happens in the open (ruling 21)."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.jantaris.box import AREAS, CARDS, COLOURS, FAIR_COST, FAIR_PRESTIGE, ITEMS, NONE, VOTES
from comptoir.games.jantaris.state import City
from comptoir.table.agenda import Event, Told


class Public(Event):
    """Something everybody may know, whole."""

    def __init__(self, facts: Told) -> None:
        self.facts = facts

    def told(self, seat: int) -> Told | None:
        return dict(self.facts)


class Voted(Event):
    """J5.2: everybody sees that a card was chosen, only its seat knows which."""

    def __init__(self, seat: int, vote: int) -> None:
        self.seat = seat
        self.vote = vote

    def told(self, seat: int) -> Told | None:
        if seat == self.seat:
            return {"type": "voted", "seat": self.seat, "vote": VOTES[self.vote]}
        return {"type": "voted", "seat": self.seat}


class MaximumSet(Event):
    """J4.3n: only the bidder knows of a maximum."""

    def __init__(self, seat: int, goods: int) -> None:
        self.seat = seat
        self.goods = goods

    def told(self, seat: int) -> Told | None:
        return {"type": "maximum-set", "seat": self.seat, "goods": self.goods} if seat == self.seat else None


def turn_began(s: City) -> None:
    """J3.5."""
    if s.heard is not None:
        s.heard.append(Public({"type": "turn-began", "seat": s.active, "turn": s.turn}))


def merchant_placed(s: City, seat: i64, area: i64, count: i64, why: str) -> None:
    """`why`: setup, guild, recruitment, noble_horse, street_organ, royal_diamond."""
    if s.heard is not None:
        facts = {"type": "merchant-placed", "seat": seat, "to": AREAS[area], "count": count, "why": why}
        s.heard.append(Public(facts))


def merchants_recalled(s: City, seat: i64, area: i64, count: i64, why: str) -> None:
    """`why`: guild, royal_cape."""
    if s.heard is not None:
        facts = {"type": "merchants-recalled", "seat": seat, "from": AREAS[area], "count": count, "why": why}
        s.heard.append(Public(facts))


def merchants_moved(s: City, seat: i64, source: i64, target: i64, count: i64, why: str) -> None:
    """`why`: strengthen, banishment, coach, great_fair, signal_horn."""
    if s.heard is not None:
        facts = {"type": "merchants-moved", "seat": seat, "from": AREAS[source], "to": AREAS[target]}
        s.heard.append(Public({**facts, "count": count, "why": why}))


def goods_received(s: City, seat: i64, red: i64, black: i64, why: str) -> None:
    """From the bank; `why`: market, deal, black_market or an item. Nothing received is told too (J3.1)."""
    if s.heard is not None:
        facts = {"type": "goods-received", "seat": seat, "red": red, "black": black, "why": why}
        s.heard.append(Public(facts))


def good_taken(s: City, seat: i64, victim: i64, colour: i64, why: str) -> None:
    """From another player; `why`: black_market, seal_ring, royal_obligation."""
    if s.heard is not None:
        facts = {"type": "good-taken", "seat": seat, "other": victim, "colour": COLOURS[colour], "why": why}
        s.heard.append(Public(facts))


def goods_lost(s: City, seat: i64, red: i64, black: i64) -> None:
    """J5.3: the third Black Market."""
    if s.heard is not None:
        s.heard.append(Public({"type": "goods-lost", "seat": seat, "red": red, "black": black}))


def bazaar_visited(s: City, seat: i64) -> None:
    """J4.3."""
    if s.heard is not None:
        s.heard.append(Public({"type": "bazaar-visited", "seat": seat}))


def bazaar_left(s: City, seat: i64) -> None:
    """J4.5: the visitor could pay for nothing."""
    if s.heard is not None:
        s.heard.append(Public({"type": "bazaar-left", "seat": seat}))


def auction_opened(s: City, seat: i64, item: i64, bid: i64) -> None:
    """J4.3a."""
    if s.heard is not None:
        s.heard.append(Public({"type": "auction-opened", "seat": seat, "item": ITEMS[item], "goods": bid}))


def bid_made(s: City, seat: i64, bid: i64, equal: bool, standing: bool) -> None:
    """J4.3b, J4.3c; `how`: hand, or standing, by the table for a maximum (J4.3n)."""
    if s.heard is not None:
        kind = "bid-equalled" if equal else "bid-raised"
        how = "standing" if standing else "hand"
        s.heard.append(Public({"type": kind, "seat": seat, "goods": bid, "how": how}))


def bid_passed(s: City, seat: i64, forced: bool) -> None:
    """J4.3b; `how`: hand, or forced, because the goods for a higher bid are not there."""
    if s.heard is not None:
        how = "forced" if forced else "hand"
        s.heard.append(Public({"type": "bid-passed", "seat": seat, "how": how}))


def item_bought(s: City, seat: i64, item: i64, red: i64, black: i64, prestige: i64) -> None:
    """J4.3d, J8.6."""
    if s.heard is not None:
        facts = {"type": "item-bought", "seat": seat, "item": ITEMS[item], "red": red, "black": black}
        s.heard.append(Public({**facts, "prestige": prestige}))


def item_picked(s: City, seat: i64, item: i64, prestige: i64) -> None:
    """J8.21."""
    if s.heard is not None:
        s.heard.append(
            Public({"type": "item-picked", "seat": seat, "item": ITEMS[item], "prestige": prestige})
        )


def item_used(s: City, seat: i64, item: i64) -> None:
    """J8.24."""
    if s.heard is not None:
        s.heard.append(Public({"type": "item-used", "seat": seat, "item": ITEMS[item]}))


def item_returned(s: City, seat: i64, item: i64) -> None:
    """Ruling 30: an item goes under the pile."""
    if s.heard is not None:
        s.heard.append(Public({"type": "item-returned", "seat": seat, "item": ITEMS[item]}))


def items_turned_up(s: City, items: list[int], why: str) -> None:
    """`why`: bazaar, historic_book, small_ring, picks."""
    if s.heard is not None:
        s.heard.extend([Public({"type": "item-turned-up", "item": ITEMS[i], "why": why}) for i in items])


def marker_moved(s: City, seat: i64, marker: i64, source: i64, target: i64) -> None:
    """J5.1."""
    if s.heard is not None:
        facts = {"type": "marker-moved", "seat": seat, "colour": COLOURS[marker]}
        s.heard.append(Public({**facts, "from": AREAS[source], "to": AREAS[target]}))


def voted(s: City, seat: i64, vote: i64) -> None:
    """J5.2."""
    if s.heard is not None:
        s.heard.append(Voted(seat, vote))


def maximum_set(s: City, seat: i64, goods: i64) -> None:
    """J4.3n."""
    if s.heard is not None:
        s.heard.append(MaximumSet(seat, goods))


def votes_revealed(s: City) -> None:
    """J5.2: all at once."""
    if s.heard is not None:
        s.heard.append(Public({"type": "votes-revealed", "votes": [VOTES[vote] for vote in s.votes]}))


def vote_carried_out(s: City, seat: i64, voters: i64) -> None:
    """J5.3: a seat's turn to carry out its vote, chosen by so many."""
    if s.heard is not None:
        vote = VOTES[s.votes[seat]]
        s.heard.append(Public({"type": "vote-carried-out", "seat": seat, "vote": vote, "voters": voters}))


def player_banished(s: City, seat: i64, by: i64, count: i64) -> None:
    """J5.5: before the moves themselves; `count` may be 0."""
    if s.heard is not None:
        s.heard.append(Public({"type": "player-banished", "seat": by, "other": seat, "count": count}))


def vote_lapsed(s: City, seat: i64) -> None:
    """Ruling 3: an effect that cannot be used, or was declined."""
    if s.heard is not None:
        s.heard.append(Public({"type": "vote-lapsed", "seat": seat, "vote": VOTES[s.votes[seat]]}))


def fair_opened(s: City) -> None:
    """J6.1."""
    if s.heard is not None:
        cost, prestige = FAIR_COST[s.fair], FAIR_PRESTIGE[s.fair]
        s.heard.append(Public({"type": "fair-opened", "goods": cost, "prestige": prestige}))


def traded(s: City, seat: i64, red: i64, black: i64, prestige: i64) -> None:
    """J6.2."""
    if s.heard is not None:
        facts = {"type": "traded", "seat": seat, "red": red, "black": black, "prestige": prestige}
        s.heard.append(Public(facts))


def fair_closed(s: City) -> None:
    """J6.3."""
    if s.heard is not None:
        s.heard.append(Public({"type": "fair-closed"}))


def card_claimed(s: City, seat: i64, card: i64, prestige: i64, turned: i64) -> None:
    """J7.2: `turned` is the card turned up instead, NONE when the pile is empty."""
    if s.heard is not None:
        facts = {"type": "card-claimed", "seat": seat, "card": CARDS[card], "prestige": prestige}
        s.heard.append(Public(facts))
        if turned != NONE:
            s.heard.append(Public({"type": "card-turned-up", "card": CARDS[turned]}))


def game_ended(s: City, winners: list[int]) -> None:
    """J9."""
    if s.heard is not None:
        goods = [s.total(seat) for seat in range(s.players)]
        facts: Told = {"type": "game-ended", "winners": winners, "prestige": s.prestige[:], "goods": goods}
        s.heard.append(Public(facts))
