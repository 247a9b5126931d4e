"""`--help`, and what is said of a wrong call, in the reader's language: Typer's own words are English."""

from __future__ import annotations

import re
import sys
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from comptoir.cli import screen
from comptoir.cli.tongue import TONGUE, helps


class Command(TyperCommand):
    def get_help_option(self, ctx: Any) -> Any:
        return told(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        parameters(self, ctx, formatter)


class Named(Command):
    """A command for somebody by number. Numbers of former releases may begin with a dash, and are no options."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        options = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        dashed = [word for word in args if DASHED.fullmatch(word) and word not in options]
        if dashed and "--" not in args:
            args = [*(word for word in args if word not in dashed), "--", *dashed]
        return super().parse_args(ctx, args)


DASHED = re.compile(r"-[\w-]{15}", re.ASCII)


class Group(TyperGroup):
    def get_help_option(self, ctx: Any) -> Any:
        return told(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        parameters(self, ctx, formatter)
        commands = [(name, self.commands[name]) for name in self.list_commands(ctx)]
        rows = [(name, command.get_short_help_str(formatter.width)) for name, command in commands]
        section(formatter, "cli-help-commands", rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            complain(
                ctx, "cli-no-command.near" if near else "cli-no-command", what=args[0], near="".join(near)
            )
            raise typer.Exit(screen.MISUSED)
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **more: Any) -> Any:
        try:
            code = super().main(*args, **{**more, "standalone_mode": False})
        except typer.Abort:
            code = screen.FAILED
        except TyperException as error:
            code = misused(error)
        sys.exit(code if isinstance(code, int) else 0)


def told(option: Any) -> Any:
    if option is not None:
        option.help = helps("cli-help")
    return option


def usage(command: Any, ctx: Any, formatter: Any) -> None:
    """`Usage: comptoir play [OPTIONS] GAME`."""
    pieces = " ".join(command.collect_usage_pieces(ctx)).replace(
        "COMMAND [ARGS]...", helps("cli-help-command")
    )
    formatter.write_usage(ctx.command_path, pieces, f"{helps('cli-help-usage')} ")


def parameters(command: Any, ctx: Any, formatter: Any) -> None:
    """What may and what must be given, each with its default."""
    found: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for parameter in command.get_params(ctx):
        name, text = parameter.get_help_record(ctx)
        # Typer writes “GAME <str>” and “[default: 8000; required]”.
        text = text.replace("[default:", f"[{helps('cli-help-default')}").replace("  [required]", "")
        found[parameter.param_type_name].append((name.partition(" <")[0], text))
    section(formatter, "cli-help-arguments", found["argument"])
    section(formatter, "cli-help-options", found["option"])


def section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{helps(title)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def misused(error: Any) -> int:
    """Say in one sentence how a command was called wrongly."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        typer.echo(error.message, err=True)
    elif kind in ("NoSuchOption", "BadOptionUsage"):
        complain(error.ctx, SENTENCES[kind], what=error.option_name)
    elif kind in ("MissingParameter", "BadParameter"):
        what = error.param.metavar if kind == "MissingParameter" else error.param.opts[0]
        limits = {"least": error.param.min, "most": error.param.max}
        known = {name: limit for name, limit in limits.items() if limit is not None}
        complain(error.ctx, SENTENCES.get(kind, NUMBERS[len(known)]), what=what, **known)
    else:
        complain(error.ctx, "cli-misused")
    return screen.MISUSED


SENTENCES = {
    "NoSuchOption": "cli-no-option",
    "BadOptionUsage": "cli-no-value",
    "MissingParameter": "cli-missing",
}
NUMBERS = ("cli-no-number", "cli-no-number-from", "cli-no-number-between")
"""Only numbers are read; by how many limits there are, the lower one first."""


def complain(ctx: Any, sentence: str, **blanks: str | float) -> None:
    from comptoir.words import Words

    words = Words(TONGUE)
    hint = words.say("cli-see-help", command=ctx.command_path if ctx else "comptoir")
    typer.echo(f"comptoir: {words.say(sentence, **blanks)} {hint}", err=True)
