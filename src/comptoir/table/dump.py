"""A state as plain data, whoever wrote it: to compare, to print, to attach to a report. Never sent to anybody."""

from __future__ import annotations

from comptoir.table.agenda import Action
from comptoir.table.data import fields_of


def dump(thing: object) -> object:
    """Nested lists, dicts and plain values; equal for equal states."""
    if thing is None or isinstance(thing, str | int | bool | float):
        return thing
    if isinstance(thing, bytes):
        return thing.hex()
    if isinstance(thing, list | tuple):
        return [dump(item) for item in thing]
    if isinstance(thing, set | frozenset):
        return sorted((dump(item) for item in thing), key=repr)
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in sorted(thing.items(), key=repr)}
    if isinstance(thing, Action):
        return thing.text
    return {"": type(thing).__name__} | {name: dump(getattr(thing, name)) for name in fields_of(thing)}
