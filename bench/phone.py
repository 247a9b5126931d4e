"""How a table opens on a slow phone: python -m bench.phone [GAME...]

A processor four times slower than this one, 1.6 Mbit/s with 150 ms there and back, nothing in the cache: seconds until
the first board is drawn, kilobytes that came over the line, and the share of the processor that the page then takes
while it is my turn and nothing happens.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.e2e.conftest import FLAGS
from tests.e2e.phases import BOARDS, CROWDS, phases, sit_down
from tests.serving import serving
from workshop import chromium

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Bytes a second: 1.6 Mbit down, 0.75 up."""
DRAWN = f"""
const look = () => {{
  const drawn = [...document.querySelectorAll({BOARDS!r})].some((board) => board.getBoundingClientRect().width > 0)
  if (drawn) window.drawn = performance.now()
  else requestAnimationFrame(look)
}}
requestAnimationFrame(look)
"""
"""Notes when the first board is there; who asks from outside has to wait for a slow page to answer."""
IDLE = 5.0
ROUNDS = 3


def main(wanted: list[str]) -> int:
    executable, surroundings = chromium.find()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=str(executable), env={**os.environ, **surroundings}, args=FLAGS
        )
        print("game       first board, best and median of 3       came     idle")
        for name in wanted or list(CROWDS):
            seconds, came, idle = zip(*(_opened(browser, address, name) for _ in range(ROUNDS)), strict=True)
            best, median = min(seconds), sorted(seconds)[ROUNDS // 2]
            print(f"{name:10} {best:5.2f} s {median:5.2f} s {came[0] / 1000:22.0f} kB {min(idle):7.1%}")
    return 0


def _opened(browser: Browser, address: str, name: str) -> tuple[float, float, float]:
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 780}, device_scale_factor=2, has_touch=True
    )
    page = context.new_page()
    sit_down(page, next(iter(phases(name))))
    table = page.url
    page.goto("about:blank")
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    came: list[float] = []
    line.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    page.add_init_script(DRAWN)
    page.goto(table, wait_until="commit")
    page.locator(BOARDS).filter(visible=True).first.wait_for()
    seconds = float(page.evaluate("window.drawn")) / 1000
    idle = _idle(page, line)
    context.close()
    return seconds, sum(came), idle


def _idle(page: Page, line: CDPSession) -> float:
    """The share of the processor taken while nothing happens, as this machine would have it."""
    page.wait_for_load_state("networkidle")
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    line.send("Performance.enable")
    page.wait_for_timeout(2000)
    before = _busy(line)
    page.wait_for_timeout(IDLE * 1000)
    return (_busy(line) - before) / IDLE


def _busy(line: CDPSession) -> float:
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
