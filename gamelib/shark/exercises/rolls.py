"""The dice: which of the 36 rolls give a player a certain chance."""

from __future__ import annotations

from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import counts
from ..analysis import Throw, outcomes
from ..notation import Roll
from ..table import BLUE


def _robs(throw: Throw) -> bool:
    """Whether some placement after this roll lowers blue."""
    return any(effect.changes[BLUE] < 0 for effect in throw.effects)


def _odds(task: Exercise) -> Fraction:
    return sum((throw.odds for throw in outcomes(task.state) if _robs(throw)), Fraction(0))


def _miscounted(task: Exercise, given: Fraction) -> Fault:
    """For too many, a roll that does not count; who has too few may have missed any of them, so none is named."""
    throws = outcomes(task.state)
    if given < _odds(task):
        return Fault("rolls-more", {}, "shark.colour-die")
    zones = {throw.move.zone for throw in throws if _robs(throw) and isinstance(throw.move, Roll)}
    near = [throw.move for throw in throws if isinstance(throw.move, Roll) and throw.move.zone in zones and not _robs(throw)]
    return Fault("roll-does-not", {"move": near[0]}, "shark.rival-contact")


ODDS = Exercise(
    "shark",
    "odds",
    "count",
    ("shark.colour-die", "shark.zone-die", "shark.rival-contact"),
    counts(_odds, _miscounted),
    Fraction(1, 4),
    ("1/12", "1/6", "1/2", "3/36"),
    field="number",
)
