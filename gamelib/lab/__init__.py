"""The design lab: change a rule, run many games, see what it did.

``simulate`` gives a table, a row a game; ``experiment`` the same with all that reports need; ``Study`` keeps games in a folder
and survives being killed; ``card`` puts every report on one page. ``compare``, ``sweep``, ``dials`` and ``ablate`` change
rules; ``ladder``, ``versus`` and ``restricted`` change who plays.

>>> import gamelib
>>> table = gamelib.lab.simulate("mark", bots="sensible", games=6, seed=1)
>>> len(table)
6
"""

from importlib import import_module
from typing import Any

from .change.ablate import ablate
from .change.beside import Beside, differences
from .change.compare import compare
from .change.dials import dials
from .change.ladder import ladder, restricted, versus
from .change.live import Growing, growing
from .change.measures import measures, of_record
from .change.sweep import sweep
from .errors import BotFailed, LabError, StudyError
from .play.reopen import reopen
from .play.results import Results, experiment
from .play.setup import Setup
from .play.simulate import series, simulate, wins
from .report.card import Card, card
from .report.every import REPORTS
from .report.report import Report
from .study.folder import Study

__all__ = [
    "REPORTS", "Beside", "BotFailed", "Card", "Growing", "LabError", "Report", "Results", "Setup", "Study", "StudyError",
    "ablate", "card", "compare", "dials", "differences", "experiment", "growing", "ladder", "live", "measures", "of_record",
    "reopen", "restricted", "series", "simulate", "sweep", "versus", "wins",
]  # fmt: skip


def live(name: str, **fields: Any) -> Any:
    """A page for the designer in a notebook: turn a dial, and see what it does while games come in: ``live("mark", cash=300)``.

    The page stands above the lab, which does not know it: it is looked up when it is asked for.
    """
    return import_module("gamelib.ui").live(name, **fields)
