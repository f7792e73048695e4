"""What the lab tells of a few small studies, to the letter: findings, numbers, small print, and what its plots show.

``python -m tests.lab.told`` prints what ``tests/lab/told.story`` keeps. After a change of a sentence or a number that is meant,
read what git shows as changed: each line is something that somebody will rely on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import gamelib
from gamelib import lab
from gamelib.lab.calibrate import page, run
from gamelib.lab.calibrate.pool import Pool, pool_of
from gamelib.lab.change.own_measures import taken

SHORT = gamelib.mark.Rules(players=2, rows_to_end=2)
SMALL = gamelib.city.Rules(players=2, size=4)
SAIL = gamelib.marco_polo.Rules(players=2, turn_limit=30)
FLAT = gamelib.shark.Rules(players=3)
ALONE: dict[str, Any] = {"executor": 1}
MIXED = ["greedy", "random"]
FEW: dict[str, Any] = {"bots": "greedy", "games": 12, **ALONE}
MORE: dict[str, Any] = {"bots": "greedy", "games": 40, "seed": 3, **ALONE}


@cache
def played(name: str, rules: Any = None, bots: Any = "random", games: int = 12, rotate: bool = False) -> lab.Results:
    """Some games, in every detail."""
    chosen = list(bots) if isinstance(bots, tuple) else bots
    return lab.experiment(name, rules, chosen, games=games, seed=5, rotate=rotate, progress=False, **ALONE)


@cache
def pool() -> Pool:
    """Games from which small studies are drawn."""
    return pool_of("mark", 60, 1)


def growing() -> list[str]:
    """What a page shows while games come in."""
    looks = list(lab.growing("mark", {"rows_to_end": 3}, "turns", bots="greedy", games=30, rules=SHORT))
    return [*(f"{number(*look[:5])}, oddest {look.odd()}" for look in looks), looks[-1].code]


def beside() -> list[str]:
    """Two rules beside each other, game by game."""
    pair = lab.Beside("mark", {"cash": 80}, bots="greedy", games=14, seed=2)
    for _ in pair.going():
        pass
    told = [number(*one) for one in pair.differences()]
    return [*told, f"{pair.cut()} cut, turns are oddest in game {pair.odd('turns')}", pair.code()]


CASES: dict[str, Callable[[], Any]] = {
    "card of mark": lambda: lab.card(played("mark"), 2),
    "card of mark, two bots in turn": lambda: lab.card(played("mark", SHORT, ("greedy", "random"), 30, True), 2),
    "card of mark, three games": lambda: lab.card(played("mark", None, "random", 3), 1),
    "card of the city": lambda: lab.card(played("city", SMALL), 1),
    "card of shark": lambda: lab.card(played("shark", FLAT, "random", 6), 1),
    "card of marco polo": lambda: lab.card(played("marco_polo", SAIL, "random", 8), 1),
    "plots of a card": lambda: [_drawn(one) for one in lab.card(played("mark", SHORT, "random", 12), 1).reports],
    "compare": lambda: lab.compare("mark", {}, {"cash": 80}, rules=SHORT, **FEW),
    "compare, clear": lambda: lab.compare("mark", {}, {"rows_to_end": 3}, rules=SHORT, measures=["turns", "margin"], **MORE),
    "compare bots": lambda: lab.compare("mark", "random", "greedy", rules=SHORT, games=12, **ALONE),
    "sweep": lambda: lab.sweep("mark", {"cash": [20, 40, 120]}, measures=["turns", "first seat"], rules=SHORT, **MORE),
    "sweep of two": lambda: lab.sweep("mark", {"cash": [20, 40], "pieces": [7, 8]}, measures=["turns"], rules=SHORT, **FEW),
    "dials": lambda: lab.dials("mark", "turns", rules=SHORT, **FEW),
    "dials, clear": lambda: lab.dials("mark", "turns", rules=SHORT, steps=2, bots="greedy", games=20, **ALONE),
    "dials of two line-ups": lambda: lab.dials("mark", rules=SHORT, bots=[MIXED, MIXED[::-1]], games=6, **ALONE),
    "ablate": lambda: lab.ablate("mark", ["turns", "margin"], rules=SHORT, **FEW),
    "ablate the city": lambda: lab.ablate("city", ["turns"], rules=SMALL, bots="random", games=6, **ALONE),
    "ladder": lambda: lab.ladder("mark", ["random", "greedy"], [2], rules=SHORT, games=6, **ALONE),
    "restricted": lambda: lab.restricted("mark", "greedy", rules=SHORT, games=8, **ALONE),
    "versus": lambda: lab.versus("mark", "greedy", "random", rules=SHORT, games=12, **ALONE),
    "series": lambda: lab.series("mark", SHORT, "greedy", games=2, **ALONE)[::9],
    "simulate": lambda: lab.simulate("mark", SHORT, MIXED, games=6, rotate=True, details=True, progress=False, **ALONE),
    "wins": lambda: lab.wins(played("mark", SHORT, ("greedy", "random"), 30, True).table),
    "measures": lambda: lab.measures("city"),
    "differences": lambda: lab.differences("mark", {"cash": 80}, bots="greedy", games=8),
    "own measures": lambda: str([name for name, _ in taken(["fill rate"], "mark")]),
    "growing": growing,
    "beside": beside,
    "calibration": lambda: run.text(run.calibrate([pool()], 40, (5, 12, 30)), [pool()]),
    "calibration as a page": lambda: page.page(run.calibrate([pool()], 40, (5, 12, 30)), [pool()], 0),
}  # fmt: skip


def told(name: str) -> str:
    """What comes of a case, as text."""
    return f"=== {name}\n{_text(CASES[name]())}\n"


def _text(answer: Any) -> str:
    if isinstance(answer, lab.Card):
        return "\n".join([answer.text(), *(title for title, _ in answer.own)])
    if isinstance(answer, lab.Report):
        head = [answer.text(), answer.means, f"{answer.players} {answer.shows}"]
        return "\n".join([*head, _frame(answer.table), _drawn(answer)])
    if hasattr(answer, "columns"):
        return _frame(answer)
    if isinstance(answer, str):
        return answer
    return "\n".join(map(str, answer)) if isinstance(answer, list) else number(*answer)


def number(*values: Any) -> str:
    """Values with six figures."""
    return ", ".join(_one(value) for value in values)


def _one(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({number(*value)})"
    return f"{float(value):.6g}" if isinstance(value, float) else str(value)


def _frame(table: Any) -> str:
    rows = [number(*row) for row in table.itertuples(index=False, name=None)]
    return "\n".join([", ".join(map(str, table.columns)), *rows])


def _drawn(report: lab.Report) -> str:
    """What a plot shows: its words, and where its lines and points lie."""
    from matplotlib import pyplot

    ax = report.plot()
    words = [one.get_text() for one in (*ax.get_yticklabels(), *ax.texts, ax.xaxis.label, ax.yaxis.label) if one.get_text()]
    lines = [number(*map(float, line.get_xdata()[:4])) for line in ax.lines[:12]]
    points = [number(*map(float, point)) for one in ax.collections[:6] for point in one.get_offsets()[:4]]
    pyplot.close("all")
    return "\n".join([f"plot of {report.key}: {' | '.join(words)}", *lines, *points])


if __name__ == "__main__":
    sys.stdout.write("\n".join(told(name) for name in CASES))
