"""What a seat sees of the islands, built up from nothing."""

from __future__ import annotations

from msgspec.structs import replace

from comptoir.games.karanor.box import (
    ALL_TERRITORIES,
    ARTEFACT_DECK,
    ARTEFACTS,
    BLACKS,
    BONUS_PRICE,
    COMMERCES,
    DELIVERIES,
    DELIVERY_CITY,
    DELIVERY_GOLD,
    DELIVERY_GOODS,
    END,
    HISTORIES,
    INSIGNIA,
    PRICE,
    PRICE_GOODS,
    QUEST_PART,
    QUESTS,
    RESOURCES,
    TERRITORIES,
    VILLAS,
    WINDOW_PLAYED,
    WINDOWS,
    Commerce,
    Quest,
)
from comptoir.games.karanor.cards.draws import KeepDrawn
from comptoir.games.karanor.cards.legal import requirements
from comptoir.games.karanor.cards.tables import QUEST_CHOICES, QUEST_REQUIRE
from comptoir.games.karanor.events import names
from comptoir.games.karanor.hints import actions_to, blocked, deals, gains, pending, routes
from comptoir.games.karanor.prices import (
    bonus_price,
    build_price,
    delivery_gold,
    reach,
    sea_price,
    villa_price,
)
from comptoir.games.karanor.setup import Draft
from comptoir.games.karanor.state import NOBODYS, Karanor, Merchant, Offer
from comptoir.games.karanor.supply import EVERYBODY
from comptoir.games.karanor.trade.wording import written
from comptoir.games.karanor.windows.windows import Window
from comptoir.games.karanor.windows.wishes import not_asked
from comptoir.games.karanor.wire import (
    CommerceTold,
    Decks,
    DeliveryTold,
    Discards,
    Lacking,
    Mine,
    OfferTold,
    PlayerView,
    QuestTold,
    View,
    WindowTold,
)
from comptoir.table import WATCHER, asked


def view(s: Karanor, seat: int) -> View:
    """What `seat` may know; WATCHER knows only what lies open."""
    return lies_open(s) if seat == WATCHER else known(s, seat, lies_open(s))


def known(s: Karanor, seat: int, everybody: View) -> View:
    """What everybody sees, and what `seat` knows besides."""
    step = s.agenda[-1] if s.agenda else None
    return replace(
        everybody,
        seat=seat,
        players=[_known_of(s, i, seat, player) for i, player in enumerate(everybody.players)],
        row=[_commerce(s, seat, card) for card in s.row],
        delivery=_delivery(s, seat),
        window=None if everybody.window is None else _window(s, seat),
        drawn=_drawn(s, seat),
        picked=COMMERCES[s.picks[seat]] if s.picks and s.picks[seat] >= 0 else None,
        mine=_mine(s, seat, isinstance(step, Draft)),
    )


def lies_open(s: Karanor) -> View:
    """What everybody sees."""
    step = s.agenda[-1] if s.agenda else None
    return View(
        seat=WATCHER,
        asked=list(asked(s)),
        turn=s.turn,
        starter=s.starter,
        active=s.active,
        actions=s.actions,
        steps=s.steps,
        goal=END[s.players],
        ending=s.ending,
        players=[_player(s, i) for i in range(s.players)],
        supply=s.supply[:],
        insignia=dict(zip(INSIGNIA, s.insignia, strict=True)),
        row=[_commerce(s, WATCHER, card) for card in s.row],
        decks=_decks(s),
        discards=_discards(s),
        delivery=_delivery(s, WATCHER),
        associates=[RESOURCES[r] for r, owner in enumerate(s.associates) if owner == NOBODYS],
        inhabited=[TERRITORIES[i] for i, there in enumerate(s.inhabited) if there],
        villas={TERRITORIES[p]: s.villas[p] for p in VILLAS},
        market=deals(s),
        window=_window(s, WATCHER) if s.open_windows and isinstance(step, Window) else None,
        drawn=_drawn(s, WATCHER),
        pending=pending(s),
        picked=None,
        drafted=[i for i, pick in enumerate(s.picks) if pick >= 0],
        offers=[_offer(offer, s) for offer in s.offers],
        mine=None,
    )


def _known_of(s: Karanor, i: int, eyes: int, player: PlayerView) -> PlayerView:
    """A player, with the cards of their hand that this seat has seen."""
    seen = _seen(s, i, eyes)
    return player if seen == player.known else replace(player, known=seen)


def _seen(s: Karanor, i: int, eyes: int) -> list[str]:
    m = s.merchants[i]
    quests = [QUESTS[quest] for quest in m.quests if QUEST_PART[quest] == 2]
    seen = [
        card for card in m.commerces if s.seen[card] == EVERYBODY or (eyes >= 0 and s.seen[card] >> eyes & 1)
    ]
    return quests + [COMMERCES[card] for card in seen]


def _player(s: Karanor, i: int) -> PlayerView:
    m = s.merchants[i]
    return PlayerView(
        gold=m.gold,
        income=m.income,
        prestige=m.prestige,
        at=TERRITORIES[m.at],
        origin=TERRITORIES[m.origin],
        history=HISTORIES[m.history],
        goods=m.goods[:],
        insignia={INSIGNIA[k]: n for k, n in enumerate(m.insignia) if n},
        artefacts=[ARTEFACTS[tile] for tile in m.artefacts],
        associates={RESOURCES[r]: s.promoted[r] for r, owner in enumerate(s.associates) if owner == i},
        shops=[TERRITORIES[place] for place in m.commerce_pawns],
        built=[COMMERCES[card] for card in m.built],
        known=_seen(s, i, WATCHER),
        commerces=len(m.commerces),
        quests=len(m.quests),
        blacks=len(m.black_market),
        silent=bool(s.quiet_this_turn >> i & 1),
        spared=not_asked(s, i),
    )


def _decks(s: Karanor) -> Decks:
    return {
        "commerce": len(s.commerce_deck),
        "quest": len(s.quest_deck),
        "black_market": len(s.black_deck),
        "artefact": len(s.artefact_deck),
        "delivery": len(s.delivery_deck),
    }


def _discards(s: Karanor) -> Discards:
    return {
        "commerce": [COMMERCES[card] for card in s.commerce_discard],
        "quest": [QUESTS[card] for card in s.quest_discard],
        "black_market": [BLACKS[card] for card in s.black_discard],
        "artefact": [ARTEFACTS[card] for card in s.artefact_discard],
        "delivery": [DELIVERIES[card] for card in s.delivery_deck[: s.delivery_known]],
    }


def _delivery(s: Karanor, seat: int) -> DeliveryTold | None:
    if s.delivery < 0:
        return None
    told: DeliveryTold = {
        "card": DELIVERIES[s.delivery],
        "city": TERRITORIES[DELIVERY_CITY[s.delivery]],
        "gold": DELIVERY_GOLD[s.delivery],
        "lacking": {},
    }
    if seat != WATCHER:
        told["gold"] = int(delivery_gold(s, seat, s.delivery))
        told["lacking"] = _lacking(s.merchants[seat], 0, DELIVERY_GOODS[s.delivery])
    return told


def _lacking(m: Merchant, gold: int, goods: list[int]) -> Lacking:
    """What is still missing for a price."""
    lacking = {RESOURCES[r]: n - m.goods[r] for r, n in enumerate(goods) if n > m.goods[r]}
    if gold > m.gold:
        lacking["gold"] = gold - m.gold
    return lacking


def _window(s: Karanor, seat: int) -> WindowTold:
    """The pause: what caused it, who is asked, who has answered; what I have said."""
    window = s.open_windows[-1]
    answered = [who for who, answer in zip(window.asked, window.answers, strict=True) if answer is not None]
    told: WindowTold = {
        "window": WINDOWS[window.window],
        "cause": int(window.cause),
        "asked": window.asked[:],
        "answered": answered,
        "card": BLACKS[s.black_discard[-1]] if window.window == WINDOW_PLAYED else None,
    }
    if seat in answered:
        mine = window.answers[window.asked.index(seat)]
        told["mine"] = "" if mine is None else mine.text
    return told


def _drawn(s: Karanor, seat: int) -> list[str]:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, KeepDrawn) and (step.seat == seat or step.deck == ARTEFACT_DECK):
        return names(step.deck, s.drawn)
    return []


def _offer(offer: Offer, s: Karanor) -> OfferTold:
    return {
        "number": int(offer.number),
        "author": int(offer.author),
        "to": int(offer.to),
        "give": written(offer.gives),
        "want": written(offer.wants),
        "counters": int(offer.answers),
        "purpose": offer.purpose,
        "open": offer.open,
        "countered": offer.countered,
        "declined": [i for i in range(s.players) if offer.refused >> i & 1],
        "accepted": [taker for number, taker in s.accepted if number == offer.number],
    }


def _mine(s: Karanor, seat: int, drafting: bool) -> Mine:
    m = s.merchants[seat]
    kept = s.draft_round if drafting else len(m.commerces)
    ways = routes(s, seat) if s.turn and s.agenda else []
    return {
        "commerces": [_commerce(s, seat, card) for card in m.commerces[:kept]],
        "draft": [_commerce(s, seat, card) for card in m.commerces[kept:]],
        "quests": [_quest(s, seat, quest) for quest in m.quests],
        "blacks": [BLACKS[card] for card in m.black_market],
        "reach": int(reach(s, seat)),
        "sea": int(sea_price(s, seat)),
        "villa": int(villa_price(s, seat)),
        "routes": ways,
        "beyond": actions_to(s, seat, ways) if s.turn and s.agenda else {},
        "blocked": blocked(s, seat) if s.turn and s.agenda else {},
        "gains": gains(s, seat),
    }


def _commerce(s: Karanor, seat: int, card: Commerce) -> CommerceTold:
    """What a commerce costs a seat and what it still lacks; a watcher reads the figures of the card."""
    if seat == WATCHER:
        return {"card": COMMERCES[card], "gold": PRICE[card], "bonus": BONUS_PRICE[card], "lacking": {}}
    price = int(build_price(s, seat, card))
    return {
        "card": COMMERCES[card],
        "gold": price,
        "bonus": int(bonus_price(s, seat, card)),
        "lacking": _lacking(s.merchants[seat], price, PRICE_GOODS[card]),
    }


def _quest(s: Karanor, seat: int, quest: Quest) -> QuestTold:
    """K8.11: where its place condition holds, for its holder only."""
    m = s.merchants[seat]
    needs = requirements(QUEST_REQUIRE[quest])
    places = [p for p in ALL_TERRITORIES if all(need.holds(s, seat, p) for need in needs)]
    return {
        "card": QUESTS[quest],
        "places": [TERRITORIES[place] for place in places],
        "lacking": [_lacking(m, effects.gold, effects.goods) for effects in QUEST_CHOICES[quest]],
    }
