"""Bots play the whole game: they bid, mix their votes, haggle, and give nothing away. Each with its figures."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.bots import choose, speak
from comptoir.games.heller.count import gains_of
from comptoir.games.heller.state import Market
from comptoir.table import State, act, asked, game, play, seeded, welcome

HEARD = 12
"""How often bots are heard between two answers, as at a server's table."""


def first_words(name: str, seats: int, level: str, seed: str) -> Counter[str]:
    """How often each kind of thing is said in a game of bots."""
    rules, luck = game(name), seeded(seed)
    s = rules.start(seats, seed)
    said: Counter[str] = Counter()
    while asked(s):
        seat = asked(s)[0]
        action = choose(level, rules, s, seat, luck)
        said[action.text.split()[0]] += 1
        act(s, seat, action)
        said += unasked(name, s, level, seed)
    return said


def unasked(name: str, s: State, level: str, seed: str) -> Counter[str]:
    """What bots say until they are silent."""
    said: Counter[str] = Counter()
    luck = seeded(f"{seed} unasked")
    for _ in range(HEARD):
        words = (
            (seat, speak(level, game(name), s, seat, luck)) for seat in welcome(s) if seat not in asked(s)
        )
        spoken = next(((seat, action) for seat, action in words if action is not None), None)
        if spoken is None:
            break
        said[spoken[1].text.split()[0]] += 1
        act(s, *spoken)
    return said


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4])
def test_in_most_games_of_jantaris_somebody_opens_an_auction_and_somebody_bids(seats: int) -> None:
    heard = [first_words("jantaris", seats, "greedy", f"bazaar {n}") for n in range(5)]
    assert sum(said["open"] > 0 for said in heard) >= 4
    assert sum(said["bid"] > 0 for said in heard) >= 3


@pytest.mark.parametrize("level", ["greedy", "merchant"])
def test_votes_in_jantaris_cannot_be_foreseen(level: str) -> None:
    """Of twelve votes on the same question, no more than nine are alike on average."""
    rules = game("jantaris")
    s, luck = rules.start(3, "votes"), seeded("votes")
    commonest: list[int] = []
    while len(commonest) < 6:
        seat = asked(s)[0]
        if s.agenda[-1].name == "vote":
            votes = Counter(choose(level, rules, s, seat, seeded(f"vote {n}")).text for n in range(12))
            commonest.append(max(votes.values()))
        play(s, seat, choose("greedy", rules, s, seat, luck))
    assert sum(commonest) / len(commonest) <= 9


@pytest.mark.no_cover
def test_in_karanor_offers_are_made_accepted_declined_and_countered() -> None:
    heard = Counter[str]()
    for n in range(4):
        heard += first_words("karanor", 4, "greedy", f"talk {n}")
    assert heard["offer"] > 20
    assert heard["accept"] > heard["offer"] / 5 and heard["decline"] > heard["offer"] / 5
    assert heard["counter"] > 0


def test_an_apprentice_answers_offers_too() -> None:
    heard = first_words("karanor", 3, "apprentice", "talk")
    assert heard["offer"] and heard["accept"] + heard["decline"] >= heard["offer"] / 2


@pytest.mark.parametrize(("level", "games", "most"), [("greedy", 10, 0.01), ("random", 10, 0.2)])
def test_in_heller_hardly_anything_is_given_to_the_leader(level: str, games: int, most: float) -> None:
    """A gift brings the richest rival coins and oneself none; one placement in a hundred at most."""
    placed = gifts = 0
    for n in range(games):
        for gift in placements(level, f"gift {n}"):
            placed += 1
            gifts += gift
    assert gifts <= most * placed
    assert level != "random" or gifts > 0.03 * placed, "who plays anything gives much away"


def placements(level: str, seed: str) -> list[bool]:
    """Every placement of a game for four, but the last of a round: was it a gift?"""
    rules, luck = game("heller"), seeded(seed)
    s = rules.start(4, seed)
    assert isinstance(s, Market)
    found = []
    while s.agenda:
        seat, before = asked(s)[0], gains_of(s.board, 4)
        riches = [int(merchant.money) + before[i] for i, merchant in enumerate(s.merchants)]
        leader = max((i for i in range(4) if i != seat), key=lambda i: riches[i])
        last = s.spaces_left() == 1
        answer = choose(level, rules, s, seat, luck)
        play(s, seat, answer)
        if answer.text != "draw" and not last:
            after = gains_of(s.board, 4)
            found.append(after[leader] > before[leader] and after[seat] <= before[seat])
    return found
