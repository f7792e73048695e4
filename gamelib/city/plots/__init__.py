"""Plots of the city game: functions that take records, or the series made of them, and return matplotlib's axes.

>>> import gamelib
>>> from gamelib.city import plots
>>> games = [gamelib.playout("city", bots="greedy", seed=seed) for seed in range(20)]
>>> ax = plots.expropriation_map(games)

``network`` draws a board as a graph. ``route_lengths`` and ``expropriations`` show one game, ``road_growth``,
``expropriation_map`` and ``bids_and_routes`` many. The numbers that they draw can be had as well: ``growth_bands``,
``expropriated_shares``, ``sales``.
"""

from .auctions import Sale, bids_and_routes, sales
from .game import expropriations, route_lengths
from .network import network
from .roads import expropriated_shares, expropriation_map, growth_bands, road_growth

MANY = (road_growth, expropriation_map, bids_and_routes)
"""The plots of many games at once, for report cards."""

__all__ = [
    "MANY", "Sale", "bids_and_routes", "expropriated_shares", "expropriation_map", "expropriations", "growth_bands",
    "network", "road_growth", "route_lengths", "sales",
]  # fmt: skip
