"""Moves tried out on the real board, kept as planned answers, and given by the server when their time comes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.heller_table import Duel, Player
from tests.e2e.shell_page import SMALL, camille, come, faults, fits

__all__ = ["camille", "come"]


def tries(player: Player, menu: str = "Table", plan: str = "Try moves out") -> None:
    player.page.get_by_role("button", name=menu, exact=True).click()
    player.page.get_by_role("dialog").get_by_role("button", name=plan).click()
    expect(player.page.locator(".plan")).to_be_visible()


def test_what_is_tried_while_another_thinks_is_kept_and_answered(camille: Player, base_url: str) -> None:
    duel = Duel(camille, base_url)
    try:
        if duel.turn_is_mine():
            duel.moves("stall")
        page = camille.page
        camille.opens(duel.table)
        version = duel.asked().version
        tries(camille)
        expect(page.get_by_text("You are trying things out. Hidden things are imagined.")).to_be_visible()
        assert faults(page) == []
        tried = page.locator("section[aria-labelledby=plan-moves] li")
        camille.things.first.click()
        before = tried.count()
        camille.free.last.click()
        camille.confirm.click()
        expect(page.get_by_role("button", name="Step back")).to_be_enabled()
        page.get_by_role("button", name="Step back").click()
        expect(tried).to_have_count(before)
        expect(page.get_by_role("button", name="Step back")).to_be_disabled()
        camille.things.first.click()
        camille.free.last.click()
        space = str(camille.free.last.get_attribute("data-space"))
        camille.confirm.click()
        page.get_by_role("combobox", name="Add a place or a card…").select_option(space)
        expect(page.get_by_role("button", name=f"Remove {space}")).to_be_visible()
        assert faults(page) == []
        page.get_by_role("button", name="Keep as planned answers").click()
        orders = page.get_by_role("button", name="Orders", exact=True)
        expect(orders).to_be_visible()
        assert duel.asked().version == version, "nothing was played"
        orders.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Planned answers")
        expect(dialog).to_contain_text(f"Unless somebody gets there first: {space}")
        assert faults(page) == []
        page.keyboard.press("Escape")
        other = next(
            o for o in duel.asked().ask["options"] if o.startswith("stall") and not o.endswith(space)
        )
        duel.rival.moves(other)
        duel.rival.until(version + 2)
        expect(orders).to_have_count(0)
        camille.is_well()
    finally:
        duel.leaves()


def test_on_a_small_french_phone_too(come: Callable[..., Player], base_url: str) -> None:
    player = come(**SMALL, locale="fr-FR", color_scheme="dark")
    duel = Duel(player, base_url)
    try:
        player.opens(duel.table)
        tries(player, "Table", "Essayer des coups")
        assert fits(player.page)
        assert faults(player.page) == []
        player.page.get_by_role("button", name="Retour à la table").click()
        expect(player.page.locator(".plan")).to_have_count(0)
        expect(player.grid).to_be_visible()
    finally:
        duel.leaves()
