"""A small vocabulary: somebody who decides beside the map of Karanor, and positions to begin from."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from comptoir.games.karanor.advice import weigh
from comptoir.table import Move, Record, asked, game, options, play
from comptoir.words import Words
from tests.e2e.heller_table import Message, Player, newcomers

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


def later(record: Record, *said: tuple[int, str]) -> Record:
    """The same game after these moves."""
    return msgspec.structs.replace(record, moves=[*record.moves, *(Move(seat, move) for seat, move in said)])


class Shadow:
    """The same game kept by the rules alone: what somebody wise would do, and what the page must show."""

    def __init__(self, seats: int, far: int | None = None) -> None:
        """Begun the same way always, and played wisely until somebody lacks only so much prestige."""
        self.rules = game("karanor")
        self.wanted = self.rules.complete({})
        self.s = cast(Any, self.rules.start(seats, "linden", self.wanted))
        self.moves: list[Move] = []
        seen: Any = self.rules.view(self.s, 0)
        goal = int(seen.goal)
        while far is not None and max(m.prestige for m in self.s.merchants) < goal - far:
            seat = asked(self.s)[0]
            self.follows(seat, self.wise(seat))

    @property
    def record(self) -> Record:
        return Record(
            game="karanor",
            version=self.rules.version,
            options=self.wanted,
            seats=self.s.players,
            seed="linden",
            moves=self.moves,
        )

    def wise(self, seat: int) -> str:
        """What looks best; whoever passes does so for the rest of the turn. Nobody bargains: that has its own tests."""
        answers = options(self.s, seat)
        values = weigh(self.s, seat, answers)
        move = answers[values.index(max(values))].text
        return "pass turn" if move == "pass" else move

    def follows(self, seat: int, move: str) -> None:
        self.moves.append(Move(seat, move))
        play(self.s, seat, self.rules.parse(move))

    def walks(self, seat: int, path: list[str]) -> None:
        """Step by step, until something else is asked."""
        for place in path:
            if asked(self.s) == (seat,) and self.s.agenda[-1].name == "turn":
                self.follows(seat, f"move {place}")

    def view(self, seat: int) -> Message:
        view: Message = json.loads(msgspec.json.encode(self.rules.view(self.s, seat)))
        return view


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
        """Do something, and wait until what is asked here has changed by it."""
        ask = self.page.locator("[data-ask]").get_attribute("data-ask")
        said()
        self.page.locator(f'[data-ask="{ask}"]').wait_for(state="detached")

    def settles(self) -> None:
        """Answer what a history may ask before the first turn: pass in a window, take a quest's first choice."""
        self.does(next(move for move in self.ask["options"] if move == "pass" or move.startswith("choose")))

    def does(self, move: str) -> None:
        """Answer with this move, by the hand that the page gives to it."""
        self.hears(lambda: self._answers(move))

    def _answers(self, move: str) -> None:
        word, _, rest = move.partition(" ")
        step = self.ask["step"]
        if step == "turn":
            getattr(self, f"_{word}", self._simply)(move, rest)
        elif step == "window":
            self._in_a_window(word, rest)
        elif step == "immediate":
            self._decides(move)
        else:
            self.button(move).click()

    def plays_out(self, shadow: Shadow) -> set[str]:
        """Play every seat to the end as the shadow would, and see what it sees; the words that were used."""
        used = set()
        while asked(shadow.s):
            question = self.page.locator('[data-ask]:not([data-ask=""])')
            if shadow.s.agenda[-1].name == "turn":  # a walk of several steps is over when this is asked
                question = self.page.locator(f'[data-ask="{len(shadow.moves) + 1} {shadow.s.active}"]')
            question.wait_for()
            seat = int(self.ask["seat"])
            assert self.view == shadow.view(seat)
            move = shadow.wise(seat)
            used.add(move.split(" ")[0])
            routes = {way["to"]: way["path"] for way in self.view["mine"]["routes"]}
            self.does(move)
            if move.startswith("move "):
                shadow.walks(seat, routes[move.removeprefix("move ")])
            else:
                shadow.follows(seat, move)
        return used

    def button(self, move: str) -> Locator:
        return self.page.locator(f'[data-move="{move}"]').first

    def _confirms(self) -> None:
        self.page.locator(".sure .primary").click()

    def _simply(self, move: str, rest: str) -> None:
        """Harvest, work, deliver, buy a villa, end the turn; recruit and interact with one more word."""
        word = move.split(" ", maxsplit=1)[0]
        self.page.locator(f'[data-do="{ {"deliver": "delivery"}.get(word, word) }"]').click()
        if rest or self.page.locator(".options").is_visible():
            self.button(move).click()
        self._confirms()

    def _move(self, move: str, rest: str) -> None:
        self.page.locator(f'[data-place="{rest}"]').press("Enter")
        self._confirms()

    def _build(self, move: str, rest: str) -> None:
        self.page.locator(f'.hold[data-card="{rest.split(" ", maxsplit=1)[0]}"]').first.click()
        self.button(move).click()

    _play = _build

    def _fulfil(self, move: str, rest: str) -> None:
        self.page.locator("[data-do=quest]").click()
        self.page.locator(f'.options [data-card="{rest.split(" ", maxsplit=1)[0]}"]').click()
        self._decides(move)

    def _decides(self, move: str) -> None:
        book = self.page.locator("dialog.book")
        way = move.split(" on ", maxsplit=1)[0]
        choice = book.locator(
            ".choice", has=self.page.locator(f'[data-move="{way}"], [data-move^="{way} on "]')
        )
        choice.get_by_role("radio").click()
        if choice.locator(".aims").is_visible():
            choice.locator(f'.aims [data-move="{move}"]').click()
        book.locator(".foot .primary").click()

    def _market(self, move: str, rest: str) -> None:
        self.page.locator("[data-do=market]").click()
        words = rest.split(" ")
        for deal in (" ".join(words[i : i + 2]) for i in range(0, len(words), 2)):
            self.page.locator(f'[data-deal="{deal}"]').click()
        self.page.locator(".market .primary").click()

    def _promote(self, move: str, rest: str) -> None:
        self.button(move).click()
        self._confirms()

    _use = _promote

    def _in_a_window(self, word: str, rest: str) -> None:
        window = self.page.get_by_role("region", name="A moment to answer")
        if word == "play":
            card, *aim = rest.split(" ")
            plays = [move for move in self.ask["options"] if move.split(" ")[:2] == ["play", card]]
            name = Words("en").named("karanor", "black", card)
            buttons = window.get_by_role("listitem").filter(has_text=name).get_by_role("button")
            buttons.nth(plays.index(" ".join(["play", card, *aim]))).click()
        else:
            name = "Pass for the rest of this turn" if rest else "Pass"
            window.get_by_role("button", name=name, exact=True).click()

    @property
    def sees_a_turn(self) -> bool:
        self.page.evaluate("0")
        view = self.view
        return bool(view["turn"]) and view["window"] is None and view["pending"] is None

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
    with newcomers(browser, base_url, Merchant) as merchant:
        yield merchant
