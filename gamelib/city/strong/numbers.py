"""The numbers that the strong bot's judgement rests on, by the number of players; ``docs/strength.md`` says what made them."""

from __future__ import annotations

from typing import NamedTuple


class Numbers(NamedTuple):
    """All but ``bid`` and ``part`` in steps of a route.

    ``risk``: the part of the detour around plots that others have reserved by which a route is thought to grow. ``others`` and
    ``best``: what the routes of all others in the mean, and of the one who stands best, count beside one's own. ``enough``: a
    reservation that gains no more is not worth a turn. ``deny``: what a plot is worth because the others, in the mean, would
    gain by it; ``near``: by each step that it lies nearer to the distributors of goods that are lacking; ``detour``: what is
    taken off for each step of a detour. A bid is ``bid`` and a ``part`` of what the shop saves, and up to a coin by lot;
    of two players the one who bids nothing gets the next shop of that kind free.
    """

    risk: float
    others: float
    best: float
    enough: float
    deny: float
    near: float
    detour: float
    bid: float
    part: float


NUMBERS = {
    2: Numbers(0.2, 0.4, 0.1, 0.0, 0.4, 0.05, 0.2, -1.0, 0.1),
    3: Numbers(0.2, 0.4, 0.1, 0.0, 0.4, 0.05, 0.2, -0.2, 0.1),
    4: Numbers(0.2, 0.4, 0.1, 0.0, 0.4, 0.05, 0.2, -0.2, 0.1),
    5: Numbers(0.2, 0.4, 0.1, 0.0, 0.4, 0.05, 0.2, -0.2, 0.1),
}
