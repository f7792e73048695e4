"""The map some turns ahead: how good it is to stand on each space, when stops on the way are worth something."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..table import ATTACK
from ..travel import hurry
from ..world import World
from .plan import NO_WAY, spins, turns_from

SLOWER = 1.15
"""How much longer a way takes than its steps on average spins: numbers do not fit, and attacks cost turns."""
IN_VAIN = 1.5
"""What it costs, in turns, to go straight to a goal where nothing is to be had yet."""

Fan = tuple[tuple[float, tuple[int, ...]], ...]
"""What one announcement may bring: for each number its chance and the spaces where the move may end; none for an attack."""
Values = tuple[float, ...]
"""How good each space is, in turns."""


class Course(NamedTuple):
    """A leg of the journey: where to, what Khanbalik and the mission are, the option on ways, and whether it is safe.

    ``passing`` says whether the way may lead through Khanbalik, ``useful`` whether anything is to be had at the target, and
    ``vain`` how many turns it costs to go straight there where nothing is.
    """

    target: int
    gate: int
    mission: int
    only_start: bool
    safe: bool
    passing: bool
    useful: bool
    vain: float = IN_VAIN


@lru_cache(maxsize=512)
def fans(here: World, gate: int, mission: int, only_start: bool, safe: bool) -> tuple[tuple[Fan, ...], ...]:
    """From each space, for each kind of line that leaves it, what an announcement may bring; fights are refused if safe."""
    return tuple(
        tuple(_fan(here, at, kind, gate, mission, only_start, safe) for kind in here.kinds_from[at])
        for at in range(len(here.spaces))
    )


def _fan(here: World, at: int, kind: int, gate: int, mission: int, only_start: bool, safe: bool) -> Fan:
    shown = zip(spins(here, at, kind, gate, mission, only_start), here.ring_moves[kind], strict=True)
    kept = [(weight, ends) for (weight, ends), spin in shown if not (safe and spin.steps == ATTACK)]
    total = sum(weight for weight, _ in kept)
    return tuple((weight / total, ends) for weight, ends in kept)


@lru_cache(maxsize=1 << 12)
def values(here: World, course: Course, stops: Values, decay: float, via: float, ahead: int) -> Values:
    """How good it is to stand on each space after a turn, less the turns that are still to come; stops there not counted.

    So many turns are worked out over every spin; a stop counts less the later it comes. Beyond that the way goes straight to
    the target, or by the one post that is best on the way.
    """
    ways = fans(here, course.gate, course.mission, course.only_start, course.safe)
    goal = course.target if course.useful else None
    worth = list(_beyond(here, course, stops, via))
    for turn in range(ahead, 0, -1):
        part = decay**turn
        ends = [one + part * stop for one, stop in zip(worth, stops, strict=True)]
        before = worth
        worth = [_best(kinds, ends, stay) for kinds, stay in zip(ways, before, strict=True)]
        if goal is not None:
            worth[goal] = before[goal]
    return tuple(worth)


def _best(kinds: tuple[Fan, ...], ends: list[float], stay: float) -> float:
    """A turn from here, announced as is best."""
    value, best = ends.__getitem__, -NO_WAY
    for fan in kinds:
        hope = -1.0
        for chance, reached in fan:
            hope += chance * (max(map(value, reached)) if reached else stay)
        best = max(best, hope)
    return best


@lru_cache(maxsize=1 << 12)
def _beyond(here: World, course: Course, stops: Values, via: float) -> Values:
    """Straight to the target, or by one more post."""
    way = turns_left(here, course.target, course.passing, course.safe)
    best = [-turns - (0.0 if course.useful else course.vain) for turns in way]
    for post, stop in enumerate(stops):
        if stop > 0:
            worth, far = via * stop - way[post], turns_from(here, here.spaces[post].name, course.passing)
            best = [max(one, worth - SLOWER * turns) for one, turns in zip(best, far, strict=True)]
    if course.useful:
        best[course.target] = 0.0
    return tuple(best)


@lru_cache(maxsize=256)
def turns_left(here: World, target: int, passing: bool, safe: bool) -> Values:
    """How many turns it is from each space on average, if one hurries."""
    turns = hurry(here.spaces[target].name, passing=passing, safe=safe, name=here.name)
    return tuple(min(one, NO_WAY) for one in turns.values())
