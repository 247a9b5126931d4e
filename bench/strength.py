"""How strong the bots are: the matches behind the figures of docs/bots.md.

python bench/strength.py [GAMES]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from comptoir import compiled
from comptoir.bots import Bot
from comptoir.lab import arena

DOCS = Path(__file__).resolve().parent.parent / "docs" / "bots.md"


def naive() -> Bot:
    """The bot that docs/bots.md writes: it looks at the coins of its next placement and at nothing else."""
    block = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]
    scope: dict[str, Any] = {"__name__": "naive"}
    exec(block, scope)
    bot: Bot = scope["BOT"]
    return bot


def matches(games: int) -> None:
    """One line of a table for each match: how the first player did."""
    weak = naive()
    tables: list[tuple[list[str | Bot], dict[str, bool]]] = [
        (["greedy", "random", "random", "random"], {}),
        (["greedy", "random", "random"], {}),
        (["greedy", "random"], {}),
        ([weak, "random", "random", "random"], {}),
        (["greedy", weak, weak, weak], {}),
        (["greedy", weak, weak], {}),
        (["greedy", weak], {}),
        (["greedy", weak, weak, weak], {"open_end": True}),
        (["greedy", weak, weak], {"open_end": True}),
        (["greedy", weak], {"open_end": True}),
        (["greedy", weak, weak, weak], {"no_luck": True}),
        (["greedy", weak, weak, weak], {"debts": True}),
    ]
    print(f"{games} games each, the rules {'compiled' if compiled() else 'interpreted'}\n")
    print(
        "| bot | against | variant | wins | 95 % | mean score | theirs | ms a decision |\n"
        "|---|---|---|---|---|---|---|---|"
    )
    for players, options in tables:
        report = arena("heller", players, games, options=options)
        first, *others = report.entrants
        theirs = sum(other.score for other in others) / len(others)
        against = f"{len(others)} {others[0].level}"
        interval = f"{first.low:.1%} – {first.high:.1%}"
        print(
            f"| {first.level} | {against} | {', '.join(options) or '–'} | {first.rate:.1%} | {interval} |"
            f" {first.score:.0f} | {theirs:.0f} | {first.ms:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    matches(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
