"""`comptoir admin`: each command opens its own room only when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from comptoir.cli.manual import Command, Group, Named
from comptoir.cli.parameters import Data, DatabaseUrl, Json, Lang, SettingsFile, SomeSettings, about
from comptoir.cli.tongue import TONGUE, helps

hosts = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help=helps("cli-option-table-id"))]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help=helps("cli-option-person"))]
Who = Annotated[str, typer.Argument(metavar="WHO", help=helps("cli-option-who"))]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help=helps("cli-option-backup"))]
Why = Annotated[str, typer.Option(metavar="TEXT", help=helps("cli-option-why"))]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help=helps("cli-option-listed"))]
Yes = Annotated[bool, typer.Option("--yes", help=helps("cli-option-yes"))]


@hosts.callback()
def admin(
    data: Data = None,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
    setting: SomeSettings = None,
) -> None:
    from comptoir.cli import desk

    desk.WHERE.update(data=data, database=database, settings=settings, set=setting or [])


@hosts.command(cls=Command, **about("admin-tables"))
def tables(
    status: Annotated[
        str, typer.Option(metavar="open|playing|over|closed", help=helps("cli-option-status"))
    ] = "",
    most: Most = 50,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli import desk

    desk.tables(status, most, json, lang)


@hosts.command(cls=Command, **about("admin-people"))
def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help=helps("cli-option-name"))] = "",
    most: Most = 50,
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli import desk

    desk.people(name, most, json, lang)


@hosts.command(cls=Named, **about("admin-show"))
def show(
    what: Annotated[str, typer.Argument(metavar="TABLE|PERSON", help=helps("cli-option-what"))],
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli import desk

    desk.show(what, json, lang)


@hosts.command(cls=Command, **about("admin-close"))
def close(table: TableId, why: Why = "", json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import desk

    desk.act("close", table, why, json, lang)


@hosts.command(cls=Named, **about("admin-kick"))
def kick(
    person: PersonId,
    table: Annotated[str, typer.Option(metavar="TABLE", help=helps("cli-option-only-table"))] = "",
    why: Why = "",
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli import desk

    desk.act("kick", person, why, json, lang, table)


@hosts.command(cls=Named, **about("admin-mute"))
def mute(person: PersonId, why: Why = "", json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import desk

    desk.act("mute", person, why, json, lang)


@hosts.command(cls=Named, **about("admin-ban"))
def ban(who: Who, why: Why = "", json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import desk

    desk.act("ban", who, why, json, lang)


@hosts.command(cls=Named, **about("admin-pardon"))
def pardon(who: Who, why: Why = "", json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import desk

    desk.act("pardon", who, why, json, lang)


@hosts.command(cls=Named, **about("admin-delete"))
def delete(
    person: PersonId, why: Why = "", yes: Yes = False, json: Json = False, lang: Lang = TONGUE
) -> None:
    from comptoir.cli import desk

    desk.sure(yes, lang)
    desk.act("delete", person, why, json, lang)


@hosts.command(cls=Command, **about("admin-deeds"))
def deeds(most: Most = 50, json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import desk

    desk.deeds(most, json, lang)


@hosts.command(cls=Command, **about("admin-invite"))
def invite(
    url: Annotated[str, typer.Option(metavar="URL", help=helps("cli-option-url"))] = "http://127.0.0.1:8000",
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli import desk

    desk.invite(url, json, lang)


@hosts.command("check", cls=Command, **about("admin-check"))
def check_all(json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import vault

    vault.check(json, lang)


@hosts.command(cls=Command, **about("admin-prune"))
def prune(yes: Yes = False, json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import vault

    vault.prune(yes, json, lang)


@hosts.command(cls=Command, **about("admin-backup"))
def backup(folder: Folder, json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import vault

    vault.backup(folder, json, lang)


@hosts.command(cls=Command, **about("admin-restore"))
def restore(folder: Folder, json: Json = False, lang: Lang = TONGUE) -> None:
    from comptoir.cli import vault

    vault.restore(folder, json, lang)


@hosts.command(cls=Command, **about("admin-move"))
def move(
    target: Annotated[str, typer.Argument(metavar="URL|DIR", help=helps("cli-option-target"))],
    json: Json = False,
    lang: Lang = TONGUE,
) -> None:
    from comptoir.cli import vault

    vault.move(target, json, lang)
