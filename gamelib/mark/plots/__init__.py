"""Plots of MARK: functions that take records, or the series made of them, and return matplotlib's axes.

>>> import gamelib
>>> from gamelib.mark import plots
>>> games = [gamelib.playout("mark", seed=seed) for seed in range(20)]
>>> ax = plots.fill_rates(games, by="row")

``market_fill`` and ``cash_curves`` show one game, ``fill_rates`` many, ``dice_odds`` what the next roll may bring. The numbers
that they draw can be had as well: ``fill_bands``, ``closing_turns``, ``first_to_close``, ``roll_odds``, ``colour_odds``.
"""

from .dice import colour_odds, dice_odds, roll_odds
from .game import cash_curves, market_fill
from .rates import closing_turns, fill_bands, fill_rates, first_to_close

MANY = (fill_rates,)
"""The plots of many games at once, for report cards."""

__all__ = [
    "MANY", "cash_curves", "closing_turns", "colour_odds", "dice_odds", "fill_bands", "fill_rates", "first_to_close",
    "market_fill", "roll_odds",
]  # fmt: skip
