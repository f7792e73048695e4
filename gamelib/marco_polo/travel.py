"""How long a journey takes: one merchant who hurries, alone on the map, and every number that the rings can show.

A turn is an announcement and a spin, and an attack is a turn lost. Money, trade and other pawns are left out, so this is the
least that a journey takes on average. Nothing is sampled: every spin is weighed with its chance, and where a spin leads is
asked of the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import inf, isclose
from typing import NamedTuple

from .atlas import world
from .engine.ways import CLOSED, OPEN, search
from .table import ATTACK, KHANBALIK, KINDS, NONE
from .world import World

CLOSE = 1e-13
"""A sweep over the map that changes every time by a smaller part than this ends the search."""

Fan = tuple[tuple[float, tuple[int, ...]], ...]
"""What one announcement may bring: for each number its chance and the spaces where the move may end; none for an attack."""


class _Journey(NamedTuple):
    """A question: to which space, by which kinds of line, through Khanbalik or not, with a safe-conduct or without."""

    target: int
    kinds: tuple[int, ...]
    passing: bool = True
    safe: bool = False


def hurry(
    target: str = KHANBALIK,
    kinds: Sequence[str] = KINDS,
    *,
    passing: bool = True,
    safe: bool = False,
    name: str = "orient",
) -> dict[str, float]:
    """From each space, how many turns it takes on average to the target by lines of these kinds, if one hurries.

    Infinity where no such way leads there. ``passing`` says whether the way may lead through Khanbalik; with ``safe`` every
    fight is refused, so that an attack costs nothing.
    """
    here = world(name)
    turns, _ = _solved(here, _Journey(here.index[target], _numbers(kinds), passing, safe))
    return {space.name: value for space, value in zip(here.spaces, turns, strict=True)}


def choices(target: str = KHANBALIK, name: str = "orient") -> dict[str, tuple[float, float]]:
    """For each space where both kinds of line meet, the turns to the target with land announced first, and with sea."""
    here = world(name)
    asked = _Journey(here.index[target], _numbers(KINDS))
    turns, _ = _solved(here, asked)
    both = [at for at, kinds in enumerate(here.kinds_from) if len(kinds) == len(KINDS) and at != asked.target]
    fans = {at: _fans(here, at, asked) for at in both}
    return {here.spaces[at].name: (_once(land, at, turns), _once(sea, at, turns)) for at, (land, sea) in fans.items()}


def arrived(start: str, target: str, most: int, kinds: Sequence[str] = KINDS, name: str = "orient") -> list[float]:
    """The chance that one who hurries is there after 0, 1, 2 … turns, up to ``most``."""
    here = world(name)
    asked = _Journey(here.index[target], _numbers(kinds))
    turns, plan = _solved(here, asked)
    if turns[here.index[start]] == inf:
        return [0.0] * (most + 1)
    standing, found = {here.index[start]: 1.0}, []
    for _ in range(most + 1):
        found.append(standing.get(asked.target, 0.0))
        standing = _a_turn_later(standing, asked.target, plan, turns)
    return found


def _numbers(kinds: Sequence[str]) -> tuple[int, ...]:
    return tuple(KINDS.index(kind) for kind in kinds)


@lru_cache(maxsize=64)
def _solved(here: World, asked: _Journey) -> tuple[tuple[float, ...], Mapping[int, Fan]]:
    """The turns from each space, and the announcement that is best there.

    Times only ever fall, sweep by sweep: first some way is found for a space, then a better one, until none is.
    """
    fans = {at: _fans(here, at, asked) for at in range(len(here.spaces)) if at != asked.target}
    turns, before = [0.0 if at == asked.target else inf for at in range(len(here.spaces))], [-1.0]
    while not all(map(_unchanged, before, turns)):
        before = list(turns)
        for at, found in fans.items():
            turns[at] = min((_turns(fan, turns) for fan in found), default=inf)
    plan = {at: min(found, key=lambda fan: _turns(fan, turns)) for at, found in fans.items() if turns[at] < inf}
    return tuple(turns), plan


def _unchanged(before: float, after: float) -> bool:
    return isclose(before, after, rel_tol=CLOSE)


def _fans(here: World, at: int, asked: _Journey) -> list[Fan]:
    """What each announcement that is open there may bring."""
    found = []
    for kind in [kind for kind in asked.kinds if kind in here.kinds_from[at]]:
        ring = list(zip(here.ring_moves[kind], here.ring_weights[kind], strict=True))
        shown = [(spin.steps, weight) for spin, weight in ring if not (asked.safe and spin.steps == ATTACK)]
        total = sum(weight for _, weight in shown)
        found.append(tuple((weight / total, _ends(here, at, kind, steps, asked)) for steps, weight in shown))
    return found


def _ends(here: World, at: int, kind: int, steps: int, asked: _Journey) -> tuple[int, ...]:
    if steps == ATTACK:
        return ()
    gate = OPEN if asked.passing or asked.target == here.khanbalik else CLOSED
    mission = asked.target if asked.target in here.missions else NONE
    return tuple(search(here, at, kind, steps, gate, mission, False))


def _turns(fan: Fan, turns: Sequence[float]) -> float:
    """The turns of a journey on which this is announced until a move comes of it."""
    moved = sum(chance for chance, ends in fan if ends)
    return (1 + _after(fan, turns)) / moved if moved else inf


def _once(fan: Fan, at: int, turns: Sequence[float]) -> float:
    """The turns of a journey on which this is announced once, and then whatever is best."""
    return 1 + _after(fan, turns) + sum(chance for chance, ends in fan if not ends) * turns[at]


def _after(fan: Fan, turns: Sequence[float]) -> float:
    return sum(chance * min(turns[end] for end in ends) for chance, ends in fan if ends)


def _a_turn_later(
    standing: Mapping[int, float], target: int, plan: Mapping[int, Fan], turns: Sequence[float]
) -> dict[int, float]:
    found: dict[int, float] = {}
    for at, share in standing.items():
        for chance, ends in ((1.0, (at,)),) if at == target else plan[at]:
            end = min(ends, key=lambda one: turns[one]) if ends else at
            found[end] = found.get(end, 0.0) + share * chance
    return found
