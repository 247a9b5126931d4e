"""A guildmaster asks for as much as the other will probably still give, and judges more finely than others."""

from __future__ import annotations

import pytest

from comptoir.bots import choose, speak
from comptoir.games.karanor.advice import ADVICE, FINER
from comptoir.games.karanor.judgement.haggling import CHATTER
from comptoir.games.karanor.judgement.outlook import Outlook
from comptoir.games.karanor.judgement.taste import FINE
from comptoir.games.karanor.state import Karanor
from comptoir.games.karanor.trade.wording import Propose
from comptoir.table import Action, act, asked, options, seeded, welcome
from comptoir.table.advice import Advice
from tests.games.karanor.vocabulary import ANA, BEN, KARANOR, islands, say

SAYINGS = 12


def greengrocer(players: int = 3, active: int = ANA) -> Karanor:
    """Ana stands where she could open her greengrocer's, but for one fruit; Ben has plenty."""
    has = {ANA: "gold 14 fruit 1", BEN: "fruit 4"}
    return islands(players, at={ANA: "nacrelune"}, has=has, commerces={ANA: ["primeur"]}, active=active)


def words(s: Karanor, seat: int, advice: Advice[Karanor]) -> Action | None:
    return advice.speak(s, seat, options(s, seat))


def said(s: Karanor, seat: int, advice: Advice[Karanor] = FINER) -> str | None:
    spoken = words(s, seat, advice)
    return None if spoken is None else spoken.text


def test_it_pays_less_for_what_it_lacks_than_who_shares_and_still_gets_it() -> None:
    s = greengrocer()
    shared, hard = words(s, ANA, ADVICE), words(s, ANA, FINER)
    assert isinstance(shared, Propose) and isinstance(hard, Propose)
    assert shared.wants.goods == hard.wants.goods
    assert hard.gives.gold < shared.gives.gold
    assert hard.purpose == "primeur"
    say(s, ANA, hard.text)
    assert said(s, BEN, ADVICE) == "accept 1"


def test_it_asks_more_of_whoever_gains_much_where_another_accepts() -> None:
    s = greengrocer(active=BEN)
    say(s, ANA, "offer 1 give gold 3 want fruit 1")
    assert said(s, BEN, ADVICE) == "accept 1"
    counter = words(s, BEN, FINER)
    assert isinstance(counter, Propose) and counter.answers == 1
    assert counter.wants.gold > 3
    say(s, BEN, counter.text)
    assert said(s, ANA) in ("accept 2", "decline 2"), "a counter-offer is not countered"


@pytest.mark.parametrize(("players", "answer"), [(2, "decline 1"), (4, "accept 1")])
def test_what_helps_the_only_rival_more_than_oneself_is_declined(players: int, answer: str) -> None:
    """Of four players one loses but a third of what another gains."""
    s = greengrocer(players, active=BEN)
    say(s, ANA, "offer any give gold 1 want fruit 1")
    assert said(s, BEN, ADVICE) == "accept 1"
    assert said(s, BEN, FINER) == answer


def test_it_withdraws_what_it_no_longer_wants() -> None:
    s = greengrocer()
    say(s, ANA, said(s, ANA) or "")
    s.merchants[ANA].goods = [9] * len(s.merchants[ANA].goods)
    assert said(s, ANA) == "withdraw 1"


def test_the_same_luck_gives_the_same_words() -> None:
    first, again = [words(greengrocer(), ANA, FINER) for _ in range(2)]
    assert first == again


def test_a_point_in_hand_is_worth_more_to_it_than_one_that_a_goal_promises() -> None:
    """And the second part of a quest, while the first is not done, less than to others."""
    s = islands(quests={ANA: ["cimetiere_1"]})
    plain, fine = Outlook(s, ANA), Outlook(s, ANA, False, FINE)
    assert max(fine.goals()) < max(plain.goals())
    before = plain.value(), fine.value()
    s.merchants[ANA].prestige += 1
    assert fine.value() - before[1] > plain.value() - before[0]


def test_its_talk_comes_to_an_end() -> None:
    """A guildmaster among three journeymen offers, answers, and is silent."""
    s, luck, offers = KARANOR.start(4, "hard talk"), seeded("hard talk"), 0
    assert isinstance(s, Karanor)
    while asked(s) and s.turn < 24:
        seat = asked(s)[0]
        act(s, seat, choose("greedy", KARANOR, s, seat, luck))
        for _ in range(SAYINGS):
            levels = [
                (seat, "greedy" if seat else "guildmaster") for seat in welcome(s) if seat not in asked(s)
            ]
            heard = [(seat, speak(level, KARANOR, s, seat, luck)) for seat, level in levels]
            spoken = [(seat, action) for seat, action in heard if action is not None]
            if not spoken:
                break
            act(s, *spoken[0])
            offers += spoken[0][0] == 0 and isinstance(spoken[0][1], Propose)
        else:
            pytest.fail("the talk does not end")
        assert s.offered <= CHATTER + 2 * s.players
    assert 0 < offers < s.turn
