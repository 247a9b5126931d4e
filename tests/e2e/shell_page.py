"""A small vocabulary for the shell: finished games, people on the wire, what axe and a scale say of a page."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response

from comptoir.table import Move, Record, act, asked, game, options, seeded
from tests.e2e.heller_table import BOT, ME, OPEN, Player, camille, come
from tests.server.clients import Guest, hot

__all__ = ["BOT", "ME", "OPEN", "camille", "come", "hot"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


COME = """() => document.getAnimations().forEach((each) => {
  if (each.effect.getComputedTiming().endTime !== Infinity) each.finish()
})"""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong with a page, by all its rules or by these, briefly; what fades in has come."""
    page.evaluate(COME)
    options: dict[str, object] = {
        "resultTypes": ["violations"],
        **({"runOnly": list(rules)} if rules else {}),
    }
    found = Axe().run(page, options=options).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def fits(page: Page) -> bool:
    """Whether nothing can be scrolled sideways. A phone widens `innerWidth` to what is too wide: it is not asked."""
    assert page.viewport_size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) <= page.viewport_size["width"]


def scripts(page: Page) -> Callable[[], int]:
    """Weighs, gzipped, the JavaScript that a page loads from now on."""
    loaded: list[Response] = []

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            loaded.append(response)

    page.on("response", note)
    return lambda: sum(len(gzip.compress(response.body())) for response in loaded)


def played(most: int | None = None) -> str:
    """The record of a game of two, by chance: whole, or cut after so many moves."""
    rules, luck = game("heller"), seeded("a monkey")
    s = rules.start(2, "linden", {})
    moves: list[Move] = []
    while asked(s) and (most is None or len(moves) < most):
        seat = asked(s)[0]
        answers = options(s, seat)
        action = answers[luck.below(len(answers))]
        moves.append(Move(seat, action.text))
        act(s, seat, action)
    return (
        Record(
            game="heller",
            version=rules.version,
            options={},
            seats=2,
            seed="linden",
            moves=moves,
            names=["Camille", "Nadège"],
            scores=[] if asked(s) else [place.score for place in rules.standing(s)],
        )
        .to_json()
        .decode()
    )


def brings(player: Player, record: str) -> str:
    """Import a record; the id of its table."""
    headers = {"Content-Type": "application/json"}
    answer = player.page.context.request.post("/api/v1/import", data=record, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def plays_out(table: str, *guests: Guest) -> None:
    """Let people on the wire play on until the game is over."""
    chairs = [guest.looks(table) for guest in guests]
    while True:
        newest = max(chair.version for chair in chairs)
        for chair in chairs:
            chair.until(newest)
        if chairs[0].state["table"]["status"] == "over":
            return
        asked = [chair for chair in chairs if chair.state["ask"]]
        if asked:
            asked[0].moves()
        else:
            chairs[0].hear("state")


@pytest.fixture
def nadia(base_url: str) -> Iterator[Guest]:
    """Somebody else, at the other end of a wire."""
    guest = Guest(base_url)
    guest.post("/me", {"name": "Nadège"})
    yield guest
    guest.leaves()


@pytest.fixture
def review(camille: Player) -> str:
    """A finished game, brought by Camille."""
    return brings(camille, played())
