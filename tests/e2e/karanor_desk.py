"""A small vocabulary: somebody who decides beside the map of Karanor, and positions to begin from."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from e2e.heller_table import WIDE, Message, Player
from playwright.sync_api import Browser, Locator, expect

from comptoir.table import Move, Record, asked, game, options, play

EAGER = ("build", "deliver", "fulfil", "villa", "recruit", "interact", "harvest")
IDLE = ("end", "market", "pass turn", "promote")


def eager(moves: list[str], dice: random.Random) -> str:
    """Build, deliver, talk and harvest where that can be done; else anything that is not giving up."""
    for word in EAGER:
        wanted = [move for move in moves if move.startswith(word)]
        if wanted and dice.random() < 0.8:
            return dice.choice(wanted)
    return dice.choice([move for move in moves if not move.startswith(IDLE)] or moves)


def played(step: str, seats: int = 3, luck: int = 0, able: str = "") -> Record:
    """A game played the same way always, until `step` is first asked of one who is `able` to, or to its end."""
    rules, dice = game("karanor"), random.Random(luck)
    wanted = rules.complete({})
    s = rules.start(seats, "linden", wanted)
    moves: list[Move] = []
    while asked(s):
        seat = asked(s)[0]
        answers = [action.text for action in options(s, seat)]
        if s.agenda[-1].name == step and any(move.startswith(able) for move in answers):
            break
        move = eager(answers, dice)
        moves.append(Move(seat, move))
        play(s, seat, rules.parse(move))
    return Record(
        game="karanor",
        version=rules.version,
        options=wanted,
        seats=seats,
        seed="linden",
        moves=moves,
        scores=[] if asked(s) else [place.score for place in rules.standing(s)],
    )


class Merchant(Player):
    """A person with a page on which Karanor is played."""

    def lays(self, *seats: Message, **options: bool) -> str:
        wanted = {"game": "karanor", "seats": list(seats), "options": options, "pace": 0, "pause": None}
        answer = self.page.context.request.post("/api/v1/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def opens(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        expect(self.page.locator("#main")).to_be_visible()
        expect(self.page.locator(".room, .ending").first).to_be_visible()

    @property
    def ask(self) -> Message:
        ask: Message = self.messages("state")[-1]["ask"]
        return ask

    @property
    def me(self) -> Message:
        merchant: Message = self.view["players"][self.view["seat"]]
        return merchant

    @property
    def desk(self) -> Locator:
        return self.page.locator(".desk")

    @property
    def draft(self) -> Locator:
        return self.page.locator(".draft")

    @property
    def answers(self) -> Locator:
        """What can be chosen in a question inside an action."""
        return self.page.locator(".panel button:not(:disabled)")

    @property
    def offered(self) -> Locator:
        """The cards of the draft that can be kept now."""
        return self.draft.locator(".cards button:not(:disabled)")

    def hears(self, said: Callable[[], None]) -> None:
        """Do something, and wait until what is asked has changed by it."""
        ask = self.page.locator("[data-ask]").get_attribute("data-ask")
        said()
        expect(self.page.locator(f'[data-ask="{ask}"]')).to_have_count(0)

    def settles(self) -> None:
        """Answer what a history may ask before the first turn: pass in a window, take a quest's first choice."""
        if self.ask["step"] == "window":
            self.hears(self.page.get_by_role("button", name="Pass", exact=True).click)
        else:
            self.page.get_by_role("dialog").locator('[role="radio"]:not(:disabled)').first.click()
            self.hears(self.page.get_by_role("dialog").locator(".primary").click)

    @property
    def sees_a_turn(self) -> bool:
        self.page.evaluate("0")
        view = self.view
        return bool(view["turn"]) and view["window"] is None and view["immediate"] is None

    def sits_at_the_desk(self) -> None:
        self.page.get_by_role("tab", name="Trade").click()
        self.page.get_by_role("button", name="Make an offer").click()
        expect(self.desk).to_be_visible()

    def half(self, title: str) -> Locator:
        return self.desk.get_by_role("region", name=title)

    def offer(self, name: str) -> Locator:
        return self.desk.get_by_role("article", name=f"Offer by {name}")

    def says(self, word: str) -> None:
        self.desk.get_by_role("button", name=re.compile(f"^{word}")).first.click()


def drafted(*people: Merchant) -> None:
    """All keep the first card, twice, and answer what their histories ask; then somebody is at turn."""
    for cards in (3, 2):
        for somebody in people:
            expect(somebody.offered).to_have_count(cards)
            somebody.offered.first.click()
    while not all(somebody.sees_a_turn for somebody in people):
        for somebody in people:
            if somebody.ask and somebody.ask["must"] and somebody.ask["step"] in ("window", "immediate"):
                somebody.settles()


@pytest.fixture
def merchant(browser: Browser, base_url: str) -> Iterator[Callable[..., Merchant]]:
    """Somebody new at a wide screen that moves nothing; nothing may go wrong on their page."""
    with ExitStack() as stack:

        def merchant(**settings: Any) -> Merchant:
            wanted = {"base_url": base_url, "locale": "en-GB", **WIDE, **settings}
            context = stack.enter_context(browser.new_context(**wanted))
            somebody = Merchant(context.new_page())
            stack.callback(calm, somebody)
            return somebody

        yield merchant


def calm(somebody: Merchant) -> None:
    assert somebody.troubles == []
