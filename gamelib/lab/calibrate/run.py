"""The calibration: for each kind of sentence and number of games, how often it is right over many studies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from ...players.playout import derived
from ..errors import LabError
from ..estimate.laws import LEVEL
from ..report.report import say
from .alarms import ALARMS
from .kinds import INTERVALS, Kind
from .pool import Pool

STUDIES, SIZES = 2000, (5, 10, 30, 100)
NEAR = 0.01
"""How far from its level a sentence may be: a point."""
MOST_STUDIES = 100_000
OFTEN = 2
"""A sentence is looked at where at least one study in so many gives it."""
AGAIN = 4
"""A line that seems off is drawn anew with so many times the studies: of many lines some lie beyond a point by luck."""


class Line(NamedTuple):
    """How often a kind of sentence was right where it was given, on average over what it was said of, and for the worst."""

    ruleset: str
    kind: str
    alarm: bool
    cautious: bool
    games: int
    studies: int
    given: float
    right: float
    worst: float
    what: str
    lines: int

    @property
    def holds(self) -> bool:
        """Whether it is no more than a point from its level on average, or above it where there is no other way."""
        return self.right >= 1 - LEVEL - NEAR and (self.cautious or self.right <= 1 - LEVEL + NEAR)


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
        for kind in (*INTERVALS, *ALARMS):
            tell(f"{pool.name}: {kind.name}")
            lines += [line for n in sizes if n >= kind.least and (line := _sure_line(pool, kind, n, studies, seed))]
    return lines


def _sure_line(pool: Pool, kind: Kind, games: int, studies: int, seed: int) -> Line | None:
    """One line; if it seems off, it is drawn anew with other and more studies, and those alone count."""
    line = _line(pool, kind, games, studies, seed)
    return line if line is None or line.holds else _line(pool, kind, games, AGAIN * studies, seed)


def _line(pool: Pool, kind: Kind, games: int, studies: int, seed: int) -> Line | None:
    """One line, over every sentence that was given; none where most studies gave none."""
    import numpy as np

    rng = np.random.default_rng(derived(seed, "calibration", pool.name, kind.name, games, studies).getrandbits(63))
    given = {what: held[~np.isnan(held)] for what, held in kind.studies(pool, games, studies, rng).items()}
    every = {what: held for what, held in given.items() if len(held)}
    told = sum(map(len, every.values()))
    often = {what: float(held.mean()) for what, held in every.items() if len(held) * OFTEN >= studies}
    if not often or told * OFTEN < studies * len(every):
        return None
    what, worst = min(often.items(), key=lambda one: one[1])
    right = float(sum(held.sum() for held in every.values())) / told
    facts = (pool.name, kind.name, kind.alarm, kind.cautious, games, studies)
    return Line(*facts, told / len(every) / studies, right, worst, what, len(every))


def text(lines: Sequence[Line], pools: Sequence[Pool]) -> str:
    """The calibration as tables for a person."""
    told = []
    for alarm, head in ((False, "calibration-holds"), (True, "calibration-alarms")):
        told += [say("lab", head), *(_told(line) for line in lines if line.alarm == alarm), ""]
    told.append(closing(lines, pools))
    return "\n".join(told)


def closing(lines: Sequence[Line], pools: Sequence[Pool]) -> str:
    """How many lines are off, and from which games they come."""
    fewest = min((line.studies for line in lines), default=1)
    chance = 100 * sqrt(LEVEL * (1 - LEVEL) / fewest)
    games = ", ".join(f"{pool.n} × 2 of {pool.name} ({pool.change})" for pool in pools)
    off, again = sum(not line.holds for line in lines), sum(line.studies > fewest for line in lines)
    more = {"again": again, "studies": f"{AGAIN * fewest:,}"}
    return say("lab", "calibration", off=off, lines=len(lines), games=games, chance=f"{chance:.1f}", **more)


def _told(line: Line) -> str:
    average, worst = (100 * (1 - share if line.alarm else share) for share in (line.right, line.worst))
    mark = "" if line.holds else "  ← off"
    head = f"  {line.ruleset:11}{line.kind:32}{line.games:5}{100 * line.given:8.0f} %"
    return f"{head}{average:8.1f} %{worst:8.1f} %  {line.what}{mark}"
