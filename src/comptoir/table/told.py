"""Shapes of what is told, where there are several."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

HERE = "#/components/schemas/"


def either(*shapes: type) -> Any:
    """One of several typed dictionaries: msgspec knows no such union, but its schema can name them."""
    names = [{"$ref": f"{HERE}{shape.__name__}"} for shape in shapes]
    return Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": names})]
