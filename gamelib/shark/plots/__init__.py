"""Plots of SHARK: functions that take records, or the series made of them, and return matplotlib's axes.

>>> import gamelib
>>> from gamelib.shark import plots
>>> games = [gamelib.playout("shark", bots="trader", seed=seed) for seed in range(10)]
>>> ax = plots.value_fans(games)

``value_curves``, ``wealth_curves`` and ``money_sources`` show one game, ``value_fans`` many, ``price_odds`` what the next roll
may do to each share. The numbers that they draw can be had as well: ``value_bands``, ``sources``, ``price_changes``.
"""

from .fans import value_bands, value_fans
from .game import money_sources, sources, value_curves, wealth_curves
from .odds import price_changes, price_odds

MANY = (value_fans,)
"""The plots of many games at once, for report cards."""

__all__ = [
    "MANY",
    "money_sources",
    "price_changes",
    "price_odds",
    "sources",
    "value_bands",
    "value_curves",
    "value_fans",
    "wealth_curves",
]
