"""Proving small results: every case is tried, or a game that speaks against the claim is found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Case, Game, agrees, counts, plays
from ...core.moves import CHANCE, Move
from ...core.table import replaced
from ...players.playout import playout
from ..notation import Roll
from ..table import EMPTY, HAMMER, WHITE
from .moving import earned

ANNAS_MOVE = "take red 1"
TRIED = 12
"""So many games are played in search of a counterexample."""


def _fees(task: Exercise) -> Iterator[Case]:
    """Ben's fee for every number of pieces in his yard and on his roof, as his turn begins."""
    squares = task.state.rules.squares
    for yard in range(squares + 1):
        for roof in range(squares + 1):
            table = task.state.table.copy()
            table.yards, table.roofs = (
                replaced(rows, 1, (WHITE,) * held + (EMPTY,) * (squares - held))
                for rows, held in ((table.yards, yard), (table.roofs, roof))
            )
            before = type(task.state)(task.state.rules, table)
            fee = table.cash[1] - before.play(ANNAS_MOVE).table.cash[1]
            yield f"yard={yard}, roof={roof}", (yard, roof), fee, before


def _all_money(task: Exercise) -> int:
    """Money comes into purses at the set-up and by sales, and every square of the market is sold to once at most."""
    cash: tuple[int, ...] = task.state.table.cash
    return sum(cash) + sum(map(sum, task.state.rules.market))


def _not_all_money(task: Exercise, given: Fraction) -> Fault:
    if given > _all_money(task):
        return Fault("too-much-money", {"given": int(given)}, "mark.market-values")
    for seed in range(TRIED):
        ended = playout(task.ruleset, task.state.rules, "greedy", seed).final()
        if sum(ended.table.cash) > given:
            return Fault("more-money", {"seed": seed, "held": sum(ended.table.cash)}, "mark.winner", ended)
    return Fault("some-money", {"given": int(given)}, "mark.setup")


def _keeps_ben_from_earning(task: Exercise, states: Sequence[Game]) -> Fault | None:
    """Ben's every roll without a hammer, and everything he can do with it."""
    for roll, _ in states[-1].odds():
        assert isinstance(roll, Roll)
        for line, money in _sales(states[-1].play(roll), ()) if roll.first != HAMMER else ():
            return Fault("still-earns", {"roll": roll, "line": line, "money": money, "player": 1}, "mark.sell")
    return None


def _sales(state: Game, line: tuple[Move, ...]) -> Iterator[tuple[tuple[Move, ...], int]]:
    """Every line of actions within the turn that ends in a sale, with what the sale earns."""
    if state.actor in (None, CHANCE):
        return
    for move in state.moves():
        after = state.play(move)
        if earned(after):
            yield (*line, move), earned(after)
        elif after.turn == state.turn:
            yield from _sales(after, (*line, move))


FEE_FORMULA = Exercise(
    "mark",
    "fee-formula",
    "prove",
    ("mark.storage-fee",),
    agrees(_fees),
    lambda yard, roof: 5 * (yard >= 3) + 5 * (roof >= 3),
    (lambda yard, roof: 5 if yard + roof >= 3 else 0, lambda yard, roof: 5 * (yard > 3) + 5 * (roof > 3)),
    field="function",
)
ALL_MONEY = Exercise(
    "mark",
    "all-money",
    "prove",
    ("mark.setup", "mark.market-values", "mark.bank", "mark.winner"),
    counts(_all_money, _not_all_money),
    740,
    (650, 680, 3990),
    field="number",
)
NO_SALE = Exercise(
    "mark",
    "no-sale",
    "prove",
    ("mark.close-colour", "mark.double", "mark.sell"),
    plays(_keeps_ben_from_earning, 1),
    "sell red 1 E",
    ("sell green 2 A", "take blue 1", "sell white 3 B"),
    field="move",
)
