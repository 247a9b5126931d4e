"""The city in a terminal, in both languages, at every kind of moment."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from comptoir.games.jantaris.terminal import draw, moment
from comptoir.languages import LANGUAGES
from comptoir.table import act, asked, seeded
from comptoir.words import Words
from tests.games.jantaris.vocabulary import ANA, BEN, JANTARIS, city, say
from tests.laws.positions import any_answer


def printed(picture: RenderableType) -> str:
    page = StringIO()
    Console(width=160, file=page).print(picture)
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_can_be_drawn(lang: str, players: int) -> None:
    words, luck = Words(lang), seeded("drawn")
    seats = [words.seat(seat) for seat in range(players)]
    s = JANTARIS.start(players, "drawn")
    steps: set[str] = set()
    while asked(s):
        seat = asked(s)[0]
        if s.agenda[-1].name not in steps:
            steps.add(s.agenda[-1].name)
            text = printed(draw(JANTARIS.view(s, seat), words, seats))
            assert "Taira" in text and seats[seat].name in text and "jantaris-" not in text
        act(s, seat, any_answer(s, seat, luck))
    assert {"settle", "city", "marker", "vote", "trade"} <= steps


def test_an_auction_shows_my_maximum_and_nobody_elses() -> None:
    words = Words("en")
    seats = [words.seat(seat) for seat in range(4)]
    s = city(up=["coach", "cannon"], goods={ANA: "6r 6b", BEN: "6r 6b"})
    say(s, ANA, "bazaar", "open coach 4 max 9")
    assert "your maximum: 9" in printed(draw(JANTARIS.view(s, ANA), words, seats))
    assert "maximum" not in printed(draw(JANTARIS.view(s, BEN), words, seats))


def test_votes_turned_up_are_shown_together() -> None:
    words = Words("en")
    seats = [words.seat(seat) for seat in range(3)]
    told = {"type": "votes-revealed", "votes": ["deal", "deal", "black_market"]}
    text = printed(moment(told, words, seats) or "")
    assert text.count("Deal") == 2 and "Black Market" in text
    assert moment({"type": "fair-closed"}, words, seats) is None
