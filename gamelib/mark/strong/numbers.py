"""The numbers that the strong bot's judgement rests on, by the number of players; ``docs/strength.md`` says what made them."""

from __future__ import annotations

from typing import NamedTuple


class Numbers(NamedTuple):
    """``acts`` and ``field``: how likely the company and all others together are to act in one colour in a turn.

    ``shared`` is the part of the others' earnings that counts against the company, ``later`` what a coin counts that comes a
    turn later. A crowded yard or roof costs so many fees, a full one so many coins on top. ``lot`` is the part of a piece's
    worth that counts in an auction, and ``sale`` speaks for a sale as such, in coins.
    """

    acts: float
    field: float
    shared: float
    later: float
    crowded_yard: float
    full_yard: float
    crowded_roof: float
    full_roof: float
    lot: float
    sale: float


NUMBERS = {
    2: Numbers(0.33, 0.40, 1.0, 0.976, 1.5, 8.5, 1.0, 3.1, 0.86, 0.2),
    3: Numbers(0.336, 0.456, 0.672, 0.968, 1.37, 8.4, 0.87, 4.8, 1.08, 0.46),
    4: Numbers(0.32, 0.48, 0.68, 0.975, 1.5, 8.0, 1.0, 3.0, 1.0, -0.5),
}
