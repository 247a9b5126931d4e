"""Points, roads and areas, to check that the map is a map."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial

Point = tuple[float, float]


def _turn(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def crosses(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Do two segments cross between their ends?"""
    return _turn(p, q, r) * _turn(p, q, s) < 0 and _turn(r, s, p) * _turn(r, s, q) < 0


def segment_distance(p: Point, a: Point, b: Point) -> float:
    along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / math.dist(a, b) ** 2
    t = max(0.0, min(1.0, along))
    return math.dist(p, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


def inside(point: Sequence[float], polygon: Sequence[Sequence[float]]) -> bool:
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def faces(at: Mapping[str, Point], roads: Sequence[tuple[str, ...]]) -> list[list[str]]:
    """The bounded areas between the roads, each as the ring of its nodes; there is one unbounded area."""
    near = {node: [b for road in roads if node in road for b in road if b != node] for node in at}

    def direction(a: str, b: str) -> float:
        return math.atan2(at[b][1] - at[a][1], at[b][0] - at[a][0])

    around = {node: sorted(near[node], key=partial(direction, node)) for node in at}
    seen: set[tuple[str, str]] = set()
    bounded, outer = [], 0
    for start in [pair for a, b in roads for pair in ((a, b), (b, a))]:
        if start in seen:
            continue
        ring, (u, v) = [], start
        while (u, v) not in seen:
            seen.add((u, v))
            ring.append(u)
            order = around[v]
            u, v = v, order[(order.index(u) - 1) % len(order)]
        if area([at[node] for node in ring]) > 0:
            bounded.append(ring)
        else:
            outer += 1
    assert outer == 1 and len(at) - len(roads) + len(bounded) + 1 == 2, "Euler's formula"
    return bounded


def area(polygon: Sequence[Point]) -> float:
    ends = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in ends) / 2
