"""The kernel: an agenda of steps, who is asked, what is allowed, what is refused."""

from __future__ import annotations

import pytest

from comptoir.table import (
    WATCHER,
    Action,
    Aside,
    Event,
    IllegalAction,
    NotYourTurn,
    Question,
    Refused,
    Rng,
    Seated,
    State,
    Step,
    act,
    asked,
    check,
    dump,
    game,
    hear,
    options,
    playout,
    seeded,
    settle,
    then,
    welcome,
)
from tests.table.toys import BALLOT, LAY, LEAVE, STOP, Auction, Ballot, Hall, Lay, LayCards, bid


class Diary(State):
    """A state that writes down what happens."""

    def __init__(self) -> None:
        super().__init__(seeded("a diary"))
        self.lines: list[str] = []


class Note(Step[State]):
    def __init__(self, line: str, *after: Step[State]) -> None:
        self.line = line
        self.after = after

    def run(self, s: State) -> None:
        assert isinstance(s, Diary)
        s.lines.append(self.line)
        if self.after:
            then(s, *self.after)


class Pause(Step[State]):
    """D1: somebody says when to go on."""

    clause = "D1"
    name = "pause"

    def seats(self, s: State) -> tuple[int, ...]:
        return (0,)

    def options(self, s: State, seat: int) -> list[Action]:
        return [GO]

    def take(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(s, Diary)
        s.lines.append("go")


GO = Action("go")


def test_steps_happen_in_reading_order() -> None:
    s = Diary()
    then(s, Note("one"), Note("two"), Note("three"))
    settle(s)
    assert s.lines == ["one", "two", "three"]


def test_what_a_step_pushes_happens_before_what_waited() -> None:
    s = Diary()
    then(s, Note("one", Note("one and a half"), Note("one and three quarters")), Note("two"))
    settle(s)
    assert s.lines == ["one", "one and a half", "one and three quarters", "two"]


def test_settling_stops_where_somebody_is_asked() -> None:
    s = Diary()
    then(s, Note("one"), Pause(), Note("two"))
    settle(s)
    assert s.lines == ["one"] and asked(s) == (0,)
    act(s, 0, GO)
    assert s.lines == ["one", "go", "two"] and asked(s) == ()


def test_the_end_of_a_game_cannot_be_taken_back() -> None:
    s = Diary()
    then(s, Pause())
    settle(s)
    before = s.reveals
    act(s, 0, GO)
    assert s.reveals > before


def test_a_refusal_cites_the_clause_of_its_step() -> None:
    s = Diary()
    then(s, Pause())
    with pytest.raises(IllegalAction) as no:
        act(s, 0, LEAVE)
    assert (no.value.reason, no.value.clause) == ("refused-not-now", "D1")
    assert str(no.value) == "“leave” is not possible now (D1)"


def test_who_is_not_asked_is_refused_with_the_clause_of_what_is_asked() -> None:
    s = Diary()
    then(s, Pause())
    for seat in (1, 7, WATCHER):
        with pytest.raises(NotYourTurn) as no:
            check(s, seat, GO)
        assert (no.value.reason, no.value.clause) == ("refused-not-your-turn", "D1")


def test_after_the_end_nobody_is_asked_and_everything_is_refused() -> None:
    s = Diary()
    assert asked(s) == () and welcome(s) == () and options(s, 0) == []
    with pytest.raises(NotYourTurn) as no:
        act(s, 0, GO)
    assert no.value.reason == "refused-game-over"


def test_a_step_must_say_what_it_does() -> None:
    s = Diary()
    for broken in (
        lambda: Step[State]().run(s),
        lambda: Step[State]().take(s, 0, GO),
        lambda: Event().told(0),
        lambda: State(Rng(1, 1)).clone(),
    ):
        with pytest.raises(AssertionError):
            broken()
    assert Step[State]().seats(s) == () and Step[State]().may(s) == () and Step[State]().options(s, 0) == []


class Tell(Question[Diary]):
    """D2: one seat is asked."""

    def options(self, s: Diary, seat: int) -> list[Action]:
        return [GO]

    def take(self, s: Diary, seat: int, action: Action) -> None:
        s.lines.append(f"{self.seat} told")


class Rest(Seated[Diary]):
    """D3: nobody is asked, though it is about one seat."""

    def run(self, s: Diary) -> None:
        s.lines.append(f"{self.seat} rests")


def test_a_question_is_put_to_its_seat_and_a_seated_step_runs_by_itself() -> None:
    s = Diary()
    then(s, Rest(1), Tell(2), Rest(3))
    assert settle(s) == (2,)
    act(s, 2, GO)
    assert asked(s) == () and s.lines == ["1 rests", "2 told", "3 rests"]


HUSH = Action("hush")
COUGH = Action("cough")


class Coughs(Aside[Diary]):
    """D4: whoever is awake may cough, until somebody is hushed."""

    def may(self, s: Diary) -> tuple[int, ...]:
        return (0, 1)

    def hears(self, action: Action) -> bool:
        return action in (COUGH, HUSH)

    def options(self, s: Diary, seat: int) -> list[Action]:
        return [COUGH] if self.why_not(s, seat, COUGH) is None else []

    def why_not(self, s: Diary, seat: int, action: Action) -> Refused | None:
        return IllegalAction("diary-refused-hushed", "be quiet", "D4") if "hush" in s.lines else None

    def say(self, s: Diary, seat: int, action: Action) -> None:
        s.lines.append(action.text)


def coughing() -> Diary:
    s = Diary()
    s.asides = (Coughs(),)
    then(s, Tell(2), Tell(1))
    return s


def test_an_aside_is_said_beside_a_question_which_stays_asked() -> None:
    s = coughing()
    act(s, 1, COUGH)
    assert asked(s) == (2,) and s.lines == ["cough"]
    act(s, 2, GO)
    act(s, 0, COUGH)
    assert asked(s) == (1,) and s.lines == ["cough", "2 told", "cough"]


def test_an_aside_is_listed_after_the_answers_and_only_for_those_who_may_say_it() -> None:
    s = coughing()
    assert welcome(s) == (2, 0, 1)
    assert [options(s, seat) for seat in range(4)] == [[COUGH], [COUGH], [GO], []]
    act(s, 2, GO)
    assert welcome(s) == (1, 0) and options(s, 1) == [GO, COUGH]


def test_what_an_aside_hears_it_may_refuse_and_nobody_else_does() -> None:
    s = coughing()
    act(s, 0, HUSH)
    with pytest.raises(IllegalAction) as no:
        act(s, 0, COUGH)
    assert (no.value.reason, no.value.clause) == ("diary-refused-hushed", "D4")
    with pytest.raises(IllegalAction) as no:
        act(s, 0, LEAVE)
    assert no.value.reason == "refused-not-now" and options(s, 0) == []
    for seat in (2, 3):  # asked something else, and not asked
        with pytest.raises(NotYourTurn):
            act(s, seat, COUGH)


def test_a_game_played_by_chance_speaks_to_its_questions_only() -> None:
    s = coughing()
    assert playout(s, Rng(1, 1)) == 2 and s.lines == ["2 told", "1 told"]


def test_an_aside_must_say_what_it_is_about() -> None:
    s = Diary()
    aside = Aside[State]()
    for broken in (
        lambda: aside.hears(GO),
        lambda: aside.why_not(s, 0, GO),
        lambda: aside.say(s, 0, GO),
    ):
        with pytest.raises(AssertionError):
            broken()
    assert aside.may(s) == () and aside.options(s, 0) == []


def test_a_step_of_one_game_takes_no_state_of_another() -> None:
    turn = game("heller").start(2, "a market").agenda[-1]
    with pytest.raises((TypeError, AttributeError)):  # compiled it is the type that is seen
        turn.options(game("jantaris").start(3, "a city"), 0)


def test_an_action_is_shown_as_its_text() -> None:
    assert repr(GO) == "<go>" and GO.text == "go"


class Happened(Event):
    def told(self, seat: int) -> dict[str, object] | None:
        return {"type": "happened"}


def test_nothing_is_heard_while_nobody_listens() -> None:
    s = Diary()
    hear(s, Happened())
    assert s.heard is None
    s.heard = []
    hear(s, Happened())
    assert len(s.heard) == 1


# A secret simultaneous vote


def ballot() -> Ballot:
    s = BALLOT.start(3, "a ballot")
    assert isinstance(s, Ballot)
    return s


def first(s: Ballot, seat: int) -> Lay:
    return LAY[s.hands[seat][0]]


def test_all_who_have_not_voted_are_asked_at_once_and_in_any_order() -> None:
    s = ballot()
    assert asked(s) == (0, 1, 2)
    act(s, 2, first(s, 2))
    assert asked(s) == (0, 1)
    act(s, 0, first(s, 0))
    assert asked(s) == (1,)


def test_nobody_votes_twice() -> None:
    s = ballot()
    act(s, 1, first(s, 1))
    before = dump(s)
    with pytest.raises(NotYourTurn):
        act(s, 1, first(s, 1))
    assert dump(s) == before


def test_who_has_voted_is_public_and_what_is_not() -> None:
    s = ballot()
    card = first(s, 1)
    s.heard = []
    act(s, 1, card)
    assert BALLOT.view(s, 1).mine == card.card
    for eyes in (0, 2, WATCHER):
        view = BALLOT.view(s, eyes)
        assert view.waiting == [0, 2] and view.mine is None and view.turned == []
    [event] = s.heard
    assert event.told(1) == {"type": "card-laid", "seat": 1, "card": card.card}
    assert event.told(0) == event.told(WATCHER) == {"type": "card-laid", "seat": 1}


def test_the_last_vote_turns_all_over() -> None:
    s = ballot()
    cards = [first(s, seat).card for seat in range(3)]
    for seat in (2, 0, 1):
        before = s.reveals
        act(s, seat, LAY[cards[seat]])
        assert (s.reveals > before) == (seat == 1)
    assert s.turned == cards
    assert asked(s) == (0, 1, 2)


def test_the_agenda_holds_the_votes() -> None:
    s = ballot()
    card = first(s, 0)
    act(s, 0, card)
    step = s.agenda[-1]
    assert isinstance(step, LayCards)
    assert step.waiting == (1, 2) and step.laid == ((0, card.card),)


# An auction


def hall(stopper: int = -1) -> Hall:
    s = Hall([10, 20, 30], stopper)
    then(s, Auction((0, 1, 2), 0, -1))
    settle(s)
    return s


def test_an_auction_goes_round_until_one_is_left() -> None:
    s = hall()
    order = []
    for action in (bid(1), LEAVE, bid(2), bid(3), LEAVE):
        order.append(asked(s)[0])
        act(s, asked(s)[0], action)
    assert order == [0, 1, 2, 0, 2]
    assert s.sold == (0, 3) and s.purses == [7, 20, 30]


def test_what_is_allowed_may_be_more_than_what_is_listed() -> None:
    s = hall()
    assert [action.text for action in options(s, 0)] == ["leave", "bid 1", "bid 2"]
    act(s, 0, bid(9))
    assert asked(s) == (1,)
    with pytest.raises(IllegalAction):
        act(s, 1, bid(21))


def test_a_refusal_may_say_why() -> None:
    s = hall()
    act(s, 0, bid(5))
    with pytest.raises(IllegalAction) as no:
        act(s, 1, bid(4))
    assert (no.value.reason, no.value.clause, no.value.args_) == ("hall-refused-low", "C4", {"price": 5})
    assert str(no.value) == "the price is already 5 (C4)"


def test_a_player_may_interrupt_out_of_turn() -> None:
    s = hall(stopper=2)
    act(s, 0, bid(4))
    assert asked(s) == (1,) and welcome(s) == (1, 2)
    assert options(s, 2) == [STOP] and STOP not in options(s, 1)
    with pytest.raises(IllegalAction):
        act(s, 2, bid(7))
    act(s, 2, STOP)
    assert s.sold == (0, 4) and asked(s) == ()


def test_who_must_and_may_speak_is_named_once() -> None:
    s = hall(stopper=0)
    assert asked(s) == (0,) and welcome(s) == (0,)
    assert [action.text for action in options(s, 0)] == ["leave", "stop", "bid 1", "bid 2"]


def test_a_playout_asks_everybody_until_the_end() -> None:
    s = ballot()
    assert playout(s, seeded("luck")) == 2 * 3
    assert not s.agenda
