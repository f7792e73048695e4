"""Who stands where: names take the first place that is free, and ask others to move where none is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from ...drawing import Box

Disc = tuple[float, float, float]
"""Something round: the point in its middle and its radius."""
APART = 3.0
"""So far apart are two names side by side."""
LINES, WORDS, SAME = 3.0, 7.0, 0.4
"""Names so close below or beside each other seem to be one text, where so much of the lower or shorter one is level with it."""
TRIED = 16
"""For so many places others are asked to move."""


class Offer(NamedTuple):
    """A place where a name may stand, what it costs, the spaces whose rings would be nearer, as bits, and if it is clear."""

    box: Box
    cost: float
    rivals: int = 0
    is_clear: bool = True


class Seating:
    """Names that stand somewhere, each at one of its offers."""

    def __init__(self, offers: Mapping[int, Sequence[Offer]]) -> None:
        self.offers = offers
        self.held: dict[int, Offer] = {}

    def settle(self, at: int, home: Offer | None) -> None:
        """Stand at home if one may stand there and it is free."""
        for offer in self.offers[at][:1]:
            if at not in self.held and home is not None and offer.box == home.box and self._is_free(offer):
                self.held[at] = offer

    def seat(self, at: int, depth: int) -> bool:
        """Stand at the first free place; else where those who are in the way find another, who may ask others in their turn."""
        if at in self.held:
            return True
        free = next((offer for offer in self.offers[at] if self._is_free(offer)), None)
        if free is not None:
            self.held[at] = free
            return True
        return depth > 0 and any(self._put(at, offer, depth) for offer in self.offers[at][:TRIED])

    def improve(self, at: int) -> None:
        """Stand at the best place that is free now."""
        self.held.pop(at, None)
        self.seat(at, depth=0)

    def part(self, at: int, dearer: float) -> None:
        """Move to a free place, dearer by so much at most, where the fewest other names seem to be of one text with it."""
        if (mine := self.held.pop(at, None)) is None:
            return
        kept = [one for one in self.offers[at] if one.is_clear >= mine.is_clear and one.cost <= mine.cost + dearer]
        free = [mine, *(one for one in kept if self._is_free(one))]
        self.held[at] = min(free, key=lambda one: sum(as_one(one.box, other.box) for other in self.held.values()))

    def oust(self, at: int, lesser: Collection[int]) -> None:
        """Stand at the first place where only lesser names are in the way; those go, unless another place is free."""
        for offer in self.offers[at]:
            gone = [other for other, one in self.held.items() if meet(offer.box, one.box)]
            if all(other in lesser for other in gone):
                self.held = {other: one for other, one in self.held.items() if other not in gone} | {at: offer}
                for other in gone:
                    self.seat(other, depth=0)
                return

    def seat_before(self, at: int, lesser: Collection[int]) -> None:
        """Stand somewhere; where all must move in vain, as if no lesser name were there: those in the way then go."""
        if self.seat(at, depth=2):
            return
        aside = {other: one for other, one in self.held.items() if other in lesser}
        self.held = {other: one for other, one in self.held.items() if other not in aside}
        self.seat(at, depth=2)
        self.held |= {other: one for other, one in aside.items() if self._is_free(one)}

    def _put(self, at: int, offer: Offer, depth: int) -> bool:
        """Stand at a place if all who are in the way can move."""
        before = dict(self.held)
        gone = [other for other, one in before.items() if meet(offer.box, one.box)]
        for other in gone:
            del self.held[other]
        self.held[at] = offer
        if len(gone) < 3 and all(self._moved(other, at, depth - 1) for other in gone):
            return True
        self.held.clear()
        self.held |= before
        return False

    def _moved(self, other: int, at: int, depth: int) -> bool:
        mine = self.held[at]
        return self.seat(other, depth) and self.held.get(at) == mine

    def _is_free(self, offer: Offer) -> bool:
        return not any(meet(offer.box, one.box) for one in self.held.values())


def meet(one: Box, other: Box) -> bool:
    """Whether two names touch or run into each other."""
    return (
        one.x - APART < other.x + other.width
        and other.x - APART < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def as_one(one: Box, other: Box) -> bool:
    """Whether two names seem to be two lines of one text, or two words of one line."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    if down > SAME * min(one.height, other.height):
        return across > -WORDS
    return down > -LINES and across > SAME * min(one.width, other.width)


def far(box: Box, x: float, y: float) -> float:
    """How far a point is from a box."""
    left, top, width, height = box
    across = left - x if x < left else x - left - width if x > left + width else 0.0
    down = top - y if y < top else y - top - height if y > top + height else 0.0
    return float((across * across + down * down) ** 0.5)
