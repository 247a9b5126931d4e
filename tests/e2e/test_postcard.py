"""The picture of a game that is over: its last board, drawn by the page, and what links show from then on."""

from __future__ import annotations

from collections.abc import Callable

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.shell_page import BOT, ME, PHONE, faults, fits
from tests.e2e.test_club import come, ended
from tests.server.clients import Guest

__all__ = ["come"]

LOOKED = """async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    pen.drawImage(bitmap, 0, 0)
    const colours = (x, y, width, height) =>
        new Set(new Uint32Array(pen.getImageData(x, y, width, height).data.buffer)).size
    const board = pen.getImageData(60, 60, 520, 510).data
    const sum = await crypto.subtle.digest('SHA-256', board)
    return {
        size: [bitmap.width, bitmap.height],
        board: [...new Uint8Array(sum)].join(' '),
        colours: colours(60, 60, 520, 510),
        margins: Math.max(colours(20, 20, 600, 24), colours(660, 20, 520, 36), colours(1144, 60, 30, 510)),
    }
}"""
"""What is seen of a picture: its size, its board, and whether anything stands in its margins."""


def over(guest: Guest, game: str, seats: int = 3) -> str:
    table = guest.lays(ME, *[BOT] * (seats - 1), game=game, public=True)
    ended(guest, table)
    return table


def opened(page: Page, guest: Guest, base_url: str, table: str, name: str = "Share") -> None:
    page.context.add_cookies([{"name": "comptoir", "value": guest.cookie or "", "url": base_url}])
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=name, exact=True).first.click()


LINKED = "This picture is what a link to the game shows"


@pytest.mark.parametrize("game", ["heller", "hermagor", "jantaris", "karanor"])
def test_the_last_board_of_each_game_is_in_its_picture(
    page: Page, base_url: str, come: Callable[[], Guest], game: str
) -> None:
    guest = come()
    table = over(guest, game)
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/frames?" in request.url else None)
    picture = f"/api/v1/tables/{table}/picture"
    opened(page, guest, base_url, table)
    expect(page.get_by_text(LINKED)).to_be_visible()
    drawn = page.evaluate(LOOKED, picture)
    assert drawn["size"] == [1200, 630]
    assert drawn["colours"] > 1000
    assert drawn["margins"] < 60, "shadows reach there, and nothing else"
    assert asked[-1].endswith("eyes=watch"), "a watcher sees nobody's secrets"
    assert wrong == []
    # Without the board the game's own picture is there.
    page.route("**/frames?*", lambda route: route.abort())
    opened(page, guest, base_url, table)
    expect(page.get_by_text(LINKED)).to_be_visible()
    assert page.evaluate(LOOKED, picture)["board"] != drawn["board"]


def test_a_link_to_a_private_game_shows_no_picture_and_one_may_be_saved(
    page: Page, base_url: str, come: Callable[[], Guest]
) -> None:
    guest = come()
    table = guest.lays(ME, BOT)
    ended(guest, table)
    opened(page, guest, base_url, table)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == "comptoir-heller.png"
    expect(page.get_by_text(LINKED)).to_have_count(0)
    assert httpx2.get(f"{base_url}/api/v1/tables/{table}/picture").status_code == 404


def test_the_picture_is_light_in_the_dark_and_speaks_the_language_of_who_shares(
    browser: Browser, base_url: str, come: Callable[[], Guest]
) -> None:
    guest = come()
    table = over(guest, "heller")
    seen: list[str] = []
    for theme in ("light", "dark"):
        context = browser.new_context(
            base_url=base_url, color_scheme=theme, locale="de-DE", **PHONE  # type: ignore[arg-type]
        )  # fmt: skip
        page = context.new_page()
        opened(page, guest, base_url, table, "Teilen")
        expect(page.get_by_text("Dieses Bild zeigt ein Link auf die Partie")).to_be_visible()
        assert faults(page) == []
        assert fits(page)
        seen.append(page.evaluate(LOOKED, f"/api/v1/tables/{table}/picture")["board"])
        context.close()
    assert seen[0] == seen[1]
