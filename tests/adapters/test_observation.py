"""What a program is shown of a game is what a seat may know, in numbers of a fixed size."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.adapters import observation
from comptoir.adapters.desk import answer, answers, speaker
from comptoir.adapters.observation import Memory, Observer, numbers_of, utilities
from comptoir.adapters.shapes import Shape, learned
from comptoir.games.heller import observation as heller_observation
from comptoir.table import Game, asked, game, games, options, seeded
from tests.laws.positions import Position, examples, positions

GAMES = list(games())
LUCK = st.integers(0, 1 << 30)


@cache
def observer_of(name: str) -> Observer:
    return Observer(game(name))


def shown(at: Position, seat: int, luck: int) -> tuple[list[int], list[int]]:
    """What a seat is shown of a position, and of another that it cannot tell from it."""
    see = observer_of(at.game.name).see
    imagined = at.game.redeal(at.state, seat, seeded(str(luck)))
    return see(at.state, seat), see(imagined, seat)


@pytest.mark.parametrize("name", GAMES)
def test_states_that_a_seat_cannot_tell_apart_look_alike(name: str) -> None:
    @examples(8)
    @given(positions(game(name)), LUCK)
    def law(at: Position, luck: int) -> None:
        for seat in range(at.seats):
            truth, imagined = shown(at, seat, luck)
            assert truth == imagined

    law()


def test_the_law_of_secrecy_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(s: Any, seat: int) -> list[int]:
        return [*heller_observation.observe(s, seat), *[m.secret for m in s.merchants]]

    monkeypatch.setattr(observer_of("heller"), "see", peeping)
    with pytest.raises(AssertionError):
        test_states_that_a_seat_cannot_tell_apart_look_alike("heller")


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_has_always_the_same_size_and_fits_into_16_bits(name: str) -> None:
    observer = observer_of(name)
    assert len(set(observer.names)) == observer.size

    @examples(8)
    @given(positions(game(name)))
    def law(at: Position) -> None:
        for seat in range(at.seats):
            numbers = observer.see(at.state, seat)
            assert len(numbers) == observer.size
            assert all(observation.LOWEST <= n <= observation.HIGHEST for n in numbers)

    law()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_differently_is_written_differently(name: str) -> None:
    """Seats of one table see different things, and so does one seat before and after a move."""
    rules = game(name)
    see = observer_of(name).see
    s, luck = rules.start(rules.most, "different"), seeded("different")
    for _ in range(40):
        seat = speaker(s)
        before = see(s, seat)
        numbers = answers(s)
        answer(s, rules.vocabulary.all[numbers[luck.below(len(numbers))]])
        assert see(s, seat) != before
    assert see(s, 0) != see(s, 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_listed_answer_has_a_number(name: str) -> None:
    @examples(8)
    @given(positions(game(name)))
    def law(at: Position) -> None:
        for seat in asked(at.state):
            listed = at.state.agenda[-1].options(at.state, seat)
            assert all(at.game.vocabulary.all[action.id] is action for action in listed)
        if asked(at.state):
            of_the_first = at.state.agenda[-1].options(at.state, asked(at.state)[0])
            assert answers(at.state) == sorted(action.id for action in of_the_first)

    law()


def played(rules: Game, seats: int, seed: str, moves: int) -> list[int]:
    s, luck = rules.start(seats, seed), seeded(seed)
    said: list[int] = []
    while s.agenda and len(said) < moves:
        numbers = answers(s)
        said.append(numbers[luck.below(len(numbers))])
        answer(s, rules.vocabulary.all[said[-1]])
    return said


@pytest.mark.parametrize("name", GAMES)
def test_a_memory_only_grows_and_holds_what_was_said_and_told(name: str) -> None:
    rules = game(name)
    said = played(rules, rules.most, "memory", 30)
    memory = Memory.of(rules, rules.most, "memory", {})
    memories = []
    for n in (0, 10, 30):
        memory.listen(said[:n])
        memories.append(memory.text(1))
        assert memory.numbers(1) == numbers_of(memories[-1].splitlines())
    assert memories[2].startswith(memories[1]) and memories[1].startswith(memories[0])
    assert len(memories[2]) > len(memories[1])
    own = [line[2:] for line in memories[2].splitlines() if line.startswith("> ")]
    s = rules.start(rules.most, "memory")
    spoken = []
    for number in said:
        if speaker(s) == 1:
            spoken.append(rules.vocabulary.all[number].text)
        answer(s, rules.vocabulary.all[number])
    assert own == spoken


def test_a_copied_memory_goes_its_own_way() -> None:
    heller = game("heller")
    said = played(heller, 2, "memory", 20)
    memory = Memory.of(heller, 2, "memory", {})
    memory.listen(said[:10])
    before = list(memory.numbers(0))
    copied = copy.deepcopy(memory)
    copied.listen(said)
    assert memory.text(0) + "\n" in copied.text(0) and memory.numbers(0) == before
    memory.listen(said)
    assert memory.text(0) == copied.text(0) and memory.numbers(0) == copied.numbers(0)


def test_a_memory_has_no_secret_of_others() -> None:
    """In Heller seat 1 draws: which square it was, only seat 1 remembers."""
    heller = game("heller")
    s = heller.start(2, "linden")
    drawer = speaker(s)
    said = [heller.parse("draw").id]
    memory = Memory.of(heller, 2, "linden", {})
    memory.listen(said)
    mine, theirs = memory.lines[drawer], memory.lines[1 - drawer]
    assert '"square"' in mine[-1] and '"square"' not in theirs[-1]
    assert "linden" not in "".join(theirs)


def test_the_end_is_worth_the_same_in_all_to_nobody() -> None:
    heller = game("heller")
    s = heller.start(3, "end")
    assert utilities(heller, s) == [0.0, 0.0, 0.0]
    luck = seeded("end")
    while s.agenda:
        said = options(s, asked(s)[0])
        answer(s, said[luck.below(len(said))])
    worth = utilities(heller, s)
    ranks = [place.rank for place in heller.standing(s)]
    assert sum(worth) == pytest.approx(0) and worth[ranks.index(1)] == max(worth) > 0


def test_a_shape_makes_room_for_what_it_saw() -> None:
    words: set[str] = set()
    shape = Shape()
    shape.learn({"n": 1, "list": [1, 2], "word": "fish"}, words)
    shape.learn({"n": None, "list": [], "late": True}, words)
    assert list(observation.places(shape, "")) == [
        "late?",
        "late",
        "list#",
        "list[0]",
        "list[1]",
        "n?",
        "n",
        *["word?", "word"],
    ]
    write = observation.writer(shape, {"fish": 1})
    numbers: list[int] = []
    write({"n": 7, "list": [5, 6, 8], "word": "fowl"}, numbers)
    assert numbers == [0, 0, 3, 5, 6, 1, 7, 1, 0]


def test_a_game_without_a_kept_shape_is_learned_by_playing() -> None:
    shapes = learned(game("heller"), 1)
    assert "hidden" in shapes.words and shapes.view.fields["market"].most == 30
