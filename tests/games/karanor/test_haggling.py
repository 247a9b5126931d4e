"""Bots trade sensibly: they offer what helps both sides, answer everybody, and never haggle in circles."""

from __future__ import annotations

import pytest

from comptoir.bots import choose, speak
from comptoir.games.karanor import advice
from comptoir.games.karanor.box import COMMERCES, RESOURCES
from comptoir.games.karanor.judgement.haggling import CHATTER, gain
from comptoir.games.karanor.judgement.outlook import Outlook
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.trade.offers import find
from comptoir.games.karanor.trade.wording import Propose, Reply
from comptoir.table import Action, act, asked, options, seeded, welcome
from tests.games.karanor.vocabulary import ANA, BEN, CHLOE, KARANOR, islands, say

SAYINGS = 12


def said(s: Karanor, seat: int) -> str | None:
    words = advice.speak(s, seat, options(s, seat))
    return None if words is None else words.text


def greengrocer(**more: object) -> Karanor:
    """Ana stands where she could open her greengrocer's, but for one fruit; Ben has plenty."""
    has = {ANA: "gold 14 fruit 1", BEN: "fruit 4"}
    return islands(at={ANA: "nacrelune"}, has=has, commerces={ANA: ["primeur"]}, **more)  # type: ignore[arg-type]


def test_it_buys_what_it_lacks_from_who_has_plenty() -> None:
    words = said(greengrocer(), ANA)
    assert words is not None
    assert words.startswith("offer 1 give gold ") and " want fruit " in words


def test_it_says_what_it_is_for() -> None:
    words = said(greengrocer(), ANA)
    assert words is not None and words.endswith(" for primeur")


def test_each_goal_has_a_name_and_no_other_name_is_said() -> None:
    """Over games of bots: a goal has one name, and an offer names a card only if its author holds it."""
    luck, named = seeded("purposes"), 0
    for n in range(2):
        s = KARANOR.start(4, f"purposes {n}")
        while asked(s) and s.turn < 12:
            for seat in range(4):
                outlook = Outlook(s, seat)
                assert len(outlook.purposes()) == len(outlook.goals())
                words = speak("greedy", KARANOR, s, seat, luck)
                if isinstance(words, Propose):
                    mine = [COMMERCES[card] for card in s.merchants[seat].commerces]
                    assert words.purpose in [*mine, "quest", "delivery", "villa", ""]
                    named += words.purpose in mine
            seat = asked(s)[0]
            act(s, seat, choose("greedy", KARANOR, s, seat, luck))
    assert named > 0


def test_it_offers_nothing_where_there_is_nothing_to_gain() -> None:
    assert said(islands(), ANA) is None
    assert said(islands(has={ANA: "gold 9", BEN: "gold 9"}), ANA) is None


def test_in_the_turn_of_another_it_only_speaks_first_and_at_the_start() -> None:
    s = greengrocer(active=BEN)
    words = said(s, ANA)
    assert words is not None and words.startswith("offer 1 ")
    say(s, BEN, "work")
    assert said(s, ANA) is None
    s = greengrocer(active=BEN)
    say(s, CHLOE, "offer 1 want fruit 1")
    assert said(s, ANA) is None
    assert said(greengrocer(active=CHLOE), ANA) is None, "Chloe has nothing she needs"


def test_it_judges_an_offer_by_what_it_brings() -> None:
    s = islands(has={ANA: "gold 3", BEN: "gold 9"}, active=BEN)
    say(s, BEN, "offer 0 give gold 5", "offer 0 want gold 3", "offer any want gold 2")
    assert said(s, ANA) == "accept 1"
    say(s, ANA, "accept 1")
    assert said(s, ANA) == "decline 2"
    say(s, ANA, "decline 2")
    assert said(s, ANA) == "decline 3"
    say(s, ANA, "decline 3")
    assert said(s, ANA) is None


def test_it_declines_what_it_cannot_give_and_asks_no_curse() -> None:
    s = islands(has={BEN: "gold 9 curse 1"}, active=BEN)
    say(s, BEN, "offer 0 give gold 5 want diamond 1", "offer 0 give curse 1 gold 1")
    assert said(s, ANA) == "decline 1"
    say(s, ANA, "decline 1")
    assert said(s, ANA) == "decline 2"


def test_it_values_tiles_and_associates() -> None:
    s = islands(has={ANA: "gold 5", BEN: "mount 1"}, associates={BEN: ["wood"]}, active=BEN)
    say(s, BEN, "offer 0 give mount 1 want gold 2", "offer 0 give assoc_wood 1 want gold 2")
    assert said(s, ANA) == "accept 1"
    say(s, ANA, "accept 1")
    assert said(s, ANA) == "accept 2"


def test_it_asks_a_little_more_once() -> None:
    s = greengrocer(active=BEN)
    s.merchants[BEN].goods[RESOURCES.index("fruit")] = 2
    say(s, ANA, "offer 1 give gold 1 want fruit 1")
    words = said(s, BEN)
    assert words is not None and words.startswith("counter 1 give fruit 1 want gold ")
    say(s, BEN, words)
    answer = said(s, ANA)
    assert answer in ("accept 2", "decline 2"), "a counter-offer is not countered"


def test_what_was_declined_is_not_offered_again_in_that_turn() -> None:
    s = greengrocer()
    say(s, ANA, said(s, ANA) or "")
    assert said(s, ANA) is None, "one offer at a time"
    say(s, BEN, "decline 1")
    assert said(s, ANA) is None


def test_it_withdraws_what_it_no_longer_wants() -> None:
    s = greengrocer()
    say(s, ANA, said(s, ANA) or "")
    s.merchants[ANA].goods[RESOURCES.index("fruit")] = 4
    assert said(s, ANA) == "withdraw 1"


def test_nobody_helps_along_who_is_about_to_win() -> None:
    s = islands(4, has={ANA: "fruit 3", BEN: "gold 9 prestige 9"}, active=BEN)
    say(s, BEN, "offer 0 give gold 2 want fruit 1")
    assert said(s, ANA) == "decline 1"
    s = islands(4, has={ANA: "fruit 3", BEN: "gold 9 prestige 1"}, active=BEN)
    say(s, BEN, "offer 0 give gold 2 want fruit 1")
    assert said(s, ANA) == "accept 1"


@pytest.mark.no_cover
def test_every_trade_of_bots_helps_both_and_their_talk_comes_to_an_end() -> None:
    trades = turns = offers = 0
    for n in range(4):
        s = KARANOR.start(4, f"talk {n}")
        assert isinstance(s, Karanor)
        luck = seeded(f"players {n}")
        while asked(s):
            seat = asked(s)[0]
            trades += said_well(s, seat, choose("greedy", KARANOR, s, seat, luck))
            for _ in range(SAYINGS):
                unasked = [seat for seat in welcome(s) if seat not in asked(s)]
                words = [(seat, speak("greedy", KARANOR, s, seat, luck)) for seat in unasked]
                spoken = [(seat, action) for seat, action in words if action is not None]
                if not spoken:
                    break
                trades += said_well(s, *spoken[0])
                offers += isinstance(spoken[0][1], Propose)
            else:
                raise AssertionError("the talk does not end")
        assert s.ending
        turns += int(s.turn)
    assert trades > 40
    assert offers < turns


def said_well(s: Karanor, seat: int, action: Action) -> bool:
    """Say it; an offer accepted brings both sides something by their own reckoning, and there are not too many."""
    accepted = isinstance(action, Reply) and action.word == "accept"
    if isinstance(action, Reply) and accepted:
        offer = find(s, action.number)
        assert offer is not None
        assert gain(s, seat, offer.wants, offer.gives) > 0
        assert gain(s, offer.author, offer.gives, offer.wants) > 0
    act(s, seat, action)
    assert s.offered <= CHATTER + 2 * s.players
    return accepted
