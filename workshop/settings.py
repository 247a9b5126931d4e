"""`python -m workshop.settings` writes the table of settings in docs/hosting.md from the struct that they are."""

from __future__ import annotations

from pathlib import Path

from comptoir.server.sources import as_table

PAGE = Path(__file__).parent.parent / "docs" / "hosting.md"
BEGIN = "<!-- written by python -m workshop.settings -->\n"
END = "<!-- until here -->\n"


def written(page: str) -> str:
    """The page, with the table as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{as_table()}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
