"""The parts of a board that several cuts leave, each in a tint of its own: what is painted alike is parted by none of them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from ...core.events import Event
from ...core.words import LANGUAGE, words
from .choices import slug

Mark = list[Any]
"""A role, whether its places form a way, the places, and where a tint needs words of its own, these."""
SIDES = "sides"
"""How witnesses call the parts of the board that something would cut apart."""
TINTS = ("side-0", "side-1", "side-2", "side-3")
"""The roles of the parts: the largest, and those that are cut off from it."""


class Cut(NamedTuple):
    """A place by name and, of every place beside it, on which side of it that lies."""

    name: str
    side_of: dict[str, int]

    def parts(self, one: str, other: str) -> bool:
        """Whether every way between two places leads over this one."""
        return self.side_of.get(one) != self.side_of.get(other)


def of_events(events: Iterable[Event], taken: Container[str], language: str = LANGUAGE) -> list[Mark]:
    """The tints of what these events would cut apart, the largest part first; places that are ``taken`` have a mark already."""
    cuts = list(_cuts(events))
    if not cuts:
        return []
    groups = _groups(cuts, taken)
    first, *others = sorted(groups, key=lambda places: (-len(places), places))
    tinted: list[Mark] = [[TINTS[0], False, first]]
    for role, group in zip(TINTS[1:], _at_most(others, len(TINTS) - 1), strict=False):
        roads = tuple(cut.name for cut in cuts if any(cut.parts(first[0], place) for place in group))
        tinted.append([role, False, group, words("ui", language).say("ui", "side-cut", {"roads": roads})])
    return tinted


def is_told_apart(marks: Iterable[Mark]) -> bool:
    """Whether marks tint parts of the board: a key on the board says then which is which."""
    return any(role == TINTS[1] and places for role, _, places, *_ in marks)


def _cuts(events: Iterable[Event]) -> Iterator[Cut]:
    """Every place that parts something; of one side there is nothing to tell apart."""
    for event in events:
        sides = event.witness.get(SIDES)
        if isinstance(sides, tuple) and len(sides) > 1:
            yield Cut(str(event.values["plot"]), {slug(place): side for side, places in enumerate(sides) for place in places})


def _groups(cuts: Sequence[Cut], taken: Container[str]) -> list[list[str]]:
    """The places that no cut parts from each other, together."""
    groups: dict[tuple[int | None, ...], list[str]] = {}
    for place in dict.fromkeys(place for cut in cuts for place in cut.side_of):
        if place not in taken:
            groups.setdefault(tuple(cut.side_of.get(place) for cut in cuts), []).append(place)
    return [sorted(group) for group in groups.values()]


def _at_most(groups: list[list[str]], most: int) -> list[list[str]]:
    """The groups, the smallest of them as one where there are more than there are tints."""
    return groups if len(groups) <= most else [*groups[: most - 1], [*chain(*groups[most - 1 :])]]
