"""Counting: the odds of a draw, and the score of a finished game."""

from __future__ import annotations

from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, counts, told
from ...core.moves import Move
from ..engine.auction import bidders
from ..engine.end import counted
from ..notation import Tile
from ..table import BID, GOODS

LAST = "lay road D6"
BEN = 1


def _shops(task: Exercise) -> list[tuple[Move, Game, Fraction]]:
    """Every shop that may be drawn, with what follows and its odds."""
    draws = [(move, task.state.play(move), odds) for move, odds in task.state.odds()]
    return [one for one in draws if isinstance(one[0], Tile) and one[0].tile < len(GOODS)]


def _drawer_bids(after: Game) -> bool:
    return after.phase == BID and after.table.player in bidders(after.rules, after.table)


def _bid_odds(task: Exercise) -> Fraction:
    return sum((odds for _, after, odds in _shops(task) if _drawer_bids(after)), Fraction(0))


def _miscounted(task: Exercise, given: Fraction) -> Fault:
    """A shop to think about: one without a bid for those who count too much, one with a bid for the others."""
    bids = given < _bid_odds(task)
    move, after = next((move, after) for move, after, _ in _shops(task) if _drawer_bids(after) == bids)
    return Fault("miscounted", {"move": move, "told": told(task, after)}, after.events[-1].clause, after)


def _bens_score(task: Exercise) -> int:
    ended = task.state.play(LAST).outcome
    assert ended is not None
    return ended.scores[BEN]


def _not_the_score(task: Exercise, given: Fraction) -> Fault:
    """What was forgotten, where that can be told from the number; else where to look."""
    after, cap = task.state.play(LAST), task.state.rules.cap
    routes, coins = counted(after.rules, after.table)[BEN], after.table.coins[BEN]
    if given == sum(routes):
        return Fault("forgot-money", {"player": BEN}, "city.score")
    if given in (sum(counted(task.state.rules, task.state.table)[BEN]) - coins * paid for paid in (0, 1)):
        return Fault("forgot-road", {"move": after.last_move, "player": BEN}, "city.route")
    return Fault("not-the-score", {"player": BEN, "cap": cap}, "city.route-cap")


ODDS = Exercise(
    "city",
    "odds",
    "count",
    ("city.auction", "city.auction-last", "city.one-each", "city.pile"),
    counts(_bid_odds, _miscounted),
    Fraction(5, 12),
    (Fraction(1, 2), "1/4", "1/3"),
    field="number",
)
SCORE = Exercise(
    "city",
    "score",
    "count",
    ("city.score", "city.route", "city.route-cap", "city.end"),
    counts(_bens_score, _not_the_score),
    19,
    (20, 24, 23),
    field="number",
    after=lambda task: task.state.play(LAST),
)
