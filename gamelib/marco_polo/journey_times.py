"""About how many turns a journey takes, on expected spins; with the standard library alone, as bots ask it in every game."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from .table import ATTACK, KHANBALIK, LAND, SEA
from .world import Chart, World

CHANGE = 0.5
"""What it costs a journey, in turns, to change between land and sea: a stop short of the number spun."""


def pace(chart: Chart, kind: int) -> float:
    """The mean number of steps a turn by that kind of line; an attack is a turn without any."""
    total = sum(weight for _, weight in chart.rings[kind])
    return sum(steps * weight for steps, weight in chart.rings[kind] if steps != ATTACK) / total


@lru_cache(maxsize=256)
def turns_to(here: World, target: str, khanbalik: bool) -> dict[tuple[str, int], float]:
    """About how many turns it is from each space, set out on by land or by sea, to a target."""
    beside = _steps(here.chart, khanbalik or target == KHANBALIK)
    turns: dict[tuple[str, int], float] = {}
    waiting = [(0.0, (target, LAND)), (0.0, (target, SEA))]
    while waiting:
        far, spot = heappop(waiting)
        if spot in turns:
            continue
        turns[spot] = far
        for other, cost in beside[spot]:
            if other not in turns:
                heappush(waiting, (far + cost, other))
    return turns


def _steps(chart: Chart, khanbalik: bool) -> dict[tuple[str, int], list[tuple[tuple[str, int], float]]]:
    """From each space by land and by sea, the next ones and the part of a turn that each step takes."""
    beside: dict[tuple[str, int], list[tuple[tuple[str, int], float]]] = {}
    for space in chart.spaces:
        beside[space.name, LAND] = [((space.name, SEA), CHANGE)]
        beside[space.name, SEA] = [((space.name, LAND), CHANGE)]
    for kind, lines in enumerate(chart.lines):
        cost = 1 / pace(chart, kind)
        for a, b in lines:
            one, other = (chart.spaces[a].name, kind), (chart.spaces[b].name, kind)
            if khanbalik or KHANBALIK not in (one[0], other[0]):
                beside[one].append((other, cost))
                beside[other].append((one, cost))
    return beside
