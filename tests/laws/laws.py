"""The laws every game keeps, each a function of a position and some luck; `test_laws.py` looks for one broken.

A law knows no game: it speaks of states, views, answers and events only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.table import (
    WATCHER,
    Action,
    ComptoirError,
    Event,
    NotYourTurn,
    Refused,
    Rng,
    State,
    act,
    asked,
    check,
    dump,
    options,
    play,
    read_record,
    welcome,
)
from tests.laws.positions import Position, any_answer, played_out, sayings, some

Law = Callable[[Position, Rng], None]


def every_option_is_allowed(at: Position, luck: Rng) -> None:
    s = at.state
    for seat in range(at.seats):
        answers = options(s, seat)
        assert len({action.text for action in answers}) == len(answers)
        assert all(refusal(s, seat, action) is None for action in answers)
    for seat in asked(s):
        assert options(s, seat), "who is asked has an answer"


def who_is_not_welcome_has_nothing_to_say(at: Position, luck: Rng) -> None:
    s = at.state
    for seat in set(at.everybody) - set(welcome(s)):
        assert options(s, seat) == []
        for _, action in some(at.moves, luck, 3):
            assert isinstance(refusal(s, seat, action), NotYourTurn)


def text_and_action_are_each_others_inverse(at: Position, luck: Rng) -> None:
    for seat in welcome(at.state):
        for action in options(at.state, seat):
            assert at.game.parse(action.text) is action


def a_clone_is_equal_and_independent(at: Position, luck: Rng) -> None:
    s = at.state
    before = dump(s)
    copy = s.clone()
    assert type(copy) is type(s)
    assert dump(copy) == before
    assert copy.heard is None
    assert copy.rng is not s.rng and copy.agenda is not s.agenda
    moves = played_out(copy, luck)
    assert dump(s) == before, "playing on a clone changes the original"
    again = s.clone()
    for seat, action in moves:
        play(again, seat, action)
    assert dump(again) == dump(copy), "a clone carries its luck"


def a_record_replays_to_the_same_state(at: Position, luck: Rng) -> None:
    record = at.record()
    truth = msgspec.json.encode(dump(at.state))
    assert msgspec.json.encode(dump(record.replay())) == truth
    assert read_record(record.to_json()) == record
    assert read_record(record.to_json()).to_json() == record.to_json()
    listening = [s for s, _ in record.states()]
    assert len(listening) == len(at.moves) + 1
    assert msgspec.json.encode(dump(listening[-1])) == truth, "listening changes the game"


def every_game_ends(at: Position, luck: Rng) -> None:
    s = at.state.clone()
    played_out(s, luck)
    assert asked(s) == () and welcome(s) == ()
    for seat in range(at.seats):
        assert options(s, seat) == []
        for _, action in at.moves[-1:]:
            refused = refusal(s, seat, action)
            assert refused is not None and refused.reason == "refused-game-over"
    ranks_are_ranks(at, s)


def the_standing_covers_all_seats(at: Position, luck: Rng) -> None:
    ranks_are_ranks(at, at.state)


def ranks_are_ranks(at: Position, s: State) -> None:
    places = at.game.standing(s)
    assert [place.seat for place in places] == list(range(at.seats))
    for place in places:
        assert place.rank == 1 + sum(other.rank < place.rank for other in places)


def views_are_plain_json(at: Position, luck: Rng) -> None:
    for eyes in at.everybody:
        view = at.game.view(at.state, eyes)
        encoded = msgspec.json.encode(view)
        assert msgspec.json.decode(encoded, type=type(view)) == view
    msgspec.json.encode(at.game.headline(at.state))


# Secrets


def a_seat_cannot_tell_a_redeal_from_the_truth(at: Position, luck: Rng) -> None:
    s = at.state
    for eyes in at.everybody:
        for _ in range(3):
            t = at.game.redeal(s, eyes, luck)
            assert at.game.view(t, eyes) == at.game.view(s, eyes)
            assert (asked(t), welcome(t)) == (asked(s), welcome(s)), "whose turn it is, is no secret"
            assert t.rng != s.rng, "a re-deal has luck of its own"


def a_redeal_is_a_game_of_its_own(at: Position, luck: Rng) -> None:
    before = dump(at.state)
    for eyes in at.everybody:
        t = at.game.redeal(at.state, eyes, luck)
        played_out(t, luck)
        assert dump(at.state) == before


def a_redeal_depends_only_on_the_view_and_luck(at: Position, luck: Rng) -> None:
    """Else a bot could find the truth in the order of what it imagines."""
    for eyes in at.everybody:
        t = at.game.redeal(at.state, eyes, luck)
        again = luck.split()
        from_the_truth = at.game.redeal(at.state, eyes, again.clone())
        assert dump(at.game.redeal(t, eyes, again)) == dump(from_the_truth)


def answers_depend_only_on_the_view(at: Position, luck: Rng) -> None:
    s = at.state
    for seat in range(at.seats):
        t = at.game.redeal(s, seat, luck)
        assert [action.text for action in options(t, seat)] == [action.text for action in options(s, seat)]


def previews_depend_only_on_the_view(at: Position, luck: Rng) -> None:
    """So they can be made on a re-deal, where what is allowed in truth is allowed, though it may not be listed."""
    s = at.state
    for seat in range(at.seats):
        said = some(options(s, seat), luck, 12) + sayings(at, luck)
        said = [action for action in said if refusal(s, seat, action) is None]
        for _ in range(2):
            t = at.game.redeal(s, seat, luck)
            for action in said:
                assert refusal(t, seat, action) is None
                assert at.game.preview(t, seat, action) == at.game.preview(s, seat, action)


def refusals_depend_only_on_the_view(at: Position, luck: Rng) -> None:
    s = at.state
    for seat in at.everybody:
        t = at.game.redeal(s, seat, luck)
        for action in sayings(at, luck):
            assert plain(refusal(t, seat, action)) == plain(refusal(s, seat, action))


def a_refused_answer_changes_nothing(at: Position, luck: Rng) -> None:
    s = at.state
    before = dump(s)
    for _, action in some(at.moves, luck, 8):
        seat = luck.below(at.seats)
        if refusal(s, seat, action) is not None:
            with pytest.raises(Refused):
                act(s, seat, action)
            assert dump(s) == before


def silence_is_an_answer_that_depends_on_nothing_hidden(at: Position, luck: Rng) -> None:
    """Only in a game that says it pauses; while one pause lasts, fewer and fewer are asked."""
    s = at.state
    for seat in asked(s):
        action = s.agenda[-1].silence(s, seat)
        if action is not None:
            assert at.game.pauses
            assert refusal(s, seat, action) is None
            t = at.game.redeal(s, luck.below(at.seats + 1) - 1, luck)
            assert t.agenda[-1].silence(t, seat) is action
    t = s.clone()
    while (seats := asked(t)) and (said := t.agenda[-1].silence(t, seats[0])) is not None:
        step, reveals = t.agenda[-1], t.reveals
        play(t, seats[0], said)
        more = asked(t)
        assert more == seats[1:] or t.agenda[-1:] != [step] or t.reveals != reveals


def headlines_tell_no_secret(at: Position, luck: Rng) -> None:
    t = at.game.redeal(at.state, WATCHER, luck)
    assert at.game.headline(t) == at.game.headline(at.state)


def an_undoable_move_teaches_nobody_anything(at: Position, luck: Rng) -> None:
    """A move may be taken back if it used no luck and raised no `reveals`. Then everybody must still hold possible
    what they held possible before: in every re-deal the same move, or else another one, looks the same to them."""
    s = at.state
    for seat in welcome(s):
        for action in some(options(s, seat), luck, 4):
            after, heard = listened(s, seat, action)
            if after.rng != s.rng or after.reveals != s.reveals:
                continue
            for eyes in at.everybody:
                t = at.game.redeal(s, eyes, luck)
                seen = sight(at, after, heard, eyes)
                if refusal(t, seat, action) is None:
                    u, meanwhile = listened(t, seat, action)
                    assert sight(at, u, meanwhile, eyes) == seen
                    assert u.rng == t.rng and u.reveals == t.reveals
                else:
                    imagined = (listened(t, seat, other) for other in options(t, seat))
                    assert any(sight(at, u, meanwhile, eyes) == seen for u, meanwhile in imagined)


def events_tell_no_more_than_the_view(at: Position, luck: Rng) -> None:
    """A seat answers in many worlds that I cannot tell apart; I know what was said only if it was I who said it.
    Where I see the same afterwards, I was told the same meanwhile. If something was revealed, it may have gone from
    view already, but then everybody was told."""
    s = at.state
    for seat in [seat for seat in welcome(s) if options(s, seat)][:2]:
        action = any_answer(s, seat, luck)
        for eyes in at.everybody:
            told: dict[bytes, list[Any]] = {}
            for n in range(12):
                t = at.game.redeal(s, eyes, luck)
                if not options(t, seat):
                    continue
                said = action if eyes == seat or n % 2 else any_answer(t, seat, luck)
                if refusal(t, seat, said) is not None:
                    continue
                u, heard = listened(t, seat, said)
                public = told_to(heard, WATCHER) if u.reveals != t.reveals else None
                key = msgspec.json.encode([at.game.view(u, eyes), public])
                mine = told_to(heard, eyes)
                assert told.setdefault(key, mine) == mine


def the_opening_tells_no_more_than_the_view(at: Position, luck: Rng) -> None:
    for eyes in at.everybody:
        told: dict[bytes, list[Any]] = {}
        for _ in range(12):
            heard: list[Event] = []
            s = at.game.start(at.seats, f"opening {luck.below(1 << 30)}", at.options, heard=heard)
            mine = told_to(heard, eyes)
            assert told.setdefault(msgspec.json.encode(at.game.view(s, eyes)), mine) == mine


def what_is_told_is_plain_json(at: Position, luck: Rng) -> None:
    for _, heard in at.record().states():
        for eyes in at.everybody:
            for told in told_to(heard, eyes):
                assert isinstance(told["type"], str)
                assert msgspec.json.decode(msgspec.json.encode(told)) == told


def what_others_know_is_imagined_otherwise(at: Position, luck: Rng) -> None:
    """Over a whole game: whatever another seat sees and I do not, some re-deal gives them otherwise.

    What I can work out from what lies open, or was told, is no secret: `tests/games/<game>/deduced.toml` names such
    places of the view and says how."""
    me = luck.below(at.seats)
    other = (me + 1) % at.seats
    hidden: set[str] = set()
    imagined: set[str] = set()
    values: dict[str, set[str]] = {}
    for s, _ in at.record().states():
        theirs = leaves(at.game.view(s, other))
        for path, value in theirs.items():
            values.setdefault(bare(path), set()).add(value)
        mine = leaves(at.game.view(s, me))
        hidden |= {bare(path) for path, value in theirs.items() if mine.get(path) != value}
    hidden -= {path for path, seen in values.items() if len(seen) == 1}
    hidden = {path for path in hidden if not path.startswith(deduced(at.game.name))}
    for s, _ in at.record().states():
        for _ in range(3):
            if hidden <= imagined:
                return
            t = at.game.redeal(s, me, luck)
            imagined |= different(leaves(at.game.view(s, other)), leaves(at.game.view(t, other)))
    assert hidden <= imagined


def deduced(name: str) -> tuple[str, ...]:
    """The places of a game's view that are not shown to everybody though everybody could work them out."""
    path = Path(__file__).parents[1] / "games" / name / "deduced.toml"
    return tuple(tomllib.loads(path.read_text(encoding="utf-8"))) if path.is_file() else ()


def leaves(view: msgspec.Struct) -> dict[str, str]:
    """Every plain value of a view by its place in it."""
    found: dict[str, str] = {}

    def walk(thing: Any, path: str) -> None:
        if isinstance(thing, dict):
            for key, value in thing.items():
                walk(value, f"{path}.{key}")
        elif isinstance(thing, list):
            for n, value in enumerate(thing):
                walk(value, f"{path}[{n}]")
        else:
            found[path] = repr(thing)

    walk(msgspec.to_builtins(view), "")
    return found


def different(one: dict[str, str], two: dict[str, str]) -> set[str]:
    return {bare(path) for path in one.keys() | two.keys() if one.get(path) != two.get(path)}


def bare(path: str) -> str:
    """A place in a view without its numbers."""
    return "".join(letter for letter in path if not letter.isdigit())


def refusal(s: State, seat: int, action: Action) -> ComptoirError | None:
    try:
        check(s, seat, action)
    except Refused as no:
        return no
    return None


def plain(error: ComptoirError | None) -> object:
    return error and (type(error).__name__, error.reason, error.text, error.clause, error.args_)


def listened(s: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """A move on a clone, with what was heard."""
    t = s.clone()
    heard: list[Event] = []
    t.heard = heard
    play(t, seat, action)
    t.heard = None
    return t, heard


def told_to(heard: list[Event], eyes: int) -> list[Any]:
    return [told for event in heard if (told := event.told(eyes)) is not None]


def sight(at: Position, s: State, heard: list[Event], eyes: int) -> object:
    """All that a seat can tell a state by."""
    answers = [action.text for action in options(s, eyes)]
    return at.game.view(s, eyes), told_to(heard, eyes), asked(s), welcome(s), answers


LAWS: list[Law] = [
    every_option_is_allowed,
    who_is_not_welcome_has_nothing_to_say,
    text_and_action_are_each_others_inverse,
    a_clone_is_equal_and_independent,
    a_record_replays_to_the_same_state,
    every_game_ends,
    the_standing_covers_all_seats,
    views_are_plain_json,
    a_seat_cannot_tell_a_redeal_from_the_truth,
    a_redeal_is_a_game_of_its_own,
    a_redeal_depends_only_on_the_view_and_luck,
    answers_depend_only_on_the_view,
    previews_depend_only_on_the_view,
    refusals_depend_only_on_the_view,
    a_refused_answer_changes_nothing,
    silence_is_an_answer_that_depends_on_nothing_hidden,
    headlines_tell_no_secret,
    an_undoable_move_teaches_nobody_anything,
    events_tell_no_more_than_the_view,
    the_opening_tells_no_more_than_the_view,
    what_is_told_is_plain_json,
]
