"""What a host does with all that is kept: check it, copy it, move it, forget what is old."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import typer

from comptoir.cli import screen
from comptoir.cli.desk import at_desk, house, told
from comptoir.server.archives import Archive, archive
from comptoir.server.auditing import Finding, audit
from comptoir.server.copying import check_unused, copy
from comptoir.server.hosting import BackOffice, Desk
from comptoir.words import Words


def check(json: bool, lang: str) -> None:
    """Replay all stored games; 1 if one of them is broken."""
    words = Words(lang)
    with screen.plainly(words):
        found = at_desk(lambda _, office: findings(office))
        if not told(found, json):
            say(words, found)
    if any(each.verdict == "broken" for each in found):
        raise typer.Exit(screen.FAILED)


async def findings(office: BackOffice) -> list[Finding]:
    return [finding async for finding in audit(office.store)]


def say(words: Words, found: list[Finding]) -> None:
    """How many games hold, and each that does not."""
    for verdict, count in Counter(each.verdict for each in found).items():
        typer.echo(words.say(f"cli-admin-check-{verdict}", count=count))
    for each in found:
        if each.verdict == "broken":
            typer.echo(words.say("cli-admin-broken", table=each.table, game=each.game, why=each.why))
    if not found:
        typer.echo(words.say("cli-admin-no-games"))


def prune(yes: bool, json: bool, lang: str) -> None:
    """What the policy no longer keeps: named first, forgotten only if that is meant."""
    words = Words(lang)

    async def forget(desk: Desk, _: BackOffice) -> dict[str, list[str]]:
        old = await desk.old()
        if yes:
            await desk.prune_old()
        return old

    with screen.plainly(words):
        old = at_desk(forget)
        if told({"pruned": yes, "tables": old}, json):
            return
        for status, tables in old.items():
            typer.echo(words.say("cli-admin-old", status=status, count=len(tables)))
        key = "cli-admin-pruned" if yes else "cli-admin-not-pruned"
        typer.echo(words.say(key, count=sum(map(len, old.values()))))


def backup(folder: Path, json: bool, lang: str) -> None:
    """A copy of everything in a folder, whether a server runs or not."""
    words = Words(lang)
    with screen.plainly(words):
        _, source = house()
        copied(words, source, archive(folder), json, "cli-admin-backed-up")


def restore(folder: Path, json: bool, lang: str) -> None:
    """A backup into an archive in which there is nothing yet; its games are replayed."""
    words = Words(lang)
    with screen.plainly(words):
        _, target = house()
        copied(words, archive(folder), target, json, "cli-admin-restored")
    check(json, lang)


def move(target: str, json: bool, lang: str) -> None:
    """Everything from one kind of database into another, while no server runs."""
    words = Words(lang)
    with screen.plainly(words):
        _, source = house()
        check_unused(source)
        copied(words, source, archive(target), json, "cli-admin-moved")


def copied(words: Words, source: Archive, target: Archive, json: bool, sentence: str) -> None:
    rows = copy(source, target)
    if not told({"source": str(source), "target": str(target), "rows": rows}, json):
        blanks = {"source": str(source), "target": str(target)}
        counts = {"tables": rows["tables"], "people": rows["people"], "entries": rows["log"]}
        typer.echo(words.say(sentence, **blanks, **counts))
