"""Plain things that rules are about: pickled, copied and compared field by field, compiled or not."""

from __future__ import annotations

import inspect
from typing import Any, Final

from mypy_extensions import mypyc_attr

GIVEN: Final[dict[type, list[str]]] = {}
NOT_KEPT: Final = {"__dict__", "heard"}
"""Who listens to a state is no part of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:  # noqa: PLW1641 - it changes, so it has no hash
    """Keeps what its constructor is given under the same names, so that it can be made again from its fields."""

    def __reduce__(self) -> tuple[object, ...]:
        given = given_to(type(self))
        rest = {name: getattr(self, name) for name in fields_of(self) if name not in given}
        return (type(self), tuple([getattr(self, name) for name in given]), rest)

    def __setstate__(self, rest: dict[str, Any]) -> None:
        for name, value in rest.items():
            if getattr(self, name) != value:  # what the constructor works out by itself may be final
                setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in fields_of(self))


def given_to(kind: type) -> list[str]:
    """The names of what a constructor is given."""
    if kind not in GIVEN:
        GIVEN[kind] = list(inspect.signature(kind).parameters)
    return GIVEN[kind]


def fields_of(thing: object) -> list[str]:
    """The names of an object's fields, compiled or not."""
    compiled: tuple[str, ...] = getattr(thing, "__mypyc_attrs__", ())
    return sorted({*compiled, *getattr(thing, "__dict__", ())} - NOT_KEPT)
