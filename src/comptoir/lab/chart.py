"""Charts as SVG, with nothing but text: bars with their intervals, and what they say for whoever cannot see them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

LEFT, WIDE, HIGH, GAP = 160, 420, 18, 10
PAPER = '<rect width="100%" height="100%" fill="white"/>'
"""A page may be dark."""
BLOCKS = 24
TALL, COLUMNS, SPARKS = 200, 60, "▁▂▃▄▅▆▇█"


class Bar(msgspec.Struct, frozen=True):
    """A value from 0 to 1 with its interval."""

    name: str
    value: float
    low: float
    high: float
    even: float
    """What it would be if nobody were better than others."""


def svg(title: str, bars: Sequence[Bar]) -> str:
    """A bar a line; the dashed line across it is an even share."""
    height = 40 + len(bars) * (HIGH + GAP)
    said = "; ".join(f"{bar.name} {bar.value:.1%} ({bar.low:.1%} – {bar.high:.1%})" for bar in bars)
    box = f'viewBox="0 0 {LEFT + WIDE + 70} {height}" font-family="sans-serif" font-size="13"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{escape(f"{title}: {said}")}">',
        PAPER,
        f'<text x="0" y="16" font-weight="bold">{escape(title)}</text>',
    ]
    for n, bar in enumerate(bars):
        top = 30 + n * (HIGH + GAP)
        middle = top + HIGH / 2
        low, value, high = (LEFT + WIDE * x for x in (bar.low, bar.value, bar.high))
        lines += [
            f'<text x="0" y="{middle + 5:g}">{escape(bar.name)}</text>',
            f'<rect x="{LEFT}" y="{top}" width="{value - LEFT:.1f}" height="{HIGH}" fill="steelblue"/>',
            f'<path d="M{low:.1f} {middle:g}H{high:.1f}" stroke="black" stroke-width="2"/>',
            f'<text x="{max(value, high) + 6:.1f}" y="{middle + 5:g}">{bar.value:.1%}</text>',
            f'<path d="M{LEFT + WIDE * bar.even:.1f} {top - 4}v{HIGH + 8}" stroke="black" stroke-dasharray="4 3"/>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def blocks(bar: Bar) -> str:
    """The same for a terminal: full as far as the interval's lower end, light as far as the upper one.

    >>> blocks(Bar("greedy", 0.5, 0.25, 0.75, 0.5))
    '██████▒▒▒▒▒▒░░░░░░······'
    """
    low, value, high = (round(BLOCKS * x) for x in (bar.low, bar.value, bar.high))
    return "█" * low + "▒" * (value - low) + "░" * (high - value) + "·" * (BLOCKS - high)


class Curve(msgspec.Struct, frozen=True):
    """Values in their order."""

    name: str
    values: Sequence[float]
    colour: str


def curves(title: str, lines: Sequence[Curve]) -> str:
    """A line for each; the dashed line is nothing at all."""
    low, high = extent(lines)
    box = f'viewBox="0 0 {LEFT + WIDE + 70} {TALL + 60}" font-family="sans-serif" font-size="13"'
    ends = "; ".join(f"{line.name} {line.values[0]:.1f} to {line.values[-1]:.1f}" for line in lines)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{escape(f"{title}: {ends}")}">',
        PAPER,
        f'<text x="0" y="16" font-weight="bold">{escape(title)}</text>',
        *(f'<text x="0" y="{_level(value, low, high) + 5:.1f}">{value:.1f}</text>' for value in (low, high)),
        f'<path d="M{LEFT / 2:g} {_level(0, low, high):.1f}h{WIDE}" stroke="black" stroke-dasharray="4 3"/>',
    ]
    for line in lines:
        step = WIDE / max(1, len(line.values) - 1)
        points = [f"{LEFT / 2 + n * step:.1f} {_level(y, low, high):.1f}" for n, y in enumerate(line.values)]
        at = f'x="{LEFT / 2 + WIDE + 6:g}" y="{_level(line.values[-1], low, high) + 5:.1f}"'
        drawn += [
            f'<path d="M{"L".join(points)}" fill="none" stroke="{line.colour}" stroke-width="2"/>',
            f'<text {at} fill="{line.colour}">{escape(line.name)}</text>',
        ]
    return "\n".join([*drawn, "</svg>", ""])


def extent(lines: Sequence[Curve]) -> tuple[float, float]:
    """From the lowest of all values to the highest, nothing at all among them."""
    values = [0.0, *(value for line in lines for value in line.values)]
    return min(values), max(*values, min(values) + 1)


def _level(value: float, low: float, high: float) -> float:
    return 30 + TALL * (high - value) / (high - low)


def spark(values: Sequence[float], low: float, high: float) -> str:
    """A curve for a terminal, in as many columns as there are values or `COLUMNS`.

    >>> spark([0, 1, 2, 3, 4, 3], 0, 4)
    '▁▃▅▆█▆'
    """
    wide = min(COLUMNS, len(values))
    shown = [values[n * (len(values) - 1) // max(1, wide - 1)] for n in range(wide)]
    steps = [round((len(SPARKS) - 1) * (value - low) / (high - low)) for value in shown]
    return "".join(SPARKS[step] for step in steps)
