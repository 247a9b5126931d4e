"""The forms in which a game's events go over the wire, as types: for the generated client and for the laws.

Never compiled: structs are made here while the program runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

import msgspec

from comptoir.table.news import News


@cache
def struct_of(news: News) -> type[msgspec.Struct]:
    """What a kind of event is on the wire: its fields, then its facts; what not everybody is told may be missing."""
    needed: list[tuple[str, Any]] = []
    optional: list[tuple[str, Any, Any]] = []
    for field in news.fields:
        if not field.name:
            continue
        kind: Any = int if field.words is None else Literal[tuple(dict.fromkeys(field.words))]
        if field.secret:
            optional.append((field.name, kind | msgspec.UnsetType, msgspec.UNSET))
        else:
            needed.append((field.name, kind))
    facts = {} if news.wire is None else get_type_hints(news.wire, include_extras=True)
    for name, kind in facts.items():
        if get_origin(kind) is NotRequired:
            optional.append((name, get_args(kind)[0] | msgspec.UnsetType, msgspec.UNSET))
        elif name in news.wire.__required_keys__:  # type: ignore[union-attr]
            needed.append((name, kind))
        else:
            optional.append((name, kind | msgspec.UnsetType, msgspec.UNSET))
    name = "".join(word.title() for word in news.kind.split("-"))
    return msgspec.defstruct(
        name, [*needed, *optional], tag_field="type", tag=news.kind, frozen=True, forbid_unknown_fields=True
    )


def union_of(news: Sequence[News]) -> Any:
    """Any of these kinds, told apart by `type`."""
    return reduce(or_, [struct_of(each) for each in news])
