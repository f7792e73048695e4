"""The kinds of sentences that name something, in studies in which there is nothing to be named.

Both sides are drawn from the same games, or wins are shuffled among the seats. As in ``kinds``, 1 stands for a study in which
the sentence was right: nothing was named.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..estimate import intervals as sure
from ..estimate import samples
from ..estimate.laws import LEVEL
from ..estimate.verdicts import equal_shares, fair_rate, furthest, holm, nothing_in_any
from ..report.rulebook import FEWEST, lift
from .kinds import VALUES, Kind
from .pool import Pool

if TYPE_CHECKING:
    from numpy.random import Generator

    from .kinds import Right

STEPS, PAIRS, LOOKS = 20, 6, 10
"""How many dials are turned and pairs of bots matched in a study, and games between two looks."""


def seats_fair(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """No seat is named where seats are fair."""
    import numpy as np

    even, unnamed = [], []
    for won in _shuffled(pool, games, studies, rng):
        differ = equal_shares(won) <= LEVEL
        fair = [float(won.mean())] * won.shape[1]
        even.append(not differ)
        unnamed.append(not differ or furthest([sure.wins(one, len(fair)) for one in won.T], fair) is None)
    return {"seats differ": np.asarray(even, dtype=float), "a seat is named": np.asarray(unnamed, dtype=float)}


def bots_fair(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """No bot is named where all are as good."""
    won = _shuffled(pool, games, studies, rng)
    return {"a bot is named": _nothing([[fair_rate(one, 1 / len(study.T)) for one in study.T] for study in won])}


def actions_fair(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """No kind of move is named where it has nothing to do with winning."""
    drawn, chances = rng.integers(0, pool.n, (studies, games)), []
    for places, won in zip(drawn, _shuffled(pool, games, studies, rng), strict=True):
        chances.append([lift(uses[places], won)[1] for uses in pool.counted["chosen"].values()])
    return {"a kind of move is named": _nothing(chances)}


def compare_same(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """Nothing is clearly different between two runs of the same rules with other luck, over all measures."""
    one, other = rng.integers(0, pool.n, (2, studies, games))
    chances = [nothing_in_any(values[one] - values[other], kind) for kind, values, _ in pool.pairs.values()]
    return {"anything is clear": _nothing(list(zip(*chances, strict=True)))}


def dials_same(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """No dial is clear where turning it does nothing: many runs of the same rules against one."""
    turns, base = pool.turns, rng.integers(0, pool.n, (studies, games))
    chances = [nothing_in_any(turns[rng.integers(0, pool.n, base.shape)] - turns[base]) for _ in range(STEPS)]
    return {"a dial is clear": _nothing(list(zip(*chances, strict=True)))}


def sweep_same(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """No value is told from another where all are the same rules."""
    columns = pool.turns[rng.integers(0, pool.n, (VALUES, studies, games))]
    chances = [nothing_in_any(columns[j] - columns[i]) for i, j in combinations(range(VALUES), 2)]
    return {"a value is named": _nothing(list(zip(*chances, strict=True)))}


def ladder_same(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """No pair of bots is told apart where all are as good."""
    rungs = [_shuffled(pool, games, studies, rng)[:, :, 0] for _ in range(PAIRS)]
    fair = 1 / pool.won.shape[1]
    return {"a bot is stronger": _nothing([[fair_rate(one, fair) for one in study] for study in zip(*rungs, strict=True)])}


def watched_same(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """A watched interval never leaves 0 while games of the same rules come in, looked at every few games."""
    import numpy as np

    one, other = rng.integers(0, pool.n, (2, studies, games))
    gaps, never = pool.turns[one] - pool.turns[other], np.ones(studies)
    for seen in range(sure.LEAST, games + 1, LOOKS if games > LOOKS else 1):
        so_far = gaps[:, :seen]
        never[abs(so_far.mean(axis=1)) > samples.watched(so_far)] = 0
    return {"it ever leaves 0": never}


ALARMS = (
    Kind("seats", seats_fair, alarm=True, cautious=True),
    Kind("bots", bots_fair, alarm=True, cautious=True),
    Kind("kinds of moves", actions_fair, FEWEST, alarm=True, cautious=True),
    Kind("compare", compare_same, alarm=True, cautious=True),
    Kind("dials, ablate", dials_same, alarm=True, cautious=True),
    Kind("sweep", sweep_same, alarm=True, cautious=True),
    Kind("ladder, restricted", ladder_same, alarm=True, cautious=True),
    Kind("a watched difference", watched_same, alarm=True, cautious=True),
)
"""Every kind of sentence that names something."""


def _nothing(chances: Sequence[Sequence[float]]) -> Any:
    """1 for each study of which nothing is clear, by Holm's rule."""
    import numpy as np

    return np.asarray([not any(holm(one)) for one in chances], dtype=float)


def _shuffled(pool: Pool, games: int, studies: int, rng: Generator) -> Any:
    """Shares of the win of drawn games, shuffled among the players of each."""
    return rng.permuted(pool.won[rng.integers(0, pool.n, (studies, games))], axis=2)
