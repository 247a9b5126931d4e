"""A small vocabulary: somebody at a table of Heller in a browser, and a rival at the other end of a wire."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

import msgspec
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from comptoir.table import Move, Record, asked, game, options, play
from tests.server.clients import Chair, Guest, state_after

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
WIDE = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
Message = dict[str, Any]


def signed(n: int) -> str:
    """As the page writes a gain or a loss."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def anything(moves: list[str], dice: random.Random) -> str:
    """One of these moves: stalls, squares and secrets as likely as each other."""
    kind = dice.choice(sorted({move.split()[0] for move in moves}))
    return dice.choice([move for move in moves if move.split()[0] == kind])


def played(free: int, round_: int = 1, seats: int = 2, luck: int = 7, **chosen: bool) -> Record:
    """A game played at random, always the same, until so many spaces are free in that round, or to its end."""
    rules, dice = game("heller"), random.Random(luck)
    wanted = rules.complete(chosen)
    s = rules.start(seats, "linden", wanted)
    moves: list[Move] = []
    while asked(s):
        view = msgspec.to_builtins(rules.view(s, 0))
        if view["round"] == round_ and view["market"].count(None) <= free:
            break
        seat = asked(s)[0]
        move = anything([action.text for action in options(s, seat)], dice)
        moves.append(Move(seat, move))
        play(s, seat, rules.parse(move))
    return Record(
        game="heller", version=rules.version, options=wanted, seats=seats, seed="linden", moves=moves
    )


class Player:
    """A person with a page: what they do there, and every message that reached it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[Message] = []
        self.troubles: list[str] = []
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._overhear)

    def is_well(self) -> None:
        """Nothing went wrong on the page."""
        assert self.troubles == []

    def _overhear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.troubles.append(line.text)

    def _listen(self, socket: WebSocket) -> None:
        state: Message = {}

        def hear(frame: str | bytes) -> None:
            nonlocal state
            message = json.loads(frame)
            state = state_after(state, message)
            self.heard.append(state if message["t"] == "change" else message)

        socket.on("framereceived", hear)

    def lays(self, *seats: Message, **options: bool) -> str:
        """Lay a table with bots that answer at once; its id."""
        wanted = {"game": "heller", "seats": list(seats), "options": options, "pace": 0}
        answer = self.page.context.request.post("/api/v1/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def studies(self, record: Record) -> str:
        """Lay a table that goes on from a record, every seat mine; its id."""
        answer = self.page.context.request.post("/api/v1/import", data=json.loads(record.to_json()))
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def opens(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        expect(self.grid).to_be_visible()

    def joins(self, table: str) -> None:
        assert self.page.context.request.post(f"/api/v1/tables/{table}/join", data={}).ok

    @property
    def cookie(self) -> str:
        return next(c["value"] for c in self.page.context.cookies() if c["name"] == "comptoir")

    @property
    def grid(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def view(self) -> Message:
        """What the server last said of the game."""
        view: Message = self.messages("state")[-1]["view"]
        return view

    def messages(self, kind: str) -> list[Message]:
        return [message for message in self.heard if message["t"] == kind]

    def events(self, kind: str) -> list[Message]:
        entries = [entry for state in self.messages("state") for entry in state["log"]]
        return [event for entry in entries for event in entry["events"] if event["type"] == kind]

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    @property
    def things(self) -> Locator:
        """What lies in my hand and can be chosen now."""
        return self.page.locator(".hold:enabled")

    @property
    def free(self) -> Locator:
        return self.page.locator('[data-space][aria-disabled="false"]')

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".outcome .primary")

    @property
    def count(self) -> Locator:
        """The moment in which a round is counted."""
        return self.page.locator(".count")

    @property
    def on(self) -> Locator:
        """The way on from there."""
        return self.count.locator(".acts .primary")

    def turn(self) -> None:
        """Place the first thing at hand on the first free space, however that must be said."""
        self.things.first.click()
        if not self.confirm.is_visible():
            self.free.first.click()
        self._goes_on(self.confirm.click)

    def turn_by_keys(self) -> None:
        """The same without a mouse: a key for the thing, arrows to the space, Enter to look and to place."""
        press = self.page.keyboard.press
        verb = str(self.things.first.get_attribute("data-verb"))
        press({"draw": "d", "secret": "s"}.get(verb, verb[-1]))
        if verb != "draw":
            space = str(self.free.first.get_attribute("data-space"))
            steps = ["Home", "PageUp", *["ArrowRight"] * "ABCDEF".index(space[0])]
            for key in (*steps, *["ArrowDown"] * (int(space[1]) - 1), "Enter"):
                press(key)
            expect(self.space(space).locator(".tag")).to_be_visible()
        self.confirm.focus()  # the button goes away with what it confirms
        self._goes_on(lambda: press("Enter"))
        self.has_focus()

    def has_focus(self) -> None:
        """Something has the focus, whatever went away."""
        expect(self.page.locator(":focus")).to_have_count(1)

    def _goes_on(self, confirm: Callable[[], None]) -> None:
        asked = self.page.get_by_test_id("ask").inner_text(), self.free.count()
        confirm()
        self.page.wait_for_function(
            """([ask, free]) => document.querySelector('.count, .ending') ||
                 document.querySelector('[data-testid=ask]')?.innerText !== ask ||
                 document.querySelectorAll('[data-space][aria-disabled="false"]').length !== free""",
            arg=list(asked),
        )

    def ends_round(self) -> None:
        """Fill the market; the count begins."""
        while not self.count.is_visible():
            expect(self.things.first.or_(self.count)).to_be_visible()
            if self.things.count():
                self.turn()

    def plays_through(self) -> int:
        """Play to the final standing by keyboard alone; how many rounds were counted on the way."""
        counted = 0
        while not self.page.locator(".ending").is_visible():
            expect(self.things.or_(self.on).or_(self.page.locator(".ending")).first).to_be_visible()
            if self.on.is_visible():
                counted += 1
                expect(self.on).to_be_focused()
                self.page.keyboard.press("Enter")
                expect(self.count).to_have_count(0)
            elif self.things.count():
                self.turn_by_keys()
        return counted


P = TypeVar("P", bound=Player)


class Duel:
    """Two at a table, a person in a browser and a rival on the wire; both can also be played on at once."""

    def __init__(self, person: Player, address: str, **options: bool) -> None:
        self.person = person
        self.table = person.lays(ME, OPEN, **options)
        self.guests = [Guest(address, person.cookie), Guest(address)]
        self.guests[1].joins(self.table)
        self.chairs = [guest.looks(self.table) for guest in self.guests]
        self.luck = random.Random(4)

    @property
    def mine(self) -> Chair:
        return self.chairs[0]

    @property
    def rival(self) -> Chair:
        return self.chairs[1]

    def asked(self) -> Chair:
        """Whose turn it is, by what everybody has heard."""
        newest = max(chair.version for chair in self.chairs)
        for chair in self.chairs:
            chair.until(newest)
        return next(chair for chair in self.chairs if chair.state["ask"])

    def moves(self, move: str | None = None) -> Message:
        """Whoever is asked answers: as told, or anything."""
        chair = self.asked()
        return chair.moves(move or anything(chair.ask["options"], self.luck))

    def until_free(self, spaces: int) -> None:
        """Play on until so many spaces are free, and it is the person's turn."""
        while self.asked().state["view"]["market"].count(None) > spaces or not self.turn_is_mine():
            self.moves()

    def turn_is_mine(self) -> bool:
        chair = self.asked()
        return chair is self.mine and chair.ask["step"] == "turn"

    def until_mine(self) -> None:
        while not self.turn_is_mine():
            self.moves()

    def leaves(self) -> None:
        for guest in self.guests:
            guest.leaves()


def prefers(base_url: str, **settings: object) -> Any:
    """What a browser remembers of the wishes of its reader."""
    kept = [{"name": "comptoir", "value": json.dumps(settings)}]
    return {"cookies": [], "origins": [{"origin": base_url, "localStorage": kept}]}


@contextmanager
def newcomers(browser: Browser, base_url: str, kind: Callable[[Page], P]) -> Iterator[Callable[..., P]]:
    """Whoever comes has a browser of their own, a wide screen that moves nothing and tells nothing step by step unless
    told otherwise; nothing may go wrong on their page."""
    with ExitStack() as stack:

        def come(**settings: Any) -> P:
            wanted = {
                "base_url": base_url,
                "locale": "en-GB",
                "storage_state": prefers(base_url, tempo=0),
                **WIDE,
                **settings,
            }
            somebody = kind(stack.enter_context(browser.new_context(**wanted)).new_page())
            stack.callback(somebody.is_well)
            return somebody

        yield come


@pytest.fixture
def come(browser: Browser, base_url: str) -> Iterator[Callable[..., Player]]:
    with newcomers(browser, base_url, Player) as come:
        yield come


@pytest.fixture
def camille(come: Callable[..., Player]) -> Player:
    return come()


@pytest.fixture
def duel(base_url: str) -> Iterator[Callable[..., Duel]]:
    with ExitStack() as stack:

        def duel(person: Player, **options: bool) -> Duel:
            table = Duel(person, base_url, **options)
            stack.callback(table.leaves)
            return table

        yield duel
