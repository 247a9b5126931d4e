"""A long log comes page by page: all of a game by itself, and what is longer than any game when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from comptoir.table import Move, Record, act, asked, game, options, seeded, welcome
from tests.e2e.heller_table import Player, camille, come
from tests.e2e.shell_page import brings
from tests.server.clients import Guest

__all__ = ["camille", "come"]
PAGE = 100


def wishes(count: int) -> str:
    """The record of a game of Karanor in which somebody wishes to be asked, and not to be, so many times."""
    rules, luck = game("karanor"), seeded("long")
    s = rules.start(4, "long", {})
    moves: list[Move] = []
    while len(welcome(s)) == len(asked(s)):
        seat = asked(s)[0]
        answers = options(s, seat)
        moves.append(Move(seat, answers[luck.below(len(answers))].text))
        act(s, seat, rules.parse(moves[-1].action))
    wishing = welcome(s)[-1]
    moves += [Move(wishing, f"ask meet {'on' if n % 2 else 'off'}") for n in range(count)]
    chosen = rules.complete({})
    record = Record(game="karanor", version=rules.version, options=chosen, seats=4, seed="long", moves=moves)
    return record.to_json().decode()


def test_all_of_a_long_game_is_in_its_log(camille: Player) -> None:
    table = brings(camille, wishes(250))
    pages: list[str] = []
    camille.page.on("request", lambda request: pages.append(request.url) if "/log?" in request.url else None)
    camille.page.goto(f"/t/{table}")
    camille.page.get_by_role("tab", name="Log").click()
    log = camille.page.locator(".log")
    expect(log.get_by_text("wishes not to be asked any more")).to_have_count(125)
    expect(log.get_by_role("button", name="Earlier")).to_have_count(0)
    assert len(pages) == 2
    told = camille.messages("state")[0]
    assert len(told["log"]) == PAGE
    numbers = [int(text) for text in log.locator(".n").all_inner_texts() if text]
    assert numbers == sorted(numbers, reverse=True)


def test_what_is_taken_back_goes_and_nothing_is_fetched_again(camille: Player, base_url: str) -> None:
    table = brings(camille, wishes(120))
    camille.page.goto(f"/t/{table}")
    camille.page.get_by_role("tab", name="Log").click()
    log = camille.page.locator(".log")
    wished = log.get_by_text("wishes to be asked again")
    expect(wished).to_have_count(60)
    pages: list[str] = []
    camille.page.on("request", lambda request: pages.append(request.url) if "/log?" in request.url else None)
    other = Guest(base_url, camille.cookie)
    chair = other.looks(table)
    seat, version = chair.state["log"][-1]["seat"], chair.version
    assert chair.asks(t="undo", seat=seat, to=version - 1, free=True)["t"] == "done"
    expect(wished).to_have_count(59)
    expect(log.get_by_text("takes back")).to_have_count(1)
    expect(log.get_by_text("wishes not to be asked any more")).to_have_count(60)
    assert pages == []
    other.leaves()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_longer_than_any_game_is_fetched_when_asked_for(
    come: Callable[..., Player], lang: str
) -> None:
    camille = come(locale={"en": "en-GB", "fr": "fr-FR"}[lang])
    table = brings(camille, wishes(3300))
    camille.page.goto(f"/t/{table}")
    camille.page.get_by_role("tab", name={"en": "Log", "fr": "Journal"}[lang]).click()
    earlier = {"en": "Earlier", "fr": "Plus tôt"}[lang]
    more = camille.page.locator(".log").get_by_role("button", name=earlier)
    expect(more).to_be_visible(timeout=20_000)
    before = int("".join(filter(str.isdigit, more.inner_text())))
    more.click()
    expect(more).not_to_contain_text(str(before))
