"""People at a table who do anything over their sockets: what is allowed, what is not, twice, too late, and nonsense.

python -m tests.server.fuzzing [SECONDS] [SEED]     for longer than the tests do, on a server of its own

No message may break anything. What was told is compared with what the log on disk says: a move that was acknowledged
is there, once; a state shows a seat exactly what it would show if all that is hidden from it were dealt anew.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.exceptions import ConnectionClosed

from comptoir.server import wire
from comptoir.server.history import replayed
from comptoir.server.position import Logged
from comptoir.server.sqlite import SqliteDatabase
from comptoir.server.store import Store
from comptoir.server.tables import Table
from comptoir.table import WATCHER, games, options, seeded
from tests.server.clients import BOT, ME, OPEN, Chair, Guest, Message, Nursery, Server, hot
from tests.server.test_hostile import MALFORMED

PLENTY = {
    f"limits.{name}": "100000,100000"
    for name in (
        "requests",
        "messages",
        "messages_socket",
        "previews",
        "talk",
        "entries",
        "asides",
        "asides_table",
    )
}
STEPS = 80
SHOWN = 16
"""States of each table that are looked into."""
TORN = (
    b"\x81\x85abcd12",
    b"\xff\xff\xff",
    b"\x81\x7e\xff\xff",
    b"\x09\xff",
    b"\x81\x02ok",
    b"\x88\x81\0\0\0\0\1",
)


class Person:
    """Somebody with a socket, or without; all they heard is kept."""

    def __init__(self, server: Server, known: bool = True) -> None:
        self.guest = Guest(server.address)
        if known:
            self.guest.post("/me", {"name": "Anna"})
        self.chair: Chair | None = None
        self.done: list[tuple[Message, Message]] = []
        self.heard: list[Message] = []

    def at(self, table: str, since: int | None = None, changes: bool = True) -> Chair:
        if self.chair is None:
            self.chair = self.guest.looks(table, since=since, changes=changes)
        self.chair.quiet()
        return self.chair

    def stands_up(self) -> None:
        if self.chair is not None:
            self.heard += self.chair.heard
            with suppress(ConnectionClosed):
                self.chair.stands_up()
            self.chair = None


class Crowd:
    """Two people at a table, somebody who looks on, and somebody whom the server does not know."""

    def __init__(self, server: Server, game: str, luck: str) -> None:
        self.rng = random.Random(f"{luck} {game}")
        self.game = game
        self.people = [Person(server), Person(server), Person(server), Person(server, known=False)]
        self.acts: Counter[str] = Counter()
        self.moves: dict[str, dict[int, tuple[int, str]]] = {}
        self.shown: dict[str, list[Message]] = {}
        self.table = ""
        self.lay()

    def lay(self) -> None:
        """Another table, when the last game is over."""
        for person in self.people:
            person.stands_up()
            person.done.clear()
        seats = [ME, OPEN, hot("Oma"), BOT][: games()[self.game].most]
        anna, ben, *_ = self.people
        self.table = anna.guest.lays(*seats, game=self.game, pause=None)
        ben.guest.joins(self.table)
        self.moves[self.table] = {}

    def step(self) -> None:
        """Somebody does something."""
        acts: dict[Callable[[Person], None], int] = {
            self.move: 16,
            self.wrong_move: 4,
            self.stale_move: 2,
            self.again: 4,
            self.say: 8,
            self.look: 2,
            self.come_back: 2,
            self.nonsense: 4,
            self.torn: 1,
            self.ask: 4,
        }
        (act,) = self.rng.choices(list(acts), list(acts.values()))
        person = self.rng.choice(self.people)
        self.acts[act.__name__] += 1
        act(person)
        if person.chair is not None and person.chair.state["table"]["status"] == "over":
            self.lay()

    def lasting(self, person: Person, **message: Any) -> None:
        """Say something, and remember what was answered to it."""
        chair = person.at(self.table)
        word = chair.say(**message)
        self.answered(person, {**message, "id": word}, chair.answer(word))

    def answered(self, person: Person, message: Message, answer: Message) -> None:
        if answer["t"] == "no":
            assert answer["error"]["code"] != "broken", (message, answer)
            return
        if answer["t"] == "done":
            person.done.append((message, answer))
        if answer["t"] == "done" and message["t"] == "move":
            known = self.moves[self.table]
            assert answer["version"] not in known, "two moves have one number"
            known[answer["version"]] = (message["seat"], message["move"])

    def move(self, person: Person) -> None:
        """Whoever is asked answers, and somebody has seen it."""
        asked = self.people[0].at(self.table).state["table"]["asked"]
        for seat in asked[:1]:
            mover = self.people[seat == 1]
            chair = mover.at(self.table)
            if chair.state["seat"] != seat:
                chair.look(seat, changes=self.rng.random() < 0.5)
                chair.quiet()
            ask = chair.state["ask"]
            if ask is not None and ask["options"]:
                choice = self.rng.choice(ask["options"])
                self.lasting(mover, t="move", seat=ask["seat"], ask=ask["id"], move=choice)
        self.show(person.at(self.table).state)

    def wrong_move(self, person: Person) -> None:
        state = person.at(self.table).state
        known = [move for _, move in self.moves[self.table].values()]
        move = self.rng.choice([*known, "", "pass", "draw", "x" * 1000, "\0", "stall 3 C4", "\u202estall"])
        self.lasting(person, t="move", seat=self.seat(), ask=state["version"], move=move)

    def stale_move(self, person: Person) -> None:
        ask = person.at(self.table).state["ask"]
        if ask is not None and ask["options"]:
            early = max(0, ask["id"] - self.rng.randint(1, 3))
            self.lasting(person, t="move", seat=ask["seat"], ask=early, move=ask["options"][0])

    def again(self, person: Person) -> None:
        """A word that was said before: the same answer, whatever it now stands for."""
        chair = person.at(self.table)
        if person.done:
            message, answer = self.rng.choice(person.done)
            other = message if self.rng.random() < 0.5 else {"t": "chat", "text": "ha", "id": message["id"]}
            assert chair.asks(**other) == answer

    def say(self, person: Person) -> None:
        chair = person.at(self.table)
        self.show(chair.state)
        ask = chair.state["ask"]
        moves = [*(ask["options"] if ask else []), "draw", "nonsense"]
        message: Message = self.rng.choice(
            [
                {"t": "preview", "seat": self.seat(), "move": self.rng.choice(moves)},
                {"t": "undo", "seat": self.seat(), "to": max(0, chair.version - self.rng.randint(0, 3))},
                {"t": "undo", "seat": self.seat(), "to": chair.version - 1, "free": True},
                {"t": "consent", "seat": self.seat(), "yes": self.rng.random() < 0.7},
                {"t": "chat", "text": self.rng.choice(["hi", "", "x" * 501, "<b>", "\u202e", "é" * 500])},
                {"t": "rematch", "seat": self.seat(), "wait": self.rng.random() < 0.5},
            ]
        )
        if message.get("to", 0) >= 0:
            self.lasting(person, **message)

    def look(self, person: Person) -> None:
        chair = person.at(self.table)
        seat = self.rng.choice([None, 0, 1, 2, 3, 7])
        since = self.rng.choice([None, 0, chair.version, 1_000_000])
        chair.look(seat, since, changes=self.rng.random() < 0.5)
        chair.quiet()
        self.show(chair.state)

    def show(self, state: Message) -> None:
        if state["view"] is not None:
            self.shown.setdefault(self.table, []).append(state)

    def come_back(self, person: Person) -> None:
        since = person.chair.version if person.chair is not None else None
        person.stands_up()
        self.show(person.at(self.table, since, changes=self.rng.random() < 0.5).state)

    def nonsense(self, person: Person) -> None:
        """What is no message, or a message with a letter too many or too few."""
        chair = person.at(self.table)
        text = self.rng.choice(MALFORMED)
        if self.rng.random() < 0.5:
            text = json.dumps({"t": "preview", "id": "n", "seat": self.seat(), "move": "draw"})
            at = self.rng.randrange(len(text))
            text = text[:at] + self.rng.choice(["", "\0", "{", "9", '"', "\\", "é"]) + text[at + 1 :]
        chair.socket.send(text if self.rng.random() < 0.8 else text.encode())
        for answer in chair.quiet():
            self.answered(person, {"t": "nonsense"}, answer if answer["t"] == "no" else {"t": answer["t"]})

    def torn(self, person: Person) -> None:
        """Bytes that are no frame, or half of one, and away."""
        chair = person.at(self.table)
        with suppress(ConnectionClosed, OSError):
            chair.socket.socket.sendall(self.rng.choice(TORN))
        person.stands_up()

    def ask(self, person: Person) -> None:
        """Something over HTTP: what is open once the game is over is not before."""
        person.at(self.table)
        way = self.rng.choice(["leave", "return", "join", "fill", "close", "record", "frames", "log", "fork"])
        where = f"/tables/{self.table}/{way}"
        if way in ("record", "frames", "log"):
            answer = person.guest.http.get(where, params={} if way == "record" else {"eyes": "all"})
            assert answer.status_code in ((409,) if way != "log" else (400,)), answer.text
        else:
            answer = person.guest.http.post(where, json={"level": "random"} if way == "fill" else {})
            assert answer.status_code in (200, 400, 403, 409), answer.text

    def seat(self) -> int:
        return self.rng.choice([0, 0, 1, 1, 2, 2, 3, 5, 7])

    def leave(self) -> None:
        for person in self.people:
            person.stands_up()
            person.guest.leaves()


def check(crowd: Crowd, data: Path) -> None:
    """What the disk says of all that was told."""

    async def read() -> list[tuple[Table, list[Logged]]]:
        store = Store(SqliteDatabase(data / "comptoir.sqlite"))
        found = []
        for name in crowd.moves:
            table = await store.table(name)
            assert table is not None
            found.append((table, await store.entries(name)))
        await store.close()
        return found

    for table, entries in asyncio.run(read()):
        assert [entry.n for entry in entries] == list(range(1, table.version + 1))
        played = {entry.n: (entry.seat, entry.text) for entry in entries if entry.kind == "move"}
        assert crowd.moves[table.id].items() <= played.items(), "an acknowledged move is not there"
        told = [json.dumps(message) for person in crowd.people for message in person.heard]
        secrets = [person.guest.cookie for person in crowd.people if person.guest.cookie]
        secrets += [cookie.rsplit(".", 1)[0] for cookie in secrets]
        secrets += [table.seed] if table.status != "over" else []
        assert not [secret for secret in secrets if any(secret in text for text in told)]
        shown = crowd.shown.get(table.id, [])
        for state in crowd.rng.sample(shown, min(SHOWN, len(shown))):
            check_secrets(crowd, table, entries[: state["version"]], state)


def check_secrets(crowd: Crowd, table: Table, entries: list[Logged], told: Message) -> None:
    """A state shows what it would show if everything hidden from this seat were dealt anew."""
    rules = table.rules_kept()
    assert rules is not None
    truth = replayed(rules, table.opening(), entries).now
    eyes = WATCHER if told["seat"] is None else told["seat"]
    dealt = rules.redeal(truth, eyes, seeded(str(crowd.rng.random())))
    assert told["view"] == json.loads(wire.encode(rules.view(dealt, eyes)))
    if told["ask"] is not None:
        assert told["ask"]["options"] == [option.text for option in options(dealt, eyes)]


def tried(nursery: Nursery, folder: Path, game: str, luck: str, steps: int) -> Counter[str]:
    """One crowd at a server of its own; what it did."""
    server = Server(nursery, folder, terms=PLENTY)
    crowd = Crowd(server, game, luck)
    try:
        for _ in range(steps):
            crowd.step()
    finally:
        crowd.leave()
        code = server.stop()
    assert (code, server.said) == (0, "")
    check(crowd, folder)
    assert sum(map(len, crowd.moves.values())) > steps // 20, "hardly anybody has moved: nothing was tried"
    return crowd.acts


def main(seconds: float, luck: int) -> None:
    until, acts = time.monotonic() + seconds, Counter[str]()
    with closing(Nursery()) as nursery:
        while time.monotonic() < until:
            for game in games():
                with TemporaryDirectory() as folder:
                    acts += tried(nursery, Path(folder), game, str(luck), 300)
            print(f"seed {luck}: {acts.total()} acts so far", flush=True)
            luck += 1
    print(f"nothing broke, nothing hidden was shown, nothing was lost: {dict(acts)}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 600, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
