"""Where settings come from, the later over the earlier: a file, the environment, the command line.

Whatever is wrong with one is a sentence that names where it stands, and nothing starts.
"""

from __future__ import annotations

import ipaddress
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from comptoir.server.errors import CannotServe
from comptoir.server.settings import SHAPES, Settings

PREFIX = "COMPTOIR_"
FILE = "COMPTOIR_SETTINGS"
OTHERS = (FILE, "COMPTOIR_LANG", "COMPTOIR_GAMES", "COMPTOIR_INTERPRETED")
"""Variables that are no settings of the server."""
ALIKE = 0.7
SLIP = 0.9
"""How alike a name is to one that was meant; the beginning of all variables is the same."""
WIDTH = 100


class Setting(NamedTuple):
    """One of them: its name (`limits.message`), its kind and what is said of it."""

    name: str
    kind: Any
    default: Any
    about: msgspec.Meta

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace(".", "_")

    @property
    def secret(self) -> bool:
        return bool((self.about.extra or {}).get("secret"))


def every() -> Iterator[Setting]:
    """All settings, those of each section together."""
    sections: list[tuple[str, type[msgspec.Struct]]] = [("", Settings)]
    for prefix, struct in sections:
        hints = get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
                sections.append((f"{field.name}.", field.type))
                continue
            kind, about = get_args(hints[field.name])
            yield Setting(prefix + field.name, kind, field.default, about)


def gathered(
    file: Path | None = None, environment: Mapping[str, str] | None = None, given: Sequence[str] = ()
) -> Settings:
    """The settings of a file, of the environment and of the command line (`name=value`)."""
    environment = environment or {}
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    known = {setting.name: setting for setting in every()}
    found: dict[str, Any] = {}
    if named is not None:
        for name, value in _in_file(named):
            found[name] = _read(str(named), known, name, value)
    variables = {setting.variable: setting for setting in known.values()}
    for variable, text in environment.items():
        if variable in variables:
            name = variables[variable].name
            found[name] = _read(variable, known, name, text, typed=True)
        elif variable.startswith(PREFIX) and variable not in OTHERS:
            _check_slip(variable, variables)
    for each in given:
        name, _, text = each.partition("=")
        found[name] = _read("--set", known, name, text, typed=True)
    return settled(found)


def settled(found: Mapping[str, Any]) -> Settings:
    """Settings by name, all others as they are by default."""
    nested: dict[str, Any] = {}
    for name, value in found.items():
        *section, key = name.split(".")
        (nested.setdefault(section[0], {}) if section else nested)[key] = value
    return msgspec.convert(nested, Settings)


def _in_file(path: Path) -> Iterator[tuple[str, Any]]:
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        detail = error.strerror or str(error)
        text = f"the settings file {path} cannot be read: {detail}"
        raise CannotServe("settings-gone", text, args_={"source": str(path), "detail": detail}) from error
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        text = f"the settings file {path} is no TOML: {error}"
        raise CannotServe("settings-toml", text, args_={"source": str(path), "detail": str(error)}) from error
    for key, value in table.items():
        if isinstance(value, dict):
            yield from ((f"{key}.{name}", each) for name, each in value.items())
        else:
            yield key, value


def _read(source: str, known: dict[str, Setting], name: str, value: Any, typed: bool = False) -> Any:
    """A value as its setting wants it; `typed`: it comes as a text, and a list has commas between."""
    setting = known.get(name)
    if setting is None:
        raise _unknown(source, name, list(known))
    if typed and get_origin(setting.kind) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        read = msgspec.convert(value, _annotated(setting), strict=not typed)
    except msgspec.ValidationError as error:
        raise _wrong(source, setting, value) from error
    if (setting.about.extra or {}).get("network"):
        _check_networks(source, setting, read)
    if (setting.about.extra or {}).get("like"):
        _check_shape(source, setting, read)
    return read


def _annotated(setting: Setting) -> Any:
    field = setting.name.rpartition(".")[2]
    struct = Settings if "." not in setting.name else _section(setting.name.partition(".")[0])
    return get_type_hints(struct, include_extras=True)[field]


def _section(name: str) -> Any:
    return get_type_hints(Settings)[name]


def _check_networks(source: str, setting: Setting, networks: Sequence[str]) -> None:
    for network in networks:
        try:
            ipaddress.ip_network(network)
        except ValueError as error:
            text = f"{source}: {setting.name}: “{network}” is no address and no network: {error}"
            raise CannotServe(
                "settings-network",
                text,
                args_={"source": source, "key": setting.name, "given": network, "detail": str(error)},
            ) from error


def _check_shape(source: str, setting: Setting, read: str | tuple[str, ...]) -> None:
    """A name with a scheme or a port would be nobody's name, and nothing would say why."""
    like = str((setting.about.extra or {})["like"])
    for each in (read,) if isinstance(read, str) else read:
        if each and not re.fullmatch(SHAPES[like], each):
            text = f"{source}: {setting.name} is written like {like}, not “{each}”"
            raise CannotServe(
                "settings-shape",
                text,
                args_={"source": source, "key": setting.name, "given": each[:60], "like": like},
            )


def _check_slip(variable: str, variables: Mapping[str, Setting]) -> None:
    """A variable that is almost one of ours was meant for us."""
    near = get_close_matches(variable, list(variables), 1, SLIP)
    if near:
        raise _unknown(variable, variable, near)


def _unknown(source: str, name: str, names: Sequence[str]) -> CannotServe:
    # Who forgets the section has the rest of the name right, unless there is one of that name without.
    short = {full.rpartition(".")[2]: full for full in names}
    short |= {full: full for full in names}
    near = get_close_matches(name, [*names, *short], 1, ALIKE)
    if not near:
        text = f"{source}: there is no setting “{name}”; `comptoir settings` prints all of them"
        return CannotServe("settings-unknown", text, args_={"source": source, "key": name})
    meant = short.get(near[0], near[0])
    text = f"{source}: there is no setting “{name}”; did you mean “{meant}”?"
    return CannotServe("settings-near", text, args_={"source": source, "key": name, "near": meant})


def _wrong(source: str, setting: Setting, value: object) -> CannotServe:
    kind, least, most = kind_of(setting), setting.about.ge, setting.about.le
    text = f"{source}: {setting.name} must be {wanted(setting)}, not {shown(setting, value)}"
    return CannotServe(
        "settings-wrong",
        text,
        args_={
            "source": source,
            "key": setting.name,
            "given": shown(setting, value),
            "kind": kind,
            "least": "" if least is None else f"{least:g}",
            "most": "" if most is None else f"{most:g}",
            "range": "none" if least is None else "least" if most is None else "both",
            "choices": ", ".join(map(str, get_args(setting.kind))) if kind == "choice" else "",
        },
    )


def kind_of(setting: Setting) -> str:
    """What kind of value a setting has, as the sentences say it."""
    if get_origin(setting.kind) is Literal:
        return "choice"
    if get_origin(setting.kind) is tuple:
        return "texts" if get_args(setting.kind)[0] is str else "rate"
    return {str: "text", int: "count", float: "number", bool: "switch"}[setting.kind]


def wanted(setting: Setting) -> str:
    """What a setting must be, in words."""
    kind, least, most = kind_of(setting), setting.about.ge, setting.about.le
    words = {
        "text": "a text",
        "count": "a whole number",
        "number": "a number",
        "switch": "true or false",
        "texts": "a list of texts",
        "rate": "two numbers: so many a second, and a burst of at least 1",
    }
    word = words.get(kind) or f"one of {', '.join(map(str, get_args(setting.kind)))}"
    if least is None:
        return word
    return f"{word} of at least {least:g}" if most is None else f"{word} from {least:g} to {most:g}"


def shown(setting: Setting, value: object) -> str:
    return "…" if setting.secret else written(value)[:60]


def written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return "a section"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return f"{value:g}"
    return msgspec.json.encode(value).decode() if isinstance(value, str) else str(value)


def value_of(settings: Settings, name: str) -> Any:
    *section, key = name.split(".")
    return getattr(getattr(settings, section[0]) if section else settings, key)


def as_file(settings: Settings) -> str:
    """Settings as a file with comments: what is as it is by default is commented out, what is secret left out."""
    lines = ["# Settings of Comptoir. What begins with # is as it is by default.", ""]
    before = ""
    for setting in every():
        section = setting.name.rpartition(".")[0]
        if section != before:
            lines += [*_comment(" ".join((_section(section).__doc__ or "").split())), f"[{section}]", ""]
            before = section
        value = value_of(settings, setting.name)
        key = setting.name.rpartition(".")[2]
        lines += _comment(f"{setting.about.description} {setting.variable}")
        if value == setting.default or setting.secret:
            lines += [f"#{key} = {written(setting.default)}", ""]
        else:
            lines += [f"{key} = {written(value)}", ""]
    return "\n".join(lines).rstrip() + "\n"


def _comment(text: str) -> list[str]:
    from textwrap import wrap

    return wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_long_words=False)


def as_table() -> str:
    """All settings as a table of Markdown."""
    rows = [f"| `{each.name}` | `{written(each.default)}` | {each.about.description} |" for each in every()]
    return "\n".join(["| setting | default | |", "|---|---|---|", *rows]) + "\n"
