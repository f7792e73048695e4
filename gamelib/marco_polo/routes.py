"""The shortest ways over the map, by land, by sea, or by both with a change where the lines meet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from .table import KINDS
from .world import World

EVERY = tuple(range(len(KINDS)))
"""Both kinds of line."""


class Route(NamedTuple):
    """A shortest way: its steps, the kind of line and the space it begins with, and where it changes to the other kind."""

    steps: int
    kind: int
    first: int
    changes: tuple[int, ...] = ()


@lru_cache(maxsize=256)
def routes(here: World, start: int, kinds: Sequence[int] = EVERY, passing: bool = True) -> dict[int, Route]:
    """The shortest way from a space to every other that lines of these kinds lead to, with as few changes as can be.

    ``passing`` says whether a way may lead on through Khanbalik.
    """
    found: dict[int, Route] = {}
    seen: set[tuple[int, int]] = set()
    waiting = [(1, 0, at, kind, Route(1, kind, at)) for kind in kinds for at in here.near[kind][start]]
    waiting.sort()
    while waiting:
        _, _, at, kind, route = heappop(waiting)
        if at == start or (at, kind) in seen:
            continue
        seen.add((at, kind))
        found.setdefault(at, route)
        if at != here.khanbalik or passing:
            for other in kinds:
                for onward in here.near[other][at]:
                    longer = _longer(route, at, kind != other)
                    heappush(waiting, (longer.steps, len(longer.changes), onward, other, longer))
    return found


def _longer(route: Route, at: int, is_change: bool) -> Route:
    """The same way one step on from a space, where it may change to the other kind of line."""
    return route._replace(steps=route.steps + 1, changes=(*route.changes, at) if is_change else route.changes)
