"""A small vocabulary: somebody at a table of Jantaris in a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, expect

from comptoir.games.jantaris.state import City
from comptoir.table import Action, Move, Record, asked, game, options, play
from tests.e2e.heller_table import Message, Player, newcomers
from tests.server.clients import Chair, Guest

GREEDY = {"kind": "bot", "level": "greedy"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
MARKS = """(() => { const now = document.querySelector('[data-task]')?.dataset
  return document.querySelector('.ending') ? 'over' : `${now?.ask} ${now?.seat}` })()"""
Wanted = Callable[[str, City], bool]


def at(step: str, turn: int = 4) -> Wanted:
    """The first time that this is asked in that turn or later."""
    return lambda name, s: name == step and s.turn >= turn


def never(name: str, s: City) -> bool:
    return False


def played(wanted: Wanted, seats: int = 4, luck: int = 5) -> Record:
    """A game played by chance, always the same, until something is asked, or to its end."""
    rules, dice = game("jantaris"), random.Random(luck)
    s = rules.start(seats, "linden", {})
    assert isinstance(s, City)
    moves: list[Move] = []
    while asked(s) and not wanted(s.agenda[-1].name, s):
        seat = asked(s)[0]
        action = dice.choice(sensible(s, options(s, seat)))
        moves.append(Move(seat, action.text))
        play(s, seat, action)
    return Record(game="jantaris", version=rules.version, options={}, seats=seats, seed="linden", moves=moves)


def sensible(s: City, answers: list[Action]) -> list[Action]:
    """Chance that goes somewhere: to the bazaar if anything can be paid for, and nothing declined."""
    if s.agenda[-1].name == "city" and any(s.affords(s.active, item) for item in s.up):
        return [action for action in answers if action.text == "bazaar"]
    return [action for action in answers if not re.match("pass|recall|bazaar", action.text)] or answers


class Merchant(Player):
    """A person with a page of Jantaris."""

    def lays(self, *seats: Message, **options: bool) -> str:
        wanted = {"game": "jantaris", "seats": list(seats), "options": options, "pace": 0}
        answer = self.page.context.request.post("/api/v1/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def opens(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        expect(self.page.locator(".city, .long").first).to_be_visible()

    @property
    def ask(self) -> Message:
        ask: Message | None = self.messages("state")[-1]["ask"]
        assert ask is not None
        return ask

    def area(self, name: str) -> Locator:
        return self.page.locator(f'[data-area="{name}"]')

    def vote(self, name: str) -> Locator:
        return self.page.locator(f'[data-vote="{name}"]')

    def option(self, text: str) -> Locator:
        return self.page.locator(f'[data-option="{text}"]')

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-task] .btn.primary")

    @property
    def task(self) -> Locator:
        return self.page.locator("[data-task]")

    @property
    def voters(self) -> Locator:
        """The votes that lie open beside the city."""
        return self.page.locator(".reveal:not(.big) [data-voter]")

    def waits(self, step: str = "") -> None:
        """Until this is what I am asked, or anything at all, or the game is over."""
        self.page.wait_for_function(
            """step => document.querySelector('.ending') ||
                 document.querySelector(step ? `[data-step="${step}"]` : '[data-ask]')""",
            arg=step,
        )

    def answers(self) -> None:
        """Whatever is asked, answered somehow; done when the page has moved on."""
        before, step = self.marks(), self.task.first.get_attribute("data-step")
        if step == "vote":
            self.vote("recruitment").click()
        elif step == "city":
            self.page.get_by_role("button", name=re.compile("from the market|^Visit$")).first.click()
        elif not self.confirm.is_visible():
            self.page.locator("[data-option], button.offer").first.click()
        self.confirm.click()
        self.moves_on(before)

    def seals(self, vote: str) -> None:
        """Choose a vote and seal it; done when the page has moved on."""
        self.waits("vote")
        self.vote(vote).click()
        before = self.marks()
        self.confirm.click()
        self.moves_on(before)

    def marks(self) -> str:
        """Which question of which seat the page shows."""
        return str(self.page.evaluate(MARKS))

    def moves_on(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({MARKS}) !== before", arg=before)


def plays_until(wanted: Callable[[Message], bool], *chairs: Chair) -> None:
    """People on the wire answer by chance until one of them is asked what is wanted, or the game is over."""
    luck = random.Random(3)
    while True:
        newest = max(chair.version for chair in chairs)
        states = [chair.until(newest) for chair in chairs]
        if states[0]["table"]["status"] != "playing":
            return
        waiting = [chair for chair in chairs if chair.state["ask"] and chair.ask["must"]]
        if any(wanted(chair.state) for chair in waiting):
            return
        if not waiting:
            chairs[0].hear("state")
        else:
            answers = waiting[0].ask["options"]
            waiting[0].moves(luck.choice([answer for answer in answers if answer != "pass"] or answers))


@pytest.fixture
def come(browser: Browser, base_url: str) -> Iterator[Callable[..., Merchant]]:
    with newcomers(browser, base_url, Merchant) as come:
        yield come


@pytest.fixture
def camille(come: Callable[..., Merchant]) -> Merchant:
    return come()


@pytest.fixture
def wire(base_url: str) -> Iterator[Callable[..., Guest]]:
    """Somebody at the other end of a wire; with a cookie, the same person on another device."""
    with ExitStack() as stack:

        def wire(cookie: str | None = None) -> Guest:
            guest = Guest(base_url, cookie)
            stack.callback(guest.leaves)
            return guest

        yield wire
