"""What a map must have to be played on, and what a given one lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.errors import RecordError
from .table import COLOURS, KHANBALIK, KINDS, LAND, MISSIONS, SEA, VENICE
from .world import CIRCLE, Chart

LEAST_POSTS = 3
LEAST_GIFT = 3
MOST_WALKS = 20_000
"""A turn looks at every walk of the spun length along one kind of line; the shipped map has at most 169 from any space."""


def check(chart: Chart) -> None:
    """Raise :class:`RecordError` with everything that a map must have and this one lacks."""
    problems = list(faults(chart))
    if problems:
        raise RecordError(f"the map '{chart.name}' cannot be played on: {' '.join(problems)}")


def faults(chart: Chart) -> Iterator[str]:
    """What a map must have and this one lacks, a sentence a fault."""
    yield from _spaces(chart)
    for colour, name in enumerate(COLOURS):
        posts = sum(space.colour == colour for space in chart.spaces)
        if posts < LEAST_POSTS:
            yield f"There are {posts} {name} posts; each colour needs at least {LEAST_POSTS}."
    for kind, name in enumerate(KINDS):
        if KHANBALIK not in reached(chart, (kind,)):
            yield f"There is no way by {name} alone from Venice to Khanbalik."
    beyond = {space.name for space in chart.spaces} - reached(chart, (LAND, SEA), around=KHANBALIK) - {KHANBALIK}
    if beyond:
        yield f"From Venice, {', '.join(sorted(beyond))} cannot be reached without passing Khanbalik."
    yield from _crowded(chart)
    best = max(value for _, value in chart.goods)
    if sum(value == best for _, value in chart.goods) < LEAST_GIFT:
        yield f"Fewer than {LEAST_GIFT} goods have the highest value, which the Khan wants."


def _crowded(chart: Chart) -> Iterator[str]:
    for kind, name in enumerate(KINDS):
        beside: list[list[int]] = [[] for _ in chart.spaces]
        for one, other in chart.lines[kind]:
            beside[one].append(other)
            beside[other].append(one)
        steps = max(steps for steps, _ in chart.rings[kind])
        for start, space in enumerate(chart.spaces):
            if too_many_walks(beside, start, steps):
                yield (
                    f"From {space.name} there are more than {MOST_WALKS:,} ways to go {steps} steps by {name}; "
                    "draw fewer lines, or take the highest numbers off the ring."
                )
                break


def too_many_walks(beside: Sequence[Sequence[int]], start: int, steps: int) -> bool:
    """Whether the walks of that many steps, which meet no space twice, are more than a turn can look at."""
    walks: list[tuple[int, ...]] = [(start,)]
    counted = 0
    for _ in range(steps):
        further: list[tuple[int, ...]] = []
        for walk in walks:
            further += [(*walk, at) for at in beside[walk[-1]] if at not in walk]
            if counted + len(further) > MOST_WALKS:
                return True
        walks, counted = further, counted + len(further)
    return False


def reached(chart: Chart, kinds: tuple[int, ...], around: str | None = None) -> set[str]:
    """The spaces that lines of these kinds join to Venice, without passing the space to go around."""
    beside: dict[str, list[str]] = {space.name: [] for space in chart.spaces}
    for kind in kinds:
        for one, other in chart.lines[kind]:
            ends = chart.spaces[one].name, chart.spaces[other].name
            beside[ends[0]].append(ends[1])
            beside[ends[1]].append(ends[0])
    known, waiting = {VENICE}, [VENICE]
    while waiting:
        for name in beside[waiting.pop()]:
            if name not in known and name != around:
                known.add(name)
                waiting.append(name)
    return known


def _spaces(chart: Chart) -> Iterator[str]:
    for index, space in enumerate(chart.spaces):
        by_land, by_sea = (len({*line} - {index}) for line in (_at(chart, LAND, index), _at(chart, SEA, index)))
        if not by_land and not by_sea:
            yield f"No line leads to {space.name}."
        if by_land and by_sea and not space.port:
            yield f"Land meets sea in {space.name}, which is not marked as a port."
        if space.port and not by_sea:
            yield f"{space.name} is a port, but no sea line leads there."
        if space.kind == CIRCLE and space.name not in MISSIONS and 1 in (by_land, by_sea):
            yield f"A line ends in {space.name}; it must end on a post, a port, a mission city, in Venice or Khanbalik."


def _at(chart: Chart, kind: int, space: int) -> list[int]:
    """The spaces at the other ends of a space's lines of that kind."""
    return [b if a == space else a for a, b in chart.lines[kind] if space in (a, b)]
