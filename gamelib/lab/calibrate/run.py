"""The calibration: for each kind of sentence and number of games, how often it is right over many studies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from ...players.playout import derived
from ..errors import LabError
from ..estimate.laws import LEVEL
from ..report.report import say
from .kinds import KINDS, Kind
from .pool import Pool

STUDIES, SIZES = 2000, (5, 10, 30, 100)
NEAR = 0.01
"""How far from its level a sentence may be: a point."""
MOST_STUDIES = 100_000


class Line(NamedTuple):
    """How often a kind of sentence was right, on average over what it was said of, and for the worst of these."""

    ruleset: str
    kind: str
    alarm: bool
    games: int
    studies: int
    right: float
    worst: float
    what: str

    @property
    def holds(self) -> bool:
        """Whether it is wrong no more than a point more often than stated, on average over what it was said of."""
        return self.right >= 1 - LEVEL - NEAR


def calibrate(
    pools: Sequence[Pool],
    studies: int = STUDIES,
    sizes: Sequence[int] = SIZES,
    seed: int = 0,
    tell: Callable[[str], None] = lambda text: None,
) -> list[Line]:
    """Draw studies from each pool and count how often each kind of sentence is right."""
    if not 1 <= studies <= MOST_STUDIES:
        raise LabError(f"studies is {studies}; it must be a whole number from 1 to {MOST_STUDIES}.")
    lines = []
    for pool in pools:
        for kind in KINDS:
            tell(f"{pool.name}: {kind.name}")
            lines += [line for n in sizes if n >= kind.least and (line := _line(pool, kind, n, studies, seed))]
    return lines


def _line(pool: Pool, kind: Kind, games: int, studies: int, seed: int) -> Line | None:
    import numpy as np

    rng = np.random.default_rng(derived(seed, "calibration", pool.name, kind.name, games).getrandbits(63))
    right: Counter[str] = Counter()
    for _ in range(studies):
        right.update({what: int(held) for what, held in kind.study(pool, games, rng).items()})
    if not right:
        return None
    what, worst = min(right.items(), key=lambda one: one[1])
    share = sum(right.values()) / len(right) / studies
    return Line(pool.name, kind.name, kind.alarm, games, studies, share, worst / studies, what)


def text(lines: Sequence[Line], pools: Sequence[Pool]) -> str:
    """The calibration as tables for a person."""
    told = []
    for alarm, head in ((False, "calibration-holds"), (True, "calibration-alarms")):
        told += [say("lab", head), *(_told(line) for line in lines if line.alarm == alarm), ""]
    chance = 100 * sqrt(LEVEL * (1 - LEVEL) / max((line.studies for line in lines), default=1))
    games = ", ".join(f"{pool.n} × 2 of {pool.name} ({pool.change})" for pool in pools)
    off = sum(not line.holds for line in lines)
    told.append(say("lab", "calibration", off=off, lines=len(lines), games=games, chance=f"{chance:.1f}"))
    return "\n".join(told)


def _told(line: Line) -> str:
    average, worst = (100 * (1 - share if line.alarm else share) for share in (line.right, line.worst))
    mark = "" if line.holds else "  ← off"
    return f"  {line.ruleset:11}{line.kind:28}{line.games:5} {average:7.1f} %{worst:8.1f} %  {line.what}{mark}"
