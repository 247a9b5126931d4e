"""States and actions are pickled, copied and compared whole, compiled or not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

from comptoir.table import Action, Rng, dump, options, play, welcome
from tests.laws.laws import Law
from tests.laws.positions import Position, any_answer, played_out, some, speaker


def a_copy_is_equal_and_plays_on_alike(at: Position, luck: Rng) -> None:
    s = at.state
    read: Any = pickle.loads(pickle.dumps(s))
    for twin in (read, copy.copy(s), copy.deepcopy(s)):
        assert type(twin) is type(s) and twin is not s
        assert twin == s and dump(twin) == dump(s)
        assert twin.heard is None
    moves = played_out(read, luck)
    again = s.clone()
    for seat, action in moves:
        play(again, seat, action)
    assert again == read, "what was pickled plays another game"


def states_that_differ_are_not_equal(at: Position, luck: Rng) -> None:
    s, t = at.state, at.state.clone()
    if t.agenda:
        seat = speaker(t, luck)
        play(t, seat, any_answer(t, seat, luck))
        assert (s == t) == (dump(s) == dump(t))
    t = s.clone()
    t.rng.below(2)
    assert s != t, "luck is a part of the state"


def an_action_is_always_itself(at: Position, luck: Rng) -> None:
    words = at.game.vocabulary
    for seat in welcome(at.state):
        for action in some(options(at.state, seat), luck, 5):
            assert pickle.loads(pickle.dumps(action)) == action == Action(action.text)
            assert hash(action) == hash(Action(action.text))
            assert copy.copy(action) is action and copy.deepcopy(action) is action
            if action.id >= 0:
                assert words.all[action.id] is action
                assert words.parse(action.text) is action
                assert pickle.loads(pickle.dumps(action)) is action


COPIES: list[Law] = [
    a_copy_is_equal_and_plays_on_alike,
    states_that_differ_are_not_equal,
    an_action_is_always_itself,
]
