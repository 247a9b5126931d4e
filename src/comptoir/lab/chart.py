"""Charts as SVG, with nothing but text: bars with their intervals, and what they say for whoever cannot see them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

LEFT, WIDE, HIGH, GAP = 160, 420, 18, 10
BLOCKS = 24


class Bar(msgspec.Struct, frozen=True):
    """A value from 0 to 1 with its interval."""

    name: str
    value: float
    low: float
    high: float


def svg(title: str, bars: Sequence[Bar], even: float) -> str:
    """A bar a line; the dashed line is an even share."""
    height = 40 + len(bars) * (HIGH + GAP)
    said = "; ".join(f"{bar.name} {bar.value:.1%} ({bar.low:.1%} – {bar.high:.1%})" for bar in bars)
    box = f'viewBox="0 0 {LEFT + WIDE + 70} {height}" font-family="sans-serif" font-size="13"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{escape(f"{title}: {said}")}">',
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
        ]
    at = LEFT + WIDE * even
    lines.append(f'<path d="M{at:.1f} 24V{height - 8}" stroke="black" stroke-dasharray="4 3"/>')
    return "\n".join([*lines, "</svg>", ""])


def blocks(bar: Bar) -> str:
    """The same for a terminal: full as far as the interval's lower end, light as far as the upper one.

    >>> blocks(Bar("greedy", 0.5, 0.25, 0.75))
    '██████▒▒▒▒▒▒░░░░░░······'
    """
    low, value, high = (round(BLOCKS * x) for x in (bar.low, bar.value, bar.high))
    return "█" * low + "▒" * (value - low) + "░" * (high - value) + "·" * (BLOCKS - high)
