"""What a seat may imagine: the same islands, other cards in decks and hands."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.karanor.actions import PASS, PASS_TURN
from comptoir.games.karanor.box import (
    ALL_BLACKS,
    ALL_COMMERCES,
    ALL_QUESTS,
    ARTEFACT_DECK,
    BLACK_DECK,
    COMMERCE_DECK,
    QUEST_DECK,
    QUEST_PART,
)
from comptoir.games.karanor.cards.draws import KeepDrawn
from comptoir.games.karanor.state import Karanor, OpenWindow
from comptoir.games.karanor.supply import EVERYBODY
from comptoir.games.karanor.windows.black_market import playable
from comptoir.table.agenda import Action
from comptoir.table.rng import Rng


def redeal(s: Karanor, seat: i64, rng: Rng) -> Karanor:
    """A state that `seat` cannot tell from `s`; where things truly are leaves no trace."""
    t = s.clone()
    drawn = drawn_by_another(t, seat)
    others = [i for i in range(t.players) if i != seat]
    commerces(t, seat, others, rng, drawn == COMMERCE_DECK)
    quests(t, others, rng, drawn == QUEST_DECK)
    blacks(t, others, rng, drawn == BLACK_DECK)
    t.artefact_deck = rng.reshuffled(t.artefact_deck)
    deliveries(t, rng)
    for other in others:
        if t.picks and t.picks[other] >= 0:
            before = t.merchants[other].commerces[t.draft_round :]
            t.picks[other] = before[rng.below(len(before))]
    for window in t.open_windows:
        reactions(t, window, seat, rng)
    t.rng = rng.split()
    return t


def reactions(t: Karanor, window: OpenWindow, seat: i64, rng: Rng) -> None:
    """K14.11: what others have answered in a window; who passes for the whole turn is known once it closes."""
    still_open = None in window.answers
    for i in range(len(window.asked)):
        other = window.asked[i]
        if other != seat and window.answers[i] is not None:
            answers: list[Action] = [PASS]
            if still_open:
                answers.append(PASS_TURN)
            if i >= window.next and not t.quiet_this_turn >> other & 1:
                playable(t, other, window.window, window.cause, answers)
            window.answers[i] = answers[rng.below(len(answers))]


def drawn_by_another(s: Karanor, seat: i64) -> i64:
    """The deck of which another seat is looking at cards, -1 for none."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, KeepDrawn) and step.seat != seat and step.deck != ARTEFACT_DECK:
        return step.deck
    return -1


def commerces(t: Karanor, seat: i64, others: list[int], rng: Rng, drawn: bool) -> None:
    """What a seat has passed on, and what was taken from the display, stays where it is known to be."""
    pool = t.commerce_deck + [ALL_COMMERCES[card] for card in t.drawn if drawn]
    hidden: list[tuple[int, int]] = []
    for other in others:
        hand = t.merchants[other].commerces
        for i in range(len(hand)):
            mask: i64 = t.seen[hand[i]]
            if not (mask >> seat & 1 if seat >= 0 else mask == EVERYBODY):
                hidden.append((other, i))
                pool.append(hand[i])
    pool = rng.reshuffled(pool)
    for other, i in hidden:
        card = pool.pop()
        t.merchants[other].commerces[i] = card
    if drawn:
        t.drawn = sorted([pool.pop() for _ in t.drawn])
    t.commerce_deck = pool
    forget(t, hidden)


def forget(t: Karanor, hidden: list[tuple[int, int]]) -> None:
    """Who else knows an imagined card is not imagined."""
    for other, i in hidden:
        t.seen[t.merchants[other].commerces[i]] = 0
    for card in t.commerce_deck:
        t.seen[card] = 0


def quests(t: Karanor, others: list[int], rng: Rng, drawn: bool) -> None:
    """A part 2/2 is known to all: its part 1/2 was fulfilled openly."""
    pool = t.quest_deck + [ALL_QUESTS[card] for card in t.drawn if drawn]
    for other in others:
        pool += [quest for quest in t.merchants[other].quests if QUEST_PART[quest] != 2]
    pool = rng.reshuffled(pool)
    for other in others:
        hand = t.merchants[other].quests
        for i in range(len(hand)):
            if QUEST_PART[hand[i]] != 2:
                hand[i] = pool.pop()
    if drawn:
        t.drawn = sorted([pool.pop() for _ in t.drawn])
    t.quest_deck = pool


def blacks(t: Karanor, others: list[int], rng: Rng, drawn: bool) -> None:
    pool = t.black_deck + [ALL_BLACKS[card] for card in t.drawn if drawn]
    for other in others:
        pool += t.merchants[other].black_market
    pool = rng.reshuffled(pool)
    for other in others:
        merchant = t.merchants[other]
        merchant.black_market = sorted([pool.pop() for _ in merchant.black_market])
    if drawn:
        t.drawn = sorted([pool.pop() for _ in t.drawn])
    t.black_deck = pool


def deliveries(t: Karanor, rng: Rng) -> None:
    """Those put under the deck are known; the others may be any that was not seen (K2.5)."""
    known = t.delivery_deck[: t.delivery_known]
    count = len(t.delivery_deck) - len(known)
    pool = rng.reshuffled(t.delivery_deck[t.delivery_known :] + t.delivery_box)
    t.delivery_deck = known + [pool.pop() for _ in range(count)]
    t.delivery_box = pool
