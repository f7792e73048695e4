"""Where numbers of steps stand beside the spaces within reach: clear of each other, and of names, signs and pawns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...drawing import Box
from .naming import shared

SIDES = (
    (0.9, -0.9), (-0.9, -0.9), (0.9, 0.9), (-0.9, 0.9), (1.25, 0), (-1.25, 0), (0, 1.25), (0, -1.25),
    (1.2, -0.6), (-1.2, -0.6), (1.2, 0.6), (-1.2, 0.6), (0.5, 1.2), (-0.5, 1.2), (0.5, -1.2), (-0.5, -1.2),
)  # fmt: skip
"""Where a number of steps may stand, the best first, in parts of how far it is off."""
PASSES = 4
APART, CLOSE = 3.0, 4.0
"""So far apart two numbers are, and how much worse it is to stand closer than to cover something else."""
OUTSIDE = 9.0
"""How much worse it is to stand outside the map than on something."""


def placed(
    offers: Mapping[int, Sequence[Box]], near: Mapping[int, Sequence[Box]], frames: Mapping[int, Box], is_roomy: bool = True
) -> dict[int, Box]:
    """A box for each number, the first of those that cover least of what is near; each again in view of the others.

    Where there is room, numbers keep apart; where there is none, names need it more.
    """
    apart, close = (APART, CLOSE) if is_roomy else (0.0, 1.0)
    fixed = {at: [_cost(box, near[at], frames[at]) for box in boxes] for at, boxes in offers.items()}
    found: dict[int, Box] = {}
    for _ in range(PASSES):
        before = dict(found)
        for at, boxes in offers.items():
            others = [box.shrunk(-apart) for other, box in found.items() if other != at]
            costs = [(cost + close * shared(box, others)) // 4 for cost, box in zip(fixed[at], boxes, strict=True)]
            found[at] = boxes[costs.index(min(costs))]
        if found == before:
            break
    return found


def _cost(box: Box, near: Sequence[Box], frame: Box) -> float:
    outside = box.width * box.height - shared(box, [frame])
    return shared(box, near) + OUTSIDE * max(outside, 0.0)
