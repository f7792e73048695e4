"""The design lab: change a rule, run many games, see what it did.

``simulate`` gives a table, a row a game; ``experiment`` the same with all that reports need; ``Study`` keeps games in a folder
and survives being killed; ``card`` puts every report on one page. ``compare``, ``sweep``, ``dials`` and ``ablate`` change
rules; ``ladder``, ``versus`` and ``restricted`` change who plays.

>>> import gamelib
>>> table = gamelib.lab.simulate("mark", bots="greedy", games=6, seed=1)
>>> len(table)
6
"""

from .card import Card, card
from .compare import compare
from .errors import BotFailed, LabError, StudyError
from .reopen import reopen
from .reports import REPORTS, Report
from .results import Results, experiment
from .setup import Setup
from .simulate import series, simulate
from .skill import ladder, restricted, versus
from .study import Study
from .sweep import ablate, dials, sweep

__all__ = [
    "REPORTS", "BotFailed", "Card", "LabError", "Report", "Results", "Setup", "Study", "StudyError", "ablate", "card",
    "compare", "dials", "experiment", "ladder", "reopen", "restricted", "series", "simulate", "sweep", "versus",
]  # fmt: skip
