"""kill -9, again and again: what was acknowledged is there."""

from __future__ import annotations

import random
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from server.clients import BOT, ME, Chair, Guest, Server, hot
from websockets.exceptions import ConnectionClosed

KILLS = 50


class Screen:
    """Somebody who plays two seats on one screen, and writes down what was acknowledged."""

    def __init__(self) -> None:
        self.cookie: str | None = None
        self.tables: list[str] = []
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.unanswered: dict[str, dict[str, Any]] = {}

    def come(self, address: str) -> Guest:
        guest = Guest(address, self.cookie)
        if self.cookie is None:
            guest.post("/me", {"name": "Anna"})
            self.cookie = guest.cookie
        return guest

    def lay(self, guest: Guest) -> str:
        self.tables.append(guest.lays(ME, hot("Oma"), BOT))
        return self.tables[-1]

    def check(self, chair: Chair, table: str) -> None:
        """All that was acknowledged is there; what was not answered is said again and happens once."""
        last = max([version for name, version in self.acknowledged if name == table], default=0)
        assert chair.version >= last
        message = self.unanswered.pop(table, None)
        if message is not None:
            self.answered(table, message, chair.asks(**message))
            assert chair.asks(**message)["t"] in ("done", "no")

    def answered(self, table: str, message: dict[str, Any], answer: dict[str, Any]) -> None:
        if answer["t"] == "done":
            self.acknowledged[table, answer["version"]] = message["move"]
        else:
            assert answer["error"]["code"] == "stale", answer

    def play(self, chair: Chair, table: str, moves: int) -> bool:
        """Some moves; False once the game is over."""
        for _ in range(moves):
            while not chair.state["ask"]:
                if chair.state["table"]["status"] == "over":
                    return False
                mine = [seat for seat in chair.state["table"]["asked"] if seat < 2]
                if mine:
                    chair.look(mine[0])
                else:
                    chair.hear("state")
            message = self.next_move(chair)
            self.unanswered[table] = message
            self.answered(table, message, chair.asks(**message))
            del self.unanswered[table]
            chair.hear("state")
        return True

    def next_move(self, chair: Chair) -> dict[str, Any]:
        move = random.choice(chair.ask["options"])
        word = f"m{len(self.acknowledged)}-{random.random()}"
        return {"t": "move", "id": word, "seat": chair.state["seat"], "ask": chair.ask["id"], "move": move}

    def last_words(self, chair: Chair, table: str) -> None:
        """A move whose answer nobody waits for."""
        if chair.state["ask"]:
            self.unanswered[table] = self.next_move(chair)
            chair.say(**self.unanswered[table])


def one_life(server: Server, screen: Screen) -> None:
    """Check, play a little, and be killed in the middle of it."""
    guest = screen.come(server.address)
    try:
        table = screen.tables[-1] if screen.tables else screen.lay(guest)
        chair = guest.looks(table)
        screen.check(chair, table)
        if not screen.play(chair, table, random.randint(1, 4)):
            table = screen.lay(guest)
            chair = guest.looks(table)
            screen.play(chair, table, 1)
        screen.last_words(chair, table)
        server.kill()
        screen_heard_more(screen, chair, table)
    finally:
        with suppress(ConnectionClosed):
            guest.leaves()


def screen_heard_more(screen: Screen, chair: Chair, table: str) -> None:
    """What still arrived from the dead server counts as acknowledged."""
    with suppress(ConnectionClosed):
        while True:
            message = chair.hear("done", "no")
            waiting = screen.unanswered.get(table)
            if waiting is not None and waiting["id"] == message["id"]:
                screen.answered(table, screen.unanswered.pop(table), message)


def test_fifty_kills_lose_nothing_that_was_acknowledged(tmp_path: Path, serve: Any) -> None:
    screen = Screen()
    for _ in range(KILLS):
        one_life(serve(tmp_path), screen)
    database = sqlite3.connect(tmp_path / "comptoir.sqlite")
    kept = {
        (table, n): text
        for table, n, text in database.execute("SELECT table_id, n, text FROM log WHERE kind = 'move'")
    }
    lengths = dict(database.execute("SELECT table_id, count(*) FROM log GROUP BY table_id"))
    ends = dict(database.execute("SELECT table_id, max(n) FROM log GROUP BY table_id"))
    database.close()
    assert len(screen.acknowledged) > KILLS
    assert screen.acknowledged.items() <= kept.items()
    assert lengths == ends
