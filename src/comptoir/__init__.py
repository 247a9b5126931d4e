"""A table for four merchants' games: rules, opponents, a server and a laboratory."""

__version__ = "0.1.0"
