"""Studies drawn from a small pool that was made up, and of each kind of sentence in which of them it was wrong.

``python -m tests.lab.calibrated`` prints the table that ``tests/lab/calibrated.toml`` keeps: for each kind of sentence, number
of games and thing it speaks of, in how many of 80 studies it was given, and the numbers of those in which it was wrong.
Sentences that are hardly ever wrong are also tried with intervals that are far too narrow.
"""

from __future__ import annotations

import json
import sys
from contextlib import AbstractContextManager
from functools import cache, partial
from itertools import combinations
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np

from gamelib.lab.calibrate import alarms, kinds
from gamelib.lab.calibrate.alarms import ALARMS
from gamelib.lab.calibrate.kinds import INTERVALS
from gamelib.lab.estimate import samples

GAMES, STUDIES = 40, 80
KINDS = {kind.name: kind for kind in (*INTERVALS, *ALARMS)}
SIZES = {
    "an early lead and winning": (60,), "decisions with one move": (30,), "a watched difference": (9, 10, 11, 35),
    "a difference, most pairs alike": (60, 200),
}  # fmt: skip
"""Games of a study, where twelve and thirty would not show all there is to it."""


def column(seed: int, most: float = 9.0) -> Any:
    """Whole numbers with a tail, one a game."""
    return np.floor(np.random.default_rng(seed).gamma(1.5, most / 3, GAMES))


def events(*hits: int) -> Any:
    """1 in these games, 0 in the others."""
    return np.isin(np.arange(GAMES), hits).astype(float)


@cache
def pool(seats: int = 3) -> Any:
    """A pool of forty games as the calibration sees one; a name that it knows the shape of stands beside one it does not."""
    rng = np.random.default_rng(7)
    turns, longer = column(1, 60.0) + 30, column(2, 66.0) + 30
    won = np.eye(seats)[rng.choice(seats, GAMES, p=[0.5, *[0.5 / (seats - 1)] * (seats - 1)])]
    won[3] = won[17] = [0.5, 0.5, *[0.0] * (seats - 2)]
    decisions = column(3, 12.0) + 4
    choice = rng.integers(0, 5, (GAMES, seats)).astype(float)
    return SimpleNamespace(
        name="mark",
        n=GAMES,
        won=won,
        turns=turns,
        leads=np.hstack([rng.integers(-4, 5, (GAMES, seats)) + 2 * won, won]),
        pairs={
            "turns": ("number", turns, longer),
            "margin": ("number", column(4), column(4) + events(2, 5, 7, 11, 13, 21, 22, 30, 33, 38)),
            "moves": ("number", column(5), column(5) + 3),
            "shared": ("share", events(3, 17), events(3, 17)),
            "comeback": ("share", events(*range(0, 40, 3)), events(*range(0, 40, 4))),
            "drama": ("part", column(6) / 40, column(7) / 40),
            "branching": ("rate", column(8) / 7, column(9) / 7),
        },
        measures={"turns": ("number", turns), "drama": ("part", column(6) / 40), "comeback": ("share", events(1, 2, 3))},
        shares={"seat 1": won[:, 0], "cut": events(4, 9), "ends": events(*range(0, 40, 3)), "always": 1 - events(8)},
        numbers={
            "measures": {"turns": turns, "drama": column(6) / 40, "of nobody": column(10)},
            "money": {"mark.sell": column(11, 300.0), "of nobody": column(12)},
            "kinds": {"sell": column(13), "of nobody": column(14) / 3},
            "clauses": {
                "mark.nothing": events(1),
                "mark.sell": column(15),
                "mark.bid-tie": events(1, 5, 6, 9, 20, 31, 35, 39),
                "of nobody": 2 * events(*range(0, 40, 3)) + events(1, 4),
            },
        },
        counted={
            "phases": {
                "act": np.stack([decisions, 3 * decisions + column(16), np.floor(decisions / 4)], axis=1),
                "bid": np.stack([column(17), column(18), events(1)], axis=1),
                "place": np.stack([decisions, decisions, decisions], axis=1),
            },
            "chosen": {"sell": choice, "take": choice[:, ::-1] + won},
        },
    )


def narrow(kind: str) -> AbstractContextManager[Any]:
    """Everything is told apart, or an interval reaches a quarter as far."""
    if kind == "the lowest of a sweep":
        return patch.object(kinds, "told_apart", lambda columns: {*combinations(range(len(columns)), 2)})
    return patch.object(alarms, "samples", SimpleNamespace(watched=lambda rows: samples.watched(rows) / 4))


def told(kind: str, seats: int = 3) -> dict[str, dict[str, Any]]:
    """In how many studies a kind of sentence was given, and in which it was wrong, by games and by what it speaks of."""
    found = {}
    for games in SIZES.get(kind, (12, 30)):
        for what, held in KINDS[kind].studies(pool(seats), games, STUDIES, np.random.default_rng(11)).items():
            assert set(held[held == held]) <= {0.0, 1.0}
            given, wrong = int((held == held).sum()), np.flatnonzero(held == 0).tolist()
            found[f"{games} games: {what}"] = {"given": given, "wrong": wrong}
    return found


def told_narrow(kind: str) -> dict[str, dict[str, Any]]:
    """The same with intervals that are far too narrow."""
    with narrow(kind):
        return told(kind)


TWO_SEATS, NEVER_WRONG = ("all seats together", "ladder, restricted", "bots"), ("the lowest of a sweep", "a watched difference")
CASES = {
    **{kind: partial(told, kind) for kind in KINDS},
    **{f"{kind}, two seats": partial(told, kind, 2) for kind in TWO_SEATS},
    **{f"{kind}, too narrow": partial(told_narrow, kind) for kind in NEVER_WRONG},
}

if __name__ == "__main__":
    sys.stdout.write(
        "# In how many studies a sentence was given, and in which it was wrong; calibrated.py says which studies.\n"
    )
    for case, ask in CASES.items():
        sys.stdout.write(f"\n[{json.dumps(case)}]\n")
        for name, one in ask().items():
            sys.stdout.write(f"{json.dumps(name)} = {{ given = {one['given']}, wrong = {one['wrong']} }}\n")
