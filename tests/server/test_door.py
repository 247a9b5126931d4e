"""Every byte sent to a seat is the same in two worlds that differ only in what the seat cannot know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.server import door, wire
from comptoir.server.errors import fault
from comptoir.server.history import History
from comptoir.server.house import House
from comptoir.server.moves import advanced
from comptoir.server.position import Logged
from comptoir.server.room import Room
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.tables import Seat, Table
from comptoir.server.telling import Telling
from comptoir.table import (
    WATCHER,
    Action,
    ComptoirError,
    Game,
    State,
    asked,
    dump,
    game,
    games,
    options,
    play,
    seeded,
)

SECRET = "a5ec4e7" * 9 + "0"
AT = "2026-01-01T00:00:00.000Z"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    house = House(SqliteDatabase(tmp_path_factory.mktemp("door") / "comptoir.sqlite"), b"k" * 32, None)
    yield house
    asyncio.run(house.store.close())


class World:
    """A room whose game begins at some state."""

    def __init__(self, house: House, game: Game, s: State, chosen: dict[str, Any]) -> None:
        self.game = game
        seats = [Seat("person", f"p{i}", name=f"P{i}") for i in range(len(game.standing(s)))]
        table = Table(
            id="t", name="Lyon", game=game.name, rules=game.version, options=chosen, seats=seats, seed=SECRET,
            parts=[""] * len(seats), next_seed=SECRET, owner="p0", public=True, pace=1.0, version=1,
            created=AT, updated=AT,
        )  # fmt: skip
        self.room = Room(
            house, advanced(table, game, s), History(game, Logged(1, AT, "start", None), (s, []))
        )

    @property
    def history(self) -> History:
        return self.room.playing

    def moves(self, seat: int, text: str) -> None:
        led = self.history.tried(seat, self.game.parse(text))
        self.history.add(Logged(self.history.version + 1, AT, "move", seat, text), led)
        table = advanced(self.room.table, self.game, self.history.now)
        self.room.table = Table(**{**vars_of(table), "version": self.history.version})

    def texts(self, seat: int) -> list[str]:
        return [option.text for option in options(self.history.now, seat)]


def vars_of(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__struct_fields__}


def told(world: World, eyes: int, tries: list[str]) -> list[bytes]:
    """All that the server would send to these eyes: states, the whole log, frames, and an answer to each try."""
    person = None if eyes == WATCHER else f"p{eyes}"
    line: Any = SimpleNamespace(
        person=person,
        eyes=eyes,
        seen=0,
        edition=0,
        looks_through=lambda _: eyes,
        wants_changes=True,
        table=None,
    )
    sent = [Telling(world.room).state(line, since) for since in (0, 1, world.history.version - 1)]
    sent.append(Telling(world.room).table(line))
    moments = enumerate(world.history.reel().moments())
    frames = [door.frame(world.game, n, moment, eyes) for n, moment in moments]
    sent += map(wire.encode, frames)
    for text in tries if eyes != WATCHER else []:
        try:
            sent.append(wire.encode(door.preview(world.game, world.history.now, eyes, text)))
        except ComptoirError as error:
            sent.append(wire.encode(fault(error)))
    return sent


def some_state(game: Game, seats: int, seed: str, length: int, chosen: dict[str, Any]) -> State:
    """A state after some random answers."""
    s = game.start(seats, seed, chosen)
    luck = seeded(f"{seed} prefix")
    for _ in range(length):
        if not s.agenda:
            break
        seat = asked(s)[0]
        answers = options(s, seat)
        play(s, seat, answers[luck.below(len(answers))])
    return s


def chosen_options(game: Game, luck: Any) -> dict[str, Any]:
    return {option.name: option.choices[luck.below(len(option.choices))] for option in game.options}


def seen(world: World, seat: int, text: str, eyes: int) -> bytes:
    """What is seen after a move. What luck revealed on the way may be gone from view, but all were told."""
    before = world.history.now
    after, heard = world.history.tried(seat, world.game.parse(text))
    revealed = [event.told(WATCHER) for event in heard] if after.reveals != before.reveals else []
    return wire.encode([world.game.view(after, eyes), revealed])


def two_worlds(house: House, game: Game, eyes: int, seed: str, length: int) -> tuple[World, World, list[str]]:
    """Two worlds that `eyes` cannot tell apart, played on together for as long as that holds; and what was possible."""
    luck = seeded(f"{seed} worlds")
    chosen = chosen_options(game, luck)
    seats = game.fewest + luck.below(game.most - game.fewest + 1)
    s = some_state(game, seats, seed, length, chosen)
    eyes = min(eyes, seats - 1)
    a, b = World(house, game, s, chosen), World(house, game, game.redeal(s, eyes, luck.split()), chosen)
    tries: list[str] = []
    for _ in range(6):
        now = asked(a.history.now)
        if not now:
            break
        seat = now[luck.below(len(now))]
        both = sorted(set(a.texts(seat)) & set(b.texts(seat)))
        tries += both
        if not both:
            break
        text = both[luck.below(len(both))]
        if seen(a, seat, text, eyes) != seen(b, seat, text, eyes):
            break
        a.moves(seat, text)
        b.moves(seat, text)
    return a, b, sorted(set(tries))[:: max(1, len(set(tries)) // 40)]


CASES = st.tuples(st.integers(-1, 3), st.text("abcdef", min_size=3, max_size=8), st.integers(0, 120))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_byte_depends_on_what_a_seat_cannot_know(house: House, game: Game) -> None:
    @settings(max_examples=60)
    @given(CASES)
    def check(case: tuple[int, str, int]) -> None:
        eyes, seed, length = case
        a, b, tries = two_worlds(house, game, eyes, seed, length)
        eyes = min(eyes, len(a.room.table.seats) - 1)
        assert told(a, eyes, tries) == told(b, eyes, tries)

    check()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_worlds_compared_are_not_the_same(house: House, game: Game) -> None:
    """Else the test above could not fail."""
    pairs = [two_worlds(house, game, 0, f"differ {number}", number) for number in range(20)]
    assert any(dump(a.history.now) != dump(b.history.now) for a, b, _ in pairs)


def test_what_differs_is_told_to_whom_it_belongs(house: House) -> None:
    """In Heller the others see their own secret squares: worlds that are one to seat 0 are two to them."""
    pairs = [two_worlds(house, games()["heller"], 0, f"differ {number}", number) for number in range(20)]
    assert any(
        told(a, seat, []) != told(b, seat, [])
        for a, b, _ in pairs
        for seat in range(1, len(a.room.table.seats))
    )


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_is_told_to_all_at_once_is_what_each_is_told(house: House, game: Game) -> None:
    luck, found = seeded(f"{game.name} for all"), set()
    for length in range(0, 120, 6):
        chosen = chosen_options(game, luck)
        world = World(house, game, some_state(game, game.most, f"for all {length}", length, chosen), chosen)
        for _ in range(6):
            for seat in asked(world.history.now)[:1]:
                texts = world.texts(seat)
                world.moves(seat, texts[luck.below(len(texts))])
        for since in range(1, world.history.version):
            each = {wire.encode(door.log(world.history, eyes, since)) for eyes in range(WATCHER, game.most)}
            for_all = all(echo.is_for_all for echo in world.history.after(since))
            assert len(each) == 1 or not for_all
            found.add(for_all)
    assert True in found, "else the test could not fail"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_record_and_no_seed_leave_before_the_game_is_over(house: House, game: Game) -> None:
    world = World(house, game, game.start(game.fewest, "a seed nobody knows"), game.complete({}))
    with pytest.raises(ComptoirError):
        door.record(world.room.table, world.history.moves(), [], [])
    sent = b"".join(told(world, eyes, [])[0] for eyes in (WATCHER, 0, 1))
    assert b'"seed":null' in sent
    assert b"a seed nobody knows" not in sent and SECRET.encode() not in sent


class Betrays(type(game("heller"))):  # type: ignore[misc]
    """A preview that shows everything it is given."""

    def foresee(self, s: State, seat: int, action: Action) -> dict[str, Any]:
        return {"luck": repr(s.rng), "pile": dump(s)["pile"]}  # type: ignore[index]


def test_a_preview_never_sees_the_truth() -> None:
    rules = Betrays()
    s = rules.start(3, "a pile")
    truth = rules.foresee(s, 0, rules.parse("draw"))
    shown = door.preview(rules, s, asked(s)[0], "draw")
    seen = msgspec.json.decode(shown)
    assert seen["luck"] != truth["luck"] and seen["pile"] != truth["pile"]
    assert shown == door.preview(rules, s, asked(s)[0], "draw"), "who asks twice is told the same"


def test_only_the_door_looks_into_a_game() -> None:
    """View, options, preview, events and standing are read in one module of the server."""
    folder = Path(door.__file__).parent
    looking = (".view(", ".told(", ".preview(", ".standing(", ".headline(", " options(")
    faults = [
        f"{path.name}: {line.strip()}"
        for path in sorted(folder.glob("*.py"))
        if path.name != "door.py"
        for line in path.read_text("utf-8").splitlines()
        if any(word in line for word in looking)
        and not any(word in line for word in ("door.", "moves.preview(", "belongings.told(", "dealing.told("))
    ]
    allowed = {
        # Does an order make sense still? Whom does an offer concern?
        "orders.py: return Running(left, game.headline(s).get(routine.until))",
        "orders.py: headline = history.game.headline(history.now)",
        "orders.py: return blake2b(encode(game.preview(s, seat, action)), digest_size=16).hexdigest()",
        "orders.py: listed = options(s, seat)",
        "notices.py: told = event.told(seat) if there.person is not None and not there.away else None",
        # What was heard is kept as it may be told, to each pair of eyes apart; and how many of them there are.
        "echoes.py: each = [event.told(eyes) for event in events]",
        "history.py: self._seats = len(game.standing(state))",
        # The same question? luck's own answer, and was it an answer or an offer: none of it is sent.
        "position.py: self._texts[seat] = [option.text for option in options(self.state, seat)]",
        "opponents.py: return secrets.choice(options(s, seat))",
        "opponents.py: listed = any(option.text == said.text for option in options(before, seat))",
    }
    assert set(faults) <= allowed
