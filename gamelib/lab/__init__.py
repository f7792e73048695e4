"""The design lab: change a rule, run many games, see what it did.

>>> import gamelib
>>> table = gamelib.lab.simulate("mark", bots="greedy", games=6, seed=1)
>>> len(table)
6
"""

from .setup import Setup
from .simulate import series, simulate

__all__ = ["Setup", "series", "simulate"]
