"""A small vocabulary: somebody at a table of Hermagor in a browser, and positions to begin from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from comptoir.table import Move, Record, asked, game, options, play, read_record
from tests.e2e.heller_table import Message, Player, newcomers, signed

__all__ = ["Message", "signed"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
RECORDS = Path(__file__).parents[1] / "records"
EAGER = ("sell", "build", "raise", "place r")


def eager(moves: list[str], dice: random.Random) -> str:
    """Sell, build, raise and buy cheaply where that can be done; else anything."""
    wanted = [move for word in EAGER for move in moves if move.startswith(word)]
    kind = wanted[0].split()[0] if wanted else ""
    return dice.choice([move for move in wanted if move.startswith(kind)] or moves)


def played(step: str, seats: int = 3, round_: int = 1, luck: int = 7, **chosen: bool) -> Record:
    """A game played the same way always, until `step` is asked in that round, or to its end."""
    rules, dice = game("hermagor"), random.Random(luck)
    wanted = rules.complete(chosen)
    s = rules.start(seats, "linden", wanted)
    moves: list[Move] = []
    while asked(s) and not (s.agenda[-1].name == step and int(rules.headline(s)["round"]) >= round_):
        seat = asked(s)[0]
        move = eager([action.text for action in options(s, seat)], dice)
        moves.append(Move(seat, move))
        play(s, seat, rules.parse(move))
    return Record(
        game="hermagor",
        version=rules.version,
        options=wanted,
        seats=seats,
        seed="linden",
        moves=moves,
        scores=[] if asked(s) else [place.score for place in rules.standing(s)],
    )


def stranded() -> Record:
    """A game played by chance until somebody can only stay."""
    rules, dice = game("hermagor"), random.Random(0)
    wanted = rules.complete({})
    s = rules.start(3, "linden", wanted)
    moves: list[Move] = []
    while (texts := [action.text for action in options(s, asked(s)[0])]) != ["stay"]:
        move = dice.choice([text for text in texts if not text.startswith(("pass", "stay"))] or texts)
        moves.append(Move(asked(s)[0], move))
        play(s, asked(s)[0], rules.parse(move))
    return Record(game="hermagor", version=rules.version, options=wanted, seats=3, seed="linden", moves=moves)


def stored(name: str, step: str) -> Record:
    """A recorded game, up to where `step` is first asked."""
    record = read_record((RECORDS / f"{name}.json").read_bytes())
    for n, (s, _) in enumerate(record.states()):
        if s.agenda and s.agenda[-1].name == step:
            return msgspec.structs.replace(record, moves=record.moves[:n], scores=[])
    raise AssertionError(f"nobody is asked to {step} in {name}")


class Trader(Player):
    """A person with a page on which Hermagor is played."""

    def lays(self, *seats: Message, **options: bool) -> str:
        wanted = {"game": "hermagor", "seats": list(seats), "options": options, "pace": 0}
        answer = self.page.context.request.post("/api/v1/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def opens(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        expect(self.market.or_(self.land).first).to_be_visible()

    @property
    def market(self) -> Locator:
        return self.page.locator("svg.market")

    @property
    def land(self) -> Locator:
        return self.page.locator("svg.map")

    @property
    def me(self) -> Message:
        merchant: Message = self.view["merchants"][self.view["seat"]]
        return merchant

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def village(self, name: str) -> Locator:
        return self.page.locator(f'[data-village="{name}"]')

    @property
    def free(self) -> Locator:
        """Where a buyer may be put now."""
        return self.page.locator('[data-place][aria-disabled="false"]')

    @property
    def buttons(self) -> Locator:
        return self.page.locator(".go button")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".go .primary")

    @property
    def question(self) -> Locator:
        """Where I answer, once I am asked."""
        return self.page.locator('[data-ask]:not([data-ask=""])')

    @property
    def income(self) -> Locator:
        """The moment in which the final income is added up."""
        return self.page.locator(".income")

    def turn(self) -> None:
        """Answer what is asked: buy, sell, build where that can be done."""
        sales = self.page.locator(".sales button")
        if sales.count():
            sales.first.click()
        elif self.free.count():
            self.page.locator('.booth[aria-disabled="false"]').or_(self.free).first.click()
        ask = self.question.get_attribute("data-ask")
        self.confirm.or_(self.buttons).first.click()
        self.page.wait_for_function(
            """ask => document.querySelector('.income') ||
                 document.querySelector('[data-ask]')?.getAttribute('data-ask') !== ask""",
            arg=ask,
        )

    def plays_to_the_income(self) -> None:
        """Play until the final income is counted."""
        while not self.income.is_visible():
            expect(self.question.or_(self.income).first).to_be_visible()
            if self.question.count():
                self.turn()


@pytest.fixture
def trade(browser: Browser, base_url: str) -> Iterator[Callable[..., Trader]]:
    with newcomers(browser, base_url, Trader) as trade:
        yield trade


@pytest.fixture
def gerda(trade: Callable[..., Trader]) -> Trader:
    return trade()
