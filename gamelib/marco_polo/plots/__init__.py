"""Plots of Marco Polo: functions that take records, or maps, and return matplotlib's axes.

>>> import gamelib
>>> from gamelib.marco_polo import plots
>>> games = [gamelib.playout("marco_polo", bots="merchant", seed=seed) for seed in range(10)]
>>> ax = plots.journeys(games[0])

``journeys`` and ``wealth`` show one game; ``legs``, ``fights``, ``posts`` and ``game_lengths`` many; ``spaces``, ``rings`` and
``arrivals`` a map without any game. The numbers that they draw can be had as well: ``leg_turns``, ``fight_counts``,
``post_stops``, ``rounds``; those of ``arrivals`` are in ``gamelib.marco_polo.travel``.
"""

from .chart import journeys, spaces
from .many import fights, game_lengths, legs, posts
from .measures import fight_counts, leg_turns, post_stops, rounds
from .waiting import arrivals, rings
from .wealth import wealth

MANY = (legs, posts, fights)
"""The plots of many games at once, for report cards."""

__all__ = [
    "MANY", "arrivals", "fight_counts", "fights", "game_lengths", "journeys", "leg_turns", "legs", "post_stops", "posts",
    "rings", "rounds", "spaces", "wealth",
]  # fmt: skip
