"""Rules of thumb for Auf Heller und Pfennig, each shown in a market where it decides."""

from __future__ import annotations

import pytest

from comptoir.games.heller.box import EMPTY, NAMES, SPACE_NAMES, SQUARE, Space, stall
from comptoir.games.heller.judgement import keeping, thumb
from comptoir.games.heller.state import Market
from comptoir.table import Action, asked, game, options, play, seeded

HELLER = game("heller")


def market(round_: int = 1, seats: int = 4, **variants: bool) -> tuple[Market, int]:
    s = HELLER.start(seats, "advice", variants)
    assert isinstance(s, Market)
    s.round = round_
    return s, asked(s)[0]


def put(s: Market, **pieces: int) -> None:
    """Lay pieces on spaces; squares leave the pile, wherever they were."""
    for space, piece in pieces.items():
        s.put(Space(SPACE_NAMES.index(space)), piece)
        if piece >= SQUARE:
            if piece in s.pile:
                s.pile.remove(piece)
            for merchant in s.merchants:
                if merchant.secret == piece:
                    merchant.secret = s.pile.pop()


def square(name: str) -> int:
    return int(SQUARE) + NAMES.index(name)


def weighed(s: Market, seat: int) -> dict[str, float]:
    answers = options(s, seat)
    return dict(zip([a.text for a in answers], thumb.weigh(s, seat, answers), strict=True))


def favourite(s: Market, seat: int, verb: str) -> str:
    found = {text: value for text, value in weighed(s, seat).items() if text.startswith(verb)}
    return max(found, key=lambda text: found[text])


def test_a_stall_goes_where_buyers_meet() -> None:
    s, me = market(round_=3)
    put(s, A2=square("king"), C2=square("abbess"), B1=square("queen"), B4=square("knight"))
    assert favourite(s, me, "stall 4") == "stall 4 B2"


def test_a_rogue_goes_to_the_leader_not_to_me() -> None:
    s, me = market(round_=2)
    rival, other = (me + 1) % 4, (me + 2) % 4
    s.merchants[rival].money = 120
    put(s, A1=stall(me, 3), C3=stall(rival, 4), E5=stall(other, 3))
    s.merchants[me].secret = square("tax-collector")
    assert favourite(s, me, "secret")[-2:] in {"C1", "C2", "C4", "C5", "A3", "B3", "D3", "E3", "F3"}


def test_the_eye_is_kept_from_my_buyers() -> None:
    s, me = market(round_=3)
    put(s, A1=stall(me, 4), B1=square("king"), A2=square("queen"))
    s.merchants[me].secret = square("eye")
    worst = min((t for t in weighed(s, me) if t.startswith("secret")), key=weighed(s, me).__getitem__)
    assert worst[-2] == "A" or worst[-1] == "1"


def test_a_large_stall_waits_for_a_good_market_in_the_first_round() -> None:
    s, me = market(round_=1)
    best = max(weighed(s, me).items(), key=lambda pair: pair[1])[0]
    assert not best.startswith(("stall 3", "stall 4"))


def test_nothing_is_kept_for_after_the_last_round() -> None:
    s, me = market(round_=3)
    s.free = 0
    assert keeping.worth_of_keeping(s, me) == [0.0] * 5


def test_a_stall_that_comes_home_is_not_saved_for_later() -> None:
    s, me = market(round_=1)
    s.free = 0
    assert keeping.worth_of_keeping(s, me)[1] == 0
    assert all(worth > 0 for worth in keeping.worth_of_keeping(s, me)[2:])


def test_in_an_open_end_stalls_are_worth_less_when_somebody_runs_out() -> None:
    s, _ = market(open_end=True)
    plenty = keeping.worth_later(s)
    s.merchants[0].stalls = [0, 4, 3, 2, 0]
    fewer = keeping.worth_later(s)
    s.merchants[0].stalls = [0, 1, 0, 0, 0]
    assert plenty > fewer > keeping.worth_later(s) == 0


def test_in_an_open_end_nobody_saves_among_the_hasty() -> None:
    s, me = market(open_end=True)
    s.free = s.free >> 12 << 12
    patient = keeping.worth_of_keeping(s, me)
    s.merchants[me].stalls = [0, 1, 3, 2, 1]
    assert keeping.patience_of(s, me) == 1.0, "my own pace is no reason to hurry"
    s.merchants[me - 1].stalls = [0, 1, 3, 2, 1]
    assert keeping.patience_of(s, me) == keeping.HURRY
    assert all(now < then for now, then in zip(keeping.worth_of_keeping(s, me), patient, strict=True) if then)


def test_drawing_is_worth_the_best_place_for_what_may_come() -> None:
    s, me = market(round_=3)
    put(s, A1=stall(me, 4))
    judge = thumb.Judge(s, me)
    judge.unseen[:] = [square("king"), square("tax-collector")]
    king, collector = (judge.best(square(name)).value for name in ("king", "tax-collector"))
    assert king > 0 > collector - 1
    assert judge.drawing() == pytest.approx((king + collector) / 2)


def test_what_a_judge_tries_leaves_no_trace() -> None:
    s, me = market()
    before = s.board[:]
    answers: list[Action] = options(s, me)
    thumb.weigh(s, me, answers)
    assert s.board == before and all(piece == EMPTY for piece in s.board)


def test_a_fire_splits_what_a_line_should_bring() -> None:
    s, me = market(round_=3)
    put(s, A1=stall(me, 2), C1=square("fire-1"), F1=square("king"))
    cut = sum(part.worth for part in thumb.Judge(s, me).parts)
    s.board[SPACE_NAMES.index("C1")] = EMPTY
    assert sum(part.worth for part in thumb.Judge(s, me).parts) > cut + 6


@pytest.mark.parametrize("variant", [{}, {"open_end": True}, {"no_luck": True}])
def test_the_quick_answer_is_the_one_that_weighs_most(variant: dict[str, bool]) -> None:
    s = HELLER.start(3, "quick", variant)
    assert isinstance(s, Market)
    luck = seeded("quick")
    while s.agenda:
        seat = asked(s)[0]
        answers = options(s, seat)
        values = thumb.weigh(s, seat, answers)
        quick = thumb.answer(s, seat)
        assert values[answers.index(quick)] == pytest.approx(max(values))
        play(s, seat, answers[luck.below(len(answers))])
