"""Nothing is lost and nothing comes from nowhere, whatever is answered."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.games.jantaris.box import AREAS, CARDS, CENTRE, FAIR_COST, ITEMS, LIMIT, MERCHANTS, NONE
from comptoir.games.jantaris.state import City
from comptoir.table import WATCHER, act, asked, seeded
from tests.games.jantaris.vocabulary import JANTARIS, merchants_of
from tests.laws.positions import any_answer
from tests.rules import rule

GAINS = {"item-bought", "item-picked", "traded", "card-claimed"}


def whole(s: City) -> None:
    """Every piece is somewhere, once."""
    seats = range(s.players)
    assert all(merchants_of(s, seat) == MERCHANTS and s.reserve[seat] >= 0 for seat in seats)
    assert all(0 <= count <= LIMIT for count in s.goods)
    owned = [item for seat in seats for item in range(len(ITEMS)) if s.owns(seat, item)]
    assert sorted([*owned, *s.up, *s.pile, *s.shown]) == list(range(len(ITEMS)))
    claimed = [card for seat in seats for card in range(len(CARDS)) if s.claimed[seat] >> card & 1]
    assert sorted([*claimed, *s.controls, *s.controls_up]) == list(range(len(CARDS)))
    fair = [] if s.fair == NONE else [int(s.fair)]
    assert sorted([*s.fairs, *fair]) == list(range(len(FAIR_COST)))
    assert 0 <= s.known <= len(s.pile) and 0 <= s.fairs_known <= len(s.fairs)


def markers_hold(s: City) -> None:
    """J3.4, J6.6: two districts, or the Centre, and then nobody is in it."""
    assert s.markers[0] != s.markers[1] or s.markers == [CENTRE, CENTRE]
    if CENTRE in s.markers:
        assert s.in_centre() == 0


@rule("J1.2", "J3.1", "J3.4", "J3.6", "J6.6", "R7")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deal", range(6))
def test_pieces_are_conserved_and_prestige_is_what_was_told(players: int, deal: int) -> None:
    s = JANTARIS.start(players, f"whole {deal}")
    assert isinstance(s, City)
    luck = seeded(f"answers {deal}")
    scored, left = [0] * players, [False, False]
    while asked(s):
        seat = asked(s)[0]
        s.heard = []
        act(s, seat, any_answer(s, seat, luck))
        whole(s)
        markers_hold(s)
        facts: list[Any] = [event.told(WATCHER) for event in s.heard]
        for told in filter(None, facts):
            if told["type"] in GAINS:
                scored[told["seat"]] += told["prestige"]
        assert s.prestige == scored
        for colour in range(2):
            left[colour] |= s.markers[colour] != CENTRE
            assert not (left[colour] and AREAS[s.markers[colour]] == "centre")
