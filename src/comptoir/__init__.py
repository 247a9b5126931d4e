"""A table for four merchants' games: rules, opponents, a server and a laboratory."""

from comptoir import _source

__all__ = ["__version__", "compiled"]
__version__ = "0.2.0"

_source.guard()
compiled = _source.compiled
