"""What is counted, picked and told is what is listed, allowed and declared."""

from __future__ import annotations

import msgspec

from comptoir.table import UNCOUNTED, Event, News, Rng, Step, options, playout, sampled, welcome
from comptoir.table.news import Happened
from comptoir.table.wire import struct_of
from tests.laws.laws import Law, listened, refusal
from tests.laws.positions import Position, some, unlisted


def what_is_counted_is_what_is_listed(at: Position, luck: Rng) -> None:
    """What is said beside a question is listed only."""
    s = at.state
    step = s.agenda[-1] if s.agenda else Step()
    for seat in {*step.seats(s), *step.may(s)}:
        answers, count = step.options(s, seat), step.count(s, seat)
        assert count in (UNCOUNTED, len(answers))
        if count != UNCOUNTED:
            assert [step.nth(s, seat, n) for n in range(count)] == answers


def a_sampled_game_is_the_game_played_out(at: Position, luck: Rng) -> None:
    lists, counts = at.state.clone(), at.state.clone()
    assert playout(lists, luck.clone()) == sampled(counts, luck.clone())
    assert lists == counts


def what_is_not_listed_is_refused(at: Position, luck: Rng) -> None:
    """All that can be said, against the list; more is taken only of the kinds that `unlisted.toml` names."""
    s = at.state
    more = {action.text.split()[0] for action in unlisted(at.game)}
    for seat in welcome(s):
        listed = set(options(s, seat))
        for action in at.game.vocabulary.all:
            if action.text.split()[0] not in more:
                assert (refusal(s, seat, action) is None) == (action in listed), action


def what_is_told_has_the_type_it_says(at: Position, luck: Rng) -> None:
    """The opening, and what some answers lead to."""
    opening: list[Event] = []
    at.game.start(at.seats, at.seed, at.options, opening)
    has_the_types_of(at, opening)
    for seat in welcome(at.state):
        for action in some(options(at.state, seat), luck, 3):
            has_the_types_of(at, listened(at.state, seat, action)[1])


def has_the_types_of(at: Position, heard: list[Event]) -> None:
    kinds: dict[str, News] = {news.kind: news for news in at.game.news}
    for event in heard:
        if isinstance(event, Happened):
            assert kinds[event.news.kind] is event.news, "every kind is declared"
            for eyes in at.everybody:
                if (told := event.told(eyes)) is not None:
                    msgspec.convert(told, struct_of(event.news), strict=True)


COUNTING: list[Law] = [
    what_is_counted_is_what_is_listed,
    a_sampled_game_is_the_game_played_out,
    what_is_not_listed_is_refused,
    what_is_told_has_the_type_it_says,
]
