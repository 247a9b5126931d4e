"""What the commands have in common: the parameters that several take, and what `--help` says of each command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from comptoir.cli import screen
from comptoir.cli.tongue import helps
from comptoir.languages import LANGUAGES

EXAMPLES = {
    "serve": ["comptoir serve", "comptoir serve --port 9000 --data games"],
    "settings": ["comptoir settings > comptoir.toml", "comptoir settings --settings comptoir.toml"],
    "admin": [
        "comptoir admin tables --status playing",
        "comptoir admin --settings comptoir.toml ban 203.0.113.0/24 --why spam",
        "comptoir admin backup /srv/backups/monday",
    ],
    "play": ["comptoir play heller", "comptoir play heller --seats 3 --option no_luck --lang fr"],
    "replay": ["comptoir replay game.json", "comptoir replay game.json --at 40"],
    "check": ["comptoir check game.json", "comptoir check *.json"],
    "rules": ["comptoir rules heller", "comptoir rules heller A3.2"],
    "games": ["comptoir games"],
    "arena": [
        "comptoir arena heller greedy random --seats 4 --games 200 --until-clear",
        "comptoir arena heller my_bot.py greedy --games 1000 --resume games.jsonl --chart chart.svg",
    ],
    "ladder": [
        "comptoir ladder heller --games 20",
        "comptoir ladder --games 200 --seconds 0.25 --resume ladder",
    ],
    "balance": ["comptoir balance hermagor --games 200", "comptoir balance karanor --seats 2 --json"],
    "train": ["comptoir train heller --games 1000 --save weights.json"],
    "review": ["comptoir review game.json", "comptoir review game.json --tables 64 --json"],
    "hint": ["comptoir hint game.json", "comptoir hint game.json --at 40 --level guildmaster"],
    "admin-tables": ["comptoir admin tables --status playing"],
    "admin-people": ["comptoir admin people Anna"],
    "admin-show": ["comptoir admin show k3f9"],
    "admin-close": ["comptoir admin close k3f9 --why abandoned"],
    "admin-kick": ["comptoir admin kick p7a2 --table k3f9"],
    "admin-mute": ["comptoir admin mute p7a2 --why spam"],
    "admin-ban": ["comptoir admin ban 203.0.113.0/24 --why spam"],
    "admin-pardon": ["comptoir admin pardon 203.0.113.0/24"],
    "admin-delete": ["comptoir admin delete p7a2 --yes"],
    "admin-deeds": ["comptoir admin deeds --most 20"],
    "admin-invite": ["comptoir admin invite --url https://table.example"],
    "admin-check": ["comptoir admin check"],
    "admin-prune": ["comptoir admin prune --yes"],
    "admin-backup": ["comptoir admin backup /srv/backups/monday"],
    "admin-restore": ["comptoir admin restore /srv/backups/monday"],
    "admin-move": ["comptoir admin move postgresql://localhost/comptoir"],
    "bench": ["comptoir bench playouts --game heller --seats 4 --seconds 5"],
    "playouts": ["comptoir bench playouts --game heller --seats 4 --seconds 5 --json"],
    "peers": ["comptoir bench peers --game heller --seats 4 --seconds 5"],
    "searches": ["comptoir bench search --game heller --seats 2 --seconds 5"],
    "load": ["comptoir bench server --tables 200 --seconds 20"],
    "records": ["comptoir bench replay --game heller --seats 4 --seconds 5 --json"],
}


def about(name: str) -> dict[str, Any]:
    """What `--help` says of a command: its sentence, then examples to copy."""
    lines = [helps("cli-examples"), *(f"  {example}" for example in EXAMPLES[name])]
    return {"help": helps(f"cli-{name}"), "epilog": "\b\n" + "\n".join(lines)}


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        screen.fail(f"{helps('cli-no-language')} {', '.join(LANGUAGES)}", screen.MISUSED)
    return lang


Lang = Annotated[
    str, typer.Option(metavar="|".join(LANGUAGES), callback=_language, help=helps("cli-option-lang"))
]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help=helps("cli-option-data"))]
DatabaseUrl = Annotated[str | None, typer.Option(metavar="URL", help=helps("cli-option-database"))]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help=helps("cli-option-settings"))
]
SomeSettings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=helps("cli-option-set"))
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=helps("cli-option-game"))]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help=helps("cli-option-game"))]
Seats = Annotated[int, typer.Option(metavar="N", help=helps("cli-option-players"))]
Variants = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help=helps("cli-option-option"))
]
Json = Annotated[bool, typer.Option("--json", help=helps("cli-option-json"))]
Seconds = Annotated[float, typer.Option(metavar="N", min=0.01, help=helps("cli-option-seconds"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=helps("cli-option-file"))]
Chart = Annotated[Path | None, typer.Option(metavar="FILE", help=helps("cli-option-chart"))]
Imagined = Annotated[int, typer.Option("--tables", metavar="N", min=4, help=helps("cli-option-imagined"))]
GameNames = Annotated[list[str] | None, typer.Argument(metavar="GAME", help=helps("cli-option-some-games"))]
Thinking = Annotated[float, typer.Option("--seconds", metavar="N", min=0, help=helps("cli-option-thinking"))]
Simulations = Annotated[int, typer.Option(metavar="N", min=0, help=helps("cli-option-simulations"))]
Workers = Annotated[int | None, typer.Option(metavar="N", min=1, help=helps("cli-option-workers"))]
Count = Annotated[int, typer.Option("--games", metavar="N", min=1, help=helps("cli-option-games"))]
SomeSeats = Annotated[int | None, typer.Option("--seats", metavar="N", help=helps("cli-option-fewest"))]
Seed = Annotated[str, typer.Option(metavar="SEED", help=helps("cli-option-seed"))]
