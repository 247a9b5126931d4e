"""The icons of an installed Comptoir, drawn from client/public/icon.svg: python -m workshop.icons"""

from __future__ import annotations

import os
import re
from base64 import b64encode

from playwright.sync_api import sync_playwright

from workshop import chromium
from workshop.client import CLIENT

PUBLIC = CLIENT / "public"
# Name, width, and how much of it the drawing takes: whatever shape a phone cuts out, the drawing stays in it.
ICONS = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable", 512, 0.75))


def page(svg: str, width: int, share: float) -> str:
    """One drawing in the middle; if it does not take all, its own ground fills the rest."""
    found = re.search(r'<rect [^>]*fill="(#\w+)"', svg)
    ground = found[1] if found and share < 1 else "transparent"
    drawing = b64encode(svg.encode()).decode()
    size = f"width: {share * width}px; height: {share * width}px"
    return (
        f'<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: {ground}">'
        f'<img style="{size}" src="data:image/svg+xml;base64,{drawing}">'
    )


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    executable, surroundings = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, env={**os.environ, **surroundings}, args=["--no-sandbox"]
        )
        for name, width, share in ICONS:
            sheet = browser.new_page(viewport={"width": width, "height": width})
            sheet.set_content(page(svg, width, share))
            sheet.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
