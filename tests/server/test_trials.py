"""Trying moves out: on an imagined copy, by the rules, and for nobody else."""

from __future__ import annotations

import pytest

from comptoir.server.requests import SayTry, TryMove
from comptoir.server.trials import trial
from comptoir.server.wire import encode
from comptoir.table import asked, dump, game, games, options, pick, play, seeded
from tests.server.clients import Guest
from tests.server.test_orders import two


@pytest.mark.parametrize("name", games())
def test_a_trial_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    rules, luck = game(name), seeded("trials")
    s = rules.start(rules.fewest, "trials")
    differed = 0
    for n in range(30):
        seat = n % rules.fewest
        if not n % 5:
            other = rules.redeal(s, seat, seeded(f"other {n}"))
            differed += dump(other) != dump(s)
            here, there = (trial(rules, each, SayTry("k", seat)) for each in (s, other))
            assert encode(here) == encode(there)
            if here.ask is not None:
                tried = [TryMove(each.seat, each.move) for each in here.moves]
                on = SayTry("k", seat, [*tried, TryMove(seat, here.ask.options[0])])
                assert encode(trial(rules, s, on)) == encode(trial(rules, other, on))
        play(s, asked(s)[0], pick(s.agenda[-1], s, asked(s)[0], luck))
    assert differed, "no two states were different, so nothing was shown"


def test_moves_are_tried_while_another_thinks(anna: Guest, ben: Guest) -> None:
    """The others are imagined until one's own question comes; nothing changes, and nobody hears of it."""
    table, first, other = two(anna, ben)
    before = ben.table(table)
    first.quiet()
    seat = other.state["seat"]
    word = other.say(t="try", seat=seat)
    tried = other.hear("tried")
    assert tried["id"] == word
    assert [move["seat"] for move in tried["moves"]] == [first.state["seat"]]
    assert tried["ask"]["seat"] == seat
    mine = {"seat": seat, "move": tried["ask"]["options"][0]}
    moves = [{"seat": move["seat"], "move": move["move"]} for move in tried["moves"]]
    other.say(t="try", seat=seat, moves=[*moves, mine], preview=None)
    on = other.hear("tried")
    assert [move["move"] for move in on["moves"]][: len(moves) + 1] == [
        *(m["move"] for m in moves),
        mine["move"],
    ]
    assert on["moves"][len(moves)]["seen"], "what it would do, for an order to ask for the same"
    assert first.quiet() == []
    assert ben.table(table) == before


def test_what_the_rules_refuse_is_refused_with_its_clause(anna: Guest, ben: Guest) -> None:
    _, first, _ = two(anna, ben)
    seat = first.state["seat"]
    stall = next(option for option in first.ask["options"] if option.startswith("stall 1"))
    word = first.say(t="try", seat=seat, moves=[{"seat": seat, "move": stall}], preview=stall)
    no = first.hear("no", "tried")
    assert (no["t"], no["id"]) == ("no", word)
    assert no["error"]["clause"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"moves": [{"seat": 0, "move": "draw"}] * 121}, "too-many-tried"),
        ({"seat": 7}, "not-your-seat"),
        ({"moves": [{"seat": 0, "move": "x" * 1001}]}, "bad-field"),
    ],
)
def test_a_bad_trial_is_refused(anna: Guest, ben: Guest, wrong: dict[str, object], code: str) -> None:
    _, first, _ = two(anna, ben)
    first.say(**{"t": "try", "seat": first.state["seat"], **wrong})
    assert first.hear("no", "tried")["error"]["code"] == code


def test_what_used_luck_is_marked() -> None:
    heller = game("heller")
    s = heller.start(2, "luck")
    seat = asked(s)[0]
    said = {option.text.split()[0]: option.text for option in options(s, seat)}
    drawn = trial(heller, s, SayTry("k", seat, [TryMove(seat, said["draw"])]))
    placed = trial(heller, s, SayTry("k", seat, [TryMove(seat, said["stall"])]))
    assert drawn.moves[0].imagined and not placed.moves[0].imagined
