"""What a browser does with the device it runs on: notices that are pushed to it, and passkeys."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.e2e.shell_page import PHONE, SMALL, faults, fits
from tests.e2e.test_hosts import coming
from tests.server.clients import ME, OPEN, Guest, Server
from tests.server.receivers import Box, a_box

AT_ONCE = {"notices.GATHER": 0, "postman.LOOK_ROUND": 0.05, "notices.private": "true"}
SUBSCRIBED = """([endpoint, keys]) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async function (options) {
        globalThis.keyOfTheHouse = options.applicationServerKey.length
        return { toJSON: () => ({ endpoint, keys }) }
    }
}"""
"""The browser of the tests has no notices and reaches no push service: what its reader and that one would answer."""
NOTING = """() => {
    globalThis.shown = []
    registration.showNotification = async (title, options) => void shown.push({ title, ...options })
}"""
"""What the worker would show is noted."""
SHOWN = """() => new Promise((resolve) => {
    const look = () => (shown.length ? resolve(shown) : setTimeout(look, 20))
    look()
})"""
CLICKED = """() => {
    const open = clients.matchAll.bind(clients)
    clients.matchAll = async (options) =>
        (await open(options)).map((client) => ({
            url: client.url,
            focus: async () => client,
            navigate: (to) => client.navigate(to),
        }))
    const event = new Event('notificationclick')
    event.notification = { ...shown[0], close: () => (shown = []) }
    event.waitUntil = () => undefined
    dispatchEvent(event)
}"""
"""A click on it; only a reader's own may bring a window to the front."""


class Receiver:
    """A push service on a loop of its own, beside a test that has no loop."""

    def __init__(self, box: Box, loop: asyncio.AbstractEventLoop) -> None:
        self.box, self._loop = box, loop

    def pushed(self) -> Any:
        return asyncio.run_coroutine_threadsafe(self.box.pushed(), self._loop).result(30)


@contextmanager
def a_receiver() -> Iterator[Receiver]:
    ready, found = threading.Event(), list[Receiver]()
    loop = asyncio.new_event_loop()
    over = asyncio.Event()

    async def receive() -> None:
        async with a_box() as box:
            found.append(Receiver(box, loop))
            ready.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(receive(),))
    thread.start()
    ready.wait(30)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(30)
        loop.close()


def delivers(page: Page, address: str, said: Any) -> None:
    """The browser hands what was pushed to its worker."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("new Promise(requestAnimationFrame)")
    pushed = {"origin": address, "registrationId": registrations[-1], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", pushed)


def test_a_turn_is_pushed_into_a_browser_whose_click_leads_to_the_table(
    browser: Browser, house: Callable[..., Server]
) -> None:
    server = house(**AT_ONCE)
    address = server.address
    anna, ben = Guest(address), Guest(address)
    anna.post("/me", {"name": "Anna"})
    with a_receiver() as receiver:
        context = coming(browser, address, locale="fr-FR", service_workers="allow")
        context.add_cookies([{"name": "comptoir", "value": anna.cookie or "", "url": address}])
        page = context.new_page()
        keys = json.dumps([receiver.box.address, receiver.box.keys])
        page.add_init_script(f"({SUBSCRIBED})({keys})")
        page.goto("/account/notices")
        page.get_by_role("button", name=re.compile("Configurer.*Sur cet appareil")).click()
        tried = page.get_by_role("button", name=re.compile("essai.*Sur cet appareil"))
        expect(tried).to_be_visible()
        assert page.evaluate("keyOfTheHouse") == 65, "a point of the curve, of this house alone"
        tried.click()
        assert receiver.pushed()["text"] == "Vos tours s’annonceront ainsi."
        assert faults(page) == []

        anna.post("/me/notices/wants", {"waits": {"sat": {"push": -1}}})
        table = anna.lays(ME, OPEN, name="Lyon")
        ben.joins(table)
        chairs = [guest.looks(table) for guest in (anna, ben)]
        while chairs[0].state["table"]["asked"] != [0]:
            chairs[0].until(chairs[1].moves()["version"])
        said = receiver.pushed()
        while said["text"] != "Les autres vous attendent.":
            said = receiver.pushed()
        (worker,) = context.service_workers
        worker.evaluate(NOTING)
        delivers(page, address, said)
        (shown,) = worker.evaluate(SHOWN)
        assert shown == {
            "title": said["title"],
            "body": said["text"],
            "tag": said["id"],
            "data": f"{address}/t/{table}",
        }
        assert "Lyon" in said["title"], "and in the language of the browser"
        worker.evaluate(CLICKED)
        expect(page).to_have_url(f"{address}/t/{table}")
        expect(page.get_by_role("grid")).to_be_visible()
        assert worker.evaluate("shown") == [], "it is seen to"
        context.close()
    for guest in (anna, ben):
        guest.leaves()


class Device:
    """A page with a device in it that keeps passkeys and knows its owner's finger."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id = {"authenticatorId": made["authenticatorId"]}

    @property
    def passkeys(self) -> list[Any]:
        return list(self.session.send("WebAuthn.getCredentials", self._id)["credentials"])

    def takes(self, passkey: Any) -> None:
        """As a keychain brings a passkey to another device of its owner."""
        self.session.send("WebAuthn.addCredential", {**self._id, "credential": passkey})

    def refuses(self) -> None:
        """Somebody else's finger."""
        self.session.send("WebAuthn.setUserVerified", {**self._id, "isUserVerified": False})


def test_a_passkey_is_made_with_one_device_and_good_for_another(
    browser: Browser, house: Callable[..., Server]
) -> None:
    address = house().address.replace("127.0.0.1", "localhost")
    guest = Guest(address)
    table = guest.lays(ME, OPEN, name="Aboard", public=True)
    guest.post("/me", {"name": "Philippa"})
    first = coming(browser, address, locale="en-GB", **PHONE)
    first.add_cookies([{"name": "comptoir", "value": guest.cookie or "", "url": address}])
    page = first.new_page()
    device = Device(page)
    page.goto("/account")
    page.get_by_role("button", name="Make an account with a passkey").click()
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
    (passkey,) = device.passkeys
    assert passkey["rpId"] == "localhost" and passkey["isResidentCredential"]
    assert faults(page) == [] and fits(page)
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("Nobody knows you here yet", exact=False)).to_be_visible()

    second = coming(browser, address, locale="en-GB", **SMALL)
    other = second.new_page()
    laptop = Device(other)
    other.goto("/account")
    other.get_by_role("button", name="I have an account").click()
    enter = other.get_by_role("button", name="Log in with a passkey")
    laptop.refuses()
    laptop.takes(passkey)
    enter.click()
    expect(other.get_by_text("the device or its browser broke it off").first).to_be_visible()
    expect(enter).to_be_visible()
    laptop.session.detach()
    laptop = Device(other)
    laptop.takes(device.passkeys[0])
    enter.click()
    expect(other.get_by_role("heading", name="Philippa")).to_be_visible()
    expect(other.get_by_text("with a passkey", exact=False).first).to_be_visible()
    assert faults(other) == [] and fits(other)
    other.goto("/")
    expect(other.locator(f"a[href='/t/{table}']").first).to_be_visible()
    first.close()
    second.close()
    guest.leaves()
