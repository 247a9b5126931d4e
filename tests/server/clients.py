"""A small vocabulary: servers, guests, and chairs at a table."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PATIENCE = 30.0

Message = dict[str, Any]


def hot(name: str) -> Message:
    """Somebody who plays on my screen."""
    return {"kind": "hotseat", "name": name}


class Nursery:
    """A process that has imported everything, and forks a server when asked."""

    def __init__(self) -> None:
        command = [sys.executable, "-W", "ignore", str(Path(__file__).with_name("nursery.py"))]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def order(self, **order: Any) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate(timeout=PATIENCE)


class Server:
    """A server in a process of its own, on any free port; `terms` are settings and other constants."""

    def __init__(
        self,
        nursery: Nursery,
        data: Path,
        pace: float | None = 0,
        *,
        port: int = 0,
        accept_loss: bool = False,
        end_old_games: bool = False,
        database: str = "",
        terms: Message | None = None,
    ) -> None:
        self.nursery = nursery
        self.folder = TemporaryDirectory()
        out, self.err = Path(self.folder.name, "out"), Path(self.folder.name, "err")
        os.mkfifo(out)
        args = ["127.0.0.1", str(port), str(data), *([] if pace is None else [str(pace)])]
        args += ["--accept-loss"] * accept_loss + ["--end-old-games"] * end_old_games
        # No game is looked back on, unless a test wants it, and no password takes a fifth of a second.
        usual = {"database": database, "reviews.LOOK_ROUND": 3600, "passwords.PROFILE": "CHEAPEST"}
        terms = {**usual, **(terms or {})}
        chosen = {name: value for name, value in terms.items() if name.islower()}
        args += [f"--set={name}={value}" for name, value in chosen.items()]
        others = {name: value for name, value in terms.items() if name not in chosen}
        self.pid = nursery.order(args=args, out=str(out), err=str(self.err), terms=others)
        self.alive = True
        with out.open() as said:
            line = said.readline()
        if not line:
            raise ServerFailed(self._wait(), self.said)
        self.address = line.split()[-1]

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        os.kill(self.pid, signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.nursery.order(wait=self.pid)
        self.alive = False
        self.said = self.err.read_text()
        self.folder.cleanup()
        return code


class ServerFailed(Exception):
    """The server did not start: its exit code, and what it said."""

    def __init__(self, code: int, said: str) -> None:
        super().__init__(f"exit code {code}: {said}")
        self.code = code
        self.said = said


def cannot_start(serve: Any, data: Path, **more: Any) -> str:
    """The one sentence a server ends with that cannot start."""
    with pytest.raises(ServerFailed) as failed:
        serve(data, **more)
    assert failed.value.code == 1
    assert failed.value.said.count("\n") == 1, failed.value.said
    return failed.value.said


GUESTS = itertools.count(1)


def _address_of(guest: int) -> str:
    return f"10.0.{guest // 256 % 256}.{guest % 256}"


class Guest:
    """Somebody with a browser: a cookie and its requests."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address
        # As if through a proxy, each from an address of their own: the limits are by address.
        self.headers = {"X-Forwarded-For": _address_of(next(GUESTS))}
        # Without TLS no certificates are needed, and to read them takes longer than most tests.
        self.http = httpx2.Client(
            base_url=f"{address}/api/v1", timeout=PATIENCE, headers=self.headers, verify=False
        )
        if cookie is not None:
            self.http.cookies.set("comptoir", cookie)
        self.chairs: list[Chair] = []
        self.sockets = ExitStack()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("comptoir")

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(
        self, path: str, body: Any = None, method: str = "POST", **query: Any
    ) -> tuple[int, str, str]:
        """What a request is refused with: status, code and field."""
        answer = self.http.request(method, path, json=body, params=query)
        error = answer.json()["error"]
        assert set(error) == {"code", "text", "field", "clause", "args"}
        return answer.status_code, error["code"], error["field"]

    def lays(self, *seats: Message, **more: Any) -> str:
        """Lay a table; its id."""
        wanted = {"game": "heller", "seats": list(seats), "pace": 0, **more}
        return str(self.post("/tables", wanted)["id"])

    def joins(self, table: str) -> Message:
        return dict(self.post(f"/tables/{table}/join"))

    def table(self, table: str) -> Message:
        return dict(self.get(f"/tables/{table}"))

    def looks(self, table: str, seat: int | None = None, since: int | None = None, **more: Any) -> Chair:
        """Open a socket and look; the first state has arrived."""
        chair = self.sits(table)
        chair.look(seat, since, **more)
        return chair

    def sits(self, table: str) -> Chair:
        """Open a socket, and say nothing yet."""
        headers = {**self.headers, **({"Cookie": f"comptoir={self.cookie}"} if self.cookie else {})}
        url = f"{self.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
        call = connect(url, additional_headers=headers, compression=None, max_size=None, max_queue=None)
        chair = Chair(self.sockets.enter_context(call))
        self.chairs.append(chair)
        return chair

    def leaves(self) -> None:
        self.sockets.close()
        self.http.close()


class Chair:
    """One socket at one table; remembers the last state it was told."""

    ids = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}
        self.heard: list[Message] = []
        self.sent = 0

    @property
    def version(self) -> int:
        return int(self.state["version"])

    @property
    def ask(self) -> Message:
        assert self.state["ask"] is not None, f"seat {self.state['seat']} is not asked anything"
        ask: Message = self.state["ask"]
        return ask

    def look(self, seat: int | None = None, since: int | None = None, **more: Any) -> Message:
        self.say(t="look", seat=seat, since=since, **more)
        return self.hear("state")

    def say(self, **message: Any) -> str:
        """Send a message; its id, made up if it needs one."""
        if message["t"] not in ("look", "ping"):
            message.setdefault("id", f"k{next(self.ids)}")
        self.sent += 1
        self.socket.send(json.dumps(message))
        return str(message.get("id", ""))

    def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds; what comes before it is remembered in `heard`."""
        while True:
            message = self.next()
            if message["t"] in kinds:
                return message

    def next(self) -> Message:
        raw = self.socket.recv(timeout=PATIENCE)
        message: Message = json.loads(raw)
        self.heard.append(message)
        self.state = state_after(self.state, message)
        return message

    def answer(self, word: str) -> Message:
        """What is answered to the message with this id."""
        while True:
            message = self.hear("done", "no", "preview")
            if message["id"] == word:
                return message

    def until(self, version: int) -> Message:
        """The state, once it has come to this version."""
        while not self.state or self.version < version:
            self.hear("state", "change")
        return self.state

    def try_move(self, move: str | None = None, **more: Any) -> Message:
        """Answer my question, with the first option unless told; what is answered to that."""
        said = {"seat": self.state["seat"], "ask": self.state["ask"] and self.ask["id"], **more}
        return self.answer(self.say(t="move", move=move or self.ask["options"][0], **said))

    def moves(self, move: str | None = None) -> Message:
        """Answer my question; the state it leads to. `move` may be the first word of an option."""
        first = next(o for o in self.ask["options"] if o == move or move in (None, o.split()[0]))
        done = self.try_move(first)
        assert done["t"] == "done", done
        return self.until(done["version"])

    def asks(self, **message: Any) -> Message:
        """Say something; what is answered to it."""
        return self.answer(self.say(**message))

    def quiet(self) -> list[Message]:
        """Everything that was sent before the answer to a ping."""
        before = len(self.heard)
        self.say(t="ping")
        self.hear("pong")
        return [m for m in self.heard[before:] if m["t"] != "pong"]

    def bye(self) -> Message:
        """The server's last words: the rest is silence."""
        message = self.hear("bye")
        with suppress(ConnectionClosed):
            while True:
                self.next()
        return message

    def stands_up(self) -> None:
        self.socket.close()


def state_after(state: Message, message: Message) -> Message:
    """The last state, once this message is heard."""
    if message["t"] == "state":
        return message
    if message["t"] == "change":
        parts = {part: changed(state[part], message[part]) for part in ("view", "table")}
        return {**message, "t": "state", "seat": state["seat"], **parts}
    if message["t"] == "table" and state:
        return {**state, "table": message["table"]}
    return state


def changed(before: Message, changes: Message) -> Message:
    """As docs/protocol.md says: a field by its name, one of a list as `name.index`."""
    after = {**before}
    for key, value in changes.items():
        name, _, index = key.partition(".")
        after[name] = (
            value if not index else [*after[name][: int(index)], value, *after[name][int(index) + 1 :]]
        )
    return after


def play_on(chair: Chair) -> None:
    """Make one move at a table where this screen holds every seat that is asked."""
    asked = chair.state["table"]["asked"]
    if chair.state["seat"] not in asked:
        chair.look(asked[0])
    chair.moves()
