"""Windows: who is asked and who is not, what silence stands for, and what everybody may know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from comptoir.games.karanor import box
from comptoir.games.karanor.actions import WISH
from comptoir.games.karanor.box import PAUSES, TILE_NAMES, WINDOWS
from comptoir.games.karanor.cards.abilities import trigger
from comptoir.games.karanor.cards.load import read
from comptoir.games.karanor.cards.modifiers import ON_WORK, TILE_TRIGGERS
from comptoir.games.karanor.cards.tables import TILES
from comptoir.games.karanor.turn.phases import BEGIN_TURN
from comptoir.table import WATCHER, asked, check, options, settle, welcome
from tests.games.karanor.vocabulary import (
    ANA,
    BEN,
    CHLOE,
    DINA,
    KARANOR,
    answers,
    heard,
    held,
    islands,
    refused,
    say,
    step,
)
from tests.rules import rule


@rule("K14.10")
def test_who_is_asked_depends_on_nothing_but_who_holds_a_card() -> None:
    for cards in (["barrage", "usure"], ["contre_espion", "contre_espion"]):
        s = islands(4, blacks={BEN: cards[:1], DINA: cards[1:]}, begin=True)
        assert asked(s) == (BEN, DINA)


@rule("K14.12")
def test_silence_is_a_pass_whatever_the_hand_and_for_those_asked_only() -> None:
    s = islands(blacks={BEN: ["barrage"], CHLOE: ["usure"]}, begin=True)
    window = s.agenda[-1]
    for seat in (BEN, CHLOE):
        said = window.silence(s, seat)
        assert said is not None and said.text == "pass"
        check(s, seat, said)
    say(s, BEN, "pass")
    say(s, CHLOE, "pass")
    assert s.agenda[-1].silence(s, ANA) is None, "nobody's turn is cut short"


@rule("K14.12", "R60")
def test_until_a_window_closes_no_answer_can_be_told_from_another() -> None:
    seen = []
    for said in ("pass", "pass turn", "play barrage"):
        s = islands(4, blacks={BEN: ["barrage"], CHLOE: ["usure"], DINA: ["greve"]}, begin=True)
        say(s, BEN, said)
        others = (WATCHER, ANA, CHLOE, DINA)
        told = [[event.told(eyes) for event in s.heard or []] for eyes in others]
        asks = [[action.text for action in options(s, eyes)] for eyes in others]
        seen.append(msgspec.json.encode([[KARANOR.view(s, eyes) for eyes in others], told, asks, asked(s)]))
        assert KARANOR.view(s, BEN).window["mine"] == said
    assert seen[0] == seen[1] == seen[2]


@rule("K14.12")
def test_who_passes_for_the_turn_is_known_when_the_window_closes_and_is_asked_no_more_in_that_turn() -> None:
    s = islands(blacks={BEN: ["contre_espion"], CHLOE: ["barrage", "usure"]}, begin=True)
    say(s, BEN, "pass turn")
    assert not KARANOR.view(s, CHLOE).players[BEN].silent and heard(s, "silent") == []
    say(s, CHLOE, "play barrage")
    assert KARANOR.view(s, ANA).players[BEN].silent and len(heard(s, "silent")) == 1
    assert step(s) == "turn", "Ben is not asked whether he counters it"


@rule("K4.6", "R11")
@pytest.mark.parametrize(("answer", "steps"), [("play contre_espion", 0), ("pass", 1)])
def test_an_own_card_ends_a_move_in_a_window_too(answer: str, steps: int) -> None:
    cards = {ANA: ["contre_espion"], BEN: ["vol_tire"]}
    s = islands(at={ANA: "vergers_or", BEN: "kien"}, has={ANA: "gold 5"}, blacks=cards)
    say(s, ANA, "move kien")
    assert s.steps == 1
    say(s, BEN, "play vol_tire 0")
    say(s, ANA, answer)
    assert step(s) == "turn" and s.steps == steps
    say(s, ANA, "move vergers_or")
    assert s.actions == 3 - (steps == 0), "what is left of a Move costs no action"


@rule("K4.6")
def test_a_card_that_stays_in_hand_ends_no_move() -> None:
    """Two would counter the thief; the first has done it, and the card of the second is not played."""
    cards = {ANA: ["contre_espion"], BEN: ["vol_tire"], CHLOE: ["contre_espion"]}
    s = islands(at={ANA: "vergers_or", BEN: "kien"}, blacks=cards, active=ANA)
    say(s, ANA, "move kien")
    say(s, BEN, "play vol_tire 0")
    say(s, CHLOE, "play contre_espion")
    say(s, ANA, "play contre_espion")
    while step(s) == "window":
        say(s, asked(s)[0], "pass")
    assert s.merchants[ANA].black_market and s.steps == 1


@rule("R62")
def test_who_wishes_not_to_be_asked_is_not_until_they_take_it_back() -> None:
    s = islands(blacks={BEN: ["barrage"], CHLOE: ["usure"]})
    say(s, BEN, "ask turn_start off")
    say(s, ANA, "end")
    say(s, CHLOE, "pass")
    say(s, BEN, "pass")  # the window `income` is another kind
    assert s.active == BEN and asked(s) == (CHLOE,)
    say(s, CHLOE, "pass")
    say(s, BEN, "end")
    say(s, CHLOE, "pass")
    assert s.active == CHLOE and step(s) == "turn", "Ben alone would be asked: no window at all"
    say(s, BEN, "ask all on")
    s.agenda = [BEGIN_TURN]
    settle(s)
    assert asked(s) == (BEN,)


@rule("R62")
@pytest.mark.parametrize("window", [WINDOWS[window] for window in PAUSES])
def test_each_kind_of_window_is_wished_away_by_itself(window: str) -> None:
    s = islands()
    say(s, BEN, f"ask {window} off")
    assert KARANOR.view(s, CHLOE).players[BEN].spared == [window]
    assert refused(s, BEN, f"ask {window} off") == "wish"
    say(s, BEN, "ask all off", f"ask {window} on")
    assert set(KARANOR.view(s, WATCHER).players[BEN].spared) == {WINDOWS[w] for w in PAUSES} - {window}
    say(s, BEN, "ask all on")
    assert KARANOR.view(s, ANA).players[BEN].spared == []
    assert [told["window"] for told in heard(s, "spared")] == [window, "all"]
    assert [told["window"] for told in heard(s, "asked-again")] == [window, "all"]


@rule("R62")
def test_a_wish_may_be_declared_at_any_question_and_is_in_nobodys_way() -> None:
    s = islands(4, blacks={BEN: ["barrage"], CHLOE: ["usure"]}, begin=True)
    s.ending = True
    assert welcome(s) == (BEN, CHLOE, ANA, DINA)
    before = [action.text for action in options(s, BEN)]
    say(s, DINA, "ask all off")
    say(s, BEN, "ask meet off")
    assert asked(s) == (BEN, CHLOE) and [action.text for action in options(s, BEN)] == before
    assert not [action for seat in range(4) for action in options(s, seat) if action in WISH]


@rule("R62")
def test_a_wish_counts_from_the_next_window_on() -> None:
    s = islands(blacks={BEN: ["barrage"]}, begin=True)
    say(s, BEN, "ask turn_start off")
    assert asked(s) == (BEN,)


@rule("R62")
def test_a_wish_uses_no_luck_and_teaches_nothing_so_that_what_could_be_taken_back_still_can() -> None:
    s = islands()
    luck, reveals = s.rng.clone(), s.reveals
    say(s, BEN, "ask all off")
    assert (s.rng, s.reveals) == (luck, reveals)
    copy = s.clone()
    say(copy, BEN, "ask all on")
    assert copy.not_asked_in != s.not_asked_in


def test_before_the_first_turn_there_is_nothing_to_be_spared() -> None:
    s = KARANOR.start(3, "draft")
    assert welcome(s) == asked(s) == (0, 1, 2)
    say(s, ANA, answers(s, ANA)[0])
    assert welcome(s) == (1, 2)


@rule("R8")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_host_names_the_start_player_or_lots_are_drawn(players: int) -> None:
    drawn = {KARANOR.view(KARANOR.start(players, f"lot {n}"), 0).starter for n in range(60)}
    assert drawn == set(range(players))
    for n in range(5):
        view = KARANOR.view(KARANOR.start(players, f"lot {n}", {"first_seat": True}), 0)
        assert (view.starter, view.active) == (0, 0)


Rows = list[dict[str, object]]


@pytest.fixture
def works() -> Iterator[Callable[[str, Rows], None]]:
    """Let a tile act, whenever its owner works, as a host might write it."""
    printed, triggers = TILES[:], TILE_TRIGGERS[:]

    def works(tile: str, effects: Rows) -> None:
        number = TILE_NAMES.index(tile)
        TILES[number] = read([{"op": "on", "event": "work", "effects": effects}])
        TILE_TRIGGERS[number] |= 1 << ON_WORK

    yield works
    TILES[:], TILE_TRIGGERS[:] = printed, triggers


@rule("R36")
@pytest.mark.parametrize(("first", "second"), [("plume", "bourse"), ("bourse", "plume")])
def test_of_two_tiles_that_compete_the_owner_says_which_acts_first(
    works: Callable[[str, Rows], None], first: str, second: str
) -> None:
    """Both want the only gold: the first brings its resource, for the second nothing is left."""
    brings = {"plume": "wood", "bourse": "ore"}
    for tile, resource in brings.items():
        works(tile, [{"op": "pay", "gold": 1}, {"op": "gain", "what": "resource", "kind": resource, "n": 1}])
    s = islands(has={ANA: "gold 1"}, artefacts={ANA: ["plume", "bourse"]})
    s.add_up_modifiers(ANA)
    trigger(s, ANA, ON_WORK)
    assert (step(s), asked(s)) == ("act", (ANA,))
    assert answers(s, ANA) == ["use plume", "use bourse"]
    say(s, ANA, f"use {first}")
    assert step(s) == "turn" and held(s.merchants[ANA]) == {brings[first]: 1}
    assert box.ARTEFACTS.index(second) in s.merchants[ANA].artefacts


@rule("R36")
def test_of_two_tiles_that_both_can_act_the_second_acts_after_the_first(
    works: Callable[[str, Rows], None],
) -> None:
    """The purse pays for what the quill then sells: the other way round it could not."""
    works("plume", [{"op": "pay", "resources": {"wood": 1}}, {"op": "gain", "what": "gold", "n": 5}])
    works("bourse", [{"op": "pay", "gold": 2}, {"op": "gain", "what": "resource", "kind": "wood", "n": 1}])
    s = islands(has={ANA: "gold 2"}, artefacts={ANA: ["plume", "bourse"]})
    s.add_up_modifiers(ANA)
    trigger(s, ANA, ON_WORK)
    assert answers(s, ANA) == ["use bourse"]
    say(s, ANA, "use bourse", "use plume")
    assert s.merchants[ANA].gold == 5 and step(s) == "turn"
