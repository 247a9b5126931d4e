"""Who wants only what changes knows as much as who is told everything."""

from __future__ import annotations

import json
import random

import pytest

from comptoir.server import wire
from comptoir.server.differences import Scribe, difference, whole
from comptoir.table import WATCHER, act, asked, game, games, options, seeded
from tests.server.clients import ME, Chair, Guest, hot

GAMES = sorted(games())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_in_parts_is_what_is_told_at_once(anna: Guest, name: str) -> None:
    others = [hot(f"Guest {seat}") for seat in range(1, game(name).most)]
    table = anna.lays(ME, *others, game=name, pause=None)
    all_of_it, in_parts = anna.looks(table, 0), anna.looks(table, 0, changes=True)
    luck = random.Random(name)
    player = anna.looks(table)
    for _ in range(15):
        version = _plays(player, luck)
        told = all_of_it.until(version)
        assert in_parts.until(version) == {**told, "table": in_parts.state["table"]}
        assert _lasting(in_parts) == _lasting(all_of_it)
    sizes = {
        kind: sum(len(json.dumps(message)) for message in chair.heard if message["t"] == kind)
        for chair, kind in ((all_of_it, "state"), (in_parts, "change"))
    }
    assert 0 < sizes["change"] < sizes["state"] / 2


def _plays(player: Chair, luck: random.Random) -> int:
    """Whoever is asked answers anything; the version it leads to."""
    seat = player.state["table"]["asked"][0]
    if player.state["seat"] != seat:
        player.look(seat)
    return int(player.moves(luck.choice(player.ask["options"]))["version"])


def _lasting(chair: Chair) -> dict[str, object]:
    """The table, less who is there, which is told when it suits."""
    return {name: value for name, value in chair.state["table"].items() if name not in ("seats", "watchers")}


def test_another_seat_and_another_look_are_told_whole(anna: Guest) -> None:
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table, changes=True)
    first, second = chair.state["table"]["asked"][0], 1 - chair.state["table"]["asked"][0]
    for seat in (first, second, first):
        assert chair.look(seat, chair.version, changes=True)["seat"] == seat
    done = chair.try_move()
    assert chair.hear("state", "change")["t"] == "change"
    assert chair.look(second, done["version"])["t"] == "state"
    assert chair.try_move()["t"] == "done"
    assert chair.hear("state", "change")["t"] == "state", (
        "whoever does not ask for changes is told everything"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_parts_is_the_same_bytes_and_a_seat_adds_to_what_lies_open(name: str) -> None:
    """The imprint of a table is taken of these bytes, and kept."""
    rules, luck = game(name), seeded(name)
    s = rules.start(rules.most, name)
    for _ in range(60):
        if not asked(s):
            break
        answers = options(s, asked(s)[0])
        act(s, asked(s)[0], answers[luck.below(len(answers))])
        scribe, open_ = Scribe(), rules.view(s, WATCHER)
        for seat in range(rules.most):
            view = rules.known(s, seat, open_)
            assert view == rules.view(s, seat)
            assert bytes(whole(scribe.parts(view))) == wire.encode(view)
        again = difference(scribe.parts(open_).trace(), scribe.parts(rules.view(s, WATCHER)))
        assert again is not None and bytes(again) == b"{}"
